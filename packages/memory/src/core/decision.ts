import type { Memory } from './memory.ts'

/**
 * `add`: held as new. `update`: held, and something older was superseded. `pend`: kept as a suggestion. `delete`: forgotten by
 * request. `noop`: nothing to do, `reject`: not allowed; neither changes anything.
 */
export type DecisionOp = 'add' | 'update' | 'delete' | 'noop' | 'reject' | 'pend'

/** Why a decision was taken; `explanation` says the same in a sentence. */
export type ReasonCode =
  | 'new' // nothing is held about it
  | 'new-value' // the same key, another value
  | 'changed-back' // the same key, a value that was held before
  | 'correction' // the user said that what is held is wrong
  | 'edited' // the user changed it by hand
  | 'restored'
  | 'approved'
  | 'rejected'
  | 'same' // the same meaning is held already
  | 'repeated' // the same id was written before
  | 'question'
  | 'hypothetical'
  | 'fiction'
  | 'quote' // somebody else's words
  | 'joke'
  | 'task' // a detail of the task at hand
  | 'uncertain' // may not be so
  | 'small-talk'
  | 'untrusted' // not said by a trusted role
  | 'recalled' // Locket's own block, read back
  | 'secret' // looks like a password, key or card number
  | 'policy' // the policy does not allow it
  | 'no-room' // as many are held as may be, and none of them may go
  | 'budget' // the hour's budget is spent; observed turns wait, a plan says this
  | 'needs-approval'
  | 'unclear-target' // what is to change or be forgotten could not be told
  | 'forget-request'
  | 'forgotten' // it was forgotten, and nobody has said it anew
  | 'no-evidence' // the words that it rests on are not in the turn
  | 'paused'
  | 'nothing' // nothing lasting is stated

/** What became of one input or candidate. */
export interface Decision {
  readonly op: DecisionOp
  /** The memory as it is afterwards; for `noop` the one that is held; not set for `reject` and `delete`. */
  readonly memory?: Memory | undefined
  /** What was closed by it (update). For `delete` left empty: what is forgotten is not handed round. */
  readonly replaced?: readonly Memory[] | undefined
  readonly reason: ReasonCode
  /** One English sentence for people; holds no secret and no forgotten text. */
  readonly explanation: string
  /** The turn that it comes from, where there is one. */
  readonly message?: string | undefined
  /** How many memories, older versions included, were forgotten to make room. In a write of several, the last that was added says it. */
  readonly madeRoom?: number | undefined
  /** The receipt of a `delete`, or of what was forgotten to make room. */
  readonly receipt?: string | undefined
}

import type { Influence } from './memory.ts'

/** A number of days, or `null` for ever. */
export type Retention = number | null

/**
 * What may be stored, for how long, and what it may be used for. Another policy than before shows in the audit as an entry of its
 * own (`policy`), before the first decision that was taken under it; `status().policy` names the one in force. See `docs/policy.md`.
 */
export interface Policy {
  readonly version: 1
  /** Days that a memory of a kind stays, and a turn of a thread. Default: fact and rule for ever, event 90, thread 30. */
  readonly retention: { readonly fact: Retention; readonly rule: Retention; readonly event: Retention; readonly thread: Retention }
  /**
   * `memories`: most active and pending ones; 0 to 1,000,000, default 10,000; older versions do not count. A new one over it takes
   * the place of the least useful, which is forgotten; where none may go, explicit writes are `REFUSED` (details.reason
   * `caps.memories`), candidates rejected (`no-room`).
   */
  readonly caps: { readonly memories: number }
  /** Which writes become suggestions. `rule`: default `unless-user-said-it`. `assistant`: what an assistant's turn states; default `always`. */
  readonly approve: { readonly rule: 'always' | 'never' | 'unless-user-said-it'; readonly assistant: 'always' | 'never' }
  /** Roles whose turns are extracted from; default `user`. What another role states keeps its origin and `approve.assistant` holds for it. */
  readonly trust: readonly ('user' | 'assistant' | 'tool' | 'system')[]
  /**
   * What a memory may influence when its writer does not say: `fact` and `event` default `inform`, `rule` default `recommend`.
   * `foreign`: the most for what an assistant, a tool or a document states, whatever is asked for; default `inform`.
   */
  readonly influence: { readonly fact: Influence; readonly event: Influence; readonly rule: Influence; readonly foreign: Influence }
  /** `keep` (default), or `drop`: extraction keeps only what is classified as `public` (reason `policy`). What an app or a person states stays. */
  readonly personal: 'keep' | 'drop'
  /**
   * `writesPerHour`: how many memories extraction may write in 60 minutes; 0 to 1,000,000, default 500. Once they are written, the
   * next turn that would write one waits in the queue, and all after it, until it allows more; none is lost. The turn that reaches it
   * is still read to its end (8 at most).
   */
  readonly budgets: { readonly writesPerHour: number }
  /** `keep` (default): of a conversation that was quiet for 6 hours, three to five sentences of trusted roles stay as an event; `off`: none. */
  readonly episodes: 'keep' | 'off'
}

/** A part of a policy; what is left out keeps its default. */
export interface PolicyInput {
  readonly version?: 1 | undefined
  readonly retention?: Partial<Policy['retention']> | undefined
  readonly caps?: Partial<Policy['caps']> | undefined
  readonly approve?: Partial<Policy['approve']> | undefined
  readonly trust?: Policy['trust'] | undefined
  readonly influence?: Partial<Policy['influence']> | undefined
  readonly personal?: Policy['personal'] | undefined
  readonly budgets?: Partial<Policy['budgets']> | undefined
  readonly episodes?: Policy['episodes'] | undefined
}

import type { DecisionOp, ReasonCode } from './decision.ts'
import type { Memory } from './memory.ts'

const BECAUSE: Readonly<Record<ReasonCode, string>> = {
  new: 'nothing was held about it',
  'new-value': 'it has a new value',
  'changed-back': 'it is back to an earlier value',
  correction: 'what was held was wrong',
  edited: 'it was changed by hand',
  restored: 'an earlier version was brought back',
  approved: 'it was approved',
  rejected: 'it was turned down',
  same: 'it is held already',
  repeated: 'it was written before',
  question: 'a question states nothing',
  hypothetical: 'it is only supposed',
  fiction: 'it is a story or a role',
  quote: 'somebody else said it',
  joke: 'it is not meant seriously',
  task: 'it belongs to the task at hand',
  uncertain: 'it may not be so',
  'small-talk': 'there is nothing lasting in it',
  untrusted: 'only the user is taken at their word',
  recalled: 'it is what was recalled before',
  secret: 'it looks like a password, key or card number',
  policy: 'the policy does not allow it',
  'no-room': 'there is no room, and nothing that is held may go',
  budget: 'enough was learnt in this hour',
  'needs-approval': 'somebody has to agree first',
  'unclear-target': 'it is not clear which memory is meant',
  'forget-request': 'you asked for it',
  forgotten: 'it was forgotten, and nobody said it anew',
  'no-evidence': 'the words for it were not said',
  paused: 'remembering is paused',
  nothing: 'nothing lasting is stated',
}

/** One English sentence for people. An app that needs other words makes them from `op` and `reason`. */
export function explain(op: DecisionOp, reason: ReasonCode, memory?: Memory, replaced: readonly Memory[] = []): string {
  const because = BECAUSE[reason]
  const text = memory === undefined ? '' : shorten(memory.text)
  switch (op) {
    case 'add':
      return `Remembered, because ${because}: ${text}`
    case 'update':
      return `Remembered, because ${because}: ${text} It replaces: ${replaced.map((old) => shorten(old.text)).join(' ')}`
    case 'delete':
      return `Forgotten, because ${because}.`
    case 'noop':
      return `Nothing changed, because ${because}.`
    case 'reject':
      return `Not stored, because ${because}.`
    case 'pend':
      return `Suggested, because ${because}: ${text}`
  }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const chars = [...line]
  const cut = chars.length <= 120 ? line : `${chars.slice(0, 117).join('')}…`
  return /[.!?…。]$/.test(cut) ? cut : `${cut}.`
}

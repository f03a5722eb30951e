import type { Importance, Memory } from './memory.ts'
import { addDays, later, toMs } from './time.ts'
import { isExpired } from './validity.ts'

/** Days without anybody recording, using or expecting it, after which it may go for a new one. */
const QUIET_DAYS = { pending: 30, event: 7, fact: 30 } as const
const WEIGHT: Readonly<Record<Importance, number>> = { low: 0, normal: 1, high: 2 }

/** Held, but not for sure: what was only suggested may push out no more than this. */
export function isLoose(memory: Memory, now: string): boolean {
  return memory.status === 'pending' || isExpired(memory, now)
}

/**
 * Those that may go for a new memory, least useful first: what has expired; suggestions that nobody answered; events, and
 * then facts that never answered a question, without a key before those that have one; of each the least important first,
 * then the least used, then the oldest.
 *
 * Never: rules, what is `high` (asked for, written by hand or approved), sensitive facts (nobody has to ask about an allergy for
 * it to matter), facts that answered a question, and whatever is younger than 30 days, an event than 7.
 */
export function leastUseful(memories: Iterable<Memory>, now: string): readonly Memory[] {
  const found: { readonly memory: Memory; readonly order: readonly (number | string)[] }[] = []
  for (const memory of memories) {
    const group = groupOf(memory, now)
    if (group !== null) found.push({ memory, order: [group, WEIGHT[memory.importance ?? 'normal'], memory.useCount, toMs(quietSince(memory)), memory.id] })
  }
  return found.sort((a, b) => compare(a.order, b.order)).map(({ memory }) => memory)
}

/** Which goes first; `null` for what never goes. */
function groupOf(memory: Memory, now: string): number | null {
  const { status, kind, classification, useCount, importance, key } = memory
  if (status !== 'active' && status !== 'pending') return null
  if (isExpired(memory, now)) return 0
  if (status === 'pending') return isQuiet(memory, QUIET_DAYS.pending, now) ? 1 : null
  if (kind === 'rule' || importance === 'high') return null
  if (kind === 'event') return isQuiet(memory, QUIET_DAYS.event, now) ? 2 : null
  if (classification === 'sensitive' || useCount > 0 || !isQuiet(memory, QUIET_DAYS.fact, now)) return null
  return key === null ? 3 : 4
}

function isQuiet(memory: Memory, days: number, now: string): boolean {
  return toMs(addDays(quietSince(memory), days)) <= toMs(now)
}

/** What begins later is still to come. */
function quietSince({ recordedAt, lastUsedAt, validFrom }: Memory): string {
  return later(later(recordedAt, lastUsedAt ?? recordedAt), validFrom)
}

function compare(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [i, mine] of a.entries()) {
    const theirs = b[i]
    if (theirs === undefined || mine === theirs) continue
    return mine < theirs ? -1 : 1
  }
  return 0
}

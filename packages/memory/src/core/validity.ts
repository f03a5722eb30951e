import type { Memory } from './memory.ts'
import { toMs } from './time.ts'

/** Whether it may be told now: active and not expired. What begins later or ended stands in its dates. */
export function isCurrent(memory: Memory, now: string): boolean {
  return memory.status === 'active' && !isExpired(memory, now) && (memory.validTo === null || toMs(memory.validTo) > toMs(now))
}

/** Whether a newer version was told already, but begins later: until then this one is what is true. */
export function holdsUntilLater(memory: Memory, now: string): boolean {
  return (
    memory.status === 'superseded' && memory.supersededBy !== null && memory.validTo !== null && toMs(memory.validTo) > toMs(now) && !isExpired(memory, now)
  )
}

/** Whether it was true at that time: `validFrom` ≤ time < `validTo`, in a version that was never only a suggestion. */
export function wasTrueAt(memory: Memory, at: string): boolean {
  if (memory.status !== 'active' && memory.status !== 'superseded') return false
  const time = toMs(at)
  return toMs(memory.validFrom) <= time && (memory.validTo === null || time < toMs(memory.validTo))
}

export function isExpired(memory: Memory, now: string): boolean {
  return memory.expiresAt !== null && toMs(memory.expiresAt) <= toMs(now)
}

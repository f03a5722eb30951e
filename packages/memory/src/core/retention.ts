import type { Memory, MemoryKind } from './memory.ts'
import type { Policy } from './policy.ts'
import type { StoredTurn } from './records.ts'
import { addDays, toMs } from './time.ts'
import { isExpired } from './validity.ts'

/** When a memory of a kind is swept, counted from when it was recorded or, if that is later, begins; `null` for never. */
export function expiryOf(kind: MemoryKind, from: string, policy: Policy): string | null {
  const days = policy.retention[kind]
  return days === null ? null : addDays(from, days)
}

/** Memories whose time is over. */
export function expired(memories: Iterable<Memory>, now: string): readonly Memory[] {
  return [...memories].filter((memory) => isExpired(memory, now))
}

/** Turns that were extracted from and are older than the policy keeps them. */
export function expiredTurns(turns: Iterable<StoredTurn>, now: string, policy: Policy): readonly StoredTurn[] {
  const days = policy.retention.thread
  if (days === null) return []
  return [...turns].filter((turn) => turn.state === 'done' && turn.text !== null && toMs(addDays(turn.at, days)) <= toMs(now))
}

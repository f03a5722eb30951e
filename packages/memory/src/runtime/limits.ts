import type { Memory } from '../core/memory.ts'
import type { Context } from './context.ts'

export const HOUR_MS = 3_600_000
/** From here on it is told that a limit comes near. */
const NEAR = 0.9

/** Active and pending memories: what `caps.memories` counts. */
export function heldCount(context: Context): number {
  let count = 0
  for (const { status } of context.view.memories.values()) if (status === 'active' || status === 'pending') count++
  return count
}

/** When extraction wrote what it wrote within the last hour: milliseconds. An edit by hand rests on no quote any more, and does not count. */
export function writesInHour(context: Context, memories: Iterable<Memory> = context.view.memories.values()): readonly number[] {
  const since = context.ports.clock.now() - HOUR_MS
  const hex = since.toString(16).padStart(12, '0')
  const first = `${hex.slice(0, 8)}-${hex.slice(8)}`
  const times: number[] = []
  for (const { id, source } of memories) {
    // A UUIDv7 begins with the milliseconds at which it was made: when the write really happened, also for a turn of long ago.
    if (id < first || source.message === undefined || source.quote === undefined) continue
    const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
    if (time > since) times.push(time)
  }
  return times
}

/** Whether extraction has written as much as it may: what is queued waits. */
export function isBudgetSpent(context: Context): boolean {
  return writesInHour(context).length >= context.ports.policy.budgets.writesPerHour
}

/** How far the cap and the budget are used: 0, 1 when nine tenths are, 2 when all is. */
export function levelsOf(context: Context): readonly number[] {
  const { caps, budgets } = context.ports.policy
  const level = (used: number, most: number): number => (used < most * NEAR ? 0 : used < most ? 1 : 2)
  return [level(heldCount(context), caps.memories), level(writesInHour(context).length, budgets.writesPerHour)]
}

/** Tells listeners when a limit comes near, is reached or is free again; `status` says which. */
export function watchLimits(context: Context): void {
  let told = levelsOf(context).join()
  context.watch(({ type, local }) => {
    // What only was used, or heard, changes no count.
    if (type === 'alert' || type === 'status' || context.closed) return
    const now = levelsOf(context).join()
    if (now === told) return
    told = now
    // After the change that led to it.
    queueMicrotask(() => {
      if (!context.closed) context.tell('alert', local)
    })
  })
}

import { withOlderVersions } from '../core/forget.ts'
import type { Memory, MemoryId, MemoryStatus } from '../core/memory.ts'
import { checkInteger } from '../core/check.ts'
import { toIso, toMs } from '../core/time.ts'
import type { Context } from './context.ts'

/** Memories on their way out: no call shows or recalls them, and they go for good when the time is over. */
export interface Leaving {
  readonly due: string
  /** Status of each before, for taking it back. */
  readonly before: Readonly<Record<string, MemoryStatus>>
}

export const MOST_UNDO_MS = 60_000

export function parseUndoMs(value: unknown): number {
  return value === undefined ? 0 : checkInteger(value, 'options.undoMs', 0, MOST_UNDO_MS)
}

export function leavingOf(context: Context): Readonly<Record<string, Leaving>> {
  const held = context.view.settings.get('leaving')
  return typeof held === 'object' && held !== null ? (held as Readonly<Record<string, Leaving>>) : {}
}

/** Revokes the memories at once and durably; `finishLeaving` takes them out when the time is over, also after a restart. */
export async function beginLeaving(
  context: Context,
  find: () => readonly Memory[],
  undoMs: number,
): Promise<{ readonly id: string; readonly due: string; readonly count: number }> {
  const id = context.ports.ids.random()
  return context.write(
    () => {
      const gone = withOlderVersions(find(), context.view).filter(({ status }) => status !== 'revoked')
      const due = toIso(context.ports.clock.now() + undoMs)
      const before = Object.fromEntries(gone.map((memory) => [memory.id, memory.status]))
      const put = gone.map((memory): Memory => ({ ...memory, status: 'revoked' }))
      return { changes: { put, settings: { leaving: { ...leavingOf(context), [id]: { due, before } } } }, result: { id, due, count: gone.length } }
    },
    { durability: 'strict', always: true },
  )
}

/** Takes a forget back while there is time; how many memories came back. 0 when the time is over. */
export async function undoLeaving(context: Context, id: string): Promise<number> {
  return context.write(
    () => {
      const all = { ...leavingOf(context) }
      const leaving = all[id]
      if (leaving === undefined || toMs(leaving.due) <= context.ports.clock.now()) return { changes: null, result: 0 }
      delete all[id]
      const put = Object.entries(leaving.before).flatMap(([memoryId, status]): Memory[] => {
        const memory = context.view.get(memoryId)
        if (memory === undefined) return []
        const taken = memory.key !== null && status === 'active' && context.view.activeByKey(memory.key) !== undefined
        return [{ ...memory, status: taken ? 'superseded' : status }]
      })
      return { changes: { put, settings: { leaving: all } }, result: put.length }
    },
    { always: true },
  )
}

/** What is due, by the id that its receipt is to have. */
export function dueLeaving(context: Context, all: boolean): readonly { readonly id: string; readonly ids: readonly MemoryId[] }[] {
  const now = context.ports.clock.now()
  return Object.entries(leavingOf(context))
    .filter(([, { due }]) => all || toMs(due) <= now)
    .map(([id, { before }]) => ({ id, ids: Object.keys(before) as MemoryId[] }))
}

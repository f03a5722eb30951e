import { checkInteger } from '../core/check.ts'
import { createDraft } from '../core/draft.ts'
import { fitKey } from '../core/fit-key.ts'
import { withOlderVersions } from '../core/forget.ts'
import type { Memory, MemoryStatus } from '../core/memory.ts'
import type { ForgetTargetKind, Receipt, StoredTurn } from '../core/records.ts'
import { toIso, toMs } from '../core/time.ts'
import { byRecording } from '../core/versions.ts'
import type { Context } from './context.ts'
import { MOST_TURNS } from './observe.ts'

/** Memories on their way out: no call shows or recalls them, and they go for good when the time is over. */
export interface Leaving {
  readonly at: string
  readonly due: string
  readonly target: ForgetTargetKind
  /** Status of each before, for taking it back. */
  readonly before: Readonly<Record<string, MemoryStatus>>
  /** `everything` only: turns of a smaller order go too, and those that waited for extraction wait again if it is taken back. */
  readonly turns?: { readonly until: number; readonly queued: readonly string[] } | undefined
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
export async function beginLeaving(context: Context, target: ForgetTargetKind, find: () => readonly Memory[], undoMs: number): Promise<Receipt> {
  const id = context.ports.ids.random()
  return context.write<Receipt>(
    () => {
      const gone = withOlderVersions(find(), context.view).filter(({ status }) => status !== 'revoked')
      const at = context.now()
      const due = toIso(context.ports.clock.now() + undoMs)
      const before = Object.fromEntries(gone.map((memory) => [memory.id, memory.status]))
      const put = gone.map((memory): Memory => ({ ...memory, status: 'revoked' }))
      const all = target === 'everything'
      const waiting = all ? context.view.queued() : []
      const turns = all ? { until: (context.view.revision + 1) * MOST_TURNS, queued: waiting.map((turn) => turn.id) } : undefined
      const leaving: Leaving = { at, due, target, before, turns }
      return {
        changes: {
          put,
          turns: waiting.map((turn) => ({ ...turn, state: 'done' })),
          settings: { leaving: { ...leavingOf(context), [id]: leaving }, ...(all ? { clearedAt: `${at} ${id}` } : {}) },
        },
        result: { id, at: due, target, count: gone.length, erasure: context.ports.store.erasure },
      }
    },
    { durability: 'strict', always: true },
  )
}

/** Takes a forget back while there is time; how many memories came back. 0 when the time is over, or they went another way. */
export async function undoLeaving(context: Context, id: string): Promise<number> {
  return context.write(
    () => {
      const all = { ...leavingOf(context) }
      const leaving = Object.hasOwn(all, id) ? all[id] : undefined
      if (leaving === undefined || toMs(leaving.due) <= context.ports.clock.now()) return { changes: null, result: 0 }
      const hidden = hiddenBy(context, leaving)
      if (hidden.length === 0 && Object.keys(leaving.before).length > 0) return { changes: null, result: 0 }
      delete all[id]
      const draft = createDraft(context.view)
      for (const memory of [...hidden].sort(byRecording)) draft.put(fitKey({ ...memory, status: leaving.before[memory.id] ?? 'superseded' }, draft))
      const turns = (leaving.turns?.queued ?? []).flatMap((turnId): StoredTurn[] => {
        const turn = context.view.turns.get(turnId)
        return turn === undefined || turn.text === null ? [] : [{ ...turn, state: 'queued' }]
      })
      return { changes: { put: draft.changes(), turns, settings: { leaving: all } }, result: hidden.length }
    },
    { always: true },
  )
}

/** What is due, by the id of its receipt. */
export function dueLeaving(context: Context): readonly (readonly [string, Leaving])[] {
  const now = context.ports.clock.now()
  return Object.entries(leavingOf(context)).filter(([, { due }]) => toMs(due) <= now)
}

/** Those of its memories that are still hidden: some may have been brought back, or be gone already. */
export function hiddenBy(context: Context, leaving: Leaving): readonly Memory[] {
  return Object.keys(leaving.before)
    .map((id) => context.view.get(id))
    .filter((memory) => memory !== undefined)
    .filter(({ status }) => status === 'revoked')
}

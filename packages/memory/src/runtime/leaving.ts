import { checkInteger } from '../core/check.ts'
import { type ForgetScope, withVersionsAndEpisodes } from '../core/forget.ts'
import type { Memory, MemoryStatus } from '../core/memory.ts'
import type { ForgetTargetKind, Receipt } from '../core/records.ts'
import { toIso, toMs } from '../core/time.ts'
import type { Context, WriteOptions } from './context.ts'

/** Memories on their way out: no call shows or recalls them, and they go for good when the time is over. */
export interface Leaving {
  readonly at: string
  readonly due: string
  readonly target: ForgetTargetKind
  /** Status of each before, for taking it back. */
  readonly before: Readonly<Record<string, MemoryStatus>>
  /** Ids of the turns and documents that go too; those that waited for extraction wait again if it is taken back. */
  readonly turns: readonly string[]
  readonly queued: readonly string[]
  readonly documents: readonly string[]
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
  target: ForgetTargetKind,
  find: () => { readonly memories: readonly Memory[]; readonly scope: ForgetScope },
  undoMs: number,
  look?: WriteOptions['look'],
): Promise<Receipt> {
  const id = context.ports.ids.random()
  return context.write<Receipt>(
    () => {
      const { memories, scope } = find()
      const gone = withVersionsAndEpisodes(memories, context.view).filter(({ status }) => status !== 'revoked')
      const at = context.now()
      const due = toIso(context.ports.clock.now() + undoMs)
      const before = Object.fromEntries(gone.map((memory) => [memory.id, memory.status]))
      const put = gone.map((memory): Memory => ({ ...memory, status: 'revoked' }))
      const waiting = context.view.queued().filter((turn) => scope.turns.has(turn.id))
      const leaving: Leaving = { at, due, target, before, turns: [...scope.turns], queued: waiting.map((turn) => turn.id), documents: [...scope.documents] }
      return {
        changes: {
          put,
          turns: waiting.map((turn) => ({ ...turn, state: 'done' })),
          settings: { leaving: { ...leavingOf(context), [id]: leaving }, ...(target === 'everything' ? { clearedAt: `${at} ${id}` } : {}) },
        },
        result: { id, at: due, target, count: gone.length, erasure: context.ports.store.erasure },
      }
    },
    { durability: 'strict', always: true, redact: 'after', look },
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

/** Turns and documents that no call shows any more, though they can still be taken back. */
export function hiddenOf(context: Context): ForgetScope {
  return toScope(Object.values(leavingOf(context)))
}

export function toScope(leaving: readonly Leaving[]): ForgetScope {
  return { turns: new Set(leaving.flatMap(({ turns }) => turns)), documents: new Set(leaving.flatMap(({ documents }) => documents)) }
}

import type { Decision } from '../core/decision.ts'
import type { Draft } from '../core/draft.ts'
import { MemoryError } from '../core/errors.ts'
import { forgetting, NO_SCOPE } from '../core/forget.ts'
import { isLoose, leastUseful } from '../core/least-useful.ts'
import type { Memory } from '../core/memory.ts'
import type { Receipt } from '../core/records.ts'
import { olderVersions } from '../core/versions.ts'
import type { ChangeSet } from '../storage/memory-store.ts'
import type { Context } from './context.ts'
import { heldCount } from './limits.ts'

/** How many memories the draft adds over what may be held. What was over it before, since the policy is another, stays. */
export function overCap(context: Context, draft: Draft): number {
  const held = draft.held()
  return Math.max(0, Math.min(held - context.ports.policy.caps.memories, held - heldCount(context)))
}

/**
 * Takes the `count` least useful out of the draft; `null`, and nothing is taken, where fewer may go. At most `sure` of them are
 * more than a suggestion: what nobody has agreed to yet pushes out nothing that is held.
 */
export function takeLeastUseful(context: Context, draft: Draft, count: number, sure: number): readonly Memory[] | null {
  const now = context.now()
  const replaced = new Set(draft.changes().map(({ supersedes }) => supersedes))
  const may = leastUseful(context.view.memories.values(), now).filter((memory) => draft.get(memory.id) === memory && !replaced.has(memory.id))
  const gone = may.slice(0, count)
  if (gone.length < count || gone.filter((memory) => !isLoose(memory, now)).length > sure) return null
  for (const { id } of gone) draft.remove(id)
  return gone
}

/** @throws MemoryError `REFUSED` when the draft adds more than may be held and too little may go */
export function makeRoom(context: Context, draft: Draft): readonly Memory[] {
  const over = overCap(context, draft)
  const sure = draft.changes().filter(({ id, status }) => status === 'active' && context.view.get(id) === undefined).length
  const gone = over === 0 ? [] : takeLeastUseful(context, draft, over, sure)
  if (gone === null) throw noRoom(context)
  return gone
}

/** What a file brings never pushes anything out: somebody chose the file as a whole, and nobody what would go for it. */
export function refuseOverCap(context: Context, draft: Draft): void {
  if (overCap(context, draft) > 0) throw noRoom(context)
}

function noRoom(context: Context): MemoryError {
  const limit = context.ports.policy.caps.memories
  return new MemoryError('REFUSED', 'The policy allows no more memories, and none that is held may go for a new one.', {
    details: { reason: 'caps.memories', limit },
  })
}

/**
 * A write that also forgets what had to go for it, with older versions: as any forget does, but what else speaks of the same
 * stays. The last decision that added something says how many went.
 */
export function withRoom(
  context: Context,
  made: { readonly changes: ChangeSet; readonly decisions: readonly Decision[] },
  gone: readonly Memory[],
): typeof made {
  if (gone.length === 0) return made
  const { changes, decisions } = made
  const { view } = context
  const at = context.now()
  const removed = new Set(changes.remove)
  const versions = new Set(gone.flatMap((memory) => olderVersions(memory, { get: (id) => view.get(id), all: () => view.memories.values() })))
  const leaving = [...versions].filter(({ id }) => !removed.has(id))
  const effect = forgetting(leaving, { view, at, reason: 'room', scope: NO_SCOPE, digest: context.digest })
  const receipt: Receipt = { id: context.ports.ids.random(), at, target: 'room', count: leaving.length, erasure: context.ports.store.erasure }
  const put = changes.put ?? []
  const turns = changes.turns ?? []
  return {
    changes: {
      ...changes,
      put: [...put, ...without(effect.put, [...put, ...leaving], removed)],
      remove: [...(changes.remove ?? []), ...effect.remove],
      tombstones: [...(changes.tombstones ?? []), ...effect.tombstones],
      turns: [...turns, ...without(effect.turns, turns)],
      removeDocuments: [...new Set([...(changes.removeDocuments ?? []), ...effect.removeDocuments])],
      receipts: [...(changes.receipts ?? []), receipt],
      audit: [...(changes.audit ?? []), { at, op: 'make-room', reason: 'caps.memories', ids: effect.remove, count: leaving.length }],
    },
    decisions: told(decisions, receipt),
  }
}

function told(decisions: readonly Decision[], receipt: Receipt): readonly Decision[] {
  const last = decisions.findLastIndex(({ op }) => op === 'add' || op === 'pend')
  return decisions.map((decision, i) =>
    i === last ? { ...decision, madeRoom: receipt.count, receipt: receipt.id, explanation: `${decision.explanation} ${explain(receipt.count)}` } : decision,
  )
}

function explain(count: number): string {
  return count === 1 ? 'To make room, the least useful memory was forgotten.' : `To make room, the ${count} least useful memories were forgotten.`
}

function without<T extends { readonly id: string }>(items: readonly T[], known: readonly T[], removed: ReadonlySet<string> = new Set()): readonly T[] {
  const ids = new Set(known.map(({ id }) => id))
  return items.filter(({ id }) => !ids.has(id) && !removed.has(id))
}

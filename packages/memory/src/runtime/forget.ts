import { type ForgetScope, forgetting, NO_SCOPE, scopeOf, targeted, targetKind, withVersionsAndEpisodes } from '../core/forget.ts'
import type { Memory } from '../core/memory.ts'
import { parseForgetTarget } from '../core/parse-options.ts'
import type { ForgetTarget, ForgetTargetKind, Receipt } from '../core/records.ts'
import { expired, expiredTurns } from '../core/retention.ts'
import { toIso, toMs } from '../core/time.ts'
import type { Context } from './context.ts'
import { beginLeaving, dueLeaving, hiddenBy, leavingOf, toScope } from './leaving.ts'
import { search } from './search.ts'

/** How long a trace stays. */
const TRACE_DAYS_MS = 30 * 86_400_000

/** Exactly what `forget` would take, oldest first. */
export async function preview(context: Context, value: unknown): Promise<Memory[]> {
  const target = parseForgetTarget(value)
  await context.catchUp()
  // What is hidden already is shown here no more than anywhere.
  return (await resolve(context, target)).filter(({ status }) => status !== 'revoked')
}

/**
 * With `undoMs`, the memories are hidden from every call at once, in every tab, and are taken out when that time is over:
 * by this worker, or by the next one that opens the locket. The receipt counts what goes; its id takes it back (`undo`).
 */
export async function forgetLater(context: Context, value: unknown, undoMs: number): Promise<Receipt> {
  const target = parseForgetTarget(value)
  const { look, found } = await lookFor(context, target)
  const find = () => ({ memories: meantBy(context, target, found()), scope: scopeOf(target, context.view) })
  return beginLeaving(context, targetKind(target), find, undoMs, look)
}

/** Takes out what was on its way out and is due. The receipts are those that were handed out. */
export async function finishLeaving(context: Context): Promise<void> {
  if (dueLeaving(context).length === 0) return
  await context.write(
    () => {
      const due = dueLeaving(context)
      if (due.length === 0) return { changes: null, result: undefined }
      const gone = due.flatMap(([, leaving]) => hiddenBy(context, leaving))
      const left = { ...leavingOf(context) }
      for (const [id] of due) delete left[id]
      const { changes } = takeOut(context, gone, 'ids', toScope(due.map(([, leaving]) => leaving)))
      const receipts = due.map(([id, leaving]): Receipt => {
        const back = Object.keys(leaving.before).filter((memoryId) => (context.view.get(memoryId)?.status ?? 'revoked') !== 'revoked')
        return { id, at: leaving.due, target: leaving.target, count: Object.keys(leaving.before).length - back.length, erasure: context.ports.store.erasure }
      })
      return { changes: { ...changes, receipts, settings: { ...changes.settings, leaving: left } }, result: undefined }
    },
    { durability: 'strict', always: true },
  )
}

/** Takes the memories, their terms, vectors and turns, and a thread's own turns and documents, out of everything, in one strict transaction, and leaves a receipt. */
export async function forget(context: Context, value: unknown): Promise<Receipt> {
  const target = parseForgetTarget(value)
  const { look, found } = await lookFor(context, target)
  return context.write(() => takeOut(context, meantBy(context, target, found()), targetKind(target), scopeOf(target, context.view)), {
    durability: 'strict',
    always: true,
    redact: 'after',
    look,
  })
}

/**
 * What was current when it was asked for. A question is answered at the forget's place in the line of writes, before the
 * transaction: so it finds what the calls before it stated, also where those still waited for the detectors.
 */
async function lookFor(context: Context, target: ForgetTarget) {
  let shown: readonly Memory[] = []
  const look = async (): Promise<void> => {
    await context.catchUp()
    shown = await resolve(context, target)
  }
  const isQuestion = 'query' in target
  if (!isQuestion) await look()
  return { look: isQuestion ? look : undefined, found: () => shown }
}

/** Applies retention: what is over goes like anything forgotten. A receipt when memories went. */
export async function sweep(context: Context): Promise<Receipt | null> {
  await context.catchUp()
  const now = context.now()
  const old = await oldTraces(context, toIso(toMs(now) - TRACE_DAYS_MS))
  const due = () => ({ memories: expired(context.view.memories.values(), now), turns: expiredTurns(context.view.turns.values(), now, context.ports.policy) })
  const first = due()
  if (first.memories.length === 0 && first.turns.length === 0 && old.length === 0) return null
  return context.write<Receipt | null>(
    () => {
      const { memories, turns } = due()
      const blank = turns.map((turn) => ({ ...turn, text: null }))
      if (memories.length === 0) return { changes: { turns: blank, removeTraces: old }, result: null }
      const gone = withVersionsAndEpisodes(memories, context.view)
      const { changes, result } = takeOut(context, gone, 'retention', NO_SCOPE)
      const touched = new Set(changes.turns.map(({ id }) => id))
      return { changes: { ...changes, turns: [...changes.turns, ...blank.filter(({ id }) => !touched.has(id))], removeTraces: old }, result }
    },
    { durability: 'strict', always: true },
  )
}

function takeOut(context: Context, gone: readonly Memory[], kind: ForgetTargetKind, scope: ForgetScope) {
  const at = context.now()
  const effect = forgetting(gone, { view: context.view, at, reason: kind, scope, digest: context.digest })
  const receipt: Receipt = { id: context.ports.ids.random(), at, target: kind, count: effect.remove.length, erasure: context.ports.store.erasure }
  const op = kind === 'retention' ? ('sweep' as const) : ('forget' as const)
  return {
    changes: {
      ...effect,
      receipts: [receipt],
      audit: [{ at, op, reason: kind, ids: effect.remove, count: effect.remove.length }],
      settings: { ...forgottenThreads(context, scope, at), ...(kind === 'everything' ? { clearedAt: `${at} ${receipt.id}` } : {}) },
    },
    result: receipt,
  }
}

/** When each conversation was forgotten, under a digest of its name: an older export does not bring it back. */
function forgottenThreads({ view, digest }: Context, { turns, documents }: ForgetScope, at: string) {
  const gone = [...[...turns].map((id) => view.turns.get(id)), ...[...documents].map((id) => view.documents.get(id))]
  const threads = gone.flatMap((each) => each?.thread ?? [])
  const held = view.settings.get('forgottenThreads')
  if (threads.length === 0) return {}
  return { forgottenThreads: { ...(typeof held === 'object' ? held : null), ...Object.fromEntries(threads.map((thread) => [digest(thread), at])) } }
}

/** What the target means now, and what was current when it was asked for, in the version that it has become since. */
function meantBy(context: Context, target: ForgetTarget, shown: readonly Memory[]): readonly Memory[] {
  const found = new Map<string, Memory>()
  if (!('query' in target)) for (const memory of targeted(target, context.view)) found.set(memory.id, memory)
  for (const { id, status } of shown) {
    const seen = new Set<string>()
    let memory = context.view.get(id)
    while (memory !== undefined && !seen.has(memory.id)) {
      seen.add(memory.id)
      found.set(memory.id, memory)
      memory = status === 'active' && memory.supersededBy !== null ? context.view.get(memory.supersededBy) : undefined
    }
  }
  return withVersionsAndEpisodes([...found.values()], context.view)
}

async function resolve(context: Context, target: ForgetTarget): Promise<readonly Memory[]> {
  if (!('query' in target)) return targeted(target, context.view)
  const hits = await search(context, target.query, { limit: 1_000, accept: ({ status }) => status !== 'revoked' })
  const found = hits.map(({ id }) => context.view.get(id)).filter((memory) => memory !== undefined)
  const all = withVersionsAndEpisodes(found, context.view)
  if (target.ids === undefined) return all
  const chosen = new Set<string>(target.ids.map((id) => id.toLowerCase()))
  return withVersionsAndEpisodes(
    all.filter(({ id }) => chosen.has(id)),
    context.view,
  )
}

async function oldTraces(context: Context, before: string): Promise<readonly string[]> {
  const old: string[] = []
  for (let cursor: string | null = null; ; ) {
    const page = await context.ports.store.traces(500, cursor)
    old.push(...page.filter(({ at }) => at < before).map(({ id }) => id))
    const last: string | undefined = page.at(-1)?.id
    if (last === undefined || page.length < 500) return old
    cursor = last
  }
}

import { parsePageOptions } from '../core/parse-options.ts'
import { toIso, toMs } from '../core/time.ts'
import type { Page, ThreadInfo } from '../locket.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'

interface Span {
  title: string | null
  turns: number
  first: number
  last: number
}

/** Conversations of which something is kept, the one that was used last first. Cost: linear in all turns. */
export async function listThreads(context: Context, options: unknown): Promise<Page<ThreadInfo>> {
  const { limit, cursor } = parsePageOptions(options)
  await context.catchUp()
  const all = [...spansOf(context)].map(([id, span]) => ({ id, span, place: placeOf(context, id, span) })).sort((a, b) => (a.place < b.place ? 1 : -1))
  const rest = cursor === null ? all : all.filter(({ place }) => place < cursor)
  const items = rest.slice(0, limit)
  return {
    items: items.map(({ id, span }) => ({ id, title: span.title, turns: span.turns, startedAt: toIso(span.first), lastAt: toIso(span.last) })),
    cursor: rest.length > limit ? (items.at(-1)?.place ?? null) : null,
  }
}

function spansOf(context: Context): ReadonlyMap<string, Span> {
  const hidden = hiddenOf(context)
  const spans = new Map<string, Span>()
  const note = (thread: string, at: string, turns: number): void => {
    const ms = toMs(at)
    const span = spans.get(thread) ?? { title: null, turns: 0, first: ms, last: ms }
    spans.set(thread, span)
    span.turns += turns
    span.first = Math.min(span.first, ms)
    span.last = Math.max(span.last, ms)
  }
  for (const turn of context.view.turns.values()) if (turn.thread !== null && turn.text !== null && !hidden.turns.has(turn.id)) note(turn.thread, turn.at, 1)
  const documents = [...context.view.documents.values()].filter(({ id }) => !hidden.documents.has(id))
  for (const { kind, thread, at } of documents) if (kind === 'checkpoint') note(thread, at, 0)
  for (const { kind, thread, label } of documents) {
    const span = kind === 'title' ? spans.get(thread) : undefined
    if (span !== undefined) span.title = label
  }
  return spans
}

/** Sorts by time; the digest tells threads of the same moment apart, and keeps a cursor short. */
function placeOf(context: Context, id: string, { last }: Span): string {
  return `${toIso(last)}~${context.ports.sha256(id).slice(0, 16)}`
}

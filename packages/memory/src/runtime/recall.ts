import { checkText } from '../core/check.ts'
import { MemoryError } from '../core/errors.ts'
import type { Memory } from '../core/memory.ts'
import { INFLUENCES } from '../core/parse-input.ts'
import { parseRecallOptions, type ParsedRecall } from '../core/parse-options.ts'
import { renderBlock } from '../core/prompt-block.ts'
import type { Leg, Trace } from '../core/records.ts'
import { holdsUntilLater, isCurrent, isExpired, wasTrueAt } from '../core/validity.ts'
import { byRecording } from '../core/versions.ts'
import type { Hit, Recall } from '../locket.ts'
import type { Ranking } from '../retrieval/retrieval.ts'
import type { Context } from './context.ts'
import { prepare, rank } from './search.ts'

/** Finds what the question needs, puts it into a block, and notes which memories were used. */
export async function recall(context: Context, query: unknown, value: unknown, notes: UseNotes, signal?: AbortSignal): Promise<Recall> {
  const question = checkText(query, 'query')
  const options = parseRecallOptions(value)
  throwIfAborted(signal)
  const embedded = await prepare(context, question)
  throwIfAborted(signal)
  const now = context.now()
  const past = options.at === null && context.ports.retrieval.asksAboutPast(question)
  const isTold = options.at === null ? (memory: Memory) => isCurrent(memory, now) || holdsUntilLater(memory, now) : truthAt(context, options.at, now)
  const accept = (memory: Memory) => ofKind(memory, options) && (isTold(memory) || (past && memory.status === 'superseded' && !isExpired(memory, now)))
  const ranking = rank(context, question, embedded, { limit: options.limit, minScore: options.minScore, accept })

  const hits: Hit[] = []
  for (const { id, score, why } of ranking.hits) {
    const memory = context.view.get(id)
    if (memory !== undefined) hits.push({ memory, score, why })
  }
  const profile = options.profile ? keyed(context, (memory) => ofKind(memory, options) && isTold(memory)) : []
  const block = renderBlock(
    profile,
    hits.map(({ memory }) => memory),
    options.tokens,
    () => closestOf(context, profile, (accept) => rank(context, question, embedded, { limit: MOST_CLOSE, minScore: 0, accept })),
  )
  const legs: Leg[] = [...(profile.length > 0 ? (['profile'] as const) : []), ...ranking.legs]
  const scores = new Map(hits.map(({ memory, score }) => [memory.id, score]))
  const trace: Trace = {
    id: context.newId(),
    at: now,
    thread: options.thread,
    uses: block.used.map((id) => ({ id, score: scores.get(id) ?? 1, why: scores.has(id) ? [...ranking.legs] : ['profile'] })),
    dropped: block.dropped,
    tokens: block.tokens,
    legs,
  }
  const inBlock = new Set(block.used)
  notes.add(
    trace,
    hits.map(({ memory }) => memory.id).filter((id) => inBlock.has(id)),
  )
  return { memories: hits, block: block.text, tokens: block.tokens, legs, trace: trace.id }
}

/** As many lines as a block may well hold. */
const MOST_CLOSE = 100

/** A profile that does not fit, with what is nearest to the question first, however far that is. */
function closestOf(context: Context, profile: readonly Memory[], search: (accept: (memory: Memory) => boolean) => Ranking): readonly Memory[] {
  const own = new Set(profile.map(({ id }) => id))
  const found = search(({ id }) => own.has(id)).hits.flatMap(({ id }) => context.view.get(id) ?? [])
  return [...new Set([...found, ...profile])]
}

/** Active keyed memories, oldest first: the order of the block. */
export async function profile(context: Context): Promise<Memory[]> {
  await context.catchUp()
  const now = context.now()
  return keyed(context, (memory) => isCurrent(memory, now))
}

/** So long what a recall notes may wait, so that recalls that follow each other do not wait for its writing. */
const NOTE_MS = 250

/** Traces and uses that are still to be written: a recall does not wait for the disk. */
export interface UseNotes {
  add(trace: Trace, used: readonly Memory['id'][]): void
  /** Waits until what was noted is written. */
  flush(): Promise<void>
}

export function createUseNotes(context: Context): UseNotes {
  let traces: Trace[] = []
  let uses: Memory['id'][] = []
  let writing: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function writeAll(): Promise<void> {
    while (traces.length > 0) {
      const batch = traces
      const used = uses
      traces = []
      uses = []
      await context.write(() => {
        const counts = new Map<Memory['id'], number>()
        for (const id of used) counts.set(id, (counts.get(id) ?? 0) + 1)
        const at = batch.at(-1)?.at ?? context.now()
        const put = [...counts].flatMap(([id, count]) => {
          const memory = context.view.get(id)
          return memory === undefined ? [] : [{ ...memory, lastUsedAt: at, useCount: memory.useCount + count }]
        })
        return { changes: { put, traces: batch }, result: undefined }
      })
    }
  }

  function start(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing ??= writeAll().finally(() => {
      writing = null
    })
    return writing
  }

  return {
    add(trace, used) {
      // While nothing may be written, a recall leaves no trace.
      if (context.view.settings.get('readOnly') === true) return
      traces.push(trace)
      uses.push(...used)
      timer ??= setTimeout(() => start().catch(() => undefined), NOTE_MS)
    },
    flush: () => (traces.length > 0 || writing !== null ? start().catch(() => undefined) : Promise.resolve()),
  }
}

/** What was true then, as it is known today: of two versions whose times overlap, the one that was recorded later. */
function truthAt(context: Context, at: string, now: string): (memory: Memory) => boolean {
  const isTrue = (memory: Memory) => wasTrueAt(memory, at) && !isExpired(memory, now)
  const last = new Map<string, Memory>()
  for (const memory of keyed(context, isTrue)) last.set(memory.key ?? '', memory)
  return (memory) => isTrue(memory) && (memory.key === null || last.get(memory.key)?.id === memory.id)
}

function ofKind({ kind, influence }: Memory, options: ParsedRecall): boolean {
  if (options.influence !== null && INFLUENCES.indexOf(influence) < INFLUENCES.indexOf(options.influence)) return false
  return options.kinds === null || options.kinds.includes(kind)
}

function keyed(context: Context, accept: (memory: Memory) => boolean): Memory[] {
  return [...context.view.keyed.values()].filter(accept).sort(byRecording)
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new MemoryError('ABORTED', 'The call was aborted.')
}

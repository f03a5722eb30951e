import { MemoryError } from '../core/errors.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import type { Embedder } from '../embedding/embedder.ts'
import type { LocketStatus } from '../locket.ts'
import type { Context } from './context.ts'
import { createInTime } from './in-time.ts'

/** Vectors are kept when so many are made, or after so long: a slow embedder loses little, a fast one does not wait for the disk. */
const MOST_TOGETHER = 256
const LONGEST_MS = 250
/** Neither reading nor a question waits longer for a model: they go on by words. */
const LONGEST_WAIT_MS = 5_000
/** More than these are not waited for by what is read. */
const FEW = 16

/** Loads the model, embeds what has no vector yet, and embeds questions. Nothing waits for it: without it there are words. */
export interface EmbeddingQueue {
  status(): LocketStatus['embedder']
  /** Resolves when nothing is left to embed, or the model has failed. */
  idle(): Promise<void>
  close(): Promise<void>
}

export function createEmbeddingQueue(context: Context): EmbeddingQueue {
  const { embedding, retrieval, store } = context.ports
  const waiting = new Set<MemoryId>()
  let state: LocketStatus['embedder']['state'] = embedding.open === null ? 'off' : 'loading'
  let loaded = 0
  let total = 0
  let done = 0
  let error: LocketStatus['embedder']['error'] = null
  let embedder: Embedder | null = null
  let working: Promise<void> | null = null
  // Apart: reading may also wait for what is embedded before it, a question does not.
  const readInTime = createInTime(LONGEST_WAIT_MS)
  const askInTime = createInTime(LONGEST_WAIT_MS)
  let stopped = false

  context.onText((memories) => {
    if (embedding.open === null) return
    for (const { id } of memories) waiting.add(id)
    if (embedder !== null) start()
  })
  /** Names the vector space, and the way the embedded texts are put together. */
  const spaceOf = (ready: Embedder): string => `${ready.fingerprint}+${retrieval.aspectsVersion}`

  context.onReload(async () => {
    if (embedder === null || stopped) return
    await bringIn(embedder)
    start()
  })
  context.setQueryEmbedder((query) => askInTime(() => embedQuery(query)))
  context.setNearness(nearness)
  const opening = embedding.open === null ? Promise.resolve() : open(embedding.open)

  async function open(openEmbedder: NonNullable<typeof embedding.open>): Promise<void> {
    try {
      const ready = await openEmbedder((share) => {
        loaded = share
      })
      if (stopped) {
        await ready.close?.()
        return
      }
      await index(ready)
    } catch (cause) {
      fail(cause)
    }
  }

  async function index(ready: Embedder): Promise<void> {
    await bringIn(ready)
    embedder = ready
    start()
    if (working === null) state = 'ready'
    await working
  }

  /** Brings in the vectors that are stored, and queues the memories that have none of this embedder. */
  async function bringIn(ready: Embedder): Promise<void> {
    const have = new Set<MemoryId>()
    await store.loadVectors(spaceOf(ready), (batch) => {
      for (const { id, vectors } of batch) {
        have.add(id)
        retrieval.index.putVectors(id, vectors)
      }
    })
    for (const memory of context.view.memories.values()) if (!have.has(memory.id)) waiting.add(memory.id)
  }

  function start(): void {
    if (working !== null || stopped || waiting.size === 0) return
    const ready = embedder
    if (ready === null) return
    state = 'indexing'
    total = waiting.size
    done = 0
    // One tab embeds at a time; what it makes comes to the others with the next look at the store.
    working = context.ports
      .alone('embed', () => work(ready))
      .then(
        () => {
          state = 'ready'
        },
        (cause: unknown) => {
          if (!stopped) fail(cause)
        },
      )
      .finally(() => {
        working = null
        if (state === 'ready') start()
      })
  }

  async function work(ready: Embedder): Promise<void> {
    await context.catchUp()
    while (waiting.size > 0 && !stopped && !context.closed) {
      const entries: { readonly id: MemoryId; readonly text: string; readonly vectors: ReturnType<typeof retrieval.quantise> }[] = []
      const until = context.ports.clock.now() + LONGEST_MS
      for (const id of waiting) {
        waiting.delete(id)
        total = Math.max(total, done + waiting.size + 1)
        const memory = context.view.get(id)
        const vectors = memory === undefined ? null : await embedMemory(ready, memory)
        if (memory !== undefined && vectors !== null) entries.push({ id, text: memory.text, vectors })
        done++
        if (stopped || context.closed) return
        if (entries.length === MOST_TOGETHER || context.ports.clock.now() >= until) break
      }
      if (entries.length === 0) continue
      await context.advance(await context.inLine(() => store.putVectors(entries)))
      for (const { id, vectors, text } of entries) if (context.view.get(id)?.text === text) retrieval.index.putVectors(id, vectors)
    }
  }

  /** `null` for a text that the model cannot embed: it is found by its words. A piece without a known token is left out. */
  async function embedMemory(ready: Embedder, memory: Memory) {
    const found: Float32Array[] = []
    for (const text of retrieval.aspects(memory)) {
      for (const piece of await windowsOf(ready, text)) found.push(...(await tolerant(() => ready.embed([piece]))))
    }
    return found.length === 0 ? null : retrieval.quantise(found, spaceOf(ready))
  }

  async function windowsOf(ready: Embedder, text: string): Promise<readonly string[]> {
    return tolerant(async () => (await ready.windows?.(text)) ?? embedding.windows(text))
  }

  async function embedQuery(query: string) {
    const ready = embedder
    if (ready === null || state === 'failed') return null
    try {
      const [piece] = await windowsOf(ready, query)
      const [vector] = piece === undefined ? [] : await tolerant(() => ready.embed([piece]))
      return vector === undefined ? null : { vector, fingerprint: spaceOf(ready), languages: ready.languages }
    } catch (cause) {
      // The question is answered by words; a model that is only out of reach for now is asked again next time.
      if (isFinal(cause)) fail(cause)
      return null
    }
  }

  /** For what is read: it may well be about what was held a moment ago, whose vectors are waited for when they are few. */
  async function nearness(text: string, language: string) {
    const ready = embedder
    if (ready === null || state === 'failed' || waiting.size > FEW || !(ready.languages ?? ['en']).includes(language)) return null
    return readInTime(() => nearnessOf(text))
  }

  async function nearnessOf(text: string) {
    await working
    const embedded = await embedQuery(text)
    return embedded === null ? null : retrieval.index.nearness(embedded.vector, embedded.fingerprint)
  }

  function fail(cause: unknown): void {
    state = 'failed'
    const known = cause instanceof MemoryError ? cause : new MemoryError('MODEL_UNAVAILABLE', 'The embedder could not be started.', { cause })
    const url = known.details.url
    error = { code: known.code, message: known.message, url: typeof url === 'string' ? url : null }
  }

  return {
    status: () => ({
      name: embedding.name,
      state,
      progress: state === 'loading' ? loaded : state === 'indexing' ? (total === 0 ? 0 : Math.min(1, done / total)) : state === 'ready' ? 1 : 0,
      error,
    }),
    async idle() {
      await opening
      while (working !== null) await working
    },
    async close() {
      stopped = true
      await embedder?.close?.()
      embedder = null
    },
  }
}

/** Nothing for a text that cannot be embedded; other failures go on. */
async function tolerant<T>(call: () => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await call()
  } catch (cause) {
    if (cause instanceof MemoryError && cause.code === 'EMBEDDING_FAILED') return []
    throw cause
  }
}

function isFinal(cause: unknown): boolean {
  return cause instanceof MemoryError && ['self-test', 'failures', 'previous-crash'].includes(String(cause.details.reason))
}

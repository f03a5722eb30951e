import { openLocket } from '@locket/memory'
import { timeOf } from '../speed/measure.ts'
import { DIMENSION, questionsOf, textOf, vectorOf } from './corpus.ts'
import { NOTES, type Notes } from './notes.ts'
import { LIMIT } from './peer.ts'
import { askAll, BATCH, type StoreUnderTest, WARM_UP } from './steps.ts'

type Locket = Awaited<ReturnType<typeof openLocket>>

/**
 * `locket`: Locket with the vectors that the peers are given, which its worker asks the page for. `locket-static`: Locket as an
 * app has it without ONNX, with the token table that it ships and vectors of its own.
 */
export const LOCKETS = ['locket', 'locket-static'] as const
export type LocketName = (typeof LOCKETS)[number]

const USER = 'scale'
/** How often it is asked whether it is ready: asking costs the worker time too, the more the more it holds. */
const POLL_MS = { least: 10, most: 200, aMemory: 0.01 }

export function createLocketStore(name: LocketName): StoreUnderTest {
  const numbers = new Map<string, number>()
  const questions = new Map<string, Float32Array>()
  let worker: Worker | null = null
  let locket: Locket | null = null

  async function open(): Promise<Locket> {
    worker ??= new Worker(new URL('./timed-locket.worker.ts', import.meta.url), { type: 'module', name })
    locket = await openLocket({
      user: USER,
      embedder: name === 'locket-static' ? 'static' : { name: 'given', fingerprint: 'given-1', dimension: DIMENSION, embed: async (texts) => texts.map(given) },
      extractor: 'none',
      policy: { caps: { memories: 1_000_000 } },
      worker,
    })
    return locket
  }

  function given(text: string): Float32Array {
    return questions.get(text) ?? vectorOf(numbers.get(text) ?? 0)
  }

  function prepare(size: number, asked: number): ReturnType<typeof questionsOf> {
    for (let number = 0; number < size; number++) numbers.set(textOf(number), number)
    const list = questionsOf(asked, size)
    for (const { text, vector } of list) questions.set(text, vector)
    return list
  }

  function opened(): Locket {
    if (locket === null) throw new Error('There is no open locket.')
    return locket
  }

  return {
    async start() {
      worker = new Worker(new URL('./timed-locket.worker.ts', import.meta.url), { type: 'module', name })
      await ready(await open(), 0)
    },

    async fill(count) {
      const texts = Array.from({ length: count }, (_, number) => textOf(number))
      prepare(count, 0)
      let insertMs = 0
      let added = 0
      const start = performance.now()
      for (let from = 0; from < count; from += BATCH) {
        const inputs = texts.slice(from, from + BATCH).map((text) => ({ text }))
        insertMs += await timeOf(async () => {
          added += (await opened().remember(inputs)).filter(({ op }) => op === 'add').length
        })
      }
      await ready(opened(), count)
      const indexedMs = performance.now() - start
      if (added !== count) throw new Error(`${added} of ${count} memories were added.`)
      return { insertMs, indexedMs }
    },

    async reopen(size) {
      const [question] = prepare(size, 1)
      let hits = 0
      const start = performance.now()
      const openMs = await timeOf(async () => {
        hits = (await (await open()).recall(question?.text ?? '', { limit: LIMIT, minScore: 0 })).memories.length
      })
      await ready(opened(), size)
      const readyMs = performance.now() - start
      if (hits !== LIMIT) throw new Error(`The first answer has ${hits} hits.`)
      return { openMs, readyMs }
    },

    async ask(size, options) {
      const times: number[] = []
      let found = 0
      await askAll(prepare(size, options.questions + WARM_UP), options, async ({ text, about }, place) => {
        let hits: readonly (number | undefined)[] = []
        let legs: readonly string[] = []
        const ms = await timeOf(async () => {
          const recall = await opened().recall(text, { limit: LIMIT })
          hits = recall.memories.map(({ memory }) => numbers.get(memory.text))
          legs = recall.legs
        })
        if (!legs.includes('vector')) throw new Error('A recall did not use vectors.')
        if (place < 0) return
        times.push(ms)
        if (hits.includes(about)) found++
      })
      const { recalls } = await notes()
      return { times, inWorker: recalls.slice(-times.length), byVector: [], found, failed: null }
    },

    wasmBytes: async () => (await notes()).wasmBytes,

    async close() {
      await locket?.close()
      worker?.terminate()
    },
  }
}

async function ready(locket: Locket, size: number): Promise<void> {
  const { least, most, aMemory } = POLL_MS
  const pollMs = Math.min(most, Math.max(least, size * aMemory))
  for (;;) {
    const { state } = (await locket.status()).embedder
    if (state === 'ready') return
    if (state === 'failed') throw new Error('The embedder failed.')
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}

/** What the worker noted. */
function notes(): Promise<Notes> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(NOTES)
    channel.addEventListener('message', ({ data }: MessageEvent<Notes>) => {
      channel.close()
      resolve(data)
    })
    channel.postMessage('ask')
  })
}

import { createRandom } from '../random.ts'
import { rounded } from '../report/summary.ts'
import { ATTRIBUTES, SERVICES, SYLLABLES } from '../scenario/grown-words.ts'
import { timeOf, timesOf, watchBlocks } from './measure.ts'
import type { Times } from './measure.ts'
import { measureSealingCost, type SealingCost } from './sealing-cost.ts'

/** The part of the public contract that is timed, as the page's main thread sees it. */
export interface SpeedLocket {
  remember(inputs: readonly { readonly text: string; readonly key: string | null }[]): Promise<readonly { readonly op: string }[]>
  recall(query: string): Promise<{ readonly legs: readonly string[]; readonly memories: readonly unknown[] }>
  status(): Promise<{ readonly embedder: { readonly state: string }; readonly counts: { readonly active: number } }>
  erase(): Promise<void>
  close(): Promise<void>
}

export interface SpeedEmbedder {
  readonly name: string
  readonly fingerprint: string
  readonly dimension: number
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>
}

export type OpenSpeedLocket = (options: {
  readonly user: string
  readonly tenant: string
  readonly embedder: 'none' | SpeedEmbedder
  readonly policy: { readonly caps: { readonly memories: number } }
}) => Promise<SpeedLocket>

export interface SpeedResult {
  readonly memories: number
  readonly dimension: number
  /** From `openLocket` to the first answer by words, of a store that was closed before. */
  readonly openToFirstAnswerMs: number
  /** A recall by words alone. */
  readonly recallByWords: Times
  /** A recall with vectors, without the time that the embedder took. */
  readonly recallWithVectors: Times
  /** 1,000 memories in one call, without an embedder. */
  readonly remember1000Ms: number
  /** Longest block of the page's main thread through all of it; under 50 counts as 0. */
  readonly longestBlockMs: number
  /** What sealing costs; `null` where there is nothing to compare with. */
  readonly sealing: SealingCost | null
}

const MEMORIES = 10_000
const BATCH = 1_000
const QUERIES = 40
const WARM_UP = 5
const DIMENSION = 384
const TENANT = 'locket-speed'

/** Fills a store, opens it again, and asks. Everything it made is erased. Results are checked outside the timed parts. */
export async function runSpeed(open: OpenSpeedLocket, run: string, onProgress: (what: string) => void, unsealed?: OpenSpeedLocket): Promise<SpeedResult> {
  const texts = textsOf(MEMORIES + BATCH)
  const queries = texts.slice(0, QUERIES + WARM_UP).map((text) => `What is ${text.slice(4, text.indexOf(' is '))}?`)
  const embedder = timedEmbedder()
  const policy = { caps: { memories: MEMORIES + BATCH } }
  const user = `${run}-speed`
  const blocks = watchBlocks()

  onProgress(`remembers ${MEMORIES.toLocaleString('en')} memories`)
  const filling = await open({ user, tenant: TENANT, embedder: embedder.embedder, policy })
  for (let from = 0; from < MEMORIES; from += BATCH) await filling.remember(texts.slice(from, from + BATCH).map((text) => ({ text, key: null })))
  await embedded(filling)
  const stored = (await filling.status()).counts.active
  if (stored !== MEMORIES) throw new Error(`${stored} memories are stored instead of ${MEMORIES}.`)
  await filling.close()

  onProgress('opens it again, by words')
  let words: SpeedLocket | null = null
  const openToFirstAnswerMs = await timeOf(async () => {
    words = await open({ user, tenant: TENANT, embedder: 'none', policy })
    await words.recall(queries[0] ?? '')
  })
  const opened: SpeedLocket = words ?? (await open({ user, tenant: TENANT, embedder: 'none', policy }))
  const recallByWords = timesOf(await recalls(opened, queries, 'lexical', () => 0))
  await opened.close()

  onProgress('opens it again, with vectors')
  const meaning = await open({ user, tenant: TENANT, embedder: embedder.embedder, policy })
  await embedded(meaning)
  const recallWithVectors = timesOf(await recalls(meaning, queries, 'vector', embedder.takeMs))
  await meaning.erase()
  await meaning.close()

  onProgress(`remembers ${BATCH.toLocaleString('en')} memories in one batch`)
  const empty = await open({ user: `${user}-batch`, tenant: TENANT, embedder: 'none', policy })
  const inputs = texts.slice(MEMORIES).map((text) => ({ text, key: null }))
  let added = 0
  const remember1000Ms = await timeOf(async () => {
    added = (await empty.remember(inputs)).filter((decision) => decision.op === 'add').length
  })
  await empty.erase()
  await empty.close()
  if (added !== BATCH) throw new Error(`${added} of ${BATCH} memories were added.`)
  const longestBlockMs = blocks.longest()
  blocks.stop()

  onProgress('measures what sealing costs')
  const compared = texts.slice(0, MEMORIES)
  const sealing =
    unsealed === undefined ? null : await measureSealingCost({ sealed: open, unsealed, run: `${run}-sealing`, texts: compared, query: queries[0] ?? '' })

  return {
    memories: MEMORIES,
    dimension: DIMENSION,
    openToFirstAnswerMs: rounded(openToFirstAnswerMs),
    recallByWords,
    recallWithVectors,
    remember1000Ms: rounded(remember1000Ms),
    longestBlockMs,
    sealing,
  }
}

async function recalls(locket: SpeedLocket, queries: readonly string[], leg: string, takeMs: () => number): Promise<number[]> {
  const times: number[] = []
  for (const [place, query] of queries.entries()) {
    takeMs()
    let legs: readonly string[] = []
    const all = await timeOf(async () => {
      legs = (await locket.recall(query)).legs
    })
    if (!legs.includes(leg)) throw new Error(`A recall did not use ${leg}.`)
    if (place >= WARM_UP) times.push(all - takeMs())
  }
  return times
}

/** An embedder that costs next to nothing and says how long it took, so that the rest of a recall can be told. */
function timedEmbedder(): { readonly embedder: SpeedEmbedder; readonly takeMs: () => number } {
  let spent = 0
  const embedder: SpeedEmbedder = {
    name: 'hashed-words',
    fingerprint: `hashed-words-${DIMENSION}`,
    dimension: DIMENSION,
    embed: async (texts) => {
      const start = performance.now()
      const vectors = texts.map(hashedWords)
      spent += performance.now() - start
      return vectors
    },
  }
  return {
    embedder,
    takeMs() {
      const taken = spent
      spent = 0
      return taken
    },
  }
}

/** A few places of the vector for each word. */
function hashedWords(text: string): Float32Array {
  const vector = new Float32Array(DIMENSION)
  for (const word of text.toLowerCase().split(/\W+/)) {
    let hash = 2166136261
    for (let place = 0; place < word.length; place++) hash = Math.imul(hash ^ word.charCodeAt(place), 16777619)
    for (let part = 0; part < 4; part++) {
      const place = (hash >>> (part * 8)) % DIMENSION
      vector[place] = (vector[place] ?? 0) + 1
    }
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

async function embedded(locket: SpeedLocket): Promise<void> {
  for (;;) {
    const { state } = (await locket.status()).embedder
    if (state === 'ready') return
    if (state === 'failed') throw new Error('The embedder failed.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function textsOf(count: number): string[] {
  const random = createRandom(7)
  const word = (): string => [0, 1, 2].map(() => random.pick(SYLLABLES)).join('')
  return Array.from({ length: count }, () => {
    const [service] = random.pick(SERVICES)
    const [attribute] = random.pick(ATTRIBUTES)
    return `The ${attribute} of ${service} ${word()} is ${word()}${word()}, as agreed with ${word()} in ${word()}.`
  })
}

import MiniSearch from 'minisearch'
import { bench, describe } from 'vitest'
import type { Memory } from '../core/memory.ts'
import { analyse } from './analyse.ts'
import { quantise } from './quantise.ts'
import { createRecallIndex } from './recall-index.ts'
import { createPlainScanner } from './simd-scan.ts'
import { idsOf, memoryOf, questionOf, vectorOf } from './test-data.ts'
import { createVectorIndex } from './vector-index.ts'

// Ratios within one run are what counts: `npx vitest bench --run --project node packages/memory/src/retrieval`.

const DIMENSION = 256
const QUESTION = 'Which harbour did the ferry leave from yesterday?'
const options = { time: 500, warmupTime: 100 }

describe.each([1_000, 10_000, 100_000])('%d memories', (count) => {
  const memories = Array.from({ length: count }, (_, number) => memoryOf(`m${number}`, textOf(number)))
  const vectors = Array.from({ length: count }, (_, number) => vectorOf(number, DIMENSION))
  const asked = vectorOf(count + 1, DIMENSION)

  const simd = createVectorIndex(DIMENSION)
  const plain = createVectorIndex(DIMENSION, createPlainScanner())
  const recall = createRecallIndex()
  const miniSearch = new MiniSearch<Memory>({ fields: ['text'] })
  miniSearch.addAll(memories)
  for (const [slot, memory] of memories.entries()) {
    const quantised = quantise([vectors[slot] ?? asked], 'f')
    simd.put(slot, quantised)
    plain.put(slot, quantised)
    recall.put(memory, analyse(memory))
    recall.putVectors(memory.id, quantised)
  }
  const byWords = questionOf(QUESTION, { limit: 8 })
  const byBoth = { ...byWords, vector: asked, fingerprint: 'f' }
  check(simd.cosines(asked, count)?.bySlot, floatScan(vectors, asked))
  if (idsOf(recall, byBoth).length === 0 || miniSearch.search(QUESTION).length === 0) throw new Error('nothing was found')

  bench('vectors: int8, SIMD', () => void simd.cosines(asked, count), options)
  bench('vectors: int8, plain JavaScript', () => void plain.cosines(asked, count), options)
  bench('vectors: float32, plain JavaScript', () => void floatScan(vectors, asked), options)
  bench('words: Locket', () => void recall.search(byWords), options)
  bench('words: MiniSearch as it comes', () => void miniSearch.search(QUESTION), options)
  bench('words: MiniSearch, prefix and fuzzy', () => void miniSearch.search(QUESTION, { prefix: true, fuzzy: 0.2 }), options)
  bench('both: Locket', () => void recall.search(byBoth), options)
})

const COMMON = ['harbour', 'ferry', 'kettle', 'meeting', 'release', 'dentist', 'garden', 'invoice', 'violin', 'yesterday']

/** Twelve words: a few common, most of them rare. */
function textOf(number: number): string {
  const words = Array.from({ length: 12 }, (_, place) => {
    const pick = (Math.imul(number * 31 + place * 17 + 7, 2_654_435_761) >>> 0) / 2 ** 32
    return pick < 0.1 ? COMMON[Math.floor(pick * 100)] : `word${Math.floor(20_000 ** pick).toString(36)}`
  })
  return `The ${words.join(' ')}.`
}

function floatScan(vectors: readonly Float32Array[], asked: Float32Array): Float32Array {
  const cosines = new Float32Array(vectors.length)
  for (const [row, vector] of vectors.entries()) {
    let sum = 0
    for (let index = 0; index < asked.length; index++) sum += (vector[index] ?? 0) * (asked[index] ?? 0)
    cosines[row] = sum
  }
  return cosines
}

function check(found: Float32Array | undefined, expected: Float32Array): void {
  for (const [row, cosine] of expected.entries()) if (Math.abs((found?.[row] ?? 9) - cosine) > 0.01) throw new Error(`row ${row} differs`)
}

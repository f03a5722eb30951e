import MiniSearch from 'minisearch'
import { createRandom } from '../random.ts'

/** Unit vectors that depend on the seed alone. */
export function randomVectors(count: number, dimension: number, seed: number): Float32Array[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const vector = Float32Array.from({ length: dimension }, () => random.below(2001) / 1000 - 1)
    const length = Math.hypot(...vector)
    return vector.map((value) => value / length)
  })
}

/** A plain loop over floats, and the best ten: what an app would write itself. */
export function floatScan(vectors: readonly Float32Array[], query: Float32Array): number[] {
  const scores = vectors.map((vector) => {
    let sum = 0
    for (let place = 0; place < vector.length; place++) sum += (vector[place] ?? 0) * (query[place] ?? 0)
    return sum
  })
  return scores
    .map((score, place) => ({ score, place }))
    .sort((one, other) => other.score - one.score)
    .slice(0, 10)
    .map((hit) => hit.place)
}

/** MiniSearch as its README shows it. */
export function plainMiniSearch(texts: readonly string[]): (query: string) => number {
  const index = new MiniSearch<{ readonly id: number; readonly text: string }>({ fields: ['text'] })
  index.addAll(texts.map((text, id) => ({ id, text })))
  return (query) => index.search(query).length
}

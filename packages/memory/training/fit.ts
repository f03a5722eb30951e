import { bucketOf, type Softmax } from '../src/extraction/softmax.ts'
import type { Row } from './examples.ts'

export interface FitOptions {
  readonly classes: readonly string[]
  /** Buckets for words; 0: dense features alone. */
  readonly buckets: number
  /** Weight of the squared weights beside the summed loss. */
  readonly penalty: number
}

const ROUNDS = 300
/** Word weights are kept in bytes. */
const SCALE = 40
/** How much of the slopes before is kept, and of their squares (Adam). */
const [KEPT, KEPT_SQUARES] = [0.9, 0.999]

/**
 * Fits a linear classifier: softmax regression with a squared penalty, by Adam over all rows at once. The same rows give the same
 * weights.
 */
export function fit(rows: readonly Row[], { classes, buckets, penalty }: FitOptions): Softmax {
  const width = classes.length
  const dense = rows[0]?.features.length ?? 0
  const size = (1 + dense + buckets) * width
  const weights = new Float64Array(size)
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  const places = rows.map((row) => placesOf(row, dense, buckets))
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (at < width ? 0 : penalty * weight))
    rows.forEach((row, index) => {
      const sparse = places[index] ?? []
      const shares = sharesOf(weights, sparse, width)
      for (const [place, value] of sparse) {
        for (let column = 0; column < width; column += 1) {
          const at = place * width + column
          slopes[at] = (slopes[at] ?? 0) + ((shares[column] ?? 0) - Number(column === row.right)) * value
        }
      }
    })
    const rate = 0.1 * (1 - round / (ROUNDS + 1))
    for (let at = 0; at < size; at += 1) {
      const slope = slopes[at] ?? 0
      means[at] = KEPT * (means[at] ?? 0) + (1 - KEPT) * slope
      squares[at] = KEPT_SQUARES * (squares[at] ?? 0) + (1 - KEPT_SQUARES) * slope * slope
      const step = (means[at] ?? 0) / (1 - KEPT ** round) / (Math.sqrt((squares[at] ?? 0) / (1 - KEPT_SQUARES ** round)) + 1e-8)
      weights[at] = (weights[at] ?? 0) - rate * step
    }
  }
  const rowOf = (place: number): number[] => Array.from({ length: width }, (_, column) => round3(weights[place * width + column] ?? 0))
  const model = { classes, bias: rowOf(0), weights: Array.from({ length: dense }, (_, place) => rowOf(1 + place)) }
  return buckets === 0 ? model : { ...model, words: { bytes: toBytes(weights.subarray((1 + dense) * width)), buckets, scale: SCALE } }
}

function placesOf(row: Row, dense: number, buckets: number): readonly (readonly [place: number, value: number])[] {
  const found: [number, number][] = [[0, 1]]
  row.features.forEach((value, place) => {
    if (value !== 0) found.push([1 + place, value])
  })
  if (buckets > 0) for (const term of row.terms) found.push([1 + dense + bucketOf(term, buckets), 1])
  return found
}

function sharesOf(weights: Float64Array, places: readonly (readonly [number, number])[], width: number): readonly number[] {
  const sums = Array.from({ length: width }, () => 0)
  for (const [place, value] of places)
    for (let column = 0; column < width; column += 1) sums[column] = (sums[column] ?? 0) + (weights[place * width + column] ?? 0) * value
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}

function toBytes(weights: Float64Array): string {
  return btoa(String.fromCharCode(...Uint8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight * SCALE))) & 0xff)))
}

import { bucketOf, type Softmax } from '../src/extraction/softmax.ts'
import type { Row } from './examples.ts'

export interface FitOptions {
  readonly classes: readonly string[]
  /** Buckets for words; 0: dense features alone. */
  readonly buckets: number
  /** Weight of the squared weights beside the summed loss. */
  readonly penalty: number
  /** The same for the weights of words; default: `penalty`. */
  readonly wordPenalty?: number | undefined
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
export function fit(rows: readonly Row[], { classes, buckets, penalty, wordPenalty = penalty }: FitOptions): Softmax {
  const width = classes.length
  const dense = rows[0]?.features.length ?? 0
  const size = (1 + dense + buckets) * width
  const weights = new Float64Array(size)
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  const { starts, places, values } = packed(rows, dense, buckets)
  const shares = new Float64Array(width)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (at < width ? 0 : (at < (1 + dense) * width ? penalty : wordPenalty) * weight))
    rows.forEach(({ right }, index) => {
      const [from, to] = [starts[index] ?? 0, starts[index + 1] ?? 0]
      toShares(shares, weights, places, values, from, to)
      for (let i = from; i < to; i += 1) {
        const [at, value] = [(places[i] ?? 0) * width, values[i] ?? 0]
        for (let column = 0; column < width; column += 1) {
          slopes[at + column] = (slopes[at + column] ?? 0) + ((shares[column] ?? 0) - Number(column === right)) * value
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
  return buckets === 0 ? model : { ...model, words: { bytes: toBytes(weights.subarray((1 + dense) * width), width), buckets, scale: SCALE } }
}

interface Packed {
  /** Where the features of each row begin, and where the last ones end. */
  readonly starts: Uint32Array
  readonly places: Uint32Array
  readonly values: Float32Array
}

/** All that is not zero, row after row: a place among the weights and a value. */
function packed(rows: readonly Row[], dense: number, buckets: number): Packed {
  const starts = new Uint32Array(rows.length + 1)
  const [places, values]: [number[], number[]] = [[], []]
  const add = (place: number, value: number): void => {
    places.push(place)
    values.push(value)
  }
  rows.forEach((row, index) => {
    add(0, 1)
    row.features.forEach((value, place) => {
      if (value !== 0) add(1 + place, value)
    })
    if (buckets > 0) for (const term of row.terms) add(1 + dense + bucketOf(term, buckets), 1)
    starts[index + 1] = places.length
  })
  return { starts, places: Uint32Array.from(places), values: Float32Array.from(values) }
}

/** Writes the share of each class for one row. */
function toShares(shares: Float64Array, weights: Float64Array, places: Uint32Array, values: Float32Array, from: number, to: number): void {
  const width = shares.length
  shares.fill(0)
  for (let i = from; i < to; i += 1) {
    const [at, value] = [(places[i] ?? 0) * width, values[i] ?? 0]
    for (let column = 0; column < width; column += 1) shares[column] = (shares[column] ?? 0) + (weights[at + column] ?? 0) * value
  }
  const most = Math.max(...shares)
  let total = 0
  for (let column = 0; column < width; column += 1) {
    const share = Math.exp((shares[column] ?? 0) - most)
    shares[column] = share
    total += share
  }
  for (let column = 0; column < width; column += 1) shares[column] = (shares[column] ?? 0) / total
}

function round3(value: number): number {
  return Math.round(value * 1000) / 1000
}

/** Of two classes only the difference counts; one column of nothing is soon packed. */
function toBytes(weights: Float64Array, width: number): string {
  const told = width === 2 ? weights.map((weight, at) => (at % 2 === 0 ? 0 : weight - (weights[at - 1] ?? 0))) : weights
  return btoa(String.fromCharCode(...Uint8Array.from(told, (weight) => Math.max(-127, Math.min(127, Math.round(weight * SCALE))) & 0xff)))
}

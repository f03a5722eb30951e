import { MemoryError } from '../core/errors.ts'

/**
 * The vector at length 1, as a new `Float32Array`.
 * @throws MemoryError `DIMENSION_MISMATCH` for another length, `EMBEDDING_FAILED` for a number that is not finite or a zero vector.
 */
export function unitVector(vector: ArrayLike<number>, dimension: number): Float32Array {
  if (vector.length !== dimension) {
    throw new MemoryError('DIMENSION_MISMATCH', `The embedder gave a vector of ${vector.length} numbers instead of ${dimension}.`, {
      details: { expected: dimension, actual: vector.length },
    })
  }
  const unit = Float32Array.from(vector)
  const norm = Math.sqrt(unit.reduce((sum, value) => sum + value * value, 0))
  if (!Number.isFinite(norm) || norm === 0) {
    throw new MemoryError('EMBEDDING_FAILED', 'The embedder gave a vector without a direction.', { details: { reason: 'vector' } })
  }
  return unit.map((value) => value / norm)
}

/** Cosine of two vectors over their first `length` numbers. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>, length: number = Math.min(a.length, b.length)): number {
  let dot = 0
  let squareA = 0
  let squareB = 0
  for (let i = 0; i < length; i++) {
    const x = a[i] ?? 0
    const y = b[i] ?? 0
    dot += x * y
    squareA += x * x
    squareB += y * y
  }
  return dot / Math.sqrt(squareA * squareB)
}

import type { Vectors } from '../core/derived.ts'
import type { StoredVectors } from './memory-store.ts'

const MAX_ROWS = 1_000
const MAX_BYTES = 8 * 1024 * 1024

/** Cuts into batches of at most 1,000 rows and 8 MB. */
export function toVectorBatches(entries: readonly StoredVectors[]): StoredVectors[][] {
  const batches: StoredVectors[][] = []
  let batch: StoredVectors[] = []
  let bytes = 0
  for (const entry of entries) {
    const size = entry.vectors.bytes.byteLength
    if (batch.length > 0 && (batch.length === MAX_ROWS || bytes + size > MAX_BYTES)) {
      batches.push(batch)
      batch = []
      bytes = 0
    }
    batch.push(entry)
    bytes += size
  }
  if (batch.length > 0) batches.push(batch)
  return batches
}

/** With bytes of its own: a view into a large buffer would be cloned together with all of that buffer. */
export function copyVectors(vectors: Vectors): Vectors {
  const { fingerprint, dimension, scales, bytes } = vectors
  return { fingerprint, dimension, scales: [...scales], bytes: new Int8Array(bytes) }
}

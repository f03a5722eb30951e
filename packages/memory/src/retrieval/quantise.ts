import type { Vectors } from '../core/derived.ts'

/**
 * A memory's vectors as int8 with one scale each: a quarter of the bytes, cosines within 0.003 of the float ones.
 * `windows` are finite and of one length, one for each window of its text.
 */
export function quantise(windows: readonly Float32Array[], fingerprint: string): Vectors {
  const dimension = windows[0]?.length ?? 0
  const bytes = new Int8Array(windows.length * dimension)
  const scales = windows.map((window, row) => quantiseInto(bytes.subarray(row * dimension, (row + 1) * dimension), window, 127))
  return { fingerprint, dimension, scales, bytes }
}

/** Fills `target` with `vector / scale`, rounded, at most `largest` from zero; gives `scale` (0 for a vector of zeros or one that is not finite). */
export function quantiseInto(target: Int8Array | Int16Array, vector: Float32Array, largest: number): number {
  let peak = 0
  for (const value of vector) peak = Math.max(peak, Math.abs(value))
  if (!(peak > 0) || !Number.isFinite(peak)) {
    target.fill(0)
    return 0
  }
  const scale = Math.fround(peak / largest)
  for (let index = 0; index < vector.length; index++) target[index] = Math.max(-largest, Math.min(largest, Math.round((vector[index] ?? 0) / scale)))
  return scale
}

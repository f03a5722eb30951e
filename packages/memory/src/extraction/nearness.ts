import type { MemoryId } from '../core/memory.ts'

/** Cosine between what is read and each held memory, by id, -1 to 1; `null` where no model is ready. */
export type Nearness = ReadonlyMap<MemoryId, number> | null

/** Nearness beside that of the others: embedders differ in how near everything is to everything. */
export interface Meaning {
  isNearest(cosine: number | null): boolean
  /** Above the mean, above the best of the others, and whether it is not known. */
  features(cosine: number | null): readonly number[]
}

const NEAREST = 6

export function meaningOf(given: readonly (number | null)[]): Meaning {
  const cosines = given.flatMap((cosine) => (cosine === null ? [] : [cosine])).sort((a, b) => b - a)
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, cosines.length)
  const nearest = new Set(cosines.slice(0, NEAREST))
  const best = cosines[0] ?? 0
  return {
    isNearest: (cosine) => cosine !== null && nearest.has(cosine),
    features(cosine) {
      if (cosine === null) return [0, 0, 1]
      const rival = cosine === best ? (cosines[1] ?? mean) : best
      return [(cosine - mean) * 5, (cosine - rival) * 5, 0]
    },
  }
}

/** Nearness beside that of the others: embedders differ in how near everything is to everything. */
export interface Meaning {
  /** Whether the memory at this place by words can be the one: only the closest by words, and the nearest by meaning. */
  isCandidate(place: number, cosine: number | null): boolean
  /** Whether it is one of the nearest. */
  isNearest(cosine: number | null): boolean
  /** Above the mean, above the best of the others, and whether it is not known. */
  features(cosine: number | null): readonly number[]
}

/** Without so much nearness by meaning, and nothing in common by words, one is not about the other. */
export const NEAR = 0.35

/** By words, so many are candidates. */
export const CLOSEST = 12
const NEAREST = 6

export function meaningOf(given: readonly (number | null)[]): Meaning {
  const cosines = given.flatMap((cosine) => (cosine === null ? [] : [cosine])).sort((a, b) => b - a)
  const mean = cosines.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, cosines.length)
  const nearest = new Set(cosines.slice(0, NEAREST))
  const best = cosines[0] ?? 0
  const isNearest = (cosine: number | null): boolean => cosine !== null && nearest.has(cosine)
  return {
    isCandidate: (place, cosine) => place < CLOSEST || isNearest(cosine),
    isNearest,
    features(cosine) {
      if (cosine === null) return [0, 0, 1]
      const rival = cosine === best ? (cosines[1] ?? mean) : best
      return [(cosine - mean) * 5, (cosine - rival) * 5, 0]
    },
  }
}

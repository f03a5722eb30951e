/** What speaks for one memory. */
export interface Evidence {
  /** Cosine of its best window, or `null` without a vector. */
  readonly cosine: number | null
  /** Rarity-weighted share of the question's content words that it covers, 0 to 1. */
  readonly coverage: number
}

const WORDS_WEIGHT = 6
const MEANING_WEIGHT = 8
const BIAS_WITH_MEANING = -4.2
const BIAS_WORDS_ALONE = -2

/**
 * Evidence added up. The covered share counts squared: where words carry the question they lead, and one shared common word
 * does not outweigh meaning.
 */
export function fuse({ cosine, coverage }: Evidence): number {
  const words = WORDS_WEIGHT * coverage * coverage
  return cosine === null ? words + BIAS_WORDS_ALONE : words + MEANING_WEIGHT * Math.max(0, cosine) + BIAS_WITH_MEANING
}

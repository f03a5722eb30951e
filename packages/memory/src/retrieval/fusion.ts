/** What speaks for one memory. */
export interface Evidence {
  /** Rarity-weighted share of the question's content words that it covers, 0 to 1. */
  readonly coverage: number
  /** How much nearer its best window is to the question than memories are on average: a difference of cosines; `null` without a vector. */
  readonly nearness: number | null
  /** 0 to 1: how far the embedder is to be believed about this question. */
  readonly trust: number
  /** Share of its sentences that ask, 0 to 1. */
  readonly asking: number
}

const COVERAGE_WEIGHT = 3
const NEARNESS_WEIGHT = 7
const ASKING_WEIGHT = 2

/** Stands in for a nearness that is not known or not believed, so that scores stay comparable between the legs. */
const UNKNOWN_NEARNESS = 0.26

/** For a question in a language that the embedder was not made for. */
export const FOREIGN_TRUST = 0.2

/**
 * Evidence added up. The covered share counts squared, so that words lead where they carry the question, and one common word
 * does not outweigh meaning. What only asks states nothing, so it answers nothing.
 */
export function fuse({ coverage, nearness, trust, asking }: Evidence): number {
  const meaning = nearness === null ? UNKNOWN_NEARNESS : trust * nearness + (1 - trust) * UNKNOWN_NEARNESS
  return COVERAGE_WEIGHT * coverage * coverage + NEARNESS_WEIGHT * meaning - ASKING_WEIGHT * asking
}

/** Share of a text's sentences that are questions. */
export function askingShare(text: string): number {
  if (!QUESTION_MARK.test(text)) return 0
  const sentences = text.split(SENTENCE_END).filter((sentence) => WORD.test(sentence))
  return sentences.filter((sentence) => QUESTION_MARK.test(sentence)).length / Math.max(1, sentences.length)
}

const QUESTION_MARK = /[?？؟]/
const SENTENCE_END = /(?<=[.!?…][”"’')\]]*)\s+|(?<=[。？！])|\n+/
const WORD = /[\p{L}\p{N}]/u

/** Weights of the evidence for one memory; what each brings is measured in docs/recall.md. */
const COVERAGE_WEIGHT = 3
const TURN_COVERAGE_WEIGHT = 5
const NEARNESS_WEIGHT = 7
export const ASKING_WEIGHT = 2

/** Stands in for a nearness that is not known or not believed, so that scores stay comparable between the legs. */
const UNKNOWN_NEARNESS = 0.22

/** How far an embedder is believed about a question in a language that it was not made for. */
const FOREIGN_TRUST = 0.2

/** A newer memory goes before one that fits as well: at most as much as a difference of 0.01 in cosine. */
export const RECENCY_WEIGHT = 0.07
const RECENCY_HALF_LIFE_DAYS = 90

/**
 * Evidence that a memory answers the question.
 *
 * `coverage`: rarity-weighted share of the question's content words that it has, 0 to 1. It counts squared, so that words lead
 * where they carry the question, and one common word does not outweigh meaning.
 * `nearness`: how much nearer it is to the question than memories are on average, as a difference of cosines; `null` without a
 * vector.
 * `asking`: share of its sentences that ask, 0 to 1: what only asks states nothing, so it answers nothing.
 */
export function fuse(coverage: number, nearness: number | null, understood: boolean, asking: number): number {
  const trust = nearness === null ? 0 : understood ? 1 : FOREIGN_TRUST
  const meaning = trust * (nearness ?? 0) + (1 - trust) * UNKNOWN_NEARNESS
  return words(coverage, understood) + NEARNESS_WEIGHT * meaning - ASKING_WEIGHT * asking
}

/**
 * What the words of a turn of a conversation count beside `fuse`: there they count by their share, not squared. Measured on long
 * conversations: words alone find more than meaning alone, while for short facts it is the other way round.
 */
export function turnWords(coverage: number, understood: boolean): number {
  return TURN_COVERAGE_WEIGHT * coverage - words(coverage, understood)
}

/** Where only words are believed, every one that is shared tells something: not the square, but its tangent at a half. */
function words(coverage: number, understood: boolean): number {
  return COVERAGE_WEIGHT * (understood ? coverage * coverage : coverage - 0.25)
}

/** What being recent adds, 0 to `RECENCY_WEIGHT`. */
export function recency(ageDays: number): number {
  return RECENCY_WEIGHT * 2 ** (-Math.max(0, ageDays) / RECENCY_HALF_LIFE_DAYS)
}

/** Share of a text's sentences that ask: for an answer, or for something to be done now. */
export function askingShare(text: string): number {
  const sentences = text.split(SENTENCE_END).filter((sentence) => WORD.test(sentence))
  return sentences.filter((sentence) => QUESTION_MARK.test(sentence) || ASKS.test(sentence)).length / Math.max(1, sentences.length)
}

const QUESTION_MARK = /[?？؟]/
const SENTENCE_END = /(?<=[.!?…][”"’')\]]*)\s+|(?<=[。？！])|\n+/
const WORD = /[\p{L}\p{N}]/u
/** How a question or a task begins that is written without its mark; "what I like" tells. */
const ASKS =
  /^\P{L}*(?:(?:please|pls|bitte|por favor|(?:can|could|would) (?:you|u)),? )?(?:(?:what|who|how)(?:['’]?s)?|whose|which|why|wer|wie|warum|wieso|welche[rnms]?|qué|quién|cómo|cuál|does|is|are|(?:can|could|would) (?:you|u)|(?:write|draft|compose|make|give|tell|find|name|suggest|recommend|list) (?:me|us|an?|some|\p{N}+|two|three|five)|(?:summari[sz]|translat|describ|rewrit)e|convert|explain|reword|shorten|proofread|(?:schreib|erzähl|nenn|gib|such|mach)e? (?:mir|mal)|(?:übersetz|formulier|korrigier)e?|escr[ií]be(?:me)?|d[ai]me|trad[uú]ce(?:me)?|resume|corr[ií]ge(?:me)?|haz(?:me)?|ponle)(?![\p{L}\p{N}])(?! (?:i|we|my|our|ich|wir|gesagt)(?!\p{L}))/iu

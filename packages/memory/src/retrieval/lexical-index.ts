import SearchableMap from 'minisearch/SearchableMap'
import type { Analysis } from '../core/derived.ts'
import type { QuestionWord } from './analyse.ts'

/** What the words of a question found. Arrays are by slot and reused by the next call; only `found` slots have meaning. */
export interface WordMatches {
  /** Slots with at least one word. */
  readonly found: readonly number[]
  /** How much of the question's weight the memory covers, 0 to 1. */
  readonly coverage: Float32Array
  /** Which of the first 31 words it has, as bits. */
  readonly words: Int32Array
}

/** Inverted index over the terms of numbered memories. */
export interface LexicalIndex {
  readonly size: number
  /** Adds or replaces. */
  put(slot: number, analysis: Analysis): void
  /** Takes every posting of the memory, and every term that no other memory has; harmless for an unknown slot. */
  remove(slot: number): void
  clear(): void
  search(question: readonly QuestionWord[]): WordMatches
  /** Every term that is held, sorted; for tests. */
  terms(): readonly string[]
}

/** A word that only begins a longer one, or is written with a mistake, says less. */
const PREFIX_STRENGTH = 0.4
const FUZZY_STRENGTH = 0.6
/** BM25's length normalisation, for texts longer than the average. */
const LENGTH_WEIGHT = 0.4

/**
 * Postings are packed numbers: the slot, and in the last bit whether the term stands in what the memory is about rather than in
 * its text. The tree of terms, with its prefix and fuzzy search, is MiniSearch's.
 */
export function createLexicalIndex(): LexicalIndex {
  let tree = new SearchableMap<number[]>()
  let termsBySlot = new Map<number, readonly string[]>()
  let lengths = new Uint16Array(0)
  let totalLength = 0
  let coverage = new Float32Array(0)
  let words = new Int32Array(0)
  let strengths = new Float32Array(0)

  function put(slot: number, analysis: Analysis): void {
    remove(slot)
    const terms = [...new Set([...analysis.text, ...analysis.about])]
    for (const term of terms) {
      const postings = tree.get(term)
      if (postings === undefined) tree.set(term, [slot])
      else insert(postings, slot)
    }
    termsBySlot.set(slot, terms)
    if (slot >= lengths.length) {
      const capacity = Math.max(256, Math.ceil((slot + 1) * 1.5))
      const grown = new Uint16Array(capacity)
      grown.set(lengths)
      lengths = grown
      coverage = new Float32Array(capacity)
      words = new Int32Array(capacity)
      strengths = new Float32Array(capacity)
    }
    lengths[slot] = Math.min(65_535, terms.length)
    totalLength += lengths[slot] ?? 0
  }

  function remove(slot: number): void {
    const terms = termsBySlot.get(slot)
    if (terms === undefined) return
    for (const term of terms) {
      const postings = tree.get(term) ?? []
      if (postings.length === 1) tree.delete(term)
      else postings.splice(position(postings, slot), 1)
    }
    termsBySlot.delete(slot)
    totalLength -= lengths[slot] ?? 0
    lengths[slot] = 0
  }

  function clear(): void {
    tree = new SearchableMap()
    termsBySlot = new Map()
    lengths = new Uint16Array(0)
    totalLength = 0
  }

  function search(question: readonly QuestionWord[]): WordMatches {
    const found: number[] = []
    const matches = question.map((word) => matchesOf(word))
    const rarities = matches.map((match) => rarity(match.frequency))
    const total = rarities.reduce((sum, value) => sum + value, 0)
    for (const [index, match] of matches.entries()) {
      const weight = (rarities[index] ?? 0) / total
      const touched: number[] = []
      for (const { postings, strength } of match.alternatives) {
        for (const slot of postings) {
          const before = strengths[slot] ?? 0
          if (before === 0) touched.push(slot)
          if (strength > before) strengths[slot] = strength
        }
      }
      for (const slot of touched) {
        if (words[slot] === 0 && coverage[slot] === 0) found.push(slot)
        coverage[slot] = (coverage[slot] ?? 0) + weight * (strengths[slot] ?? 0)
        if (index < 31) words[slot] = (words[slot] ?? 0) | (1 << index)
        strengths[slot] = 0
      }
    }
    const average = totalLength / Math.max(1, termsBySlot.size)
    const result = { found, coverage: coverage.slice(), words: words.slice() }
    for (const slot of found) {
      const excess = Math.max(0, (lengths[slot] ?? 0) / average - 1)
      result.coverage[slot] = (coverage[slot] ?? 0) / (1 + (LENGTH_WEIGHT * excess) / 10)
      coverage[slot] = 0
      words[slot] = 0
    }
    return result
  }

  function matchesOf(word: QuestionWord): { readonly alternatives: readonly Alternative[]; readonly frequency: number } {
    const alternatives: Alternative[] = []
    let frequency = 0
    for (const term of word.terms) {
      const postings = tree.get(term)
      if (postings === undefined) continue
      alternatives.push({ postings, strength: 1 })
      frequency = Math.max(frequency, postings.length)
    }
    if (word.prefix) {
      for (const term of word.terms) {
        if (term.length < 3) continue
        for (const [longer, postings] of tree.atPrefix(term)) {
          if (!word.terms.includes(longer)) alternatives.push({ postings, strength: PREFIX_STRENGTH })
        }
      }
    }
    // A word that is held as it is written has no typing mistake.
    if (word.fuzzy && frequency === 0) {
      for (const term of word.terms) {
        if (term.length < 4) continue
        for (const [, [postings, distance]] of tree.fuzzyGet(term, term.length < 8 ? 1 : 2)) {
          if (distance > 0) alternatives.push({ postings, strength: FUZZY_STRENGTH / distance })
        }
      }
    }
    return { alternatives, frequency }
  }

  /** BM25's inverse document frequency: https://en.wikipedia.org/wiki/Okapi_BM25 */
  function rarity(frequency: number): number {
    return Math.log(1 + (termsBySlot.size - frequency + 0.5) / (frequency + 0.5))
  }

  return {
    get size() {
      return termsBySlot.size
    },
    put,
    remove,
    clear,
    search,
    terms: () => [...tree.keys()].sort(),
  }
}

interface Alternative {
  readonly postings: readonly number[]
  readonly strength: number
}

/** Index of the first posting that is not less: postings are sorted. */
function position(postings: readonly number[], slot: number): number {
  let low = 0
  let high = postings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((postings[middle] ?? 0) < slot) low = middle + 1
    else high = middle
  }
  return low
}

function insert(postings: number[], slot: number): void {
  if ((postings.at(-1) ?? -1) < slot) postings.push(slot)
  else postings.splice(position(postings, slot), 0, slot)
}

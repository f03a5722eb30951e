import type { Analysis } from '../core/derived.ts'
import type { QuestionWord } from './analyse.ts'
import { createTerms, type Postings } from './terms.ts'

/** What the words of a question found. Arrays are by slot, zero where nothing was found, and reused by the next call. */
export interface WordMatches {
  /** Slots with at least one word. */
  readonly found: readonly number[]
  /** Rarity-weighted share of the question's words that the memory has, 0 to 1. */
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
  /** `slots`: one more than the largest slot in use. */
  search(question: readonly QuestionWord[], slots: number): WordMatches
  /** Every term that is held, sorted, and every list of terms kept for removing: what a memory must be gone from. */
  dump(): readonly string[]
}

/** A word that only begins a longer one, or is written with a mistake, says less. */
const PREFIX_STRENGTH = 0.4
const FUZZY_STRENGTH = 0.6
/** Part of a compound, such as `schlüssel` in `wohnungsschlüssel`. */
const PART_STRENGTH = 0.4

/**
 * Whole words, beginnings and misspellings of one question word count once a memory, with the strongest.
 */
export function createLexicalIndex(): LexicalIndex {
  const held = createTerms()
  /** The terms of a memory in one string: a fraction of the bytes of a list of strings. */
  let termsBySlot: (string | undefined)[] = []
  let size = 0
  let coverage = new Float32Array(0)
  let words = new Int32Array(0)
  let strengths = new Float32Array(0)
  let found: number[] = []

  function put(slot: number, analysis: Analysis): void {
    const terms = new Set([...analysis.text, ...analysis.about])
    if (analysis.language === 'de') for (const term of analysis.text) if (COMPOUND.test(term)) terms.add(backwards(term))
    const joined = [...terms].join(SEPARATOR)
    if (termsBySlot[slot] === joined) return
    remove(slot)
    for (const term of terms) held.add(term, slot)
    termsBySlot[slot] = joined
    size += 1
  }

  function remove(slot: number): void {
    const terms = termsBySlot[slot]
    if (terms === undefined) return
    for (const term of terms.split(SEPARATOR)) held.remove(term, slot)
    termsBySlot[slot] = undefined
    size -= 1
  }

  function clear(): void {
    held.clear()
    termsBySlot = []
    size = 0
  }

  function search(question: readonly QuestionWord[], slots: number): WordMatches {
    reset(slots)
    const matches = question.map((word) => matchesOf(word))
    const total = matches.reduce((sum, match) => sum + match.rarity, 0)
    for (const [index, { alternatives, rarity }] of matches.entries()) {
      const touched: number[] = []
      for (const { postings, strength } of alternatives) {
        for (const slot of postings) {
          const before = strengths[slot] ?? 0
          if (before === 0) touched.push(slot)
          if (strength > before) strengths[slot] = strength
        }
      }
      const bit = index < 31 ? 1 << index : 0
      for (const slot of touched) {
        if (coverage[slot] === 0) found.push(slot)
        coverage[slot] = (coverage[slot] ?? 0) + ((strengths[slot] ?? 0) * rarity) / total
        words[slot] = (words[slot] ?? 0) | bit
        strengths[slot] = 0
      }
    }
    return { found, coverage, words }
  }

  function reset(slots: number): void {
    if (coverage.length < slots) {
      const capacity = Math.ceil(slots * 1.25)
      coverage = new Float32Array(capacity)
      words = new Int32Array(capacity)
      strengths = new Float32Array(capacity)
    } else {
      for (const slot of found) {
        coverage[slot] = 0
        words[slot] = 0
      }
    }
    found = []
  }

  function matchesOf(word: QuestionWord): Match {
    const alternatives: Alternative[] = []
    let frequency = 0
    for (const term of word.terms) {
      const postings = held.get(term)
      if (postings === undefined) continue
      alternatives.push({ postings, strength: 1 })
      frequency = Math.max(frequency, postings.length)
    }
    for (const term of word.prefix ? word.terms : []) {
      if (term.length < 3) continue
      for (const postings of held.longer(term)) alternatives.push({ postings, strength: PREFIX_STRENGTH })
    }
    for (const term of word.prefix ? word.terms : []) {
      if (term.length < 4) continue
      const whole = held.get(backwards(term))
      if (whole !== undefined) alternatives.push({ postings: whole, strength: PART_STRENGTH })
      for (const postings of held.longer(backwards(term))) alternatives.push({ postings, strength: PART_STRENGTH })
    }
    // One part that is held tells something by itself: `skat` of `skatabend`.
    for (const part of frequency === 0 ? word.parts : []) {
      const postings = held.get(part)
      if (postings !== undefined) alternatives.push({ postings, strength: PART_STRENGTH })
    }
    // A word that is held as it is written has no typing mistake.
    for (const term of word.fuzzy && frequency === 0 ? word.terms : []) {
      for (const { postings, distance } of held.near(term, term.length < 8 ? 1 : 2)) alternatives.push({ postings, strength: FUZZY_STRENGTH / distance })
    }
    return { alternatives, rarity: rarityOf(frequency, size) }
  }

  return {
    get size() {
      return size
    },
    put,
    remove,
    clear,
    search,
    dump: () => [...held.keys(), ...termsBySlot.filter((terms) => terms !== undefined)],
  }
}

/** No term has one: words end at it. */
const SEPARATOR = '\n'

/** German terms that may be compounds are held backwards as well, so that their endings are found like beginnings. */
const COMPOUND = /^\p{L}{8,}$/u

function backwards(term: string): string {
  return `<${[...term].reverse().join('')}`
}

interface Alternative {
  readonly postings: Postings
  readonly strength: number
}

interface Match {
  readonly alternatives: readonly Alternative[]
  readonly rarity: number
}

/** So many memories without the word are counted besides: among three memories, being in one of them tells little about how rare it is. */
const UNSEEN_MEMORIES = 50

/** BM25's inverse document frequency: https://en.wikipedia.org/wiki/Okapi_BM25 */
function rarityOf(frequency: number, size: number): number {
  return Math.log(1 + (size + UNSEEN_MEMORIES - frequency + 0.5) / (frequency + 0.5))
}

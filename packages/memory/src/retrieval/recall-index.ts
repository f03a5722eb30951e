import type { Analysis, Vectors } from '../core/derived.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import type { Leg } from '../core/records.ts'
import { analyseQuestion, type QuestionWord } from './analyse.ts'
import { calibrate, DEFAULT_MIN_SCORE } from './calibrate.ts'
import { askingShare, FOREIGN_TRUST, fuse } from './fusion.ts'
import { type Language, languageOfTag } from './languages.ts'
import { createLexicalIndex, type WordMatches } from './lexical-index.ts'
import type { Question, Ranked, Ranking, RecallIndex } from './retrieval.ts'
import { ABSENT, type Cosines, createVectorIndex, type VectorIndex } from './vector-index.ts'

/** An index without anything in it. */
export function createRecallIndex(): RecallIndex {
  const lexical = createLexicalIndex()
  const vectorsByFingerprint = new Map<string, VectorIndex>()
  const slotById = new Map<MemoryId, number>()
  const entries: (Entry | undefined)[] = []
  const freeSlots: number[] = []
  const languages = new Map<Language, number>()

  function put(memory: Memory, analysis: Analysis): void {
    const known = slotById.get(memory.id)
    const slot = known ?? freeSlots.pop() ?? entries.length
    countLanguage(languages, entries[slot]?.language, -1)
    const language = languageOfTag(analysis.language) ?? 'und'
    // The text that was embedded is another one: its vectors must not speak for the new one.
    if (known !== undefined && entries[slot]?.memory.text !== memory.text) removeVectors(slot)
    entries[slot] = { memory, language, asking: askingShare(memory.text) }
    countLanguage(languages, language, 1)
    slotById.set(memory.id, slot)
    lexical.put(slot, analysis)
  }

  function putVectors(id: MemoryId, vectors: Vectors): void {
    const slot = slotById.get(id)
    if (slot === undefined || vectors.dimension === 0) return
    let index = vectorsByFingerprint.get(vectors.fingerprint)
    if (index === undefined) {
      index = createVectorIndex(vectors.dimension)
      vectorsByFingerprint.set(vectors.fingerprint, index)
    }
    index.put(slot, vectors)
  }

  function remove(id: MemoryId): void {
    const slot = slotById.get(id)
    if (slot === undefined) return
    slotById.delete(id)
    countLanguage(languages, entries[slot]?.language, -1)
    entries[slot] = undefined
    freeSlots.push(slot)
    lexical.remove(slot)
    removeVectors(slot)
  }

  function removeVectors(slot: number): void {
    for (const index of vectorsByFingerprint.values()) index.remove(slot)
  }

  function clear(): void {
    lexical.clear()
    for (const index of vectorsByFingerprint.values()) index.clear()
    vectorsByFingerprint.clear()
    slotById.clear()
    entries.length = 0
    freeSlots.length = 0
    languages.clear()
  }

  function search(question: Question): Ranking {
    const minScore = question.minScore ?? DEFAULT_MIN_SCORE
    const { words, language } = analyseQuestion(question.text, new Set(languages.keys()))
    const matches = lexical.search(words)
    const cosines = cosinesOf(question)
    const legs: Leg[] = cosines === null ? ['lexical'] : ['lexical', 'vector']
    const average = cosines === null ? 0 : (cosines.mean * slotById.size + USUAL_MEAN * USUAL_MEAN_WEIGHT) / (slotById.size + USUAL_MEAN_WEIGHT)
    const trust = understands(question, language) ? 1 : FOREIGN_TRUST
    const candidates: Candidate[] = []
    for (const [slot, entry] of entries.entries()) {
      if (entry === undefined) continue
      const cosine = cosines?.bySlot[slot] ?? ABSENT
      const coverage = matches.coverage[slot] ?? 0
      if (coverage === 0 && cosine === ABSENT) continue
      const score = calibrate(fuse({ coverage, nearness: cosine === ABSENT ? null : cosine - average, trust, asking: entry.asking }))
      if (score >= minScore) candidates.push({ slot, score, cosine, memory: entry.memory })
    }
    candidates.sort((a, b) => b.score - a.score || compareText(b.memory.recordedAt, a.memory.recordedAt) || compareText(a.memory.id, b.memory.id))
    const hits: Ranked[] = []
    for (const candidate of candidates) {
      if (hits.length >= question.limit) break
      if (question.accept(candidate.memory)) hits.push({ id: candidate.memory.id, score: candidate.score, why: reasons(candidate, words, matches) })
    }
    return { hits, legs }
  }

  function cosinesOf(question: Question): Cosines | null {
    if (question.vector === null || question.fingerprint === null) return null
    return vectorsByFingerprint.get(question.fingerprint)?.cosines(question.vector, entries.length) ?? null
  }

  return {
    get size() {
      return slotById.size
    },
    put,
    putVectors,
    remove,
    clear,
    search,
  }
}

/** What a question's mean cosine to all memories is taken for while there are few, and how many memories that counts as. */
const USUAL_MEAN = 0.1
const USUAL_MEAN_WEIGHT = 20

/** A question whose language cannot be told, such as a name alone, gets the benefit of the doubt. */
function understands(question: Question, language: Language): boolean {
  const understood = question.vectorLanguages ?? ['en']
  return language === 'und' || understood.some((tag) => languageOfTag(tag) === language)
}

interface Entry {
  readonly memory: Memory
  readonly language: Language
  readonly asking: number
}

interface Candidate {
  readonly slot: number
  readonly score: number
  readonly cosine: number
  readonly memory: Memory
}

function reasons(candidate: Candidate, words: readonly QuestionWord[], matches: WordMatches): readonly string[] {
  const why: string[] = []
  const bits = matches.words[candidate.slot] ?? 0
  const matched = words.filter((_, index) => index < 31 && (bits & (1 << index)) !== 0).map((word) => word.surface)
  if (matched.length > 0) why.push(`words: ${matched.join(', ')}`)
  if (candidate.cosine > 0) why.push(`meaning ${candidate.cosine.toFixed(2)}`)
  if (candidate.memory.key !== null) why.push(`key ${candidate.memory.key}`)
  return why
}

function countLanguage(languages: Map<Language, number>, language: Language | undefined, change: number): void {
  if (language === undefined) return
  const count = (languages.get(language) ?? 0) + change
  if (count > 0) languages.set(language, count)
  else languages.delete(language)
}

/** By code unit: the same in every locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

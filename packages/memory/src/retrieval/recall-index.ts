import type { Analysis, Vectors } from '../core/derived.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import type { Leg } from '../core/records.ts'
import { analyseQuestion, type QuestionWord } from './analyse.ts'
import { DEFAULT_MIN_SCORE, fromScore, toScore } from './calibrate.ts'
import { createConversations } from './conversations.ts'
import { askingShare, fuse, RECENCY_WEIGHT, recency } from './fusion.ts'
import { type Language, languageOfTag } from './languages.ts'
import { createLexicalIndex, type WordMatches } from './lexical-index.ts'
import type { Question, Ranking, RecallIndex } from './retrieval.ts'
import { createTopList } from './top-list.ts'
import { ABSENT, type Cosines, createVectorIndex, type VectorIndex } from './vector-index.ts'

/**
 * An index without anything in it. It holds everything in memory, about 0.5 kB a memory beside its vectors; a search reads every
 * vector once and costs under 1 ms for 10,000 memories.
 */
export function createRecallIndex(): RecallIndex {
  const lexical = createLexicalIndex()
  const vectorsByFingerprint = new Map<string, VectorIndex>()
  const conversations = createConversations()
  const slotById = new Map<MemoryId, number>()
  const memoryBySlot: (Memory | undefined)[] = []
  const languageBySlot: Language[] = []
  const freeSlots: number[] = []
  const countByLanguage = new Map<Language, number>()
  /** By slot, `NaN` where there is no memory: a search goes over all of them, and must not touch the memories themselves. */
  let asking = new Float32Array(0)
  let recordedMs = new Float64Array(0)
  let evidence = new Float64Array(0)

  function put(memory: Memory, analysis: Analysis): void {
    const known = slotById.get(memory.id)
    const slot = known ?? freeSlots.pop() ?? memoryBySlot.length
    const before = memoryBySlot[slot]
    // Another text was embedded: its vectors must not speak for this one.
    if (before !== undefined && before.text !== memory.text) removeVectors(slot)
    const language = languageOfTag(analysis.language) ?? 'und'
    if (before !== undefined) count(countByLanguage, languageBySlot[slot], -1)
    count(countByLanguage, language, 1)
    memoryBySlot[slot] = memory
    languageBySlot[slot] = language
    if (slot >= asking.length) grow()
    // A rule asks for what is to be done from now on: that is what it states.
    if (before?.text !== memory.text || before.kind !== memory.kind) asking[slot] = memory.kind === 'rule' ? 0 : askingShare(memory.text)
    recordedMs[slot] = Date.parse(memory.recordedAt)
    slotById.set(memory.id, slot)
    lexical.put(slot, analysis)
    conversations.put(slot, memory)
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
    count(countByLanguage, languageBySlot[slot], -1)
    memoryBySlot[slot] = undefined
    asking[slot] = Number.NaN
    freeSlots.push(slot)
    lexical.remove(slot)
    conversations.remove(slot)
    removeVectors(slot)
  }

  function grow(): void {
    const capacity = Math.max(256, Math.ceil(asking.length * 1.25))
    const largerAsking = new Float32Array(capacity).fill(Number.NaN)
    const largerRecorded = new Float64Array(capacity)
    largerAsking.set(asking)
    largerRecorded.set(recordedMs)
    asking = largerAsking
    recordedMs = largerRecorded
    evidence = new Float64Array(capacity)
  }

  function removeVectors(slot: number): void {
    for (const index of vectorsByFingerprint.values()) index.remove(slot)
  }

  function clear(): void {
    lexical.clear()
    conversations.clear()
    for (const index of vectorsByFingerprint.values()) index.clear()
    vectorsByFingerprint.clear()
    slotById.clear()
    memoryBySlot.length = 0
    languageBySlot.length = 0
    asking.fill(Number.NaN)
    freeSlots.length = 0
    countByLanguage.clear()
  }

  function search(question: Question): Ranking {
    const { words, language } = analyseQuestion(question.text, new Set(countByLanguage.keys()))
    const matches = lexical.search(words, memoryBySlot.length)
    const cosines = cosinesOf(question)
    gather(matches, cosines, understands(question, language), new Set(words.map((word) => word.surface)))
    const least = fromScore(question.minScore ?? DEFAULT_MIN_SCORE)
    const now = Date.parse(question.now)
    const top = createTopList(question.limit, question.accept)
    // Only what could still get in is looked at closely.
    let bar = least - RECENCY_WEIGHT
    for (let slot = 0; slot < memoryBySlot.length; slot++) {
      const own = evidence[slot] ?? Number.NaN
      // False for NaN as well.
      if (!(own >= bar)) continue
      const total = own + recency((now - (recordedMs[slot] ?? now)) / DAY_MS)
      const memory = memoryBySlot[slot]
      if (memory === undefined || total < least || total < top.least) continue
      top.add(memory, total, slot)
      bar = Math.max(least, top.least) - RECENCY_WEIGHT
    }
    const hits = top.sorted().map(({ memory, evidence, slot }) => ({
      id: memory.id,
      score: toScore(evidence),
      why: reasons(memory, words, matches.words[slot] ?? 0, cosines?.bySlot[slot] ?? ABSENT),
    }))
    const legs: Leg[] = cosines === null ? ['lexical'] : ['lexical', 'vector']
    return { hits, legs }
  }

  /** Fills `evidence`, by slot; `NaN` where a memory has neither a word nor a vector. */
  function gather(matches: WordMatches, cosines: Cosines | null, understood: boolean, words: ReadonlySet<string>): void {
    const average = averageOf(cosines, slotById.size)
    for (let slot = 0; slot < memoryBySlot.length; slot++) {
      const cosine = cosines?.bySlot[slot] ?? ABSENT
      const coverage = matches.coverage[slot] ?? 0
      const isFound = coverage > 0 || cosine > ABSENT
      evidence[slot] = isFound ? fuse(coverage, cosine === ABSENT ? null : cosine - average, understood, asking[slot] ?? Number.NaN) : Number.NaN
    }
    const near = fuse(0, 0, understood, 0)
    const unknown = fuse(0, null, understood, 0)
    const nothing = (slot: number): number => ((cosines?.bySlot[slot] ?? ABSENT) === ABSENT ? unknown : near)
    conversations.spread({ evidence, coverage: matches.coverage, asking, nothing, understood, words })
  }

  function cosinesOf(question: Question): Cosines | null {
    if (question.vector === null || question.fingerprint === null) return null
    const vectors = vectorsByFingerprint.get(question.fingerprint)
    return vectors === undefined || vectors.size === 0 ? null : vectors.cosines(question.vector, memoryBySlot.length)
  }

  function nearness(vector: Float32Array, fingerprint: string): ReadonlyMap<MemoryId, number> {
    const { bySlot } = vectorsByFingerprint.get(fingerprint)?.cosines(vector, memoryBySlot.length) ?? {}
    const found = new Map<MemoryId, number>()
    for (const [id, slot] of slotById) {
      const cosine = bySlot?.[slot] ?? ABSENT
      if (cosine > ABSENT) found.set(id, cosine)
    }
    return found
  }

  return {
    get size() {
      return slotById.size
    },
    nearness,
    put,
    putVectors,
    remove,
    clear,
    search,
  }
}

const DAY_MS = 86_400_000

/** By how much the best of two windows is nearer than one, whatever is asked. */
const WINDOW_GAIN = 0.05

/** What a question's mean cosine to all memories is taken for while there are few, and how many memories that counts as. */
const USUAL_AVERAGE = 0.1
const USUAL_AVERAGE_WEIGHT = 20

function averageOf(cosines: Cosines | null, size: number): number {
  if (cosines === null) return 0
  const average = (cosines.mean * size + USUAL_AVERAGE * USUAL_AVERAGE_WEIGHT) / (size + USUAL_AVERAGE_WEIGHT) + WINDOW_GAIN * (cosines.windows - 1)
  // The order in which vectors came must not show in the last digits.
  return Math.round(average * 1e6) / 1e6
}

/** A question whose language cannot be told, such as a name alone, gets the benefit of the doubt. */
function understands(question: Question, language: Language): boolean {
  const understood = question.vectorLanguages ?? ['en']
  return language === 'und' || understood.some((tag) => languageOfTag(tag) === language)
}

function reasons(memory: Memory, words: readonly QuestionWord[], bits: number, cosine: number): readonly string[] {
  const why: string[] = []
  const matched = words.filter((_, index) => index < 31 && (bits & (1 << index)) !== 0).map((word) => word.surface)
  if (matched.length > 0) why.push(`words: ${matched.join(', ')}`)
  if (cosine > 0) why.push(`meaning ${cosine.toFixed(2)}`)
  if (memory.key !== null) why.push(`key ${memory.key}`)
  return why
}

function count(countByLanguage: Map<Language, number>, language: Language | undefined, change: number): void {
  if (language === undefined) return
  const total = (countByLanguage.get(language) ?? 0) + change
  if (total > 0) countByLanguage.set(language, total)
  else countByLanguage.delete(language)
}

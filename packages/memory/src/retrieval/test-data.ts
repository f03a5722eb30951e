import type { Memory, MemoryId } from '../core/memory.ts'
import { analyse } from './analyse.ts'
import type { Question, RecallIndex } from './retrieval.ts'

/** A memory for tests. */
export function memoryOf(id: string, text: string, changes: Partial<Memory> = {}): Memory {
  return {
    id: id as MemoryId,
    kind: 'fact',
    key: null,
    text,
    value: null,
    status: 'active',
    source: { origin: 'user' },
    classification: 'personal',
    influence: 'inform',
    recordedAt: '2026-01-01T00:00:00.000Z',
    validFrom: '2026-01-01',
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'und',
    ...changes,
  }
}

/** A question by words alone, that brings everything it finds. */
export function questionOf(text: string, changes: Partial<Question> = {}): Question {
  return { text, vector: null, fingerprint: null, limit: 100, minScore: 0, accept: () => true, now: '2026-01-02T00:00:00.000Z', ...changes }
}

export function putAll(index: RecallIndex, memories: readonly Memory[]): void {
  for (const memory of memories) index.put(memory, analyse(memory))
}

/** Ids of what a question brings, best first. */
export function idsOf(index: RecallIndex, question: Question): readonly string[] {
  return index.search(question).hits.map((hit) => hit.id)
}

/** An L2-normalised vector of pseudo-random numbers; the same seed gives the same one. */
export function vectorOf(seed: number, dimension: number): Float32Array {
  let state = (seed * 2_654_435_761) >>> 0
  const vector = Float32Array.from({ length: dimension }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  })
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

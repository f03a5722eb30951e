import type { Memory, MemoryId } from '../core/memory.ts'
import type { Leg } from '../core/records.ts'
import type { Analysis, Vectors } from '../core/derived.ts'

/** What is asked of the index. */
export interface Question {
  readonly text: string
  /** L2-normalised, or `null` while there is no model: words alone. */
  readonly vector: Float32Array | null
  /** Fingerprint that `vector` belongs to; vectors of another are not compared. */
  readonly fingerprint: string | null
  /** Languages that the embedder was made for (BCP 47, such as `en`): questions in others are answered by their words first. Default: English, as for the embedders that come with Locket. */
  readonly vectorLanguages?: readonly string[] | undefined
  readonly limit: number
  /** 0 to 1; nothing under it is returned. Default: calibrated, `DEFAULT_MIN_SCORE`. */
  readonly minScore?: number | undefined
  /** Which memories may be found at all; applied before ranking. */
  readonly accept: (memory: Memory) => boolean
  /** ISO time of asking, for recency. */
  readonly now: string
}

export interface Ranked {
  readonly id: MemoryId
  /** Calibrated, 0 to 1; comparable between questions and between legs. */
  readonly score: number
  /** Short English reasons: `words: region, deploy`, `meaning 0.62`, `key deploy.region`. */
  readonly why: readonly string[]
}

export interface Ranking {
  readonly hits: readonly Ranked[]
  readonly legs: readonly Leg[]
}

/** The in-memory index of one locket: words, vectors and their fusion. Everything in it can be rebuilt from the memories. */
export interface RecallIndex {
  readonly size: number
  /** Adds or replaces; the analysis is the one that was stored, or a new one of `analyse`. */
  put(memory: Memory, analysis: Analysis): void
  /** Adds or replaces the vectors of a memory that is in the index; ignored for an unknown id. */
  putVectors(id: MemoryId, vectors: Vectors): void
  /** Removes words and vectors at once and leaves nothing of them in memory; harmless for an unknown id. */
  remove(id: MemoryId): void
  clear(): void
  search(question: Question): Ranking
  /** Cosine of each memory's best vector to `vector`, by id, -1 to 1; empty when it is of another space. */
  nearness(vector: Float32Array, fingerprint: string): ReadonlyMap<MemoryId, number>
}

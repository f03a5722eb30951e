import type { Classification, Memory, MemoryId, MemoryKind, Turn, TurnRole } from '../core/memory.ts'
import type { ReasonCode } from '../core/decision.ts'

/** Cosine between a text and each held memory that has a vector, by id, -1 to 1; `null` where no model is ready for it. */
export type Nearness = ReadonlyMap<MemoryId, number> | null

/** What an extractor is told beside the turns to read. */
export interface ExtractionContext {
  /** The turns of the same thread before the ones to read, oldest first; at most 12. */
  readonly earlier: readonly Turn[]
  /** What is held: active and pending memories. */
  readonly held: readonly Memory[]
  /** Default time for turns without `at`: ISO 8601. */
  readonly now: string
  /**
   * Cosine between a text and each held memory that has a vector, by id, -1 to 1; `null` while no model is ready, and for a
   * language (BCP 47) that it was not made for. Costs one embedding. Not set where there is no embedder.
   */
  readonly near?: ((text: string, language: string) => Promise<Nearness>) | undefined
  /** Roles that may be read (`policy.trust`); default: the user's alone. Who says "I" in another role is not the user. */
  readonly trust?: readonly TurnRole[] | undefined
}

/** One candidate. The extractor only proposes: the policy decides, and checks that `quote` stands in the user's words. */
export type Proposal =
  | {
      readonly op: 'remember'
      /** Index into the turns. */
      readonly turn: number
      /** The memory in words: the user's own sentence, or the part of it that states this. */
      readonly text: string
      readonly key: string | null
      readonly value: string | null
      readonly kind: MemoryKind
      /** The words of the turn that it rests on: must occur in it. */
      readonly quote: string
      /** 0 to 1; under 0.5 it becomes a suggestion. */
      readonly confidence: number
      /** The user asked for it to be remembered. */
      readonly explicit: boolean
      /** The held memories that this one replaces: the same subject and attribute. */
      readonly replaces: readonly MemoryId[]
      /** A held memory that says the same already. */
      readonly same?: MemoryId | undefined
      readonly reason: Extract<ReasonCode, 'new' | 'new-value' | 'changed-back' | 'correction' | 'same'>
      /** ISO date or time; resolved against the turn's own time. */
      readonly validFrom?: string | undefined
      readonly validTo?: string | null | undefined
      readonly classification?: Classification | undefined
      readonly language?: string | undefined
    }
  | {
      readonly op: 'forget'
      readonly turn: number
      /** What to forget; empty when it could not be told (the decision is then `noop`, `unclear-target`). */
      readonly ids: readonly MemoryId[]
      readonly quote: string
    }
  | {
      /** The turn was read and nothing is proposed, for this reason. */
      readonly op: 'nothing'
      readonly turn: number
      readonly reason: ReasonCode
    }

/** The port to an extractor. Never throws for odd text; a failure leaves the turns queued. */
export interface Extractor {
  readonly name: string
  /**
   * `rules`: Locket's rules read a turn where this extractor fails, and they alone say what a person wants forgotten:
   * for extractors that ask a model. Default: what it proposes stands, and a failure leaves the turns queued.
   */
  readonly fallback?: 'rules' | undefined
  /** Reads turns of one thread, in order; every turn gets at least one proposal. */
  extract(turns: readonly Turn[], context: ExtractionContext): Promise<readonly Proposal[]> | readonly Proposal[]
}

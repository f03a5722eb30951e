import type { Analysis, Vectors } from '../core/derived.ts'
import type { Classification, Memory, Turn } from '../core/memory.ts'
import type { Policy } from '../core/policy.ts'
import type { Embedder } from '../embedding/embedder.ts'
import type { Extractor } from '../extraction/extractor.ts'
import type { RecallIndex } from '../retrieval/retrieval.ts'
import type { MemoryStore } from '../storage/memory-store.ts'
import type { Extras } from './extras.ts'

/** What the runtime is made of; the worker entry and `testing` choose the implementations. */
export interface Ports {
  readonly store: MemoryStore
  /** Resolves when somebody else closed the store: it was erased, or is in the way of a newer build. */
  readonly storeClosed: Promise<'erased' | 'upgrade'>
  readonly policy: Policy
  readonly clock: { now(): number }
  readonly ids: { uuid7(ms: number): string; random(): string }
  readonly retrieval: {
    readonly index: RecallIndex
    readonly analyserVersion: string
    analyse(memory: Memory): Analysis
    /** What of a memory is embedded: one text or more, the best of which counts. */
    aspects(memory: Memory): readonly string[]
    /** Names how `aspects` puts the texts together: vectors of another way are made anew. */
    readonly aspectsVersion: string
    quantise(windows: readonly Float32Array[], fingerprint: string): Vectors
    asksAboutPast(question: string): boolean
  }
  readonly embedding: {
    readonly name: string
    /** `null`: words alone. Called once; again after a failure that can pass. */
    readonly open: ((onProgress: (share: number) => void) => Promise<Embedder>) | null
    windows(text: string): readonly string[]
  }
  /** Loaded when the first turn is read; `null`: turns are kept, nothing is extracted. */
  readonly extractor: (() => Promise<Extractor>) | null
  readonly extras: () => Promise<Extras>
  /** The app's own summaries; `null`: made of sentences. */
  readonly summarise: ((turns: readonly Turn[], options: { readonly tokens: number }) => Promise<string>) | null
  /** Takes secrets out of a text, and tells how careful to be with the rest. Its patterns are in `extras`: only once they are loaded. */
  redact(text: string, key: string | null): { readonly text: string; readonly taken: readonly string[]; readonly classification: Classification }
  /** Runs `job` alone among all tabs where the browser has locks; else at once. */
  alone<T>(name: string, job: () => Promise<T>): Promise<T>
  readonly device: {
    /** Bytes used and allowed for the origin. */
    estimate(): Promise<{ readonly bytes: number | null; readonly quota: number | null }>
    persisted(): Promise<boolean>
    persist(): Promise<boolean>
  }
  /** Bytes under a passphrase. @throws MemoryError `REFUSED` (details.reason `passphrase`) */
  readonly envelope: {
    lock(bytes: Uint8Array, passphrase: string): Promise<Uint8Array>
    unlock(locked: Uint8Array<ArrayBuffer>, passphrase: string | undefined): Promise<Uint8Array>
  }
  /** SHA-256 of a text, hex. */
  sha256(text: string): string
}

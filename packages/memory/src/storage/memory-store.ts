import type { Memory, MemoryId } from '../core/memory.ts'
import type { AuditDraft, AuditEntry, Erasure, Receipt, StoredDocument, StoredTurn, Tombstone, Trace } from '../core/records.ts'
import type { Analysis, Vectors } from '../core/derived.ts'

/** Everything that one change does, applied in one transaction or not at all. */
export interface ChangeSet {
  /** Memories as they are to be afterwards, new or changed. */
  readonly put?: readonly Memory[] | undefined
  /** Terms of memories in `put` whose text is new or changed. */
  readonly analyses?: ReadonlyMap<MemoryId, Analysis> | undefined
  /** Forgotten: the row, its terms, its vectors go. */
  readonly remove?: readonly MemoryId[] | undefined
  readonly tombstones?: readonly Tombstone[] | undefined
  /** Tombstones that end, because the user stated it anew or an import brings it back. */
  readonly lift?: readonly MemoryId[] | undefined
  readonly turns?: readonly StoredTurn[] | undefined
  /** Ids of turns whose row goes altogether. */
  readonly removeTurns?: readonly string[] | undefined
  readonly documents?: readonly StoredDocument[] | undefined
  /** Bodies of documents in `documents`, by id. */
  readonly bodies?: ReadonlyMap<string, string> | undefined
  /** A document goes with its body. */
  readonly removeDocuments?: readonly string[] | undefined
  readonly traces?: readonly Trace[] | undefined
  readonly removeTraces?: readonly string[] | undefined
  readonly receipts?: readonly Receipt[] | undefined
  /** Numbered and chained inside the transaction. */
  readonly audit?: readonly AuditDraft[] | undefined
  /** Small settings of the locket (`paused`, `readOnly`, …); plain JSON. */
  readonly settings?: Readonly<Record<string, unknown>> | undefined
}

export interface CommitOptions {
  /** The commit is refused (`behind`) unless this is the newest revision. */
  readonly revision: number
  /** `strict` waits for the disk; for forgetting and the like. Default `relaxed`. */
  readonly durability?: 'strict' | 'relaxed' | undefined
}

export type CommitResult =
  | { readonly ok: true; readonly revision: number }
  /** Another tab committed first: catch up, decide again. */
  | { readonly ok: false; readonly reason: 'behind' }

/** What changed since a revision, to bring what is held in memory up to date. */
export interface Delta {
  readonly revision: number
  /** `true` when the log does not reach back that far: load everything. */
  readonly reload: boolean
  readonly put: readonly StoredMemory[]
  readonly remove: readonly MemoryId[]
  readonly tombstones: readonly Tombstone[]
  readonly lift: readonly MemoryId[]
  readonly turns: readonly StoredTurn[]
  readonly removeTurns: readonly string[]
  readonly documents: readonly StoredDocument[]
  readonly removeDocuments: readonly string[]
  /** Ids of memories whose vectors changed. */
  readonly vectors: readonly StoredVectors[]
  readonly settings: Readonly<Record<string, unknown>>
}

export interface StoredMemory {
  readonly memory: Memory
  /** `null` when it was written by another analyser version or lost: analyse anew. */
  readonly analysis: Analysis | null
}

export interface StoredVectors {
  readonly id: MemoryId
  readonly vectors: Vectors
}

/** Everything, in batches, so that no single read is larger than 8 MB. */
export interface Loaded {
  readonly revision: number
  readonly memories: readonly StoredMemory[]
  readonly tombstones: readonly Tombstone[]
  readonly turns: readonly StoredTurn[]
  readonly documents: readonly StoredDocument[]
  readonly settings: Readonly<Record<string, unknown>>
}

/**
 * The port to what is kept. It applies change sets and decides nothing.
 *
 * Every method rejects with `MemoryError`: `STORAGE_CLOSED` after `close`, `CLOSED` (details.reason `erased`) once the
 * database was erased by anyone, `STORAGE_UNAVAILABLE`, `STORAGE_BLOCKED`, `STORAGE_QUOTA_EXCEEDED`, `STORAGE_CORRUPT`.
 */
export interface MemoryStore {
  /** `memory` where nothing can be kept. */
  readonly mode: 'persistent' | 'memory'
  /** Random id of this database, made when it was created; 32 hex digits. Salts digests. */
  readonly secret: string
  /** The database was found new although it should not have been: it was lost or cleared by somebody else. */
  readonly dataLoss: boolean
  /** What a forget comes to: `shredded` where a commit that forgets resolves only when the keys of what went are overwritten. */
  readonly erasure: Erasure
  /** Whether a passphrase is needed to open the store; `null` where there can be none. */
  readonly passphrase: boolean | null
  /**
   * Sets, changes or (`null`) takes off the passphrase; nothing is sealed anew, only the key file is.
   * @throws MemoryError `REFUSED` with details.reason `passphrase` (`current` is not the one that is set) or `unsealed` (there can be none)
   */
  setPassphrase(current: string | undefined, next: string | null): Promise<void>
  load(): Promise<Loaded>
  /** All vectors of one fingerprint, in batches; others are skipped. */
  loadVectors(fingerprint: string, onBatch: (batch: readonly StoredVectors[]) => void): Promise<void>
  /** Newest revision: one small read. */
  revision(): Promise<number>
  /** What was committed after `revision`. */
  since(revision: number): Promise<Delta>
  commit(changes: ChangeSet, options: CommitOptions): Promise<CommitResult>
  /**
   * Keeps vectors; skips memories that are gone or whose text is no longer the one that was embedded
   * (`recordedAt` and text unchanged is told by the memory's own `text`). Numbered as a change, never refused as `behind`.
   */
  putVectors(entries: readonly { readonly id: MemoryId; readonly text: string; readonly vectors: Vectors }[]): Promise<number>
  receipts(): Promise<readonly Receipt[]>
  /** The body of a document, read when it is asked for: bodies are not loaded. `null` where there is none. */
  body(id: string): Promise<string | null>
  /** Newest first. `cursor` is the `seq` to continue below. */
  audit(limit: number, cursor: number | null): Promise<readonly AuditEntry[]>
  /** Newest first. `cursor` is the id to continue below (ids are UUIDv7, so they sort by time). */
  traces(limit: number, cursor: string | null): Promise<readonly Trace[]>
  /** Tells other tabs that there is something new, and hears from them; only a hint. Returns a function that stops listening. */
  onHint(listener: () => void): () => void
  /** Deletes the database and everything beside it; every open store of it, here or in another tab, is closed (`CLOSED`). */
  erase(): Promise<void>
  /** Twice is harmless. */
  close(): Promise<void>
}

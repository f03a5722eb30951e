import type { MemoryId } from '../core/memory.ts'
import type { ChangeSet } from './memory-store.ts'

/** What one committed change set touched: names only, no content. */
export interface ChangeRecord {
  readonly revision: number
  readonly at: string
  readonly put: readonly MemoryId[]
  readonly remove: readonly MemoryId[]
  readonly tombstones: readonly MemoryId[]
  readonly lift: readonly MemoryId[]
  readonly turns: readonly string[]
  readonly removeTurns: readonly string[]
  /** None in records of an older build. */
  readonly documents?: readonly string[]
  readonly removeDocuments?: readonly string[]
  readonly vectors: readonly MemoryId[]
  readonly settings: readonly string[]
}

/** What several change sets touched together; how it is now is to be read from the rows. */
export interface Touched {
  readonly memories: ReadonlySet<MemoryId>
  readonly tombstones: ReadonlySet<MemoryId>
  readonly turns: ReadonlySet<string>
  readonly documents: ReadonlySet<string>
  readonly vectors: ReadonlySet<MemoryId>
  readonly settings: ReadonlySet<string>
}

/** How many records of the log are kept; who is further behind loads everything. */
export const KEPT_CHANGES = 10_000

export function toChangeRecord(changes: ChangeSet, revision: number, at: string): ChangeRecord {
  return {
    revision,
    at,
    put: (changes.put ?? []).map((memory) => memory.id),
    remove: [...(changes.remove ?? [])],
    tombstones: (changes.tombstones ?? []).map((tombstone) => tombstone.id),
    lift: [...(changes.lift ?? [])],
    turns: (changes.turns ?? []).map((turn) => turn.id),
    removeTurns: [...(changes.removeTurns ?? [])],
    documents: (changes.documents ?? []).map((document) => document.id),
    removeDocuments: [...(changes.removeDocuments ?? [])],
    vectors: [],
    settings: Object.keys(changes.settings ?? {}),
  }
}

export function toVectorsRecord(ids: readonly MemoryId[], revision: number, at: string): ChangeRecord {
  return { ...toChangeRecord({}, revision, at), vectors: ids }
}

export function touchedBy(records: readonly ChangeRecord[]): Touched {
  return {
    memories: new Set(records.flatMap((record) => [...record.put, ...record.remove])),
    tombstones: new Set(records.flatMap((record) => [...record.tombstones, ...record.lift])),
    turns: new Set(records.flatMap((record) => [...record.turns, ...record.removeTurns])),
    documents: new Set(records.flatMap((record) => [...(record.documents ?? []), ...(record.removeDocuments ?? [])])),
    vectors: new Set(records.flatMap((record) => record.vectors)),
    settings: new Set(records.flatMap((record) => record.settings)),
  }
}

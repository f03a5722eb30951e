import { type DBSchema, type IDBPDatabase, type IDBPTransaction, unwrap } from 'idb'
import type { MemoryId } from '../core/memory.ts'
import type { AuditEntry, Receipt, Tombstone, Trace } from '../core/records.ts'
import type { AuditTail } from './audit-chain.ts'
import type { ChangeRecord } from './change-log.ts'

/**
 * Version of the layout that the browser keeps: tens of the format, so that there is room for a repair between two.
 * Primary keys never change: a browser refuses that in an upgrade.
 */
export const DATABASE_VERSION = 20

/** Format that this build writes. A database whose `minWriter` is higher is only read. Sealed ones are of format 2. */
export const FORMAT_VERSION = 2

/** Oldest build's format that may write where nothing is sealed. */
export const PLAIN_WRITER = 1

export interface BodyRow<Id extends string> {
  readonly id: Id
  /** Version of the row's own shape; older ones are lifted when they are read, see `RowShape`. */
  readonly v: number
  /** Place of its key in the key file; none where it is not sealed, or under the key of the whole database. */
  readonly slot?: number
  /** What the codec made of the content. */
  readonly body: unknown
}

export interface MemoryRow extends BodyRow<MemoryId> {
  /** Of the change set that wrote it. */
  readonly revision: number
}

export interface VectorsRow extends BodyRow<MemoryId> {
  /** Beside the body only where that is not sealed. */
  readonly fingerprint?: string
}

export interface ReceiptRow {
  readonly id: string
  /** Revision and place in its change set, for receipts of the same moment. */
  readonly order: readonly [number, number]
  readonly receipt: Receipt
}

export interface SettingRow {
  readonly name: string
  readonly value: unknown
}

/** The one row that every transaction looks at first. */
export interface Head {
  readonly id: 'head'
  readonly format: { readonly version: number; readonly minWriter: number }
  /** Random name of this life of the database; it changes when it is made anew. */
  readonly epoch: string
  readonly erased: boolean
  /** Salt of digests; where bodies are sealed it is in the key file instead, and this is empty. */
  readonly secret: string
  /** Bodies are sealed under keys of the key file. Decided once, before the first row is written. */
  readonly sealed?: boolean
  readonly created: string
  readonly revision: number
  readonly audit: AuditTail
}

/** Which places of the key file are in use, beside the head of a sealed database. */
export interface KeysRow {
  readonly id: 'keys'
  /** The first slot that nobody has reserved yet. */
  readonly nextSlot: number
  /** Slots below it that hold a fresh random key and belong to nobody. */
  readonly free: readonly number[]
  /** Slots of what was forgotten: they are still to be overwritten. */
  readonly shreds: readonly number[]
}

export interface LocketSchema extends DBSchema {
  memories: { key: MemoryId; value: MemoryRow }
  analyses: { key: MemoryId; value: BodyRow<MemoryId> }
  vectors: { key: MemoryId; value: VectorsRow }
  tombstones: { key: MemoryId; value: BodyRow<MemoryId> | Tombstone }
  turns: { key: string; value: BodyRow<string> }
  documents: { key: string; value: BodyRow<string> }
  bodies: { key: string; value: BodyRow<string> }
  traces: { key: string; value: BodyRow<string> | Trace }
  receipts: { key: string; value: ReceiptRow }
  audit: { key: number; value: AuditEntry }
  changes: { key: number; value: ChangeRecord }
  settings: { key: string; value: SettingRow }
  meta: { key: string; value: Head | KeysRow }
}

export type StoreName = keyof typeof KEY_PATHS
export type Database = IDBPDatabase<LocketSchema>
export type Reading = IDBPTransaction<LocketSchema, StoreName[], 'readonly'>
export type Writing = IDBPTransaction<LocketSchema, StoreName[], 'readwrite'>
type Upgrading = IDBPTransaction<LocketSchema, StoreName[], 'versionchange'>

/** Nothing of content is a key, and there are no indexes: what is asked for is answered from RAM. */
const KEY_PATHS = {
  memories: 'id',
  analyses: 'id',
  vectors: 'id',
  tombstones: 'id',
  turns: 'id',
  documents: 'id',
  bodies: 'id',
  traces: 'id',
  receipts: 'id',
  audit: 'seq',
  changes: 'revision',
  settings: 'name',
  meta: 'id',
} as const

export const STORE_NAMES: readonly StoreName[] = [
  'memories',
  'analyses',
  'vectors',
  'tombstones',
  'turns',
  'documents',
  'bodies',
  'traces',
  'receipts',
  'audit',
  'changes',
  'settings',
  'meta',
]

/** Makes what is missing, whatever was there before, so that an interrupted or rolled back upgrade is finished by the next. */
export function createStores(db: Database): void {
  for (const name of STORE_NAMES) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath: KEY_PATHS[name] })
  }
}

/**
 * The head is written in the upgrade itself: a database is never seen without one. The requests are bare, so that a
 * failure aborts the upgrade and shows where opening is awaited.
 */
export function createHead(tx: Upgrading, head: Head): void {
  const meta = unwrap(tx).objectStore('meta')
  const held = meta.get('head')
  held.addEventListener('success', () => {
    if (held.result === undefined) meta.put(head)
  })
}

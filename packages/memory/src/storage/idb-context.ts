import { MemoryError } from '../core/errors.ts'
import { closedError } from './closed.ts'
import type { Connection } from './idb-connection.ts'
import type { Head, KeysRow, Reading, Writing } from './idb-schema.ts'
import type { Rows } from './rows.ts'
import type { ForgetStep, Seal } from './seal.ts'

/** What the parts of an open store share. */
export interface StoreContext {
  readonly connection: Connection
  /** Rows for one operation, with the keys as they are now; `whole` for one that reads everything. */
  rows(whole?: boolean): Rows
  /** `null` where bodies are not sealed. */
  readonly seal: Seal | null
  onStep(step: ForgetStep): Promise<void>
  /** This life of the database: one that was erased and made anew is another. */
  readonly epoch: string
  readonly keptChanges: number
  now(): string
}

/**
 * The head, looked at first in every transaction: that way an erase holds in this tab even if no message of it arrived.
 *
 * @throws MemoryError `CLOSED` (erased), `STORAGE_CORRUPT`
 */
export async function readHead(tx: Reading | Writing, epoch: string): Promise<Head> {
  const head = await findHead(tx)
  if (head === null) throw lostHead()
  if (head.erased || head.epoch !== epoch) throw closedError('erased')
  return head
}

export async function findHead(tx: Reading | Writing): Promise<Head | null> {
  const head = await tx.objectStore('meta').get('head')
  return head?.id === 'head' ? head : null
}

export function lostHead(): MemoryError {
  return new MemoryError('STORAGE_CORRUPT', 'The database lacks its head.')
}

/** @throws MemoryError `STORAGE_CORRUPT` */
export async function readKeys(tx: Reading | Writing): Promise<KeysRow> {
  const keys = await tx.objectStore('meta').get('keys')
  if (keys?.id !== 'keys') throw new MemoryError('STORAGE_CORRUPT', 'The database lacks the list of its keys.')
  return keys
}

import { MemoryError } from '../core/errors.ts'
import { closedError } from './closed.ts'
import type { Connection } from './idb-connection.ts'
import type { Head, Reading, Writing } from './idb-schema.ts'
import type { Rows } from './rows.ts'

/** What the parts of an open store share. */
export interface StoreContext {
  readonly connection: Connection
  readonly rows: Rows
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
  const head = await tx.objectStore('meta').get('head')
  if (head === undefined) throw new MemoryError('STORAGE_CORRUPT', 'The database lacks its head.')
  if (head.erased || head.epoch !== epoch) throw closedError('erased')
  return head
}

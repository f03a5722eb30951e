import { deleteDB, openDB } from 'idb'
import { MemoryError } from '../core/errors.ts'
import { withDeadline } from './deadline.ts'
import { closedError } from './closed.ts'
import { toMemoryError, unavailable } from './idb-errors.ts'
import { createHead, createStores, DATABASE_VERSION, type Database, type Head, type LocketSchema, STORE_NAMES } from './idb-schema.ts'

export interface OpenRequest {
  readonly name: string
  readonly deadlineMs: number
  readonly signal?: AbortSignal | undefined
  /** The head of a new database; `null` when one must be there already (a reopening). */
  readonly newHead: Head | null
  /** Another tab holds an older version and does not let go. */
  onBlocked(): void
  /** Another tab wants to upgrade (`upgrade`) or delete (`erased`): the connection is closed by now. */
  onReplaced(reason: 'upgrade' | 'erased'): void
  /** The browser broke the connection: the site's data was cleared, or the disk failed. */
  onLost(): void
}

export interface Opened {
  readonly db: Database
  readonly created: boolean
  /** The browser itself says that it found a damaged database and started an empty one (Chromium). */
  readonly damaged: boolean
}

/** After `blocked` the other tab has had its chance; only its running transactions are waited for. */
const BLOCKED_GRACE_MS = 1_500

/**
 * Opens one connection, or fails within the deadline; a success that comes later is closed at once, or it would block
 * the next upgrade in silence.
 *
 * @throws MemoryError `STORAGE_BLOCKED`, `STORAGE_UNAVAILABLE`, `STORAGE_QUOTA_EXCEEDED`, `FORMAT_TOO_NEW`, `STORAGE_CORRUPT`, `ABORTED`, `CLOSED`
 */
export async function openConnection(request: OpenRequest): Promise<Opened> {
  const { name, deadlineMs, signal, newHead } = request
  const blocked = new AbortController()
  let created = false
  let damaged = false
  let gone = false

  let opening: Promise<Database>
  try {
    if (globalThis.indexedDB === undefined) throw unavailable('missing')
    opening = openDB<LocketSchema>(name, DATABASE_VERSION, {
      upgrade: (db, oldVersion, _newVersion, tx, event) => {
        // An upgrade that fails is told by the opening itself.
        tx.done.catch(() => undefined)
        created = oldVersion === 0
        damaged = 'dataLoss' in event && event.dataLoss === 'total'
        gone = created && newHead === null
        if (gone) return tx.abort()
        createStores(db)
        if (newHead !== null) createHead(tx, newHead)
      },
      blocked: () => {
        request.onBlocked()
        blocked.abort()
      },
      terminated: () => request.onLost(),
      blocking: (_current, newVersion, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        request.onReplaced(newVersion === null ? 'erased' : 'upgrade')
      },
    })
  } catch (error) {
    // A sandboxed frame throws at once instead of giving a request, Firefox without cookies at the mere name.
    throw await toMemoryError(error)
  }

  let late = false
  opening.then(
    (db) => late && db.close(),
    () => undefined,
  )
  try {
    const db = await withDeadline(opening, {
      timeoutMs: deadlineMs,
      signal,
      onTimeout: blockedError,
      shorten: { signal: blocked.signal, timeoutMs: BLOCKED_GRACE_MS },
    })
    if (STORE_NAMES.some((store) => !db.objectStoreNames.contains(store))) {
      db.close()
      throw new MemoryError('STORAGE_CORRUPT', 'The database lacks a table.', { details: { tables: db.objectStoreNames.length } })
    }
    return { db, created, damaged }
  } catch (error) {
    late = true
    if (gone) throw closedError('erased')
    throw await toMemoryError(error)
  }
}

/** Deletes a database under the same rules; without one it is a success. */
export async function deleteDatabase(name: string, deadlineMs: number): Promise<void> {
  try {
    await withDeadline(deleteDB(name), { timeoutMs: deadlineMs, onTimeout: blockedError })
  } catch (error) {
    throw await toMemoryError(error)
  }
}

export function blockedError(): MemoryError {
  return new MemoryError('STORAGE_BLOCKED', 'Another tab holds the database and does not let go; close it and try again.')
}

import { unwrap } from 'idb'
import type { Database, LocketSchema, Reading, StoreName, Writing } from './idb-schema.ts'
import { errorName } from './idb-errors.ts'

export type Durability = 'strict' | 'relaxed'

/**
 * Runs `body` in one transaction over a frozen view; it may only wait for the database. What was read is valid however
 * the transaction ends: Chromium aborts one at its end in which a row was unreadable, although `tolerant` coped with it.
 */
export async function read<T>(db: Database, stores: readonly StoreName[], body: (tx: Reading) => Promise<T>): Promise<T> {
  const tx = db.transaction([...stores], 'readonly')
  const ended = settle(tx, unwrap(tx))
  try {
    return await body(tx)
  } catch (error) {
    throw await rootCause(error, unwrap(tx), ended)
  }
}

/**
 * Runs `body` in one transaction, all or nothing. Resolves when the browser says that it is complete, never earlier: a
 * full disk shows only then, long after each single write has been reported as done.
 */
export async function write<T>(db: Database, stores: readonly StoreName[], durability: Durability, body: (tx: Writing) => Promise<T>): Promise<T> {
  const tx = db.transaction([...stores], 'readwrite', { durability })
  const ended = settle(tx, unwrap(tx))
  let result: T
  try {
    result = await body(tx)
  } catch (error) {
    throw await rootCause(error, unwrap(tx), ended)
  }
  await ended
  return result
}

/**
 * Puts a row without a promise of its own. When it fails, the whole transaction aborts with its error, which is where
 * it is told; thousands of promises would only cost time.
 */
export function put<Name extends StoreName>(tx: Writing, store: Name, row: LocketSchema[Name]['value']): void {
  unwrap(tx).objectStore(store).put(row)
}

/** Deletes a row or a range, like `put` without a promise. */
export function remove<Name extends StoreName>(tx: Writing, store: Name, key: LocketSchema[Name]['key'] | IDBKeyRange): void {
  unwrap(tx).objectStore(store).delete(key)
}

/**
 * Waits for a read whose failure must not abort its transaction at once, as it would by default: one unreadable row is
 * no reason to lose the others. Only for transactions that write nothing.
 */
export function tolerant<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', (event) => {
      event.preventDefault()
      reject(request.error)
    })
  })
}

/** Resolves when the transaction is complete, rejects with the reason when it is aborted. */
function settle(wrapped: { readonly done: Promise<void> }, tx: IDBTransaction): Promise<void> {
  const ended = new Promise<void>((resolve, reject) => {
    tx.addEventListener('complete', () => resolve())
    tx.addEventListener('abort', () => reject(tx.error ?? new DOMException('The transaction was aborted.', 'AbortError')))
  })
  // idb's own promise loses the cause when a request fails, so the events are heard directly. Neither is an
  // unhandled rejection: who needs the end of the transaction awaits it.
  wrapped.done.catch(() => undefined)
  ended.catch(() => undefined)
  return ended
}

/** Ends the transaction. A request that was waiting only hears "aborted"; why is known to the transaction. */
async function rootCause(error: unknown, tx: IDBTransaction, ended: Promise<void>): Promise<unknown> {
  abort(tx)
  if (errorName(error) !== 'AbortError') return error
  return ended.then(
    () => error,
    (reason: unknown) => reason,
  )
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort()
  } catch (error) {
    // It is over already.
    if (errorName(error) !== 'InvalidStateError') throw error
  }
}

import { unwrap } from 'idb'
import type { Database, LocketSchema, Reading, StoreName, Writing } from './idb-schema.ts'
import { errorName } from './idb-errors.ts'

export type Durability = 'strict' | 'relaxed'

/** Runs `body` in one transaction over a frozen view; it may only wait for the database. */
export async function read<T>(db: Database, stores: readonly StoreName[], body: (tx: Reading) => Promise<T>): Promise<T> {
  const tx = db.transaction([...stores], 'readonly')
  return finish(tx, unwrap(tx), body(tx))
}

/**
 * Runs `body` in one transaction, all or nothing. Resolves when the browser says that it is complete, never earlier: a
 * full disk shows only then, long after each single write has been reported as done.
 */
export async function write<T>(db: Database, stores: readonly StoreName[], durability: Durability, body: (tx: Writing) => Promise<T>): Promise<T> {
  const tx = db.transaction([...stores], 'readwrite', { durability })
  return finish(tx, unwrap(tx), body(tx))
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
 * Waits for a read whose failure must not abort its transaction, as it would by default: one unreadable row is no
 * reason to lose the others.
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

async function finish<T>(wrapped: { readonly done: Promise<void> }, tx: IDBTransaction, body: Promise<T>): Promise<T> {
  // idb's own promise loses the cause when a request fails, so the events are heard directly.
  wrapped.done.catch(() => undefined)
  const settled = settle(tx)
  settled.catch(() => undefined)
  let result: T
  try {
    result = await body
  } catch (error) {
    abort(tx)
    const cause = await settled.then(
      () => error,
      (reason: unknown) => reason,
    )
    // A request that was waiting only hears "aborted"; why is known to the transaction.
    throw errorName(error) === 'AbortError' ? cause : error
  }
  await settled
  return result
}

function settle(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve())
    tx.addEventListener('abort', () => reject(tx.error ?? new DOMException('The transaction was aborted.', 'AbortError')))
  })
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort()
  } catch (error) {
    // It is over already, and `settle` knows how it ended.
    if (errorName(error) !== 'InvalidStateError') throw error
  }
}

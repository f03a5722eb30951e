import { MemoryError } from '../core/errors.ts'
import { closedError, type ClosedReason } from './closed.ts'
import { isDeadConnection, toMemoryError } from './idb-errors.ts'
import type { Opened, OpenRequest } from './idb-open.ts'
import type { Database } from './idb-schema.ts'

/** One store's way to its database, for as long as the store is open. */
export interface Connection {
  /**
   * Runs `use` on the open database. When the connection turns out to be dead, it is dropped and `use` runs again on a
   * new one, at most 3 times: nothing of a transaction that failed was committed.
   */
  run<T>(use: (db: Database) => Promise<T>): Promise<T>
  /** Runs what uses the files beside the database too; a failure because the store was closed meanwhile is told as that. */
  during<T>(job: () => Promise<T>): Promise<T>
  /** Twice is harmless; the first reason stays. */
  close(reason: ClosedReason): void
  /** Why it is closed, or `null`. */
  closedReason(): ClosedReason | null
  /** Takes over the first connection. */
  adopt(db: Database): void
  /** The browser broke the connection; the next call opens another. */
  lost(): void
}

export interface ConnectionOptions {
  /** Opens the existing database; rejects with `CLOSED` when it is gone or another one. */
  reopen(events: Pick<OpenRequest, 'onReplaced' | 'onLost'>): Promise<Opened>
  onClosed(reason: ClosedReason): void
}

const BACK_OFF_MS: readonly number[] = [0, 50, 250]

export function createConnection(options: ConnectionOptions): Connection {
  let current: Database | null = null
  let reopening: Promise<Database> | null = null
  let closed: ClosedReason | null = null

  function close(reason: ClosedReason): void {
    if (closed !== null) return
    closed = reason
    current?.close()
    current = null
    options.onClosed(reason)
  }

  function drop(db: Database | null): void {
    if (db === null || db !== current) return
    db.close()
    current = null
  }

  // Kept in `reopening` before anything is awaited, so that calls that fail together heal together.
  function connect(): Promise<Database> {
    reopening ??= reopen().finally(() => {
      reopening = null
    })
    return reopening
  }

  async function reopen(): Promise<Database> {
    const { db } = await options.reopen({ onReplaced: close, onLost: () => drop(db) })
    if (closed !== null) {
      db.close()
      throw closedError(closed)
    }
    current = db
    return db
  }

  async function run<T>(use: (db: Database) => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      if (closed !== null) throw closedError(closed)
      let db: Database | null = null
      try {
        db = current ?? (await connect())
        return await use(db)
      } catch (error) {
        if (error instanceof MemoryError && error.code === 'CLOSED') close('erased')
        if (closed !== null) throw closedError(closed)
        const waitMs = BACK_OFF_MS[attempt]
        if (!isDeadConnection(error) || waitMs === undefined) throw await toMemoryError(error)
        drop(db)
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      }
    }
  }

  async function during<T>(job: () => Promise<T>): Promise<T> {
    try {
      return await job()
    } catch (error) {
      if (closed !== null) throw closedError(closed)
      throw await toMemoryError(error)
    }
  }

  return {
    run,
    during,
    close,
    closedReason: () => closed,
    adopt: (db) => {
      current = db
      if (closed !== null) drop(db)
    },
    lost: () => drop(current),
  }
}

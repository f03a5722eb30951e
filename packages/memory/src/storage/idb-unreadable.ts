import { MemoryError } from '../core/errors.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { read } from './idb-transaction.ts'

/** Rows of the database that cannot be read, in numbers only. */
export function unreadableRows(details: { readonly unreadable: number; readonly memories?: number }): MemoryError {
  return new MemoryError('STORAGE_CORRUPT', 'Some rows of the database cannot be read.', { details })
}

/**
 * Reads again while others write: what was forgotten between the reading of its row and the opening of its body does
 * not open any more, and is no damage. Damage is what does not open twice although nobody has written in between.
 */
export async function untilReadable<T>(context: StoreContext, job: () => Promise<T>): Promise<T> {
  for (let before = -1; ; ) {
    try {
      return await job()
    } catch (error) {
      if (context.seal === null || !(error instanceof MemoryError && error.code === 'STORAGE_CORRUPT')) throw error
      const newest = await newestRevision(context)
      if (newest === before) throw error
      before = newest
    }
  }
}

async function newestRevision(context: StoreContext): Promise<number> {
  return context.connection.run((db) => read(db, ['meta'], async (tx) => (await readHead(tx, context.epoch)).revision))
}

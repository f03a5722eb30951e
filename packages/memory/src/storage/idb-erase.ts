import type { KeyFolder } from '../sealing/key-folder.ts'
import { findHead, readHead, type StoreContext } from './idb-context.ts'
import { errorName, toMemoryError } from './idb-errors.ts'
import { removeMarker } from './idb-marker.ts'
import { blockedError, deleteDatabase, openConnection } from './idb-open.ts'
import { MemoryError } from '../core/errors.ts'
import { STORE_NAMES } from './idb-schema.ts'
import { put, read, write } from './idb-transaction.ts'
import { destroyKeys } from './seal.ts'
import { unwrap } from 'idb'
import { withLock } from './web-lock.ts'

export interface EraseTarget {
  readonly name: string
  readonly deadlineMs: number
  readonly folder: KeyFolder
}

/** Name of the Web Lock under which a database is born (shared) or dies (exclusive). */
export function lifeLock(name: string): string {
  return `${name}:life`
}

/**
 * Erases a database: first everything in it goes and its head says so, in one strict transaction that every other tab
 * meets in its next one; then the keys are overwritten; then the others are told; then the database is deleted. Whatever
 * of this does not happen any more is done by the next opening.
 */
export async function erase(context: StoreContext, target: EraseTarget, tellOthers: () => void): Promise<void> {
  await underExclusiveLock(target, async () => {
    await markErased(context)
    await destroyKeys(target)
    await removeMarker(target.name)
    tellOthers()
    context.connection.close('erased')
    await deleteDatabase(target.name, target.deadlineMs)
    await removeKeys(target)
  })
}

/** Deletes a database whose head says that it was erased; leaves any other alone. */
export async function finishErase(target: EraseTarget): Promise<void> {
  await underExclusiveLock(target, async () => {
    if (!(await isErased(target))) return
    await destroyKeys(target)
    await removeMarker(target.name)
    await deleteDatabase(target.name, target.deadlineMs)
    await removeKeys(target)
  })
}

async function markErased(context: StoreContext): Promise<void> {
  await context.connection.run((db) =>
    write(db, STORE_NAMES, 'strict', async (tx) => {
      const head = await readHead(tx, context.epoch)
      for (const name of STORE_NAMES) if (name !== 'meta') unwrap(tx).objectStore(name).clear()
      put(tx, 'meta', { ...head, erased: true })
    }),
  )
}

async function isErased(target: EraseTarget): Promise<boolean> {
  try {
    const { db } = await openConnection({ ...target, newHead: null, onBlocked: () => undefined, onReplaced: () => undefined, onLost: () => undefined })
    try {
      return (await read(db, ['meta'], findHead))?.erased === true
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof MemoryError && error.code === 'CLOSED') return false
    throw error
  }
}

/** Empty by now. Where a tab that does not hear holds it still, it stays behind as that: an empty file. */
async function removeKeys({ name, folder }: EraseTarget): Promise<void> {
  try {
    await folder.remove(name)
  } catch (error) {
    if (errorName(error) !== 'NoModificationAllowedError') throw await toMemoryError(error)
  }
}

function underExclusiveLock(target: EraseTarget, body: () => Promise<void>): Promise<void> {
  return withLock(lifeLock(target.name), 'exclusive', { timeoutMs: target.deadlineMs, onTimeout: blockedError }, body)
}

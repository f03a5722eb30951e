import type { KeyFolder } from '../sealing/key-folder.ts'
import { findHead, lostHead } from './idb-context.ts'
import { finishErase, lifeLock } from './idb-erase.ts'
import { toMemoryError } from './idb-errors.ts'
import { blockedError, type Opened, openConnection, type OpenRequest } from './idb-open.ts'
import type { Head } from './idb-schema.ts'
import { read } from './idb-transaction.ts'
import { withLock } from './web-lock.ts'

export interface FirstOpened extends Opened {
  readonly head: Head
}

/** How often an erase that was left halfway is finished before giving up: once is the rule. */
const MAX_ATTEMPTS = 3

/** Opens the database for a new store, under a shared lock, so that none is being deleted meanwhile. */
export async function openFirst(request: OpenRequest, folder: KeyFolder): Promise<FirstOpened> {
  const { name, deadlineMs } = request
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const opened = await openUnderLock(request)
    const head = await readFirstHead(opened)
    if (!head.erased) return { ...opened, head }
    // Somebody began to erase it and did not come to the end: that is finished first.
    opened.db.close()
    await finishErase({ name, deadlineMs, folder })
  }
  throw blockedError()
}

async function openUnderLock(request: OpenRequest): Promise<Opened> {
  const { name, deadlineMs, signal } = request
  try {
    return await withLock(lifeLock(name), 'shared', { timeoutMs: deadlineMs, signal, onTimeout: blockedError }, () => openConnection(request))
  } catch (error) {
    // A sandboxed frame may not take locks either, and says so before it comes to the database.
    throw await toMemoryError(error)
  }
}

async function readFirstHead({ db }: Opened): Promise<Head> {
  try {
    const head = await read(db, ['meta'], findHead)
    if (head === null) throw lostHead()
    return head
  } catch (error) {
    db.close()
    throw await toMemoryError(error)
  }
}

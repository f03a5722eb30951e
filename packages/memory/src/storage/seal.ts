import { MemoryError } from '../core/errors.ts'
import { type Cipher, createCipher } from '../sealing/cipher.ts'
import { createKeyFile, type KeyFile, lostKeys, openKeyFile, wipeKeyBytes } from '../sealing/key-file.ts'
import type { KeyBytes, KeyFolder } from '../sealing/key-folder.ts'
import type { Connection } from './idb-connection.ts'
import { readHead, readKeys } from './idb-context.ts'
import { errorName, toMemoryError } from './idb-errors.ts'
import { blockedError } from './idb-open.ts'
import { FORMAT_VERSION, type Head } from './idb-schema.ts'
import { put, read, write } from './idb-transaction.ts'
import { withLock } from './web-lock.ts'

/** Boundaries of a forget, at which tests end the worker. */
export type ForgetStep = 'before-commit' | 'committed' | 'overwritten' | 'flushed' | 'settled'

export interface SealOptions {
  readonly name: string
  readonly folder: KeyFolder
  readonly connection: Connection
  readonly epoch: string
  readonly deadlineMs: number
  readonly unlock?: string | undefined
  onStep(step: ForgetStep): Promise<void>
}

/** The keys of an open database: who gets which slot, and how slots are shredded. */
export interface Seal {
  readonly secret: string
  cipher(whole: boolean): Cipher
  /** Slots with a fresh key each, which is on the disk; reserved by blocks, since each reservation waits for that. */
  take(count: number): Promise<number[]>
  /** Slots that were taken and not used. */
  giveBack(slots: readonly number[]): void
  /** Overwrites every slot that a committed change set has listed, whoever committed it. */
  shred(): Promise<void>
  isWrapped(): boolean
  /** @throws MemoryError `REFUSED` (details.reason `passphrase`) when `current` is not the one that is set */
  setPassphrase(current: string | undefined, next: string | null): Promise<void>
  /** Hands unused slots back to the database. */
  settle(): Promise<void>
  /** Closes the key file; twice is harmless. */
  close(): void
}

const FIRST_BLOCK = 16
const LARGEST_BLOCK = 256
/** Free slots that are remembered; more are left behind. */
const MOST_FREE = 4_096

/**
 * The keys of a database that is sealed, or is to be: one that is new is sealed where there can be a key file. Also
 * shreds what a forget that was cut short had left. `null` for a database that is not sealed.
 *
 * @throws MemoryError `STORAGE_CORRUPT` (details.reason `keys-missing`, `keys-foreign`, `keys-unusable`), `REFUSED` (details.reason `passphrase`), `STORAGE_BLOCKED`
 */
export async function openSeal(options: SealOptions): Promise<Seal | null> {
  const { connection, epoch, folder } = options
  const head = await connection.run((db) => read(db, ['meta'], (tx) => readHead(tx, epoch)))
  if (head.sealed !== true && (head.revision > 0 || !folder.usable)) return null
  return underKeysLock(options, async () => {
    const file = (await isSealed(options)) ? await openFile(options) : await beginSealing(options)
    if (file === null) return null
    try {
      await shredListed(options, file)
      return toSeal(options, file)
    } catch (error) {
      file.close()
      throw error
    }
  })
}

/** Overwrites a key file and takes it away; without one it is a success. For a database whose head says that it was erased. */
export async function destroyKeys({ name, folder, deadlineMs }: Pick<SealOptions, 'name' | 'folder' | 'deadlineMs'>): Promise<void> {
  if (!folder.usable) return
  await underKeysLock({ name, deadlineMs }, async () => {
    const bytes = await openBytes(folder, name, false)
    if (bytes === null) return
    try {
      wipeKeyBytes(bytes)
    } finally {
      bytes.close()
    }
  })
}

async function isSealed({ connection, epoch }: SealOptions): Promise<boolean> {
  return (await connection.run((db) => read(db, ['meta'], (tx) => readHead(tx, epoch)))).sealed === true
}

async function openFile({ name, folder, epoch, unlock }: SealOptions): Promise<KeyFile> {
  if (!folder.usable) throw lostKeys('unusable')
  const bytes = await openBytes(folder, name, false)
  if (bytes === null) throw lostKeys('missing')
  try {
    return await openKeyFile(bytes, epoch, unlock)
  } catch (error) {
    bytes.close()
    throw error
  }
}

/** The file first, then the head: when this is cut short, the database is empty and not sealed, and the next opening begins anew. */
async function beginSealing({ name, folder, connection, epoch }: SealOptions): Promise<KeyFile | null> {
  let bytes: KeyBytes | null = null
  let file: KeyFile
  try {
    bytes = await folder.open(name, true)
    if (bytes === null) return null
    file = createKeyFile(bytes, epoch)
  } catch {
    // No such file here (some private windows): it is kept without sealing, and the receipts say so.
    bytes?.close()
    return null
  }
  const began = await connection.run((db) =>
    write(db, ['meta'], 'strict', async (tx) => {
      const head = await readHead(tx, epoch)
      // Somebody without a key file has written meanwhile.
      if (head.revision > 0) return false
      const sealed: Head = { ...head, sealed: true, secret: '', format: { version: FORMAT_VERSION, minWriter: FORMAT_VERSION } }
      put(tx, 'meta', sealed)
      put(tx, 'meta', { id: 'keys', nextSlot: 0, free: [], shreds: [] })
      return true
    }),
  )
  if (began) return file
  file.close()
  return null
}

async function openBytes(folder: KeyFolder, name: string, create: boolean): Promise<KeyBytes | null> {
  try {
    return await folder.open(name, create)
  } catch (error) {
    if (errorName(error) === 'NoModificationAllowedError') throw blockedError()
    throw await toMemoryError(error)
  }
}

function toSeal(options: SealOptions, file: KeyFile): Seal {
  const { connection, epoch } = options
  const stock: number[] = []
  let block = FIRST_BLOCK
  let closed = false

  async function reserve(count: number): Promise<void> {
    await underKeysLock(options, async () => {
      const { reused, first, fresh } = await connection.run((db) =>
        // The disk is not waited for: the browser's log keeps its order, so no row under these keys can outlive this.
        write(db, ['meta'], 'relaxed', async (tx) => {
          await readHead(tx, epoch)
          const keys = await readKeys(tx)
          const found = keys.free.slice(0, count)
          const missing = count - found.length
          put(tx, 'meta', { ...keys, nextSlot: keys.nextSlot + missing, free: keys.free.slice(found.length) })
          return { reused: found, first: keys.nextSlot, fresh: missing }
        }),
      )
      if (fresh > 0) file.fill(first, fresh)
      stock.push(...reused)
      for (let slot = first; slot < first + fresh; slot++) stock.push(slot)
    })
  }

  return {
    secret: file.secret,
    cipher: (whole) => createCipher(file, whole),
    async take(count) {
      while (stock.length < count) {
        await reserve(Math.max(count - stock.length, block))
        block = Math.min(LARGEST_BLOCK, block * 2)
      }
      return stock.splice(0, count)
    },
    giveBack: (slots) => void stock.unshift(...slots),
    shred: () => underKeysLock(options, () => shredListed(options, file)),
    isWrapped: () => file.isWrapped(),
    setPassphrase: (current, next) =>
      underKeysLock(options, async () => {
        await file.check(current)
        await file.setPassphrase(next)
      }),
    async settle() {
      const unused = stock.splice(0)
      if (unused.length === 0) return
      try {
        await connection.run((db) =>
          write(db, ['meta'], 'relaxed', async (tx) => {
            await readHead(tx, epoch)
            const keys = await readKeys(tx)
            put(tx, 'meta', { ...keys, free: [...keys.free, ...unused].slice(0, MOST_FREE) })
          }),
        )
      } catch (error) {
        // They only take up room; a store that is closed or erased already has nothing to hand back to.
        if (!(error instanceof MemoryError)) throw error
      }
    },
    close() {
      if (closed) return
      closed = true
      file.close()
    },
  }
}

/** The slots are on the disk with other keys before they leave the list; only then are they anybody's again. */
async function shredListed({ connection, epoch, onStep }: SealOptions, file: KeyFile): Promise<void> {
  const { shreds } = await connection.run((db) =>
    read(db, ['meta'], async (tx) => {
      await readHead(tx, epoch)
      return readKeys(tx)
    }),
  )
  if (shreds.length === 0) return
  await file.overwrite(shreds, () => onStep('overwritten'))
  file.flush()
  await onStep('flushed')
  const done = new Set(shreds)
  await connection.run((db) =>
    write(db, ['meta'], 'relaxed', async (tx) => {
      await readHead(tx, epoch)
      const keys = await readKeys(tx)
      put(tx, 'meta', { ...keys, shreds: keys.shreds.filter((slot) => !done.has(slot)), free: [...keys.free, ...done].slice(0, MOST_FREE) })
    }),
  )
  await onStep('settled')
}

/** One tab at a time writes to the key file, so that no slot is overwritten late, after it has become somebody else's. */
function underKeysLock<T>({ name, deadlineMs }: Pick<SealOptions, 'name' | 'deadlineMs'>, body: () => Promise<T>): Promise<T> {
  return withLock(`${name}:keys`, 'exclusive', { timeoutMs: deadlineMs, onTimeout: blockedError }, body)
}

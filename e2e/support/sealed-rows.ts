import { createDecipheriv, createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

/** A row as it lies in the database, and what must be known beside its key to open it. */
export interface SealedRow {
  readonly store: string
  readonly id: string
  readonly slot: number | null
  readonly body: Buffer
}

/** The rows of a locket and its key file as they are at one moment. */
export interface SealedCopy {
  readonly epoch: string
  readonly rows: readonly SealedRow[]
  readonly keys: Buffer
}

const HEADER_BYTES = 256

/** Copies every sealed row and the key file of a database, from a page of its origin. */
export async function copySealed(page: Page, database: string): Promise<SealedCopy> {
  const { epoch, rows, keys } = await page.evaluate(copyInPage, database)
  return { epoch, rows: rows.map((row) => ({ ...row, body: Buffer.from(row.body, 'base64') })), keys: Buffer.from(keys, 'base64') }
}

/** The key of a slot as it lies in the file. */
export function slotBytes(keys: Buffer, slot: number): Buffer {
  return keys.subarray(HEADER_BYTES + slot * 32, HEADER_BYTES + (slot + 1) * 32)
}

/**
 * Opens a row with a key file, written from the description of the format and not with Locket's own code: AES-256-GCM,
 * IV in front and tag behind, under SHA-256(root ‖ 32 zero bytes ‖ slot). `null` when it does not open.
 */
export function openSealed({ store, id, slot, body }: SealedRow, epoch: string, keys: Buffer): string | null {
  const root = keys.subarray(32, 64)
  const own = slot === null ? Buffer.from('common') : slotBytes(keys, slot)
  const key = createHash('sha256')
    .update(root)
    .update(slot === null ? own : Buffer.concat([Buffer.alloc(32), own]))
    .digest()
  const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, 12))
  decipher.setAAD(Buffer.from(`${store}|${id}|${epoch}`))
  decipher.setAuthTag(body.subarray(-16))
  try {
    return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]).toString('latin1')
  } catch {
    return null
  }
}

/** Runs in the page, so it stands by itself. */
async function copyInPage(database: string) {
  const promised = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

  const db = await promised(indexedDB.open(database))
  const rows: { readonly store: string; readonly id: string; readonly slot: number | null; readonly body: string }[] = []
  for (const store of db.objectStoreNames) {
    for (const row of await promised(db.transaction(store).objectStore(store).getAll())) {
      if (row.body instanceof Uint8Array) rows.push({ store, id: row.id, slot: row.slot ?? null, body: toBase64(row.body) })
    }
  }
  const head = await promised(db.transaction('meta').objectStore('meta').get('head'))
  db.close()
  const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('locket')
  const file = await (await folder.getFileHandle(`${database}.keys`)).getFile()
  return { epoch: String(head.epoch), rows, keys: toBase64(new Uint8Array(await file.arrayBuffer())) }
}

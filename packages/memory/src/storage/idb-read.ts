import { unwrap } from 'idb'
import { isUnreadable } from './idb-errors.ts'
import type { LocketSchema, Reading, StoreName } from './idb-schema.ts'
import { tolerant } from './idb-transaction.ts'

type Row<Name extends StoreName> = LocketSchema[Name]['value']

export interface ReadAll<Name extends StoreName> {
  readonly store: Name
  /** Default: all. */
  readonly range?: IDBKeyRange | undefined
  /** Called in the order of the keys. */
  onRows(rows: readonly Row<Name>[]): void
  /** Called for a row that the browser cannot read any more. */
  onUnreadable(key: IDBValidKey): void
}

/** Rows stay under 64 KB, so this many are at most 8 MB: no answer comes near the limit on messages between processes. */
const ROWS_PER_READ = 125

/** Reads that are on their way together; the disk and this thread then work at the same time. */
const READS_AHEAD = 8

/** Reads a table in pieces, inside one transaction. A piece with an unreadable row is read row by row. */
export async function readAll<Name extends StoreName>(tx: Reading, options: ReadAll<Name>): Promise<void> {
  const store = unwrap(tx).objectStore(options.store)
  const keys = await tolerant(store.getAllKeys(options.range ?? null))
  const pieces: IDBValidKey[][] = []
  for (let at = 0; at < keys.length; at += ROWS_PER_READ) pieces.push(keys.slice(at, at + ROWS_PER_READ))

  const ahead: Promise<readonly Row<Name>[]>[] = []
  const ask = (piece: readonly IDBValidKey[] | undefined): void => {
    if (piece === undefined) return
    const asked = readPiece<Name>(store, piece, options.onUnreadable)
    // Told where it is awaited; before that, an earlier piece may have failed.
    asked.catch(() => undefined)
    ahead.push(asked)
  }
  for (const piece of pieces.slice(0, READS_AHEAD)) ask(piece)
  for (let at = 0; at < pieces.length; at++) {
    const rows = await ahead[at]
    ask(pieces[at + READS_AHEAD])
    options.onRows(rows ?? [])
  }
}

type WithId = 'memories' | 'analyses' | 'vectors' | 'tombstones' | 'turns' | 'documents'

/** Above this, reading the whole stretch between the first and the last in large pieces is faster than row by row. */
const MANY = 500

/** Rows by id: `null` for one that cannot be read; what is not there is not in the map. */
export async function readMany<Name extends WithId>(tx: Reading, store: Name, ids: ReadonlySet<string>): Promise<Map<string, Row<Name> | null>> {
  const found = new Map<string, Row<Name> | null>()
  if (ids.size <= MANY) {
    const raw = unwrap(tx).objectStore(store)
    const read = [...ids].map(async (id) => ({ id, row: await readRow<Name>(raw, id) }))
    for (const { id, row } of await Promise.all(read)) if (row !== undefined) found.set(id, row)
    return found
  }
  const sorted = [...ids].sort()
  await readAll(tx, {
    store,
    range: IDBKeyRange.bound(sorted[0], sorted.at(-1)),
    onRows: (rows) => {
      for (const row of rows) if (ids.has(row.id)) found.set(row.id, row)
    },
    onUnreadable: (key) => {
      if (typeof key === 'string' && ids.has(key)) found.set(key, null)
    },
  })
  return found
}

async function readPiece<Name extends StoreName>(
  store: IDBObjectStore,
  keys: readonly IDBValidKey[],
  onUnreadable: (key: IDBValidKey) => void,
): Promise<readonly Row<Name>[]> {
  try {
    return await tolerant(store.getAll(IDBKeyRange.bound(keys[0], keys.at(-1))))
  } catch (error) {
    if (!isUnreadable(error)) throw error
  }
  const rows: Row<Name>[] = []
  for (const key of keys) {
    const row = await readRow<Name>(store, key)
    if (row === null) onUnreadable(key)
    else if (row !== undefined) rows.push(row)
  }
  return rows
}

async function readRow<Name extends StoreName>(store: IDBObjectStore, key: IDBValidKey): Promise<Row<Name> | undefined | null> {
  try {
    return await tolerant(store.get(key))
  } catch (error) {
    if (isUnreadable(error)) return null
    throw error
  }
}

import { type ChangeRecord, type Touched, touchedBy } from './change-log.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { readAll, readMany } from './idb-read.ts'
import type { LocketSchema, MemoryRow, Reading, StoreName, VectorsRow } from './idb-schema.ts'
import { read } from './idb-transaction.ts'
import { unreadableRows, untilReadable } from './idb-unreadable.ts'
import type { Delta, StoredMemory, StoredVectors } from './memory-store.ts'
import type { Rows } from './rows.ts'

type Row<Name extends StoreName> = LocketSchema[Name]['value']

/** Above this, all keys are read at once. */
const MANY = 500

const TABLES: readonly StoreName[] = ['meta', 'changes', 'memories', 'analyses', 'vectors', 'tombstones', 'turns', 'documents', 'settings']

/** What the change sets after `revision` left behind, read from the rows as they are now. */
export async function since(context: StoreContext, revision: number): Promise<Delta> {
  return untilReadable(context, async () => {
    const found = await context.connection.run((db) =>
      read(db, TABLES, async (tx) => {
        const head = await readHead(tx, context.epoch)
        if (revision === head.revision) return emptyDelta(head.revision, false)
        const records = await readLog(tx, revision, head.revision)
        if (records === null) return emptyDelta(head.revision, true)
        return { touched: touchedBy(records), revision: head.revision, rows: await readTouched(tx, touchedBy(records)) }
      }),
    )
    return 'reload' in found ? found : toDelta(context.rows(found.rows.memories.size > MANY), found)
  })
}

/** `null` when the log does not reach back that far, or a part of it cannot be read. */
async function readLog(tx: Reading, after: number, newest: number): Promise<readonly ChangeRecord[] | null> {
  if (after > newest) return null
  const records: ChangeRecord[] = []
  let unreadable = false
  await readAll(tx, {
    store: 'changes',
    range: IDBKeyRange.lowerBound(after, true),
    onRows: (found) => records.push(...found),
    onUnreadable: () => {
      unreadable = true
    },
  })
  // Revisions have no gaps, so a record that is missing shows in the count.
  return unreadable || records.length !== newest - after ? null : records
}

interface FoundRows {
  readonly memories: ReadonlyMap<string, Row<'memories'> | null>
  readonly analyses: ReadonlyMap<string, Row<'analyses'> | null>
  readonly tombstones: ReadonlyMap<string, Row<'tombstones'> | null>
  readonly turns: ReadonlyMap<string, Row<'turns'> | null>
  readonly documents: ReadonlyMap<string, Row<'documents'> | null>
  readonly vectors: ReadonlyMap<string, Row<'vectors'> | null>
  readonly settings: readonly (Row<'settings'> | undefined)[]
}

async function readTouched(tx: Reading, touched: Touched): Promise<FoundRows> {
  const [memories, analyses, tombstones, turns, documents, vectors, settings] = await Promise.all([
    readMany(tx, 'memories', touched.memories),
    readMany(tx, 'analyses', touched.memories),
    readMany(tx, 'tombstones', touched.tombstones),
    readMany(tx, 'turns', touched.turns),
    readMany(tx, 'documents', touched.documents),
    readMany(tx, 'vectors', touched.vectors),
    Promise.all([...touched.settings].map((name) => tx.objectStore('settings').get(name))),
  ])
  return { memories, analyses, tombstones, turns, documents, vectors, settings }
}

interface Found {
  readonly touched: Touched
  readonly revision: number
  readonly rows: FoundRows
}

async function toDelta(rows: Rows, { touched, revision, rows: found }: Found): Promise<Delta> {
  const toStored = async (row: MemoryRow): Promise<StoredMemory | null> => {
    const analysisRow = found.analyses.get(row.id)
    const [stored, analysis] = await Promise.all([rows.fromMemoryRow(row), analysisRow ? rows.fromAnalysisRow(analysisRow) : null])
    return stored && { memory: stored.memory, analysis: stored.analysis ?? analysis }
  }
  // Derived, so one that cannot be read is as good as none.
  const toVectors = async (row: VectorsRow | null): Promise<StoredVectors[]> => {
    const vectors = row && (await rows.fromVectorsRow(row))
    return row === null || vectors === null ? [] : [{ id: row.id, vectors }]
  }
  const [put, tombstones, turns, documents, vectors] = await Promise.all([
    present(found.memories, toStored),
    present(found.tombstones, rows.fromTombstoneRow),
    present(found.turns, rows.fromTurnRow),
    present(found.documents, rows.fromDocumentRow),
    Promise.all([...found.vectors.values()].map(toVectors)),
  ])
  return {
    revision,
    reload: false,
    put,
    remove: missing(touched.memories, found.memories),
    tombstones,
    lift: missing(touched.tombstones, found.tombstones),
    turns,
    removeTurns: missing(touched.turns, found.turns),
    documents,
    removeDocuments: missing(touched.documents, found.documents),
    vectors: vectors.flat(),
    settings: Object.fromEntries(found.settings.flatMap((row) => (row === undefined ? [] : [[row.name, row.value]]))),
  }
}

/** @throws MemoryError `STORAGE_CORRUPT` */
async function present<Row, T>(found: ReadonlyMap<string, Row | null>, from: (row: Row) => Promise<T | null>): Promise<T[]> {
  const read = await Promise.all([...found.values()].map((row) => (row === null ? null : from(row))))
  const records = read.filter((record) => record !== null)
  const unreadable = read.length - records.length
  if (unreadable > 0) throw unreadableRows({ unreadable })
  return records
}

function missing<Id extends string>(touched: ReadonlySet<Id>, found: ReadonlyMap<string, unknown>): Id[] {
  return [...touched].filter((id) => !found.has(id))
}

function emptyDelta(revision: number, reload: boolean): Delta {
  return {
    revision,
    reload,
    put: [],
    remove: [],
    tombstones: [],
    lift: [],
    turns: [],
    removeTurns: [],
    documents: [],
    removeDocuments: [],
    vectors: [],
    settings: {},
  }
}

import { MemoryError } from '../core/errors.ts'
import { type ChangeRecord, type Touched, touchedBy } from './change-log.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { readAll, readMany } from './idb-read.ts'
import type { MemoryRow, Reading, StoreName, VectorsRow } from './idb-schema.ts'
import { read } from './idb-transaction.ts'
import type { Delta, StoredMemory, StoredVectors } from './memory-store.ts'

const TABLES: readonly StoreName[] = ['meta', 'changes', 'memories', 'analyses', 'vectors', 'tombstones', 'turns', 'settings']

/** What the change sets after `revision` left behind, read from the rows as they are now. */
export async function since(context: StoreContext, revision: number): Promise<Delta> {
  return context.connection.run((db) =>
    read(db, TABLES, async (tx) => {
      const head = await readHead(tx, context.epoch)
      if (revision === head.revision) return emptyDelta(head.revision, false)
      const records = await readLog(tx, revision, head.revision)
      return records === null ? emptyDelta(head.revision, true) : readTouched(context, tx, touchedBy(records), head.revision)
    }),
  )
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

async function readTouched(context: StoreContext, tx: Reading, touched: Touched, revision: number): Promise<Delta> {
  const { rows } = context
  const [memories, analyses, tombstones, turns, vectors, settings] = await Promise.all([
    readMany(tx, 'memories', touched.memories),
    readMany(tx, 'analyses', touched.memories),
    readMany(tx, 'tombstones', touched.tombstones),
    readMany(tx, 'turns', touched.turns),
    readMany(tx, 'vectors', touched.vectors),
    Promise.all([...touched.settings].map((name) => tx.objectStore('settings').get(name))),
  ])
  const toStored = (row: MemoryRow): StoredMemory | null => {
    const memory = rows.fromMemoryRow(row)
    const analysis = analyses.get(row.id)
    return memory && { memory, analysis: analysis ? rows.fromAnalysisRow(analysis) : null }
  }
  // Derived, so one that cannot be read is as good as none.
  const toVectors = (row: VectorsRow): StoredVectors[] => {
    const found = rows.fromVectorsRow(row)
    return found === null ? [] : [{ id: row.id, vectors: found }]
  }
  return {
    revision,
    reload: false,
    put: present(memories, toStored),
    remove: missing(touched.memories, memories),
    tombstones: present(tombstones, (row) => row),
    lift: missing(touched.tombstones, tombstones),
    turns: present(turns, rows.fromTurnRow),
    removeTurns: missing(touched.turns, turns),
    vectors: [...vectors.values()].flatMap((row) => (row === null ? [] : toVectors(row))),
    settings: Object.fromEntries(settings.flatMap((row) => (row === undefined ? [] : [[row.name, row.value]]))),
  }
}

/** @throws MemoryError `STORAGE_CORRUPT` */
function present<Row, T>(found: ReadonlyMap<string, Row | null>, from: (row: Row) => T | null): T[] {
  const records: T[] = []
  let unreadable = 0
  for (const row of found.values()) {
    const record = row === null ? null : from(row)
    if (record === null) unreadable++
    else records.push(record)
  }
  if (unreadable > 0) throw new MemoryError('STORAGE_CORRUPT', 'Some rows of the database cannot be read.', { details: { unreadable } })
  return records
}

function missing<Id extends string>(touched: ReadonlySet<Id>, found: ReadonlyMap<string, unknown>): Id[] {
  return [...touched].filter((id) => !found.has(id))
}

function emptyDelta(revision: number, reload: boolean): Delta {
  return { revision, reload, put: [], remove: [], tombstones: [], lift: [], turns: [], removeTurns: [], vectors: [], settings: {} }
}

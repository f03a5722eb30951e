import { unwrap } from 'idb'
import type { MemoryId } from '../core/memory.ts'
import { MemoryError } from '../core/errors.ts'
import type { StoredTurn, Tombstone } from '../core/records.ts'
import { type ChangeRecord, type Touched, touchedBy } from './change-log.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { readAll, readOne } from './idb-read.ts'
import type { Reading, StoreName } from './idb-schema.ts'
import { read } from './idb-transaction.ts'
import type { Delta, StoredMemory, StoredVectors } from './memory-store.ts'

const TABLES: readonly StoreName[] = ['meta', 'changes', 'memories', 'analyses', 'vectors', 'tombstones', 'turns', 'settings']

/** Beyond this, loading everything in large pieces is faster than fetching row by row. */
const MAX_TOUCHED = 2_000

/** What the change sets after `revision` left behind, read from the rows as they are now. */
export async function since(context: StoreContext, revision: number): Promise<Delta> {
  return context.connection.run((db) =>
    read(db, TABLES, async (tx) => {
      const head = await readHead(tx, context.epoch)
      if (revision === head.revision) return emptyDelta(head.revision, false)
      const records = await readLog(tx, revision, head.revision)
      const touched = touchedBy(records ?? [])
      if (records === null || sizeOf(touched) > MAX_TOUCHED) return emptyDelta(head.revision, true)
      return readTouched(context, tx, touched, head.revision)
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

function sizeOf(touched: Touched): number {
  return touched.memories.size + touched.tombstones.size + touched.turns.size + touched.vectors.size
}

async function readTouched(context: StoreContext, tx: Reading, touched: Touched, revision: number): Promise<Delta> {
  const { rows } = context
  const [memories, tombstoneRows, turnRows, vectorRows, settingRows] = await Promise.all([
    Promise.all([...touched.memories].map(async (id) => ({ id, stored: await readMemory(context, tx, id) }))),
    Promise.all([...touched.tombstones].map(async (id) => ({ id, row: await readOne(unwrap(tx), 'tombstones', id) }))),
    Promise.all([...touched.turns].map(async (id) => ({ id, row: await readOne(unwrap(tx), 'turns', id) }))),
    Promise.all([...touched.vectors].map((id) => readOne(unwrap(tx), 'vectors', id))),
    Promise.all([...touched.settings].map((name) => readOne(unwrap(tx), 'settings', name))),
  ])

  const put: StoredMemory[] = []
  const remove: MemoryId[] = []
  for (const { id, stored } of memories) {
    if (stored === undefined) remove.push(id)
    else put.push(stored)
  }
  const tombstones: Tombstone[] = []
  const lift: MemoryId[] = []
  for (const { id, row } of tombstoneRows) {
    if (row === null) throw corrupt()
    if (row === undefined) lift.push(id)
    else tombstones.push(row)
  }
  const turns: StoredTurn[] = []
  const removeTurns: string[] = []
  for (const { id, row } of turnRows) {
    const turn = row && rows.fromTurnRow(row)
    if (turn === null) throw corrupt()
    if (turn === undefined) removeTurns.push(id)
    else turns.push(turn)
  }
  const vectors: StoredVectors[] = []
  for (const row of vectorRows) {
    const found = row ? rows.fromVectorsRow(row) : null
    if (row && found !== null) vectors.push({ id: row.id, vectors: found })
  }
  const settings: Record<string, unknown> = {}
  for (const row of settingRows) if (row) settings[row.name] = row.value

  return { revision, reload: false, put, remove, tombstones, lift, turns, removeTurns, vectors, settings }
}

async function readMemory({ rows }: StoreContext, tx: Reading, id: MemoryId): Promise<StoredMemory | undefined> {
  const [row, analysisRow] = await Promise.all([readOne(unwrap(tx), 'memories', id), readOne(unwrap(tx), 'analyses', id)])
  if (row === undefined) return undefined
  const memory = row && rows.fromMemoryRow(row)
  if (memory === null) throw corrupt()
  return { memory, analysis: analysisRow ? rows.fromAnalysisRow(analysisRow) : null }
}

function emptyDelta(revision: number, reload: boolean): Delta {
  return { revision, reload, put: [], remove: [], tombstones: [], lift: [], turns: [], removeTurns: [], vectors: [], settings: {} }
}

function corrupt(): MemoryError {
  return new MemoryError('STORAGE_CORRUPT', 'A row of the database cannot be read.', { details: { unreadable: 1 } })
}

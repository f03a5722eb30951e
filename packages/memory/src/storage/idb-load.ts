import type { MemoryId } from '../core/memory.ts'
import type { Analysis } from '../core/derived.ts'
import type { StoredDocument, StoredTurn, Tombstone } from '../core/records.ts'
import type { BodyRow, LocketSchema, MemoryRow, Reading, StoreName } from './idb-schema.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { readAll } from './idb-read.ts'
import { read, write, put } from './idb-transaction.ts'
import { unreadableRows, untilReadable } from './idb-unreadable.ts'
import type { Loaded, StoredMemory } from './memory-store.ts'
import type { Rows } from './rows.ts'

const LOADED: readonly StoreName[] = ['meta', 'memories', 'analyses', 'tombstones', 'turns', 'documents', 'settings']

/** Rows of an older shape that were found while reading, with what is in them. */
interface Outdated {
  readonly memories: { readonly row: MemoryRow; readonly stored: StoredMemory }[]
  readonly analyses: { readonly row: BodyRow<MemoryId>; readonly analysis: Analysis }[]
  readonly turns: { readonly row: BodyRow<string>; readonly turn: StoredTurn }[]
}

/** Reads everything but vectors, in one view of the database, and then lifts rows of an older shape for good. */
export async function load(context: StoreContext): Promise<Loaded> {
  return untilReadable(context, async () => {
    const outdated: Outdated = { memories: [], analyses: [], turns: [] }
    const rows = context.rows(true)
    const found = await context.connection.run((db) => read(db, LOADED, (tx) => readEverything(context, rows, tx)))
    const loaded = await openEverything(rows, found, outdated)
    if (outdated.memories.length + outdated.analyses.length + outdated.turns.length > 0) await repair(context, outdated, loaded.revision)
    return loaded
  })
}

/** The tables as they were read; bodies are opened while the next ones are still on their way. */
interface Everything {
  readonly revision: number
  readonly memories: readonly Opened<MemoryRow, StoredMemory>[]
  readonly analyses: readonly Opened<BodyRow<MemoryId>, Analysis>[]
  readonly turns: readonly Opened<BodyRow<string>, StoredTurn>[]
  readonly documents: readonly Opened<BodyRow<string>, StoredDocument>[]
  readonly tombstones: readonly Opened<LocketSchema['tombstones']['value'], Tombstone>[]
  readonly settings: Readonly<Record<string, unknown>>
  /** Rows that the browser cannot read. */
  readonly lost: number
}

interface Opened<Row, T> {
  readonly row: Row
  readonly record: Promise<T | null>
}

async function readEverything(context: StoreContext, rows: Rows, tx: Reading): Promise<Everything> {
  const settings: Record<string, unknown> = {}
  let lost = 0
  const onUnreadable = (): void => {
    lost++
  }
  async function open<Name extends 'memories' | 'analyses' | 'turns' | 'documents' | 'tombstones', T>(
    store: Name,
    from: (row: LocketSchema[Name]['value']) => Promise<T | null>,
  ): Promise<Opened<LocketSchema[Name]['value'], T>[]> {
    const opened: Opened<LocketSchema[Name]['value'], T>[] = []
    // An analysis is derived: without it, the memory is analysed anew.
    const onLost = store === 'analyses' ? () => undefined : onUnreadable
    await readAll(tx, {
      store,
      onRows: (found) => {
        for (const row of found) opened.push({ row, record: from(row) })
      },
      onUnreadable: onLost,
    })
    return opened
  }

  // All tables are asked at once; the transaction keeps them one view.
  const [head, memories, analyses, turns, documents, tombstones] = await Promise.all([
    readHead(tx, context.epoch),
    open('memories', rows.fromMemoryRow),
    open('analyses', rows.fromAnalysisRow),
    open('turns', rows.fromTurnRow),
    open('documents', rows.fromDocumentRow),
    open('tombstones', rows.fromTombstoneRow),
    readAll(tx, {
      store: 'settings',
      onRows: (found) => {
        for (const { name, value } of found) settings[name] = value
      },
      onUnreadable,
    }),
  ])
  return { revision: head.revision, memories, analyses, turns, documents, tombstones, settings, lost }
}

/** @throws MemoryError `STORAGE_CORRUPT` */
async function openEverything(rows: Rows, found: Everything, outdated: Outdated): Promise<Loaded> {
  let unreadable = found.lost
  const memories: StoredMemory[] = []
  const analysisById = new Map<MemoryId, Analysis>()
  const turns: StoredTurn[] = []
  const documents: StoredDocument[] = []
  const tombstones: Tombstone[] = []
  for (const { row, record } of found.memories) {
    const stored = await record
    if (stored === null) unreadable++
    else memories.push(stored)
    if (stored !== null && row.v < rows.version) outdated.memories.push({ row, stored })
  }
  for (const { row, record } of found.analyses) {
    const analysis = await record
    if (analysis !== null) analysisById.set(row.id, analysis)
    if (analysis !== null && row.v < rows.version) outdated.analyses.push({ row, analysis })
  }
  for (const { row, record } of found.turns) {
    const turn = await record
    if (turn === null) unreadable++
    else turns.push(turn)
    if (turn !== null && row.v < rows.version) outdated.turns.push({ row, turn })
  }
  for (const { record } of found.documents) {
    const document = await record
    if (document === null) unreadable++
    else documents.push(document)
  }
  for (const { record } of found.tombstones) {
    const tombstone = await record
    if (tombstone === null) unreadable++
    else tombstones.push(tombstone)
  }
  if (unreadable > 0) throw unreadableRows({ unreadable, memories: memories.length })
  const { revision, settings } = found
  const withAnalysis = memories.map(({ memory, analysis }) => ({ memory, analysis: analysis ?? analysisById.get(memory.id) ?? null }))
  return { revision, memories: withAnalysis, tombstones, turns, documents, settings }
}

/**
 * Writes rows of an older shape in the present one. It runs after every load, not only in an upgrade: a build that was
 * rolled back writes old rows into a database whose version stays high, and no upgrade would ever see them. When anybody
 * wrote meanwhile it is left to the next load. Vectors and documents are only lifted when they are read: the first are
 * the largest rows, and a new embedder replaces them anyhow; the others last as long as turns.
 */
async function repair(context: StoreContext, outdated: Outdated, revision: number): Promise<void> {
  const rows = context.rows()
  const [memories, analyses, turns] = await Promise.all([
    Promise.all(outdated.memories.map(({ row, stored }) => rows.toMemoryRow(stored, row.revision, row.slot ?? null))),
    Promise.all(outdated.analyses.map(({ row, analysis }) => rows.toAnalysisRow(row.id, analysis))),
    Promise.all(outdated.turns.map(({ row, turn }) => rows.toTurnRow(turn, row.slot ?? null))),
  ])
  await context.connection.run((db) =>
    write(db, ['meta', 'memories', 'analyses', 'turns'], 'relaxed', async (tx) => {
      const head = await readHead(tx, context.epoch)
      if (head.revision !== revision) return
      for (const row of memories) put(tx, 'memories', row)
      for (const row of analyses) if (row !== null) put(tx, 'analyses', row)
      for (const row of turns) put(tx, 'turns', row)
    }),
  )
}

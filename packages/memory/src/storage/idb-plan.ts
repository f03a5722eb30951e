import type { Analysis, Vectors } from '../core/derived.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import type { StoredDocument, StoredTurn, Tombstone, Trace } from '../core/records.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { readMany } from './idb-read.ts'
import type { BodyRow, LocketSchema, MemoryRow, Reading, StoreName, VectorsRow } from './idb-schema.ts'
import { read } from './idb-transaction.ts'
import type { ChangeSet } from './memory-store.ts'

/** The rows that a change set is about, as they are at its revision. `null` is a row that cannot be read. */
export interface Before {
  readonly memories: ReadonlyMap<string, MemoryRow | null>
  readonly turns: ReadonlyMap<string, BodyRow<string> | null>
  readonly documents: ReadonlyMap<string, BodyRow<string> | null>
  /** Of memories that get another key. */
  readonly vectors: ReadonlyMap<string, VectorsRow | null>
}

interface PlannedMemory {
  readonly memory: Memory
  readonly slot: number | null
  readonly dropDerived: boolean
  readonly analysis: Analysis | null
  readonly vectors: Vectors | null
}

/** What is to be written under which key, and whose keys are to go. */
export interface RowPlan {
  readonly memories: readonly PlannedMemory[]
  readonly turns: readonly { readonly turn: StoredTurn; readonly slot: number | null }[]
  readonly documents: readonly { readonly document: StoredDocument; readonly body: string | null; readonly slot: number | null }[]
  readonly tombstones: readonly Tombstone[]
  readonly traces: readonly Trace[]
  readonly receipts: ChangeSet['receipts']
  /** Slots that were taken for this plan. */
  readonly taken: readonly number[]
  readonly shreds: readonly number[]
}

export interface EncodedRows {
  readonly memories: readonly {
    readonly row: MemoryRow
    readonly dropDerived: boolean
    readonly analysis: BodyRow<MemoryId> | null
    readonly vectors: VectorsRow | null
  }[]
  readonly turns: readonly BodyRow<string>[]
  readonly documents: readonly BodyRow<string>[]
  readonly bodies: readonly BodyRow<string>[]
  readonly tombstones: readonly LocketSchema['tombstones']['value'][]
  readonly traces: readonly LocketSchema['traces']['value'][]
  readonly receipts: readonly LocketSchema['receipts']['value'][]
}

/** Above this, all keys are read at once. */
const MANY = 50

const NOTHING: Before = { memories: new Map(), turns: new Map(), documents: new Map(), vectors: new Map() }

/** `null` when `revision` is not the newest any more. */
export async function readBefore(context: StoreContext, changes: ChangeSet, revision: number): Promise<Before | null> {
  const memories = new Set<string>([...(changes.put ?? []).map(({ id }) => id), ...(changes.remove ?? [])])
  const turns = new Set<string>([...(changes.turns ?? []).map(({ id }) => id), ...(changes.removeTurns ?? [])])
  const documents = new Set<string>([...(changes.documents ?? []).map(({ id }) => id), ...(changes.removeDocuments ?? [])])
  if (memories.size + turns.size + documents.size === 0) return NOTHING
  const rekeyed = new Set<string>(context.seal !== null && forgets(changes) ? (changes.put ?? []).map(({ id }) => id) : [])
  const stores: readonly StoreName[] = ['meta', 'memories', 'turns', 'documents', 'vectors']
  return context.connection.run((db) =>
    read(db, stores, async (tx: Reading) => {
      const head = await readHead(tx, context.epoch)
      if (head.revision !== revision) return null
      const [heldMemories, heldTurns, heldDocuments, vectors] = await Promise.all([
        readMany(tx, 'memories', memories),
        readMany(tx, 'turns', turns),
        readMany(tx, 'documents', documents),
        readMany(tx, 'vectors', rekeyed),
      ])
      return { memories: heldMemories, turns: heldTurns, documents: heldDocuments, vectors }
    }),
  )
}

/**
 * A memory keeps its key through all its versions of a body. What a change set that forgets writes anew gets another one, and so
 * does a memory that says something else now: its old body, which may hold what is forgotten, lies on the disk still.
 */
export async function planRows(context: StoreContext, changes: ChangeSet, before: Before): Promise<RowPlan> {
  const rows = context.rows()
  const removed = new Set<string>(changes.remove)
  const removedTurns = new Set<string>(changes.removeTurns)
  const put = lastOfEach((changes.put ?? []).filter(({ id }) => !removed.has(id)))
  const turns = lastOfEach((changes.turns ?? []).filter(({ id }) => !removedTurns.has(id)))
  const removedDocuments = new Set<string>(changes.removeDocuments)
  const documents = lastOfEach((changes.documents ?? []).filter(({ id }) => !removedDocuments.has(id)))
  const forgetting = forgets(changes)
  const olds = await Promise.all(
    put.map(({ id }) => {
      const held = before.memories.get(id)
      return held ? rows.fromMemoryRow(held) : null
    }),
  )
  const isSame = put.map(({ text }, at) => olds[at]?.memory.text === text)
  const rekeyed = put.map((_, at) => forgetting || isSame[at] === false)
  const shreds = [
    ...[...removed].map((id) => before.memories.get(id)?.slot),
    ...put.filter((_, at) => rekeyed[at]).map(({ id }) => before.memories.get(id)?.slot),
    ...[...removedTurns].map((id) => before.turns.get(id)?.slot),
    ...turns.filter(({ text }) => text === null).map(({ id }) => before.turns.get(id)?.slot),
    ...[...removedDocuments].map((id) => before.documents.get(id)?.slot),
  ].filter((slot) => slot !== undefined)

  const slotOf = (held: BodyRow<string> | null | undefined, fresh: boolean): number | undefined => (fresh ? undefined : held?.slot)
  const kept = [
    ...put.map(({ id }, at) => slotOf(before.memories.get(id), rekeyed[at] === true)),
    ...turns.map(({ id, text }) => slotOf(before.turns.get(id), text === null)),
    ...documents.map(({ id }) => slotOf(before.documents.get(id), false)),
  ]
  const taken = (await context.seal?.take(kept.filter((slot) => slot === undefined).length)) ?? []
  const fresh = taken.values()
  const slots = kept.map((slot) => slot ?? fresh.next().value ?? null)

  const memories = await Promise.all(
    put.map(async (memory, at): Promise<PlannedMemory> => {
      const old = isSame[at] === true ? olds[at] : null
      const vectors = old ? before.vectors.get(memory.id) : null
      return {
        memory,
        slot: slots[at] ?? null,
        dropDerived: before.memories.has(memory.id) && !old,
        analysis: changes.analyses?.get(memory.id) ?? old?.analysis ?? null,
        vectors: vectors ? await rows.fromVectorsRow(vectors) : null,
      }
    }),
  )
  return {
    memories,
    turns: turns.map((turn, at) => ({ turn, slot: slots[put.length + at] ?? null })),
    documents: documents.map((document, at) => ({
      document,
      body: changes.bodies?.get(document.id) ?? null,
      slot: slots[put.length + turns.length + at] ?? null,
    })),
    tombstones: changes.tombstones ?? [],
    traces: changes.traces ?? [],
    receipts: changes.receipts,
    taken,
    shreds,
  }
}

export async function encodeRows(context: StoreContext, plan: RowPlan, revision: number): Promise<EncodedRows> {
  const rows = context.rows(plan.memories.length + plan.turns.length > MANY)
  const [memories, turns, documents, bodies, tombstones, traces] = await Promise.all([
    Promise.all(
      plan.memories.map(async ({ memory, slot, dropDerived, analysis, vectors }) => ({
        row: await rows.toMemoryRow({ memory, analysis }, revision, slot),
        dropDerived,
        analysis: analysis && (await rows.toAnalysisRow(memory.id, analysis)),
        vectors: vectors && (await rows.toVectorsRow(memory.id, vectors, slot)),
      })),
    ),
    Promise.all(plan.turns.map(({ turn, slot }) => rows.toTurnRow(turn, slot))),
    Promise.all(plan.documents.map(({ document, slot }) => rows.toDocumentRow(document, slot))),
    Promise.all(plan.documents.flatMap(({ document, body, slot }) => (body === null ? [] : [rows.toBodyRow(document.id, body, slot)]))),
    Promise.all(plan.tombstones.map(rows.toTombstoneRow)),
    Promise.all(plan.traces.map(rows.toTraceRow)),
  ])
  const receipts = (plan.receipts ?? []).map((receipt, place) => ({ id: receipt.id, order: [revision, place] as const, receipt }))
  return { memories, turns, documents, bodies, tombstones, traces, receipts }
}

/** Whether anything that was said goes with this change set. */
function forgets(changes: ChangeSet): boolean {
  return (changes.remove?.length ?? 0) > 0
}

/** A row that is put twice is there once, as it was put last. */
function lastOfEach<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

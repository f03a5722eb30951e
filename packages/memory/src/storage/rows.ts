import type { Memory, MemoryId } from '../core/memory.ts'
import type { Analysis, Vectors } from '../core/derived.ts'
import type { StoredDocument, StoredTurn, Tombstone, Trace } from '../core/records.ts'
import type { BodyRow, MemoryRow, VectorsRow } from './idb-schema.ts'
import type { StoredMemory } from './memory-store.ts'
import type { RowCodec, RowName } from './row-codec.ts'
import { copyVectors } from './vector-batches.ts'

/** The shape of bodies, apart from the layout of the database: it changes without an upgrade that other tabs must make way for. */
export interface RowShape {
  /** Stamped on every row that is written. */
  readonly version: number
  /** Lifts a body from an older version; called whenever such a row is read, whoever wrote it and when. */
  upgrade(store: RowName['store'], body: unknown, from: number): unknown
}

/** Format 1 has one version of its rows. */
export const ROW_SHAPE: RowShape = { version: 1, upgrade: (_store, body) => body }

/** Between records and rows. `from…` gives `null` for a row whose body cannot be read or is not what it should be. */
export interface Rows {
  readonly version: number
  /** Where bodies are sealed the analysis is in the memory's, so that opening opens half as many. */
  toMemoryRow(stored: StoredMemory, revision: number, slot: number | null): Promise<MemoryRow>
  /** Without an analysis where that has a row of its own. */
  fromMemoryRow(row: MemoryRow): Promise<StoredMemory | null>
  /** `null` where it is in the memory's row. */
  toAnalysisRow(id: MemoryId, analysis: Analysis): Promise<BodyRow<MemoryId> | null>
  fromAnalysisRow(row: BodyRow<MemoryId>): Promise<Analysis | null>
  toVectorsRow(id: MemoryId, vectors: Vectors, slot: number | null): Promise<VectorsRow>
  fromVectorsRow(row: VectorsRow): Promise<Vectors | null>
  toTurnRow(turn: StoredTurn, slot: number | null): Promise<BodyRow<string>>
  fromTurnRow(row: BodyRow<string>): Promise<StoredTurn | null>
  toDocumentRow(document: StoredDocument, slot: number | null): Promise<BodyRow<string>>
  fromDocumentRow(row: BodyRow<string>): Promise<StoredDocument | null>
  toBodyRow(id: string, body: string, slot: number | null): Promise<BodyRow<string>>
  fromBodyRow(row: BodyRow<string>): Promise<string | null>
  toTombstoneRow(tombstone: Tombstone): Promise<BodyRow<MemoryId> | Tombstone>
  fromTombstoneRow(row: BodyRow<MemoryId> | Tombstone): Promise<Tombstone | null>
  toTraceRow(trace: Trace): Promise<BodyRow<string> | Trace>
  fromTraceRow(row: BodyRow<string> | Trace): Promise<Trace | null>
}

export interface RowsOptions {
  readonly codec: RowCodec
  readonly shape: RowShape
  /** Whether tombstones and traces are sealed too; where nothing is, they are rows as they are. */
  readonly sealed: boolean
}

export function createRows({ codec, shape, sealed }: RowsOptions): Rows {
  const v = shape.version

  async function open<T>(store: RowName['store'], row: BodyRow<string>, isBody: (body: unknown) => body is T): Promise<T | null> {
    let body: unknown
    try {
      body = await codec.decode(row.body, { store, id: row.id, slot: row.slot ?? null })
      if (row.v < shape.version) body = shape.upgrade(store, body, row.v)
    } catch {
      // Damaged, or its key is gone. Who reads decides what the loss of this row means.
      return null
    }
    return isBody(body) ? body : null
  }

  async function seal<Id extends string>(store: RowName['store'], id: Id, value: unknown, slot: number | null): Promise<BodyRow<Id>> {
    const body = await codec.encode(value, { store, id, slot })
    return slot === null ? { id, v, body } : { id, v, slot, body }
  }

  return {
    version: v,
    toMemoryRow: async (stored, revision, slot) => ({ ...(await seal('memories', stored.memory.id, sealed ? stored : stored.memory, slot)), revision }),
    async fromMemoryRow(row) {
      const stored = sealed ? await open('memories', row, isStoredMemory) : null
      const memory = sealed ? stored?.memory : await open('memories', row, isMemory)
      return memory ? { memory: slim(memory), analysis: stored?.analysis ?? null } : null
    },
    toAnalysisRow: async (id, analysis) => (sealed ? null : seal('analyses', id, analysis, null)),
    fromAnalysisRow: (row) => open('analyses', row, isAnalysis),
    async toVectorsRow(id, vectors, slot) {
      const row = await seal('vectors', id, copyVectors(vectors), slot)
      return sealed ? row : { ...row, fingerprint: vectors.fingerprint }
    },
    fromVectorsRow: (row) => open('vectors', row, isVectors),
    toTurnRow: (turn, slot) => seal('turns', turn.id, turn, slot),
    fromTurnRow: (row) => open('turns', row, isStoredTurn),
    toDocumentRow: (document, slot) => seal('documents', document.id, document, slot),
    fromDocumentRow: (row) => open('documents', row, isStoredDocument),
    toBodyRow: (id, body, slot) => seal('bodies', id, body, slot),
    fromBodyRow: (row) => open('bodies', row, (body): body is string => typeof body === 'string'),
    toTombstoneRow: async (tombstone) => (sealed ? seal('tombstones', tombstone.id, tombstone, null) : tombstone),
    fromTombstoneRow: async (row) => ('body' in row ? open('tombstones', row, isTombstone) : row),
    toTraceRow: async (trace) => (sealed ? seal('traces', trace.id, trace, null) : trace),
    fromTraceRow: async (row) => ('body' in row ? open('traces', row, isTrace) : row),
  }
}

/** What most memories have alike is in memory once: the time from which they are true and were recorded, and a source that says no more than its origin. */
function slim(memory: Memory): Memory {
  const { recordedAt, validFrom, source } = memory
  return { ...memory, validFrom: validFrom === recordedAt ? recordedAt : validFrom, source: Object.keys(source).length === 1 ? bareSource(source) : source }
}

const bareSources = new Map<string, Memory['source']>()

function bareSource(source: Memory['source']): Memory['source'] {
  const known = bareSources.get(source.origin) ?? source
  bareSources.set(source.origin, known)
  return known
}

function isMemory(value: unknown): value is Memory {
  return hasText(value, 'id') && hasText(value, 'text') && hasText(value, 'kind') && hasText(value, 'status') && hasText(value, 'recordedAt')
}

function isStoredMemory(value: unknown): value is StoredMemory {
  if (typeof value !== 'object' || value === null || !('memory' in value && 'analysis' in value)) return false
  return isMemory(value.memory) && (value.analysis === null || isAnalysis(value.analysis))
}

function isAnalysis(value: unknown): value is Analysis {
  return hasText(value, 'version') && 'text' in value && Array.isArray(value.text) && 'about' in value && Array.isArray(value.about)
}

function isVectors(value: unknown): value is Vectors {
  if (!hasText(value, 'fingerprint') || !('dimension' in value && 'scales' in value && 'bytes' in value)) return false
  const { dimension, scales, bytes } = value
  return typeof dimension === 'number' && Array.isArray(scales) && bytes instanceof Int8Array && bytes.length === scales.length * dimension
}

function isStoredTurn(value: unknown): value is StoredTurn {
  return hasText(value, 'id') && hasText(value, 'role') && hasText(value, 'state') && 'order' in value && typeof value.order === 'number'
}

function isStoredDocument(value: unknown): value is StoredDocument {
  return hasText(value, 'id') && hasText(value, 'kind') && hasText(value, 'thread') && 'order' in value && typeof value.order === 'number'
}

function isTombstone(value: unknown): value is Tombstone {
  return hasText(value, 'id') && hasText(value, 'at') && 'messages' in value && Array.isArray(value.messages)
}

function isTrace(value: unknown): value is Trace {
  return hasText(value, 'id') && hasText(value, 'at') && 'uses' in value && Array.isArray(value.uses)
}

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && name in value && typeof Reflect.get(value, name) === 'string'
}

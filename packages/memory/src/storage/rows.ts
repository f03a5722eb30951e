import type { Memory, MemoryId } from '../core/memory.ts'
import type { Analysis, Vectors } from '../core/derived.ts'
import type { StoredTurn } from '../core/records.ts'
import type { BodyRow, MemoryRow, VectorsRow } from './idb-schema.ts'
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
  toMemoryRow(memory: Memory, revision: number): MemoryRow
  fromMemoryRow(row: MemoryRow): Memory | null
  toAnalysisRow(id: MemoryId, analysis: Analysis): BodyRow<MemoryId>
  fromAnalysisRow(row: BodyRow<MemoryId>): Analysis | null
  toVectorsRow(id: MemoryId, vectors: Vectors): VectorsRow
  fromVectorsRow(row: VectorsRow): Vectors | null
  toTurnRow(turn: StoredTurn): BodyRow<string>
  fromTurnRow(row: BodyRow<string>): StoredTurn | null
}

export function createRows(codec: RowCodec, shape: RowShape): Rows {
  function open<T>(store: RowName['store'], row: BodyRow<string>, isBody: (body: unknown) => body is T): T | null {
    let body: unknown
    try {
      body = codec.decode(row.body, { store, id: row.id })
      if (row.v < shape.version) body = shape.upgrade(store, body, row.v)
    } catch {
      // Damaged or, once bodies are sealed, without its key. Who reads decides what the loss of this row means.
      return null
    }
    return isBody(body) ? body : null
  }

  function body(store: RowName['store'], id: string, value: unknown): unknown {
    return codec.encode(value, { store, id })
  }

  const v = shape.version
  return {
    version: v,
    toMemoryRow: (memory, revision) => ({ id: memory.id, revision, v, body: body('memories', memory.id, memory) }),
    fromMemoryRow: (row) => open('memories', row, isMemory),
    toAnalysisRow: (id, analysis) => ({ id, v, body: body('analyses', id, analysis) }),
    fromAnalysisRow: (row) => open('analyses', row, isAnalysis),
    toVectorsRow: (id, vectors) => ({ id, v, fingerprint: vectors.fingerprint, body: body('vectors', id, copyVectors(vectors)) }),
    fromVectorsRow: (row) => open('vectors', row, isVectors),
    toTurnRow: (turn) => ({ id: turn.id, v, body: body('turns', turn.id, turn) }),
    fromTurnRow: (row) => open('turns', row, isStoredTurn),
  }
}

function isMemory(value: unknown): value is Memory {
  return hasText(value, 'id') && hasText(value, 'text') && hasText(value, 'kind') && hasText(value, 'status') && hasText(value, 'recordedAt')
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

function hasText<Name extends string>(value: unknown, name: Name): value is Record<Name, string> {
  return typeof value === 'object' && value !== null && name in value && typeof Reflect.get(value, name) === 'string'
}

import type { Vectors } from '../core/derived.ts'
import { quantiseInto } from './quantise.ts'
import { BLOCK_ROWS, createScanner, PAGE_BYTES, PRODUCTS_AT, ROWS_AT, type Scanner } from './simd-scan.ts'

/** Vectors of one embedder, of numbered memories, in one growing memory, scanned exactly. */
export interface VectorIndex {
  /** Memories that have vectors. */
  readonly size: number
  readonly dimension: number
  /** Adds or replaces, one row a window; vectors of another dimension are not taken. */
  put(slot: number, vectors: Vectors): void
  /** Overwrites the rows with zeros, to be used again; harmless for an unknown slot. */
  remove(slot: number): void
  clear(): void
  /** Cosine of every memory to a question of `dimension`; `null` when the question is of another dimension or not finite. */
  cosines(question: Float32Array, slots: number): Cosines | null
}

export interface Cosines {
  /** Of the best window, by slot; `ABSENT` where a memory has no vectors. Reused by the next call. */
  readonly bySlot: Float32Array
  /** Mean over all windows. */
  readonly mean: number
  /** Mean number of windows of a memory. */
  readonly windows: number
}

/** No vector: less than any cosine. */
export const ABSENT = -2

const NONE = -1

export function createVectorIndex(dimension: number, scanner: Scanner = createScanner()): VectorIndex {
  const stride = Math.ceil(dimension / 16) * 16
  /** Rows in use or free, from the start. */
  let rows = 0
  let free: number[] = []
  let size = 0
  /** A memory's rows are a chain: its first row by slot, then the next by row; `NONE` at the end. */
  let firstRowBySlot = new Int32Array(0)
  let nextRowByRow = new Int32Array(0)
  let slotByRow = new Int32Array(0)
  let scaleByRow = new Float32Array(0)
  let best = new Float32Array(0)

  function takeRow(): number {
    const reused = free.pop()
    if (reused !== undefined) return reused
    const row = rows
    rows += 1
    if (rows > slotByRow.length) {
      const capacity = Math.max(256, Math.ceil(slotByRow.length * 1.25))
      slotByRow = grown(slotByRow, new Int32Array(capacity))
      nextRowByRow = grown(nextRowByRow, new Int32Array(capacity))
      scaleByRow = grown(scaleByRow, new Float32Array(capacity))
    }
    const missing = ROWS_AT + rows * stride - scanner.memory.buffer.byteLength
    // Grows by little: vectors are most of what a memory costs, and a wasm memory is not copied when it grows.
    if (missing > 0) scanner.memory.grow(Math.max(Math.ceil(missing / PAGE_BYTES), Math.floor(scanner.memory.buffer.byteLength / PAGE_BYTES / 16)))
    return row
  }

  function put(slot: number, vectors: Vectors): void {
    const windows = vectors.scales.length
    remove(slot)
    if (vectors.dimension !== dimension || vectors.bytes.length !== windows * dimension) return
    if (slot >= firstRowBySlot.length) firstRowBySlot = grown(firstRowBySlot, new Int32Array(Math.max(256, Math.ceil((slot + 1) * 1.25))).fill(NONE))
    for (let window = 0; window < windows; window++) {
      const scale = vectors.scales[window] ?? 0
      if (!Number.isFinite(scale)) continue
      const row = takeRow()
      new Int8Array(scanner.memory.buffer, ROWS_AT + row * stride, dimension).set(vectors.bytes.subarray(window * dimension, (window + 1) * dimension))
      slotByRow[row] = slot
      scaleByRow[row] = scale
      if (firstRowBySlot[slot] === NONE) size += 1
      nextRowByRow[row] = firstRowBySlot[slot] ?? NONE
      firstRowBySlot[slot] = row
    }
  }

  function remove(slot: number): void {
    let row = firstRowBySlot[slot] ?? NONE
    if (row !== NONE) size -= 1
    while (row !== NONE) {
      new Int8Array(scanner.memory.buffer, ROWS_AT + row * stride, stride).fill(0)
      slotByRow[row] = NONE
      scaleByRow[row] = 0
      free.push(row)
      row = nextRowByRow[row] ?? NONE
    }
    if (slot < firstRowBySlot.length) firstRowBySlot[slot] = NONE
  }

  function clear(): void {
    new Uint8Array(scanner.memory.buffer).fill(0)
    rows = 0
    free = []
    size = 0
    firstRowBySlot = new Int32Array(0)
    nextRowByRow = new Int32Array(0)
    slotByRow = new Int32Array(0)
    scaleByRow = new Float32Array(0)
  }

  function cosines(question: Float32Array, slots: number): Cosines | null {
    if (question.length !== dimension || !question.every(Number.isFinite)) return null
    const scale = loadQuestion(question)
    if (best.length < slots) best = new Float32Array(Math.ceil(slots * 1.25))
    best.fill(ABSENT, 0, slots)
    let sum = 0
    for (let first = 0; first < rows; first += BLOCK_ROWS) {
      const count = Math.min(BLOCK_ROWS, rows - first)
      scanner.scan(ROWS_AT + first * stride, stride, count)
      const products = new Int32Array(scanner.memory.buffer, PRODUCTS_AT, count)
      for (let index = 0; index < count; index++) {
        const slot = slotByRow[first + index] ?? NONE
        if (slot === NONE) continue
        const cosine = (products[index] ?? 0) * (scaleByRow[first + index] ?? 0) * scale
        sum += cosine
        if (cosine > (best[slot] ?? ABSENT)) best[slot] = cosine
      }
    }
    const windows = rows - free.length
    return { bySlot: best, mean: sum / Math.max(1, windows), windows: windows / Math.max(1, size) }
  }

  function loadQuestion(question: Float32Array): number {
    const target = new Int16Array(scanner.memory.buffer, 0, stride)
    target.fill(0)
    // As fine as an int32 sum of `dimension` products with int8 allows.
    return quantiseInto(target.subarray(0, dimension), question, Math.min(32_767, Math.floor(2 ** 31 / (128 * dimension)) - 1))
  }

  return {
    get size() {
      return size
    },
    dimension,
    put,
    remove,
    clear,
    cosines,
  }
}

function grown<T extends Int32Array<ArrayBuffer> | Float32Array<ArrayBuffer>>(from: T, to: T): T {
  to.set(from)
  return to
}

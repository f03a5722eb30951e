/**
 * Dot products of one int16 question with many int8 rows, exact in int32.
 *
 * Layout of the memory, in bytes: the question at 0 (int16), the products of one block of rows at `PRODUCTS_AT` (int32), the
 * rows from `ROWS_AT` on. Rows are padded with zeros to a multiple of 16 bytes, so that the kernel has no remainder to do.
 */
export interface Scanner {
  readonly kind: 'simd' | 'plain'
  readonly memory: ScanMemory
  /** Products of `count` rows (at most `BLOCK_ROWS`) that start at byte `from`, into the block at `PRODUCTS_AT`. */
  scan(from: number, stride: number, count: number): void
}

/** Bytes that grow in pages of 64 KiB: a WebAssembly memory, or its like where there is none. */
export interface ScanMemory {
  readonly buffer: ArrayBufferLike
  /** Adds pages of zeros; `buffer` is another object afterwards. */
  grow(pages: number): void
}

export const PAGE_BYTES = 65_536
/** The longest vector that an embedder may give has 4096 numbers. */
export const PRODUCTS_AT = 8192
export const BLOCK_ROWS = 4096
export const ROWS_AT: number = PRODUCTS_AT + BLOCK_ROWS * 4

/** 128-bit SIMD where the browser has it and the page's policy allows wasm; plain JavaScript elsewhere, with the same products. */
export function createScanner(): Scanner {
  return createSimdScanner() ?? createPlainScanner()
}

/** `null` where WebAssembly or its SIMD is missing or forbidden (a policy without `wasm-unsafe-eval`). */
export function createSimdScanner(): Scanner | null {
  try {
    const memory = new WebAssembly.Memory({ initial: 1 })
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assemble()), { m: { m: memory } })
    const kernel = exports.s
    if (typeof kernel !== 'function') return null
    return { kind: 'simd', memory, scan: (from, stride, count) => void kernel(from, stride, count) }
  } catch {
    return null
  }
}

export function createPlainScanner(): Scanner {
  let buffer: ArrayBufferLike = new ArrayBuffer(PAGE_BYTES)
  let question = new Int16Array(buffer, 0, PRODUCTS_AT / 2)
  let products = new Int32Array(buffer, PRODUCTS_AT, BLOCK_ROWS)
  let bytes = new Int8Array(buffer)
  const memory: ScanMemory = {
    get buffer() {
      return buffer
    },
    grow(pages) {
      const grown = new ArrayBuffer(buffer.byteLength + pages * PAGE_BYTES)
      new Uint8Array(grown).set(new Uint8Array(buffer))
      buffer = grown
      question = new Int16Array(buffer, 0, PRODUCTS_AT / 2)
      products = new Int32Array(buffer, PRODUCTS_AT, BLOCK_ROWS)
      bytes = new Int8Array(buffer)
    },
  }
  function scan(from: number, stride: number, count: number): void {
    for (let row = 0, at = from; row < count; row++) {
      let sum = 0
      for (let index = 0; index < stride; index++, at++) sum += (bytes[at] ?? 0) * (question[index] ?? 0)
      products[row] = sum
    }
  }
  return { kind: 'plain', memory, scan }
}

/**
 * The kernel, byte by byte. As text:
 *
 * (module
 *   (import "m" "m" (memory 1))
 *   (func (export "s") (param $row i32) (param $stride i32) (param $count i32)
 *     (local $out i32) (local $end i32) (local $q i32) (local $sum v128)
 *     (local.set $out (i32.const PRODUCTS_AT))
 *     (loop $rows
 *       (local.set $end (i32.add (local.get $row) (local.get $stride)))
 *       (local.set $q (i32.const 0))
 *       (local.set $sum (v128.const i64x2 0 0))
 *       (loop $bytes
 * *         (local.set $sum (i32x4.add (local.get $sum)
 *           (i32x4.add
 *             (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $row)) (v128.load (local.get $q)))
 *             (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $row)) (v128.load offset=16 (local.get $q))))))
 *         (local.set $q (i32.add (local.get $q) (i32.const 32)))
 *         (br_if $bytes (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 16))) (local.get $end))))
 *       (i32.store (local.get $out) (i32.add
 *         (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
 *         (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
 *       (local.set $out (i32.add (local.get $out) (i32.const 4)))
 *       (br_if $rows (local.tee $count (i32.sub (local.get $count) (i32.const 1)))))))
 */
function assemble(): Uint8Array<ArrayBuffer> {
  const [row, stride, count, out, end, q, sum] = [0, 1, 2, 3, 4, 5, 6]
  const get = (local = 0) => [0x20, local]
  const set = (local = 0) => [0x21, local]
  const tee = (local = 0) => [0x22, local]
  const constant = (value: number) => [0x41, ...leb(value)]
  const add = [0x6a]
  const load = (offset: number) => [0xfd, 0x00, 4, offset]
  const lane = (index: number) => [...get(sum), 0xfd, 0x1b, index]
  /** Eight bytes of the row, each made 16 bits wide, by eight numbers of the question. */
  const dot = (at: number) => [...get(row), 0xfd, 0x01, 3, at, ...get(q), ...load(at * 2), 0xfd, ...uleb(0xba)]
  const addLanes = [0xfd, ...uleb(0xae)]
  const loop = (body: readonly number[]) => [0x03, 0x40, ...body, 0x0b]
  const repeatIf = [0x0d, 0]

  const bytesLoop = loop([
    ...[...get(sum), ...dot(0), ...dot(8), ...addLanes, ...addLanes, ...set(sum)],
    ...[...get(q), ...constant(32), ...add, ...set(q)],
    ...[...get(row), ...constant(16), ...add, ...tee(row), ...get(end), 0x49, ...repeatIf],
  ])
  const rowsLoop = loop([
    ...[...get(row), ...get(stride), ...add, ...set(end)],
    ...[...constant(0), ...set(q)],
    ...[0xfd, 0x0c, ...new Array<number>(16).fill(0), ...set(sum)],
    ...bytesLoop,
    ...[...get(out), ...lane(0), ...lane(1), ...add, ...lane(2), ...lane(3), ...add, ...add, 0x36, 2, 0],
    ...[...get(out), ...constant(4), ...add, ...set(out)],
    ...[...get(count), ...constant(1), 0x6b, ...tee(count), ...repeatIf],
  ])
  const body = [2, 3, 0x7f, 1, 0x7b, ...constant(PRODUCTS_AT), ...set(out), ...rowsLoop, 0x0b]
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 3, 0x7f, 0x7f, 0x7f, 0]),
    ...section(2, [1, 1, 0x6d, 1, 0x6d, 0x02, 0x00, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x73, 0x00, 0]),
    ...section(10, [1, ...uleb(body.length), ...body]),
  ])
}

function section(id: number, content: readonly number[]): readonly number[] {
  return [id, ...uleb(content.length), ...content]
}

/** Unsigned LEB128. */
function uleb(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...uleb(value >>> 7)]
}

/** Signed LEB128 of a number that is not negative. */
function leb(value: number): readonly number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...leb(value >>> 7)]
}

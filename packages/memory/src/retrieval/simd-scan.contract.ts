import { describe, expect, it } from 'vitest'
import { BLOCK_ROWS, createPlainScanner, createSimdScanner, PRODUCTS_AT, ROWS_AT, type Scanner } from './simd-scan.ts'

/** Both scanners give the same products, bit for bit. Run where there is WebAssembly SIMD: Node and browsers. */
export function describeScanners(): void {
  describe('simd-scan', () => {
    it('has SIMD here', () => {
      expect(createSimdScanner()?.kind).toBe('simd')
    })

    it.each([
      { stride: 16, count: 1 },
      { stride: 256, count: 7 },
      { stride: 384, count: 300 },
      { stride: 4096, count: 3 },
      { stride: 32, count: BLOCK_ROWS },
    ])('gives the products of plain JavaScript for $count rows of $stride bytes', ({ stride, count }) => {
      const simd = createSimdScanner()
      if (simd === null) throw new Error('no SIMD')
      expect(productsOf(simd, stride, count)).toEqual(productsOf(createPlainScanner(), stride, count))
    })

    it('is exact at the ends of the range', () => {
      const simd = createSimdScanner()
      if (simd === null) throw new Error('no SIMD')
      for (const scanner of [simd, createPlainScanner()]) {
        new Int16Array(scanner.memory.buffer, 0, 16).fill(-32_767)
        new Int8Array(scanner.memory.buffer, ROWS_AT, 16).fill(-128)
        scanner.scan(ROWS_AT, 16, 1)
        expect(new Int32Array(scanner.memory.buffer, PRODUCTS_AT, 1)[0]).toBe(16 * 32_767 * 128)
      }
    })
  })
}

function productsOf(scanner: Scanner, stride: number, count: number): readonly number[] {
  scanner.memory.grow(Math.ceil((stride * count) / 65_536))
  const question = new Int16Array(scanner.memory.buffer, 0, stride)
  for (let index = 0; index < stride; index++) question[index] = ((index * 7919 + 13) % 8001) - 4000
  const rows = new Int8Array(scanner.memory.buffer, ROWS_AT, stride * count)
  for (let index = 0; index < rows.length; index++) rows[index] = ((index * 31 + (index >> 7)) % 256) - 128
  scanner.scan(ROWS_AT, stride, count)
  return [...new Int32Array(scanner.memory.buffer, PRODUCTS_AT, count)]
}

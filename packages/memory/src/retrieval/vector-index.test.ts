import { describe, expect, it } from 'vitest'
import { quantise } from './quantise.ts'
import { createPlainScanner, createSimdScanner } from './simd-scan.ts'
import { vectorOf } from './test-data.ts'
import { ABSENT, createVectorIndex } from './vector-index.ts'

const DIMENSION = 40

function cosine(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}

describe('vector index', () => {
  it('gives cosines within 0.005 of the float ones', () => {
    const index = createVectorIndex(DIMENSION)
    for (let slot = 0; slot < 300; slot++) index.put(slot, quantise([vectorOf(slot, DIMENSION)], 'f'))
    const question = vectorOf(1000, DIMENSION)
    const found = index.cosines(question, 300)?.bySlot
    for (let slot = 0; slot < 300; slot++) expect(Math.abs((found?.[slot] ?? 9) - cosine(question, vectorOf(slot, DIMENSION)))).toBeLessThan(0.005)
  })

  it('gives the same with and without SIMD', () => {
    const simd = createSimdScanner()
    if (simd === null) throw new Error('no SIMD')
    const [one, other] = [simd, createPlainScanner()].map((scanner) => {
      const index = createVectorIndex(DIMENSION, scanner)
      for (let slot = 0; slot < 5000; slot++) index.put(slot, quantise([vectorOf(slot, DIMENSION)], 'f'))
      return index.cosines(vectorOf(7, DIMENSION), 5000)
    })
    expect(one).toEqual(other)
  })

  it('takes the best of several windows', () => {
    const index = createVectorIndex(DIMENSION)
    index.put(3, quantise([vectorOf(1, DIMENSION), vectorOf(2, DIMENSION)], 'f'))
    expect(index.cosines(vectorOf(2, DIMENSION), 4)?.bySlot[3]).toBeCloseTo(1, 1)
    expect(index.cosines(vectorOf(2, DIMENSION), 4)?.bySlot[0]).toBe(ABSENT)
  })

  it('overwrites what is removed and uses its place again', () => {
    const scanner = createPlainScanner()
    const index = createVectorIndex(DIMENSION, scanner)
    const before = scanner.memory.buffer.byteLength
    for (let round = 0; round < 5; round++) {
      for (let slot = 0; slot < 500; slot++) index.put(slot, quantise([vectorOf(slot, DIMENSION)], 'f'))
      for (let slot = 0; slot < 500; slot++) index.remove(slot)
    }
    expect(index.size).toBe(0)
    expect(scanner.memory.buffer.byteLength).toBeLessThanOrEqual(before + 65_536)
    expect(new Int8Array(scanner.memory.buffer, 24_576).every((byte) => byte === 0)).toBe(true)
  })

  it.each([
    ['another dimension', new Float32Array(8)],
    ['NaN', new Float32Array(DIMENSION).fill(Number.NaN)],
    ['infinity', new Float32Array(DIMENSION).fill(Number.POSITIVE_INFINITY)],
  ])('has no answer to a question of %s', (_, question) => {
    const index = createVectorIndex(DIMENSION)
    index.put(0, quantise([vectorOf(1, DIMENSION)], 'f'))
    expect(index.cosines(question, 1)).toBeNull()
  })

  it('gives finite cosines whatever was stored', () => {
    const index = createVectorIndex(2)
    index.put(0, { fingerprint: 'f', dimension: 2, scales: [Number.NaN], bytes: Int8Array.of(1, 2) })
    index.put(1, { fingerprint: 'f', dimension: 2, scales: [0.01], bytes: Int8Array.of(1) })
    index.put(2, quantise([new Float32Array(2)], 'f'))
    expect([...(index.cosines(Float32Array.of(1, 0), 3)?.bySlot.subarray(0, 3) ?? [])]).toEqual([ABSENT, ABSENT, 0])
  })

  it('works for the longest vectors', () => {
    const index = createVectorIndex(4096)
    const vector = vectorOf(1, 4096)
    index.put(0, quantise([vector], 'f'))
    expect(index.cosines(vector, 1)?.bySlot[0]).toBeCloseTo(1, 1)
  })
})

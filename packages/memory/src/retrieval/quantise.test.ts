import { describe, expect, it } from 'vitest'
import { quantise } from './quantise.ts'
import { vectorOf } from './test-data.ts'

describe('quantise', () => {
  it('keeps every value within half a step', () => {
    const vector = vectorOf(1, 384)
    const { bytes, scales, dimension, fingerprint } = quantise([vector], 'f')
    const [scale = 0] = scales
    expect({ dimension, fingerprint }).toEqual({ dimension: 384, fingerprint: 'f' })
    for (const [index, value] of vector.entries()) expect(Math.abs((bytes[index] ?? 0) * scale - value)).toBeLessThanOrEqual(scale * 0.5001)
  })

  it('gives one scale a window', () => {
    const { bytes, scales } = quantise([vectorOf(1, 8), vectorOf(2, 8)], 'f')
    expect(scales).toHaveLength(2)
    expect(bytes).toHaveLength(16)
  })

  it.each([
    ['zeros', new Float32Array(4)],
    ['a NaN', Float32Array.of(0.5, Number.NaN, 0, 0)],
    ['an infinity', Float32Array.of(Number.POSITIVE_INFINITY, 0, 0, 0)],
  ])('gives zeros for %s', (_, vector) => {
    const { bytes, scales } = quantise([vector], 'f')
    expect(scales).toEqual([0])
    expect([...bytes]).toEqual([0, 0, 0, 0])
  })

  it('gives no rows for no windows', () => {
    expect(quantise([], 'f')).toEqual({ fingerprint: 'f', dimension: 0, scales: [], bytes: new Int8Array(0) })
  })
})

import { expect, test } from 'vitest'
import { MemoryError } from '../core/errors.ts'
import { checkEmbedder } from './custom-embedder.ts'
import type { Embedder } from './embedder.ts'

const GOOD: Embedder = {
  name: 'own',
  fingerprint: 'own-1',
  dimension: 2,
  embed: async (texts) => texts.map(() => Float32Array.of(3, 4)),
}

test.each([
  ['name', { ...GOOD, name: '' }],
  ['fingerprint', { ...GOOD, fingerprint: 'x'.repeat(257) }],
  ['dimension', { ...GOOD, dimension: 0 }],
  ['dimension', { ...GOOD, dimension: 4097 }],
  ['dimension', { ...GOOD, dimension: 1.5 }],
])('a wrong %s is named', (field, embedder) => {
  expect(() => checkEmbedder(embedder)).toThrow(
    expect.objectContaining({ name: 'MemoryError', code: 'INVALID_ARGUMENT', details: { field: `embedder.${field}` } }),
  )
})

test('what is no function is named', () => {
  const wrong: Embedder = JSON.parse('{"name":"own","fingerprint":"own-1","dimension":2,"embed":1}')
  expect(() => checkEmbedder(wrong)).toThrow(expect.objectContaining({ details: { field: 'embedder.embed' } }))
})

test('vectors are normalised', async () => {
  const [vector] = await checkEmbedder(GOOD).embed(['x'])
  expect(vector?.[0]).toBeCloseTo(0.6, 6)
  expect(vector?.[1]).toBeCloseTo(0.8, 6)
})

test('a vector of another length is DIMENSION_MISMATCH', async () => {
  await expect(withVectors([Float32Array.of(1)]).embed(['x'])).rejects.toMatchObject({
    code: 'DIMENSION_MISMATCH',
    details: { expected: 2, actual: 1 },
  })
})

test.each([
  ['NaN', [Float32Array.of(Number.NaN, 1)]],
  ['an infinite number', [Float32Array.of(Number.POSITIVE_INFINITY, 1)]],
  ['only zeros', [Float32Array.of(0, 0)]],
  ['fewer vectors than texts', []],
])('EMB-16: %s is EMBEDDING_FAILED', async (_what, vectors) => {
  await expect(withVectors(vectors).embed(['x'])).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' })
})

test('what it throws becomes EMBEDDING_FAILED with the cause; a MemoryError stays what it is', async () => {
  const cause = new Error('out of memory')
  await expect(checkEmbedder({ ...GOOD, embed: () => Promise.reject(cause) }).embed(['x'])).rejects.toMatchObject({ code: 'EMBEDDING_FAILED', cause })
  const own = new MemoryError('MODEL_UNAVAILABLE', 'No model.')
  await expect(checkEmbedder({ ...GOOD, embed: () => Promise.reject(own) }).embed(['x'])).rejects.toBe(own)
})

test('a call that hangs is TIMEOUT', async () => {
  const hanging = checkEmbedder({ ...GOOD, embed: () => new Promise(() => {}) }, { timeoutMs: 1 })
  await expect(hanging.embed(['x'])).rejects.toMatchObject({ code: 'TIMEOUT', retryable: true, details: { limit: 1 } })
})

test('its windows are checked', async () => {
  expect(await checkEmbedder({ ...GOOD, windows: (text) => [text] }).windows?.('x')).toEqual(['x'])
  await expect(checkEmbedder({ ...GOOD, windows: () => [] }).windows?.('x')).rejects.toMatchObject({ code: 'EMBEDDING_FAILED' })
  expect(checkEmbedder(GOOD).windows).toBeUndefined()
})

function withVectors(vectors: readonly Float32Array[]): Embedder {
  return checkEmbedder({ ...GOOD, embed: async () => vectors })
}

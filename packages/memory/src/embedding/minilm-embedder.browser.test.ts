import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Embedder } from './embedder.ts'
import { createMiniLmEmbedder } from './minilm-embedder.ts'
import { modelFiles } from './model-files.ts'
import { cosine } from './unit-vector.ts'

const WORKER = new URL('./embedder.worker.ts', import.meta.url).href

let embedder: Embedder
const shares: number[] = []

beforeAll(async () => {
  embedder = await createMiniLmEmbedder({ files: modelFiles().minilm, workerUrl: WORKER, onProgress: (share) => shares.push(share) })
})

afterAll(async () => {
  await embedder.close?.()
})

describe('the real model', () => {
  test('gives the reference values', async () => {
    const [a, b, c, d, e] = await embedder.embed([
      'My phone number is 555 0100.',
      'How can I reach you by phone?',
      'The deploy region is eu-central-1.',
      'Which region do we deploy to now?',
      'Bananas are yellow.',
    ])
    expect(Math.abs(cosine(a ?? [], b ?? []) - 0.479)).toBeLessThan(0.02)
    expect(Math.abs(cosine(c ?? [], d ?? []) - 0.696)).toBeLessThan(0.02)
    expect(Math.abs(cosine(a ?? [], e ?? []) - 0.101)).toBeLessThan(0.02)
    expect(a).toHaveLength(384)
    expect(Math.hypot(...(a ?? []))).toBeCloseTo(1, 5)
  })

  test('names its space and told its progress', () => {
    expect(embedder).toMatchObject({ name: 'minilm', dimension: 384, fingerprint: 'minilm-q8-mean-l2-d27a3fa9-tjs4' })
    expect(shares.at(-1)).toBe(1)
  })

  test('EMB-09: twenty calls at once give what they give one after the other', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `The build number is ${index}.`)
    const atOnce = await Promise.all(texts.map((text) => embedder.embed([text])))
    expect(atOnce.flat()).toEqual(await embedder.embed(texts))
  })

  test('EMB-15: a text has one vector, whatever else is in the call', async () => {
    const [alone] = await embedder.embed(['We deploy on Fridays.'])
    const [, among] = await embedder.embed(['word '.repeat(200), 'We deploy on Fridays.', 'x'])
    expect(among).toEqual(alone)
  })

  test.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['NUL', '\u0000'],
    ['an emoji', '😀'],
    ['a lone surrogate', '\ud83d'],
    ['32 KiB of one letter', 'a'.repeat(32 * 1024)],
  ])('EMB-16: %s has no vector, and the next text has', async (_what, text) => {
    await expect(embedder.embed([text])).rejects.toMatchObject({ code: 'EMBEDDING_FAILED', details: { reason: 'no-tokens' } })
    const [vector] = await embedder.embed(['hello'])
    expect(vector?.every(Number.isFinite)).toBe(true)
  })

  test('EMB-16: odd characters inside a text give a finite vector', async () => {
    for (const text of ['call me\ud83d', 'call\u0000me', 'שלום hello עולם', 'word '.repeat(6500), 'call me 😀']) {
      const [vector] = await embedder.embed([text])
      expect(vector?.every(Number.isFinite)).toBe(true)
    }
  })

  test.each(['Ünïcode café', 'ガラス', '한국어', 'tiếng Việt'])('EMB-17: %s has one vector in all its Unicode forms', async (text) => {
    const [nfc, nfd] = await embedder.embed([text.normalize('NFC'), text.normalize('NFD')])
    expect(nfd).toEqual(nfc)
  })

  test('EMB-13: what stands at the end of a long text is found', async () => {
    const filler = 'We spoke about the weather, the garden and the new shelves in the kitchen. '
    const pieces = (await embedder.windows?.(`${filler.repeat(100)}The spare key lies under the blue flowerpot.`)) ?? []
    const [question] = await embedder.embed(['Where is the spare key?'])
    const vectors = await embedder.embed(pieces)
    const scores = vectors.map((vector) => cosine(vector, question ?? []))
    expect(pieces.length).toBeGreaterThan(5)
    expect(scores.indexOf(Math.max(...scores))).toBe(pieces.length - 1)
  })

  test('EMB-13: texts around the limit are embedded', async () => {
    for (const words of [253, 254, 255, 256, 300]) expect(await embedder.embed([Array(words).fill('region').join(' ')])).toHaveLength(1)
  })
})

test('EMB-02: after the model died on a text, that text is rejected and the next is embedded', async () => {
  const workerUrl = new URL('./test/faulty.worker.ts', import.meta.url).href
  const faulty = await createMiniLmEmbedder({ files: modelFiles().minilm, workerUrl })
  const calls = ['before', 'poison', 'after'].map((text) => faulty.embed([text]))
  const results = await Promise.allSettled(calls)
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { code: 'EMBEDDING_FAILED', details: { reason: 'model' } } })
  await faulty.close?.()
})

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { staticMinilm } from '@locket/models'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Embedder } from './embedder.ts'
import { staticEmbedder } from './static-embedder.ts'
import { cosine } from './unit-vector.ts'

const A = 'My phone number is 555 0100.'
const B = 'How can I reach you by phone?'
const C = 'The deploy region is eu-central-1.'
const D = 'Which region do we deploy to now?'
const E = 'Bananas are yellow.'

let table: Uint8Array<ArrayBuffer>
let tokenizer: Uint8Array
let embedder: Embedder

beforeAll(async () => {
  table = new Uint8Array(await readFile(fileURLToPath(staticMinilm.table.url)))
  tokenizer = await readFile(fileURLToPath(staticMinilm.tokenizer.url))
  embedder = staticEmbedder(staticMinilm, table, tokenizer)
})

describe('the reference values of the model', () => {
  test.each([
    [256, 0.4204, 0.6077, 0.1087],
    [64, 0.4485, 0.7343, 0.1545],
  ] as const)('with %i numbers', async (dimension, ab, cd, ae) => {
    const made = staticEmbedder(staticMinilm, table, tokenizer, dimension)
    const [a, b, c, d, e] = await made.embed([A, B, C, D, E])
    expect(cosine(a ?? [], b ?? [])).toBeCloseTo(ab, 4)
    expect(cosine(c ?? [], d ?? [])).toBeCloseTo(cd, 4)
    expect(cosine(a ?? [], e ?? [])).toBeCloseTo(ae, 4)
  })
})

test('the fingerprint names length and table', () => {
  expect(embedder.fingerprint).toBe('static-minilm-256-23853fb1')
  expect(staticEmbedder(staticMinilm, table, tokenizer, 64).fingerprint).toBe('static-minilm-64-23853fb1')
})

test('vectors have length 1 and their dimension, and do not depend on what else is embedded', async () => {
  for (const dimension of [64, 128, 192, 256] as const) {
    const made = staticEmbedder(staticMinilm, table, tokenizer, dimension)
    const [first] = await made.embed([A])
    const [, again] = await made.embed([E.repeat(100), A])
    expect(first).toHaveLength(dimension)
    expect(Math.hypot(...(first ?? []))).toBeCloseTo(1, 5)
    expect(again).toEqual(first)
  }
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t '],
  ['zero-width characters', '\u200b\u200d\ufeff'],
  ['NUL', '\u0000'],
  ['an emoji', '😀'],
  ['a lone surrogate', '\ud83d'],
  ['32 KiB of one letter', 'a'.repeat(32 * 1024)],
])('EMB-16: %s has no vector', async (_what, text) => {
  await expect(embedder.embed([text])).rejects.toMatchObject({ code: 'EMBEDDING_FAILED', details: { reason: 'no-tokens' } })
})

test('EMB-16: odd characters inside a text do no harm', async () => {
  const [plain] = await embedder.embed(['call me tomorrow'])
  for (const odd of ['call me\u200b tomorrow\ud83d', 'call\u0000 me tomorrow', 'call me tomorrow 😀']) {
    const [vector] = await embedder.embed([odd])
    expect(cosine(vector ?? [], plain ?? [])).toBeCloseTo(1, 5)
  }
  const [mixed] = await embedder.embed(['שלום hello עולם'])
  expect(mixed?.every(Number.isFinite)).toBe(true)
})

test.each(['Ünïcode café', 'ガラス', '한국어', 'tiếng Việt', 'שָׁלוֹם', 'İstanbul'])('EMB-17: %s has one vector in all its Unicode forms', async (text) => {
  const [nfc, nfd] = await embedder.embed([text.normalize('NFC'), text.normalize('NFD')])
  expect(nfd).toEqual(nfc)
})

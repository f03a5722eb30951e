import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMiniLmEmbedder, type MiniLmOptions } from './minilm-embedder.ts'
import { modelFiles } from './model-files.ts'
import { SELF_TEST } from './self-test.ts'

/** Speaks the protocol without a model: right vectors for the self-test, and some texts that go wrong. */
const SCRIPT = `
const expected = new Map(${JSON.stringify(SELF_TEST.map(({ text, expected }) => [text, expected]))})
let broken = false
onmessage = ({ data: { type, id, text } }) => {
  const fail = (message) => postMessage({ type: 'failed', id, ok: false, error: { code: 'INTERNAL', message, details: {}, retryable: false, cause: null } })
  if (type === 'init') return LOADS ? postMessage({ type: 'ready', id, ok: true }) : fail('no memory')
  if (text === 'silence') return
  if (text === 'crash') throw new Error('crash')
  if (text === 'late crash') setTimeout(() => { throw new Error('crash') })
  if (text === 'poison') broken = true
  if (broken) return fail('chained')
  const vector = new Float32Array(384).fill(0.01)
  if (expected.has(text)) { vector.fill(0); vector.set(ROTATED ? expected.get(text).toReversed() : expected.get(text)) }
  if (text === 'NaN') vector[7] = NaN
  if (text === 'short') return postMessage({ type: 'vector', id, ok: true, vector: vector.slice(1) })
  postMessage({ type: 'vector', id, ok: true, vector })
}`

const started = vi.fn()
const ended = vi.fn()
const urls: string[] = []

class CountedWorker extends Worker {
  constructor(url: string, options: WorkerOptions) {
    super(url, options)
    started()
  }

  override terminate(): void {
    super.terminate()
    ended()
  }
}

beforeEach(() => {
  started.mockReset()
  ended.mockReset()
  vi.stubGlobal('Worker', CountedWorker)
})

afterEach(() => {
  vi.unstubAllGlobals()
  for (const url of urls.splice(0)) URL.revokeObjectURL(url)
})

test('EMB-02: one failed text starts one new worker; the others go on', async () => {
  const embedder = await fake()
  const results = await Promise.allSettled(['a', 'poison', 'b', 'c'].map((text) => embedder.embed([text])))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  expect(results[1]).toMatchObject({ reason: { code: 'EMBEDDING_FAILED', retryable: false, details: { reason: 'model' } } })
  expect(started).toHaveBeenCalledTimes(2)
  expect(ended).toHaveBeenCalledTimes(1)
})

test.each(['crash', 'NaN', 'short', 'silence'])('a text that ends in %s fails alone', async (text) => {
  const embedder = await fake({ timeoutMs: text === 'silence' ? 2_000 : 30_000 })
  await expect(embedder.embed([text])).rejects.toMatchObject({ code: text === 'short' ? 'DIMENSION_MISMATCH' : 'EMBEDDING_FAILED' })
  expect(await embedder.embed(['fine'])).toHaveLength(1)
  expect(started).toHaveBeenCalledTimes(2)
})

test('a worker that stops between two texts is replaced, and no text fails', async () => {
  const embedder = await fake()
  await embedder.embed(['late crash'])
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
  expect(await embedder.embed(['fine'])).toHaveLength(1)
  expect(started).toHaveBeenCalledTimes(2)
})

test('EMB-02: three failures in a row end it; a success between them does not', async () => {
  const embedder = await fake()
  for (const text of ['poison', 'poison', 'fine', 'poison', 'poison', 'poison']) await embedder.embed([text]).catch(() => undefined)
  const workers = started.mock.calls.length
  await expect(embedder.embed(['fine'])).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: 'failures' } })
  expect(started).toHaveBeenCalledTimes(workers)
  expect(ended).toHaveBeenCalledTimes(workers)
})

test('EMB-14: a model whose vectors are wrong is not used', async () => {
  await expect(fake({}, { rotated: true })).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: 'self-test' } })
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a model that does not load says so', async () => {
  await expect(fake({}, { loads: false })).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: 'load' } })
  expect(ended).toHaveBeenCalledTimes(1)
})

test('a worker script that is missing says so, with its address', async () => {
  const workerUrl = new URL('/missing/embedder.js?worker_file', location.href).href
  await expect(createMiniLmEmbedder({ files: modelFiles().minilm, workerUrl })).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    details: { url: workerUrl, reason: 'worker' },
  })
})

test('EMB-01: a missing file says so, with its address', async () => {
  const workerUrl = new URL('./embedder.worker.ts', import.meta.url).href
  const { minilm } = modelFiles('/missing')
  await expect(createMiniLmEmbedder({ files: minilm, workerUrl })).rejects.toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    details: { url: expect.stringContaining(`${location.origin}/missing/`), reason: expect.stringMatching(/^(html|status)$/) },
  })
})

test('EMB-11: after so many calls a new worker takes over', async () => {
  const embedder = await fake({ recycleAfter: 3 })
  for (let call = 0; call < 7; call++) await embedder.embed(['fine'])
  expect(started).toHaveBeenCalledTimes(3)
  expect(ended).toHaveBeenCalledTimes(2)
})

test('EMB-11: without calls it gives its memory back, and the next call has it again', async () => {
  const embedder = await fake({ idleMs: 1 })
  await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
  expect(await embedder.embed(['fine'])).toHaveLength(1)
  expect(started).toHaveBeenCalledTimes(2)
  await embedder.close?.()
})

test('closing rejects what waits, and what comes later; twice is harmless', async () => {
  const embedder = await fake()
  const waiting = embedder.embed(['silence'])
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1))
  await embedder.close?.()
  await embedder.close?.()
  await expect(waiting).rejects.toMatchObject({ code: 'CLOSED' })
  await expect(embedder.embed(['fine'])).rejects.toMatchObject({ code: 'CLOSED' })
})

function fake(options: Partial<MiniLmOptions> = {}, { rotated = false, loads = true } = {}): ReturnType<typeof createMiniLmEmbedder> {
  const script = SCRIPT.replace('ROTATED', String(rotated)).replace('LOADS', String(loads))
  const workerUrl = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  urls.push(workerUrl)
  return createMiniLmEmbedder({ files: modelFiles().minilm, workerUrl, ...options })
}

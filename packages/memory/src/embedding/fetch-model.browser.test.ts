import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MemoryError } from '../core/errors.ts'
import { fetchModelFile, fetchModelFiles } from './fetch-model.ts'
import { MODEL_CACHE } from './model-cache.ts'
import type { ModelFile } from './model-files.ts'
import { sha256Hex } from './sha256.ts'

const RIGHT = new TextEncoder().encode('the bytes of a model')
let file: ModelFile
let served: () => Response | Promise<Response>
const fetched = vi.fn()

beforeEach(async () => {
  await caches.delete(MODEL_CACHE)
  const url = new URL('/fetch-model-test/table.bin', location.href).href
  file = { path: 'table.bin', url, bytes: RIGHT.length, sha256: await sha256Hex(RIGHT) }
  served = () => new Response(RIGHT)
  fetched.mockReset().mockImplementation(() => served())
  vi.stubGlobal('fetch', fetched)
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await caches.delete(MODEL_CACHE)
})

test('a verified file is kept and taken from Cache Storage the next time, offline too', async () => {
  expect(await fetchModelFile(file)).toEqual(RIGHT)
  served = () => Promise.reject(new TypeError('offline'))
  expect(await fetchModelFile(file)).toEqual(RIGHT)
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('EMB-03: a page in place of the file is refused and never kept; once the server is right, it works', async () => {
  served = () => new Response('<!doctype html><title>App</title>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
  expect(await failure()).toMatchObject({ code: 'MODEL_UNAVAILABLE', retryable: true, details: { url: file.url, reason: 'html', status: 200 } })
  expect(await keptUrls()).toEqual([])
  served = () => new Response(RIGHT)
  expect(await fetchModelFile(file)).toEqual(RIGHT)
})

test.each([
  ['status', () => new Response('gone', { status: 404 }), 404],
  ['length', () => new Response('short'), 200],
  ['length', () => new Response('x'.repeat(RIGHT.length + 1)), 200],
  ['length', () => new Response(null), 200],
  ['hash', () => new Response('x'.repeat(RIGHT.length)), 200],
])('EMB-18: a wrong reply is refused with its reason (%s) and not kept', async (reason, reply, status) => {
  served = reply
  expect((await failure()).details).toEqual({ url: file.url, reason, status })
  expect(await keptUrls()).toEqual([])
})

test('a request that fails says so, without a status', async () => {
  served = () => Promise.reject(new TypeError('Failed to fetch'))
  const error = await failure()
  expect(error.details).toEqual({ url: file.url, reason: 'network' })
  expect(error.cause).toBeInstanceOf(TypeError)
})

test('an outdated copy in the HTTP cache is passed by, once', async () => {
  fetched.mockImplementation((_url, { cache }: RequestInit) => (cache === 'reload' ? new Response(RIGHT) : new Response('x'.repeat(RIGHT.length))))
  expect(await fetchModelFile(file)).toEqual(RIGHT)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  ['cut off', RIGHT.slice(0, 5)],
  ['of other bytes', RIGHT.map((byte) => byte ^ 1)],
])('EMB-03: a kept copy that is %s is dropped and fetched once more', async (_what, damaged) => {
  await fetchModelFile(file)
  const cache = await caches.open(MODEL_CACHE)
  const [key] = await cache.keys()
  if (key !== undefined) await cache.put(key, new Response(damaged))
  expect(await fetchModelFile(file)).toEqual(RIGHT)
  expect(fetched).toHaveBeenCalledTimes(2)
  served = () => Promise.reject(new TypeError('offline'))
  expect(await fetchModelFile(file)).toEqual(RIGHT)
})

test('another version of a file takes the place of the one that was kept', async () => {
  await fetchModelFile(file)
  const next = new TextEncoder().encode('the next version')
  served = () => new Response(next)
  file = { ...file, bytes: next.length, sha256: await sha256Hex(next) }
  expect(await fetchModelFile(file)).toEqual(next)
  expect(await keptUrls()).toHaveLength(1)
})

test('EMB-04: a full cache is no error', async () => {
  vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await fetchModelFile(file)).toEqual(RIGHT)
  expect(await keptUrls()).toEqual([])
})

test('EMB-04: the model leaves room for the memories', async () => {
  vi.spyOn(navigator.storage, 'estimate').mockResolvedValue({ quota: 1000, usage: 1000 - 2 * RIGHT.length + 1 })
  expect(await fetchModelFile(file)).toEqual(RIGHT)
  expect(await keptUrls()).toEqual([])
})

test('works where there is no Cache Storage', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await fetchModelFile(file)).toEqual(RIGHT)
})

test('tells the share of all bytes as they come', async () => {
  const shares: number[] = []
  await fetchModelFiles([file, { ...file, url: `${file.url}2` }], (share) => shares.push(share))
  expect(shares.at(-1)).toBe(1)
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
})

async function failure(): Promise<MemoryError> {
  return fetchModelFile(file).then(
    () => Promise.reject(new Error('The file was taken.')),
    (error) => error,
  )
}

async function keptUrls(): Promise<readonly string[]> {
  return (await (await caches.open(MODEL_CACHE)).keys()).map((request) => request.url)
}

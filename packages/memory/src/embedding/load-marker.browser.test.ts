import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginLoad, markedLoad } from './load-marker.ts'
import { MODEL_CACHE } from './model-cache.ts'

const NOON = Date.UTC(2026, 0, 1, 12)
const DAY = 24 * 60 * 60 * 1000

beforeEach(async () => {
  await caches.delete(MODEL_CACHE)
})
afterEach(async () => {
  await caches.delete(MODEL_CACHE)
})

test('EMB-12: after three loads that ended the page, the model is left alone for a day', async () => {
  for (let attempt = 0; attempt < 3; attempt++) await beginLoad(NOON + attempt)
  await expect(beginLoad(NOON + 3)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: 'previous-crash' } })
  await expect(beginLoad(NOON + DAY)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
  await beginLoad(NOON + DAY + 2)
})

test('loads that come to their end leave no mark, however many tabs load at once', async () => {
  const loads = Array.from({ length: 10 }, (_, index) =>
    markedLoad(
      () => NOON,
      async () => index,
    ),
  )
  expect(await Promise.all(loads)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(await (await caches.open(MODEL_CACHE)).keys()).toEqual([])
})

test('a load that fails in a way that was seen leaves no mark', async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(
      markedLoad(
        () => NOON,
        () => Promise.reject(new Error('no wasm')),
      ),
    ).rejects.toThrow('no wasm')
  }
})

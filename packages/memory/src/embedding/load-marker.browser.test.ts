import { afterEach, beforeEach, expect, test } from 'vitest'
import { beginLoad, endLoad } from './load-marker.ts'
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

test('a load that came to its end leaves no mark', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    await beginLoad(NOON)
    await endLoad()
  }
  expect(await (await caches.open(MODEL_CACHE)).keys()).toEqual([])
})

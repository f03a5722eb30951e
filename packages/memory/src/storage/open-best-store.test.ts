import { expect, it } from 'vitest'
import { createInMemoryStore } from './in-memory-store.ts'
import { openBestStore } from './open-best-store.ts'
import { TEST_TIME } from './store-test-data.ts'

it('works in memory where there is no browser at all', async () => {
  const store = await openBestStore({ name: 'locket-none', now: () => TEST_TIME }, async () => createInMemoryStore)
  expect(store).toMatchObject({ mode: 'memory', reason: 'missing', dataLoss: false })
  expect(await store.load()).toMatchObject({ revision: 0, memories: [] })
  await store.close()
})

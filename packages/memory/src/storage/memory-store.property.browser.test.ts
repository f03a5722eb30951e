import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanUpAfterEach, newName, open } from './idb-test-setup.ts'
import { createInMemoryStore } from './in-memory-store.ts'
import type { ChangeSet, MemoryStore, StoredVectors } from './memory-store.ts'
import {
  memoryId,
  TEST_TIME,
  testAnalysis,
  testDocument,
  testDraft,
  testMemory,
  testReceipt,
  testTombstone,
  testTrace,
  testTurn,
  testVectors,
  uuid,
} from './store-test-data.ts'

cleanUpAfterEach()

/** Few numbers, so that change sets meet the same rows again and again. */
const number = fc.integer({ min: 0, max: 5 })
const numbers = fc.uniqueArray(number, { maxLength: 3 })

const changeSet: fc.Arbitrary<ChangeSet> = fc
  .record({
    put: numbers,
    version: fc.integer({ min: 0, max: 2 }),
    analysed: fc.boolean(),
    remove: numbers,
    buried: numbers,
    lift: numbers,
    turns: numbers,
    gone: numbers,
    set: numbers,
  })
  .map(({ put, version, analysed, remove, buried, lift, turns, gone, set }) => ({
    put: put.map((n) => testMemory(n, { text: `Version ${version} of ${n}.` })),
    analyses: new Map(analysed ? put.map((n) => [memoryId(n), testAnalysis(n)]) : []),
    remove: remove.map(memoryId),
    tombstones: buried.map(testTombstone),
    lift: lift.map(memoryId),
    turns: turns.map((n) => testTurn(n)),
    removeTurns: gone.map(uuid),
    documents: turns.map((n) => testDocument(n, { label: `${version}` })),
    bodies: new Map(turns.map((n) => [uuid(n), `body ${version}`])),
    removeDocuments: gone.map(uuid),
    traces: turns.map(testTrace),
    removeTraces: gone.map(uuid),
    receipts: buried.map((n) => testReceipt(n)),
    audit: put.map(testDraft),
    settings: Object.fromEntries(set.map((n) => [`setting-${n}`, { version }])),
  }))

type Step =
  | { readonly type: 'commit'; readonly changes: ChangeSet }
  | { readonly type: 'vectors'; readonly numbers: readonly number[]; readonly version: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: changeSet.map((changes) => ({ type: 'commit' as const, changes })) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('vectors' as const), numbers, version: fc.integer({ min: 0, max: 2 }) }) },
)

async function take(store: MemoryStore, next: Step): Promise<number> {
  if (next.type === 'vectors') {
    return store.putVectors(next.numbers.map((n) => ({ id: memoryId(n), text: `Version ${next.version} of ${n}.`, vectors: testVectors(n) })))
  }
  for (;;) {
    const result = await store.commit(next.changes, { revision: await store.revision() })
    if (result.ok) return result.revision
  }
}

async function everything(store: MemoryStore): Promise<unknown> {
  const vectors: StoredVectors[] = []
  await store.loadVectors('test-embedder', (batch) => vectors.push(...batch))
  vectors.sort((a, b) => (a.id < b.id ? -1 : 1))
  const bodies = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => store.body(uuid(n))))
  return {
    ...(await store.load()),
    bodies,
    vectors,
    receipts: await store.receipts(),
    audit: await store.audit(1_000, null),
    traces: await store.traces(1_000, null),
  }
}

it('any sequence of change sets leaves the same in both stores, and tells the same of what changed', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), fc.nat({ max: 8 }), async (steps, seen) => {
      const kept = await open()
      const other = createInMemoryStore({ namespace: 'property', now: () => TEST_TIME })
      for (const next of steps) expect(await take(kept, next)).toBe(await take(other, next))
      expect(await everything(kept)).toEqual(await everything(other))
      expect(await kept.since(seen)).toEqual(await other.since(seen))
      await kept.erase()
    }),
    { seed: 42, numRuns: 25 },
  )
})

it('two stores of one database number every change set once and lose none', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(changeSet, { maxLength: 5 }), fc.array(changeSet, { maxLength: 5 }), async (left, right) => {
      const name = newName()
      const tabs = [await open(name), await open(name)] as const
      const order: { readonly revision: number; readonly changes: ChangeSet }[] = []
      await Promise.all(
        [left, right].map(async (own, tab) => {
          for (const changes of own) order.push({ revision: await take(tabs[tab === 0 ? 0 : 1], { type: 'commit', changes }), changes })
        }),
      )
      order.sort((a, b) => a.revision - b.revision)
      expect(order.map(({ revision }) => revision)).toEqual(order.map((_, at) => at + 1))
      const replayed = createInMemoryStore({ namespace: 'property', now: () => TEST_TIME })
      for (const { changes } of order) await take(replayed, { type: 'commit', changes })
      expect(await everything(tabs[1])).toEqual(await everything(replayed))
      await tabs[0].erase()
    }),
    { seed: 43, numRuns: 15 },
  )
})

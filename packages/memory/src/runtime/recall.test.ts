import { afterEach, expect, it, vi } from 'vitest'
import type { Embedder } from '../embedding/embedder.ts'
import { createInMemoryStore } from '../storage/in-memory-store.ts'
import type { MemoryStore } from '../storage/memory-store.ts'
import { testPorts } from './ports.contract.ts'
import { createRuntime, type Runtime } from './runtime.ts'

const embedder: Embedder = { name: 'toy', fingerprint: 'toy-1', dimension: 2, embed: async (texts) => texts.map(() => Float32Array.from([0.6, 0.8])) }

function open(store: MemoryStore): Promise<Runtime> {
  return createRuntime(
    testPorts({
      store,
      // It stands still: nothing here depends on how fast the machine is.
      clock: { now: () => Date.parse('2026-01-01') },
      embedding: { name: 'toy', open: async () => embedder, windows: (text) => [text] },
    }),
  )
}

afterEach(() => void vi.useRealTimers())

it('a recall looks at the store once and waits for no write; what several noted is written together, unasked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const store = createInMemoryStore({ namespace: 'recall', now: () => new Date().toISOString() })
  const runtime = await open(store)
  await runtime.remember({ text: 'The spare key is under the green pot' })
  await runtime.embedded()
  const looks = vi.spyOn(store, 'revision')
  const commits = vi.spyOn(store, 'commit')
  for (let asked = 0; asked < 3; asked++) expect((await runtime.recall('Where is the spare key?')).memories).toHaveLength(1)
  expect(looks).toHaveBeenCalledTimes(3)
  expect(commits).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(async () => expect(await store.traces(10, null)).toHaveLength(3))
  expect(commits).toHaveBeenCalledTimes(1)
  const [memory] = (await runtime.memories()).items
  expect(memory?.useCount).toBe(3)
  await runtime.close()
})

it('vectors that were made here are not read back, and many are kept at once', async () => {
  const store = createInMemoryStore({ namespace: 'embedding', now: () => new Date().toISOString() })
  const runtime = await open(store)
  const kept = vi.spyOn(store, 'putVectors')
  const read = vi.spyOn(store, 'since')
  await runtime.remember(Array.from({ length: 300 }, (_, number) => ({ text: `Invoice ${number} was paid in spring` })))
  await runtime.embedded()
  expect(kept.mock.calls.map(([entries]) => entries.length)).toEqual([256, 44])
  expect(read).not.toHaveBeenCalled()
  expect((await runtime.recall('Which invoice was paid?')).legs).toContain('vector')
  await runtime.close()
})

import { expect, it } from 'vitest'
import type { Embedder } from '../embedding/embedder.ts'
import { createInMemoryStore, createSharedMemory } from '../storage/in-memory-store.ts'
import { testPorts } from './ports.contract.ts'
import { createRuntime, type Runtime } from './runtime.ts'

/** Cats and felines mean the same to it, and have no letter in common. */
const embedder: Embedder = {
  name: 'toy',
  fingerprint: 'toy-1',
  dimension: 4,
  embed: async (texts) => texts.map((text) => Float32Array.from(/cat|feline/.test(text) ? [1, 0, 0, 0] : [0, 0.6, 0.8, 0])),
}

it('a tab that is too far behind reads everything anew, vectors too', async () => {
  const shared = createSharedMemory()
  const open = (): Promise<Runtime> =>
    createRuntime(
      testPorts({
        // Deaf to hints, so that it falls behind.
        store: { ...createInMemoryStore({ namespace: 'reload', now: () => new Date().toISOString(), shared, keptChanges: 2 }), onHint: () => () => undefined },
        embedding: { name: 'toy', open: async () => embedder, windows: (text) => [text] },
      }),
    )
  const [a, b] = [await open(), await open()]
  await a.remember({ text: 'Mimi, the cat, sleeps on the stove' })
  await a.embedded()
  await b.embedded()
  const asked = async (): Promise<string[]> => (await b.recall('Where is the feline?')).memories.map(({ memory }) => memory.text)
  expect(await asked()).toHaveLength(1)
  for (const number of [1, 2, 3, 4, 5]) await a.remember({ text: `Invoice number ${number} was paid in spring` })
  await a.embedded()
  expect(await asked()).toEqual(['Mimi, the cat, sleeps on the stove'])
  await Promise.all([a.close(), b.close()])
})

import { describe, expect, it } from 'vitest'
import { createInMemoryStore, createSharedMemory } from '../storage/in-memory-store.ts'
import type { MemoryStore } from '../storage/memory-store.ts'
import { toyExtractor } from './locket.contract.ts'
import { testPorts } from './ports.contract.ts'
import { createRuntime, type Runtime } from './runtime.ts'

/** A tab whose next commit waits until it is let go. */
interface SlowTab {
  readonly runtime: Runtime
  /** Resolves when a commit has arrived at the gate. */
  hold(): Promise<void>
  letGo(): void
}

const shared = createSharedMemory()

async function openTab(namespace: string): Promise<SlowTab> {
  const store = createInMemoryStore({ namespace, now: () => new Date().toISOString(), shared })
  let gate: Promise<void> | null = null
  let open: () => void = () => undefined
  let arrived: () => void = () => undefined
  const slow: MemoryStore = {
    ...store,
    async commit(changes, options) {
      if (gate !== null) {
        arrived()
        await gate
      }
      return store.commit(changes, options)
    },
  }
  const runtime = await createRuntime(testPorts({ store: slow, extractor: async () => toyExtractor }))
  return {
    runtime,
    hold() {
      gate = new Promise((resolve) => {
        open = resolve
      })
      return new Promise((resolve) => {
        arrived = resolve
      })
    },
    letGo() {
      gate = null
      open()
    },
  }
}

describe('a write that began before a forget', () => {
  it('of the same key does not land after it', async () => {
    const [a, b] = [await openTab('key'), await openTab('key')]
    await a.runtime.remember({ key: 'contact.phone', text: 'Phone is zanzibar' })
    const held = a.hold()
    const late = a.runtime.remember({ key: 'contact.phone', text: 'Phone is timbuktu' })
    await held
    await b.runtime.forget({ key: 'contact.phone' })
    a.letGo()
    await expect(late).rejects.toMatchObject({ code: 'FORGOTTEN' })
    expect((await b.runtime.memories({ status: 'any' })).items).toEqual([])
  })

  it('of everything does not land after it, whatever it is about', async () => {
    const [a, b] = [await openTab('all'), await openTab('all')]
    const held = a.hold()
    const late = a.runtime.remember({ text: 'Quite new' })
    const turn = a.runtime.observe({ role: 'user', text: 'pet = cat.' })
    await held
    await b.runtime.forget({ everything: true })
    a.letGo()
    await expect(late).rejects.toMatchObject({ code: 'FORGOTTEN' })
    await expect(turn).rejects.toMatchObject({ code: 'FORGOTTEN' })
    expect((await b.runtime.memories({ status: 'any' })).items).toEqual([])
  })

  it('of something else lands', async () => {
    const [a, b] = [await openTab('other'), await openTab('other')]
    await a.runtime.remember({ key: 'pet', text: 'Has a cat' })
    const held = a.hold()
    const late = a.runtime.remember({ key: 'home.city', text: 'Lives in Berlin' })
    await held
    await b.runtime.forget({ key: 'pet' })
    a.letGo()
    expect((await late)[0]?.op).toBe('add')
    expect((await b.runtime.profile()).map(({ key }) => key)).toEqual(['home.city'])
  })

  it('an extraction under way does not bring back what was forgotten meanwhile', async () => {
    const [a, b] = [await openTab('extract'), await openTab('extract')]
    await a.runtime.remember({ key: 'pet', text: 'pet = cat.', value: 'cat' })
    await a.runtime.observe({ role: 'user', text: 'pet = dog.', id: 'm-1' })
    const held = a.hold()
    const settled = a.runtime.settled()
    await held
    await b.runtime.forget({ key: 'pet' })
    a.letGo()
    await settled
    expect((await b.runtime.memories({ status: 'any' })).items).toEqual([])
  })

  it('an erase in another tab stops a write on its way', async () => {
    const [a, b] = [await openTab('erase'), await openTab('erase')]
    const held = a.hold()
    const late = a.runtime.remember({ text: 'Too late' })
    await held
    await b.runtime.erase()
    a.letGo()
    await expect(late).rejects.toMatchObject({ code: 'CLOSED' })
  })
})

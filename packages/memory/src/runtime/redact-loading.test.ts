import { describe, expect, it } from 'vitest'
import { MemoryError } from '../core/errors.ts'
import { redactText } from '../redaction/redact-text.ts'
import { createInMemoryStore, createSharedMemory } from '../storage/in-memory-store.ts'
import { ALL_EXTRAS } from './all-extras.ts'
import { testPorts } from './ports.contract.ts'
import { toyExtractor } from './locket.contract.ts'
import { createRuntime, type Runtime } from './runtime.ts'

/** A locket whose detectors come with `loading`; a text that is to be redacted before that is a fault. */
async function open(loading: Promise<void>): Promise<Runtime> {
  let isLoaded = false
  return createRuntime(
    testPorts({
      store: createInMemoryStore({ namespace: 'a', now: () => new Date().toISOString(), shared: createSharedMemory() }),
      extractor: async () => toyExtractor,
      extras: () =>
        loading.then(() => {
          isLoaded = true
          return ALL_EXTRAS
        }),
      redact(text, key) {
        if (!isLoaded) throw new MemoryError('INTERNAL', 'Not loaded.')
        return redactText(text, key)
      },
    }),
  )
}

describe('the detectors of secrets are loaded by the first text that is to be kept', () => {
  it('which waits for them, and so does what is called after it', async () => {
    let load: () => void = () => undefined
    const locket = await open(
      new Promise((resolve) => {
        load = resolve
      }),
    )
    const calls = [
      locket.remember({ key: 'home.city', text: 'Lives in Lisbon.' }),
      locket.observe({ role: 'user', text: 'My password is hunter2-Zx9!', id: 't-1' }),
      locket.forget({ everything: true }),
      locket.pause(),
    ]
    expect(await locket.profile()).toEqual([])
    load()
    await Promise.all(calls)
    expect(await locket.profile()).toEqual([])
    expect(await locket.status()).toMatchObject({ paused: true, counts: { active: 0, forgotten: 1 } })
  })

  it('and a forget by a question finds what waited for them', async () => {
    let load: () => void = () => undefined
    const locket = await open(
      new Promise((resolve) => {
        load = resolve
      }),
    )
    const calls = [
      locket.remember({ text: 'The boat is called Zanzibar.' }),
      locket.forget({ query: 'Zanzibar' }),
      locket.remember({ text: 'Zanzibar is far.' }),
    ]
    load()
    await Promise.all(calls)
    expect((await locket.memories({})).items.map(({ text }) => text)).toEqual(['Zanzibar is far.'])
  })

  it('where they cannot be had, nothing is kept, and forgetting works', async () => {
    const locket = await open(Promise.reject(new MemoryError('WORKER_TERMINATED', 'A part of Locket could not be loaded.')))
    await expect(locket.remember({ text: 'Lives in Lisbon.' })).rejects.toMatchObject({ code: 'WORKER_TERMINATED' })
    await expect(locket.observe({ role: 'user', text: 'I live in Lisbon.' })).rejects.toMatchObject({ code: 'WORKER_TERMINATED' })
    expect(await locket.profile()).toEqual([])
    expect((await locket.status()).queue).toBe(0)
    expect((await locket.forget({ everything: true })).count).toBe(0)
  })
})

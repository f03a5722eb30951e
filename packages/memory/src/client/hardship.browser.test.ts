import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Locket, LocketOptions } from '../locket.ts'
import { openLocket } from './open-locket.ts'

let count = 0

async function open(options: Partial<LocketOptions> = {}): Promise<Locket> {
  const locket = await openLocket({ user: `hardship ${++count} ${Math.random()}`, embedder: 'none', extractor: 'none', ...options })
  onTestFinished(() => locket.close().catch(() => undefined))
  return locket
}

/** Every worker that is started until the test ends. */
function watchWorkers(): readonly Worker[] {
  const started: Worker[] = []
  const Original = globalThis.Worker
  class Watched extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      started.push(this)
    }
  }
  vi.stubGlobal('Worker', Watched)
  onTestFinished(() => void vi.unstubAllGlobals())
  return started
}

describe('hardship', () => {
  it('a worker that is ended at any moment loses nothing that was confirmed, and halves nothing', { timeout: 60_000 }, async () => {
    const user = `ended ${Math.random()}`
    const confirmed = new Set<string>()
    for (let round = 0; round < 6; round++) {
      const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
      const locket = await open({ user, worker })
      const held = new Set((await locket.memories({ limit: 1_000 })).items.map(({ text }) => text))
      for (const text of confirmed) expect(held).toContain(text)
      for (const text of held) expect(held).toContain(text.endsWith('left') ? text.replace('left', 'right') : text.replace('right', 'left'))
      const calls = Array.from({ length: 8 }, async (_, i) => {
        const pair = [`${round} ${i} left`, `${round} ${i} right`]
        await locket.remember(pair.map((text) => ({ text })))
        for (const text of pair) confirmed.add(text)
      })
      // Rounds end after another number of confirmed calls each, and some a task later.
      if (round % 4 !== 0) await calls[round % 8]
      if (round % 3 === 0) await new Promise((resolve) => setTimeout(resolve))
      worker.terminate()
      await Promise.allSettled(calls)
    }
    expect(confirmed.size).toBeGreaterThan(0)
  })

  it('calls that find their worker dead together start one new one', async () => {
    const workers = watchWorkers()
    const locket = await open()
    await locket.remember({ text: 'Before' })
    workers[0]?.terminate()
    await expect(locket.settled()).rejects.toMatchObject({ code: 'WORKER_TERMINATED' })
    const found = await Promise.all(Array.from({ length: 5 }, () => locket.memories()))
    expect(found.map(({ items }) => items.length)).toEqual([1, 1, 1, 1, 1])
    expect(workers).toHaveLength(2)
  })

  it('closing while turns are read ends both', async () => {
    const locket = await open({ extractor: { name: 'slow', extract: async () => new Promise((resolve) => setTimeout(() => resolve([]), 30)) } })
    await locket.observe(Array.from({ length: 20 }, (_, i) => ({ role: 'user' as const, text: `Turn ${i}` })))
    const settled = locket.settled().catch((error: unknown) => error)
    await locket.close()
    expect(await settled).toMatchObject({ code: 'CLOSED' })
  })

  it('erasing while turns are read ends both', async () => {
    const locket = await open({ extractor: { name: 'slow', extract: async () => new Promise((resolve) => setTimeout(() => resolve([]), 30)) } })
    await locket.observe(Array.from({ length: 20 }, (_, i) => ({ role: 'user' as const, text: `Turn ${i}` })))
    const settled = locket.settled().catch((error: unknown) => error)
    await locket.erase()
    expect(await settled).toMatchObject({ code: 'CLOSED' })
  })

  it('several users, and the same user five times, in one page', { timeout: 60_000 }, async () => {
    const users = await Promise.all(Array.from({ length: 6 }, () => open()))
    await Promise.all(users.map((locket, i) => locket.remember({ key: 'me', text: `I am ${i}` })))
    expect(await Promise.all(users.map(async (locket) => (await locket.profile()).map(({ text }) => text)))).toEqual(users.map((_, i) => [`I am ${i}`]))
    const user = `five ${Math.random()}`
    const same = await Promise.all(Array.from({ length: 5 }, () => open({ user })))
    await Promise.all(same.map((locket, i) => locket.remember([{ text: `Number ${i}` }, { key: 'last', text: `Last is ${i}` }])))
    const files = await Promise.all(same.map(async (locket) => (await locket.export()).text()))
    expect(new Set(files).size).toBe(1)
    expect((await same[0]?.memories({ limit: 1_000 }))?.items).toHaveLength(6)
  })
})

import { describe, expect, it } from 'vitest'
import { MemoryError } from '../core/errors.ts'
import type { Locket } from '../locket.ts'
import { describeConversations } from '../runtime/conversations.contract.ts'
import { type ContractOptions, describeLocket } from '../runtime/locket.contract.ts'
import { describePolicy } from '../runtime/policy.contract.ts'
import { openLocket } from './open-locket.ts'

let count = 0

const inWorker: ContractOptions = {
  open: (options = {}) =>
    openLocket({ tenant: 'contract', ...options, user: 'user' in options ? (options.user as string) : `user ${++count} ${Math.random()}` }),
  openAgain: (first, options = {}) => openLocket({ ...options, user: first.user, tenant: first.tenant }),
}

describeLocket('in a worker', inWorker)
describeConversations('in a worker', inWorker)
describePolicy('in a worker', inWorker)

describe('the way to the worker', () => {
  const open = (options: Partial<Parameters<typeof openLocket>[0]> = {}) =>
    openLocket({ user: `wire ${++count} ${Math.random()}`, embedder: 'none', extractor: 'none', ...options })

  it('CL-01: a worker that cannot be loaded rejects instead of hanging', async () => {
    const worker = new Worker('/there-is-no-such-worker.js', { type: 'module' })
    await expect(open({ worker })).rejects.toMatchObject({ code: 'WORKER_TERMINATED', retryable: true })
  })

  it('CL-01: a worker that is ended during a call settles every call', async () => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
    const locket = await open({ worker })
    await locket.remember({ text: 'Before' })
    const calls = Array.from({ length: 5 }, () => locket.remember({ text: 'During' }))
    worker.terminate()
    for (const call of await Promise.allSettled(calls)) if (call.status === 'rejected') expect(call.reason).toMatchObject({ code: 'WORKER_TERMINATED' })
    await expect(locket.recall('Before')).rejects.toMatchObject({ code: 'WORKER_TERMINATED' })
  })

  it('CL-02: an error is of its class, with code, details and cause, on the page too', async () => {
    const locket = await open()
    const error: unknown = await locket.remember({ text: '' }).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(MemoryError)
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', details: { field: 'input.text' }, retryable: false })
    await locket.close()
  })

  it('IDB-23: what cannot go to a worker is told by its path, before anything is sent', async () => {
    const locket = await open()
    const circle: { text: string; self?: unknown } = { text: 'x' }
    circle.self = circle
    for (const [input, path] of [
      [{ text: 'x', value: () => 1 }, 'argument 1.value'],
      [{ text: 'x', value: Promise.resolve(1) }, 'argument 1.value'],
      [circle, 'argument 1.self'],
    ] as const) {
      await expect(locket.remember(input as never)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { path } })
    }
    const proxy = new Proxy({ text: 'Through a proxy' }, {})
    expect((await locket.remember(proxy))[0]?.op).toBe('add')
    await locket.close()
  })

  it('CL-05: inputs are neither changed nor emptied', async () => {
    const locket = await open()
    const input = Object.freeze({ text: 'Frozen', key: 'k' })
    await locket.remember(input)
    expect(input).toEqual({ text: 'Frozen', key: 'k' })
    await locket.close()
  })

  it('an aborted opening rejects', async () => {
    await expect(open({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('the app brings its own embedder and detector', async () => {
    const embedder = {
      name: 'own',
      fingerprint: 'own-1',
      dimension: 2,
      embed: async (texts: readonly string[]) => texts.map((text) => new Float32Array(/cat|feline/i.test(text) ? [1, 0] : [0, 1])),
    }
    const redact = [
      (text: string) =>
        [...text.matchAll(/PROJECT-\d+/g)].map((m) => ({ kind: 'project', start: m.index, end: m.index + m[0].length, level: 'secret' as const })),
    ]
    const locket: Locket = await open({ embedder, policy: { redact } })
    const [decision] = await locket.remember({ text: 'My cat sleeps on PROJECT-77' })
    expect(decision?.memory?.text).toBe('My cat sleeps on [secret]')
    await expect.poll(async () => (await locket.status()).embedder.state).toBe('ready')
    const recall = await locket.recall('feline')
    expect(recall.legs).toContain('vector')
    expect(recall.memories[0]?.memory.text).toContain('cat')
    await locket.close()
  })

  it('10,000 calls at once all settle', { timeout: 120_000 }, async () => {
    const locket = await open()
    const calls = Array.from({ length: 10_000 }, (_, i) =>
      i % 10 === 0 ? locket.remember({ key: `k${i}`, text: `Value ${i}` }) : locket.get('01890a5d-ac96-774b-bcce-b302099a8057'),
    )
    expect((await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled')).toHaveLength(10_000)
    expect((await locket.status()).counts.active).toBe(1_000)
    await locket.close()
  })
})

import { openIn, sdkPage } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

test('a worker that cannot be loaded is a typed rejection, not a wait for ever', async ({ context, watch }) => {
  watch.expectErrors(/404/)
  const page = await sdkPage(context)
  const code = await page.evaluate(() => window.codeOf(window.openLocket({ user: 'no-worker', worker: new Worker('./missing.js', { type: 'module' }) })))
  expect(code).toBe('WORKER_TERMINATED')
})

test('after close every call rejects with CLOSED, and closing twice is harmless', async ({ context }) => {
  const page = await openIn(context, { user: 'closed' })
  const codes = await page.evaluate(async () => {
    const pending = window.codeOf(window.locket.recall('anything'))
    const first = await window.codeOf(window.locket.close())
    const second = await window.codeOf(window.locket.close())
    const after = await Promise.all([
      window.codeOf(window.locket.recall('anything')),
      window.codeOf(window.locket.remember({ text: 'Too late.' })),
      window.codeOf(window.locket.status()),
    ])
    return { pending: await pending, first, second, after }
  })
  expect(['none', 'CLOSED']).toContain(codes.pending)
  expect(codes).toMatchObject({ first: 'none', second: 'none', after: ['CLOSED', 'CLOSED', 'CLOSED'] })
})

test('a call whose worker is stopped rejects; the next one starts another, and nothing that was confirmed is lost', async ({ context }) => {
  await context.addInitScript(() => {
    const made: Worker[] = []
    Object.assign(window, { made })
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        made.push(this)
      }
    }
  })
  const page = await openIn(context, { user: 'stopped' })
  const codes = await page.evaluate(async () => {
    await window.locket.remember({ text: 'Told before it was stopped.' })
    const pending = window.codeOf(window.locket.remember(Array.from({ length: 100 }, (_, index) => ({ text: `Memory ${index} of many.` }))))
    for (const worker of Reflect.get(window, 'made')) worker.terminate()
    return { pending: await pending, held: (await window.locket.memories({ limit: 1000 })).items.length }
  })
  expect(codes.pending).toBe('WORKER_TERMINATED')
  // The batch is there whole or not at all.
  expect([1, 101]).toContain(codes.held)
})

test('a model that is missing leaves Locket working by words, and its address is named', async ({ context, watch }) => {
  watch.expectErrors(/404/)
  const page = await sdkPage(context)
  const seen = await page.evaluate(async () => {
    const locket = await window
      .openLocket({ user: 'no-model-2', embedder: 'minilm', assets: './nowhere/' })
      .catch((error: unknown) => String(Reflect.get(Object(error), 'code')))
    if (typeof locket === 'string') return { code: locket, block: '', legs: [], url: '' }
    await locket.remember({ text: 'Releases are cut on Thursdays.' })
    const recall = await locket.recall('When are releases cut?')
    const failed = await new Promise<Awaited<ReturnType<typeof locket.status>>>((resolve) => {
      const look = (): void => void locket.status().then((status) => (status.embedder.state === 'failed' ? resolve(status) : setTimeout(look, 50)))
      look()
    })
    return { code: failed.embedder.error?.code, block: recall.block, legs: recall.legs, url: failed.embedder.error?.url ?? '' }
  })
  expect(seen.code).toBe('MODEL_UNAVAILABLE')
  expect(seen.url).toContain('/nowhere/')
  expect(seen.block).toContain('Thursdays')
  expect(seen.legs).not.toContain('vector')
})

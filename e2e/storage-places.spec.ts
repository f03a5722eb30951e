import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'esbuild'
import type { IdbStoreOptions } from '../packages/memory/src/storage/idb-store.ts'
import type { BestStore } from '../packages/memory/src/storage/open-best-store.ts'
import { newProfile, startChromium } from './support/own-chromium.ts'
import { expect, test } from './support/test.ts'

/** The storage alone: these places allow no worker, or the test needs to know the rows. */
declare const storage: {
  openBestStore(options: IdbStoreOptions): Promise<BestStore>
  readonly data: typeof import('../packages/memory/src/storage/store-test-data.ts')
}

let html = ''

test.beforeAll(async () => {
  const folder = fileURLToPath(new URL('../packages/memory/src/storage', import.meta.url))
  const contents = `import { createInMemoryStore } from './in-memory-store.ts'
    import { openBestStore as open } from './open-best-store.ts'
    export const openBestStore = (options) => open(options, async () => createInMemoryStore)
    export * as data from './store-test-data.ts'`
  const built = await build({ stdin: { contents, resolveDir: folder }, bundle: true, write: false, format: 'iife', globalName: 'storage', target: 'es2022' })
  html = `<!doctype html><link rel="icon" href="data:,"><script>${built.outputFiles[0]?.text ?? ''}</script>`
})

/** Opens a page that has `storage`, at any address; nothing is asked of a network. */
async function storagePage(context: BrowserContext, url: string): Promise<Page> {
  await context.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('a sandboxed frame works in memory and says why nothing is kept (IDB-13)', async ({ context, baseURL }) => {
  const page = await storagePage(context, `${baseURL}/storage-test.html`)
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = location.href
    document.body.append(frame)
  })
  await expect.poll(() => page.frames().length).toBe(2)
  const frame = page.frames()[1]
  await frame?.waitForFunction(() => typeof storage === 'object')
  const found = await frame?.evaluate(async () => {
    const store = await storage.openBestStore({ name: 'locket-sandbox', now: () => storage.data.TEST_TIME })
    await store.commit({ put: [storage.data.testMemory(1)] }, { revision: 0 })
    return [store.mode, store.reason, (await store.load()).memories.length]
  })
  expect(found).toEqual(['memory', 'denied', 1])
})

test('an insecure origin, without locks and file system, keeps everything and erases it (IDB-13)', async ({ context, watch }) => {
  watch.expectErrors(/asked for http:\/\/insecure\.test\//)
  const page = await storagePage(context, 'http://insecure.test/')
  const found = await page.evaluate(async () => {
    const open = () => storage.openBestStore({ name: 'locket-insecure', now: () => storage.data.TEST_TIME })
    const store = await open()
    await store.commit({ put: [storage.data.testMemory(1)] }, { revision: 0 })
    await store.close()
    const again = await open()
    const kept = (await again.load()).memories.length
    await again.erase()
    return [isSecureContext, typeof navigator.locks, again.mode, kept, (await indexedDB.databases()).length]
  })
  expect(found).toEqual([false, 'undefined', 'persistent', 1, 0])
})

test('two thousand memories with vectors make no side file, and one that is lost takes nothing else along (IDB-11)', async ({ baseURL }) => {
  const url = `${baseURL}/storage-test.html`
  const profile = await newProfile()
  const folder = join(profile.path, 'Default', 'IndexedDB')
  let browser = await startChromium(profile.path)
  try {
    const page = await storagePage(browser.context, url)
    await page.evaluate(async () => {
      const { memoryId, testAnalysis, testMemory, testVectors, TEST_TIME } = storage.data
      const store = await storage.openBestStore({ name: 'locket-side-files', now: () => TEST_TIME })
      for (let batch = 0; batch < 4; batch++) {
        const numbers = Array.from({ length: 500 }, (_, n) => batch * 500 + n)
        const analyses = new Map(numbers.map((n) => [memoryId(n), testAnalysis(n)]))
        await store.commit({ put: numbers.map((n) => testMemory(n)), analyses }, { revision: batch * 2, durability: 'strict' })
        const bytes = new Int8Array(384 * 4)
        const vectors = (n: number) => testVectors(n, { dimension: 384, scales: [1, 1, 1, 1], bytes })
        await store.putVectors(numbers.map((n) => ({ id: memoryId(n), text: testMemory(n).text, vectors: vectors(n) })))
      }
      // As large as a memory may be, and in two bytes a character for the sake of one.
      const text = `${'x'.repeat(32_700)}\u2026`
      await store.commit({ put: [testMemory(1_999, { text })], turns: [storage.data.testTurn(1, { text })] }, { revision: 8, durability: 'strict' })
      await store.close()
    })
    await browser.close()
    expect(await sideFiles(folder)).toEqual([])

    browser = await startChromium(profile.path)
    const second = await storagePage(browser.context, url)
    await second.evaluate(async () => {
      const { memoryId, testAnalysis, testMemory, TEST_TIME } = storage.data
      const store = await storage.openBestStore({ name: 'locket-side-files', now: () => TEST_TIME })
      const text = Array.from({ length: 40_000 }, () => crypto.randomUUID())
      const large = new Map([[memoryId(7), { ...testAnalysis(7), text }]])
      await store.commit({ put: [testMemory(7)], analyses: large }, { revision: await store.revision(), durability: 'strict' })
      await store.close()
    })
    await browser.close()
    const files = await sideFiles(folder)
    expect(files).not.toEqual([])
    for (const file of files) await rm(file)

    browser = await startChromium(profile.path)
    const third = await storagePage(browser.context, url)
    const found = await third.evaluate(async () => {
      const store = await storage.openBestStore({ name: 'locket-side-files', now: () => storage.data.TEST_TIME })
      const { memories } = await store.load()
      let vectors = 0
      await store.loadVectors('test-embedder', (batch) => {
        vectors += batch.length
      })
      return [memories.length, memories.filter(({ analysis }) => analysis === null).map(({ memory }) => memory.id), vectors]
    })
    expect(found).toEqual([2_000, ['01950000-0000-7000-8000-000000000007', '01950000-0000-7000-8000-0000000007cf'], 1_999])
  } finally {
    await browser.kill()
    await profile.remove()
  }
})

/** What Chromium has put beside its database. */
async function sideFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && entry.parentPath.includes('.blob')).map((entry) => join(entry.parentPath, entry.name))
}

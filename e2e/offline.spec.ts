import { appendFile, copyFile, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { serve } from '../scripts/serve.mjs'
import { openPlayground, playground } from './support/playground.ts'
import { expect, test } from './support/test.ts'

const DIST = fileURLToPath(new URL('../demo/dist', import.meta.url))

test.describe('without a network', () => {
  // A server of its own, which can be switched off: nothing can answer then but what the browser has kept.
  const port = 4400 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 50
  test.use({ baseURL: `http://localhost:${port}`, serviceWorkers: 'allow' })

  test('after one visit the page opens, remembers and recalls by meaning with the server gone', async ({ context }) => {
    const server = await serve({ folder: DIST, port, tries: 0 })
    try {
      const visit = await openPlayground(context, '/')
      await expect(visit.page.locator('[data-offline="ready"]')).toBeVisible({ timeout: 60_000 })
      await visit.say('My dog is called Biscuit.')
    } finally {
      server.close()
    }
    await context.setOffline(true)

    const [page] = context.pages()
    if (page === undefined) throw new Error('The page is gone.')
    await page.reload()
    const offline = await playground(page)
    await expect(page.getByText('No network right now')).toBeVisible()
    await expect(offline.memory('Biscuit')).toHaveCount(1)
    await offline.modelReady()
    expect(await offline.say('I live in Lisbon.')).toMatch(/^Remembered/)
    const given = await offline.given('What do I call my pet?')
    expect(given).toContain('Biscuit')
    expect(given).toContain('by meaning')

    await page.goto('/?user=jonas')
    await expect((await playground(page)).panel).toContainText('0 things')
  })
  test('a newer version waits until the tabs of the old one are closed, and takes nothing away from them', async ({ context }) => {
    const folder = await copyOfPage()
    const server = await serve({ folder: folder.path, port, tries: 0 })
    try {
      const { page } = await openPlayground(context)
      const saved = page.locator('[data-offline]')
      await expect(saved).toHaveAttribute('data-offline', 'ready', { timeout: 60_000 })

      // A new version: another service worker, and a file that only the old version asks for is gone.
      await appendFile(join(folder.path, 'service-worker.js'), '\n// A newer version.\n')
      await folder.removeAsset(/^thirty-days/)
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
      await expect(saved).toHaveAttribute('data-offline', 'newer-waits')
      await page.getByRole('button', { name: 'Load thirty days' }).click()
      // Read to the end, so no file is on its way any more: the browser may wait long for what a closed page had asked the old version for.
      await expect(page.locator('.talk .entry .outcome').first()).not.toHaveAttribute('data-tone', 'working')

      // A page that opens in the very moment in which the last one closes may get the old version once more.
      const next = await context.newPage()
      const newer = await watchForNewer(context, next)
      await page.close()
      await newer.takenOver()
      await next.goto('/?embedder=none')
      await playground(next)
      await expect(next.locator('[data-offline]')).toHaveAttribute('data-offline', 'ready')
    } finally {
      server.close()
      await folder.remove()
    }
  })
})

/** Watches, from a page that none serves, for the version that waits to serve the pages. */
async function watchForNewer(context: BrowserContext, page: Page): Promise<{ takenOver(): Promise<void> }> {
  const browser = await context.newCDPSession(page)
  const waiting = new Set<string>()
  const takenOver = new Promise<void>((resolve) => {
    browser.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) {
        if (status === 'installed') waiting.add(versionId)
        if (status === 'activated' && waiting.has(versionId)) resolve()
      }
    })
  })
  await browser.send('ServiceWorker.enable')
  return { takenOver: () => takenOver }
}

/** The built page again, in a folder where it can be changed; its large files are links. */
async function copyOfPage(): Promise<{ readonly path: string; removeAsset(name: RegExp): Promise<void>; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'locket-page-'))
  const assets = join(path, 'assets')
  await mkdir(assets)
  for (const name of await readdir(join(DIST, 'assets'))) await symlink(join(DIST, 'assets', name), join(assets, name))
  for (const entry of await readdir(DIST, { withFileTypes: true })) {
    if (entry.isFile()) await copyFile(join(DIST, entry.name), join(path, entry.name))
  }
  return {
    path,
    removeAsset: async (name) => {
      for (const file of (await readdir(assets)).filter((file) => name.test(file))) await rm(join(assets, file))
    },
    remove: () => rm(path, { recursive: true, force: true }),
  }
}

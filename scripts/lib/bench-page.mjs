// Opens a page of the built demo in headless Chromium for the bench's commands.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from '../build.mjs'
import { ensureChromium, launchOptions } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { root } from './process.mjs'

/**
 * Builds the demo when `pages` names no folder, serves it, opens `page` in a new profile and calls `work` with it.
 * Browser and server are ended whatever happens.
 */
export async function withBenchPage({ pages, page: path }, work) {
  ensureChromium()
  if (pages === undefined) await build()
  const server = await serve({ folder: pages ?? join(root, 'demo', 'dist'), port: 4830 })
  try {
    const browser = await chromium.launch({ ...launchOptions(), headless: true })
    try {
      const page = await browser.newPage({ acceptDownloads: true })
      await page.goto(`${server.address}/${path}`)
      return await work(page)
    } finally {
      await browser.close()
    }
  } finally {
    server.close()
  }
}

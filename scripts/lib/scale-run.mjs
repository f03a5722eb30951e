// Fills, reopens and asks every store at every size, each in a browser and a profile of its own, one after another.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium, launchOptions } from '../chromium.mjs'
import { serve } from '../serve.mjs'
import { buildScalePage } from './scale-page.mjs'
import { watchWorkers } from './worker-heap.mjs'

/** Clocks of 5 microseconds instead of 100 need a page that shares its process with nobody. */
const ISOLATED = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' }

const QUESTIONS = 100
const BUDGET_MS = 6_000
/** A step that takes longer is given up, and reported. */
const STEP_MS = 420_000

/** @returns the cells of all stores and sizes, and Locket's scan alone. */
export async function runScale({ sizes, questions = QUESTIONS, onProgress }) {
  ensureChromium()
  const server = await serve({ folder: await buildScalePage(), port: 4850, headers: ISOLATED })
  const address = `${server.address}/scale.html`
  try {
    const about = await withNewPage(address, async ({ page, version }) => ({
      stores: await page.evaluate(() => window.scalePage.stores),
      textBytes: await page.evaluate((count) => window.scalePage.meanTextBytes(count), Math.max(...sizes)),
      chromium: version,
    }))
    const cells = []
    const scans = []
    for (const size of sizes) {
      for (const store of about.stores) {
        onProgress(`${size.toLocaleString('en')}: ${store}`)
        cells.push(await measureCell({ address, store, size, questions }))
      }
      onProgress(`${size.toLocaleString('en')}: the scan alone`)
      scans.push({ size, ...(await withNewPage(address, ({ page }) => page.evaluate((count) => window.scalePage.scan(count), size))) })
    }
    return { chromium: about.chromium, cores: cpus().length, textBytes: about.textBytes, cells, scans }
  } finally {
    server.close()
  }
}

/** One store at one size. What fails is noted with the step and what was thrown; what was measured before it stays. */
async function measureCell({ address, store, size, questions }) {
  const profile = temporaryFolder()
  const cell = { store, size }
  let step = 'insert'
  try {
    await withPage(address, profile, async ({ page, heapOf }) => {
      await page.evaluate((name) => window.scalePage.start(name), store)
      const empty = await memoryOf(page, heapOf, store)
      Object.assign(cell, await limited(page.evaluate((count) => window.scalePage.fill(count), size)))
      Object.assign(cell, { emptyBytes: empty, filledBytes: (await memoryOf(page, heapOf, store)) - empty })
      await page.evaluate(() => window.scalePage.close())
    })
    cell.diskBytes = diskBytes(profile)
    step = 'reopen'
    await withPage(address, profile, async ({ page, heapOf }) => {
      Object.assign(cell, await limited(page.evaluate(([name, count]) => window.scalePage.reopen(name, count), [store, size])))
      step = 'query'
      const asked = await limited(page.evaluate(([count, options]) => window.scalePage.ask(count, options), [size, { questions, budgetMs: BUDGET_MS }]))
      Object.assign(cell, { asked: Math.max(asked.times.length, asked.byVector.length), found: asked.found, query: spread(asked.times) })
      Object.assign(cell, { inWorker: spread(asked.inWorker), byVector: spread(asked.byVector) })
      if (asked.failed !== null) cell.error = { step, message: asked.failed }
      cell.heldBytes = (await memoryOf(page, heapOf, store)) - cell.emptyBytes
      await page.evaluate(() => window.scalePage.close())
    })
  } catch (error) {
    cell.error = { step, message: firstLine(error) }
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
  return cell
}

async function memoryOf(page, heapOf, store) {
  return (await heapOf(store)) + (await page.evaluate(() => window.scalePage.wasmBytes()))
}

async function withNewPage(address, work) {
  const profile = temporaryFolder()
  try {
    return await withPage(address, profile, work)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Opens the page in a browser of its own with this profile, and ends that browser whatever happens. */
async function withPage(address, profile, work) {
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions(), headless: true })
  try {
    const page = context.pages()[0] ?? (await context.newPage())
    const crashed = new Promise((_, reject) => page.on('crash', () => reject(new Error('The page crashed.'))))
    crashed.catch(() => undefined)
    const { heapOf } = await watchWorkers(page)
    await page.goto(address)
    await page.waitForFunction(() => window.scalePage !== undefined)
    return await Promise.race([work({ page, heapOf, version: context.browser()?.version() ?? (await versionOf(page)) }), crashed])
  } finally {
    await context.close()
  }
}

async function versionOf(page) {
  return /Chrome\/([\d.]+)/.exec(await page.evaluate(() => navigator.userAgent))?.[1] ?? null
}

async function limited(work) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`TimeoutError: it took more than ${STEP_MS / 1000} s.`)), STEP_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function spread(times) {
  if (times.length === 0) return null
  const sorted = [...times].sort((one, other) => one - other)
  const at = (share) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 1000) / 1000
  return { p50: at(0.5), p95: at(0.95) }
}

function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), 'locket-scale-'))
}

/** Everything that the browser keeps for pages: IndexedDB and the origin private file system. */
function diskBytes(profile) {
  return ['IndexedDB', 'File System', 'WebStorage'].reduce((sum, name) => sum + folderBytes(join(profile, 'Default', name)), 0)
}

function folderBytes(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    return sum + (entry.isDirectory() ? folderBytes(path) : statSync(path).size)
  }, 0)
}

function firstLine(error) {
  return String(error.message)
    .replace(/^page\.evaluate: /, '')
    .replace(/^Error: /, '')
    .split('\n')[0]
    .slice(0, 200)
}

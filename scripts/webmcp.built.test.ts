import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchOptions } from './chromium.mjs'
import { root } from './lib/process.mjs'

const PAGE = `<!doctype html><title>WebMCP</title><script type="importmap">{ "imports": {
  "@locket/models": "/models/dist/index.js", "@locket/memory": "/memory/dist/index.js", "@locket/adapters/webmcp": "/adapters/dist/webmcp.js" } }</script>`

let server: Server
let browser: Browser

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = join(root, 'packages', path)
    const found = extname(path) === '.js' && existsSync(file)
    response.writeHead(found || path === '/' ? 200 : 404, { 'content-type': found ? 'text/javascript' : 'text/html' })
    response.end(found ? readFileSync(file) : PAGE)
  }).listen(0, '127.0.0.1')
  const options = launchOptions()
  browser = await chromium.launch({ ...options, args: [...(options.args ?? []), '--enable-experimental-web-platform-features'] })
}, 60_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

test("the browser's own WebMCP, where this Chromium has it, calls the tools once the person agrees", async () => {
  const { port } = server.address() as AddressInfo
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${port}/`)
  // As a text: the page resolves the names, not the test's bundler.
  const outcome = await page.evaluate(`(async () => {
    const { openLocket } = await import('@locket/memory')
    const { registerWebMcp } = await import('@locket/adapters/webmcp')
    const locket = await openLocket({ user: 'u-17', embedder: 'none', extractor: 'none' })
    let agrees = false
    const asked = []
    const { registered, unregister } = await registerWebMcp(locket, { confirm: ({ tool }) => asked.push(tool) > 0 && agrees })
    if (!registered) return { has: 'modelContext' in document, registered }
    const context = document.modelContext
    const call = async (name, input) => {
      const tool = (await context.getTools()).find((one) => one.name === name)
      return JSON.parse(await context.executeTool(tool, input)).content[0].text
    }
    const refused = await call('locket_remember', { text: 'The user lives in Lisbon.' })
    agrees = true
    const remembered = JSON.parse(await call('locket_remember', { text: 'The user lives in Lisbon.' })).op
    const recalled = JSON.parse(await call('locket_recall', { query: 'Where does the user live?' })).memories.map(({ text }) => text)
    const names = (await context.getTools()).map(({ name }) => name).sort()
    unregister()
    const left = (await context.getTools()).length
    await locket.erase()
    return { has: true, registered, refused, remembered, recalled, names, left, asked }
  })()`)
  const has = await page.evaluate("'modelContext' in document")
  expect(outcome).toEqual(
    has === true
      ? {
          has: true,
          registered: true,
          refused: 'The user did not agree to this call.',
          remembered: 'add',
          recalled: ['The user lives in Lisbon.'],
          names: ['locket_forget', 'locket_recall', 'locket_remember'],
          left: 0,
          asked: ['remember', 'remember', 'recall'],
        }
      : { has: false, registered: false },
  )
  await page.close()
})

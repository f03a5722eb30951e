import { readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { minilm } from '../packages/models/dist/index.js'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchOptions } from './chromium.mjs'
import { bundleFile } from './lib/bundle.mjs'
import { root } from './lib/process.mjs'

const BUILT = join(root, '.cache/embedder-test')
const MODELS = join(root, 'packages/models/dist')
const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'"
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.wasm': 'application/wasm' }
const TEXTS = ['My phone number is 555 0100.', 'How can I reach you by phone?']

interface Answer {
  readonly vectors?: readonly (readonly number[])[]
  readonly error?: { readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  readonly loadMs?: number
  readonly textMs?: number
}

let server: Server
let browser: Browser
let policy = STRICT
const missing = new Set<string>()

beforeAll(async () => {
  for (const [from, file] of [
    ['src/embedding/embedder.worker.ts', 'embedder.js'],
    ['src/embedding/test/main.worker.ts', 'main.js'],
  ] as const) {
    await bundleFile({ package: 'memory', from, to: join('../../.cache/embedder-test', file) })
  }
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const body = missing.has(path) ? undefined : read(path)
    response.writeHead(body === undefined ? 404 : 200, {
      'content-security-policy': policy,
      'content-type': TYPES[extname(path) || '.html'] ?? 'application/octet-stream',
    })
    response.end(body)
  }).listen(0, '127.0.0.1')
  browser = await chromium.launch(launchOptions())
}, 60_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(BUILT, { recursive: true, force: true })
})

beforeEach(() => {
  policy = STRICT
  missing.clear()
})

test('is one file that names no other host to load from and evaluates no text', () => {
  const code = readFileSync(join(BUILT, 'embedder.js'), 'utf8')
  expect(code.match(/jsdelivr|unpkg|https:\/\/huggingface\.co\/[`"']|\bnew Function\(|\beval\(|new URL\([`"']ort-wasm/g)).toBeNull()
  console.log(`embedder.js: ${code.length} bytes, ${gzipSync(code, { level: 9 }).length} after gzip`)
})

test('EMB-01, EMB-05: embeds under a strict policy, from its own origin alone, without one violation', async () => {
  const { answer, requests, violations } = await run()
  expect(answer.error).toBeUndefined()
  const [a, b] = answer.vectors ?? []
  expect(Math.abs(dot(a ?? [], b ?? []) - 0.479)).toBeLessThan(0.02)
  expect(requests.filter((url) => !url.startsWith(origin()))).toEqual([])
  expect(requests.filter((url) => url.startsWith('blob:'))).toEqual([])
  expect(violations).toEqual([])
  console.log(`load ${answer.loadMs?.toFixed(0)} ms, ${answer.textMs?.toFixed(1)} ms a text`)
})

test('EMB-05: where the policy forbids wasm, the model is unavailable', async () => {
  policy = "default-src 'self'"
  const { answer } = await run()
  expect(answer.error).toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: 'load' } })
})

test('EMB-01: a missing wasm file is named, and nothing is asked of another host', async () => {
  missing.add('/ort-wasm-simd-threaded.wasm')
  const { answer, requests } = await run()
  expect(answer.error).toMatchObject({
    code: 'MODEL_UNAVAILABLE',
    details: { reason: 'status', status: 404, url: `${origin()}/ort-wasm-simd-threaded.wasm` },
  })
  expect(requests.filter((url) => !url.startsWith(origin()))).toEqual([])
})

async function run(): Promise<{ readonly answer: Answer; readonly requests: readonly string[]; readonly violations: readonly string[] }> {
  const context = await browser.newContext()
  const requests: string[] = []
  const violations: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  context.on('console', (message) => {
    if (/content security policy/i.test(message.text())) violations.push(message.text())
  })
  const page = await context.newPage()
  await page.goto(`${origin()}/`)
  const at = ({ path, bytes, sha256 }: typeof minilm.model) => ({ path, bytes, sha256, url: `${origin()}/${path}` })
  const files = { ...minilm, model: at(minilm.model), wasm: at(minilm.wasm), tokenizer: at(minilm.tokenizer) }
  const answer = await page.evaluate<Answer, unknown>(
    (message) =>
      new Promise((resolve) => {
        const worker = new Worker('/main.js', { type: 'module' })
        worker.onmessage = ({ data }) => {
          if (data.violation) console.error(`Content Security Policy: ${data.violation}`)
          else resolve({ ...data, vectors: data.vectors?.map((vector: Float32Array) => [...vector]) })
        }
        worker.onerror = () => resolve({ error: { code: 'the worker did not start', details: {} } })
        worker.postMessage(message)
      }),
    { files, workerUrl: `${origin()}/embedder.js`, texts: TEXTS },
  )
  await context.close()
  return { answer, requests, violations }
}

function origin(): string {
  const address: AddressInfo | string | null = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function read(path: string): string | Uint8Array | undefined {
  if (path === '/') return '<!doctype html><title>Embedder</title>'
  try {
    return readFileSync(join(path.endsWith('.js') ? BUILT : MODELS, path))
  } catch {
    return undefined
  }
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
}

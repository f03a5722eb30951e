import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from './serve.mjs'

interface Answer {
  readonly status: number | undefined
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

describe('the server of the built page', () => {
  const outside = mkdtempSync(join(tmpdir(), 'locket-serve-'))
  const folder = join(outside, 'site')
  let server: Awaited<ReturnType<typeof serve>>

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(outside, 'secret.txt'), 'secret')
    writeFileSync(join(folder, 'index.html'), '<p>page')
    writeFileSync(join(folder, 'model.html'), '<p>asks')
    writeFileSync(join(folder, 'assets', 'main-a1B2c3D4.js'), 'export {}')
    writeFileSync(join(folder, 'assets', 'ort-a1B2c3D4.wasm'), 'wasm')
    server = await serve({ folder, port: 4800 })
  })

  afterAll(() => {
    server.close()
    rmSync(outside, { recursive: true, force: true })
  })

  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/?embedder=none', 'text/html; charset=utf-8', 'no-cache'],
    ['/assets/main-a1B2c3D4.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/ort-a1B2c3D4.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ])('%s is %s, %s', async (path, type, caching) => {
    const { status, headers } = await get(path)
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
    expect(headers['content-security-policy']).toContain("connect-src 'self'")
  })

  test('one page alone may connect elsewhere, and may do nothing else', async () => {
    const { headers } = await get('/model.html')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; connect-src http: https:;.* frame-ancestors 'self'$/)
  })

  test.each(['/nothing.json', '/assets', '/%', '/../secret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/%00'])(
    '%s is not found, and no page',
    async (path) => {
      const { status, body } = await get(path)
      expect([status, body]).toEqual([404, 'Not found\n'])
    },
  )

  test('a file that the browser has already is not sent again', async () => {
    const first = await get('/')
    const second = await get('/', { 'if-none-match': String(first.headers.etag) })
    expect([second.status, second.body]).toEqual([304, ''])
  })

  test('the next port is taken when one is in use', async () => {
    const other = await serve({ folder, port: Number(new URL(server.address).port) })
    other.close()
    expect(Number(new URL(other.address).port)).toBeGreaterThan(Number(new URL(server.address).port))
  })

  /** `fetch` would tidy the path before it asks. */
  function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request(server.address, { path, headers }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => {
          body += piece
        })
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
      })
        .on('error', reject)
        .end()
    })
  }
})

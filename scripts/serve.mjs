// Serves a built page on this machine, with the headers that a strict host would send. Uses Node alone.
import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { root, runsAsCommand } from './lib/process.mjs'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/** Nothing but this origin can be asked for anything. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data: blob:",
].join('; ')

/**
 * The one page that may connect elsewhere: it asks the model that the person entered, and narrows this to that one address
 * before it does anything (docs/decisions/0071). It has no styles, no images and no workers, and no other site may show it.
 */
const MODEL_PAGE = '/model.html'
const MODEL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'connect-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Vite puts a hash of the content into these names. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/

/**
 * Serves the files of `folder` on `port`, or the next free one up to `tries` further.
 * Answers the address, and `close`, which ends open connections too. `headers` come on top of the strict ones.
 */
export async function serve({ folder, port, tries = 20, policy = POLICY, headers = {} }) {
  const server = createServer((request, response) => answer({ folder, policy, more: headers, request, response }))
  const taken = await listen(server, port, tries)
  return {
    address: `http://localhost:${taken}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer({ folder, policy, more, request, response }) {
  const path = pathOf(request.url)
  const headers = { 'Content-Security-Policy': path === MODEL_PAGE ? MODEL_POLICY : policy, 'X-Content-Type-Options': 'nosniff', ...more }
  if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405, headers).end()
  const file = path === undefined ? undefined : join(folder, path.endsWith('/') ? `${path}index.html` : path)
  const info = file === undefined ? undefined : statSync(file, { throwIfNoEntry: false })
  if (file === undefined || !info?.isFile()) return response.writeHead(404, { ...headers, 'Content-Type': TYPES['.txt'] }).end('Not found\n')

  const tag = `"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`
  Object.assign(headers, {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  })
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end()
  response.writeHead(200, { ...headers, 'Content-Length': info.size })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** A path inside the folder, or `undefined` for one that leads out of it. */
function pathOf(url) {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replaceAll('\\', '/')
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

function listen(server, port, tries) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE' || tries === 0) reject(error)
      else resolve(listen(server, port + 1, tries - 1))
    })
    server.listen(port, 'localhost', () => {
      server.removeAllListeners('error')
      resolve(server.address().port)
    })
  })
}

/** `node scripts/serve.mjs [folder] [--port=4319]`, for the end-to-end tests. */
if (runsAsCommand(import.meta.url)) {
  const port = process.argv.find((arg) => arg.startsWith('--port='))?.slice('--port='.length) ?? '4319'
  const folder = process.argv.slice(2).find((arg) => !arg.startsWith('--')) ?? 'demo/dist'
  const server = await serve({ folder: join(root, folder), port: Number(port), tries: 0 })
  console.log(server.address)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close())
}

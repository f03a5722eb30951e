// Sizes of what a browser loads, after gzip -9, against `sizes.json`. `--update` takes the new sizes over.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ADAPTER_ENTRIES, build } from './build.mjs'
import { root, runsAsCommand } from './lib/process.mjs'

const FILES = [
  'memory/dist/index.js',
  'memory/dist/worker.js',
  'memory/dist/rules.js',
  'memory/dist/embedder.js',
  'memory/dist/static.js',
  'memory/dist/extras.js',
  'memory/dist/llm.js',
  'memory/dist/history.js',
  'panel/dist/index.js',
  ...ADAPTER_ENTRIES.map((entry) => `adapters/dist/${entry}.js`),
]

/** Promised to apps: what a page loads before it opens a locket, the worker without a model, and what an adapter adds. */
const LIMITS = {
  'memory/dist/index.js': 8_000,
  'memory/dist/worker.js': 60_000,
  ...Object.fromEntries(ADAPTER_ENTRIES.map((entry) => [`adapters/dist/${entry}.js`, 4_000])),
}
const GROWTH = 1.03
const KEPT = join(root, 'sizes.json')

/** What is loaded together is measured together. */
const TOGETHER = {
  'memory/dist/index.js': ['memory/dist/index.js', 'memory/dist/shared.js'],
  'panel/dist/index.js': ['panel/dist/index.js', 'panel/dist/shared.js'],
}

/** Each file with its size in bytes, what it was, and what is wrong with it. */
export function checkSizes() {
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
  return FILES.map((file) => {
    const bytes = (TOGETHER[file] ?? [file]).reduce((sum, part) => sum + gzipSync(readFileSync(join(root, 'packages', part)), { level: 9 }).length, 0)
    return { file, bytes, before: kept[file], problem: problemOf(file, bytes, kept[file]) }
  })
}

function problemOf(file, bytes, before) {
  const limit = LIMITS[file]
  if (limit !== undefined && bytes > limit) return `is over its limit of ${limit} bytes`
  if (before === undefined) return 'is not in sizes.json: run `npm run size -- --update`'
  if (bytes > before * GROWTH) return 'has grown by more than 3%: if that is meant, run `npm run size -- --update`'
  return undefined
}

/** One line a file. */
export function describeSizes(sizes) {
  return sizes.map(
    ({ file, bytes, before, problem }) => `${String(bytes).padStart(8)} B  ${file}${before ? ` (was ${before})` : ''}${problem ? ` ${problem}` : ''}`,
  )
}

if (runsAsCommand(import.meta.url)) {
  try {
    await build({ only: ['models', 'memory', 'panel', 'adapters'] })
    if (process.argv.includes('--update')) {
      writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(checkSizes().map(({ file, bytes }) => [file, bytes])), null, 2)}\n`)
    }
    const sizes = checkSizes()
    console.log(describeSizes(sizes).join('\n'))
    process.exitCode = sizes.some(({ problem }) => problem !== undefined) ? 1 : 0
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

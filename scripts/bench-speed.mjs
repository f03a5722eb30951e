// `npm run bench:speed`: sizes of what a page loads, Locket's times at 10,000 memories, and then Locket and its peers side by side
// at 100 to 100,000, all in headless Chromium; takes about ten minutes.
//   --sizes=100,1000     these numbers of memories only; --only=scale leaves Locket's own times out
//   --publish            writes docs/performance.json, its plots, and the figures in docs/performance.md
//   --out=<file>         where the JSON goes; default .cache/bench/speed.json
//   --pages=<folder>     a built page that is there already
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { build } from './build.mjs'
import { withBenchPage } from './lib/bench-page.mjs'
import { root, runsAsCommand } from './lib/process.mjs'
import { goalsOf } from './lib/scale-goals.mjs'
import { goalLines, goalsMarkdown, scaleMarkdown, scaleText, writePlots } from './lib/scale-report.mjs'
import { runScale } from './lib/scale-run.mjs'

const SIZES = [100, 1_000, 10_000, 100_000]

/**
 * `sizes`: numbers of memories, ascending; `questions`: most that are asked of one store; `own`: with Locket's own times; `pages`: a
 * built page that is there already.
 * @param {{ sizes?: readonly number[], questions?: number, own?: boolean, pages?: string, onProgress?: (what: string) => void }} options
 * @returns {Promise<any>} the result as it is written.
 */
export async function runSpeed({ sizes = SIZES, questions, own = true, pages, onProgress = () => undefined }) {
  const begin = performance.now()
  const load = loadavg()[0]
  if (pages === undefined) await build()
  const locket = own ? await measureLocket(pages ?? join(root, 'demo', 'dist'), onProgress) : null
  const scale = await runScale({ sizes, questions, onProgress })
  return {
    format: 'locket-speed',
    version: 2,
    at: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    loadBefore: Math.round(load * 10) / 10,
    loadAfter: Math.round(loadavg()[0] * 10) / 10,
    seconds: Math.round((performance.now() - begin) / 1000),
    locket,
    scale,
    goals: [...(locket === null ? [] : ownGoals(locket)), ...goalsOf(scale)],
  }
}

async function measureLocket(pages, onProgress) {
  const measured = await withBenchPage({ pages, page: 'bench-tools.html' }, async (page) => {
    page.on('console', (message) => onProgress(`Locket ${message.text()}`))
    await page.waitForFunction(() => window.benchTools !== undefined)
    return page.evaluate(() => window.benchTools.speed())
  })
  return { gzip: { pageBytes: gzipSize('index.js'), workerBytes: gzipSize('worker.js') }, measured }
}

function gzipSize(file) {
  return gzipSync(readFileSync(join(root, 'packages', 'memory', 'dist', file)), { level: 9 }).length
}

function ownGoals({ gzip, measured }) {
  const atMost = (what, value, limit, unit) => ({ what, value: Math.round(value * 100) / 100, limit, unit, atLeast: false, reached: value <= limit })
  const count = measured.memories.toLocaleString('en')
  return [
    atMost('what a page loads before it opens a locket, gzip', gzip.pageBytes / 1000, 8, 'kB'),
    atMost('the worker without transformers.js, gzip', gzip.workerBytes / 1000, 60, 'kB'),
    atMost(`open with ${count} memories to the first answer by words`, measured.openToFirstAnswerMs, 500, 'ms'),
    atMost(`a recall from the page, ${count}, vectors of ${measured.dimension}, beside embedding, p50`, measured.recallWithVectors.median, 30, 'ms'),
    atMost('the same, p95', measured.recallWithVectors.p95, 30, 'ms'),
    atMost("longest block of the page's main thread (0: under 50)", measured.longestBlockMs, 50, 'ms'),
    atMost('1,000 memories remembered in one batch, without embedding', measured.remember1000Ms, 2000, 'ms'),
    atMost('the same sealed, against unsealed', measured.sealing.rememberRatio, 1.2, 'times'),
    atMost(`open with ${count} sealed memories to the first answer, again`, measured.sealing.openToFirstAnswerMs.sealed, 500, 'ms'),
  ]
}

/** Writes a result into docs. */
export function publish(result) {
  const file = join(root, 'docs', 'performance.md')
  const { at, cores, loadBefore, loadAfter, seconds, scale } = result
  const yardstick = scale.cells.find(({ store, size }) => store === 'float-scan' && size === 10_000)?.query?.p50
  const busy =
    Math.max(loadBefore, loadAfter) > cores + 1 ? ' **Other work ran beside it, so times are longer than on a quiet machine; bytes are what they are.**' : ''
  const machine = `${at}, Chromium ${scale.chromium}, ${cores} slow shared cores: a plain float32 scan of 10,000 × 384 takes ${yardstick ?? '?'} ms at the median. Load average ${loadBefore} before and ${loadAfter} at the end of the run, which took ${seconds} s.${busy}`
  const figures = [machine, '', goalsMarkdown(result.goals), '', scaleMarkdown(scale)].join('\n')
  const page = readFileSync(file, 'utf8')
  const [before, rest] = page.split('<!-- figures, written by the command -->')
  const after = rest?.split('<!-- end of figures -->')[1]
  if (after === undefined) throw new Error('docs/performance.md has lost its marks for the figures.')
  writeFileSync(file, `${before}<!-- figures, written by the command -->\n\n${figures}\n\n<!-- end of figures -->${after}`)
  writeFileSync(join(root, 'docs', 'performance.json'), `${JSON.stringify(result, null, 2)}\n`)
  console.log(`Written: docs/performance.md, docs/performance.json, ${writePlots(scale, join(root, 'docs', 'images')).join(', ')}`)
}

/** A goal that is missed is said, and is no failure: times depend on the machine. */
async function main() {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, pages: { type: 'string' }, sizes: { type: 'string' }, only: { type: 'string' }, publish: { type: 'boolean' } },
  })
  if (values.only !== undefined && values.only !== 'scale') throw new Error('--only can be: scale.')
  const sizes = values.sizes?.split(',').map(Number)
  if (sizes?.some((size) => !Number.isInteger(size) || size < 10)) throw new Error('--sizes are numbers of at least 10, such as 100,1000.')
  const result = await runSpeed({ sizes, own: values.only === undefined, pages: values.pages, onProgress: (what) => console.error(`  ${what}`) })
  const lines = goalLines(result.goals)
  console.log(scaleText(result.scale))
  console.log(`\n${lines.map(({ mark, what, got, goal }) => `${mark.padEnd(12)} ${what.padEnd(78)} ${got.padStart(18)}  ${goal}`).join('\n')}`)
  const out = values.out ?? join('.cache', 'bench', 'speed.json')
  mkdirSync(dirname(resolve(out)), { recursive: true })
  writeFileSync(out, `${JSON.stringify(result, null, 1)}\n`)
  console.log(`\n${result.seconds} s; the whole result is in ${out}`)
  if (values.publish) publish(result)
}

// Else the browser would be closed, which a store would be blamed for, and the run would go on.
function endOn(signal) {
  process.once(signal, () => process.exit(1))
}

if (runsAsCommand(import.meta.url)) {
  endOn('SIGTERM')
  endOn('SIGINT')
  await main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}

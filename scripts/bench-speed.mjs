// `pnpm bench:speed`: sizes of what a page loads, and times in headless Chromium, with rivals measured in the same run.
//   --out=<file>         where the JSON goes; default .cache/bench/speed.json
//   --pages=<folder>     a built page that is there already
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { withBenchPage } from './lib/bench-page.mjs'
import { root } from './lib/process.mjs'

const { values } = parseArgs({ options: { out: { type: 'string' }, pages: { type: 'string' } } })
const out = values.out ?? join('.cache', 'bench', 'speed.json')

async function main() {
  const measured = await withBenchPage({ pages: values.pages, page: 'bench-tools.html' }, async (page) => {
    page.on('console', (message) => console.error(`  ${message.text()}`))
    await page.waitForFunction(() => window.benchTools !== undefined)
    return page.evaluate(() => window.benchTools.speed())
  })
  const sizes = { pageGzipBytes: gzipSize('index.js'), workerGzipBytes: gzipSize('worker.js') }
  const lines = linesOf(sizes, measured)
  console.log(lines.map(({ what, got, goal, ok }) => `${ok ? 'reached ' : 'MISSED  '} ${what.padEnd(64)} ${got.padStart(12)}  goal ${goal}`).join('\n'))
  console.log(rivalsText(measured))
  const result = { format: 'locket-speed', version: 1, cores: cpus().length, sizes, measured, goals: lines }
  mkdirSync(dirname(resolve(out)), { recursive: true })
  writeFileSync(out, `${JSON.stringify(result, null, 1)}\n`)
  console.log(`The whole result is in ${out}`)
}

function gzipSize(file) {
  return gzipSync(readFileSync(join(root, 'packages', 'memory', 'dist', file)), { level: 9 }).length
}

/** A goal that is missed is said, and is no failure: times depend on the machine. */
function linesOf({ pageGzipBytes, workerGzipBytes }, measured) {
  const line = (what, value, most, unit) => ({ what, got: `${value.toFixed(1)} ${unit}`, goal: `${most} ${unit}`, value, most, ok: value <= most })
  const count = measured.memories.toLocaleString('en')
  return [
    line('what a page loads before it opens a locket, gzip', pageGzipBytes / 1000, 8, 'kB'),
    line('the worker without transformers.js, gzip', workerGzipBytes / 1000, 60, 'kB'),
    line(`open with ${count} memories to the first answer by words`, measured.openToFirstAnswerMs, 500, 'ms'),
    line(`a recall by words and ${measured.dimension}-number vectors, beside embedding (median)`, measured.recallWithVectors.median, 30, 'ms'),
    line('the same, 95 of 100', measured.recallWithVectors.p95, 30, 'ms'),
    line('longest block of the page’s main thread (0: under 50)', measured.longestBlockMs, 50, 'ms'),
    line('1,000 memories remembered in one batch, without embedding', measured.remember1000Ms, 2000, 'ms'),
    line('the same sealed, against unsealed', measured.sealing.rememberRatio, 1.2, 'times'),
    line(`open with ${count} sealed memories to the first answer, again`, measured.sealing.openToFirstAnswerMs.sealed, 500, 'ms'),
  ]
}

function rivalsText({ rivals, recallByWords, recallWithVectors, recallRatio, sealing }) {
  return [
    `sealed against unsealed, medians in turns: 1,000 remembered ${sealing.remember1000Ms.sealed} ms against ${sealing.remember1000Ms.unsealed} ms, opening ${sealing.openToFirstAnswerMs.sealed} ms against ${sealing.openToFirstAnswerMs.unsealed} ms`,
    `a recall by words alone: ${recallByWords.median} ms`,
    `in the same run: plain float scan ${rivals.floatScan.median} ms, plain MiniSearch ${rivals.miniSearch.median} ms (indexing ${rivals.miniSearchIndexMs} ms)`,
    `a recall with vectors takes ${recallRatio} times as long as both of them together (${recallWithVectors.median} ms against ${(rivals.floatScan.median + rivals.miniSearch.median).toFixed(2)} ms)`,
  ].join('\n')
}

await main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})

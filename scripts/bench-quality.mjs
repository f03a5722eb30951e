// `npm run bench:quality`: what is remembered and found on the development data, through the public contract, in headless Chromium.
//   --embedder=none|static|minilm   default minilm
//   --data=<folder>      with recall.json and extraction.json; default packages/bench/data/dev
//   --out=<file>         where the figures and every miss go; default .cache/bench/quality.json
//   --pages=<folder>     a built page that is there already
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withBenchPage } from './lib/bench-page.mjs'
import { root } from './lib/process.mjs'

const EMBEDDERS = ['none', 'static', 'minilm']
const texts = Object.fromEntries(['embedder', 'data', 'out', 'pages'].map((name) => [name, { type: 'string' }]))

async function main() {
  const { values } = parseArgs({ options: texts })
  const embedder = values.embedder ?? 'minilm'
  if (!EMBEDDERS.includes(embedder)) throw new Error(`--embedder can be ${EMBEDDERS.join(', ')}.`)
  const folder = values.data ?? join(root, 'packages', 'bench', 'data', 'dev')
  const [recall, extraction] = ['recall.json', 'extraction.json'].map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const out = values.out ?? join('.cache', 'bench', `quality-${embedder}.json`)
  const { json, table } = await withBenchPage({ pages: values.pages, page: 'bench-tools.html' }, async (page) => {
    page.on('console', (message) => console.error(`  ${message.text()}`))
    await page.waitForFunction(() => window.benchTools !== undefined)
    return page.evaluate(([name, one, other]) => window.benchTools.quality(name, one, other), [embedder, recall, extraction])
  })
  console.log(table)
  mkdirSync(dirname(resolve(out)), { recursive: true })
  writeFileSync(out, json)
  console.log(`Every miss is in ${out}`)
}

await main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})

// `npm run bench`: builds the page if something changed, runs the bench of that page in headless Chromium and prints its table.
// Exits with 1 when a row that must equal the published counts does not.
//   --only=published     the ten published designs alone
//   --no-minilm, --no-static, --no-locket, --no-grown
//   --data-set=<file>    LoCoMo or LongMemEval instead; --questions=<n> asks the first n
//   --out=<file>         where the JSON goes; default .cache/bench/bench.json
//   --pages=<folder>     a built page that is there already
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runsAsCommand } from './lib/process.mjs'
import { withBenchPage } from './lib/bench-page.mjs'

const MEASURED = ['static', 'minilm', 'locket', 'grown']

/** Runs the page's bench. @returns the bytes of its JSON and its table as text. */
export async function runBench({ pages, leaveOut = [], dataSet, questions } = {}) {
  return withBenchPage({ pages, page: 'bench.html' }, async (page) => {
    for (const name of MEASURED) await page.setChecked(`input[name=${name}]`, !leaveOut.includes(name))
    const shown = showProgress(page)
    try {
      if (dataSet === undefined) await page.click('.setup button.main')
      else {
        if (questions !== undefined) await limitQuestions(page, questions)
        await page.setInputFiles('section:has(#data-set) input[type=file]', resolve(dataSet))
      }
      const result = dataSet === undefined ? '#results' : 'section:has(#data-set)'
      await page.waitForSelector(`${result} table, .notice`, { timeout: 0 })
      const failure = await page.locator('.notice').allTextContents()
      if (failure.length > 0) throw new Error(failure.join('\n').replace(/\s+/g, ' ').trim())
      return {
        json: await downloaded(page, `${result} button:has-text("JSON")`),
        table: await downloaded(page, `${result} button:has-text("as text")`),
      }
    } finally {
      shown.stop()
    }
  })
}

async function limitQuestions(page, questions) {
  const select = page.locator('section:has(#data-set) select')
  const values = await select.locator('option').evaluateAll((options) => options.map((option) => option.value))
  if (!values.includes(String(questions))) throw new Error(`--questions can be ${values.filter(Boolean).join(', ')}.`)
  await select.selectOption(String(questions))
}

async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)])
  return readFileSync(await download.path(), 'utf8')
}

/** One line each time another thing is measured. */
function showProgress(page) {
  let last = ''
  const timer = setInterval(async () => {
    const what = await page
      .locator('.going .quiet')
      .allTextContents()
      .catch(() => [])
    const text = (what[0] ?? '').replace(/: \d+%$/, '').trim()
    if (text !== '' && text !== last) console.error(`  ${text}`)
    last = text
  }, 500)
  return { stop: () => clearInterval(timer) }
}

function optionsOf(args) {
  const flags = Object.fromEntries(MEASURED.map((name) => [`no-${name}`, { type: 'boolean' }]))
  const texts = Object.fromEntries(['only', 'data-set', 'questions', 'out', 'pages'].map((name) => [name, { type: 'string' }]))
  const { values } = parseArgs({ args, options: { ...flags, ...texts } })
  if (values.only !== undefined && values.only !== 'published') throw new Error('--only can be: published.')
  return {
    leaveOut: values.only === 'published' ? MEASURED : MEASURED.filter((name) => values[`no-${name}`]),
    dataSet: values['data-set'],
    questions: values.questions,
    pages: values.pages,
    out: values.out ?? join('.cache', 'bench', values['data-set'] === undefined ? 'bench.json' : 'data-set.json'),
  }
}

async function main() {
  const { out, ...options } = optionsOf(process.argv.slice(2))
  const start = performance.now()
  const { json, table } = await runBench(options)
  console.log(table)
  mkdirSync(dirname(resolve(out)), { recursive: true })
  writeFileSync(out, json)
  console.log(`${((performance.now() - start) / 1000).toFixed(1)} s; the whole report is in ${out}`)
  const differences = JSON.parse(json).differences ?? []
  if (differences.length > 0) {
    console.error(`Rows that must equal the published counts do not:\n${differences.join('\n')}`)
    process.exitCode = 1
  }
}

if (runsAsCommand(import.meta.url))
  await main().catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })

// `npm run bench:extraction`: what reading one message of the development set costs beside 100 to 1,000 held memories, in Node and
// in headless Chromium. Each message is read four times beside a list that changes in one memory from message to message, and
// its best time counts: what else the machine does is not what is measured.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build } from './build.mjs'
import { ensureChromium, launchOptions } from './chromium.mjs'
import { root } from './lib/process.mjs'

const HELD = [100, 300, 1_000]
const GOAL_MS = 5

async function main() {
  ensureChromium()
  await build()
  const file = join(root, 'packages', 'memory', 'dist', 'rules.js')
  const data = readData()
  const { createRulesExtractor } = await import(file)
  report('Node', measure(createRulesExtractor, data))
  const browser = await chromium.launch({ ...launchOptions(), headless: true })
  try {
    const page = await browser.newPage()
    const code = readFileSync(file, 'utf8')
    const times = await page.evaluate(
      async ([text, source, given]) => {
        const { createRulesExtractor } = await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
        return new Function(`return ${source}`)()(createRulesExtractor, given)
      },
      [code, measure.toString(), data],
    )
    report('Chromium', times)
  } finally {
    await browser.close()
  }
}

/** What people of the set say, and what they have told as memories, again with other keys until there are enough. */
function readData() {
  const { users } = JSON.parse(readFileSync(join(root, 'packages', 'bench', 'data', 'dev', 'recall.json'), 'utf8'))
  const facts = users.flatMap(({ facts, language }) =>
    facts.flatMap(({ key, kind, versions }) => versions.map(({ text, value }) => ({ key, kind, text, value, language }))),
  )
  const memories = Array.from({ length: Math.max(...HELD) + 1 }, (_, i) => {
    const { key, kind, text, value, language } = facts[(i * 7) % facts.length]
    const again = i >= facts.length
    return {
      id: `018f0000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      kind,
      key: again ? `${key}.${i}` : key,
      text: again ? `${text} (${i})` : text,
      value,
      status: 'active',
      source: { origin: 'user' },
      language,
      useCount: 0,
    }
  })
  return { counts: HELD, said: users.flatMap(({ messages }) => messages.map(({ text }) => text)), memories }
}

/** Runs as it stands in a page too: names nothing outside. */
function measure(createRulesExtractor, { counts, said, memories }) {
  const now = '2026-04-14T10:00:00Z'
  return counts.map((count) => {
    const lists = [memories.slice(0, count), memories.slice(1, count + 1)]
    const extractor = createRulesExtractor()
    const best = said.map(() => Infinity)
    for (let run = 0; run < 4; run++) {
      said.forEach((text, i) => {
        const start = performance.now()
        extractor.extract([{ role: 'user', text, at: now }], { earlier: [], held: lists[i % 2], now })
        best[i] = Math.min(best[i], performance.now() - start)
      })
    }
    best.sort((a, b) => a - b)
    const at = (share) => best[Math.min(best.length - 1, Math.floor(share * best.length))]
    return { count, turns: said.length, p50: at(0.5), p99: at(0.99), most: at(1) }
  })
}

function report(where, times) {
  for (const { count, turns, p50, p99, most } of times) {
    const [middle, high, highest] = [p50, p99, most].map((ms) => ms.toFixed(2))
    console.log(
      `${p99 <= GOAL_MS ? 'reached' : 'MISSED '} ${where.padEnd(9)} ${String(count).padStart(5)} held, ${turns} turns: p50 ${middle} ms, p99 ${high} ms, most ${highest} ms`,
    )
  }
}

await main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})

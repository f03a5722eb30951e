// `npm test`: installs what is missing, then runs every check, cheapest first, and adds all of them up.
// `npm test -- --only=lint,node` runs these steps and what they need; `npm test -- --list` names them all.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { countChecks, printChecks } from './lib/checks.mjs'
import { checkNode, ensurePackages } from './lib/install.mjs'
import { bin, root, run } from './lib/process.mjs'

const RESULTS = join(root, '.cache', 'test')

/** In this order. A step whose `needs` did not pass is skipped; each answers how many tests passed and failed. */
const STEPS = [
  { name: 'lint', title: 'format and lint', work: () => command('biome', ['check', '.']) },
  { name: 'types', title: 'types', work: () => command('tsc', ['-b']) },
  {
    name: 'rules',
    title: 'dependency rules and tools',
    work: () => vitest('rules', ['--project', 'node', 'scripts/']),
  },
  { name: 'node', title: 'unit and property tests', work: () => vitest('node', ['--project', 'node', 'packages/', 'demo/']) },
  { name: 'build', title: 'build', work: buildAll },
  { name: 'api', title: 'API reports', needs: ['build'], work: checkApi },
  { name: 'size', title: 'sizes', needs: ['build'], work: checkSizes },
  { name: 'packages', title: 'published packages', needs: ['build'], work: checkPackages },
  { name: 'chromium', title: 'a Chromium', work: findChromium },
  {
    name: 'embedder',
    title: 'the built embedder',
    needs: ['build', 'chromium'],
    work: () => vitest('embedder', ['--project', 'built']),
  },
  { name: 'browser', title: 'browser tests', needs: ['build', 'chromium'], work: () => vitest('browser', ['--project', 'browser']) },
  { name: 'consumers', title: 'apps that use the packages', needs: ['build', 'chromium'], work: checkConsumers },
  { name: 'e2e', title: 'end-to-end tests', needs: ['build', 'chromium'], work: playwright },
]

async function main() {
  if (process.argv.includes('--list')) return console.log(STEPS.map((step) => `${step.name.padEnd(10)} ${step.title}`).join('\n'))
  const only = process.argv.find((arg) => arg.startsWith('--only='))
  const steps = only ? withNeeds(only.slice('--only='.length).split(',')) : STEPS
  checkNode()
  ensurePackages()
  mkdirSync(RESULTS, { recursive: true })

  const outcomes = new Map()
  for (const step of steps) outcomes.set(step, await runStep(step, outcomes))
  summarise(outcomes)
}

function withNeeds(names) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}. There are: ${STEPS.map((step) => step.name).join(', ')}.`)
  const wanted = new Set(names)
  for (const step of STEPS.toReversed()) if (wanted.has(step.name)) for (const need of step.needs ?? []) wanted.add(need)
  return STEPS.filter((step) => wanted.has(step.name))
}

async function runStep(step, outcomes) {
  const missing = (step.needs ?? []).find((need) => [...outcomes].some(([done, outcome]) => done.name === need && outcome.failed + outcome.skipped > 0))
  if (missing !== undefined) {
    console.log(`\n=== ${step.title}: skipped, because ${missing} failed`)
    return { passed: 0, failed: 0, skipped: 1, seconds: 0 }
  }
  console.log(`\n=== ${step.title}`)
  const start = performance.now()
  const counts = await step.work().catch((error) => {
    console.error(error.message)
    return { passed: 0, failed: 1 }
  })
  return { ...counts, skipped: 0, seconds: (performance.now() - start) / 1000 }
}

function summarise(outcomes) {
  const all = [...outcomes.values()]
  const passed = all.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = all.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log('')
  for (const [step, outcome] of outcomes) {
    const state = outcome.skipped > 0 ? 'skipped' : outcome.failed > 0 ? 'FAILED' : 'ok'
    console.log(`${state.padEnd(8)} ${`${outcome.seconds.toFixed(1)} s`.padStart(8)}  ${step.title}: ${outcome.passed} passed, ${outcome.failed} failed`)
  }
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 || all.some((outcome) => outcome.skipped > 0) ? 1 : 0
}

async function command(program, args) {
  return oneCheck(run(bin(program), args) === 0)
}

async function vitest(name, args) {
  const file = join(RESULTS, `${name}.json`)
  rmSync(file, { force: true })
  const code = run(bin('vitest'), ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'))
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed }
}

async function playwright() {
  const file = join(RESULTS, 'e2e.json')
  rmSync(file, { force: true })
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const code = run(bin('playwright'), ['test', '--reporter=list,json'], { env })
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats
  return { passed: expected, failed: unexpected + flaky === 0 && (code !== 0 || expected === 0) ? 1 : unexpected + flaky }
}

async function buildAll() {
  const { build } = await import('./build.mjs')
  await build()
  return oneCheck(true)
}

async function checkApi() {
  const problems = (await import('./api.mjs')).checkApi()
  for (const problem of problems) console.error(problem)
  return oneCheck(problems.length === 0)
}

async function checkSizes() {
  const size = await import('./size.mjs')
  const sizes = size.checkSizes()
  console.log(size.describeSizes(sizes).join('\n'))
  return named(sizes.map(({ file, problem }) => ({ name: file, problems: problem === undefined ? [] : [problem] })))
}

async function checkPackages() {
  return named(await (await import('./packages.mjs')).checkPackages())
}

async function checkConsumers() {
  return named(await (await import('./consumers.mjs')).checkConsumers())
}

async function findChromium() {
  console.log(ensureChromium())
  return oneCheck(true)
}

function oneCheck(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

function named(checks) {
  printChecks(checks)
  return countChecks(checks)
}

try {
  await main()
} catch (error) {
  console.error(`\n${error.message}`)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}

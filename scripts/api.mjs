// Holds what the built packages declare against the kept API reports. `--update` takes the new state over.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { ADAPTER_ENTRIES, build } from './build.mjs'
import { reportPaths } from './lib/declarations.mjs'
import { root, runsAsCommand } from './lib/process.mjs'

const ENTRIES = [
  ['memory', 'index'],
  ['memory', 'testing'],
  ['memory', 'llm'],
  ['memory', 'history'],
  ['panel', 'index'],
  ...ADAPTER_ENTRIES.map((entry) => ['adapters', entry]),
]
/** What makes an id a type of its own: nobody is to name it. */
const KEPT_INSIDE = /symbol "brand"/

/** What is wrong, one sentence each; empty when the reports hold. */
export function checkApi() {
  return ENTRIES.flatMap(([name, entry]) => {
    const { kept, built } = reportPaths(name, entry)
    if (!existsSync(built)) return [`${name}/${entry} has not been built.`]
    const forgotten = JSON.parse(readFileSync(`${built}.forgotten.json`, 'utf8')).filter((text) => !KEPT_INSIDE.test(text))
    return [...forgotten.map((text) => `${name}/${entry}: ${text}`), ...changed(kept, built)]
  })
}

function changed(kept, built) {
  const file = relative(root, kept)
  if (!existsSync(kept)) return [`${file} is missing. Run \`npm run api\` and commit it.`]
  const before = readFileSync(kept, 'utf8').split('\n')
  const after = readFileSync(built, 'utf8').split('\n')
  const gone = before.filter((line) => !after.includes(line)).map((line) => `  - ${line}`)
  const come = after.filter((line) => !before.includes(line)).map((line) => `  + ${line}`)
  if (before.join('\n') === after.join('\n')) return []
  return [[`${file} differs from what is built. If that is meant, run \`npm run api\` and commit it.`, ...gone, ...come].join('\n')]
}

function update() {
  for (const [name, entry] of ENTRIES) {
    const { kept, built } = reportPaths(name, entry)
    mkdirSync(dirname(kept), { recursive: true })
    copyFileSync(built, kept)
    console.log(relative(root, kept))
  }
}

if (runsAsCommand(import.meta.url)) {
  try {
    await build({ only: ['models', 'memory', 'panel', 'adapters'] })
    if (process.argv.includes('--update')) update()
    const problems = checkApi()
    for (const problem of problems) console.error(problem)
    process.exitCode = problems.length > 0 ? 1 : 0
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

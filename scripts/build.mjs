// Builds every package and the demo page, each only when something that it is made from has changed.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './lib/bundle.mjs'
import { writeDeclarations } from './lib/declarations.mjs'
import { root, run, runsAsCommand } from './lib/process.mjs'
import { writeThirdParty } from './lib/third-party.mjs'
import { whenChanged } from './lib/up-to-date.mjs'

const TOOLS = ['scripts/build.mjs', 'scripts/lib', 'tsconfig.base.json', 'pnpm-lock.yaml']
const MEMORY = ['packages/memory/src', 'packages/memory/package.json', 'packages/memory/tsconfig.json']
const PANEL = ['packages/panel/src', 'packages/panel/package.json', 'packages/panel/tsconfig.json']
const MODELS = ['packages/models']
const BENCH = ['packages/bench/src', 'packages/bench/package.json']

/** File of `packages/memory/dist` → its source. All but `index.js` and `testing.js` are files of their own beside the client. */
const MEMORY_FILES = {
  'index.js': 'src/index.ts',
  'testing.js': 'src/testing.ts',
  'worker.js': 'src/worker/worker.ts',
  'embedder.js': 'src/embedding/embedder.worker.ts',
  'rules.js': 'src/extraction/rules.entry.ts',
  'static.js': 'src/embedding/static.entry.ts',
}

const STEPS = [
  {
    name: 'models',
    inputs: [...MODELS, 'pnpm-lock.yaml'],
    outputs: ['packages/models/dist/index.js', 'packages/models/dist/index.d.ts'],
    work: () => runScript('packages/models/build.mjs'),
  },
  {
    name: 'memory',
    inputs: [...MEMORY, ...MODELS, ...TOOLS],
    outputs: [...Object.keys(MEMORY_FILES), 'index.d.ts', 'testing.d.ts', 'THIRD_PARTY.txt'].map((file) => `packages/memory/dist/${file}`),
    work: () => buildPackage('memory', MEMORY_FILES, ['index', 'testing']),
  },
  {
    name: 'panel',
    inputs: [...PANEL, ...MEMORY, ...TOOLS],
    outputs: ['index.js', 'server.js', 'index.d.ts', 'THIRD_PARTY.txt'].map((file) => `packages/panel/dist/${file}`),
    // Lit (6 kB) comes along, so that a page can load the panel without a bundler and no app has to keep a version of it.
    work: () => buildPackage('panel', { 'index.js': 'src/index.ts', 'server.js': 'src/server.ts' }, ['index']),
  },
  {
    name: 'demo',
    inputs: ['demo', ...BENCH, ...PANEL, ...MEMORY, ...MODELS, ...TOOLS],
    outputs: ['demo/dist/index.html'],
    work: () => runScript('demo/build.mjs'),
  },
]

/** Builds what has changed and says so; `only` names the steps to look at. @throws when a step fails. */
export async function build({ only = STEPS.map((step) => step.name) } = {}) {
  for (const step of STEPS) {
    if (!only.includes(step.name)) continue
    const start = performance.now()
    const done = await whenChanged(step)
    console.log(done ? `built ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s` : `${step.name} is up to date`)
  }
}

async function buildPackage(name, files, entries) {
  const dist = join(root, 'packages', name, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  const moduleIds = []
  for (const [file, from] of Object.entries(files)) {
    const forBundlers = entries.includes(file.replace(/\.js$/, ''))
    moduleIds.push(...(await bundle({ package: name, from, to: `dist/${file}`, forBundlers })))
  }
  writeThirdParty(join(dist, 'THIRD_PARTY.txt'), moduleIds)
  await writeDeclarations(name, entries)
}

function runScript(path) {
  if (!existsSync(join(root, path))) throw new Error(`${path} is missing.`)
  if (run(process.execPath, [join(root, path)]) !== 0) throw new Error(`${path} failed.`)
}

if (runsAsCommand(import.meta.url)) {
  const only = process.argv.find((arg) => arg.startsWith('--only='))
  try {
    await build(only ? { only: only.slice('--only='.length).split(',') } : {})
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

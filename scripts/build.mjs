// Builds every package and the demo page, each only when something that it is made from has changed.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withBuildLock } from './lib/build-lock.mjs'
import { bundleFile, bundleModules } from './lib/bundle.mjs'
import { writeDeclarations } from './lib/declarations.mjs'
import { root, run, runsAsCommand } from './lib/process.mjs'
import { writeThirdParty } from './lib/third-party.mjs'
import { whenChanged } from './lib/up-to-date.mjs'

const TOOLS = ['scripts/build.mjs', 'scripts/embedder-build.mjs', 'scripts/lib', 'tsconfig.base.json', 'pnpm-lock.yaml']
const MEMORY = ['packages/memory/src', 'packages/memory/package.json', 'packages/memory/tsconfig.json']
const PANEL = ['packages/panel/src', 'packages/panel/package.json', 'packages/panel/tsconfig.json']
const ADAPTERS = ['packages/adapters/src', 'packages/adapters/package.json', 'packages/adapters/tsconfig.json']
const MODELS = ['packages/models']
const BENCH = ['packages/bench/src', 'packages/bench/package.json']

/** File of `dist` → its source. Modules are imported by apps; files are loaded at run time, as they are. */
const MEMORY_MODULES = { 'index.js': 'src/index.ts', 'testing.js': 'src/testing.ts' }
const PANEL_MODULES = { 'index.js': 'src/index.ts', 'server.js': 'src/server.ts' }
const MEMORY_FILES = {
  'worker.js': 'src/worker/worker.ts',
  'embedder.js': 'src/embedding/embedder.worker.ts',
  'rules.js': 'src/extraction/rules.entry.ts',
  'static.js': 'src/embedding/static.entry.ts',
  'extras.js': 'src/worker/extras.entry.ts',
  // Apart from the client, so that what few apps import costs the others nothing: in one build their common parts would go into `shared.js`.
  'llm.js': 'src/llm.ts',
  'history.js': 'src/history.ts',
}
/** Entries of @locket/adapters: apps import one or two, so each stands alone. */
export const ADAPTER_ENTRIES = ['claude-memory-tool', 'langgraph', 'ai-sdk', 'mem0', 'tools', 'webmcp', 'react']
const MEMORY_DECLARATIONS = ['index', 'testing', 'llm', 'history']

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
    outputs: [...Object.keys(MEMORY_MODULES), ...Object.keys(MEMORY_FILES), ...MEMORY_DECLARATIONS.map((entry) => `${entry}.d.ts`), 'THIRD_PARTY.txt'].map(
      (file) => `packages/memory/dist/${file}`,
    ),
    work: () => buildPackage('memory', { modules: MEMORY_MODULES, files: MEMORY_FILES, declarations: MEMORY_DECLARATIONS }),
  },
  {
    name: 'panel',
    inputs: [...PANEL, ...MEMORY, ...TOOLS],
    outputs: [...Object.keys(PANEL_MODULES), 'index.d.ts', 'THIRD_PARTY.txt'].map((file) => `packages/panel/dist/${file}`),
    // Lit (6 kB) comes along, so that a page can load the panel without a bundler and no app has to keep a version of it.
    work: () => buildPackage('panel', { modules: PANEL_MODULES, files: {}, declarations: ['index'] }),
  },
  {
    name: 'adapters',
    inputs: [...ADAPTERS, ...MEMORY, ...TOOLS],
    outputs: [...ADAPTER_ENTRIES.flatMap((entry) => [`${entry}.js`, `${entry}.d.ts`]), 'THIRD_PARTY.txt'].map((file) => `packages/adapters/dist/${file}`),
    work: () =>
      buildPackage('adapters', {
        modules: {},
        files: Object.fromEntries(ADAPTER_ENTRIES.map((entry) => [`${entry}.js`, `src/${entry}.ts`])),
        declarations: ADAPTER_ENTRIES,
      }),
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
  await withBuildLock(() => buildSteps(only))
}

async function buildSteps(only) {
  for (const step of STEPS) {
    if (!only.includes(step.name)) continue
    const start = performance.now()
    const done = await whenChanged(step)
    console.log(done ? `built ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s` : `${step.name} is up to date`)
  }
}

async function buildPackage(name, { modules, files, declarations }) {
  const dist = join(root, 'packages', name, 'dist')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(dist, { recursive: true })
  const moduleIds = Object.keys(modules).length === 0 ? [] : await bundleModules(name, modules)
  for (const [file, from] of Object.entries(files)) moduleIds.push(...(await bundleFile({ package: name, from, to: `dist/${file}` })))
  writeThirdParty(join(dist, 'THIRD_PARTY.txt'), moduleIds)
  await writeDeclarations(name, declarations)
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

// Installs the packages when they are not what the lockfile says. Uses Node and npm alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './process.mjs'
import { hashOf } from './up-to-date.mjs'

const INPUTS = [
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'package.json',
  'demo/package.json',
  ...['memory', 'models', 'panel', 'adapters', 'bench'].map((name) => `packages/${name}/package.json`),
]
const RECORD = join(root, 'node_modules', '.locket-installed')
const OLDEST_NODE = [20, 19]

/** Checks Node and npm. @throws with what to do. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new Error(`This needs Node ${OLDEST_NODE.join('.')} or newer; here is ${process.versions.node}.`)
  }
  if (spawnSync('npm', ['--version'], { shell: process.platform === 'win32' }).status !== 0)
    throw new Error('This needs npm, which comes with Node, and it was not found.')
}

/** Installs with the pnpm that `package.json` pins, unless that was done already. @throws with what to do. */
export function ensurePackages() {
  const wanted = hashOf(INPUTS)
  if (existsSync(RECORD) && readFileSync(RECORD, 'utf8') === wanted) return
  const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager
  console.log('Installing the packages.')
  // With CI set pnpm never asks a question.
  const code = run('npx', ['-y', pnpm, 'install', '--frozen-lockfile'], { env: { ...process.env, CI: 'true' } })
  if (code !== 0) {
    throw new Error(`The packages could not be installed (\`npx -y ${pnpm} install --frozen-lockfile\` ended with ${code}). Is the npm registry reachable?`)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(RECORD, wanted)
}

// Checks the tarballs that would be published: publint, and are-the-types-wrong for an ES module package.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { countChecks, printChecks } from './lib/checks.mjs'
import { packAll } from './lib/pack.mjs'
import { bin, root, runsAsCommand } from './lib/process.mjs'

/** Files for an app's own `new Worker(…)` or `assets` folder, not modules that one imports. */
const WITHOUT_TYPES = ['./worker', './embedder', './rules', './static', './extras', './package.json']

/** What is wrong with each package, one sentence each. */
export async function checkPackages(tarballs = packAll()) {
  const results = []
  for (const [name, tarball] of Object.entries(tarballs)) {
    results.push({ name: `publint @locket/${name}`, problems: await lint(name, tarball) })
    results.push({ name: `types of @locket/${name}`, problems: checkTypes(name, tarball) })
  }
  return results
}

async function lint(name, tarball) {
  const file = readFileSync(tarball)
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  const { messages } = await publint({ pack: { tarball: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) }, strict: true })
  // Packing passes over a listed file that is not there.
  const missing = manifest.files
    .filter((listed) => !existsSync(join(root, 'packages', name, listed)))
    .map((listed) => `package.json lists ${listed}, which is not there.`)
  return [...missing, ...messages.filter((message) => message.type !== 'suggestion').map((message) => formatMessage(message, manifest) ?? message.code)]
}

function checkTypes(name, tarball) {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
  const leftOut = Object.keys(exports).filter((entry) => WITHOUT_TYPES.includes(entry) || entry.includes('*'))
  const args = [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji']
  if (leftOut.length > 0) args.push('--exclude-entrypoints', ...leftOut)
  const run = spawnSync(bin('attw'), args, { cwd: root, encoding: 'utf8' })
  return run.status === 0 ? [] : [`${run.stdout}${run.stderr}`.trim()]
}

if (runsAsCommand(import.meta.url)) {
  const checks = await checkPackages()
  printChecks(checks)
  process.exitCode = countChecks(checks).failed > 0 ? 1 : 0
}

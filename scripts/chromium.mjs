// Finds a Chromium for the tests, or installs one. As a command: prints its path.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { root, run, runsAsCommand } from './lib/process.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FIXED = ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

/** Path of a Chromium that is on this machine already, or `undefined`. */
export function findChromium() {
  const wanted = process.env.LOCKET_CHROMIUM
  if (wanted) return wanted
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...FIXED, ...onPath, playwrightChromium()].find((path) => path !== undefined && isExecutable(path))
}

/** The same, and installs one when there is none. @throws when none can be had, with what was tried. */
export function ensureChromium() {
  const found = findChromium()
  if (found !== undefined && starts(found)) return found
  if (process.env.LOCKET_CHROMIUM) throw new Error(`LOCKET_CHROMIUM names ${found}, which does not start.`)
  const tried = []
  for (const install of [installFromPlaywright, installFromDebian]) {
    tried.push(install())
    const installed = findChromium()
    if (installed !== undefined && starts(installed)) return installed
  }
  throw new Error(`No Chromium was found and none could be installed.\n${tried.join('\n')}\nInstall Chromium or Chrome, or set LOCKET_CHROMIUM to its path.`)
}

/** How every test here starts Chromium: quiet on the network. */
export function launchOptions() {
  const args = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run']
  if (process.getuid?.() === 0) args.push('--no-sandbox')
  const executablePath = findChromium()
  return executablePath === undefined ? { args } : { args, executablePath }
}

function playwrightChromium() {
  try {
    return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath()
  } catch {
    return undefined // The packages are not installed yet.
  }
}

function installFromPlaywright() {
  console.log("No Chromium here. Trying Playwright's.")
  return run('npx', ['playwright', 'install', 'chromium'], { cwd: root }) === 0
    ? '- Playwright installed one that does not start here.'
    : "- Playwright's could not be fetched."
}

function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return '- There is no apt-get on this system.'
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (sudo.length > 0 && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return "- Debian's needs root, and sudo asks for a password: `sudo apt-get install chromium`."
  console.log("Trying Debian's.")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const steps = [
    ['apt-get', 'update', '-q'],
    ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
  ]
  for (const step of steps) {
    const [program, ...args] = [...sudo, ...step]
    if (run(program, args, { env }) !== 0) return `- \`${step.join(' ')}\` failed.`
  }
  return '- Debian installed one that does not start.'
}

/** A downloaded one may lack the system's libraries. */
function starts(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (runsAsCommand(import.meta.url)) {
  try {
    console.log(ensureChromium())
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

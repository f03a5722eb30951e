// Makes new apps outside the project, installs the tarballs there, bundles them without settings, and runs them in Chromium.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleWithEsbuild, bundleWithVite, bundleWithWebpack, serveWithVite } from './lib/app-bundlers.mjs'
import { openBrowser } from './lib/offline-browser.mjs'
import { countChecks, printChecks } from './lib/checks.mjs'
import { packAll } from './lib/pack.mjs'
import { root, runsAsCommand } from './lib/process.mjs'
import { serve } from './serve.mjs'

const SOURCES = join(root, 'e2e', 'consumers')
const TIMEOUT_MS = 90_000

/** What is wrong with each app, one sentence each; nothing when it works. */
export async function checkConsumers(tarballs = packAll()) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'locket-apps-')))
  const browser = await openBrowser()
  const results = []
  const check = async (name, work) => results.push({ name, problems: await problemsOf(work) })
  try {
    const installed = install(folder, tarballs)
    const app = (name, source = 'app.js') => makeApp(join(folder, name), installed, source)

    await check('Node imports memory and panel; opening says STORAGE_UNAVAILABLE', () => checkNode(installed))
    await check('Node imports the adapters that stand beside no other package', () => checkAdapters(installed))
    await check('Vite, built, minilm', () => runBuilt(browser, bundleWithVite, app('vite'), 'minilm'))
    await check('Vite, built, static', () => runServed(browser, join(folder, 'vite', 'dist'), 'embedder=static', 'static'))
    await check('Vite, development server', () => runInDevelopment(browser, app('vite-dev')))
    await check('webpack', () => runBuilt(browser, bundleWithWebpack, app('webpack'), 'minilm'))
    await check('esbuild, with the assets URL', () => runBuilt(browser, bundleWithEsbuild, app('esbuild'), 'minilm', 'assets=locket'))
    await check('React in strict mode: mounted twice, one worker alive', () => runReact(browser, app('react', 'react-app.js')))
    return results
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function problemsOf(work) {
  try {
    return await work()
  } catch (error) {
    return [error.message]
  }
}

function install(folder, tarballs) {
  const home = join(folder, 'installed')
  mkdirSync(home)
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'app', private: true, type: 'module' }))
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts', ...Object.values(tarballs)]
  const done = spawnSync('npm', args, { cwd: home, encoding: 'utf8', shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Error(`npm could not install the tarballs.\n${done.stdout}${done.stderr}`)
  return home
}

/** An app as its developer would have it: sources, the installed packages, and nothing that settles how it is bundled. */
function makeApp(folder, installed, source) {
  cpSync(installed, folder, { recursive: true })
  for (const name of ['react', 'react-dom']) symlinkSync(realpathSync(join(root, 'node_modules', name)), join(folder, 'node_modules', name))
  mkdirSync(join(folder, 'src'))
  cpSync(join(SOURCES, source), join(folder, 'src', 'index.js'))
  writeFileSync(join(folder, 'index.html'), page('/src/index.js'))
  return folder
}

function page(script) {
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>App</title><div id="root"></div><script type="module" src="${script}"></script></html>\n`
}

function checkNode(installed) {
  const script =
    "import('@locket/panel').then(() => import('@locket/memory')).then(({ openLocket }) => openLocket({ user: 'u' })).then(() => 'opened', (error) => error.code).then(console.log)"
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: installed, encoding: 'utf8' })
  return stdout.trim() === 'STORAGE_UNAVAILABLE' ? [] : [`It said: ${stdout}${stderr}`]
}

function checkAdapters(installed) {
  const script =
    "Promise.all(['claude-memory-tool', 'mem0', 'tools', 'webmcp'].map((name) => import('@locket/adapters/' + name))).then((all) => console.log(all.flatMap(Object.keys).join()))"
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: installed, encoding: 'utf8' })
  return stdout.trim() === 'claudeMemoryTool,Memory,runTool,toolSchemas,registerWebMcp' ? [] : [`It said: ${stdout}${stderr}`]
}

async function runBuilt(browser, bundle, folder, embedder, query = '') {
  const { dist, script } = await bundle(folder)
  if (script !== undefined) writeFileSync(join(dist, 'index.html'), page(script))
  return runServed(browser, dist, query, embedder)
}

async function runServed(browser, dist, query, embedder) {
  const server = await serve({ folder: dist, port: 4600 })
  try {
    return await runApp(browser, `${server.address}/?${query}`, embedder)
  } finally {
    server.close()
  }
}

async function runInDevelopment(browser, folder) {
  const server = await serveWithVite(folder)
  try {
    return await runApp(browser, server.address, 'minilm')
  } finally {
    await server.close()
  }
}

async function runApp(browser, address, embedder) {
  return browser.visit(address, async (tab) => {
    const handle = await tab.waitForFunction(() => globalThis.outcome, undefined, { timeout: TIMEOUT_MS })
    const outcome = await handle.jsonValue()
    if (outcome.error !== undefined) return [outcome.error]
    const problems = []
    if (outcome.first !== 'My sister is a physician.') problems.push(`The question brought ${JSON.stringify(outcome.first)} first.`)
    if (!outcome.legs.includes('vector')) problems.push(`It was answered by ${outcome.legs.join(', ')} alone.`)
    if (outcome.embedder !== embedder) problems.push(`The embedder is ${outcome.embedder}.`)
    if (!outcome.learnt.includes('add')) problems.push(`From the turn came ${JSON.stringify(outcome.learnt)}.`)
    return problems
  })
}

async function runReact(browser, folder) {
  const server = await serveWithVite(folder)
  try {
    return await browser.visit(server.address, async (tab) => {
      await tab.waitForFunction(() => document.querySelector('#count')?.textContent === '1', undefined, { timeout: TIMEOUT_MS })
      const mounts = await tab.evaluate(() => globalThis.mounts)
      const alive = await workersBecome(tab, 1)
      return [...(mounts === 2 ? [] : [`It was mounted ${mounts} times.`]), ...(alive === 1 ? [] : [`${alive} workers are alive.`])]
    })
  } finally {
    await server.close()
  }
}

/** Waits until so many workers are alive; how many there are at the end of the wait. */
async function workersBecome(tab, count) {
  const end = performance.now() + 10_000
  while (tab.workers().length !== count && performance.now() < end) await tab.waitForTimeout(50)
  return tab.workers().length
}

if (runsAsCommand(import.meta.url)) {
  const checks = await checkConsumers()
  printChecks(checks)
  process.exitCode = countChecks(checks).failed > 0 ? 1 : 0
}

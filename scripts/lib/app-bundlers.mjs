// The bundlers, each as it is without any settings of the app's.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import * as esbuild from 'esbuild'
import { build, createServer } from 'vite'
import webpack from 'webpack'

/** Where the result is, and the script that a page has to load when the bundler writes no page. */
export async function bundleWithVite(folder) {
  process.env.NODE_ENV = 'production'
  await build({ root: folder, configFile: false, logLevel: 'error' })
  return { dist: join(folder, 'dist'), script: undefined }
}

/** Vite's development server, which hands out sources and pre-bundled packages. */
export async function serveWithVite(folder) {
  process.env.NODE_ENV = 'development' // As when started by hand; a build in the same process leaves `production` behind.
  const server = await createServer({ root: folder, configFile: false, logLevel: 'error', server: { port: 4700 } })
  await server.listen()
  const [address] = server.resolvedUrls.local
  return { address, close: () => server.close() }
}

export async function bundleWithWebpack(folder) {
  const compiler = webpack({ mode: 'production', context: folder, output: { path: join(folder, 'dist') } })
  try {
    const stats = await new Promise((resolve, reject) => compiler.run((error, done) => (error ? reject(error) : resolve(done))))
    // Size hints are about the models; everything else a developer would see counts.
    const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true })
    const problems = [...errors, ...warnings].map(({ message }) => message).filter((message) => !/size limit|performance recommendations/.test(message))
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await new Promise((resolve) => compiler.close(resolve))
  }
  return { dist: join(folder, 'dist'), script: 'main.js' }
}

/** esbuild emits no files for `new URL(…, import.meta.url)`: the app copies them and says where they are. */
export async function bundleWithEsbuild(folder) {
  const dist = join(folder, 'dist')
  await esbuild.build({ absWorkingDir: folder, entryPoints: ['src/index.js'], bundle: true, format: 'esm', outdir: dist, logLevel: 'error' })
  const copied = spawnSync('npx', ['--offline', 'locket-assets', 'dist/locket'], { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  if (copied.status !== 0) throw new Error(`locket-assets failed.\n${copied.stdout}${copied.stderr}`)
  return { dist, script: 'index.js' }
}

// Builds the page into demo/dist: its HTML entries, then the service worker that keeps all of it for use offline.
// The packages must be built first: the page uses what an app would get from them.
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { getManifest } from 'workbox-build'

const root = fileURLToPath(new URL('.', import.meta.url))
const outDir = join(root, 'dist')

/** Pages of the demo; `e2e.html` and `bench-tools.html` are bare pages for tests and commands, and no other page links to them. */
const PAGES = ['index.html', 'bench.html', 'model.html', 'bench-tools.html', 'e2e.html']

/** Vite's options for the page, for building and for the development server. */
export function demoOptions() {
  const input = PAGES.map((page) => join(root, page)).filter((path) => existsSync(path))
  return {
    configFile: false,
    root,
    base: './',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      rolldownOptions: { input, checks: { pluginTimings: false } },
    },
    logLevel: 'warn',
  }
}

/** Builds the page and its service worker. @returns where it is, and how many files and bytes are kept for use offline. */
export async function buildDemo() {
  await build(demoOptions())
  const files = await buildServiceWorker()
  return { outDir, files: files.length, bytes: files.reduce((sum, file) => sum + file.size, 0) }
}

/** Builds the service worker for what `outDir` holds by now. */
export async function buildServiceWorker() {
  const files = await offlineFiles()
  await build({
    configFile: false,
    root,
    publicDir: false,
    define: { __FILES__: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'src/service-worker.ts'), output: { format: 'iife', entryFileNames: 'service-worker.js' } },
    },
    logLevel: 'warn',
  })
  return files
}

/** Files whose name holds a hash of their content have no revision: they are never fetched twice. */
async function offlineFiles() {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: outDir,
    globPatterns: ['**/*'],
    globIgnores: ['e2e.html', 'bench-tools.html', 'service-worker.js', 'assets/step-test.worker-*'],
    maximumFileSizeToCacheInBytes: 64 * 2 ** 20,
    dontCacheBustURLsMatching: /^assets\//,
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries.map(({ url, revision }) => ({ url, revision, size: statSync(join(outDir, url)).size }))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, bytes } = await buildDemo()
  console.log(`demo/dist: ${files} files, ${(bytes / 1e6).toFixed(1)} MB for use offline`)
}

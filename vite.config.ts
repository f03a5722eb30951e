import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type Plugin } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { embedderAlias } from './scripts/embedder-build.mjs'

const source = (path: string): string => fileURLToPath(new URL(`./packages/${path}`, import.meta.url))

/** What lies beside the client once it is built, and the source that stands for it in tests. */
const BESIDE_CLIENT = new Map([
  ['worker.js', source('memory/src/worker/worker.ts')],
  ['embedder.js', source('memory/src/embedding/embedder.worker.ts')],
  ['rules.js', source('memory/src/extraction/rules.entry.ts')],
  ['static.js', source('memory/src/embedding/static.entry.ts')],
  ['extras.js', source('memory/src/worker/extras.entry.ts')],
])

function workersFromSource(): Plugin {
  return {
    name: 'locket:workers-from-source',
    enforce: 'pre',
    resolveId(id) {
      const [, file = '', query = ''] = /\/packages\/memory\/src\/client\/([\w-]+\.js)(\?.*)?$/.exec(id) ?? []
      const path = BESIDE_CLIENT.get(file)
      return path === undefined ? undefined : `${path}${query}`
    },
    // Vitest puts a call of its own around every dynamic import, also in a worker, where what it calls is missing.
    transform(code, id) {
      if (!id.startsWith(source('memory/src/worker/worker.ts'))) return undefined
      return `globalThis.__vitest_browser_runner__ ??= { wrapDynamicImport: (load) => load() };${code}`
    },
  }
}

/** Vitest wraps every dynamic import in a call to its runner, which is on the page and in no worker. */
function importsInWorkers(): Plugin {
  return {
    name: 'locket:imports-in-workers',
    transform(code, id) {
      if (!/\.worker\.ts(\?|$)|\/worker\/worker\.ts(\?|$)/.test(id)) return undefined
      return { code: `globalThis.__vitest_browser_runner__ ??= { wrapDynamicImport: (load) => load() };\n${code}`, map: null }
    },
  }
}

// Tests only; `scripts/build.mjs` builds. Tests run on the packages' sources, never on what was built before.
export default defineConfig({
  plugins: [workersFromSource(), importsInWorkers()],
  // Workers are not scanned: a package found while a test runs would reload it.
  optimizeDeps: { entries: [...BESIDE_CLIENT.values()] },
  resolve: {
    alias: [
      { find: /^@locket\/memory$/, replacement: source('memory/src/index.ts') },
      { find: /^@locket\/memory\/testing$/, replacement: source('memory/src/testing.ts') },
      { find: /^@locket\/memory\/llm$/, replacement: source('memory/src/llm.ts') },
      { find: /^@locket\/memory\/history$/, replacement: source('memory/src/history.ts') },
      { find: /^@locket\/panel$/, replacement: source('panel/src/index.ts') },
      { find: /^@locket\/adapters\/([\w-]+)$/, replacement: `${source('adapters/src')}/$1.ts` },
      ...Object.entries(embedderAlias).map(([find, replacement]) => ({ find, replacement })),
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/src/**/*.{test,property.test}.ts', 'demo/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.{browser,built}.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        // On built files, in Node with a Chromium of their own.
        test: { name: 'built', environment: 'node', include: ['scripts/**/*.built.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        // Plain ES modules; prepared by Vite they would be found only when the embedder's worker starts, and the page would reload mid-test.
        optimizeDeps: { exclude: ['@huggingface/transformers', '@huggingface/tokenizers', 'onnxruntime-web', 'onnxruntime-common', '@locket/models'] },
        test: {
          name: 'browser',
          include: ['packages/**/src/**/*.browser.test.ts', 'demo/src/**/*.browser.test.ts'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})

import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.mjs'

const port = Number(process.env.LOCKET_E2E_PORT ?? 4319)

/** End-to-end tests on the built page, served as `npm start` serves it. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // Two cores run two browsers, each with a model: what is waited for may take its time.
  expect: { timeout: 30_000 },
  use: { baseURL: `http://localhost:${port}`, trace: 'retain-on-failure', launchOptions: launchOptions() },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: { command: `node scripts/serve.mjs --port=${port}`, url: `http://localhost:${port}/`, reuseExistingServer: false },
})

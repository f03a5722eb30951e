import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { LOCOMO_FIXTURE } from '../packages/bench/src/public-data/fixtures.ts'
import { expect, test } from './support/test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
type Ticked = 'static' | 'locket'

test('two runs give the same bytes, the fixed rows are the published ones, and Locket leaks nothing', async ({ page }) => {
  test.slow()
  await openBench(page, ['static', 'locket'])
  await run(page)
  const first = await downloaded(page, 'Download as JSON')
  const report: { differences: string[]; thirtyDays: { rows: { row: number; both: { axes: { boundary: object } } }[] } } = JSON.parse(first)
  expect(report.differences).toEqual([])
  expect(report.thirtyDays.rows.find((row) => row.row === 15)?.both.axes.boundary).toEqual({ leaks: 0, stranger: 0, instructions: 0 })

  await openBench(page, ['static', 'locket'])
  await run(page)
  expect(await downloaded(page, 'Download as JSON')).toBe(first)
  expect(await databases(page)).toBe(0)

  await page.getByLabel('Compare with an earlier run…').setInputFiles(fileOf('earlier.json', first.replaceAll('"current": 74', '"current": 70')))
  await expect(page.locator('#results').getByText('Compared with earlier.json.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^5 Profile/ })).toContainText('earlier 70')
})

test('a cancelled run says so and leaves nothing behind', async ({ page }) => {
  await openBench(page, ['static', 'locket'])
  await page.getByRole('button', { name: 'Run the bench' }).click()
  await expect(page.getByText('Locket (static): reads the messages')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Nothing of the run is kept.').first()).toBeVisible()
  await expect.poll(() => databases(page)).toBe(0)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a public data set is measured from a file; a broken one is refused with the place', async ({ page }) => {
  await openBench(page, [])
  const text = JSON.stringify(LOCOMO_FIXTURE, null, 1)
  const picker = page.getByLabel('Open a data set…')
  await picker.setInputFiles(fileOf('cut.json', text.slice(0, 300)))
  await expect(page.getByText(/it was cut off.*line \d+, column \d+/)).toBeVisible()
  await picker.setInputFiles(fileOf('empty.json', ''))
  await expect(page.getByText(/The file is empty/)).toBeVisible()
  await picker.setInputFiles(fileOf('other.json', '[{"a":1}]'))
  await expect(page.getByText(/neither LoCoMo .* nor LongMemEval/)).toBeVisible()
  await picker.setInputFiles(fileOf('locomo.json', text))
  await expect(page.getByText('LoCoMo: 1 conversations, 2 questions')).toBeVisible()
  await expect(page.getByRole('row', { name: /^Plain BM25 turns 3 1\.000/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Locket \(none\) turns 3/ })).toBeVisible()
  expect(await databases(page)).toBe(0)
})

const looks = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, on a phone', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const

for (const { name, colorScheme, viewport } of looks) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport })

    test('the bench: axe finds nothing, nothing is wider than the screen, a question opens side by side', async ({ page }) => {
      await openBench(page, [])
      expect(await axeFindings(page)).toEqual([])
      await run(page)
      await page.getByRole('combobox', { name: 'Question', exact: true }).selectOption({ label: 'What is our test runner?' })
      await expect(page.getByRole('heading', { name: 'Full transcript' })).toBeVisible()
      await page.getByLabel('Far (no word in common)').check()
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    })
  })
}

async function openBench(page: Page, ticked: readonly Ticked[]): Promise<void> {
  await page.goto('/bench.html')
  for (const name of ['static', 'minilm', 'locket', 'grown'] as const) {
    await page.locator(`input[name=${name}]`).setChecked(ticked.some((each) => each === name))
  }
}

async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run the bench' }).click()
  await expect(page.getByRole('heading', { name: 'All figures' })).toBeVisible({ timeout: 100_000 })
  await expect(page.locator('chart-box svg')).toHaveCount(2)
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return readFileSync(await download.path(), 'utf8')
}

async function databases(page: Page): Promise<number> {
  return page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('locket') === true && !name.includes('shared')).length)
}

function fileOf(name: string, text: string): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) }
}

async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })')
  return results.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`))
}

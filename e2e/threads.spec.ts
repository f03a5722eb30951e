import type { Page } from '@playwright/test'
import { openPlayground, playground } from './support/playground.ts'
import { placesHolding } from './support/raw-storage.ts'
import { expect, test } from './support/test.ts'

const rows = (page: Page) => page.locator('#threads li')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const openList = (page: Page) => page.locator('.threads .shown').click()

test('conversations are kept apart, listed, renamed, switched, and there after a reload', async ({ context }) => {
  const { page, say } = await openPlayground(context)
  await say('I live in Lisbon.')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(page.locator('.talk .entry')).toHaveCount(0)
  await say('We deploy to eu-west-2.')

  await openList(page)
  await expect(rows(page)).toHaveCount(2)
  await row(page, 'I live in Lisbon.')
    .getByRole('button', { name: /^Rename/ })
    .click()
  const name = page.getByLabel('Name of the conversation')
  await name.fill('Where I live')
  await name.press('Enter')
  await expect(row(page, 'Where I live')).toHaveCount(1)

  await page.reload()
  const again = await playground(page)
  await expect(page.locator('.talk .entry .said')).toHaveText(['We deploy to eu-west-2.'])
  await expect(page.locator('.talk .entry .outcome')).toContainText('Remembered')
  await openList(page)
  await row(page, 'Where I live').locator('.go').click()
  await expect(page.locator('.talk .entry .said')).toHaveText(['I live in Lisbon.'])
  await expect(page.locator('.threads .shown')).toContainText('Where I live')
  await again.say('And I work as a nurse.')
  await page.reload()
  await playground(page)
  await expect(page.locator('.talk .entry .said')).toHaveText(['I live in Lisbon.', 'And I work as a nurse.'])
})

test('forgetting a conversation says what goes, can be taken back, and then it is gone', async ({ context }) => {
  const { page, say, memory, panel } = await openPlayground(context)
  await say('My dog is called Zorblax.')
  await say('Zorblax is asleep.')
  await openList(page)
  await row(page, 'Zorblax')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await expect(rows(page).first()).toContainText('Forget this conversation: 2 messages, and 1 memory that came from it?')
  await page.getByRole('button', { name: 'Yes, forget it' }).click()
  await expect(page.locator('.talk')).not.toContainText('Zorblax')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.locator('.talk .entry .said').first()).toHaveText('My dog is called Zorblax.')
  await expect(memory('Zorblax')).toHaveCount(1)

  await openList(page)
  await row(page, 'Zorblax')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await page.getByRole('button', { name: 'Yes, forget it' }).click()
  await expect(panel).toContainText('0 things')
  await expect(page.locator('.leaving')).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('.talk')).not.toContainText('Zorblax')
  await expect(page.locator('.threads .shown')).toContainText('0 conversations')
  expect(await placesHolding(page, 'zorblax')).toEqual([])
})

test('forgetting a memory takes its words out of the list and the conversation, in another tab too', async ({ context }) => {
  const first = await openPlayground(context)
  await first.say('My dog is called Zorblax.')
  const second = await openPlayground(context)
  await expect(second.page.locator('.talk .entry .said')).toHaveText(['My dog is called Zorblax.'])
  await openList(second.page)
  await expect(row(second.page, 'Zorblax')).toHaveCount(1)
  await first
    .memory('Zorblax')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await first.panel.getByRole('button', { name: 'Yes, forget' }).click()
  await expect(second.page.locator('.talk .entry .said')).not.toContainText(['Zorblax'], { timeout: 60_000 })
  await expect(second.page.locator('.talk')).not.toContainText('Zorblax', { timeout: 60_000 })
})

test('the prompt is shown by its parts with the tokens of each, and a summary once it does not fit', async ({ context }) => {
  const { page, say, given } = await openPlayground(context)
  await say('I live in Lisbon.')
  await given('Where do I live?')
  const parts = page.getByRole('list', { name: 'Parts of the prompt, in their order' })
  await expect(parts.locator('[data-kind="system"]')).toContainText(/\d+ tokens/)
  await expect(parts.locator('[data-kind="memory"]')).toContainText(/1 memory\s*\d+ tokens/)
  await expect(parts.locator('[data-kind="turn"]')).toContainText(/1 message\s*\d+ tokens/)
  await expect(parts.locator('[data-kind="summary"]')).toContainText('Not needed')
  const tokens = (await parts.locator('.tokens').allTextContents()).map((text) => Number.parseInt(text, 10)).reduce((sum, each) => sum + each, 0)
  await expect(page.locator('.given')).toContainText(`${tokens} of at most 4,000 tokens`)

  const long = Array.from({ length: 24 }, (_, i) => ({
    role: i % 2 === 0 ? 'user' : 'assistant',
    text: `Point ${i}: Dr. Okafor decided on ${i + 1} March 2026 that order number ${4000 + i} is shipped to Rotterdam before anything else. ${'We went through the list again, line by line, and nobody had anything to add. '.repeat(3)}`,
  }))
  await page.getByLabel('Open a file…').setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(long)) })
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.locator('.talk .entry')).toHaveCount(25)
  await page.getByLabel('At most').selectOption('1,000 tokens')
  await given('What did Dr. Okafor decide?')
  await expect(parts.locator('[data-kind="summary"]')).toContainText(/\d+ tokens/)
  await expect(parts.locator('[data-kind="summary"]')).toContainText('Okafor')
})

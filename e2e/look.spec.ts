import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { startChatServer } from './support/chat-server.ts'
import { ask, enterEndpoint } from './support/choose-model.ts'
import { openPlayground } from './support/playground.ts'
import { expect, test } from './support/test.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate<AxeResults>('axe.run({ resultTypes: ["violations"] })')
  return results.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`))
}

const looks = [
  { name: 'light, wide', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark, on a phone', colorScheme: 'dark', viewport: { width: 360, height: 740 } },
] as const

for (const { name, colorScheme, viewport } of looks) {
  test.describe(name, () => {
    test.use({ colorScheme, viewport })

    test('axe finds nothing, and nothing is wider than the screen', async ({ context }) => {
      const { page, say, given } = await openPlayground(context)
      expect(await axeFindings(page)).toEqual([])
      await say('We deploy to eu-west-2.')
      await say(`A word without an end: ${'x'.repeat(200)}`)
      await page.locator('summary').first().click()
      await given('Where do we deploy?')
      expect(await axeFindings(page)).toEqual([])
      await page.getByLabel('Open a file…').setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('[') })
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    })

    test('so do conversations, who answers, an answer and an error', async ({ context, watch }) => {
      const server = await startChatServer()
      watch.expectErrors(new RegExp(`${server.host}|Failed to load resource`))
      const { page, say } = await openPlayground(context)
      await say('We deploy to eu-west-2.')
      await page.getByRole('button', { name: 'Choose who answers…' }).click()
      await page.getByRole('radio', { name: /^A server that I enter/ }).check()
      await page.getByLabel('Address').fill(`https://example.com/${'long/'.repeat(30)}`)
      await page.getByRole('button', { name: 'Use it' }).click()
      expect(await axeFindings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await enterEndpoint(page, { url: server.url })
      server.answer({ type: 'stream', pieces: ['y'.repeat(200)] })
      await ask(page, 'Where do we deploy?')
      await page.locator('.talk .entry[data-reply] summary').first().click()
      server.answer({ type: 'status', status: 500, body: '' })
      await ask(page, 'Again?')
      await page.locator('.threads .shown').click()
      await expect(page.locator('#threads li')).toHaveCount(1)
      expect(await axeFindings(page)).toEqual([])
      await page.getByRole('button', { name: /^Forget “We deploy/ }).click()
      await expect(page.getByRole('button', { name: 'Yes, forget it' })).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
      await server.close()
    })
  })
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

test('works from right to left without anything overlapping the edge', async ({ context }) => {
  const { page, say } = await openPlayground(context)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await say('أعيش في لشبونة وأعمل ممرضة')
  expect(await overflow(page)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('conversations and who answers can be reached and left from the keyboard', async ({ context }) => {
  const { page, say } = await openPlayground(context)
  await say('I live in Lisbon.')
  const shown = page.locator('.threads .shown')
  await shown.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#threads li')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('#threads')).toBeHidden()
  await expect(shown).toBeFocused()
  const choose = page.getByRole('button', { name: 'Choose who answers…' })
  await choose.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: /^Nobody/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(choose).toBeFocused()
})

test('everything of the conversation can be done from the keyboard', async ({ context }) => {
  const { page, memory } = await openPlayground(context)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to what is remembered' })).toBeFocused()
  await page.getByLabel('Your message').focus()
  await page.keyboard.type('I live in Lisbon.')
  await page.keyboard.press('Enter')
  await expect(memory('Lisbon')).toHaveCount(1)
  await page.keyboard.type('Where do I live?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Say it' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'What a model would be given' })).toContainText('Lisbon')
})

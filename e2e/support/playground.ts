import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from './expect.ts'

const WORDS_ALONE = '/?embedder=none'

/** The page as a person uses it. */
export interface Playground {
  readonly page: Page
  readonly panel: Locator
  /** Says something and waits for what comes of it. @returns the line under the message */
  say(text: string): Promise<string>
  /** Types a message without saying it. @returns what a model would be given for it, beside the conversation itself */
  given(text: string): Promise<string>
  /** Waits until recall by meaning works. */
  modelReady(): Promise<void>
  /** The line of the panel that shows a memory. */
  memory(text: string | RegExp): Locator
}

/** Opens the page in a new tab; by words alone unless it says otherwise, which spares loading the model. */
export async function openPlayground(context: BrowserContext, path = WORDS_ALONE): Promise<Playground> {
  const page = await context.newPage()
  await page.goto(path)
  return playground(page)
}

export async function playground(page: Page): Promise<Playground> {
  const panel = page.locator('locket-panel')
  const message = page.getByLabel('Your message')
  await expect(panel.getByRole('heading', { name: 'What I remember about you' })).toBeVisible()
  // It is open once the state of its model is known.
  await expect(page.locator('[data-model]')).toBeVisible()

  return {
    page,
    panel,
    say: async (text) => {
      await message.fill(text)
      await message.press('Enter')
      const entry = page.locator('.talk .entry').last()
      await expect(entry.locator('.said')).toHaveText(/\S/)
      await expect(entry.locator('.outcome')).not.toHaveAttribute('data-tone', 'working')
      return (await entry.locator('summary, p.outcome').first().textContent())?.trim() ?? ''
    },
    given: async (text) => {
      await page.getByRole('switch', { name: 'Show what a model would be given' }).check()
      const given = page.getByRole('region', { name: 'What a model would be given' })
      await message.fill('')
      await expect(given).toHaveAttribute('data-query', '')
      await message.fill(text)
      await expect(given).toHaveAttribute('data-query', text)
      const all = (await given.textContent()) ?? ''
      const turns = given.locator('li[data-kind="turn"]')
      return (await turns.count()) === 0 ? all : all.replace((await turns.textContent()) ?? '', '')
    },
    modelReady: () => expect(page.locator('[data-model]')).toHaveAttribute('data-model', 'ready', { timeout: 60_000 }),
    memory: (text) => panel.locator('li[data-row]').filter({ hasText: text }),
  }
}

import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

interface Entered {
  readonly url: string
  readonly model?: string
  readonly key?: string
  readonly keep?: boolean
}

/** Enters an endpoint, as a person would, and takes it. */
export async function enterEndpoint(page: Page, { url, model = 'tiny', key = '', keep = false }: Entered): Promise<void> {
  const form = page.getByRole('form', { name: 'Who answers?' })
  if (!(await form.isVisible())) await page.getByRole('button', { name: /^(Choose who answers|Change)…$/ }).click()
  await form.getByRole('radio', { name: /^A server that I enter/ }).check()
  await form.getByLabel('Address').fill(url)
  await form.getByLabel('Model', { exact: true }).fill(model)
  await form.getByLabel('Key, if it wants one').fill(key)
  await form.getByRole('checkbox', { name: /^Keep these/ }).setChecked(keep)
  await form.getByRole('button', { name: 'Use it' }).click()
}

/** Says something and waits until the answer to it has come to an end. @returns the answer's text and how it ended */
export async function ask(page: Page, text: string): Promise<{ readonly text: string; readonly state: string }> {
  const replies = page.locator('.entry[data-reply]')
  // Nothing can be said while an answer is being written, be it complete to the eye.
  await expect(page.locator('.entry[data-reply="waiting"], .entry[data-reply="writing"]')).toHaveCount(0)
  const before = await replies.count()
  await page.getByLabel('Your message').fill(text)
  await page.getByLabel('Your message').press('Enter')
  await expect(replies).toHaveCount(before + 1)
  const last = replies.last()
  await expect(last).not.toHaveAttribute('data-reply', /waiting|writing/)
  const said = last.locator('.said')
  return { text: (await said.count()) === 0 ? '' : ((await said.textContent()) ?? ''), state: (await last.getAttribute('data-reply')) ?? '' }
}

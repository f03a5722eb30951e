import { readFile } from 'node:fs/promises'
import type { Locket } from '@locket/memory'
import type { Page } from '@playwright/test'
import { openPlayground, playground } from './support/playground.ts'
import { placesHolding } from './support/raw-storage.ts'
import { expect, test } from './support/test.ts'

test('what is told is remembered, still there after a reload, and recalled by meaning', async ({ context }) => {
  const told = await openPlayground(context, '/')
  expect(await told.say('I live in Lisbon.')).toMatch(/^Remembered: .*Lisbon/)
  expect(await told.say('Where do I live?')).toMatch(/a question/)
  await expect(told.memory('Lisbon')).toHaveCount(1)

  await told.page.reload()
  const again = await playground(told.page)
  await expect(again.memory('Lisbon')).toHaveCount(1)
  await again.modelReady()
  const given = await again.given('Which city is my home in?')
  expect(given).toContain('Lisbon')
  expect(given).toContain('by meaning')
})

test('a new value replaces the old one, which stays readable in the history', async ({ context }) => {
  const { say, memory, panel, given } = await openPlayground(context)
  await say('We deploy to eu-west-2.')
  expect(await say('We moved production to eu-central-1.')).toMatch(/replaces .*eu-west-2/)
  await expect(memory('eu-central-1')).toHaveCount(1)
  expect(await given('Where does production run?')).not.toContain('eu-west-2')
  await panel.getByText('No longer true').first().click()
  await expect(panel).toContainText('eu-west-2')
})

test('a memory is corrected in place', async ({ context }) => {
  const { say, memory, panel, given } = await openPlayground(context)
  await say('I live in Lisbon.')
  await memory('Lisbon').getByRole('button', { name: /^Edit/ }).click()
  const field = panel.getByLabel('What should I remember instead?')
  await field.fill('You live in Porto.')
  await field.press('Enter')
  await expect(memory('Porto')).toHaveCount(1)
  const block = await given('Where do I live?')
  expect(block).toContain('Porto')
  expect(block).not.toContain('Lisbon')
})

test.describe('with everything kept that the page can keep', () => {
  test.use({ serviceWorkers: 'allow' })

  test('what is forgotten in the panel is in no view, no storage and no second tab', async ({ context }) => {
    const first = await openPlayground(context, '/')
    const second = await openPlayground(context, '/')
    await expect(first.page.locator('[data-offline="ready"]')).toBeVisible({ timeout: 60_000 })
    await first.say('My dog is called Zorblax.')
    await first.say('I live in Lisbon.')
    await expect(second.memory('Zorblax')).toHaveCount(1)
    await second.given('What is my dog called?')
    // Sealed: not readable even while it is held. That the search would find it is shown in forgetting.spec.ts.
    expect(await placesHolding(first.page, 'zorblax')).toEqual([])

    await first
      .memory('Zorblax')
      .getByRole('button', { name: /^Forget/ })
      .click()
    await first.panel.getByRole('button', { name: 'Yes, forget' }).click()
    await expect(second.memory('Zorblax')).toHaveCount(0)
    await expect(first.panel.getByText(/Undo|gone for good/).first()).toBeVisible()
    // Undo is there for eight seconds; then it is gone for good, and a receipt says so.
    await expect.poll(() => receiptsOf(first.page), { timeout: 60_000 }).toEqual([[1, 'shredded']])
    expect(await placesHolding(first.page, 'zorblax')).toEqual([])

    for (const tab of [first, second]) {
      await expect(tab.page.locator('.talk')).not.toContainText('Zorblax')
      expect(await tab.given('What is my dog called?')).not.toContain('Zorblax')
      await expect(tab.memory('Lisbon')).toHaveCount(1)
    }
  })
})

test('a forget can be taken back for a moment', async ({ context }) => {
  const { say, memory, panel, given } = await openPlayground(context)
  await say('My dog is called Zorblax.')
  await memory('Zorblax')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await panel.getByRole('button', { name: 'Yes, forget' }).click()
  await panel.getByRole('button', { name: 'Undo' }).click()
  await expect(memory('Zorblax').getByRole('button', { name: /^Edit/ })).toBeVisible()
  expect(await given('What is my dog called?')).toContain('Zorblax')
})

test('closing the page right after a forget does not stop it', async ({ context }) => {
  const first = await openPlayground(context)
  await first.say('My dog is called Zorblax.')
  await first
    .memory('Zorblax')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await first.panel.getByRole('button', { name: 'Yes, forget' }).click()
  await expect(first.panel.getByRole('button', { name: 'Undo' })).toBeVisible()
  await first.page.close()
  const again = await openPlayground(context)
  await expect(again.memory('Zorblax')).toHaveCount(0)
  await expect.poll(() => receiptsOf(again.page), { timeout: 60_000 }).toEqual([[1, 'shredded']])
})

test('forgetting everything takes the conversation along', async ({ context }) => {
  const { say, page, panel } = await openPlayground(context)
  await say('My dog is called Zorblax.')
  await say('Zorblax is asleep now.')
  await panel.getByRole('button', { name: 'More' }).click()
  await panel.getByRole('button', { name: 'Forget everything' }).click()
  await panel.getByLabel(/to go on$/).fill('forget')
  await panel.getByRole('button', { name: 'Forget everything for good' }).click()
  await expect(page.locator('.talk')).not.toContainText('Zorblax')
  await expect(panel).toContainText('0 things')
  await expect.poll(() => placesHolding(page, 'zorblax')).toEqual([])
})

test('a request to forget, said as a message, forgets', async ({ context }) => {
  const { say, memory, page } = await openPlayground(context)
  await say('My dog is called Zorblax.')
  await expect(memory('Zorblax')).toHaveCount(1)
  await page.getByLabel('Your message').fill("Please forget my dog's name.")
  await page.getByLabel('Your message').press('Enter')
  await expect(page.locator('.talk .entry').last().locator('.outcome')).toContainText('Forgotten')
  await expect(memory('Zorblax')).toHaveCount(0)
  await expect(page.locator('.talk')).not.toContainText('Zorblax')
})

test('a password is not stored anywhere', async ({ context }) => {
  const { say, page } = await openPlayground(context)
  expect(await say('The staging password is Vexing-Otter-7731!')).toMatch(/^Not stored: looks like a password/)
  expect(await placesHolding(page, 'vexing-otter')).toEqual([])
})

test('what the assistant or a tool says is not learned as a fact about the person', async ({ context }) => {
  const { say, page, panel } = await openPlayground(context)
  await page.getByLabel('Said by').selectOption('A tool')
  await say('My favourite colour is grey.')
  await page.getByLabel('Said by').selectOption('The assistant')
  await say('You live in Oslo.')
  await expect(panel).toContainText('0 things')
})

test('each person sees only what is theirs', async ({ context }) => {
  const mara = await openPlayground(context)
  await mara.say('I live in Lisbon.')
  await mara.page.getByRole('link', { name: 'Jonas' }).click()
  const jonas = await playground(mara.page)
  await expect(jonas.page.getByRole('link', { name: 'Jonas' })).toHaveAttribute('aria-current', 'page')
  await expect(jonas.panel).toContainText('0 things')
  expect(await jonas.given('Where do I live?')).not.toContain('Lisbon')
  await jonas.page.getByRole('link', { name: 'Mara' }).click()
  await expect((await playground(jonas.page)).memory('Lisbon')).toHaveCount(1)
})

test('a file of turns shows what it would change before anything is kept', async ({ context }) => {
  const { page, panel, memory } = await openPlayground(context)
  const turns = [
    { role: 'user', text: 'I live in Lisbon.' },
    { role: 'assistant', text: 'A fine city.' },
    { role: 'user', text: 'Where do I live?' },
  ]
  const file = { name: 'turns.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(turns)) }
  const card = page.getByRole('region', { name: 'If you keep “turns.json”' }).first()

  await page.getByLabel('Open a file…').setInputFiles(file)
  await expect(card).toContainText('3 messages · 1 new memory')
  await expect(card).toContainText('Lisbon')
  await card.getByRole('button', { name: 'Leave it' }).click()
  await expect(panel).toContainText('0 things')

  await page.getByLabel('Open a file…').setInputFiles(file)
  await card.getByRole('button', { name: 'Keep it' }).click()
  await expect(memory('Lisbon')).toHaveCount(1)
  await expect(page.locator('.talk .entry')).toHaveCount(3)
})

test('a broken file gets a clear message and changes nothing', async ({ context }) => {
  const { page, panel, say } = await openPlayground(context)
  await say('I live in Lisbon.')
  const whole = JSON.stringify([
    { role: 'user', text: 'I live in Porto.' },
    { role: 'user', text: 'My dog is called Biscuit.' },
  ])
  for (const [text, message] of [
    [whole.slice(0, whole.length / 2), 'not valid JSON'],
    [whole.slice(0, -1), 'not valid JSON'],
    ['{"format":"something else"}', 'a list of messages'],
    ['[{"role":"user","text":"I live in Porto."},{"role":"king","text":"x"}]', 'Message 2: “role” should be'],
  ] as const) {
    await page.getByLabel('Open a file…').setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('nothing changed')
    await expect(alert).toContainText(message)
    await alert.getByRole('button', { name: 'Close' }).click()
  }
  await expect(panel).toContainText('1 thing,')
})

test('a file that is dropped on the page is previewed', async ({ context }) => {
  const { page } = await openPlayground(context)
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['[{"role":"user","text":"I live in Lisbon."}]'], 'dropped.json', { type: 'application/json' }))
    return transfer
  })
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data })
  await expect(page.getByText('Drop it to see what would be kept')).toBeVisible()
  await page.dispatchEvent('main', 'drop', { dataTransfer: data })
  await expect(page.getByRole('heading', { name: 'If you keep “dropped.json”' })).toBeVisible()
})

test('thirty days play with progress and end with what is true now', async ({ context }) => {
  const { page, memory, given } = await openPlayground(context)
  await page.getByRole('button', { name: 'Load thirty days' }).click()
  await expect(page.getByText(/^Day \d+ of 30$/)).toBeVisible()
  await expect(page.getByText(/^Day \d+ of 30$/)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.locator('.talk .entry')).toHaveCount(120)
  await expect(memory('eu-central-1').first()).toBeVisible()
  const block = await given('Where does production run, and which database do we use?')
  expect(block).toContain('eu-central-1')
  expect(block).not.toContain('eu-west-2')
  // The sample itself is one of the page's files.
  for (const text of ['912 345 678', 'Hunter2-Stage']) expect((await placesHolding(page, text)).filter((place) => !place.startsWith('cache '))).toEqual([])
})

test('playing can be stopped, and what was said until then stays', async ({ context }) => {
  const { page } = await openPlayground(context)
  await page.getByRole('button', { name: 'Load thirty days' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText(/^Day \d+ of 30$/)).toHaveCount(0)
  expect(await page.locator('.talk .entry').count()).toBeLessThan(120)
  await expect(page.getByRole('button', { name: 'Load thirty days' })).toBeEnabled()
})

test('while remembering is paused, nothing is remembered, and the page says so', async ({ context }) => {
  const { say, panel } = await openPlayground(context)
  await panel.getByRole('button', { name: 'Pause remembering' }).click()
  await expect(panel).toContainText('Paused')
  expect(await say('I live in Lisbon.')).toBe('Not remembered: remembering is paused')
  await panel.getByRole('button', { name: 'Go on remembering' }).click()
  await expect(panel.getByRole('button', { name: 'Pause remembering' })).toBeVisible()
  expect(await say('I live in Porto.')).toMatch(/^Remembered/)
  await expect(panel).toContainText('1 thing,')
})

test('while everything is kept as it is, a message says why it was not kept', async ({ context }) => {
  const { say, panel, page } = await openPlayground(context)
  await panel.getByRole('button', { name: 'More' }).click()
  await panel.getByRole('button', { name: 'Allow no changes' }).click()
  await expect(panel).toContainText('Forgetting still works')
  expect(await say('I live in Lisbon.')).toBe('Not kept: no changes are allowed.')
  await expect(page.locator('.talk').getByRole('alert')).toContainText('Forgetting still works')
})

test('an export that is cut or changed is refused by the panel, and nothing changes', async ({ context }) => {
  const { say, panel, page, memory } = await openPlayground(context)
  await say('I live in Lisbon.')
  await panel.getByRole('button', { name: 'More' }).click()
  const saving = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export to a file' }).click()
  const exported = await readFile(await (await saving).path(), 'utf8')

  for (const broken of [exported.slice(0, exported.length / 2), exported.slice(0, -2), exported.replace('Lisbon', 'London')]) {
    await panel.getByRole('button', { name: 'More' }).click()
    await panel.getByRole('button', { name: 'Import from a file' }).click()
    await panel.locator('input[type=file]').setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(broken) })
    await expect(panel).toContainText('Nothing was changed')
    await expect(panel.getByRole('button', { name: 'Bring in' })).toHaveCount(0)
    await panel.getByRole('button', { name: 'Cancel' }).click()
  }
  await expect(memory('Lisbon')).toHaveCount(1)
  await expect(panel).not.toContainText('London')
})

/** How many memories each receipt counts, and how they went. */
function receiptsOf(page: Page): Promise<readonly (readonly [number, string])[]> {
  return page.evaluate(async () => {
    const panel = document.querySelector<HTMLElement & { readonly locket: Pick<Locket, 'receipts'> | null }>('locket-panel')
    return ((await panel?.locket?.receipts()) ?? []).map(({ count, erasure }) => [count, erasure] as const)
  })
}

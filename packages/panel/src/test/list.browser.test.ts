import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openFullLocket, openPanel, openTestLocket, seen, told, until } from './open-panel.ts'

test('shows everything that is held, in groups, events newest first', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  const headings = [...(panel.shadowRoot?.querySelectorAll('h3') ?? [])].map((heading) => heading.textContent?.replace(/\s+/g, ' ').trim())
  expect(headings).toEqual([
    'Should I remember these? (2)',
    'About you 2',
    'Work 1',
    'People 1',
    'Preferences 1',
    'Other things 1',
    'Rules you gave me 1',
    'What happened 2',
    'No longer true 1',
  ])
  const text = seen(panel)
  expect(text).toContain('9 things, in this tab only.')
  expect(text.indexOf('Neukölln')).toBeLessThan(text.indexOf('Leipzig'))
})

test('says where a memory comes from, how often it was used, and what it replaced', async () => {
  const locket = await openFullLocket()
  await locket.recall('Where do I live?')
  const panel = await openPanel({ locket })
  await until(() => seen(panel).includes('before: Lisbon'))
  const line = [...(panel.shadowRoot?.querySelectorAll('[data-row]') ?? [])].find((row) => row.textContent?.includes('You live in Berlin.'))
  const parts = [...(line?.querySelectorAll('.meta > li, .asks > li') ?? [])].map((part) => part.textContent?.trim())
  expect(parts).toEqual(['You said so on 25 Nov', 'used once, 25 Nov', 'before: Lisbon', 'Why do you know this?'])
})

test('why it is known: the quote, the conversation, and the answers that it went into', async () => {
  const locket = await openFullLocket()
  await locket.recall('Where do I live?', { thread: 't-9' })
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: 'Why do you know this? You live in Berlin.' }).click()
  await until(() => seen(panel).includes('in conversation t-9'))
  const text = seen(panel)
  for (const part of ['I live in Berlin now.', 't-3', 'm-91', 'home.city']) expect(text).toContain(part)
})

test('the history opens under the line and brings an older version back', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: /^before: Lisbon/ }).click()
  await page.getByRole('button', { name: 'Make this true again: You live in Lisbon.' }).click()
  await until(() => told(panel).startsWith('Made true again.'))
  expect((await locket.memories({ query: 'Lisbon' })).items.map(({ text }) => text)).toEqual(['You live in Lisbon.'])
  await until(() => seen(panel).includes('before: Berlin'))
})

test('what is sensitive stays covered until it is asked for, in its label too', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  expect(panel.shadowRoot?.innerHTML).not.toContain('penicillin')
  await page.getByRole('button', { name: 'Show the sensitive memory' }).click()
  expect(seen(panel)).toContain('You are allergic to penicillin.')
  await page.getByRole('button', { name: 'Cover again' }).click()
  expect(panel.shadowRoot?.innerHTML).not.toContain('penicillin')
})

test('what is no longer true is read when it is opened', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  expect(seen(panel)).not.toContain('You live in Lisbon.')
  await page.getByText('No longer true').click()
  await until(() => seen(panel).includes('You live in Lisbon.'))
})

test('suggestions: remember, change and remember, or no', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: 'No, do not remember: Always answer in German.' }).click()
  await until(() => seen(panel).includes('Should I remember this? (1)'))
  await page.getByRole('button', { name: 'Edit: Your brother plays the cello.' }).click()
  await userEvent.fill(page.getByLabelText('What should I remember instead?'), 'Your brother plays the viola.')
  await userEvent.keyboard('{Enter}')
  await until(() => !seen(panel).includes('Should I remember'))
  const { items } = await locket.memories({ status: 'any' })
  expect(items.filter(({ text }) => /brother|German/.test(text)).map(({ text, status }) => `${status}: ${text}`)).toEqual([
    'active: Your brother plays the viola.',
  ])
})

test('finds as one types, older versions too, and says when nothing fits', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  const field = page.getByRole('searchbox')
  await field.fill('Lisbon')
  await until(() => seen(panel).includes('1 memory found'))
  expect(seen(panel)).toContain('No longer true')
  await field.fill('zebra')
  await until(() => seen(panel).includes('Nothing I remember fits “zebra”.'))
  await userEvent.keyboard('{Escape}')
  await until(() => seen(panel).includes('About you'))
  expect(panel.shadowRoot?.activeElement?.getAttribute('type')).toBe('search')
})

test('a long list is drawn in parts and read in pages', async () => {
  const locket = await openTestLocket(Array.from({ length: 700 }, (_, n) => ({ text: `Thing number ${n} that you said.`, key: `thing.k${n}` })))
  const panel = await openPanel({ locket })
  await until(() => seen(panel).includes('700 things'))
  await until(() => panel.shadowRoot?.querySelectorAll('[data-row]').length === 50)
  await page.getByRole('button', { name: 'Show 50 more of 650' }).click()
  await until(() => panel.shadowRoot?.querySelectorAll('[data-row]').length === 100)
})

test('pausing, allowing no changes, and going on', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: 'Pause remembering' }).click()
  await until(() => seen(panel).includes('Paused:'))
  expect((await locket.status()).paused).toBe(true)
  await page.getByRole('button', { name: 'Go on remembering' }).click()
  await until(() => !seen(panel).includes('Paused:'))
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Allow no changes' }).click()
  await until(() => seen(panel).includes('No changes are allowed'))
  await page.getByRole('button', { name: 'Edit: You eat no meat.' }).click()
  await userEvent.keyboard('!{Enter}')
  await until(() => seen(panel).includes('so this was not done'))
  await page.getByRole('button', { name: 'Allow changes again' }).click()
  await until(() => !seen(panel).includes('nothing new is remembered'))
  expect((await locket.status()).mode).not.toBe('read-only')
})

test('nothing is held: says what will appear, and takes a first memory', async () => {
  const locket = await openTestLocket()
  const panel = await openPanel({ locket })
  expect(seen(panel)).toContain('I remember nothing about you yet.')
  await page.getByLabelText('Tell me one thing to remember').fill('I keep bees.')
  await userEvent.keyboard('{Enter}')
  await until(() => seen(panel).includes('1 thing,') && seen(panel).includes('I keep bees.'))
})

test('a long memory is cut off until all of it is asked for', async () => {
  const panel = await openPanel({ locket: await openTestLocket([{ text: `${'Word '.repeat(6000)}end.` }]) })
  expect(seen(panel).length).toBeLessThan(2000)
  await page.getByRole('button', { name: 'Show all of it' }).click()
  await until(() => seen(panel).includes('Word end.'))
})

test('turning to another locket shows nothing of the one before', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  await page.getByRole('button', { name: 'Edit: You live in Berlin.' }).click()
  panel.locket = await openTestLocket([{ text: 'You keep bees.' }])
  await until(() => seen(panel).includes('You keep bees.'))
  expect(panel.shadowRoot?.innerHTML).not.toMatch(/Berlin|Lisbon/)
})

test('taken out of the page and put back, it shows the same locket', async () => {
  const locket = await openTestLocket([{ text: 'You keep bees.' }])
  const panel = await openPanel({ locket })
  const { parentNode } = panel
  panel.remove()
  await locket.remember({ text: 'You keep hens.' })
  parentNode?.append(panel)
  await until(() => seen(panel).includes('You keep hens.'))
})

import { createDevice } from '@locket/memory/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, openFullLocket, openPanel, openTestLocket, seen, told, until } from './open-panel.ts'

const EDIT = 'Edit: You eat no meat.'
const field = () => page.getByLabelText('What should I remember instead?')

test('Enter saves in place: focus stays on the line, the old words go into its history', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  const lines = () => [...(panel.shadowRoot?.querySelectorAll('[data-row]') ?? [])].map((line) => line.getAttribute('data-row'))
  const before = lines()
  await page.getByRole('button', { name: EDIT }).click()
  await userEvent.fill(field(), 'You eat no meat and no fish.')
  await userEvent.keyboard('{Enter}')
  await until(() => focused(panel) === 'Edit: You eat no meat and no fish.')
  expect(lines()).toEqual(before)
  expect(told(panel)).toContain('Saved.')
  expect((await locket.history('food.diet')).map(({ text, status }) => `${status}: ${text}`)).toEqual([
    'superseded: You eat no meat.',
    'active: You eat no meat and no fish.',
  ])
})

test('a memory without a key keeps its place when it is changed', async () => {
  const locket = await openTestLocket([{ text: 'First thing.' }])
  for (const text of ['Second thing.', 'Third thing.']) {
    locket.clock.advance(60_000)
    await locket.remember({ text })
  }
  const panel = await openPanel({ locket })
  locket.clock.advance(60_000)
  await page.getByRole('button', { name: 'Edit: First thing.' }).click()
  await userEvent.fill(field(), 'First thing, changed.')
  await userEvent.keyboard('{Enter}')
  await until(() => focused(panel) === 'Edit: First thing, changed.')
  const text = seen(panel)
  expect(text.indexOf('Second thing.')).toBeLessThan(text.indexOf('First thing, changed.'))
})

test('Escape leaves everything as it was and gives the focus back', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  const { revision } = await locket.status()
  await page.getByRole('button', { name: EDIT }).click()
  await userEvent.fill(field(), 'Something else')
  await userEvent.keyboard('{Escape}')
  await until(() => focused(panel) === EDIT)
  expect((await locket.status()).revision).toBe(revision)
})

test('Enter that ends a composition does not save', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: EDIT }).click()
  await until(() => panel.shadowRoot?.activeElement instanceof HTMLTextAreaElement)
  panel.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
  await panel.updateComplete
  expect(panel.shadowRoot?.activeElement).toBeInstanceOf(HTMLTextAreaElement)
})

test('a change from another tab appears, is told, and takes no focus', async () => {
  const device = createDevice()
  const panel = await openPanel({ locket: await openFullLocket(device) })
  const other = await openTestLocket([], device)
  await page.getByRole('button', { name: EDIT }).click()
  await until(() => panel.shadowRoot?.activeElement instanceof HTMLTextAreaElement)
  await userEvent.keyboard(' At all.')
  await other.remember({ key: 'home.pet', text: 'You keep a tortoise.' })
  await until(() => seen(panel).includes('You keep a tortoise.'))
  await until(() => told(panel) === 'What I remember changed: 1 memory new or changed.')
  expect(panel.shadowRoot?.activeElement).toBeInstanceOf(HTMLTextAreaElement)
  expect(await field().query()).toHaveProperty('value', 'You eat no meat. At all.')
})

test('what is being changed here was changed elsewhere: it says so, and saving replaces that', async () => {
  const device = createDevice()
  const locket = await openFullLocket(device)
  const panel = await openPanel({ locket })
  const other = await openTestLocket([], device)
  other.clock.advance(120_000)
  locket.clock.advance(180_000)
  await page.getByRole('button', { name: EDIT }).click()
  await other.remember({ key: 'food.diet', text: 'You eat fish again.', value: 'fish' })
  await until(() => seen(panel).includes('Meanwhile it was changed to “You eat fish again.”'))
  await userEvent.fill(field(), 'You eat everything.')
  await userEvent.keyboard('{Enter}')
  await until(() => focused(panel) === 'Edit: You eat everything.')
  expect((await locket.history('food.diet')).map(({ text }) => text)).toEqual(['You eat no meat.', 'You eat fish again.', 'You eat everything.'])
})

test('what is being changed here was forgotten elsewhere: the line goes, the focus goes to the next one', async () => {
  const device = createDevice()
  const panel = await openPanel({ locket: await openFullLocket(device) })
  const other = await openTestLocket([], device)
  await page.getByRole('button', { name: EDIT }).click()
  await other.forget({ key: 'food.diet' })
  await until(() => !seen(panel).includes('Preferences'))
  expect(panel.shadowRoot?.innerHTML).not.toContain('no meat')
  await until(() => told(panel).includes('was forgotten elsewhere'))
  await until(() => panel.shadowRoot?.activeElement !== null)
})

test('that a memory was used shows in its line and is not told as a change', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await locket.recall('Where do I live?')
  await until(() => seen(panel).includes('used once'))
  // The next thing that is told is a real change, alone.
  await locket.remember({ text: 'You keep bees.' })
  await until(() => told(panel) !== '')
  expect(told(panel)).toBe('What I remember changed: 1 memory new or changed.')
})

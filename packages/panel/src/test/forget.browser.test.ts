import { createDevice } from '@locket/memory/testing'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focused, openFullLocket, openPanel, openTestLocket, seen, told, until } from './open-panel.ts'

const FORGET = 'Forget: You live in Berlin.'

test('asks in place, and says exactly what goes', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  await page.getByRole('button', { name: FORGET }).click()
  await until(() => seen(panel).includes('What goes: this and 1 older version.'))
  expect(seen(panel)).toContain('You live in Lisbon.')
  expect(focused(panel)).toBe('No, keep it')
  await userEvent.keyboard('{Escape}')
  await until(() => focused(panel) === FORGET)
  expect(seen(panel)).not.toContain('What goes')
})

test('after yes it is gone from the page, from search and from recall at once, in every tab; undo brings all of it back', async () => {
  const device = createDevice()
  const locket = await openFullLocket(device)
  const other = await openTestLocket([], device)
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: FORGET }).click()
  await page.getByRole('button', { name: 'Yes, forget' }).click()
  await until(() => focused(panel) === 'Undo')
  expect(seen(panel)).toMatch(/2 forgotten · gone for good in [78] s/)
  expect(told(panel)).toContain('Undo is there for 8 seconds')
  expect(panel.shadowRoot?.innerHTML).not.toMatch(/Berlin|Lisbon/)
  for (const tab of [locket, other]) {
    expect((await tab.recall('Where do I live? Berlin Lisbon')).block).not.toMatch(/Berlin|Lisbon/)
    expect((await tab.memories({ query: 'Berlin' })).items).toEqual([])
  }
  await userEvent.keyboard('{Enter}')
  await until(() => focused(panel) === FORGET)
  expect((await locket.history('home.city')).map(({ text }) => text)).toEqual(['You live in Lisbon.', 'You live in Berlin.'])
  await until(() => seen(panel).includes('before: Lisbon'))
})

test('says that it is forgotten only when that is done: the page may be closed at once', async () => {
  const locket = await openFullLocket()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const forget = locket.forget.bind(locket)
  const slow = vi.spyOn(locket, 'forget').mockImplementation(async (...args) => {
    await held
    return forget(...args)
  })
  try {
    const panel = await openPanel({ locket })
    await page.getByRole('button', { name: FORGET }).click()
    await page.getByRole('button', { name: 'Yes, forget' }).click()
    await until(() => seen(panel).includes('Forgetting…'))
    expect(seen(panel)).not.toMatch(/\d forgotten|Undo|gone for good/)
    expect(told(panel)).not.toContain('forgotten')
    release()
    await until(() => focused(panel) === 'Undo')
    expect(seen(panel)).toMatch(/2 forgotten · gone for good in \d s/)
  } finally {
    slow.mockRestore()
  }
})

test('when the time is over it is gone for good, with a receipt, and the focus is on the next line', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  const start = Date.now()
  const now = vi.spyOn(Date, 'now')
  try {
    await page.getByRole('button', { name: FORGET }).click()
    await page.getByRole('button', { name: 'Yes, forget' }).click()
    await until(() => focused(panel) === 'Undo')
    now.mockReturnValue(start + 60_000)
    await until(() => told(panel).startsWith('Gone for good.'))
  } finally {
    now.mockRestore()
  }
  await until(() => panel.shadowRoot?.activeElement !== null)
  expect(seen(panel)).not.toContain('Undo')
  expect(panel.shadowRoot?.activeElement?.closest('[data-row]')).not.toBe(null)
})

test('what was forgotten lately is listed without its content', async () => {
  const locket = await openFullLocket()
  await locket.forget({ key: 'home.city' })
  const panel = await openPanel({ locket })
  await page.getByText('Forgotten lately').click()
  expect(seen(panel)).toMatch(/2 memories · 25 Nov, 10:01/)
  expect(seen(panel)).not.toContain('Berlin')
})

test('forgets all that a search found, after showing it', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await page.getByRole('searchbox').fill('moved talk')
  await until(() => /\d memories found/.test(seen(panel)))
  await page.getByRole('button', { name: 'Forget what was found…' }).click()
  await until(() => seen(panel).includes('What goes: 2 memories, older versions included.'))
  await page.getByRole('button', { name: 'Yes, forget' }).click()
  await until(() => focused(panel) === 'Undo')
  expect((await locket.preview({ query: 'moved talk' })).length).toBe(0)
})

test('forgetting everything wants the word, typed', async () => {
  const locket = await openFullLocket()
  const panel = await openPanel({ locket })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await until(() => panel.shadowRoot?.activeElement instanceof HTMLInputElement)
  await userEvent.keyboard('please{Enter}')
  expect((await locket.status()).counts.active).toBe(9)
  await userEvent.fill(page.getByLabelText('Type “forget” to go on'), 'Forget')
  await userEvent.keyboard('{Enter}')
  await until(() => told(panel).startsWith('Everything is forgotten.'))
  expect(seen(panel)).toContain('I remember nothing about you yet.')
  expect((await locket.memories({ status: 'any' })).items).toEqual([])
})

test('a forget in another tab takes the line away without a reload', async () => {
  const device = createDevice()
  const panel = await openPanel({ locket: await openFullLocket(device) })
  const other = await openTestLocket([], device)
  await other.forget({ key: 'infra.region' })
  await until(() => !seen(panel).includes('eu-central-1'))
  await until(() => told(panel) === 'What I remember changed: 1 forgotten.')
})

test('what is being asked about here was forgotten elsewhere, with an undo there: the question goes with the line', async () => {
  const device = createDevice()
  const panel = await openPanel({ locket: await openFullLocket(device) })
  const other = await openTestLocket([], device)
  // Both tabs read the same time, as they do on one device.
  other.clock.advance(60_000)
  await page.getByRole('button', { name: FORGET }).click()
  const { id } = await other.forget({ key: 'home.city' }, { undoMs: 8000 })
  await until(() => !seen(panel).includes('You live in Berlin.'))
  await until(() => told(panel) === 'What I remember changed: 1 forgotten.')
  expect(seen(panel)).not.toContain('Forget this?')
  await other.undo(id)
  await until(() => seen(panel).includes('You live in Berlin.'))
})

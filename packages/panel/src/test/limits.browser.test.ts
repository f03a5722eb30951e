import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPanel, openTestLocket, seen, told, until } from './open-panel.ts'

const DAY_MS = 86_400_000

/** Room for ten memories, and a month after they were told. */
async function openAlmostFull(count: number) {
  const events = Array.from({ length: count }, (_, i) => ({ kind: 'event' as const, text: `You went to Leipzig, ${i}.`, expiresAt: null }))
  const locket = await openTestLocket(events, undefined, { caps: { memories: 10 } })
  locket.clock.advance(30 * DAY_MS)
  return locket
}

test('says before there is no room, and again when there is none; each can be put away', async () => {
  const locket = await openAlmostFull(9)
  const panel = await openPanel({ locket })
  await until(() => seen(panel).includes('I hold 9 of the 10 memories that there is room for.'))
  const { violations } = await axe.run(panel, { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } })
  expect(violations).toEqual([])
  // The first one is about a browser that stores nothing.
  await page.getByRole('button', { name: 'All right' }).last().click()
  expect(seen(panel)).not.toContain('there is room for')
  await locket.remember({ text: 'One more.' })
  await until(() => seen(panel).includes('All the room for 10 memories is used.'))
})

test('what went to make room is told, and stands under what was forgotten', async () => {
  const locket = await openAlmostFull(10)
  const panel = await openPanel({ locket })
  await locket.remember({ text: 'Something new.' })
  await until(() => told(panel).includes('To make room, 1 memory was forgotten.'))
  await until(() => panel.shadowRoot?.querySelectorAll('[data-row]').length === 10)
  await page.getByText(/^Forgotten lately/).click()
  await until(() => seen(panel).includes('1 memory, to make room for something new'))
})

test('says that nothing may go, and what to do', async () => {
  const locket = await openTestLocket([{ kind: 'rule', text: 'Answer briefly.', origin: 'user' }], undefined, { caps: { memories: 1 } })
  const panel = await openPanel({ locket })
  await until(() => seen(panel).includes('There is no room for anything new: 1 of 1 places are taken.'))
  expect(seen(panel)).toContain('Forget something that you do not need.')
})

test('says that the hour is spent, and until when', async () => {
  const locket = await openTestLocket([], undefined, { budgets: { writesPerHour: 1 } })
  // As extraction writes it: with the turn and the words that it rests on.
  await locket.remember({ text: 'You live in Graz.', origin: 'user', message: 'm-1', quote: 'I live in Graz' })
  const panel = await openPanel({ locket })
  await until(() => seen(panel).includes('Within an hour I learned all that is allowed: 1 of 1.'))
  expect(seen(panel)).toMatch(/It goes on by itself: .*\d/)
})

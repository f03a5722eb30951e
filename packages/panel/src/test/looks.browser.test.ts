import axe from 'axe-core'
import type { Locket } from '@locket/memory'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { LocketPanel } from '../index.ts'
import { openFullLocket, openPanel, openTestLocket, seen, until } from './open-panel.ts'

interface State {
  readonly open?: () => Promise<Locket | null>
  readonly act?: (panel: LocketPanel) => Promise<void>
  readonly set?: (panel: LocketPanel) => void
}

const click = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

const STATES: Readonly<Record<string, State>> = {
  list: {},
  empty: { open: () => openTestLocket() },
  opening: { open: async () => null },
  'not opened': {
    open: async () => null,
    set: (panel) => {
      panel.failure = Object.assign(new Error('no room'), { code: 'STORAGE_UNAVAILABLE' })
    },
  },
  'closed by the app': {
    open: async () => {
      const locket = await openFullLocket()
      await locket.close()
      return { ...locket, watch: () => () => undefined }
    },
    act: (panel) => until(() => seen(panel).includes('Your memories were closed.')),
  },
  editing: { act: () => click('Edit: You live in Berlin.') },
  asking: {
    act: async (panel) => {
      await click('Forget: You live in Berlin.')
      await until(() => seen(panel).includes('What goes'))
    },
  },
  undo: {
    act: async (panel) => {
      await click('Forget: You live in Berlin.')
      await click('Yes, forget')
      await until(() => seen(panel).includes('Undo'))
    },
  },
  'why and history': {
    act: async (panel) => {
      await click('Why do you know this? You live in Berlin.')
      await click(/^before: Lisbon/)
      await until(() => seen(panel).includes('Make this true again'))
    },
  },
  menu: { act: () => click('More') },
  importing: {
    act: async () => {
      await click('More')
      await click('Import from a file')
    },
  },
  'forgetting everything': {
    act: async () => {
      await click('More')
      await click('Forget everything')
    },
  },
  searching: {
    act: async (panel) => {
      await page.getByRole('searchbox').fill('Berlin Lisbon')
      await until(() => seen(panel).includes('2 memories found'))
    },
  },
  'nothing found': {
    act: async (panel) => {
      await page.getByRole('searchbox').fill('zebra')
      await until(() => seen(panel).includes('Nothing I remember'))
    },
  },
}

async function openState(state: State, attributes: Readonly<Record<string, string>>): Promise<LocketPanel> {
  const locket = await (state.open ?? openFullLocket)()
  const panel = await openPanel({ locket, attributes, set: state.set, ready: state.open === undefined })
  await panel.updateComplete
  await state.act?.(panel)
  await panel.updateComplete
  return panel
}

describe.each(['light', 'dark'])('in %s', (theme) => {
  test.each(Object.keys(STATES))('axe finds nothing: %s', async (name) => {
    const panel = await openState(STATES[name] ?? {}, { theme })
    const { violations } = await axe.run(panel, { rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

test.each(Object.keys(STATES))('at 360 px nothing is wider than the page: %s', async (name) => {
  const size = { width: window.innerWidth, height: window.innerHeight }
  onTestFinished(() => page.viewport(size.width, size.height))
  await page.viewport(360, 800)
  const panel = await openState(STATES[name] ?? {}, {})
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  const wide = [...(panel.shadowRoot?.querySelectorAll('button, input, textarea, p') ?? [])].filter((element) => element.getBoundingClientRect().right > 360)
  expect(wide.map((element) => element.outerHTML)).toEqual([])
})

test('right-to-left turns the lines around', async () => {
  const panel = await openPanel({ locket: await openFullLocket(), attributes: { dir: 'rtl', lang: 'ar' } })
  const title = panel.shadowRoot?.querySelector('h2')?.getBoundingClientRect()
  const menu = panel.shadowRoot?.querySelector('[data-focus="menu"]')?.getBoundingClientRect()
  expect(menu?.left).toBeLessThan(title?.left ?? 0)
  // Days are written as the element's language writes them.
  expect(seen(panel)).toContain(new Intl.DateTimeFormat('ar', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date('2027-02-23')))
})

test('every word can be replaced', async () => {
  const panel = await openPanel({
    locket: await openFullLocket(),
    attributes: { lang: 'de' },
    set: (element) => {
      element.words = {
        title: 'Was ich über dich weiß',
        edit: 'Ändern',
        editLabel: (text) => `Ändern: ${text}`,
        count: (n, shown) => `${shown} ${n === 1 ? 'Sache' : 'Sachen'}`,
      }
    },
  })
  await expect.element(page.getByRole('heading', { name: 'Was ich über dich weiß' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Ändern: You eat no meat.' })).toBeVisible()
  expect(seen(panel)).toContain('9 Sachen')
  expect(seen(panel)).toContain('25. Nov')
})

test('the whole way by keys: find, ask, keep, edit', async () => {
  const panel = await openPanel({ locket: await openFullLocket() })
  const at = () => panel.shadowRoot?.activeElement?.getAttribute('data-focus')?.split(':')[0]
  panel.shadowRoot?.querySelector<HTMLElement>('[data-focus="menu"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Escape}')
  expect(at()).toBe('menu')
  expect(panel.shadowRoot?.querySelector('#menu')?.hasAttribute('hidden')).toBe(true)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(at()).toBe('find')
  await userEvent.keyboard('meat')
  await until(() => seen(panel).includes('1 memory found'))
  while (at() !== 'forget') await userEvent.keyboard('{Tab}')
  await userEvent.keyboard('{Enter}')
  await until(() => at() === 'keep')
  await userEvent.keyboard('{Enter}')
  await until(() => at() === 'forget')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(at()).toBe('edit')
  await userEvent.keyboard(' ')
  await until(() => at() === 'field')
  await userEvent.keyboard('{Escape}')
  await until(() => at() === 'edit')
})

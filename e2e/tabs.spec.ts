import type { Page } from '@playwright/test'
import { openIn } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

test('a forget in one tab holds in the other at once, and the other hears of it', async ({ context }) => {
  const first = await openIn(context, { user: 'two-tabs' })
  const second = await openIn(context, { user: 'two-tabs' })
  const id = await first.evaluate(async () => {
    const [decision] = await window.locket.remember({ text: 'The team meets in the lighthouse.' })
    return decision?.memory?.id ?? ''
  })
  const heard = second.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        window.locket.watch((change) => {
          if (change.type === 'forget' && change.forgotten.some((gone) => gone === wanted)) resolve(change.local)
        })
      }),
    id,
  )
  expect(await second.evaluate(() => window.locket.recall('lighthouse').then((recall) => recall.memories.length))).toBe(1)

  await first.evaluate((target) => window.locket.forget({ id: target }), id)
  const seen = await second.evaluate(async (target) => {
    const [recall, held] = await Promise.all([window.locket.recall('lighthouse'), window.locket.get(target)])
    return { hits: recall.memories.length, block: recall.block, held }
  }, id)
  expect(seen).toEqual({ hits: 0, block: '', held: null })
  expect(await heard).toBe(false)
})

test('a memory told in one tab is recalled in the other', async ({ context }) => {
  const first = await openIn(context, { user: 'tell-tabs' })
  const second = await openIn(context, { user: 'tell-tabs' })
  const heard = await listen(second, 'remember')
  await first.evaluate(() => window.locket.remember({ text: 'Releases are cut on Thursdays.' }))
  expect(await second.evaluate(() => window.locket.recall('When are releases cut?').then((recall) => recall.block))).toContain('Thursdays')
  expect(await heard()).toBe('remember')
})

test('two tabs that write different keys at the same time lose nothing', async ({ context }) => {
  const tabs = [await openIn(context, { user: 'both-write' }), await openIn(context, { user: 'both-write' })]
  await Promise.all(
    tabs.map((tab, number) =>
      tab.evaluate(async (own) => {
        await Promise.all(Array.from({ length: 25 }, (_, index) => window.locket.remember({ key: `k${own}.n${index}`, text: `Value ${index} of tab ${own}.` })))
      }, number),
    ),
  )
  for (const tab of tabs) expect(await tab.evaluate(() => window.locket.profile().then((profile) => profile.length))).toBe(50)
})

test('one key has one active memory, whichever tab wrote last', async ({ context }) => {
  const tabs = [await openIn(context, { user: 'one-key' }), await openIn(context, { user: 'one-key' })]
  await Promise.all(
    tabs.map((tab, own) =>
      tab.evaluate(async (number) => {
        for (let index = 0; index < 10; index++)
          await window.locket.remember({ key: 'home.city', text: `City ${number}-${index}.`, value: `${number}-${index}` })
      }, own),
    ),
  )
  const views = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        const [profile, history] = await Promise.all([window.locket.profile(), window.locket.history('home.city')])
        return { active: profile.map((memory) => memory.id), versions: history.length, open: history.filter((memory) => memory.status === 'active').length }
      }),
    ),
  )
  expect(views[0]).toEqual(views[1])
  expect(views[0]).toMatchObject({ versions: 20, open: 1 })
})

test('erasing in one tab ends the other: it can neither read nor bring anything back', async ({ context }) => {
  const first = await openIn(context, { user: 'erase-tabs' })
  const second = await openIn(context, { user: 'erase-tabs' })
  await first.evaluate(() => window.locket.remember({ text: 'Something to erase.' }))
  const heard = await listen(second, 'erased')
  await first.evaluate(() => window.locket.erase())
  expect(await second.evaluate(() => window.codeOf(window.locket.remember({ text: 'Back again.' })))).toBe('CLOSED')
  expect(await heard()).toBe('erased')
  expect(await first.evaluate(() => indexedDB.databases().then((databases) => databases.length))).toBe(0)
})

test('one user never sees another’s memories, however alike the names', async ({ context }) => {
  const pairs = [
    { user: 'test', tenant: 'default' },
    { user: 'test1', tenant: 'default' },
    { user: 'a/b', tenant: 'x' },
    { user: 'b', tenant: 'x/a' },
    { user: 'José', tenant: 'x' },
    { user: 'Jose\u0301', tenant: 'x' },
  ]
  const page = await openIn(context, { user: 'nobody' })
  const seen = await page.evaluate(async (users) => {
    const lockets = await Promise.all(users.map((user) => window.openLocket({ ...user, embedder: 'none' })))
    await Promise.all(lockets.map((locket, index) => locket.remember({ text: `The secret garden is number ${index}.` })))
    const found = await Promise.all(lockets.map(async (locket) => (await locket.recall('Where is the secret garden?')).memories.map((hit) => hit.memory.text)))
    await Promise.all(lockets.map((locket) => locket.close()))
    return found
  }, pairs)
  expect(seen).toEqual(pairs.map((_, index) => [`The secret garden is number ${index}.`]))
})

/** Listens from now on. What it returns waits for the first change of that kind. */
async function listen(page: Page, type: string): Promise<() => Promise<string>> {
  const listening = await page.evaluateHandle(
    (wanted) => ({ heard: new Promise<string>((resolve) => window.locket.watch((change) => change.type === wanted && resolve(change.type))) }),
    type,
  )
  return () => listening.evaluate(({ heard }) => heard)
}

import type { Page } from '@playwright/test'
import { newProfile, type OwnChromium, startChromium } from './support/own-chromium.ts'
import { filesHolding, formsOf } from './support/profile-bytes.ts'
import { copySealed, openSealed, type SealedCopy, type SealedRow, slotBytes } from './support/sealed-rows.ts'
import { databaseNameOf, sdkPage } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

/** What must not be on the disk: a rare word, as it was said and as the index keeps it, its key, its thread, its vector. */
const WORD = 'Zanzibarite'
const TERM = 'zanzibarit'
const KEY = 'hobby.quaxolotl'
const THREAD = 'talk-of-vimperian'
const NEXT = 'Kryptolith'
/** The first is the largest that a byte holds, so the vector is kept as these very numbers. */
const PATTERN = [127, ...Array.from({ length: 47 }, (_, at) => ((at * 89 + 31) % 253) - 126)]
const NEEDLES: Readonly<Record<string, readonly Buffer[]>> = {
  word: formsOf(WORD),
  next: formsOf(NEXT),
  term: formsOf(TERM),
  key: formsOf(KEY),
  thread: formsOf(THREAD),
  vector: [Buffer.from(Int8Array.from(PATTERN).buffer)],
}

let profile: Awaited<ReturnType<typeof newProfile>>
let browser: OwnChromium

test.beforeEach(async () => {
  profile = await newProfile()
  browser = await startChromium(profile.path)
})

test.afterEach(async () => {
  await browser.kill()
  await profile.remove()
})

/** Ends the browser, in order or not, and starts it again on the same profile. */
async function restart(how: 'close' | 'kill'): Promise<void> {
  await browser[how]()
  browser = await startChromium(profile.path)
}

/** Opens a locket whose embedder gives every text with the canary a vector of known bytes. `worker` is the name of a test's worker. */
async function openLocket(baseURL: string | undefined, user: string, worker?: string): Promise<Page> {
  const page = await sdkPage(browser.context, baseURL)
  await page.evaluate(
    async (given) => {
      const length = Math.hypot(...given.pattern)
      const embed = async (texts: readonly string[]) =>
        texts.map((text) => {
          const vector = Float32Array.from(given.pattern, (value) => value / length)
          return text.includes(given.word) ? vector : vector.reverse()
        })
      window.locket = await window.openLocket({
        user: given.user,
        embedder: { name: 'canary', fingerprint: 'canary-1', dimension: given.pattern.length, embed },
        ...(given.worker === undefined ? {} : { worker: window.stepWorker(given.worker) }),
      })
    },
    { user, worker, pattern: PATTERN, word: WORD },
  )
  return page
}

/** Tells, supersedes, traces and exports the canary, beside something that is to stay; resolves when all of it has vectors. */
async function tell(page: Page): Promise<void> {
  await page.evaluate(
    async (given) => {
      const { locket } = window
      await locket.observe({ role: 'user', text: `My favourite mineral is ${given.word}.`, id: 'turn-1', thread: given.thread })
      await locket.settled()
      await locket.remember({ key: given.key, text: `The favourite mineral is ${given.word}.`, value: given.word, thread: given.thread, quote: given.word })
      await locket.remember({ key: given.key, text: `The favourite mineral is ${given.next}, no longer ${given.word}.`, value: given.next })
      await locket.remember({ key: 'home.city', text: 'Lives in Porto.', value: 'Porto' })
      await locket.recall(given.word, { thread: given.thread })
      await locket.traces()
      await locket.export()
    },
    { word: WORD, next: NEXT, key: KEY, thread: THREAD },
  )
  await expect.poll(() => page.evaluate(async () => (await window.locket.status()).embedder.state)).toBe('ready')
}

/** Forgets all that holds the canary. */
function forget(page: Page) {
  return page.evaluate(async (word) => {
    const { items } = await window.locket.memories({ status: 'any' })
    return window.locket.forget({ ids: items.filter((memory) => JSON.stringify(memory).includes(word)).map(({ id }) => id) })
  }, WORD)
}

function heldTexts(page: Page): Promise<string> {
  return page.evaluate(async () => JSON.stringify(await window.locket.memories({ status: 'any' })))
}

/** Rows of one memory or turn each in which the canary is, opened with the keys of their time. */
function canaryRows(copy: SealedCopy): readonly SealedRow[] {
  const slots = new Set(copy.rows.filter((row) => openSealed(row, copy.epoch, copy.keys)?.includes(WORD)).map(({ slot }) => slot))
  return copy.rows.filter(({ slot }) => slot !== null && slots.has(slot))
}

function countOpening(rows: readonly SealedRow[], { epoch, keys }: SealedCopy): number {
  return rows.filter((row) => openSealed(row, epoch, keys) !== null).length
}

/** Needles that some file of the profile holds. */
async function needlesOnDisk(): Promise<readonly string[]> {
  const names: string[] = []
  for (const [name, forms] of Object.entries(NEEDLES)) if ((await filesHolding(profile.path, forms)).length > 0) names.push(name)
  return names
}

test('nothing of what is held lies on the disk in clear', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'held')
  await tell(page)
  expect(await page.evaluate(async () => (await window.locket.status()).erasure)).toBe('shredded')
  await restart('close')
  expect(await needlesOnDisk()).toEqual([])
  // Opening again makes Chromium rewrite its log as compressed tables.
  const again = await openLocket(baseURL, 'held')
  expect(await heldTexts(again)).toContain(WORD)
  await restart('close')
  expect(await needlesOnDisk()).toEqual([])
})

test('without sealing all of it is found on the disk, so the search finds what is there', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'plain', 'unsealed')
  await tell(page)
  expect(await page.evaluate(async () => (await window.locket.status()).erasure)).toBe('logical')
  await restart('close')
  expect(await needlesOnDisk()).toEqual(Object.keys(NEEDLES))
  await openLocket(baseURL, 'plain', 'unsealed')
  await restart('close')
  expect(await needlesOnDisk()).toEqual(Object.keys(NEEDLES))
})

test('a forget leaves nothing that opens what was kept, and everything else opens', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'forget')
  await tell(page)
  const before = await copySealed(page, databaseNameOf('forget'))
  const rows = canaryRows(before)
  expect(new Set(rows.map(({ store }) => store))).toEqual(new Set(['memories', 'vectors', 'turns']))
  const others = before.rows.filter((row) => !rows.includes(row))

  const receipt = await forget(page)
  expect(receipt).toMatchObject({ erasure: 'shredded' })
  expect(receipt.count).toBeGreaterThanOrEqual(2)
  const after = await copySealed(page, databaseNameOf('forget'))
  expect(countOpening(rows, before)).toBe(rows.length)
  expect(countOpening(rows, after)).toBe(0)
  expect(countOpening(others, before)).toBe(others.length)
  expect(others.some(({ slot }) => slot !== null)).toBe(true)

  await restart('close')
  const keys = [...new Set(rows.map(({ slot }) => slot))].map((slot) => slotBytes(before.keys, slot ?? 0))
  expect(await filesHolding(profile.path, keys)).toEqual([])
  expect(await needlesOnDisk()).toEqual([])
  const again = await openLocket(baseURL, 'forget')
  expect(await heldTexts(again)).toContain('Porto')
  expect(await heldTexts(again)).not.toContain(WORD)
})

for (const step of ['before-commit', 'committed', 'overwritten', 'flushed', 'settled'] as const) {
  test(`a browser that is killed in a forget (${step}) leaves all of it or nothing`, async ({ baseURL }) => {
    const page = await openLocket(baseURL, step, step)
    await tell(page)
    const before = await copySealed(page, databaseNameOf(step))
    const rows = canaryRows(before)
    const reached = page.evaluate(() =>
      new Promise((resolve) => new BroadcastChannel('locket-step').addEventListener('message', resolve, { once: true })).then(() => 0),
    )
    forget(page).catch(() => undefined)
    await reached
    await restart('kill')

    const again = await openLocket(baseURL, step)
    const held = await heldTexts(again)
    const after = await copySealed(again, databaseNameOf(step))
    expect(held).toContain('Porto')
    if (step === 'before-commit') {
      expect(held).toContain(WORD)
      expect(countOpening(rows, after)).toBe(rows.length)
      expect((await forget(again)).erasure).toBe('shredded')
    } else {
      expect(held).not.toContain(WORD)
      expect(countOpening(rows, after)).toBe(0)
      expect(await again.evaluate(async () => (await window.locket.receipts()).length)).toBe(1)
    }
    await browser.close()
    const keys = [...new Set(rows.map(({ slot }) => slot))].map((slot) => slotBytes(before.keys, slot ?? 0))
    expect(await filesHolding(profile.path, keys)).toEqual([])
  })
}

test('a conversation, its title, states and summary are sealed, and shredded with it', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'thread')
  await page.evaluate(
    async (given) => {
      await window.locket.remember({ key: 'home.city', text: 'Lives in Porto.', value: 'Porto' })
      const thread = window.locket.thread(given.thread)
      const long = `On 3 May ${given.word} was found in Lisbon by 12 people, and it was decided to keep it. `.repeat(8)
      for (const id of ['a', 'b', 'c', 'd']) await thread.append({ role: 'user', text: `${long} (${id})`, id })
      await thread.rename(`About ${given.word}`)
      await thread.save({ note: `What ${given.word} is` }, { label: given.word })
      if ((await thread.summary({ tokens: 300 })) === null) throw new Error('Everything fits: there is no summary.')
    },
    { word: WORD, thread: THREAD },
  )
  const before = await copySealed(page, databaseNameOf('thread'))
  const rows = canaryRows(before)
  for (const store of ['turns', 'documents', 'bodies']) expect(rows.map((row) => row.store)).toContain(store)
  expect((await page.evaluate((id) => window.locket.thread(id).forget(), THREAD)).erasure).toBe('shredded')
  const after = await copySealed(page, databaseNameOf('thread'))
  expect(countOpening(rows, before)).toBe(rows.length)
  expect(countOpening(rows, after)).toBe(0)
  expect(await heldTexts(page)).toContain('Porto')
  await restart('close')
  expect(await needlesOnDisk()).toEqual([])
})

test('retention shreds what is over, as a forget does', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'retention')
  await page.evaluate(async (word) => {
    await window.locket.remember({ text: `Tomorrow ${word} is fetched.`, kind: 'event', expiresAt: new Date(Date.now() + 1_500).toISOString() })
  }, WORD)
  // Its vector is kept a moment after its text.
  await expect.poll(async () => canaryRows(await copySealed(page, databaseNameOf('retention'))).length).toBeGreaterThanOrEqual(2)
  const before = await copySealed(page, databaseNameOf('retention'))
  const rows = canaryRows(before)
  await expect.poll(() => page.evaluate(async () => (await window.locket.sweep())?.erasure)).toBe('shredded')
  const after = await copySealed(page, databaseNameOf('retention'))
  expect(countOpening(rows, before)).toBe(rows.length)
  expect(countOpening(rows, after)).toBe(0)
})

test('what goes to make room is shredded, as a forget does', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'room')
  await page.evaluate(async (word) => {
    await window.locket.close()
    window.locket = await window.openLocket({ user: 'room', embedder: 'none', policy: { caps: { memories: 1 } } })
    await window.locket.remember({ text: `Yesterday ${word} was fetched.`, kind: 'event', expiresAt: '2001-01-01' })
  }, WORD)
  const before = await copySealed(page, databaseNameOf('room'))
  const rows = canaryRows(before)
  expect(rows.length).toBeGreaterThanOrEqual(1)
  const [decision] = await page.evaluate(() => window.locket.remember({ text: 'Lives in Porto.' }))
  expect(decision).toMatchObject({ op: 'add', madeRoom: 1 })
  expect((await page.evaluate(() => window.locket.receipts()))[0]).toMatchObject({ id: decision?.receipt, target: 'room', erasure: 'shredded' })
  const after = await copySealed(page, databaseNameOf('room'))
  expect(countOpening(rows, before)).toBe(rows.length)
  expect(countOpening(rows, after)).toBe(0)
})

test('after an erase no key of it is on the disk', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'erase')
  const other = await openLocket(baseURL, 'erase')
  await tell(page)
  const before = await copySealed(page, databaseNameOf('erase'))
  const rows = canaryRows(before)
  expect(rows.length).toBeGreaterThan(0)
  await page.evaluate(() => window.locket.erase())
  expect(await other.evaluate(() => window.codeOf(window.locket.memories()))).toBe('CLOSED')
  await browser.close()
  const keys = [before.keys.subarray(32, 64), ...rows.map(({ slot }) => slotBytes(before.keys, slot ?? 0))]
  expect(await filesHolding(profile.path, keys)).toEqual([])
  expect(await needlesOnDisk()).toEqual([])
})

test('with a passphrase nothing opens without it, and the key that did is nowhere on the disk', async ({ baseURL }) => {
  const page = await openLocket(baseURL, 'passphrase')
  await tell(page)
  const before = await copySealed(page, databaseNameOf('passphrase'))
  await page.evaluate(() => window.locket.passphrase({ next: 'seven green lamps' }))
  expect(await page.evaluate(() => window.codeOf(window.locket.passphrase({ current: 'a guess of mine', next: null })))).toBe('REFUSED')
  expect((await page.evaluate(() => window.locket.status())).passphrase).toBe(true)
  const after = await copySealed(page, databaseNameOf('passphrase'))
  expect(countOpening(before.rows, before)).toBe(before.rows.length)
  expect(countOpening(before.rows, after)).toBe(0)
  await restart('close')
  expect(await filesHolding(profile.path, [before.keys.subarray(32, 64)])).toEqual([])

  const locked = await sdkPage(browser.context, baseURL)
  const open = (unlock?: string) =>
    locked.evaluate(async (given) => {
      const opened = window.openLocket({ user: 'passphrase', embedder: 'none', ...(given === undefined ? {} : { unlock: given }) })
      const code = await window.codeOf(opened)
      return code === 'none' ? (await (await opened).memories()).items.map(({ text }) => text).join() : code
    }, unlock)
  expect(await open()).toBe('REFUSED')
  expect(await open('seven green lamp')).toBe('REFUSED')
  expect(await open('seven green lamps')).toContain('Porto')
})

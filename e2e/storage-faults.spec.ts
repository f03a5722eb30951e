import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { newProfile, startChromium } from './support/own-chromium.ts'
import { databaseNameOf, openIn, sdkPage } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

test('a database that an old tab does not let go of is a typed error in time, and opens once the tab is gone', async ({ context }) => {
  const name = databaseNameOf('blocked')
  const old = await sdkPage(context)
  await old.evaluate(holdVersion, { name, version: 1, letGo: false })
  const [second, third] = [await sdkPage(context), await sdkPage(context)]
  const open = (page: Page): Promise<string> => page.evaluate(() => window.codeOf(window.openLocket({ user: 'blocked', embedder: 'none' })))
  expect(await Promise.all([open(second), open(third)])).toEqual(['STORAGE_BLOCKED', 'STORAGE_BLOCKED'])
  await old.close()
  expect(await Promise.all([open(second), open(third)])).toEqual(['none', 'none'])
})

test('once a newer build has upgraded the database, an older tab writes nothing more and says so once', async ({ context }) => {
  const page = await openIn(context, { user: 'upgraded' })
  await page.evaluate(async () => {
    await window.locket.remember({ text: 'Told before the upgrade.' })
    Object.assign(window, { heard: [] })
    window.locket.watch((change) => Reflect.get(window, 'heard').push(change.type))
  })
  const newer = await sdkPage(context)
  await newer.evaluate(holdVersion, { name: databaseNameOf('upgraded'), version: 1000, letGo: true })
  expect(['FORMAT_TOO_NEW', 'STORAGE_CLOSED', 'CLOSED']).toContain(
    await page.evaluate(() => window.codeOf(window.locket.remember({ text: 'Told after the upgrade.' }))),
  )
  expect(await page.evaluate(() => Reflect.get(window, 'heard').filter((type: string) => type === 'upgrade-required'))).toEqual(['upgrade-required'])
  expect(await newer.evaluate(() => window.codeOf(window.openLocket({ user: 'upgraded', embedder: 'none' })))).toBe('FORMAT_TOO_NEW')
  const rows = await newer.evaluate(countMemories, databaseNameOf('upgraded'))
  expect(rows).toBe(1)
})

test('a full disk refuses the write whole; reading and forgetting go on, and a small write after that works', async ({ context, baseURL }) => {
  const page = await sdkPage(context)
  const session = await context.newCDPSession(page)
  // Before the database is opened: Chromium asks for the quota then.
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(baseURL ?? '').origin, quotaSize: 1_500_000 })
  await page.evaluate(async () => {
    window.locket = await window.openLocket({ user: 'full', embedder: 'none' })
    await window.locket.remember({ text: 'The lighthouse keeper is called Ines.' })
  })

  const full = await page.evaluate(async () => {
    // Chromium packs what repeats, so the filler must not.
    const noise = (): string => Array.from(crypto.getRandomValues(new Uint32Array(3000)), (number) => number.toString(36)).join(' ')
    const filler = (batch: number, index: number): string => `Filler wxyz, batch ${batch}, number ${index}: ${noise()}`
    for (let batch = 0; batch < 20; batch++) {
      const before = (await window.locket.status()).counts.active
      const code = await window.codeOf(window.locket.remember(Array.from({ length: 10 }, (_, index) => ({ text: filler(batch, index) }))))
      if (code !== 'none') return { code, partly: (await window.locket.status()).counts.active - before, held: before }
    }
    return { code: 'none', partly: 0, held: 0 }
  })
  expect(full).toMatchObject({ code: 'STORAGE_QUOTA_EXCEEDED', partly: 0 })

  const after = await page.evaluate(async () => {
    const recalled = (await window.locket.recall('Who is the lighthouse keeper?')).block
    const receipt = await window.locket.forget({ query: 'wxyz' })
    return { recalled, forgotten: receipt.count, code: await window.codeOf(window.locket.remember({ text: 'There is room again.' })) }
  })
  expect(after.recalled).toContain('Ines')
  expect(after.forgotten).toBeGreaterThan(0)
  expect(after.code).toBe('none')
})

test('a damaged database is told as a loss, to the app and to the person; nobody is greeted as new', async ({ baseURL }) => {
  const profile = await newProfile()
  try {
    const before = await startChromium(profile.path)
    const page = await openIn(before.context, { user: 'mara', tenant: 'demo' }, baseURL)
    await page.evaluate(() => window.locket.remember(Array.from({ length: 20 }, (_, index) => ({ text: `Memory number ${index}.` }))))
    expect((await page.evaluate(() => window.locket.status())).dataLoss).toBe(false)
    await page.evaluate(() => window.locket.close())
    await before.close()

    const folder = join(profile.path, 'Default', 'IndexedDB')
    const store = (await readdir(folder)).find((name) => name.endsWith('.indexeddb.leveldb'))
    if (store === undefined) throw new Error('Chromium keeps its databases elsewhere.')
    await writeFile(join(folder, store, 'CURRENT'), 'scrambled')

    const after = await startChromium(profile.path)
    try {
      const reopened = await after.context.newPage()
      await reopened.goto(baseURL ?? '')
      await expect(reopened.getByRole('alert').first()).toContainText('What was remembered here is gone.')
      const again = await openIn(after.context, { user: 'mara', tenant: 'demo' }, baseURL)
      expect((await again.evaluate(() => window.locket.status())).counts.active).toBe(0)
    } finally {
      await after.kill()
    }
  } finally {
    await profile.remove()
  }
})

/** Runs in a page: opens a database at a version and keeps it open, or closes it when another tab asks. */
function holdVersion({ name, version, letGo }: { readonly name: string; readonly version: number; readonly letGo: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('success', () => {
      Object.assign(window, { held: request.result })
      if (letGo) request.result.addEventListener('versionchange', () => request.result.close())
      resolve()
    })
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Runs in a page. */
function countMemories(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('success', () => {
      const count = request.result.transaction('memories').objectStore('memories').count()
      count.addEventListener('success', () => resolve(count.result))
      count.addEventListener('error', () => reject(count.error))
    })
  })
}

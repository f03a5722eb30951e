import { newProfile, type OwnChromium, startChromium } from './support/own-chromium.ts'
import { openIn } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

declare global {
  interface Window {
    /** Tells the test that a write was acknowledged. */
    acknowledged(number: number): void
  }
}

const WRITES_BEFORE_KILL = 30

test('every acknowledged write is there after the browser was killed, and no change is half done', async ({ baseURL }) => {
  const profile = await newProfile()
  let browser: OwnChromium | undefined
  try {
    let last = 0
    for (let round = 0; round < 2; round++) {
      browser = await startChromium(profile.path)
      const page = await openIn(browser.context, { user: 'killed' }, baseURL)
      const enough = last + WRITES_BEFORE_KILL
      await new Promise<void>((resolve) => {
        const acknowledged = (number: number): void => {
          last = number
          if (number === enough) resolve()
        }
        // Goes on writing until the browser dies.
        void page
          .exposeFunction('acknowledged', acknowledged)
          .then(() => page.evaluate(writeForEver, last))
          .catch(() => undefined)
      })
      await browser.kill()

      browser = await startChromium(profile.path)
      const reopened = await openIn(browser.context, { user: 'killed' }, baseURL)
      const state = await reopened.evaluate(readBack)
      for (let number = 1; number <= last; number++) expect(state.texts).toContain(`Write number ${number} is kept.`)
      expect(state.activeVersions).toBe(1)
      expect(state.current).toBeGreaterThanOrEqual(last)
      expect(state.chain).toBe('whole')
      last = Math.max(...state.texts.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0)))
      await browser.close()
    }
  } finally {
    await browser?.kill()
    await profile.remove()
  }
})

async function writeForEver(from: number): Promise<void> {
  for (let number = from + 1; ; number++) {
    await window.locket.remember([
      { text: `Write number ${number} is kept.` },
      { key: 'counter', text: `The counter stands at ${number}.`, value: String(number) },
    ])
    window.acknowledged(number)
  }
}

async function readBack(): Promise<{ texts: string[]; activeVersions: number; current: number; chain: 'whole' | 'broken' }> {
  const texts: string[] = []
  for (let cursor: string | null = null; ; ) {
    const page = await window.locket.memories({ limit: 1000, cursor })
    texts.push(...page.items.filter((memory) => memory.key === null).map((memory) => memory.text))
    cursor = page.cursor
    if (cursor === null) break
  }
  const history = await window.locket.history('counter')
  const active = history.filter((memory) => memory.status === 'active')
  const linked = history.every(
    (memory, index) => memory.supersedes === (history[index - 1]?.id ?? null) && memory.supersededBy === (history[index + 1]?.id ?? null),
  )
  return { texts, activeVersions: active.length, current: Number(active[0]?.value), chain: linked ? 'whole' : 'broken' }
}

test('what was told right before leaving the page is there after', async ({ context }) => {
  const page = await openIn(context, { user: 'leaving' })
  await page.evaluate(async () => {
    await window.locket.observe({ role: 'user', text: 'I live in Lisbon.', id: 'turn-1' })
    // After the answer to this call, which the reload would take along.
    setTimeout(() => location.reload())
  })
  await page.waitForFunction(() => typeof window.openLocket === 'function' && window.locket === undefined)
  const held = await page.evaluate(async () => {
    const locket = await window.openLocket({ user: 'leaving', embedder: 'none' })
    await locket.settled()
    return (await locket.memories()).items.map((memory) => memory.text)
  })
  expect(held.join()).toContain('Lisbon')
})

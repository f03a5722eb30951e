import { openPlayground } from './support/playground.ts'
import { expect, test } from './support/test.ts'

// Every test of this folder fails on an attempt to reach another host (`support/test.ts`). These two look at that watch.

test.use({ serviceWorkers: 'allow' })

test('the page does everything with every other host blocked, and asks no other', async ({ context, guard }) => {
  const { page, say, given, modelReady, memory, panel } = await openPlayground(context, '/')
  await modelReady()
  await expect(page.locator('[data-offline="ready"]')).toBeVisible({ timeout: 60_000 })
  await say('My dog is called Biscuit.')
  expect(await given('What do I call my pet?')).toContain('by meaning')
  await memory('Biscuit')
    .getByRole('button', { name: /^Forget/ })
    .click()
  await panel.getByRole('button', { name: 'Yes, forget' }).click()
  await expect(memory('Biscuit').getByRole('button', { name: /^Edit/ })).toHaveCount(0)
  expect(guard.takeAttempts()).toEqual([])
})

test('the watch sees an attempt from a page and from a worker', async ({ browser, guard, baseURL }) => {
  const context = await browser.newContext({ bypassCSP: true, baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/e2e.html')
  await page.evaluate(async () => {
    await fetch('http://page.invalid/').catch(() => undefined)
    const source = 'fetch("http://worker.invalid/").catch(() => undefined).then(() => postMessage("done"))'
    const worker = new Worker(URL.createObjectURL(new Blob([source])))
    await new Promise((resolve) => worker.addEventListener('message', resolve))
  })
  await context.close()
  expect(guard.takeAttempts()).toEqual(['page.invalid', 'worker.invalid'])
})

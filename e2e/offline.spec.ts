import { fileURLToPath } from 'node:url'
import { serve } from '../scripts/serve.mjs'
import { openPlayground, playground } from './support/playground.ts'
import { expect, test } from './support/test.ts'

const DIST = fileURLToPath(new URL('../demo/dist', import.meta.url))

test.describe('without a network', () => {
  // A server of its own, which can be switched off: nothing can answer then but what the browser has kept.
  const port = 4400 + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * 50
  test.use({ baseURL: `http://localhost:${port}` })

  test('after one visit the page opens, remembers and recalls by meaning with the server gone', async ({ context }) => {
    const server = await serve({ folder: DIST, port, tries: 0 })
    try {
      const visit = await openPlayground(context)
      await expect(visit.page.locator('[data-offline="ready"]')).toBeVisible({ timeout: 60_000 })
      await visit.say('My dog is called Biscuit.')
    } finally {
      server.close()
    }
    await context.setOffline(true)

    const [page] = context.pages()
    if (page === undefined) throw new Error('The page is gone.')
    await page.reload()
    const offline = await playground(page)
    await expect(page.getByText('No network right now')).toBeVisible()
    await expect(offline.memory('Biscuit')).toHaveCount(1)
    await offline.modelReady()
    expect(await offline.say('I live in Lisbon.')).toMatch(/^Remembered/)
    const given = await offline.given('What do I call my pet?')
    expect(given).toContain('Biscuit')
    expect(given).toContain('by meaning')

    await page.goto('/?user=jonas')
    await expect((await playground(page)).panel).toContainText('0 things')
  })
})

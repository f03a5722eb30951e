// A Chromium that reaches nothing but this machine, and tells when a page tries.
import { chromium } from 'playwright-core'
import { launchOptions } from '../chromium.mjs'

const OWN = new Set(['localhost', '127.0.0.1', '[::1]'])

/** `visit` opens an address in a fresh profile and hands the tab over; tried requests to other hosts and page errors are added to its problems. */
export async function openBrowser() {
  const options = launchOptions()
  const browser = await chromium.launch({ ...options, args: [...options.args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] })
  return {
    close: () => browser.close(),
    async visit(address, work) {
      const context = await browser.newContext()
      const seen = []
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^(https?|wss?):$/.test(url.protocol) && !OWN.has(url.hostname)) seen.push(`It asked ${url.origin}.`)
      })
      const tab = await context.newPage()
      tab.on('pageerror', (error) => seen.push(`The page threw: ${error.message}`))
      tab.on('console', (message) => {
        if (message.type() === 'error') seen.push(`The console says: ${message.text()} (${message.location().url})`)
      })
      try {
        await tab.goto(address)
        return [...(await work(tab)), ...seen]
      } catch (error) {
        throw new Error([error.message, ...seen].join('\n'))
      } finally {
        await context.close()
      }
    },
  }
}

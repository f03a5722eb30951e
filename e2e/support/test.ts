import { test as base, type ConsoleMessage } from '@playwright/test'
import { expect } from './expect.ts'
import { type GuardProxy, startGuardProxy } from './guard-proxy.ts'

interface Watch {
  /** Lets the test's errors in the console pass that match, because it provokes them. */
  expectErrors(pattern: RegExp): void
}

/**
 * Every test here fails on an attempt to reach another host, on a violation of the content security policy, on an
 * uncaught error and on an error in the console.
 */
export const test = base.extend<{ readonly watch: Watch }, { readonly guard: GuardProxy }>({
  guard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const guard = await startGuardProxy()
      await use(guard)
      await guard.close()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, guard }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--proxy-server=http://127.0.0.1:${guard.port}`] })
    },
    { scope: 'worker' },
  ],
  // Keeping 49 MB for use offline is for the tests about that.
  serviceWorkers: 'block',
  watch: [
    async ({ context, guard, baseURL }, use) => {
      const problems: string[] = []
      const expected: RegExp[] = []
      const origin = new URL(baseURL ?? '').origin
      context.on('request', (request) => {
        const { protocol, origin: asked } = new URL(request.url())
        if (asked !== origin && protocol !== 'blob:' && protocol !== 'data:') problems.push(`asked for ${request.url()}`)
      })
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(describeMessage(message))
      })
      context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => console.error(`Content security policy: ${event.violatedDirective} ${event.blockedURI}`))
      })
      await use({ expectErrors: (pattern) => void expected.push(pattern) })
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
      expect(guard.takeAttempts()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

function describeMessage(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`
}

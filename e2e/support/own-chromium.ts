import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from '@playwright/test'
import { ensureChromium, launchOptions } from '../../scripts/chromium.mjs'

/** A Chromium of the test's own, with a profile on disk, that can be killed. */
export interface OwnChromium {
  readonly context: BrowserContext
  /** Ends it as a power switch would: every process of it at once, without a word. */
  kill(): Promise<void>
  /** Closes it in order, so that everything is on disk. */
  close(): Promise<void>
}

/** A folder for a profile; it goes with `remove`. */
export async function newProfile(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'locket-profile-'))
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

export async function startChromium(profile: string): Promise<OwnChromium> {
  const args = [...(launchOptions().args ?? []), '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  // A process group of its own, so that killing it takes the helpers along.
  const child = spawn(ensureChromium(), args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await debuggingAddress(child.stderr)
  const browser = await chromium.connectOverCDP(address)
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium has no default context.')

  return {
    context,
    kill: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await ended
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close').catch(() => undefined)
      await ended
    },
  }
}

async function debuggingAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address !== undefined) {
      // Unread output would fill the pipe and stop Chromium.
      output.resume()
      return address
    }
  }
  throw new Error('Chromium ended before it could be reached.')
}

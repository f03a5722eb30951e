import { createHash } from 'node:crypto'
import type { Locket, LocketOptions, openLocket } from '@locket/memory'
import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    openLocket: typeof openLocket
    /** The locket that `openIn` opened. */
    locket: Locket
    /** Code of the error that a promise rejects with, or `none`. */
    codeOf(promise: Promise<unknown>): Promise<string>
    /** A worker that stops at a step of a forget, or (`unsealed`) keeps everything as it is. */
    stepWorker(name: string): Worker
  }
}

/** Options that can be handed into a page. */
export type PageOptions = Pick<LocketOptions, 'user' | 'tenant' | 'assets'> & {
  readonly embedder?: 'minilm' | 'static' | 'none'
  /** Name of a worker of `window.stepWorker`. */
  readonly worker?: string | undefined
}

/** A new tab with nothing in it but the SDK. */
export async function sdkPage(context: BrowserContext, baseURL = ''): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${baseURL}/e2e.html`)
  await page.waitForFunction(() => typeof window.openLocket === 'function')
  await page.evaluate(() => {
    window.codeOf = (promise) =>
      promise.then(
        () => 'none',
        (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : `untyped: ${String(error)}`),
      )
  })
  return page
}

/** A new tab with an open locket as `window.locket`; by words alone unless it says otherwise. */
export async function openIn(context: BrowserContext, options: PageOptions, baseURL = ''): Promise<Page> {
  const page = await sdkPage(context, baseURL)
  await page.evaluate(async (opening) => {
    const { worker, ...options } = opening
    window.locket = await window.openLocket({ ...options, worker: worker === undefined ? undefined : window.stepWorker(worker) })
  }, withWordsAlone(options))
  return page
}

export function withWordsAlone(options: PageOptions): PageOptions {
  return { embedder: 'none', ...options }
}

/** Name of a user's database, as the storage documents it. */
export function databaseNameOf(user: string, tenant = 'default'): string {
  return `locket-${createHash('sha256')
    .update(JSON.stringify([tenant, user]))
    .digest('hex')}`
}

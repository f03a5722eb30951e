/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import type { OfflineMessage } from './offline.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: every file of the page, models included. */
declare const __FILES__: readonly { readonly url: string; readonly revision: string | null; readonly size: number }[]

const sizeByUrl = new Map(__FILES__.map((file) => [new URL(file.url, self.location.href).href, file.size]))
const total = __FILES__.reduce((sum, file) => sum + file.size, 0)
let saved = 0

// A new version waits until every tab of the old one is closed (no skipWaiting), so a running tab keeps finding its files.
// The first version takes over at once, so that one visit is enough.
clientsClaim()
cleanupOutdatedCaches()
addPlugins([
  {
    handlerDidComplete: async ({ event, request }) => {
      if (event.type !== 'install') return
      saved += sizeByUrl.get(withoutQuery(request.url)) ?? 0
      await tellPages({ type: 'locket-saved', bytes: saved, total })
    },
  },
])
precacheAndRoute(
  __FILES__.map(({ url, revision }) => ({ url, revision })),
  // `?user=` names the person to show and is the same file.
  { ignoreURLParametersMatching: [/./] },
)

async function tellPages(message: OfflineMessage): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

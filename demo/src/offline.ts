/** What the service worker tells the page while it keeps the files. */
export interface OfflineMessage {
  readonly type: 'locket-saved'
  readonly bytes: number
  readonly total: number
}

/** Whether the page can be opened without a network. */
export type OfflineState =
  | { readonly type: 'off' }
  | { readonly type: 'saving'; readonly bytes: number; readonly total: number }
  | { readonly type: 'ready' }
  | { readonly type: 'newer-waits' }
  | { readonly type: 'failed' }

/** Keeps the page and its models for use without a network; `tell` hears how far that is. */
export async function keepOffline(tell: (state: OfflineState) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI))
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<OfflineMessage>) => {
      // The last of these may arrive after it is ready. A newer version is saved without a word: the old one works.
      if (data.type === 'locket-saved' && registration.active === null) tell({ type: 'saving', bytes: data.bytes, total: data.total })
    })
    follow(registration, tell)
    registration.addEventListener('updatefound', () => follow(registration, tell))
  } catch {
    tell({ type: 'failed' })
  }
}

function follow(registration: ServiceWorkerRegistration, tell: (state: OfflineState) => void): void {
  const isUpdate = registration.active !== null
  if (isUpdate) tell({ type: registration.waiting === null ? 'ready' : 'newer-waits' })
  const installing = registration.installing
  if (installing === null) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed' && isUpdate) tell({ type: 'newer-waits' })
    else if (installing.state === 'activated') tell({ type: 'ready' })
    else if (installing.state === 'redundant') tell({ type: isUpdate ? 'ready' : 'failed' })
  })
}

/** What stores of one database tell each other. */
export type TabMessage =
  | { readonly type: 'hint' }
  /** Somebody cannot open this version of the database, because an older build holds it. */
  | { readonly type: 'release'; readonly version: number }
  /** This life of the database is over. */
  | { readonly type: 'erased'; readonly epoch: string }

export interface TabChannel {
  post(message: TabMessage): void
  close(): void
}

/**
 * A channel between the stores of one database, in this and other tabs; one never hears itself. Only ever a hint:
 * nothing depends on a message arriving, and without BroadcastChannel there simply are none.
 */
export function openTabChannel(name: string, onMessage: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  let open = true
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseMessage(event.data)
    if (open && message !== null) onMessage(message)
  })
  return {
    post: (message) => {
      if (open) channel.postMessage(message)
    },
    close: () => {
      open = false
      channel.close()
    },
  }
}

/** Another build may be on the other side: what is not understood is ignored. */
function parseMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'hint') return { type: 'hint' }
  if (data.type === 'release' && 'version' in data && typeof data.version === 'number') return { type: 'release', version: data.version }
  if (data.type === 'erased' && 'epoch' in data && typeof data.epoch === 'string') return { type: 'erased', epoch: data.epoch }
  return null
}

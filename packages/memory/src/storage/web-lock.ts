import { type DeadlineOptions, withDeadline } from './deadline.ts'

/**
 * Runs `body` while holding a Web Lock; without the API (insecure origins) just runs it. The deadline is for getting the
 * lock, since a frozen tab may hold it; `body` has its own.
 */
export async function withLock<T>(name: string, mode: 'shared' | 'exclusive', deadline: DeadlineOptions, body: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return body()
  const giveUp = new AbortController()
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const granted = new Promise<void>((resolve, reject) => {
    const onGranted = (): Promise<void> => {
      resolve()
      return held
    }
    locks.request(name, { mode, signal: giveUp.signal }, onGranted).catch(reject)
  })
  try {
    await withDeadline(granted, deadline)
    return await body()
  } finally {
    giveUp.abort()
    release()
  }
}

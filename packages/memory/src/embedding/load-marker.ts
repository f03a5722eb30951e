import { MemoryError } from '../core/errors.ts'
import { MODEL_CACHE } from './model-cache.ts'

/** Never fetched: only a key in Cache Storage, the one small store that a worker has beside IndexedDB. */
const KEY = '/locket-model-loading'
const ATTEMPTS = 3
const PAUSE_MS = 24 * 60 * 60 * 1000

/** Tabs load one after the other, so that several opened at once do not look like one that crashes. */
const LOCK = 'locket-model-loading'

/**
 * Loads the model into memory under a mark. A phone that runs out of memory ends the page without an error, reloads it, and would
 * load again, for ever. A person who closes the page leaves the same mark, so it takes three in a row.
 *
 * @throws MemoryError `MODEL_UNAVAILABLE`, reason `previous-crash`, for a day after the third load that was not finished.
 */
export async function markedLoad<T>(now: () => number, load: () => Promise<T>): Promise<T> {
  async function marked(): Promise<T> {
    await beginLoad(now())
    try {
      return await load()
    } finally {
      await endLoad()
    }
  }
  // Web Locks are missing on insecure origins.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined ? marked() : await locks.request(LOCK, marked)
}

/** Counts an attempt. */
export async function beginLoad(now: number): Promise<void> {
  const cache = await open()
  const { attempts, at } = await read(cache)
  if (attempts >= ATTEMPTS && now - at < PAUSE_MS) {
    throw new MemoryError('MODEL_UNAVAILABLE', 'The page ended three times while the model was loading; it is not tried again for a day.', {
      details: { reason: 'previous-crash' },
    })
  }
  const mark = JSON.stringify({ attempts: attempts >= ATTEMPTS ? 1 : attempts + 1, at: now })
  await cache?.put(KEY, new Response(mark)).catch(() => undefined)
}

/** The load came to its end, well or in a way that was seen. */
async function endLoad(): Promise<void> {
  await (await open())?.delete(KEY).catch(() => undefined)
}

async function open(): Promise<Cache | undefined> {
  return globalThis.caches?.open(MODEL_CACHE).catch(() => undefined)
}

async function read(cache: Cache | undefined): Promise<{ readonly attempts: number; readonly at: number }> {
  const value: unknown = await cache
    ?.match(KEY)
    .then((response) => response?.json())
    .catch(() => undefined)
  const isMark = typeof value === 'object' && value !== null && 'attempts' in value && 'at' in value
  if (!isMark || typeof value.attempts !== 'number' || typeof value.at !== 'number') return { attempts: 0, at: 0 }
  return { attempts: value.attempts, at: value.at }
}

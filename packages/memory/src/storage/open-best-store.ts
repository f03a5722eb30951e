import { MemoryError } from '../core/errors.ts'
import { type IdbStoreOptions, openIdbStore } from './idb-store.ts'
import type { InMemoryStoreOptions } from './in-memory-store.ts'
import type { MemoryStore } from './memory-store.ts'

/** Why nothing can be kept: no IndexedDB, not allowed (private window, sandboxed frame), no room, or it does not answer. */
export type FallbackReason = 'missing' | 'denied' | 'disk-full' | 'failed'

export interface BestStore extends MemoryStore {
  /** `null` when everything is kept. */
  readonly reason: FallbackReason | null
}

type CreateInMemory = (options: InMemoryStoreOptions) => MemoryStore

/**
 * Opens the database, or a store in memory where there cannot be one. What passes by itself or with another tab
 * (`STORAGE_BLOCKED`, `FORMAT_TOO_NEW`, `ABORTED`) is not a reason to go on without what is held: it rejects.
 * `inMemory` is loaded only then.
 */
export async function openBestStore(options: IdbStoreOptions, inMemory: () => Promise<CreateInMemory>): Promise<BestStore> {
  try {
    return Object.assign(await openIdbStore(options), { reason: null })
  } catch (error) {
    const reason = toFallbackReason(error)
    if (reason === null) throw error
    const { name, now, onClosed } = options
    const create = await inMemory()
    return { ...create({ namespace: name, now, onClosed }), reason }
  }
}

function toFallbackReason(error: unknown): FallbackReason | null {
  if (!(error instanceof MemoryError)) return null
  if (error.code === 'STORAGE_QUOTA_EXCEEDED') return 'disk-full'
  if (error.code !== 'STORAGE_UNAVAILABLE') return null
  const { reason } = error.details
  return reason === 'missing' || reason === 'denied' ? reason : 'failed'
}

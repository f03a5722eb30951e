import { MemoryError } from '../core/errors.ts'

const UNAVAILABLE_AFTER_REOPENING = new Set(['InvalidStateError', 'UnknownError', 'NotFoundError', 'AbortError', 'TimeoutError'])

/** Name of a DOMException or error; empty for anything else. */
export function errorName(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : ''
}

/**
 * The connection is of no more use: Chromium's "connection is closing" and backing store errors, WebKit's "connection
 * lost". Whatever was being done has not been committed; a new connection may do it.
 */
export function isDeadConnection(error: unknown): boolean {
  const name = errorName(error)
  return name === 'InvalidStateError' || name === 'UnknownError'
}

/** Chromium keeps large values in files beside the database, and one of them is gone or cannot be read. */
export function isUnreadable(error: unknown): boolean {
  const name = errorName(error)
  return name === 'NotReadableError' || name === 'DataError'
}

/** What the browser said, as the one error of Locket's. Keeps the cause; never shows content. */
export async function toMemoryError(error: unknown): Promise<MemoryError> {
  if (error instanceof MemoryError) return error
  const name = errorName(error)
  if (name === 'QuotaExceededError') return quotaError(error)
  if (name === 'VersionError') {
    return new MemoryError('FORMAT_TOO_NEW', 'A newer build of this app has upgraded the database.', { cause: error })
  }
  if (name === 'SecurityError' || name === 'InvalidAccessError') return unavailable('denied', error)
  if (isUnreadable(error)) return new MemoryError('STORAGE_CORRUPT', 'A part of the database cannot be read.', { cause: error })
  if (UNAVAILABLE_AFTER_REOPENING.has(name)) return unavailable('failed', error)
  return new MemoryError('INTERNAL', 'The database refused what Locket asked of it.', { cause: error })
}

export type UnavailableReason = 'missing' | 'denied' | 'failed'

export function unavailable(reason: UnavailableReason, cause?: unknown): MemoryError {
  const message = reason === 'failed' ? 'The database does not answer.' : 'This page may not keep anything: IndexedDB is not to be had here.'
  return new MemoryError('STORAGE_UNAVAILABLE', message, { details: { reason }, cause })
}

async function quotaError(cause: unknown): Promise<MemoryError> {
  const { usage, quota } = await estimate()
  return new MemoryError('STORAGE_QUOTA_EXCEEDED', 'There is no more room: nothing of this was stored.', { details: { usage, quota }, cause })
}

/** Bytes of the whole origin; `null` where the browser does not tell (on insecure origins, for one). */
async function estimate(): Promise<{ readonly usage: number | null; readonly quota: number | null }> {
  try {
    const { usage, quota } = (await globalThis.navigator?.storage?.estimate()) ?? {}
    return { usage: usage ?? null, quota: quota ?? null }
  } catch {
    // The figures only explain the error that is about to be thrown; without them it is still the right one.
    return { usage: null, quota: null }
  }
}

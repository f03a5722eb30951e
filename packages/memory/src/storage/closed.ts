import { MemoryError } from '../core/errors.ts'

/** Why a store is closed: `close` was called, the database was erased, or another tab needs it (an upgrade). */
export type ClosedReason = 'closed' | 'erased' | 'upgrade'

/** There is no key file that a passphrase could wrap. */
export function unsealedError(): MemoryError {
  return new MemoryError('REFUSED', 'What is kept here is not sealed, so there is nothing for a passphrase to open.', { details: { reason: 'unsealed' } })
}

export function closedError(reason: ClosedReason): MemoryError {
  if (reason === 'erased') return new MemoryError('CLOSED', 'These memories were erased.', { details: { reason } })
  if (reason === 'upgrade') {
    return new MemoryError('STORAGE_CLOSED', 'Another tab upgrades the database; open it anew.', { details: { reason }, retryable: true })
  }
  return new MemoryError('STORAGE_CLOSED', 'The store is closed.', { details: { reason } })
}

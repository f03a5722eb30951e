import { MemoryError } from '../core/errors.ts'

/**
 * Calls that wait for an answer, each of which settles by its answer, its signal or the end of all. `Promise.race` with
 * one promise that lives as long as the connection would keep every answer there ever was.
 */
export interface Pending {
  wait<T>(answer: Promise<T>, signal?: AbortSignal, onAbort?: () => void): Promise<T>
  /** Rejects what waits now and later. */
  end(error: MemoryError): void
  readonly ended: MemoryError | null
}

export function createPending(): Pending {
  const waiting = new Set<(error: MemoryError) => void>()
  let ended: MemoryError | null = null
  return {
    wait(answer, signal, onAbort) {
      return new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended)
        const abort = (): void => {
          onAbort?.()
          done()
          reject(abortedError())
        }
        const done = (): void => {
          waiting.delete(reject)
          signal?.removeEventListener('abort', abort)
        }
        waiting.add(reject)
        signal?.addEventListener('abort', abort, { once: true })
        answer.then(resolve, reject).finally(done)
        if (signal?.aborted === true) abort()
      })
    },
    end(error) {
      ended ??= error
      for (const reject of [...waiting]) reject(ended)
      waiting.clear()
    },
    get ended() {
      return ended
    },
  }
}

export function abortedError(): MemoryError {
  return new MemoryError('ABORTED', 'The call was aborted.')
}

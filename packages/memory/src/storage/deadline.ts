import { MemoryError } from '../core/errors.ts'

export interface DeadlineOptions {
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** When this aborts, only that much time is left. */
  readonly shorten?: { readonly signal: AbortSignal; readonly timeoutMs: number } | undefined
  /** The error for too late. */
  onTimeout(): MemoryError
}

/**
 * Waits for `promise`, but not longer than `timeoutMs` and not after `signal` aborts. The promise itself goes on: who
 * waits for something that must be released cares for its late success.
 */
export function withDeadline<T>(promise: Promise<T>, options: DeadlineOptions): Promise<T> {
  const { timeoutMs, signal, shorten, onTimeout } = options
  return new Promise((resolve, reject) => {
    const onTime = (): void => leave(() => reject(onTimeout()))
    const timers = [setTimeout(onTime, timeoutMs)]
    shorten?.signal.addEventListener('abort', () => timers.push(setTimeout(onTime, shorten.timeoutMs)))
    const onAbort = (): void => leave(() => reject(abortedError(signal)))
    function leave(settle: () => void): void {
      for (const timer of timers) clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
      settle()
    }
    if (signal?.aborted === true) return onAbort()
    signal?.addEventListener('abort', onAbort)
    promise.then(
      (value) => leave(() => resolve(value)),
      (error: unknown) => leave(() => reject(error)),
    )
  })
}

export function abortedError(signal: AbortSignal | undefined): MemoryError {
  return new MemoryError('ABORTED', 'Opening was aborted.', { cause: signal?.reason })
}

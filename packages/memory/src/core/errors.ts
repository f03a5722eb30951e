/**
 * Every way in which a call of Locket's can fail. What the caller can mend:
 * - `INVALID_ARGUMENT`: an input does not fit; `details.field` names it, and nothing has changed.
 * - `INVALID_NAMESPACE`: `user` or `tenant` is no text of 1 to 256 characters.
 * - `NOT_FOUND`, `FORGOTTEN`: there is no such memory or checkpoint; it was forgotten, or what is written about was meanwhile.
 * - `SUPERSEDED`: it is not the current version, or no suggestion any more.
 * - `READ_ONLY`: `readOnly(true)` is on.
 * - `REFUSED`: not allowed; `details.reason` says by what (`caps.memories`, `passphrase`, `unsealed`, `paused`).
 * - `ABORTED`, `CLOSED`: by the caller's `signal`; the locket was closed or erased.
 *
 * What comes from the browser or a file:
 * - `STORAGE_UNAVAILABLE`: no worker, or no storage that can be opened. `STORAGE_BLOCKED`: another tab holds it and does not let go.
 * - `STORAGE_CLOSED`: another tab upgraded it; open it anew. `STORAGE_QUOTA_EXCEEDED`: the disk is full. `STORAGE_CORRUPT`: it cannot be read.
 * - `FORMAT_TOO_NEW`: a database or file of a newer Locket.
 * - `WORKER_TERMINATED`: the worker died or could not be loaded. `TIMEOUT`: no answer in time.
 *
 * What comes from a model or an embedder:
 * - `MODEL_UNAVAILABLE`: its files, or the model itself, cannot be had. `EMBEDDING_FAILED`: it gave no vector for a text.
 * - `DIMENSION_MISMATCH`: it gave a vector of another length.
 *
 * `INTERNAL`: a fault of Locket's or of something that the app brought; `cause` says more.
 */
export type MemoryErrorCode =
  | 'INVALID_ARGUMENT'
  | 'INVALID_NAMESPACE'
  | 'NOT_FOUND'
  | 'FORGOTTEN'
  | 'SUPERSEDED'
  | 'READ_ONLY'
  | 'REFUSED'
  | 'STORAGE_UNAVAILABLE'
  | 'STORAGE_BLOCKED'
  | 'STORAGE_CLOSED'
  | 'STORAGE_QUOTA_EXCEEDED'
  | 'STORAGE_CORRUPT'
  | 'FORMAT_TOO_NEW'
  | 'MODEL_UNAVAILABLE'
  | 'EMBEDDING_FAILED'
  | 'DIMENSION_MISMATCH'
  | 'WORKER_TERMINATED'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'CLOSED'
  | 'INTERNAL'

/** A value that can be cloned and logged: never text of a memory, a query or a turn. */
export type ErrorDetails = Readonly<Record<string, string | number | boolean | null>>

const RETRYABLE: ReadonlySet<MemoryErrorCode> = new Set([
  'STORAGE_BLOCKED',
  'STORAGE_UNAVAILABLE',
  'STORAGE_QUOTA_EXCEEDED',
  'MODEL_UNAVAILABLE',
  'WORKER_TERMINATED',
  'TIMEOUT',
])

/**
 * The one error of Locket's, the same on both sides of the worker.
 *
 * `details` names what was wrong (`field`, `path`, `url`, `limit`, …) and never holds text of a memory.
 * `retryable` says that the same call may succeed later without a change.
 */
export class MemoryError extends Error {
  override readonly name = 'MemoryError'
  readonly code: MemoryErrorCode
  readonly details: ErrorDetails
  readonly retryable: boolean

  constructor(
    code: MemoryErrorCode,
    message: string,
    options: { readonly details?: ErrorDetails | undefined; readonly cause?: unknown; readonly retryable?: boolean | undefined } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.code = code
    this.details = options.details ?? {}
    this.retryable = options.retryable ?? RETRYABLE.has(code)
  }

  /** Each built file (`worker.js`, `static.js`, `rules.js`) has its own copy of this class; an error of one is an error to all. */
  static override [Symbol.hasInstance](value: unknown): value is MemoryError {
    return value instanceof Error && value.name === 'MemoryError' && 'code' in value && 'details' in value
  }
}

/** An error as plain data, for the way between worker and page. */
export interface ErrorData {
  readonly code: MemoryErrorCode
  readonly message: string
  readonly details: ErrorDetails
  readonly retryable: boolean
  readonly cause: ErrorData | { readonly name: string; readonly message: string } | null
}

export function toErrorData(error: unknown): ErrorData {
  if (error instanceof MemoryError) {
    return { code: error.code, message: error.message, details: error.details, retryable: error.retryable, cause: toCause(error.cause) }
  }
  return { code: 'INTERNAL', message: 'Something failed inside Locket.', details: {}, retryable: false, cause: toCause(error) }
}

export function fromErrorData(data: ErrorData): MemoryError {
  const cause =
    data.cause === null ? undefined : 'code' in data.cause ? fromErrorData(data.cause) : Object.assign(new Error(data.cause.message), { name: data.cause.name })
  return new MemoryError(data.code, data.message, { details: data.details, retryable: data.retryable, cause })
}

function toCause(cause: unknown): ErrorData['cause'] {
  if (cause === undefined || cause === null) return null
  if (cause instanceof MemoryError) return toErrorData(cause)
  if (cause instanceof Error) return { name: cause.name, message: cause.message }
  return { name: 'Error', message: 'A value that is no error was thrown.' }
}

import { MemoryError } from '../core/errors.ts'
import type { Embedder } from './embedder.ts'
import { unitVector } from './unit-vector.ts'

export interface CheckEmbedderOptions {
  /** Longest that one call may take. Default 60,000. */
  readonly timeoutMs?: number | undefined
}

/**
 * An app's own embedder, checked: what it gives is finite, of its dimension, of length 1, and comes in time.
 *
 * @throws MemoryError `INVALID_ARGUMENT` with `details.field` (`embedder.name`, …). Its `embed` rejects with `DIMENSION_MISMATCH`
 * (another length), `TIMEOUT`, or `EMBEDDING_FAILED` (everything else that it does wrong, its own error as `cause`).
 */
export function checkEmbedder(embedder: Embedder, { timeoutMs = 60_000 }: CheckEmbedderOptions = {}): Embedder {
  const { name, fingerprint, dimension } = embedder
  check(typeof name === 'string' && name.length >= 1 && name.length <= 64, 'name', 'a string of 1 to 64 characters')
  check(typeof fingerprint === 'string' && fingerprint.length >= 1 && fingerprint.length <= 256, 'fingerprint', 'a string of 1 to 256 characters')
  check(Number.isInteger(dimension) && dimension >= 1 && dimension <= 4096, 'dimension', 'a whole number from 1 to 4096')
  check(typeof embedder.embed === 'function', 'embed', 'a function')
  check(embedder.windows === undefined || typeof embedder.windows === 'function', 'windows', 'a function')
  check(
    embedder.languages === undefined || (Array.isArray(embedder.languages) && embedder.languages.every((language) => typeof language === 'string')),
    'languages',
    'a list of language tags',
  )
  check(embedder.close === undefined || typeof embedder.close === 'function', 'close', 'a function')

  async function embed(texts: readonly string[]): Promise<readonly Float32Array[]> {
    if (texts.length === 0) return []
    const vectors: unknown = await guarded(() => embedder.embed(texts), timeoutMs)
    if (!Array.isArray(vectors) || vectors.length !== texts.length) {
      throw failed('It did not give one vector a text.', undefined)
    }
    return vectors.map((vector) => {
      if (!isNumbers(vector)) throw failed('It gave something that is no vector.', undefined)
      return unitVector(vector, dimension)
    })
  }

  async function windows(text: string): Promise<readonly string[]> {
    const pieces: unknown = await guarded(() => embedder.windows?.(text), timeoutMs)
    if (!Array.isArray(pieces) || pieces.length === 0 || !pieces.every((piece) => typeof piece === 'string')) {
      throw failed('Its windows are no list of texts.', undefined)
    }
    return pieces
  }

  return {
    name,
    fingerprint,
    dimension,
    embed,
    ...(embedder.languages === undefined ? {} : { languages: [...embedder.languages] }),
    ...(embedder.windows === undefined ? {} : { windows }),
    close: () => embedder.close?.(),
  }
}

function check(right: boolean, field: string, what: string): void {
  if (right) return
  throw new MemoryError('INVALID_ARGUMENT', `embedder.${field} must be ${what}.`, { details: { field: `embedder.${field}` } })
}

/** Runs a call of the app's; whatever it throws becomes a typed error, and it may not hang. */
async function guarded<T>(call: () => T | Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new MemoryError('TIMEOUT', `The embedder gave no answer in ${timeoutMs} ms.`, { details: { limit: timeoutMs } }))
    }, timeoutMs)
  })
  try {
    return await Promise.race([call(), late])
  } catch (error) {
    throw error instanceof MemoryError ? error : failed('It threw.', error)
  } finally {
    clearTimeout(timer)
  }
}

function failed(what: string, cause: unknown): MemoryError {
  return new MemoryError('EMBEDDING_FAILED', `The app's embedder failed. ${what}`, { cause })
}

function isNumbers(value: unknown): value is ArrayLike<number> {
  return value instanceof Float32Array || value instanceof Float64Array || (Array.isArray(value) && value.every((item) => typeof item === 'number'))
}

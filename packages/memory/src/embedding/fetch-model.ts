import { MemoryError } from '../core/errors.ts'
import { dropFromCache, keepInCache, takeFromCache } from './model-cache.ts'
import type { ModelFile } from './model-files.ts'
import { sha256Hex } from './sha256.ts'

export interface FetchModelOptions {
  /** Called with the bytes that are there so far, of `file.bytes`. */
  readonly onProgress?: ((bytes: number) => void) | undefined
}

type Reason = 'status' | 'html' | 'length' | 'hash' | 'network'

/**
 * One file of a model, verified: its length and SHA-256 are those of the manifest.
 *
 * Taken from Cache Storage when it is there (and checked again), else fetched and kept. A wrong reply is never kept.
 * @throws MemoryError `MODEL_UNAVAILABLE` with `details` `{ url, reason, status? }`.
 */
export async function fetchModelFile(file: ModelFile, { onProgress }: FetchModelOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await takeFromCache(file)
  if (kept !== undefined) {
    if ((await faultOf(file, kept)) === undefined) {
      onProgress?.(file.bytes)
      return kept
    }
    await dropFromCache(file)
  }
  const bytes = await download(file, kept !== undefined, onProgress)
  await keepInCache(file, bytes)
  return bytes
}

/** Several at once, in order; `onProgress` tells the share of all their bytes, 0 to 1, at most a hundred times and never less than before. */
export async function fetchModelFiles(
  files: readonly ModelFile[],
  onProgress?: ((share: number) => void) | undefined,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const total = files.reduce((sum, file) => sum + file.bytes, 0)
  const loaded = files.map(() => 0)
  let told = 0
  return Promise.all(
    files.map((file, index) =>
      fetchModelFile(file, {
        onProgress: (bytes) => {
          loaded[index] = bytes
          const share = loaded.reduce((sum, part) => sum + part, 0) / total
          if (share - told < 0.01 && share < 1) return
          told = share
          onProgress?.(share)
        },
      }),
    ),
  )
}

async function download(file: ModelFile, fresh: boolean, onProgress: FetchModelOptions['onProgress']): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await request(file, fresh ? 'reload' : 'default', onProgress)
  if (!(bytes instanceof MemoryError)) return bytes
  // The HTTP cache may hold the file of an earlier build under the same address: ask the server itself, once.
  const { reason } = bytes.details
  if (fresh || reason === 'network' || reason === 'status') throw bytes
  const again = await request(file, 'reload', onProgress)
  if (again instanceof MemoryError) throw again
  return again
}

async function request(file: ModelFile, cache: RequestCache, onProgress: FetchModelOptions['onProgress']): Promise<Uint8Array<ArrayBuffer> | MemoryError> {
  try {
    const response = await fetch(file.url, { cache, credentials: 'same-origin' })
    if (!response.ok) return unavailable(file, 'status', response.status)
    if (response.headers.get('content-type')?.includes('text/html')) return unavailable(file, 'html', response.status)
    const bytes = await read(response, file, onProgress)
    const fault = bytes === undefined ? 'length' : await faultOf(file, bytes)
    return bytes !== undefined && fault === undefined ? bytes : unavailable(file, fault ?? 'length', response.status)
  } catch (cause) {
    return unavailable(file, 'network', undefined, cause)
  }
}

/** The body, or `undefined` when it is longer or shorter than the file. */
async function read(response: Response, file: ModelFile, onProgress: FetchModelOptions['onProgress']): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(file.bytes)
  const reader = response.body?.getReader()
  let length = 0
  for (let part = await reader?.read(); part !== undefined && !part.done; part = await reader?.read()) {
    if (length + part.value.length > file.bytes) {
      await reader?.cancel()
      return undefined
    }
    bytes.set(part.value, length)
    length += part.value.length
    onProgress?.(length)
  }
  return length === file.bytes ? bytes : undefined
}

async function faultOf(file: ModelFile, bytes: Uint8Array<ArrayBuffer>): Promise<'length' | 'hash' | undefined> {
  if (bytes.length !== file.bytes) return 'length'
  return (await sha256Hex(bytes)) === file.sha256 ? undefined : 'hash'
}

const EXPLANATION: Readonly<Record<Reason, string>> = {
  status: 'the server does not have it',
  html: 'the server sent a page in its place',
  length: 'the reply has another length',
  hash: 'the reply has other bytes',
  network: 'the request failed',
}

function unavailable(file: ModelFile, reason: Reason, status?: number | undefined, cause?: unknown): MemoryError {
  return new MemoryError('MODEL_UNAVAILABLE', `Model file ${file.url}: ${EXPLANATION[reason]}.`, {
    details: status === undefined ? { url: file.url, reason } : { url: file.url, reason, status },
    cause,
  })
}

import type { ModelFile } from './model-files.ts'

/** Name in Cache Storage. Nothing in it comes from a user. */
export const MODEL_CACHE = 'locket-models'

/** The kept copy of a file, not yet checked, or `undefined`. */
export async function takeFromCache(file: ModelFile): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const response = await (await openCache(file))?.match(keyOf(file))
    return response === undefined ? undefined : new Uint8Array(await response.arrayBuffer())
  } catch {
    // A cache that cannot be read is the same as an empty one: the file is fetched.
    return undefined
  }
}

/** Keeps a verified file for the next start, in place of other versions of it. Resolves to `false` where it cannot: that is no error. */
export async function keepInCache(file: ModelFile, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const cache = await openCache(file)
    if (cache === undefined || !(await hasRoom(bytes.byteLength))) return false
    await cache.delete(file.url, { ignoreSearch: true })
    await cache.put(keyOf(file), new Response(bytes, { headers: { 'content-type': 'application/octet-stream' } }))
    return true
  } catch {
    return false
  }
}

export async function dropFromCache(file: ModelFile): Promise<void> {
  try {
    await (await openCache(file))?.delete(keyOf(file))
  } catch {
    // Nothing that could be read is left behind either.
  }
}

async function openCache(file: ModelFile): Promise<Cache | undefined> {
  // Cache Storage is missing on insecure origins and takes no keys but http(s).
  return globalThis.caches === undefined || !file.url.startsWith('http') ? undefined : await globalThis.caches.open(MODEL_CACHE)
}

function keyOf(file: ModelFile): string {
  const url = new URL(file.url)
  url.searchParams.set('sha256', file.sha256)
  return url.href
}

/** Model and memories share one quota. The model is kept only where as much again stays free. */
async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.()) ?? {}
  return quota === undefined || usage === undefined || quota - usage >= 2 * bytes
}

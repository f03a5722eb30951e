import type { Page } from '@playwright/test'

/**
 * Every place of this origin's storage that holds a text: databases read raw, table by table; cached replies; the origin
 * private file system; local and session storage. Case does not matter; bytes are read as UTF-8, UTF-16 and one by one.
 */
export function placesHolding(page: Page, text: string): Promise<readonly string[]> {
  return page.evaluate(findText, text.toLowerCase())
}

/** Runs in the page, so it stands by itself. */
async function findText(needle: string): Promise<string[]> {
  const places: string[] = []
  const holds = async (value: unknown): Promise<boolean> => (await readable(value)).toLowerCase().includes(needle)

  async function readable(value: unknown): Promise<string> {
    if (value instanceof Blob) return readable(await value.arrayBuffer())
    if (value instanceof ArrayBuffer) return decode(new Uint8Array(value))
    if (ArrayBuffer.isView(value)) return decode(new Uint8Array(value.buffer, value.byteOffset, value.byteLength))
    if (value instanceof Map) return readable([...value])
    if (value instanceof Set) return readable([...value])
    if (Array.isArray(value)) return (await Promise.all(value.map(readable))).join('\n')
    if (typeof value === 'object' && value !== null) return readable(Object.entries(value))
    return String(value)
  }

  function decode(bytes: Uint8Array): string {
    // Models are large, and a text of ASCII letters shows byte by byte.
    const encodings = bytes.length > 1_000_000 ? ['latin1'] : ['utf-8', 'utf-16le', 'latin1']
    return encodings.map((encoding) => new TextDecoder(encoding).decode(bytes)).join('\n')
  }

  function promised<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  }

  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    const db = await promised(indexedDB.open(name))
    for (const store of db.objectStoreNames) {
      const table = db.transaction(store).objectStore(store)
      const [keys, values] = await Promise.all([promised(table.getAllKeys()), promised(table.getAll())])
      if ((await holds(keys)) || (await holds(values))) places.push(`table ${store}`)
    }
    db.close()
  }

  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const reply = await cache.match(request)
      if (request.url.toLowerCase().includes(needle) || (await holds(await reply?.arrayBuffer()))) places.push(`cache ${request.url}`)
    }
  }

  async function lookInto(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
    for await (const entry of folder.values()) {
      const here = `${path}/${entry.name}`
      if (here.toLowerCase().includes(needle)) places.push(`file name ${here}`)
      if (entry.kind === 'directory') await lookInto(entry, here)
      else if (await holds(await entry.getFile())) places.push(`file ${here}`)
    }
  }
  await lookInto(await navigator.storage.getDirectory(), '')

  for (const [name, storage] of [
    ['local storage', localStorage],
    ['session storage', sessionStorage],
  ] as const) {
    if (await holds(Object.entries(storage))) places.push(name)
  }
  return places
}

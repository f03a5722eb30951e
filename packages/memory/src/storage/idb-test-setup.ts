import { deleteDB, openDB } from 'idb'
import { afterEach, vi } from 'vitest'
import type { Head } from './idb-schema.ts'
import { type IdbStoreOptions, openIdbStore } from './idb-store.ts'
import type { MemoryStore } from './memory-store.ts'
import { TEST_TIME, testMemory } from './store-test-data.ts'

const names: string[] = []
const opened: MemoryStore[] = []

/** Closes, deletes and restores what the tests of a file used; tests run on the real origin's databases. */
export function cleanUpAfterEach(): void {
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    for (const store of opened.splice(0)) await store.close()
    const root = await navigator.storage.getDirectory()
    const directory = await root.getDirectoryHandle('locket', { create: true })
    for (const name of names.splice(0)) {
      await deleteDB(name)
      await directory.removeEntry(`${name}.json`).catch(() => undefined)
    }
  })
}

export function newName(): string {
  const name = `locket-test-${crypto.randomUUID()}`
  names.push(name)
  return name
}

export async function open(name: string = newName(), options: Partial<IdbStoreOptions> = {}): Promise<MemoryStore> {
  return track(await openIdbStore({ name, now: () => TEST_TIME, ...options }))
}

export function track<Store extends MemoryStore>(store: Store): Store {
  opened.push(store)
  return store
}

export async function add(store: MemoryStore, ...numbers: readonly number[]): Promise<void> {
  await store.commit({ put: numbers.map((n) => testMemory(n)) }, { revision: await store.revision() })
}

export async function idsOf(store: MemoryStore): Promise<string[]> {
  return (await store.load()).memories.map(({ memory }) => memory.id)
}

/** Changes the head behind the store's back, as another build would. */
export async function editHead(name: string, changes: Partial<Head>): Promise<void> {
  const db = await openDB(name)
  const head: Head = await db.get('meta', 'head')
  await db.put('meta', { ...head, ...changes })
  db.close()
}

export async function isThere(name: string): Promise<boolean> {
  return (await indexedDB.databases()).some((database) => database.name === name)
}

import { deleteDB, openDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import { add, cleanUpAfterEach, idsOf, newName, open } from './idb-test-setup.ts'
import type { MemoryStore } from './memory-store.ts'
import type { RowShape } from './rows.ts'
import { memoryId, TEST_TIME, testAnalysis, testMemory, testTurn, testVectors } from './store-test-data.ts'

cleanUpAfterEach()

describe('rows of an older shape (IDB-03)', () => {
  const newShape: RowShape = {
    version: 2,
    upgrade: (store, body, from) => (store === 'memories' && from < 2 && typeof body === 'object' ? { ...body, language: 'de' } : body),
  }

  it('are lifted when they are read, for good, and doing it twice changes nothing', async () => {
    const name = newName()
    const old = await open(name)
    await old.commit({ put: [testMemory(1)], analyses: new Map([[memoryId(1), testAnalysis(1)]]), turns: [testTurn(1)] }, { revision: 0 })
    await (await open(name, { shape: newShape })).load()
    await add(old, 2)
    const store = await open(name, { shape: newShape })
    expect((await store.since(1)).put.map(({ memory }) => memory.language)).toEqual(['de'])
    const first = await store.load()
    expect(first.memories.map(({ memory }) => memory.language)).toEqual(['de', 'de'])
    expect(await rowVersions(name)).toEqual([2, 2, 2, 2])
    expect(await store.load()).toEqual(first)
  })

  async function rowVersions(name: string): Promise<number[]> {
    const db = await openDB(name)
    const rows = (await Promise.all(['memories', 'analyses', 'turns'].map((table) => db.getAll(table)))).flat()
    db.close()
    return rows.map((row) => row.v)
  }
})

describe('a dead connection (IDB-09)', () => {
  function failTransactions(times: number): { readonly opens: () => number; readonly stop: () => void } {
    const original = IDBDatabase.prototype.transaction
    let left = times
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
      if (left-- > 0) throw new DOMException('The database connection is closing.', 'InvalidStateError')
      return original.apply(this, args)
    })
    const open = vi.spyOn(IDBFactory.prototype, 'open')
    return { opens: () => open.mock.calls.length, stop: () => transaction.mockRestore() }
  }

  it('is replaced, one opening each time, and the write is done once', async () => {
    const store = await open()
    const fault = failTransactions(2)
    expect(await store.commit({ put: [testMemory(1)] }, { revision: 0 })).toEqual({ ok: true, revision: 1 })
    expect(fault.opens()).toBe(2)
    expect(await idsOf(store)).toEqual([memoryId(1)])
  })

  it('is given up after three times, is told, and heals later', async () => {
    const store = await open()
    const fault = failTransactions(Number.POSITIVE_INFINITY)
    await expect(store.commit({ put: [testMemory(1)] }, { revision: 0 })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE', retryable: true })
    expect(fault.opens()).toBe(3)
    fault.stop()
    expect(await idsOf(store)).toEqual([])
    await add(store, 1)
    expect(await idsOf(store)).toEqual([memoryId(1)])
  })

  it('is replaced once for calls that fail together', async () => {
    const store = await open()
    const fault = failTransactions(3)
    await Promise.all([store.revision(), store.revision(), store.revision()])
    expect(fault.opens()).toBe(1)
  })
})

describe('a database that was lost (IDB-08, IDB-12)', () => {
  it('is told from a new one by the marker beside it', async () => {
    const name = newName()
    const store = await open(name)
    await add(store, ...Array.from({ length: 12 }, (_, n) => n))
    await store.load()
    await store.close()
    expect(await readMarkerFile(name)).toEqual({ created: TEST_TIME, count: '10+' })
    await deleteDB(name)
    const anew = await open(name)
    expect(anew.dataLoss).toBe(true)
    expect(await idsOf(anew)).toEqual([])
    await anew.close()
    expect((await open(name)).dataLoss).toBe(false)
  })

  it('leaves no marker when it is erased', async () => {
    const name = newName()
    const store = await open(name)
    await store.load()
    await store.erase()
    await expect(readMarkerFile(name)).rejects.toMatchObject({ name: 'NotFoundError' })
  })

  async function readMarkerFile(name: string): Promise<unknown> {
    const directory = await (await navigator.storage.getDirectory()).getDirectoryHandle('locket')
    return JSON.parse(await (await (await directory.getFileHandle(`${name}.json`)).getFile()).text())
  }
})

describe('rows that the browser cannot read any more (IDB-11)', () => {
  /** Reads of these rows fail as Chromium's do when a file beside the database is gone. */
  function failReads(keyByTable: Readonly<Record<string, IDBValidKey>>): void {
    const fail = <T>(store: IDBObjectStore, query: unknown, request: IDBRequest<T>): IDBRequest<T> => {
      const key = keyByTable[store.name]
      if (key === undefined || !(query === key || (query instanceof IDBKeyRange && query.includes(key)))) return request
      Object.defineProperty(request, 'error', { value: new DOMException('Data lost due to missing file.', 'NotReadableError') })
      request.addEventListener('success', (event) => {
        event.stopImmediatePropagation()
        request.dispatchEvent(new Event('error', { cancelable: true }))
      })
      return request
    }
    const { get, getAll } = IDBObjectStore.prototype
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, query) {
      return fail(this, query, get.call(this, query))
    })
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore, query) {
      return fail(this, query, getAll.call(this, query))
    })
  }

  async function filled(): Promise<MemoryStore> {
    const store = await open()
    const numbers = [1, 2, 3]
    await store.commit({ put: numbers.map((n) => testMemory(n)), analyses: new Map(numbers.map((n) => [memoryId(n), testAnalysis(n)])) }, { revision: 0 })
    await store.putVectors(numbers.map((n) => ({ id: memoryId(n), text: testMemory(n).text, vectors: testVectors(n) })))
    return store
  }

  it('are skipped where they are derived', async () => {
    const store = await filled()
    failReads({ analyses: memoryId(2), vectors: memoryId(2) })
    expect((await store.load()).memories.map(({ analysis }) => analysis !== null)).toEqual([true, false, true])
    const ids: string[] = []
    await store.loadVectors('test-embedder', (batch) => ids.push(...batch.map(({ id }) => id)))
    expect(ids).toEqual([memoryId(1), memoryId(3)])
  })

  it('are told, in numbers only, where they are memories', async () => {
    const store = await filled()
    failReads({ memories: memoryId(2) })
    await expect(store.load()).rejects.toMatchObject({ code: 'STORAGE_CORRUPT', details: { unreadable: 1, memories: 2 } })
  })

  it('are told when they are caught up with, also among thousands', async () => {
    const store = await open()
    const numbers = Array.from({ length: 600 }, (_, n) => n)
    await add(store, ...numbers)
    await add(store, 1, 2)
    failReads({ memories: memoryId(2) })
    for (const revision of [0, 1]) await expect(store.since(revision)).rejects.toMatchObject({ code: 'STORAGE_CORRUPT', details: { unreadable: 1 } })
  })

  it('can still be forgotten', async () => {
    const store = await filled()
    failReads({ memories: memoryId(2) })
    expect(await store.commit({ remove: [memoryId(2)] }, { revision: 2 })).toEqual({ ok: true, revision: 3 })
    expect((await store.load()).memories).toHaveLength(2)
  })

  it('make everything be loaded anew where they are the log', async () => {
    const store = await filled()
    failReads({ changes: 2 })
    expect(await store.since(0)).toMatchObject({ reload: true, revision: 2 })
  })
})

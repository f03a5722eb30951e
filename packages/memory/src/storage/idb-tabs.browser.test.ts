import { deleteDB, openDB } from 'idb'
import { describe, expect, it, vi } from 'vitest'
import type { ClosedReason } from './closed.ts'
import { DATABASE_VERSION } from './idb-schema.ts'
import { add, cleanUpAfterEach, editHead, idsOf, isThere, newName, open } from './idb-test-setup.ts'
import { createInMemoryStore } from './in-memory-store.ts'
import { openBestStore } from './open-best-store.ts'
import { memoryId, TEST_TIME, testMemory, testVectors } from './store-test-data.ts'

cleanUpAfterEach()

describe('another tab holds an older version (IDB-01)', () => {
  it('fails as blocked within the deadline, in every tab, and works once that tab lets go', async () => {
    const name = newName()
    const old = await openDB(name, 1, { upgrade: (db) => void db.createObjectStore('memories', { keyPath: 'id' }) })
    await old.put('memories', { id: memoryId(1), revision: 0, v: 1, body: testMemory(1) })
    const blocked = await Promise.allSettled([open(name, { deadlineMs: 200 }), open(name, { deadlineMs: 200 })])
    for (const result of blocked) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'STORAGE_BLOCKED', retryable: true } })
    old.close()
    expect(await idsOf(await open(name))).toEqual([memoryId(1)])
  })

  it('asks other tabs to let go, and closes a handle that it gets too late', async () => {
    const name = newName()
    const heard: unknown[] = []
    const channel = new BroadcastChannel(name)
    const asked = new Promise<void>((resolve) => {
      channel.onmessage = (event) => {
        heard.push(event.data)
        resolve()
      }
    })
    const old = await openDB(name, 1)
    await expect(open(name, { deadlineMs: 200 })).rejects.toMatchObject({ code: 'STORAGE_BLOCKED' })
    await asked
    channel.close()
    expect(heard).toEqual([{ type: 'release', version: DATABASE_VERSION }])
    old.close()
    const onBlocked = vi.fn()
    const newer = await openDB(name, DATABASE_VERSION + 1, { blocked: onBlocked })
    newer.close()
    expect(onBlocked).not.toHaveBeenCalled()
  })

  it('can be aborted', async () => {
    const name = newName()
    const old = await openDB(name, 1)
    const abort = new AbortController()
    const opening = open(name, { signal: abort.signal })
    abort.abort()
    await expect(opening).rejects.toMatchObject({ code: 'ABORTED' })
    old.close()
  })
})

describe('a newer build is there (IDB-02)', () => {
  it('makes way for its upgrade, says so once, and never opens again by itself', async () => {
    const name = newName()
    const reasons: ClosedReason[] = []
    const store = await open(name, { onClosed: (reason) => reasons.push(reason) })
    await add(store, 1)
    const newer = await openDB(name, DATABASE_VERSION + 10)
    await expect(store.commit({ put: [testMemory(2)] }, { revision: 1 })).rejects.toMatchObject({ code: 'STORAGE_CLOSED', retryable: true })
    await expect(store.load()).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
    expect(await newer.count('memories')).toBe(1)
    newer.close()
    expect(reasons).toEqual(['upgrade'])
    await expect(open(name)).rejects.toMatchObject({ code: 'FORMAT_TOO_NEW' })
    await expect(openBestStore({ name, now: () => TEST_TIME }, async () => createInMemoryStore)).rejects.toMatchObject({ code: 'FORMAT_TOO_NEW' })
  })

  it('only reads once the database says that this build must not write', async () => {
    const name = newName()
    const store = await open(name)
    await add(store, 1)
    await editHead(name, { format: { version: 3, minWriter: 3 } })
    await expect(store.commit({ put: [testMemory(2)] }, { revision: 1 })).rejects.toMatchObject({ code: 'FORMAT_TOO_NEW', details: { minWriter: 3 } })
    await expect(store.putVectors([{ id: memoryId(1), text: testMemory(1).text, vectors: testVectors(1) }])).rejects.toMatchObject({ code: 'FORMAT_TOO_NEW' })
    expect(await idsOf(store)).toEqual([memoryId(1)])
  })
})

describe('erasing while others are open (IDB-04)', () => {
  it.each([
    ['with BroadcastChannel', true],
    ['without it', false],
  ])('holds in every tab and nothing comes back, %s', async (_case, withChannel) => {
    if (!withChannel) vi.stubGlobal('BroadcastChannel', undefined)
    const name = newName()
    const reasons: ClosedReason[] = []
    const [a, b] = [await open(name), await open(name, { onClosed: (reason) => reasons.push(reason) })]
    await add(a, 1)
    await b.load()
    await a.erase()
    await expect(b.commit({ put: [testMemory(2)] }, { revision: 1 })).rejects.toMatchObject({ code: 'CLOSED', details: { reason: 'erased' } })
    await expect(b.load()).rejects.toMatchObject({ code: 'CLOSED' })
    expect(await isThere(name)).toBe(false)
    expect(reasons).toEqual(['erased'])
  })

  it('is met in the next transaction where no message and no event arrived', async () => {
    const name = newName()
    const store = await open(name)
    await add(store, 1)
    await editHead(name, { erased: true })
    await expect(store.since(0)).rejects.toMatchObject({ code: 'CLOSED', details: { reason: 'erased' } })
    await expect(store.commit({ put: [testMemory(2)] }, { revision: 1 })).rejects.toMatchObject({ code: 'CLOSED' })
  })

  it('is a success where somebody else has done it meanwhile', async () => {
    const name = newName()
    const store = await open(name)
    await add(store, 1)
    await editHead(name, { erased: true })
    await store.erase()
    expect(await isThere(name)).toBe(false)
  })

  it('is finished by the next opening when it was cut short', async () => {
    const name = newName()
    const store = await open(name)
    await add(store, 1)
    await store.close()
    await editHead(name, { erased: true })
    const [anew, other] = await Promise.all([open(name), open(name)])
    expect(await idsOf(anew)).toEqual([])
    expect(other.secret).toBe(anew.secret)
    expect(anew.secret).not.toBe(store.secret)
  })

  it('has emptied the database even if a tab does not let it be deleted', async () => {
    const name = newName()
    const store = await open(name, { deadlineMs: 200 })
    await add(store, 1)
    const deaf = await openDB(name)
    await expect(store.erase()).rejects.toMatchObject({ code: 'STORAGE_BLOCKED', retryable: true })
    expect(await deaf.count('memories')).toBe(0)
    await expect(store.load()).rejects.toMatchObject({ code: 'CLOSED' })
    deaf.close()
    await store.erase()
    expect(await isThere(name)).toBe(false)
  })

  it('does not make a deleted database anew when the connection was lost', async () => {
    const name = newName()
    const store = await open(name)
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await add(store, 1)
    const [db] = spy.mock.contexts
    if (!(db instanceof IDBDatabase)) throw new Error('no connection was used')
    db.close()
    db.dispatchEvent(new Event('close'))
    await deleteDB(name)
    await expect(store.commit({ put: [testMemory(2)] }, { revision: 1 })).rejects.toMatchObject({ code: 'CLOSED', details: { reason: 'erased' } })
    expect(await isThere(name)).toBe(false)
  })
})

describe('two tabs that write at once (IDB-18)', () => {
  it('lose nothing and number everything once', async () => {
    const name = newName()
    const stores = [await open(name), await open(name)]
    await Promise.all(
      stores.map(async (store, tab) => {
        for (let n = 0; n < 40; n++) {
          for (;;) {
            const { revision, settings } = await store.load()
            const count = Number(settings.count ?? 0) + 1
            const result = await store.commit({ put: [testMemory(tab * 100 + n)], settings: { count } }, { revision })
            if (result.ok) break
          }
        }
      }),
    )
    const { revision, memories, settings } = await (await open(name)).load()
    expect([revision, memories.length, settings.count]).toEqual([80, 80, 80])
  })
})

describe('a tab that is far behind', () => {
  it('catches up with thousands of changes in one go', async () => {
    const store = await open()
    const numbers = Array.from({ length: 1_200 }, (_, n) => n)
    await add(store, ...numbers)
    await store.putVectors(numbers.map((n) => ({ id: memoryId(n), text: testMemory(n).text, vectors: testVectors(n) })))
    await store.commit({ remove: [memoryId(600)] }, { revision: 2 })
    const { reload, put, remove, vectors } = await store.since(0)
    expect([reload, put.length, vectors.length, remove]).toEqual([false, 1_199, 1_199, [memoryId(600)]])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { add, cleanUpAfterEach, idsOf, isThere, newName, track } from './idb-test-setup.ts'
import { createInMemoryStore } from './in-memory-store.ts'
import { openBestStore } from './open-best-store.ts'
import { memoryId, TEST_TIME } from './store-test-data.ts'

cleanUpAfterEach()

describe('where nothing can be kept (IDB-10, IDB-13)', () => {
  function failOpening(name: string): void {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      const request = new EventTarget()
      Object.defineProperty(request, 'error', { value: new DOMException('Encountered full disk.', name) })
      queueMicrotask(() => request.dispatchEvent(new Event('error')))
      Object.setPrototypeOf(request, IDBOpenDBRequest.prototype)
      return request as IDBOpenDBRequest
    })
  }

  it('works in memory when opening is forbidden at once', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Access denied.', 'SecurityError')
    })
    const store = await openBestStore({ name: newName(), now: () => TEST_TIME }, async () => createInMemoryStore)
    expect(store).toMatchObject({ mode: 'memory', reason: 'denied' })
    await add(store, 1)
    expect(await idsOf(store)).toEqual([memoryId(1)])
  })

  it('works in memory when there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined)
    expect(await openBestStore({ name: newName(), now: () => TEST_TIME }, async () => createInMemoryStore)).toMatchObject({ mode: 'memory', reason: 'missing' })
  })

  it.each([
    ['QuotaExceededError', 'disk-full'],
    ['UnknownError', 'failed'],
  ])('works in memory when opening fails with %s', async (error, reason) => {
    failOpening(error)
    expect(await openBestStore({ name: newName(), now: () => TEST_TIME }, async () => createInMemoryStore)).toMatchObject({ mode: 'memory', reason })
  })

  it('keeps everything without Web Locks, BroadcastChannel and the storage manager', async () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    vi.spyOn(navigator, 'locks', 'get').mockImplementation(() => Reflect.get({}, 'locks'))
    const storage = vi.spyOn(navigator, 'storage', 'get').mockImplementation(() => Reflect.get({}, 'storage'))
    const name = newName()
    const store = track(await openBestStore({ name, now: () => TEST_TIME }, async () => createInMemoryStore))
    expect(store).toMatchObject({ mode: 'persistent', reason: null, dataLoss: false })
    await add(store, 1)
    expect(await idsOf(store)).toEqual([memoryId(1)])
    await store.erase()
    storage.mockRestore()
    expect(await isThere(name)).toBe(false)
  })
})

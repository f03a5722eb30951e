import { describe, expect, it, vi } from 'vitest'
import { add, cleanUpAfterEach, idsOf, newName, open } from './idb-test-setup.ts'
import { memoryId, testMemory, testReceipt } from './store-test-data.ts'

cleanUpAfterEach()

/** Hands the next transaction that writes to `meddle` before anything is asked of it. */
function onNextWrite(meddle: (tx: IDBTransaction) => void): void {
  const original = IDBDatabase.prototype.transaction
  let waiting = true
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...args) {
    const tx = original.apply(this, args)
    if (waiting && args[1] === 'readwrite') {
      waiting = false
      meddle(tx)
    }
    return tx
  })
}

describe('durability and aborts (IDB-05, IDB-06, IDB-14)', () => {
  it('asks for the disk where it is told to, and for erasing', async () => {
    const store = await open()
    const spy = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const asked = (): unknown => spy.mock.calls.find(([, mode]) => mode === 'readwrite')?.[2]
    await store.commit({}, { revision: 0, durability: 'strict' })
    expect(asked()).toEqual({ durability: 'strict' })
    spy.mockClear()
    await store.commit({}, { revision: 1 })
    expect(asked()).toEqual({ durability: 'relaxed' })
    spy.mockClear()
    await store.erase()
    expect(asked()).toEqual({ durability: 'strict' })
  })

  it('rejects when the transaction is aborted without any request failing', async () => {
    const store = await open()
    onNextWrite((tx) => queueMicrotask(() => tx.abort()))
    await expect(store.commit({ put: [testMemory(1)], receipts: [testReceipt(1)] }, { revision: 0 })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    expect([await idsOf(store), await store.receipts(), await store.revision()]).toEqual([[], [], 0])
  })

  it('tells a full disk, which shows only when the transaction ends, and keeps nothing of what did not fit', async () => {
    const store = await open()
    await add(store, 1)
    onNextWrite((tx) => {
      Object.defineProperty(tx, 'error', { value: new DOMException('Encountered full disk. ', 'QuotaExceededError') })
      const { put } = IDBObjectStore.prototype
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
        const request = put.apply(this, row)
        // The last write of a change set; each of them has been reported as done by then.
        if (this.name === 'meta') request.addEventListener('success', () => tx.abort())
        return request
      })
    })
    const { usage, quota } = await navigator.storage.estimate()
    await expect(store.commit({ put: [testMemory(2)], receipts: [testReceipt(1)] }, { revision: 1 })).rejects.toMatchObject({
      code: 'STORAGE_QUOTA_EXCEEDED',
      retryable: true,
      details: { usage: usage === undefined ? null : expect.any(Number), quota },
      cause: { name: 'QuotaExceededError' },
    })
    vi.restoreAllMocks()
    expect([await idsOf(store), await store.receipts(), await store.revision()]).toEqual([[memoryId(1)], [], 1])
    expect(await store.commit({ remove: [memoryId(1)] }, { revision: 1, durability: 'strict' })).toEqual({ ok: true, revision: 2 })
  })

  it('is not acknowledged before the transaction is complete', async () => {
    const store = await open()
    const order: string[] = []
    onNextWrite((tx) => tx.addEventListener('complete', () => order.push('complete')))
    await store.commit({ put: [testMemory(1)] }, { revision: 0 })
    order.push('acknowledged')
    expect(order).toEqual(['complete', 'acknowledged'])
  })

  it('does not apply a change set twice when its answer was lost', async () => {
    const store = await open()
    const changes = { put: [testMemory(1)], receipts: [testReceipt(1)] }
    await store.commit(changes, { revision: 0 })
    expect(await store.commit(changes, { revision: 0 })).toEqual({ ok: false, reason: 'behind' })
    expect((await store.receipts()).length).toBe(1)
  })
})

describe('a worker that ends (IDB-16, IDB-17)', () => {
  async function writeAndEnd(name: string, count: number, wait: boolean): Promise<void> {
    const worker = new Worker(new URL('./store-test.worker.ts', import.meta.url), { type: 'module' })
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('message', () => resolve())
      worker.addEventListener('error', reject)
      worker.postMessage({ name, count, wait })
    })
    worker.terminate()
  }

  it('has kept what it acknowledged', async () => {
    const name = newName()
    await writeAndEnd(name, 3, true)
    const { memories, turns } = await (await open(name)).load()
    expect([memories.length, turns.length]).toEqual([3, 3])
  })

  it('leaves all or nothing of what it had not', async () => {
    const name = newName()
    await writeAndEnd(name, 500, false)
    const { revision, memories, turns } = await (await open(name)).load()
    expect([memories.length, turns.length]).toEqual(revision === 1 ? [500, 500] : [0, 0])
  })
})

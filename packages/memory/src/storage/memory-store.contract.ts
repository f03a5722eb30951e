import { afterEach, describe, expect, it } from 'vitest'
import { verifyAudit } from './audit-chain.ts'
import type { ChangeSet, CommitResult, MemoryStore, StoredVectors } from './memory-store.ts'
import {
  memoryId,
  testAnalysis,
  testDocument,
  testDraft,
  testMemory,
  testReceipt,
  testTombstone,
  testTrace,
  testTurn,
  testVectors,
  uuid,
} from './store-test-data.ts'

/** How one kind of store is opened; two stores of one name are like two tabs. */
export interface StoreHarness {
  open(name: string, options?: { readonly keptChanges?: number | undefined }): Promise<MemoryStore>
}

let names = 0

/** What every store must do, whatever it keeps its rows in. */
export function memoryStoreContract(kind: string, harness: StoreHarness): void {
  describe(`${kind} store`, () => {
    const opened: MemoryStore[] = []

    function newName(): string {
      return `locket-contract-${kind.replaceAll(' ', '-')}-${++names}`
    }

    async function open(name: string = newName(), options: { readonly keptChanges?: number | undefined } = {}): Promise<MemoryStore> {
      const store = await harness.open(name, options)
      opened.push(store)
      return store
    }

    async function openTwo(): Promise<[MemoryStore, MemoryStore]> {
      const name = newName()
      return [await open(name), await open(name)]
    }

    async function add(store: MemoryStore, changes: ChangeSet): Promise<number> {
      return revisionOf(await store.commit(changes, { revision: await store.revision() }))
    }

    afterEach(async () => {
      for (const store of opened.splice(0)) await store.erase().catch(() => store.close())
    })

    describe('a new store', () => {
      it('is empty, at revision 0, with a secret of its own', async () => {
        const [one, other] = [await open(), await open()]
        expect(await one.load()).toEqual({ revision: 0, memories: [], tombstones: [], turns: [], documents: [], settings: {} })
        expect(await one.revision()).toBe(0)
        expect(one.secret).toMatch(/^[0-9a-f]{32}$/)
        expect(one.secret).not.toBe(other.secret)
        expect(one.dataLoss).toBe(false)
        expect([await one.receipts(), await one.audit(10, null), await one.traces(10, null)]).toEqual([[], [], []])
      })

      it('has the secret that other tabs have', async () => {
        const [a, b] = await openTwo()
        expect(b.secret).toBe(a.secret)
      })
    })

    describe('committing', () => {
      it('numbers change sets one by one', async () => {
        const store = await open()
        expect(await store.commit({ put: [testMemory(1)] }, { revision: 0 })).toEqual({ ok: true, revision: 1 })
        expect(await store.commit({}, { revision: 1, durability: 'strict' })).toEqual({ ok: true, revision: 2 })
        expect(await store.revision()).toBe(2)
      })

      it('loads what was committed, in every table', async () => {
        const [a, b] = await openTwo()
        await add(a, {
          put: [testMemory(1), testMemory(2)],
          analyses: new Map([[memoryId(1), testAnalysis(1)]]),
          tombstones: [testTombstone(3)],
          turns: [testTurn(4), testTurn(5, { text: null, state: 'done' })],
          documents: [testDocument(6)],
          settings: { paused: true, list: [1, { two: null }] },
        })
        expect(await b.load()).toEqual({
          revision: 1,
          memories: [
            { memory: testMemory(1), analysis: testAnalysis(1) },
            { memory: testMemory(2), analysis: null },
          ],
          tombstones: [testTombstone(3)],
          turns: [testTurn(4), testTurn(5, { text: null, state: 'done' })],
          documents: [testDocument(6)],
          settings: { paused: true, list: [1, { two: null }] },
        })
      })

      it('keeps text unit by unit', async () => {
        const store = await open()
        const texts = [
          '\u0000nul',
          'half \ud800 a pair',
          'e\u0301 is not \u00e9',
          '\u202eright to left',
          '👩‍🚀',
          'x'.repeat(32_768),
          `${'a\u2026'.repeat(8_000)}\ud800 \u0000`,
        ]
        await add(store, { put: texts.map((text, n) => testMemory(n, { text })) })
        expect((await store.load()).memories.map(({ memory }) => memory.text)).toEqual(texts)
      })

      it('refuses what was decided on an older state, and changes nothing then', async () => {
        const [a, b] = await openTwo()
        await add(a, { put: [testMemory(1)] })
        expect(await b.commit({ put: [testMemory(2)], settings: { paused: true } }, { revision: 0 })).toEqual({ ok: false, reason: 'behind' })
        expect(await b.load()).toMatchObject({ revision: 1, memories: [{ memory: testMemory(1) }], settings: {} })
      })

      it('refuses a revision that is not there yet', async () => {
        const store = await open()
        expect(await store.commit({}, { revision: 7 })).toEqual({ ok: false, reason: 'behind' })
      })

      it('lets one of two commits at once win', async () => {
        const [a, b] = await openTwo()
        const results = await Promise.all([a.commit({ put: [testMemory(1)] }, { revision: 0 }), b.commit({ put: [testMemory(2)] }, { revision: 0 })])
        expect(results.filter((result) => result.ok)).toHaveLength(1)
        expect((await a.load()).memories).toHaveLength(1)
      })

      it('is not changed by what the caller does to its objects afterwards', async () => {
        const store = await open()
        const settings = { list: [1] }
        await add(store, { settings })
        settings.list.push(2)
        expect((await store.load()).settings).toEqual({ list: [1] })
      })

      it('stores nothing of a change set that holds what cannot be stored', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1)] })
        const bad = store.commit({ put: [testMemory(2)], remove: [memoryId(1)], settings: { bad: () => 1 } }, { revision: 1 })
        await expect(bad).rejects.toMatchObject({ code: 'INTERNAL' })
        expect(await store.load()).toMatchObject({ revision: 1, memories: [{ memory: testMemory(1) }] })
        expect(await store.commit({}, { revision: 1 })).toEqual({ ok: true, revision: 2 })
      })

      it('replaces rows, and ends what is to go', async () => {
        const store = await open()
        await add(store, {
          put: [testMemory(1)],
          tombstones: [testTombstone(2), testTombstone(3)],
          turns: [testTurn(1), testTurn(2)],
          settings: { paused: true, other: 1 },
        })
        await add(store, {
          put: [testMemory(1, { status: 'superseded' })],
          lift: [memoryId(2)],
          turns: [testTurn(1, { state: 'done' })],
          removeTurns: [uuid(2)],
          settings: { paused: false },
        })
        expect(await store.load()).toMatchObject({
          memories: [{ memory: { status: 'superseded' } }],
          tombstones: [testTombstone(3)],
          turns: [testTurn(1, { state: 'done' })],
          settings: { paused: false, other: 1 },
        })
      })
    })

    describe('what is derived', () => {
      it('keeps the analysis while the text stays, and drops it with the text', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1), testMemory(2)], analyses: new Map([1, 2].map((n) => [memoryId(n), testAnalysis(n)])) })
        await add(store, { put: [testMemory(1, { status: 'superseded' }), testMemory(2, { text: 'Another text.' })] })
        expect((await store.load()).memories.map(({ analysis }) => analysis)).toEqual([testAnalysis(1), null])
      })

      it('keeps vectors by fingerprint', async () => {
        const [a, b] = await openTwo()
        await add(a, { put: [testMemory(1), testMemory(2)] })
        const revision = await a.putVectors([
          { id: memoryId(1), text: testMemory(1).text, vectors: testVectors(1) },
          { id: memoryId(2), text: testMemory(2).text, vectors: testVectors(2, { fingerprint: 'other' }) },
        ])
        expect(revision).toBe(2)
        expect(await allVectors(b, 'test-embedder')).toEqual([{ id: memoryId(1), vectors: testVectors(1) }])
        expect(await allVectors(b, 'other')).toEqual([{ id: memoryId(2), vectors: testVectors(2, { fingerprint: 'other' }) }])
        expect(await allVectors(b, 'nobody')).toEqual([])
      })

      it('skips vectors of memories that are gone or say something else by now', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1), testMemory(2)] })
        const revision = await store.putVectors([
          { id: memoryId(1), text: 'What it said before.', vectors: testVectors(1) },
          { id: memoryId(9), text: 'Gone.', vectors: testVectors(9) },
        ])
        expect(revision).toBe(1)
        expect(await allVectors(store, 'test-embedder')).toEqual([])
      })

      it('drops vectors with their text, and keeps them while it stays', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1), testMemory(2)] })
        await store.putVectors([1, 2].map((n) => ({ id: memoryId(n), text: testMemory(n).text, vectors: testVectors(n) })))
        await add(store, { put: [testMemory(1, { useCount: 1 }), testMemory(2, { text: 'Another text.' })] })
        expect((await allVectors(store, 'test-embedder')).map(({ id }) => id)).toEqual([memoryId(1)])
      })

      it('keeps only the bytes of a vector that is a view into more', async () => {
        const store = await open()
        const large = new Int8Array(1_000_000).fill(3)
        await add(store, { put: [testMemory(1)] })
        await store.putVectors([{ id: memoryId(1), text: testMemory(1).text, vectors: testVectors(1, { bytes: large.subarray(8, 16) }) }])
        const [kept] = await allVectors(store, 'test-embedder')
        expect(kept?.vectors.bytes.buffer.byteLength).toBe(8)
      })

      it('hands vectors out in batches of at most 1,000', async () => {
        const store = await open()
        const numbers = Array.from({ length: 1_100 }, (_, n) => n)
        await add(store, { put: numbers.map((n) => testMemory(n)) })
        await store.putVectors(numbers.map((n) => ({ id: memoryId(n), text: testMemory(n).text, vectors: testVectors(n) })))
        const sizes: number[] = []
        await store.loadVectors('test-embedder', (batch) => sizes.push(batch.length))
        expect(sizes).toEqual([1_000, 100])
      })
    })

    describe('forgetting', () => {
      it('takes the row and all that was made from it, in one change set with its tombstone', async () => {
        const [a, b] = await openTwo()
        await add(a, { put: [testMemory(1), testMemory(2)], analyses: new Map([[memoryId(1), testAnalysis(1)]]), turns: [testTurn(1)] })
        await a.putVectors([{ id: memoryId(1), text: testMemory(1).text, vectors: testVectors(1) }])
        await add(a, { remove: [memoryId(1)], tombstones: [testTombstone(1)], turns: [testTurn(1, { text: null })], receipts: [testReceipt(1)] })
        expect(await b.load()).toMatchObject({ memories: [{ memory: testMemory(2) }], tombstones: [testTombstone(1)], turns: [{ text: null }] })
        expect(await allVectors(b, 'test-embedder')).toEqual([])
        expect(await b.receipts()).toEqual([testReceipt(1)])
        await add(a, { put: [testMemory(1)], lift: [memoryId(1)] })
        expect((await b.load()).memories[0]).toEqual({ memory: testMemory(1), analysis: null })
      })

      it('wins where a change set contradicts itself', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1)], remove: [memoryId(1)], tombstones: [testTombstone(1)], lift: [memoryId(1)] })
        expect(await store.load()).toMatchObject({ memories: [], tombstones: [testTombstone(1)] })
      })

      it('of what is not there changes nothing else', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1)] })
        await add(store, { remove: [memoryId(8)], lift: [memoryId(8)], removeTurns: ['none'], removeTraces: ['none'] })
        expect((await store.load()).memories).toHaveLength(1)
      })
    })

    describe('documents', () => {
      const body = `{"text":"${'Ünïcode …'.repeat(4_000)}"}`

      it('have bodies that are read when they are asked for, and go with them', async () => {
        const [a, b] = await openTwo()
        await add(a, { documents: [testDocument(1), testDocument(2)], bodies: new Map([[uuid(1), body]]) })
        expect([await b.body(uuid(1)), await b.body(uuid(2)), await b.body('none')]).toEqual([body, null, null])
        await add(b, { documents: [testDocument(1, { label: 'Another' })] })
        expect([await a.body(uuid(1)), (await a.load()).documents[0]?.label]).toEqual([body, 'Another'])
        await add(a, { removeDocuments: [uuid(1)], documents: [testDocument(1)], bodies: new Map([[uuid(1), 'late']]) })
        expect(await a.body(uuid(1))).toBeNull()
        expect((await b.load()).documents).toEqual([testDocument(2)])
      })

      it('are told of when they came or went', async () => {
        const [a, b] = await openTwo()
        await add(a, { documents: [testDocument(1)], bodies: new Map([[uuid(1), body]]) })
        await add(a, { documents: [testDocument(2)], removeDocuments: [uuid(1)] })
        expect(await b.since(0)).toMatchObject({ documents: [testDocument(2)], removeDocuments: [uuid(1)] })
      })
    })

    describe('catching up', () => {
      it('brings what was committed after a revision, as it is now', async () => {
        const [a, b] = await openTwo()
        await add(a, {
          put: [testMemory(1), testMemory(2)],
          turns: [testTurn(1), testTurn(2)],
          tombstones: [testTombstone(8)],
          settings: { paused: true, other: 1 },
        })
        await add(a, { put: [testMemory(3)], analyses: new Map([[memoryId(3), testAnalysis(3)]]) })
        await add(a, { remove: [memoryId(1)], tombstones: [testTombstone(1)], removeTurns: [uuid(2)], turns: [testTurn(1, { state: 'done' })] })
        await add(a, { put: [testMemory(3, { status: 'superseded' })], lift: [memoryId(8)], settings: { paused: false } })
        expect(await b.since(1)).toEqual({
          revision: 4,
          reload: false,
          put: [{ memory: testMemory(3, { status: 'superseded' }), analysis: testAnalysis(3) }],
          remove: [memoryId(1)],
          tombstones: [testTombstone(1)],
          lift: [memoryId(8)],
          turns: [testTurn(1, { state: 'done' })],
          removeTurns: [uuid(2)],
          documents: [],
          removeDocuments: [],
          vectors: [],
          settings: { paused: false },
        })
      })

      it('brings vectors, unless their memory has gone since', async () => {
        const [a, b] = await openTwo()
        await add(a, { put: [testMemory(1), testMemory(2)] })
        await a.putVectors([1, 2].map((n) => ({ id: memoryId(n), text: testMemory(n).text, vectors: testVectors(n) })))
        expect(await b.since(1)).toMatchObject({ revision: 2, put: [], vectors: [1, 2].map((n) => ({ id: memoryId(n), vectors: testVectors(n) })) })
        await add(a, { remove: [memoryId(1)] })
        expect(await b.since(1)).toMatchObject({ remove: [memoryId(1)], vectors: [{ id: memoryId(2) }] })
      })

      it('brings nothing when there is nothing', async () => {
        const store = await open()
        await add(store, { put: [testMemory(1)] })
        expect(await store.since(1)).toMatchObject({ revision: 1, reload: false, put: [], remove: [] })
      })

      it('says so when the log does not reach back, or the revision is of another life', async () => {
        const store = await open(newName(), { keptChanges: 3 })
        for (let n = 0; n < 5; n++) await add(store, { put: [testMemory(n)] })
        expect(await store.since(1)).toMatchObject({ revision: 5, reload: true, put: [] })
        expect(await store.since(2)).toMatchObject({ revision: 5, reload: false, put: [{}, {}, {}] })
        expect(await store.since(9)).toMatchObject({ revision: 5, reload: true })
      })

      it('wakes other tabs, not the one that wrote', async () => {
        const [a, b] = await openTwo()
        const own: number[] = []
        a.onHint(() => own.push(1))
        const woken = new Promise<void>((resolve) => {
          b.onHint(resolve)
        })
        await add(a, { put: [testMemory(1)] })
        await woken
        expect(own).toEqual([])
      })

      it('does not wake a listener that was taken off', async () => {
        const [a, b] = await openTwo()
        const heard: string[] = []
        const stop = b.onHint(() => heard.push('stopped'))
        stop()
        const woken = new Promise<void>((resolve) => {
          b.onHint(resolve)
        })
        await add(a, {})
        await woken
        expect(heard).toEqual([])
      })
    })

    describe('logs', () => {
      it('chains the audit across commits and tabs', async () => {
        const [a, b] = await openTwo()
        await add(a, { audit: [testDraft(1), testDraft(2)] })
        await add(b, { audit: [testDraft(3)] })
        const entries = await a.audit(10, null)
        expect(entries.map(({ seq, ids }) => [seq, ids[0]])).toEqual([3, 2, 1].map((n) => [n, memoryId(n)]))
        expect(verifyAudit(entries)).toEqual({ ok: true, count: 3 })
      })

      it('pages the audit newest first', async () => {
        const store = await open()
        await add(store, { audit: [1, 2, 3, 4, 5].map(testDraft) })
        const seqs = async (limit: number, cursor: number | null): Promise<number[]> => (await store.audit(limit, cursor)).map(({ seq }) => seq)
        expect(await seqs(2, null)).toEqual([5, 4])
        expect(await seqs(2, 4)).toEqual([3, 2])
        expect(await seqs(2, 2)).toEqual([1])
        expect(await seqs(2, 1)).toEqual([])
        expect(await seqs(0, null)).toEqual([])
      })

      it('does not number what was refused', async () => {
        const store = await open()
        await add(store, { audit: [testDraft(1)] })
        await store.commit({ audit: [testDraft(2)] }, { revision: 0 })
        await add(store, { audit: [testDraft(3)] })
        expect((await store.audit(10, null)).map(({ seq }) => seq)).toEqual([2, 1])
      })

      it('pages traces newest first and removes them', async () => {
        const store = await open()
        await add(store, { traces: [2, 1, 3].map(testTrace) })
        await add(store, { traces: [testTrace(4)], removeTraces: [uuid(2)] })
        expect((await store.traces(2, null)).map(({ id }) => id)).toEqual([uuid(4), uuid(3)])
        expect(await store.traces(2, uuid(3))).toEqual([testTrace(1)])
        expect(await store.traces(2, uuid(1))).toEqual([])
      })

      it('gives receipts newest first', async () => {
        const store = await open()
        await add(store, { receipts: [testReceipt(1, '2026-03-02T00:00:00.000Z'), testReceipt(2), testReceipt(3)] })
        await add(store, { receipts: [testReceipt(4)] })
        expect((await store.receipts()).map(({ id }) => id)).toEqual([1, 4, 3, 2].map(uuid))
      })
    })

    describe('the same again', () => {
      it('is one row: a receipt or trace that is brought twice is there once', async () => {
        const store = await open()
        await add(store, { receipts: [testReceipt(1), testReceipt(2)], traces: [testTrace(1)] })
        await add(store, { receipts: [testReceipt(1)], traces: [testTrace(1)] })
        expect((await store.receipts()).map(({ id }) => id)).toEqual([uuid(1), uuid(2)])
        expect(await store.traces(10, null)).toHaveLength(1)
      })
    })

    describe('its end', () => {
      it('keeps what was committed, for the next one', async () => {
        const name = newName()
        const [a, witness] = [await open(name), await open(name)]
        await add(a, { put: [testMemory(1)] })
        await a.close()
        await a.close()
        await expect(a.load()).rejects.toMatchObject({ code: 'STORAGE_CLOSED', retryable: false })
        await expect(a.commit({}, { revision: 1 })).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
        expect((await (await open(name)).load()).memories).toHaveLength(1)
        expect(await witness.revision()).toBe(1)
      })

      it('erases everything, for every open store', async () => {
        const name = newName()
        const [a, b] = [await open(name), await open(name)]
        await add(a, { put: [testMemory(1)], settings: { paused: true } })
        await b.load()
        await a.erase()
        for (const store of [a, b]) {
          await expect(store.load()).rejects.toMatchObject({ code: 'CLOSED', details: { reason: 'erased' } })
          await expect(store.commit({ put: [testMemory(2)] }, { revision: 1 })).rejects.toMatchObject({ code: 'CLOSED' })
          await expect(store.putVectors([{ id: memoryId(1), text: testMemory(1).text, vectors: testVectors(1) }])).rejects.toMatchObject({ code: 'CLOSED' })
        }
        const anew = await open(name)
        expect(await anew.load()).toMatchObject({ revision: 0, memories: [], settings: {} })
        expect(anew.secret).not.toBe(a.secret)
        expect(anew.dataLoss).toBe(false)
      })

      it('can be erased twice, and a write that was under way does not come back', async () => {
        const name = newName()
        const [a, b] = [await open(name), await open(name)]
        const [written] = await Promise.allSettled([b.commit({ put: [testMemory(1)] }, { revision: 0 }), a.erase()])
        await a.erase()
        await b.erase()
        expect(written.status === 'fulfilled' || written.reason.code === 'CLOSED').toBe(true)
        expect((await (await open(name)).load()).memories).toEqual([])
      })

      it('leaves other databases alone', async () => {
        const [a, other] = [await open(), await open()]
        await add(other, { put: [testMemory(1)] })
        await a.erase()
        expect((await other.load()).memories).toHaveLength(1)
      })
    })
  })
}

function revisionOf(result: CommitResult): number {
  if (!result.ok) throw new Error('the commit was refused as behind')
  return result.revision
}

async function allVectors(store: MemoryStore, fingerprint: string): Promise<StoredVectors[]> {
  const found: StoredVectors[] = []
  await store.loadVectors(fingerprint, (batch) => found.push(...batch))
  return found
}

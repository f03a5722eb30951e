import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { createTestKeyFolder } from '../sealing/test-key-folder.ts'
import { add, cleanUpAfterEach, idsOf, newName, open } from './idb-test-setup.ts'
import { memoryId, testAnalysis, testMemory, testTombstone, testTrace, testTurn, testVectors } from './store-test-data.ts'

cleanUpAfterEach()

const SLOT = 32
const HEADER = 256

interface RawRow {
  readonly id: string
  readonly slot?: number
  readonly body?: unknown
}

async function rowsOf(name: string, table: string): Promise<RawRow[]> {
  const db = await openDB(name)
  const rows: RawRow[] = await db.getAll(table)
  db.close()
  return rows
}

async function slotOf(name: string, table: string, id: string): Promise<number> {
  return (await rowsOf(name, table)).find((row) => row.id === id)?.slot ?? -1
}

describe('rows of a sealed database', () => {
  it('hold bytes where they held words, in every table that has any', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    const store = await open(name, { keyFolder })
    await store.commit(
      {
        put: [testMemory(1)],
        analyses: new Map([[memoryId(1), testAnalysis(1)]]),
        turns: [testTurn(1)],
        tombstones: [testTombstone(2)],
        traces: [testTrace(1)],
      },
      { revision: 0 },
    )
    await store.putVectors([{ id: memoryId(1), text: testMemory(1).text, vectors: testVectors(1) }])
    expect(store.erasure).toBe('shredded')
    for (const table of ['memories', 'vectors', 'turns', 'tombstones', 'traces']) {
      const [row] = await rowsOf(name, table)
      expect(row?.body, table).toBeInstanceOf(Uint8Array)
      expect(
        Object.keys(row ?? {})
          .sort()
          .join(),
        table,
      ).toMatch(/^body,id(,revision)?(,slot)?,v$/)
    }
    expect(await rowsOf(name, 'analyses')).toEqual([])
    const [head] = await rowsOf(name, 'meta')
    expect(head).toMatchObject({ id: 'head', secret: '', sealed: true, format: { version: 2, minWriter: 2 } })
  })

  it('stay as they are where a database began without sealing', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    await add(await open(name), 1)
    const store = await open(name, { keyFolder })
    expect(store.erasure).toBe('logical')
    await add(store, 2)
    expect(await idsOf(store)).toEqual([memoryId(1), memoryId(2)])
  })

  it('are not joined by rows in clear from a tab that opened before', async () => {
    const name = newName()
    const plain = await open(name)
    const sealed = await open(name, { keyFolder: createTestKeyFolder() })
    await expect(add(plain, 1)).rejects.toMatchObject({ code: 'STORAGE_CLOSED' })
    await add(sealed, 1)
    expect(await idsOf(sealed)).toEqual([memoryId(1)])
  })
})

describe('a key file that is lost', () => {
  it.each(['missing', 'foreign', 'unusable'] as const)('is told (%s), and nobody is greeted as new', async (reason) => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    await add(await open(name, { keyFolder }), 1)
    if (reason === 'missing') await keyFolder.remove(name)
    if (reason === 'foreign') keyFolder.restore(name, new Uint8Array(HEADER + SLOT))
    const failing = open(name, { keyFolder: reason === 'unusable' ? null : keyFolder })
    await expect(failing).rejects.toMatchObject({ code: 'STORAGE_CORRUPT', details: { reason: `keys-${reason}` } })
    expect(await rowsOf(name, 'memories')).toHaveLength(1)
  })

  it('of a database that is gone with its key file is made anew', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    await add(await open(name, { keyFolder }), 1)
    const old = keyFolder.copy(name) ?? new Uint8Array(0)
    await (await open(name, { keyFolder })).erase()
    expect(keyFolder.copy(name)).toBe(null)
    keyFolder.restore(name, old)
    const anew = await open(name, { keyFolder })
    await add(anew, 2)
    expect(await idsOf(anew)).toEqual([memoryId(2)])
    expect(keyFolder.copy(name)?.subarray(32, 64)).not.toEqual(old.subarray(32, 64))
  })
})

describe('writing a memory anew', () => {
  it('keeps its key while it says the same, and overwrites it when it says something else', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    const store = await open(name, { keyFolder })
    await store.commit({ put: [testMemory(1)] }, { revision: 0 })
    const first = await slotOf(name, 'memories', memoryId(1))
    const keyAt = (slot: number) => keyFolder.copy(name)?.subarray(HEADER + slot * SLOT, HEADER + (slot + 1) * SLOT)
    const key = keyAt(first)
    await store.commit({ put: [{ ...testMemory(1), useCount: 7 }] }, { revision: 1 })
    expect([await slotOf(name, 'memories', memoryId(1)), keyAt(first)]).toEqual([first, key])
    await store.commit({ put: [{ ...testMemory(1), text: 'Something else.' }] }, { revision: 2 })
    expect(await slotOf(name, 'memories', memoryId(1))).not.toBe(first)
    expect(keyAt(first)).not.toEqual(key)
    expect((await store.load()).memories[0]?.memory.text).toBe('Something else.')
  })
})

describe('forgetting', () => {
  it('overwrites the keys of what goes, before it resolves', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    const store = await open(name, { keyFolder })
    await store.commit({ put: [testMemory(1), testMemory(2)], turns: [testTurn(1), testTurn(2)] }, { revision: 0 })
    const slots = {
      one: await slotOf(name, 'memories', memoryId(1)),
      two: await slotOf(name, 'memories', memoryId(2)),
      turn: await slotOf(name, 'turns', testTurn(1).id),
    }
    const before = keyFolder.copy(name)
    await store.commit({ remove: [memoryId(1)], turns: [testTurn(1, { text: null, state: 'done' })] }, { revision: 1, durability: 'strict' })
    const after = keyFolder.copy(name)
    const same = (slot: number): boolean =>
      String(before?.subarray(HEADER + slot * SLOT, HEADER + (slot + 1) * SLOT)) === String(after?.subarray(HEADER + slot * SLOT, HEADER + (slot + 1) * SLOT))
    expect([same(slots.one), same(slots.turn), same(slots.two)]).toEqual([false, false, true])
    expect(await slotOf(name, 'turns', testTurn(1).id)).not.toBe(slots.turn)
    expect((await store.load()).turns).toEqual([testTurn(1, { text: null, state: 'done' }), testTurn(2)])
  })

  it('gives what it rewrites another key, and takes its terms and vectors along', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    const store = await open(name, { keyFolder })
    await store.commit({ put: [testMemory(1), testMemory(2)], analyses: new Map([[memoryId(2), testAnalysis(2)]]) }, { revision: 0 })
    await store.putVectors([{ id: memoryId(2), text: testMemory(2).text, vectors: testVectors(2) }])
    const old = await slotOf(name, 'memories', memoryId(2))
    await store.commit({ remove: [memoryId(1)], put: [testMemory(2, { supersedes: null, source: { origin: 'user' } })] }, { revision: 2 })
    const [row] = await rowsOf(name, 'memories')
    expect(row?.slot).not.toBe(old)
    expect(await slotOf(name, 'vectors', memoryId(2))).toBe(row?.slot)
    expect((await store.load()).memories[0]?.analysis).toEqual(testAnalysis(2))
    const vectors: unknown[] = []
    await store.loadVectors('test-embedder', (batch) => vectors.push(...batch))
    expect(vectors).toEqual([{ id: memoryId(2), vectors: testVectors(2) }])
  })

  it.each(['committed', 'overwritten', 'flushed'] as const)('that stops at %s is finished by the next opening', async (step) => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    const onStep = async (at: string): Promise<void> => {
      if (at === step) throw new Error('ended by the test')
    }
    const store = await open(name, { keyFolder, onStep })
    await add(store, 1, 2)
    const slot = await slotOf(name, 'memories', memoryId(1))
    const old = keyFolder.copy(name)?.slice(HEADER + slot * SLOT, HEADER + (slot + 1) * SLOT)
    await expect(store.commit({ remove: [memoryId(1)] }, { revision: 1 })).rejects.toBeDefined()
    expect((await rowsOf(name, 'meta')).at(-1)).toMatchObject({ id: 'keys', shreds: [slot] })
    const again = await open(name, { keyFolder })
    expect((await rowsOf(name, 'meta')).at(-1)).toMatchObject({ id: 'keys', shreds: [] })
    expect(keyFolder.copy(name)?.slice(HEADER + slot * SLOT, HEADER + (slot + 1) * SLOT)).not.toEqual(old)
    expect(await idsOf(again)).toEqual([memoryId(2)])
  })
})

describe('slots', () => {
  it('are used again: the key file does not grow with what comes and goes, nor with every opening', async () => {
    const [name, keyFolder] = [newName(), createTestKeyFolder()]
    for (let round = 0; round < 5; round++) {
      const store = await open(name, { keyFolder })
      await add(store, 1, 2, 3)
      await store.commit({ remove: [1, 2, 3].map(memoryId) }, { revision: await store.revision() })
      await store.close()
    }
    expect(keyFolder.copy(name)?.length).toBe(HEADER + 16 * SLOT)
  })
})

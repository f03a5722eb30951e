import { openDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { verifyAudit } from './audit-chain.ts'
import format1 from './fixtures/format-1.json' with { type: 'json' }
import { DATABASE_VERSION } from './idb-schema.ts'
import { cleanUpAfterEach, newName, open } from './idb-test-setup.ts'
import type { StoredVectors } from './memory-store.ts'
import { memoryId, testAnalysis, testDraft, testReceipt, testTombstone, testTrace, testTurn, testVectors } from './store-test-data.ts'

cleanUpAfterEach()

type Fixture = { readonly version: number; readonly keyPaths: Readonly<Record<string, string>>; readonly tables: Readonly<Record<string, readonly unknown[]>> }

/** Makes a database as a released build left it. These files never change; each format adds one. */
async function restore(fixture: Fixture): Promise<string> {
  const name = newName()
  const db = await openDB(name, fixture.version, {
    upgrade: (made) => {
      for (const [table, keyPath] of Object.entries(fixture.keyPaths)) made.createObjectStore(table, { keyPath })
    },
  })
  for (const [table, rows] of Object.entries(fixture.tables)) for (const row of rows) await db.put(table, toBytes(row))
  db.close()
  return name
}

function toBytes(row: unknown): unknown {
  return JSON.parse(JSON.stringify(row), (_name, value) => (Array.isArray(value?.int8) ? Int8Array.from(value.int8) : value))
}

describe('a database of format 1 (IDB-24)', () => {
  it('opens with everything in it', async () => {
    const store = await open(await restore(format1))
    expect(store).toMatchObject({ secret: '1e'.repeat(16), dataLoss: false })
    const { revision, memories, tombstones, turns, settings } = await store.load()
    expect(revision).toBe(3)
    expect(memories.map(({ memory }) => [memory.value, memory.status, memory.supersededBy])).toEqual([
      ['Lisbon', 'superseded', memoryId(2)],
      ['Porto', 'active', null],
    ])
    expect(memories.map(({ analysis }) => analysis)).toEqual([null, testAnalysis(2)])
    expect(tombstones).toEqual([testTombstone(3)])
    expect(turns).toEqual([testTurn(1), testTurn(2, { text: null, state: 'done' })])
    expect(settings).toEqual({ paused: false, policy: { version: 1 } })
    const vectors: StoredVectors[] = []
    await store.loadVectors('test-embedder', (batch) => vectors.push(...batch))
    expect(vectors).toEqual([{ id: memoryId(2), vectors: testVectors(2) }])
    expect([await store.receipts(), await store.traces(9, null)]).toEqual([[testReceipt(1)], [testTrace(1)]])
  })

  it('goes on: its log is caught up with and its audit chain continues', async () => {
    const store = await open(await restore(format1))
    expect(await store.since(1)).toMatchObject({ revision: 3, reload: false, remove: [memoryId(3)], vectors: [{ id: memoryId(2) }] })
    expect(await store.commit({ audit: [testDraft(4)] }, { revision: 3 })).toEqual({ ok: true, revision: 4 })
    expect(verifyAudit(await store.audit(9, null))).toEqual({ ok: true, count: 4 })
  })

  it('gets the tables that an upgrade which was cut short did not make', async () => {
    const { memories, meta, audit, changes } = format1.tables
    const { id, seq, revision } = { id: 'id', seq: 'seq', revision: 'revision' }
    const cut: Fixture = { version: 1, keyPaths: { memories: id, meta: id, audit: seq, changes: revision }, tables: { memories, meta, audit, changes } }
    const store = await open(await restore(cut))
    expect((await store.load()).memories).toHaveLength(2)
    expect(await store.commit({ turns: [testTurn(1)] }, { revision: 3 })).toEqual({ ok: true, revision: 4 })
  })

  it('is told as damaged when a table is gone, rather than filled anew', async () => {
    const { turns: _, ...tables } = format1.tables
    const { turns: __, ...keyPaths } = format1.keyPaths
    const now: Fixture = { version: DATABASE_VERSION, keyPaths: { ...keyPaths, documents: 'id', bodies: 'id' }, tables }
    await expect(open(await restore(now))).rejects.toMatchObject({ code: 'STORAGE_CORRUPT', details: { tables: 12 } })
  })
})

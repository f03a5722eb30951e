import type { MemoryId } from '../core/memory.ts'
import { toVectorsRecord } from './change-log.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { assertWritable, appendChange } from './idb-commit.ts'
import { readAll, readMany } from './idb-read.ts'
import type { MemoryRow } from './idb-schema.ts'
import { put, read, write } from './idb-transaction.ts'
import type { MemoryStore, StoredVectors } from './memory-store.ts'
import { toVectorBatches } from './vector-batches.ts'

type Entries = Parameters<MemoryStore['putVectors']>[0]

/** Vectors are derived: a row that cannot be read is left out, and its memory is embedded anew. */
export async function loadVectors(context: StoreContext, fingerprint: string, onBatch: (batch: readonly StoredVectors[]) => void): Promise<void> {
  const rows = context.rows(true)
  const decoding = await context.connection.run((db) =>
    read(db, ['meta', 'vectors'], async (tx) => {
      await readHead(tx, context.epoch)
      const found: Promise<StoredVectors | null>[] = []
      await readAll(tx, {
        store: 'vectors',
        onRows: (read) => {
          for (const row of read) {
            if (row.fingerprint !== undefined && row.fingerprint !== fingerprint) continue
            found.push(rows.fromVectorsRow(row).then((vectors) => (vectors?.fingerprint === fingerprint ? { id: row.id, vectors } : null)))
          }
        },
        onUnreadable: () => undefined,
      })
      return found
    }),
  )
  // Only now: a transaction that had to be repeated on a new connection would hand out its first rows twice.
  const found = (await Promise.all(decoding)).filter((entry) => entry !== null)
  for (const batch of toVectorBatches(found)) onBatch(batch)
}

export async function putVectors(context: StoreContext, entries: Entries): Promise<{ readonly revision: number; readonly changed: boolean }> {
  for (;;) {
    const done = await tryPutVectors(context, entries)
    if (done !== null) return done
  }
}

/**
 * What is embedded is compared before the transaction opens, and inside only whether the memories are still the same
 * rows. `null` when one of them was written meanwhile: then it is to be compared anew.
 */
async function tryPutVectors(context: StoreContext, entries: Entries): Promise<{ readonly revision: number; readonly changed: boolean } | null> {
  const rows = context.rows()
  const held = await context.connection.run((db) =>
    read(db, ['meta', 'memories'], async (tx) => {
      await readHead(tx, context.epoch)
      return readMany(tx, 'memories', new Set(entries.map(({ id }) => id)))
    }),
  )
  const encoded = await Promise.all(
    entries.map(async ({ id, text, vectors }) => {
      const memoryRow = held.get(id)
      const stored = memoryRow ? await rows.fromMemoryRow(memoryRow) : null
      if (!memoryRow || stored?.memory.text !== text) return null
      return { id, row: await rows.toVectorsRow(id, vectors, memoryRow.slot ?? null) }
    }),
  )
  return context.connection.run((db) =>
    write(db, ['meta', 'memories', 'vectors', 'changes'], 'relaxed', async (tx) => {
      const head = await readHead(tx, context.epoch)
      assertWritable(context, head)
      const now = await Promise.all(entries.map(({ id }) => tx.objectStore('memories').get(id)))
      if (now.some((row, at) => wasRewritten(row, held.get(entries[at]?.id ?? '')))) return null
      const kept = new Set<MemoryId>()
      for (const [at, entry] of encoded.entries()) {
        if (entry === null || now[at] === undefined) continue
        put(tx, 'vectors', entry.row)
        kept.add(entry.id)
      }
      if (kept.size === 0) return { revision: head.revision, changed: false }
      const revision = head.revision + 1
      appendChange(context, tx, head, toVectorsRecord([...kept], revision, context.now()))
      return { revision, changed: true }
    }),
  )
}

/** One that is gone was not rewritten: it is skipped. */
function wasRewritten(now: MemoryRow | undefined, before: MemoryRow | null | undefined): boolean {
  return now !== undefined && now.revision !== before?.revision
}

import type { MemoryId } from '../core/memory.ts'
import { toVectorsRecord } from './change-log.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { assertWritable, appendChange } from './idb-commit.ts'
import { readAll } from './idb-read.ts'
import { put, read, write } from './idb-transaction.ts'
import type { MemoryStore, StoredVectors } from './memory-store.ts'
import { toVectorBatches } from './vector-batches.ts'

/** Vectors are derived: a row that cannot be read is left out, and its memory is embedded anew. */
export async function loadVectors(context: StoreContext, fingerprint: string, onBatch: (batch: readonly StoredVectors[]) => void): Promise<void> {
  const batches = await context.connection.run((db) =>
    read(db, ['meta', 'vectors'], async (tx) => {
      await readHead(tx, context.epoch)
      const found: StoredVectors[] = []
      await readAll(tx, {
        store: 'vectors',
        onRows: (rows) => {
          for (const row of rows) {
            const vectors = row.fingerprint === fingerprint ? context.rows.fromVectorsRow(row) : null
            if (vectors !== null) found.push({ id: row.id, vectors })
          }
        },
        onUnreadable: () => undefined,
      })
      return toVectorBatches(found)
    }),
  )
  // Only now: a transaction that had to be repeated on a new connection would hand out its first rows twice.
  for (const batch of batches) onBatch(batch)
}

export async function putVectors(
  context: StoreContext,
  entries: Parameters<MemoryStore['putVectors']>[0],
): Promise<{ readonly revision: number; readonly changed: boolean }> {
  const { rows } = context
  const encoded = entries.map(({ id, text, vectors }) => ({ id, text, row: rows.toVectorsRow(id, vectors) }))
  return context.connection.run((db) =>
    write(db, ['meta', 'memories', 'vectors', 'changes'], 'relaxed', async (tx) => {
      const head = await readHead(tx, context.epoch)
      assertWritable(head)
      const held = await Promise.all(encoded.map(({ id }) => tx.objectStore('memories').get(id)))
      const kept = new Set<MemoryId>()
      for (const [at, { id, text, row }] of encoded.entries()) {
        const memoryRow = held[at]
        if (memoryRow === undefined || rows.fromMemoryRow(memoryRow)?.text !== text) continue
        put(tx, 'vectors', row)
        kept.add(id)
      }
      if (kept.size === 0) return { revision: head.revision, changed: false }
      const revision = head.revision + 1
      appendChange(context, tx, head, toVectorsRecord([...kept], revision, context.now()))
      return { revision, changed: true }
    }),
  )
}

import type { AuditEntry, Receipt, Trace } from '../core/records.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import type { LocketSchema } from './idb-schema.ts'
import { read } from './idb-transaction.ts'

/** Newest first; of two made at the same moment the later one comes first. */
export async function receipts(context: StoreContext): Promise<readonly Receipt[]> {
  return context.connection.run((db) =>
    read(db, ['meta', 'receipts'], async (tx) => {
      await readHead(tx, context.epoch)
      const rows = await tx.objectStore('receipts').getAll()
      rows.sort((a, b) => compare(b.receipt.at, a.receipt.at) || b.order[0] - a.order[0] || b.order[1] - a.order[1])
      return rows.map((row) => row.receipt)
    }),
  )
}

export async function audit(context: StoreContext, limit: number, cursor: number | null): Promise<readonly AuditEntry[]> {
  return context.connection.run((db) =>
    read(db, ['meta', 'audit'], async (tx) => {
      const head = await readHead(tx, context.epoch)
      // `seq` has no gaps, so a page is a range and needs no cursor.
      const last = Math.min(head.audit.seq, cursor === null ? head.audit.seq : cursor - 1)
      const first = Math.max(1, last - limit + 1)
      if (last < first) return []
      return (await tx.objectStore('audit').getAll(IDBKeyRange.bound(first, last))).reverse()
    }),
  )
}

export async function traces(context: StoreContext, limit: number, cursor: string | null): Promise<readonly Trace[]> {
  const rows = context.rows()
  const found = await context.connection.run((db) =>
    read(db, ['meta', 'traces'], async (tx) => {
      await readHead(tx, context.epoch)
      const found: LocketSchema['traces']['value'][] = []
      if (limit < 1) return found
      let at = await tx.objectStore('traces').openCursor(cursor === null ? null : IDBKeyRange.upperBound(cursor, true), 'prev')
      while (at !== null) {
        found.push(at.value)
        if (found.length >= limit) break
        at = await at.continue()
      }
      return found
    }),
  )
  const opened = await Promise.all(found.map(rows.fromTraceRow))
  // A trace explains what was; one that cannot be read is no reason to show none.
  return opened.filter((trace) => trace !== null)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

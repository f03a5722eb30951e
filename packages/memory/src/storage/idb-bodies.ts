import { readHead, type StoreContext } from './idb-context.ts'
import { read } from './idb-transaction.ts'
import { unreadableRows, untilReadable } from './idb-unreadable.ts'

/**
 * The body of one document; `null` where there is none.
 *
 * @throws MemoryError `STORAGE_CORRUPT`
 */
export async function readBody(context: StoreContext, id: string): Promise<string | null> {
  return untilReadable(context, async () => {
    const row = await context.connection.run((db) =>
      read(db, ['meta', 'bodies'], async (tx) => {
        await readHead(tx, context.epoch)
        return tx.objectStore('bodies').get(id)
      }),
    )
    if (row === undefined) return null
    const body = await context.rows().fromBodyRow(row)
    if (body === null) throw unreadableRows({ unreadable: 1 })
    return body
  })
}

import { EntityDB } from '@babycommando/entity-db'
import { LIMIT, type Peer } from '../peer.ts'

/** Vectors alone, in its own database; every question reads all of them from there. */
export function createEntityDb(): Peer {
  let db = new EntityDB({ vectorPath: 'vector' })
  return {
    async insert(docs) {
      for (const { number, text, vector } of docs) await db.insertManualVectors({ number, text, vector: [...vector] })
    },
    // Each insert is a transaction of its own, and done.
    save: async () => undefined,
    async reopen() {
      db = new EntityDB({ vectorPath: 'vector' })
    },
    async query({ vector }) {
      return (await db.queryManualVectors([...vector], { limit: LIMIT })).map(({ number }) => Number(number))
    },
  }
}

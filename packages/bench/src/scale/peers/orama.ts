import { create, insertMultiple, load, type RawData, save, search } from '@orama/orama'
import { DIMENSION, type Doc } from '../corpus.ts'
import { LIMIT, type Peer } from '../peer.ts'
import { readPieces, writePieces } from '../snapshot.ts'

/** Orama with words and vectors; its snapshot is kept as the object that `save` gives. */
export function createOrama(): Peer {
  const open = () => create({ schema: { text: 'string', vector: `vector[${DIMENSION}]` } as const })
  let db = open()
  return {
    async insert(docs) {
      await insertMultiple(db, docs.map(toDocument), docs.length)
    },
    save: async () => writePieces('orama', [save(db)]),
    async reopen() {
      const [raw] = await readPieces('orama')
      db = open()
      load(db, raw as RawData)
    },
    async query({ text, vector }) {
      // With its default similarity of 0.8, as documented.
      const found = await search(db, { mode: 'hybrid', term: text, vector: { value: [...vector], property: 'vector' }, limit: LIMIT })
      return found.hits.map(({ id }) => Number(id))
    },
    async queryVector({ vector }) {
      // Similarity 0: it ranks everything, as the others do.
      const found = await search(db, { mode: 'vector', vector: { value: [...vector], property: 'vector' }, similarity: 0, limit: LIMIT })
      return found.hits.map(({ id }) => Number(id))
    },
  }
}

function toDocument({ number, text, vector }: Doc) {
  return { id: String(number), text, vector: [...vector] }
}

import { EmbeddingIndex } from 'client-vector-search'
import { LIMIT, type Peer } from '../peer.ts'

/** Vectors alone, kept with its own `saveIndex`. Opened by reading all objects: its search in IndexedDB reads them with every question. */
export function createClientVectorSearch(): Peer {
  let index = new EmbeddingIndex()
  return {
    async insert(docs) {
      for (const { number, text, vector } of docs) index.add({ id: number, text, embedding: [...vector] })
    },
    save: () => index.saveIndex('indexedDB'),
    async reopen() {
      index = new EmbeddingIndex(await new EmbeddingIndex().getAllObjectsFromIndexedDB())
    },
    async query({ vector }) {
      return (await index.search([...vector], { topK: LIMIT })).map(({ object }) => Number(object.id))
    },
  }
}

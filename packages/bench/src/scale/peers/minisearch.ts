import MiniSearch from 'minisearch'
import { LIMIT, type Peer } from '../peer.ts'
import { readPieces, writePieces } from '../snapshot.ts'

interface Entry {
  readonly id: number
  readonly text: string
}

const OPTIONS = { fields: ['text'], storeFields: ['text'] }

/** Words alone, as its README shows it; the snapshot is its JSON. */
export function createMiniSearch(): Peer {
  let index = new MiniSearch<Entry>(OPTIONS)
  return {
    async insert(docs) {
      index.addAll(docs.map(({ number, text }) => ({ id: number, text })))
    },
    save: () => writePieces('minisearch', [JSON.stringify(index)]),
    async reopen() {
      const [json] = await readPieces('minisearch')
      index = MiniSearch.loadJSON<Entry>(String(json), OPTIONS)
    },
    async query({ text }) {
      return index
        .search(text)
        .slice(0, LIMIT)
        .map(({ id }) => Number(id))
    },
  }
}

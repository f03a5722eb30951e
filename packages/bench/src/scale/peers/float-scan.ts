import { DIMENSION, type Doc } from '../corpus.ts'
import { LIMIT, type Peer } from '../peer.ts'
import { readPieces, writePieces } from '../snapshot.ts'

interface Piece {
  readonly texts: readonly string[]
  readonly vectors: Float32Array
}

/** What an app would write itself: one loop over all numbers of all vectors, and the best ten. */
export function createFloatScan(): Peer {
  let pieces: Piece[] = []

  return {
    async insert(docs) {
      pieces.push({ texts: docs.map(({ text }) => text), vectors: joined(docs) })
    },
    save: () => writePieces('float-scan', pieces),
    async reopen() {
      pieces = (await readPieces('float-scan')).filter(isPiece)
    },
    async query({ vector }) {
      const best: { readonly number: number; readonly score: number }[] = []
      let number = 0
      for (const { vectors } of pieces) {
        for (let at = 0; at < vectors.length; at += DIMENSION, number++) {
          let score = 0
          for (let place = 0; place < DIMENSION; place++) score += (vectors[at + place] ?? 0) * (vector[place] ?? 0)
          if (best.length === LIMIT && score <= (best.at(-1)?.score ?? 0)) continue
          const place = best.findIndex((other) => other.score < score)
          best.splice(place < 0 ? best.length : place, 0, { number, score })
          if (best.length > LIMIT) best.pop()
        }
      }
      return best.map((hit) => hit.number)
    },
  }
}

function joined(docs: readonly Doc[]): Float32Array {
  const vectors = new Float32Array(docs.length * DIMENSION)
  for (const [place, { vector }] of docs.entries()) vectors.set(vector, place * DIMENSION)
  return vectors
}

function isPiece(value: unknown): value is Piece {
  return typeof value === 'object' && value !== null && 'texts' in value && 'vectors' in value && value.vectors instanceof Float32Array
}

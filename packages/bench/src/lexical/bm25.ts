import { toWords } from '../tokens/words.ts'

/** Term saturation and length normalisation: the values most engines ship with. */
export const BM25_K1 = 1.2
export const BM25_B = 0.75

/** An index over texts that answers with places in the list, best first; only texts that share a word come back. */
export interface Bm25 {
  search(query: string, limit: number): Bm25Hit[]
}

export interface Bm25Hit {
  readonly place: number
  readonly score: number
}

/**
 * Plain BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework", 2009): lower-case words, no stemming, no stop
 * words, `idf = ln(1 + (N - n + 0.5) / (n + 0.5))`, a repeated word of the query counts once. Ties go to the earlier text.
 */
export function createBm25(texts: readonly string[]): Bm25 {
  const postings = new Map<string, Map<number, number>>()
  const lengths = texts.map((text, place) => {
    const words = toWords(text)
    for (const word of words) {
      const places = postings.get(word) ?? new Map<number, number>()
      places.set(place, (places.get(place) ?? 0) + 1)
      postings.set(word, places)
    }
    return words.length
  })
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)

  function search(query: string, limit: number): Bm25Hit[] {
    const scores = new Map<number, number>()
    for (const word of new Set(toWords(query))) {
      const places = postings.get(word)
      if (places === undefined) continue
      const idf = Math.log(1 + (texts.length - places.size + 0.5) / (places.size + 0.5))
      for (const [place, count] of places) {
        const norm = BM25_K1 * (1 - BM25_B + (BM25_B * (lengths[place] ?? 0)) / meanLength)
        scores.set(place, (scores.get(place) ?? 0) + (idf * count * (BM25_K1 + 1)) / (count + norm))
      }
    }
    return [...scores]
      .map(([place, score]) => ({ place, score }))
      .sort((one, other) => other.score - one.score || one.place - other.place)
      .slice(0, limit)
  }
  return { search }
}

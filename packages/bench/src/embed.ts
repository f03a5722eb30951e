/** One L2-normalised vector a text, in order. What the dense rows are given: one of Locket's embedders, or a test's own. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>

/** Remembers vectors by text, so that each text of a run is embedded once whatever the number of policies. */
export function cachedEmbed(embed: Embed): Embed {
  const known = new Map<string, Float32Array>()
  return async (texts) => {
    const missing = [...new Set(texts)].filter((text) => !known.has(text))
    if (missing.length > 0) {
      const vectors = await embed(missing)
      for (const [place, text] of missing.entries()) {
        const vector = vectors[place]
        if (vector === undefined) throw new RangeError('The embedder gave fewer vectors than texts.')
        known.set(text, vector)
      }
    }
    return texts.map((text) => known.get(text) ?? new Float32Array(0))
  }
}

/** Places of the nearest vectors, best first; ties go to the earlier one. */
export function nearest(query: Float32Array, vectors: readonly Float32Array[], limit: number): { readonly place: number; readonly score: number }[] {
  return vectors
    .map((vector, place) => ({ place, score: dot(query, vector) }))
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, limit)
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += (one[place] ?? 0) * (other[place] ?? 0)
  return sum
}

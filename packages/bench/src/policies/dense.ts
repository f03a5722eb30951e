import { nearest } from '../embed.ts'
import type { Embed } from '../embed.ts'
import { createBm25 } from '../lexical/bm25.ts'
import { exchangeText } from '../scenario/scenario.ts'
import { inject } from './policy.ts'
import type { DayView, Injector, Policy } from './policy.ts'
import { factLogOf, profileOf, untaggedOf } from './tagged.ts'

const TOP_ALONE = 5
const TOP_BESIDE_PROFILE = 3
/** Reciprocal rank fusion (Cormack, Clarke and Büttcher, 2009) with its paper's constant: what "hybrid" mostly means in the field. */
const RRF_K = 60
const FUSED_DEPTH = 50

/** Rows 11 to 14 with one embedder; its name is part of the ids and titles. */
export function densePolicies(embedder: string, embed: Embed): Policy[] {
  const row = (number: number, id: string, title: string, prepare: (view: DayView) => Promise<Injector>): Policy => ({
    row: number,
    id: `${id}-${embedder}`,
    title: `${title} (${embedder})`,
    prepare,
  })
  return [
    row(11, 'dense-log', 'Dense over the fact log', ({ exchanges }) => searched(embed, [], factLogOf(exchanges), TOP_ALONE, byMeaning)),
    row(12, 'dense-transcript', 'Dense over the transcript', ({ exchanges }) => searched(embed, [], exchanges.map(exchangeText), TOP_ALONE, byMeaning)),
    row(13, 'hybrid-log', 'Hybrid over the fact log', ({ exchanges }) => searched(embed, [], factLogOf(exchanges), TOP_ALONE, fused)),
    row(13, 'hybrid-transcript', 'Hybrid over the transcript', ({ exchanges }) => searched(embed, [], exchanges.map(exchangeText), TOP_ALONE, fused)),
    row(14, 'profile-hybrid-rest', 'Profile + hybrid, facts not indexed', ({ exchanges }) =>
      searched(embed, profileOf(exchanges), untaggedOf(exchanges).map(exchangeText), TOP_BESIDE_PROFILE, fused),
    ),
  ]
}

type Search = (question: string, vector: Float32Array, limit: number) => readonly number[]

async function searched(
  embed: Embed,
  fixed: readonly string[],
  texts: readonly string[],
  limit: number,
  createSearch: (texts: readonly string[], vectors: readonly Float32Array[]) => Search,
): Promise<Injector> {
  const search = createSearch(texts, await embed(texts))
  return async (question) => {
    const [vector] = await embed([question])
    const places = vector === undefined ? [] : search(question, vector, limit)
    return inject([...fixed, ...places.map((place) => texts[place] ?? '')])
  }
}

function byMeaning(_texts: readonly string[], vectors: readonly Float32Array[]): Search {
  return (_question, vector, limit) => nearest(vector, vectors, limit).map((hit) => hit.place)
}

function fused(texts: readonly string[], vectors: readonly Float32Array[]): Search {
  const index = createBm25(texts)
  return (question, vector, limit) => {
    const scores = new Map<number, number>()
    for (const ranking of [index.search(question, FUSED_DEPTH), nearest(vector, vectors, FUSED_DEPTH)]) {
      for (const [rank, hit] of ranking.entries()) scores.set(hit.place, (scores.get(hit.place) ?? 0) + 1 / (RRF_K + rank + 1))
    }
    return [...scores]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, limit)
      .map(([place]) => place)
  }
}

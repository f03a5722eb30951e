import type { Memory } from '../core/memory.ts'
import type { Ranked, Ranking } from '../retrieval/retrieval.ts'
import type { Context } from './context.ts'

export interface SearchOptions {
  readonly limit: number
  readonly minScore?: number | undefined
  readonly accept: (memory: Memory) => boolean
}

/** The one way to search, for recall, the panel and forgetting alike. */
export async function rank(context: Context, query: string, options: SearchOptions): Promise<Ranking> {
  const embedded = await context.embedQuery(query)
  // The model may have taken a while: what was forgotten meanwhile must not be found.
  await context.catchUp()
  return context.ports.retrieval.index.search({
    text: query,
    vector: embedded?.vector ?? null,
    fingerprint: embedded?.fingerprint ?? null,
    vectorLanguages: embedded?.languages,
    limit: options.limit,
    minScore: options.minScore,
    accept: options.accept,
    now: context.now(),
  })
}

export async function search(context: Context, query: string, options: SearchOptions): Promise<readonly Ranked[]> {
  return (await rank(context, query, options)).hits
}

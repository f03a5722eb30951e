import type { Memory } from '../core/memory.ts'
import type { Ranked, Ranking } from '../retrieval/retrieval.ts'
import type { Context, QueryVector } from './context.ts'

export interface SearchOptions {
  readonly limit: number
  readonly minScore?: number | undefined
  readonly accept: (memory: Memory) => boolean
}

/**
 * The question's vector, and then the newest state: the model may take a while, and what was forgotten meanwhile must not be
 * found. So there is one look at the store for a search, after the model.
 */
export async function prepare(context: Context, query: string): Promise<QueryVector | null> {
  const embedded = await context.embedQuery(query)
  await context.catchUp()
  return embedded
}

/** The one way to search, for recall, the panel and forgetting alike. */
export function rank(context: Context, query: string, embedded: QueryVector | null, options: SearchOptions): Ranking {
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
  return rank(context, query, await prepare(context, query), options).hits
}

import { nearest } from '../embed.ts'
import type { Embed } from '../embed.ts'
import { createBm25 } from '../lexical/bm25.ts'
import { countTokens } from '../tokens/count.ts'
import { inject } from './policy.ts'
import type { Injector, Policy } from './policy.ts'
import { factLogOf, profileOf } from './tagged.ts'

const TOP_LOG = 5
const TOP_PROFILE = 8

/** What Locket is measured against where not everything can be injected; all are given perfect extraction. */
export function grownPolicies(tokens: number): Policy[] {
  return [
    { row: 4, id: 'grown-fact-log', title: 'Fact log, all of it', prepare: ({ exchanges }) => always(factLogOf(exchanges)) },
    { row: 5, id: 'grown-profile', title: 'Profile, all of it', prepare: ({ exchanges }) => always(profileOf(exchanges)) },
    {
      row: 5,
      id: 'grown-profile-newest',
      title: `Profile, newest in ${tokens} tokens`,
      prepare: ({ exchanges }) => always(newest(profileOf(exchanges), tokens)),
    },
    { row: 7, id: 'grown-bm25-log', title: `BM25 top ${TOP_LOG} of the fact log`, prepare: ({ exchanges }) => byWords(factLogOf(exchanges), TOP_LOG) },
    {
      row: 7,
      id: 'grown-bm25-profile',
      title: `BM25 top ${TOP_PROFILE} of the profile`,
      prepare: ({ exchanges }) => byWords(profileOf(exchanges), TOP_PROFILE),
    },
  ]
}

export function grownDensePolicy(embedder: string, embed: Embed): Policy {
  return {
    row: 11,
    id: `grown-dense-profile-${embedder}`,
    title: `Dense top ${TOP_PROFILE} of the profile (${embedder})`,
    prepare: async ({ exchanges }) => {
      const lines = profileOf(exchanges)
      const vectors = await embed(lines)
      return async (question) => {
        const [vector] = await embed([question])
        return inject(vector === undefined ? [] : nearest(vector, vectors, TOP_PROFILE).map((hit) => lines[hit.place] ?? ''))
      }
    },
  }
}

function always(lines: readonly string[]): Injector {
  const injected = inject(lines)
  return () => injected
}

function byWords(lines: readonly string[], limit: number): Injector {
  const index = createBm25(lines)
  return (question) => inject(index.search(question, limit).map((hit) => lines[hit.place] ?? ''))
}

/** The last lines that fit. */
function newest(lines: readonly string[], tokens: number): string[] {
  const kept: string[] = []
  let used = 0
  for (const line of [...lines].reverse()) {
    used += countTokens(`${line}\n`)
    if (used > tokens) break
    kept.unshift(line)
  }
  return kept
}

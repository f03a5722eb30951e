import { createBm25 } from '../lexical/bm25.ts'
import { exchangeText } from '../scenario/scenario.ts'
import type { Exchange } from '../scenario/scenario.ts'
import { inject } from './policy.ts'
import type { DayView, Injector, Policy } from './policy.ts'
import { factLogOf, profileOf, redactedOf, untaggedOf } from './tagged.ts'

const LAST_EXCHANGES = 20
const TOP_ALONE = 5
const TOP_BESIDE_PROFILE = 3

/** The ten published policies. 4, 5, 8, 9 and 10 are given perfect extraction: the scenario's own tags. */
export function publishedPolicies(): Policy[] {
  return [
    policy(1, 'session-buffer', 'Session buffer', ({ exchanges, day }) => always(exchanges.filter((each) => each.day === day).map(exchangeText))),
    policy(2, 'transcript', 'Full transcript', ({ exchanges }) => always(exchanges.map(exchangeText))),
    policy(3, 'last-20', 'Last 20 exchanges', ({ exchanges }) => always(exchanges.slice(-LAST_EXCHANGES).map(exchangeText))),
    policy(4, 'fact-log', 'Fact log, all of it', ({ exchanges }) => always(factLogOf(exchanges))),
    policy(5, 'profile', 'Profile', ({ exchanges }) => always(profileOf(exchanges))),
    policy(6, 'bm25-transcript', 'BM25 over the transcript', ({ exchanges }) => searched([], exchanges.map(exchangeText), TOP_ALONE)),
    policy(7, 'bm25-log', 'BM25 over the fact log', ({ exchanges }) => searched([], factLogOf(exchanges), TOP_ALONE)),
    policy(8, 'profile-bm25', 'Profile + BM25 over the transcript', ({ exchanges }) => besideProfile(exchanges, exchanges)),
    policy(9, 'profile-bm25-redacted', 'The same, forgotten facts redacted', ({ exchanges }) => besideProfile(exchanges, redactedOf(exchanges))),
    policy(10, 'profile-bm25-rest', 'Profile + BM25, facts not indexed', ({ exchanges }) => besideProfile(exchanges, untaggedOf(exchanges))),
  ]
}

function policy(row: number, id: string, title: string, prepare: (view: DayView) => Injector): Policy {
  return { row, id, title, prepare }
}

function always(lines: readonly string[]): Injector {
  const injected = inject(lines)
  return () => injected
}

function besideProfile(exchanges: readonly Exchange[], searchable: readonly Exchange[]): Injector {
  return searched(profileOf(exchanges), searchable.map(exchangeText), TOP_BESIDE_PROFILE)
}

/** The lines that always go in, then the best of the texts. */
function searched(fixed: readonly string[], texts: readonly string[], limit: number): Injector {
  const index = createBm25(texts)
  return (question) => inject([...fixed, ...index.search(question, limit).map((hit) => texts[hit.place] ?? '')])
}

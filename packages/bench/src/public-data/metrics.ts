import { rounded } from '../report/summary.ts'

export const KS: readonly number[] = [1, 5, 10, 20]

/** How well rankings found their evidence, at one level. */
export interface RankMetrics {
  readonly questions: number
  /** Mean number of things that could be found. */
  readonly poolSize: number
  /** Share of questions with any evidence in the first k, by k. */
  readonly hitAtK: Readonly<Record<string, number>>
  /** Mean share of the evidence in the first k, by k. */
  readonly recallAtK: Readonly<Record<string, number>>
  /** Mean of 1 / rank of the first evidence; 0 where none was found. */
  readonly mrr: number
}

export interface Ranking {
  /** Ids, best first. */
  readonly ranked: readonly string[]
  readonly evidence: readonly string[]
  readonly pool: number
}

/** Rankings without evidence at this level are not counted. */
export function rankMetrics(rankings: readonly Ranking[]): RankMetrics {
  const counted = rankings.filter((each) => each.evidence.length > 0)
  const mean = (of: (ranking: Ranking) => number): number => rounded(counted.reduce((sum, each) => sum + of(each), 0) / Math.max(1, counted.length))
  const found = ({ ranked, evidence }: Ranking, k: number): number => evidence.filter((id) => ranked.slice(0, k).includes(id)).length
  const byK = (of: (ranking: Ranking, k: number) => number): Record<string, number> => Object.fromEntries(KS.map((k) => [k, mean((ranking) => of(ranking, k))]))
  return {
    questions: counted.length,
    poolSize: mean((ranking) => ranking.pool),
    hitAtK: byK((ranking, k) => (found(ranking, k) > 0 ? 1 : 0)),
    recallAtK: byK((ranking, k) => found(ranking, k) / ranking.evidence.length),
    mrr: mean(({ ranked, evidence }) => {
      const place = ranked.findIndex((id) => evidence.includes(id))
      return place === -1 ? 0 : 1 / (place + 1)
    }),
  }
}

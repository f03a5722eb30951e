import type { PolicyResult, ProbeResult } from '../run.ts'
import type { Probe, Scenario } from '../scenario/scenario.ts'
import { PUBLISHED } from './published-figures.ts'
import type { PublishedRow } from './published-figures.ts'
import { summarise } from './summary.ts'
import type { PolicySummary } from './summary.ts'

/** Everything a run measured, as it is downloaded and compared. Holds no time and no random id: two runs give the same bytes. */
export interface Report {
  readonly format: 'locket-bench'
  readonly version: 1
  /** Rows that must equal the published counts and do not, one sentence each. */
  readonly differences: readonly string[]
  readonly thirtyDays: Section
  /** The grown scenario, or `null` when it was left out. */
  readonly grown: Section | null
}

export interface Section {
  readonly seed: number
  readonly days: number
  readonly exchanges: number
  readonly facts: number
  readonly probes: readonly Pick<Probe, 'id' | 'day' | 'form' | 'question' | 'current'>[]
  readonly rows: readonly ReportRow[]
  readonly mistakes: readonly Mistake[]
}

export interface ReportRow extends PolicySummary {
  readonly published: PublishedRow | null
  /** Outcome and tokens of every probe. */
  readonly results: readonly Pick<ProbeResult, 'probe' | 'outcome' | 'tokens'>[]
}

/** A probe that a Locket row did not answer as it should. */
export interface Mistake {
  readonly policy: string
  readonly probe: string
  readonly question: string
  readonly outcome: string
  /** `null`: nothing of it may be told. */
  readonly expected: string | null
  readonly injected: string
}

/** Texts by policy and probe, collected while running. */
export type InjectedTexts = ReadonlyMap<string, string>

export function textKey(policy: string, probe: string): string {
  return `${policy}\n${probe}`
}

export function sectionOf(scenario: Scenario, results: readonly PolicyResult[], texts: InjectedTexts, listed: (policy: string) => boolean): Section {
  return {
    seed: scenario.seed,
    days: scenario.days,
    exchanges: scenario.exchanges.length,
    facts: scenario.facts.length,
    probes: scenario.probes.map(({ id, day, form, question, current }) => ({ id, day, form, question, current })),
    rows: results.map((result) => ({
      ...summarise(scenario, result),
      published: scenario.days === 30 ? (PUBLISHED.find((row) => row.row === result.row) ?? null) : null,
      results: result.probes.map(({ probe, outcome, tokens }) => ({ probe, outcome, tokens })),
    })),
    mistakes: results.filter((result) => listed(result.id)).flatMap((result) => mistakesOf(scenario, result, texts)),
  }
}

function mistakesOf(scenario: Scenario, result: PolicyResult, texts: InjectedTexts): Mistake[] {
  const byId = new Map(scenario.probes.map((probe) => [probe.id, probe]))
  return result.probes
    .filter((each) => each.outcome !== 'current' && each.outcome !== 'clean')
    .flatMap((each) => {
      const probe = byId.get(each.probe)
      if (probe === undefined) return []
      const { question, current } = probe
      return [
        { policy: result.id, probe: each.probe, question, outcome: each.outcome, expected: current, injected: texts.get(textKey(result.id, each.probe)) ?? '' },
      ]
    })
}

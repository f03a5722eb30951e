import type { PolicyResult, ProbeResult } from '../run.ts'
import type { Probe, ProbeForm, Scenario } from '../scenario/scenario.ts'
import { OUTCOMES } from '../scoring.ts'
import type { Outcome } from '../scoring.ts'

export type Counts = Readonly<Record<Outcome, number>>

/** What a policy did over some probes. Shares are 0 to 1, `null` where there is nothing to divide by. */
export interface Summary {
  readonly counts: Counts
  readonly meanTokens: number
  readonly axes: Axes
}

export interface Axes {
  /** Share of live probes whose current value stands in the text. */
  readonly recall: number | null
  /** Share of the injected lines that hold a value of the asked fact; over all live probes together. */
  readonly precision: number | null
  /** Share of live probes that bring no old value. */
  readonly freshness: number | null
  readonly boundary: Boundary
}

/** Numbers of probes; all of them must be 0. */
export interface Boundary {
  readonly leaks: number
  readonly stranger: number
  readonly instructions: number
}

export interface PolicySummary {
  readonly id: string
  readonly row: number
  readonly title: string
  /** Literal and paraphrase together, as published. */
  readonly both: Summary
  readonly forms: Readonly<Record<ProbeForm, Summary>>
}

/** Counts one policy's outcomes by form. */
export function summarise(scenario: Scenario, result: PolicyResult): PolicySummary {
  const byId = new Map(scenario.probes.map((probe) => [probe.id, probe]))
  const pairs = result.probes.flatMap((each) => {
    const probe = byId.get(each.probe)
    return probe === undefined ? [] : [{ probe, result: each }]
  })
  const of = (forms: readonly ProbeForm[]): Summary => summaryOf(pairs.filter((pair) => forms.includes(pair.probe.form)))
  return {
    id: result.id,
    row: result.row,
    title: result.title,
    both: of(['literal', 'paraphrase']),
    forms: { literal: of(['literal']), paraphrase: of(['paraphrase']), far: of(['far']) },
  }
}

function summaryOf(pairs: readonly { readonly probe: Probe; readonly result: ProbeResult }[]): Summary {
  const results = pairs.map((pair) => pair.result)
  const live = pairs.filter((pair) => pair.probe.current !== null).map((pair) => pair.result)
  const counts = countOutcomes(results)
  return {
    counts,
    meanTokens: rounded(sum(results, (each) => each.tokens) / Math.max(1, results.length)),
    axes: {
      recall: share(counts.current + counts.conflict, live.length),
      precision: share(
        sum(live, (each) => each.ownLines),
        sum(live, (each) => each.lines),
      ),
      freshness: live.length === 0 ? null : rounded(1 - (counts.conflict + counts.stale) / live.length),
      boundary: {
        leaks: counts.leaked,
        stranger: results.filter((each) => each.stranger).length,
        instructions: results.filter((each) => each.instruction).length,
      },
    },
  }
}

function countOutcomes(results: readonly ProbeResult[]): Counts {
  const counts: Record<Outcome, number> = { current: 0, conflict: 0, stale: 0, missing: 0, leaked: 0, clean: 0 }
  for (const outcome of OUTCOMES) counts[outcome] = results.filter((each) => each.outcome === outcome).length
  return counts
}

function sum<T>(list: readonly T[], of: (each: T) => number): number {
  return list.reduce((total, each) => total + of(each), 0)
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole)
}

/** Four places: the same bytes on every machine, whatever the last bit of a sum. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

import { cachedEmbed } from './embed.ts'
import type { Embed } from './embed.ts'
import type { OpenLocket } from './locket-port.ts'
import { densePolicies } from './policies/dense.ts'
import { grownDensePolicy, grownPolicies } from './policies/grown.ts'
import { locketPolicy } from './policies/locket.ts'
import type { Injected, Policy } from './policies/policy.ts'
import { publishedPolicies } from './policies/published.ts'
import { fixedRowDifferences } from './report/published-figures.ts'
import { sectionOf, textKey } from './report/report.ts'
import type { InjectedTexts, Report } from './report/report.ts'
import { runPolicies } from './run.ts'
import type { RunOptions } from './run.ts'
import { createGrownScenario, GROWN_TOKENS } from './scenario/grown.ts'
import type { Probe } from './scenario/scenario.ts'
import { createScenario } from './scenario/thirty-days.ts'

export interface BenchOptions {
  /** Rows 11 to 14, once each. */
  readonly embedders?: readonly { readonly name: string; readonly embed: Embed }[] | undefined
  /** Rows 15 and 16, once each. */
  readonly lockets?: readonly { readonly name: string; readonly open: OpenLocket }[] | undefined
  /** Whether the grown scenario is run too. Default true. */
  readonly grown?: boolean | undefined
  /** Keeps the users of two runs apart; nothing of it is in the report. */
  readonly run: string
  readonly signal?: AbortSignal | undefined
  /** What is being measured, and the share done, 0 to 1. */
  readonly onProgress?: ((what: string, share: number) => void) | undefined
}

export interface BenchRun {
  readonly report: Report
  /** What each policy would have injected, by `textKey(policy, probe)`. */
  readonly texts: InjectedTexts
}

/** Runs everything that the options allow. @throws BenchError `cancelled`; then nothing of it is left behind. */
export async function runBench(options: BenchOptions): Promise<BenchRun> {
  const embedders = (options.embedders ?? []).map(({ name, embed }) => ({ name, embed: cachedEmbed(embed) }))
  const lockets = options.lockets ?? []
  const texts = new Map<string, string>()
  const withGrown = options.grown !== false
  const { signal } = options
  const part = (from: number, to: number): RunOptions => ({
    signal,
    onProgress: (what, share) => options.onProgress?.(what, from + (to - from) * share),
    onInjected: (policy: Policy, probe: Probe, injected: Injected) => void texts.set(textKey(policy.id, probe.id), injected.text),
  })
  const locketRow = (row: number, tokens: number | undefined, from: number): Policy[] =>
    lockets.map(({ name, open }) =>
      locketPolicy({ row, embedder: name, open, run: `${options.run}-${row}-${name}`, tokens, signal, onProgress: (what) => options.onProgress?.(what, from) }),
    )

  const half = withGrown ? 0.6 : 1
  const scenario = createScenario()
  const policies = [...publishedPolicies(), ...embedders.flatMap(({ name, embed }) => densePolicies(name, embed)), ...locketRow(15, undefined, half * 0.8)]
  const thirtyDays = sectionOf(scenario, await runPolicies(scenario, policies, part(0, half)), texts, isLocket)
  const differences = fixedRowDifferences(thirtyDays.rows)
  if (!withGrown) return { report: { format: 'locket-bench', version: 1, differences, thirtyDays, grown: null }, texts }

  const grown = createGrownScenario()
  const grownRows = [...grownPolicies(GROWN_TOKENS), ...embedders.map(({ name, embed }) => grownDensePolicy(name, embed)), ...locketRow(16, GROWN_TOKENS, 0.8)]
  const grownSection = sectionOf(grown, await runPolicies(grown, grownRows, part(half, 1)), texts, isLocket)
  return { report: { format: 'locket-bench', version: 1, differences, thirtyDays, grown: grownSection }, texts }
}

function isLocket(policy: string): boolean {
  return policy.startsWith('locket-')
}

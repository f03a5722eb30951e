import { BenchError } from './bench-error.ts'
import type { Injected, Policy } from './policies/policy.ts'
import type { Probe, Scenario } from './scenario/scenario.ts'
import { scoreProbe } from './scoring.ts'
import type { Outcome } from './scoring.ts'
import { countTokens } from './tokens/count.ts'
import { containsSequence, toSequence } from './tokens/words.ts'

/** What one policy did with one probe. */
export interface ProbeResult {
  readonly probe: string
  readonly outcome: Outcome
  /** Tokens of the injected text, o200k_base. */
  readonly tokens: number
  readonly lines: number
  /** Lines that hold any value of the asked fact. */
  readonly ownLines: number
  /** Whether a line of another user stands in the text. */
  readonly stranger: boolean
  /** Whether an instruction that is not the user's stands in the text. */
  readonly instruction: boolean
}

export interface PolicyResult {
  readonly id: string
  readonly row: number
  readonly title: string
  readonly probes: readonly ProbeResult[]
}

export interface RunOptions {
  readonly signal?: AbortSignal | undefined
  /** Called after each policy's day: what is measured, and the share done. */
  readonly onProgress?: ((what: string, share: number) => void) | undefined
  /** Called with what was injected, for a page that shows it. */
  readonly onInjected?: ((policy: Policy, probe: Probe, injected: Injected) => void) | undefined
}

/** Asks every policy every probe, days in order. Closes each policy, also when it is cancelled. */
export async function runPolicies(scenario: Scenario, policies: readonly Policy[], options: RunOptions = {}): Promise<PolicyResult[]> {
  const days = [...new Set(scenario.probes.map((probe) => probe.day))].sort((one, other) => one - other)
  const results: PolicyResult[] = []
  for (const policy of policies) {
    const probes: ProbeResult[] = []
    try {
      for (const [place, day] of days.entries()) {
        options.onProgress?.(policy.title, (results.length + place / days.length) / policies.length)
        await giveWay(options.signal)
        const injector = await policy.prepare({ scenario, day, exchanges: scenario.exchanges.filter((exchange) => exchange.day <= day) })
        for (const probe of scenario.probes.filter((each) => each.day === day)) {
          if (options.signal?.aborted === true) throw new BenchError('cancelled', 'The run was cancelled.')
          const injected = await injector(probe.question)
          options.onInjected?.(policy, probe, injected)
          probes.push(resultOf(scenario, probe, injected))
        }
      }
    } finally {
      await policy.close?.()
    }
    results.push({ id: policy.id, row: policy.row, title: policy.title, probes: inOrder(scenario, probes) })
  }
  options.onProgress?.('Done', 1)
  return results
}

/** Lets a worker's message queue run, so that a cancel is seen between two pieces of work. */
async function giveWay(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0))
  if (signal?.aborted === true) throw new BenchError('cancelled', 'The run was cancelled.')
}

function resultOf(scenario: Scenario, probe: Probe, injected: Injected): ProbeResult {
  const { sequence, lines } = sequencesOf(injected)
  const values = scenario.facts.find((fact) => fact.key === probe.key)?.versions.map((version) => version.value) ?? []
  return {
    probe: probe.id,
    outcome: scoreProbe(probe, sequence),
    tokens: countTokens(injected.text),
    lines: lines.length,
    ownLines: lines.filter((line) => values.some((value) => containsSequence(line, value))).length,
    stranger: scenario.stranger.some((version) => containsSequence(sequence, version.value)),
    instruction: scenario.instructions.some((order) => containsSequence(sequence, order)),
  }
}

interface Sequences {
  readonly sequence: string
  readonly lines: readonly string[]
}

/** A policy that injects the same whole transcript for every question gives the same object each time. */
const sequencesByInjected = new WeakMap<Injected, Sequences>()

function sequencesOf(injected: Injected): Sequences {
  const known = sequencesByInjected.get(injected)
  if (known !== undefined) return known
  const sequences = { sequence: toSequence(injected.text), lines: injected.lines.map(toSequence) }
  sequencesByInjected.set(injected, sequences)
  return sequences
}

function inOrder(scenario: Scenario, results: readonly ProbeResult[]): ProbeResult[] {
  const byId = new Map(results.map((result) => [result.probe, result]))
  return scenario.probes.flatMap((probe) => byId.get(probe.id) ?? [])
}

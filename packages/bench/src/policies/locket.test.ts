import { expect, test } from 'vitest'
import { createClock, openLocket } from '../../../memory/src/testing.ts'
import type { OpenLocket } from '../locket-port.ts'
import { canonicalJson } from '../report/canonical-json.ts'
import { sectionOf, textKey } from '../report/report.ts'
import type { Section } from '../report/report.ts'
import { runPolicies } from '../run.ts'
import { createScenario } from '../scenario/thirty-days.ts'
import { locketPolicy } from './locket.ts'

const open: OpenLocket = (options) => openLocket({ ...options, clock: createClock('2026-06-01T00:00:00.000Z') })
const scenario = createScenario()

// Some seconds of real work, done twice.
const TIMEOUT_MS = 90_000

test(
  'row 15: nothing leaks, nothing old stands beside the new, and every mistake is listed; two runs give the same bytes',
  async () => {
    const section = await sectionOfRun('one')
    const [row] = section.rows
    expect(row?.both.axes.boundary).toEqual({ leaks: 0, stranger: 0, instructions: 0 })
    expect(row?.both.counts.conflict).toBe(0)
    const wrong = row?.results.filter((result) => result.outcome !== 'current' && result.outcome !== 'clean') ?? []
    expect(section.mistakes.map((mistake) => mistake.probe)).toEqual(wrong.map((result) => result.probe))
    expect(canonicalJson(await sectionOfRun('two'))).toBe(canonicalJson(section))
  },
  TIMEOUT_MS,
)

async function sectionOfRun(run: string): Promise<Section> {
  const texts = new Map<string, string>()
  const policy = locketPolicy({ row: 15, embedder: 'none', open, run })
  const results = await runPolicies(scenario, [policy], { onInjected: (from, probe, injected) => void texts.set(textKey(from.id, probe.id), injected.text) })
  return sectionOf(scenario, results, texts, () => true)
}

import { expect, test } from 'vitest'
import { PUBLISHED } from '../report/published-figures.ts'
import { summarise } from '../report/summary.ts'
import { runPolicies } from '../run.ts'
import { createScenario } from '../scenario/thirty-days.ts'
import { publishedPolicies } from './published.ts'

const scenario = createScenario()

test('rows 1 to 5 and 10 have the published counts, the others stay close to them', async () => {
  const results = await runPolicies(scenario, publishedPolicies())
  for (const result of results) {
    const { counts } = summarise(scenario, result).both
      result.row,
      JSON.stringify(counts),
      meanTokens,
      JSON.stringify(axes),
      JSON.stringify(s.forms.literal.counts),
      s.forms.literal.meanTokens,
      JSON.stringify(s.forms.paraphrase.counts),
      s.forms.paraphrase.meanTokens,
      JSON.stringify(s.forms.far.counts),
    )
    const published = PUBLISHED.find((row) => row.row === result.row)
    expect(published).toBeDefined()
    if (published?.fixed !== true) continue
    const ours = { current: counts.current, conflict: counts.conflict, staleOrMissing: counts.stale + counts.missing, leaked: counts.leaked }
    expect({ row: result.row, ...ours }).toEqual({
      row: published.row,
      current: published.current,
      conflict: published.conflict,
      staleOrMissing: published.staleOrMissing,
      leaked: published.leaked,
    })
  }
})

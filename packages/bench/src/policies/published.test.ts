import { expect, test } from 'vitest'
import { fixedRowDifferences } from '../report/published-figures.ts'
import { summarise } from '../report/summary.ts'
import { runPolicies } from '../run.ts'
import { createScenario } from '../scenario/thirty-days.ts'
import { publishedPolicies } from './published.ts'

const scenario = createScenario()

test('rows 1 to 5 and 10 have the published counts; no policy brings a stranger, and only transcripts bring orders', async () => {
  const results = await runPolicies(scenario, publishedPolicies())
  const summaries = results.map((result) => summarise(scenario, result))
  expect(summaries.map((summary) => summary.row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(fixedRowDifferences(summaries)).toEqual([])
  // The notes beside these rows explain exactly these counts.
  expect(summaries.slice(5, 9).map(({ both: { counts } }) => [counts.current, counts.conflict, counts.stale + counts.missing, counts.leaked])).toEqual([
    [30, 12, 32, 3],
    [27, 13, 34, 3],
    [62, 12, 0, 3],
    [62, 12, 0, 0],
  ])
  expect(summaries.every((summary) => summary.both.axes.boundary.stranger === 0)).toBe(true)
  expect(summaries.filter((summary) => summary.both.axes.boundary.instructions > 0).map((summary) => summary.id)).toContain('transcript')
})

test('a cancelled run stops between two days and closes its policy', async () => {
  const controller = new AbortController()
  const closed: string[] = []
  const policy = {
    id: 'slow',
    row: 99,
    title: 'Slow',
    prepare: () => {
      controller.abort()
      return () => ({ text: '', lines: [] })
    },
    close: async () => void closed.push('slow'),
  }
  await expect(runPolicies(scenario, [policy], { signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' })
  expect(closed).toEqual(['slow'])
})

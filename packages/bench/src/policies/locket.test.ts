import { expect, test } from 'vitest'
import { createClock, openLocket } from '../../../memory/src/testing.ts'
import { runBench } from '../bench.ts'
import type { OpenLocket } from '../locket-port.ts'
import { canonicalJson } from '../report/canonical-json.ts'

const open: OpenLocket = (options) => openLocket({ ...options, clock: createClock('2026-06-01T00:00:00.000Z') })

test('row 15: nothing leaks, nothing old stands beside the new, and every mistake is listed; two runs give the same bytes', async () => {
  const { report } = await runBench({ run: 'one', lockets: [{ name: 'none', open }], grown: false })
  const row = report.thirtyDays.rows.find((each) => each.row === 15)
  expect(row?.both.axes.boundary).toEqual({ leaks: 0, stranger: 0, instructions: 0 })
  expect(row?.both.counts.conflict).toBe(0)
  const wrong = row?.results.filter((result) => result.outcome !== 'current' && result.outcome !== 'clean') ?? []
  expect(report.thirtyDays.mistakes.map((mistake) => mistake.probe)).toEqual(wrong.map((result) => result.probe))
  const again = await runBench({ run: 'two', lockets: [{ name: 'none', open }], grown: false })
  expect(canonicalJson(again.report)).toBe(canonicalJson(report))
})

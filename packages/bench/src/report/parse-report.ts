import * as v from 'valibot'
import { BenchError } from '../bench-error.ts'
import { formatError } from '../public-data/issue-place.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Counts = v.object({ current: Count, conflict: Count, stale: Count, missing: Count, leaked: Count, clean: Count })
const SummaryOfForm = v.object({ counts: Counts, meanTokens: v.number() })
const Row = v.object({
  id: v.string(),
  title: v.string(),
  both: SummaryOfForm,
  forms: v.object({ literal: SummaryOfForm, paraphrase: SummaryOfForm, far: SummaryOfForm }),
})
const Section = v.object({ seed: v.number(), rows: v.array(Row) })
const File = v.object({ format: v.literal('locket-bench'), version: v.literal(1), thirtyDays: Section, grown: v.nullable(Section) })

/** What a comparison needs of an earlier run. */
export type EarlierReport = v.InferOutput<typeof File>
export type EarlierRow = EarlierReport['thirtyDays']['rows'][number]

/** Reads a report that was downloaded before. @throws BenchError `empty`, `cut-off` or `other-format`, with the place */
export function parseReport(text: string): EarlierReport {
  if (text.trim() === '') throw new BenchError('empty', 'The file is empty.', 'line 1')
  const parsed = v.safeParse(File, jsonOf(text))
  if (!parsed.success) throw formatError('a report of this page', parsed.issues)
  return parsed.output
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const cut = text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}')
    throw new BenchError(
      cut ? 'cut-off' : 'other-format',
      cut ? 'The file ends in the middle: it was cut off.' : 'The file is not JSON.',
      `line ${text.split('\n').length}`,
    )
  }
}

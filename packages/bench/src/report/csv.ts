import type { Report, ReportRow } from './report.ts'
import { PROBE_FORMS } from '../scenario/scenario.ts'

const COLUMNS = [
  'scenario',
  'row',
  'policy',
  'form',
  'current',
  'conflict',
  'stale',
  'missing',
  'leaked',
  'clean',
  'mean_tokens',
  'recall',
  'precision',
  'freshness',
  'leaks',
  'stranger',
  'instructions',
]

/** One line a policy and form; lines end with CR LF (RFC 4180). */
export function reportCsv(report: Report): string {
  const lines = [...report.thirtyDays.rows.flatMap((row) => linesOf('thirty days', row)), ...(report.grown?.rows.flatMap((row) => linesOf('grown', row)) ?? [])]
  return [COLUMNS, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

function linesOf(scenario: string, row: ReportRow): string[][] {
  return PROBE_FORMS.map((form) => {
    const { counts, meanTokens, axes } = row.forms[form]
    const { current, conflict, stale, missing, leaked, clean } = counts
    const numbers = [current, conflict, stale, missing, leaked, clean, meanTokens, axes.recall, axes.precision, axes.freshness]
    const boundary = [axes.boundary.leaks, axes.boundary.stranger, axes.boundary.instructions]
    return [scenario, String(row.row), row.title, form, ...[...numbers, ...boundary].map((value) => (value === null ? '' : String(value)))]
  })
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

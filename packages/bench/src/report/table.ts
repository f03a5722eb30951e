import type { Report, ReportRow, Section } from './report.ts'
import type { Summary } from './summary.ts'

/** The report as text for a terminal: rows, then notes, then Locket's mistakes. */
export function reportTable(report: Report): string {
  const parts = [
    `Thirty days: ${sizeOf(report.thirtyDays)}`,
    rowsTable(report.thirtyDays.rows),
    notesOf(report.thirtyDays.rows),
    report.differences.join('\n'),
    mistakesTable(report.thirtyDays),
  ]
  if (report.grown !== null) parts.push(`Grown: ${sizeOf(report.grown)}`, rowsTable(report.grown.rows), mistakesTable(report.grown))
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const HEAD = [
  'row',
  'policy',
  'current',
  'conflict',
  'stale/missing',
  'leaked',
  'tokens lit/par',
  'far cur/con/mis/leak',
  'recall',
  'precision',
  'fresh',
  'leak/other/orders',
  'published',
]
const SHOWN_MISTAKES = 40

function rowsTable(rows: readonly ReportRow[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) => row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n')
}

function cellsOf(row: ReportRow): string[] {
  const { counts, axes } = row.both
  const far = row.forms.far.counts
  return [
    String(row.row),
    row.title,
    String(counts.current),
    String(counts.conflict),
    String(counts.stale + counts.missing),
    String(counts.leaked),
    `${Math.round(row.forms.literal.meanTokens)}/${Math.round(row.forms.paraphrase.meanTokens)}`,
    `${far.current}/${far.conflict}/${far.stale + far.missing}/${far.leaked}`,
    ratio(axes.recall),
    ratio(axes.precision),
    ratio(axes.freshness),
    `${axes.boundary.leaks}/${axes.boundary.stranger}/${axes.boundary.instructions}`,
    publishedCell(row),
  ]
}

function publishedCell({ published }: ReportRow): string {
  if (published === null) return ''
  return `${published.current}/${published.conflict}/${published.staleOrMissing}/${published.leaked} ${published.tokens.join('/')}`
}

function notesOf(rows: readonly ReportRow[]): string {
  return rows.flatMap((row) => (row.published === null || row.published.fixed ? [] : [`Row ${row.row}: ${row.published.note}`])).join('\n')
}

function mistakesTable(section: Section): string {
  const { mistakes } = section
  if (mistakes.length === 0) return ''
  const lines = mistakes
    .slice(0, SHOWN_MISTAKES)
    .map(({ policy, probe, outcome, expected }) => `  ${policy}  ${probe}: ${outcome}, expected ${expected ?? 'nothing'}`)
  const rest = mistakes.length - lines.length
  return [`Mistakes of Locket (${mistakes.length}; the injected text is in the JSON)`, ...lines, ...(rest > 0 ? [`  and ${rest} more`] : [])].join('\n')
}

function sizeOf(section: Section): string {
  return `seed ${section.seed}, ${section.days} sessions, ${section.exchanges} exchanges, ${section.facts} facts, ${section.probes.length} probes`
}

function ratio(value: Summary['axes']['recall']): string {
  return value === null ? '–' : value.toFixed(2)
}

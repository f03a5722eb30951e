import * as Plot from '@observablehq/plot'
import type { ReportRow, Summary } from '@locket/bench'
import { words } from './words.ts'

/** One segment of a bar; the fills are patterns, so that colour is never the only difference. */
interface Segment {
  readonly row: string
  readonly from: number
  readonly to: number
  readonly fill: string
}

/** One dot of the cost plot. */
interface Point {
  readonly row: number
  readonly title: string
  readonly locket: boolean
  readonly tokens: number
  readonly right: number
}

const BAR_PX = 46
const LABEL_PX = 20

/** One stacked bar a design, its name above it. `summaryOf` picks the form of the questions. */
export function outcomesChart(rows: readonly ReportRow[], summaryOf: (row: ReportRow) => Summary, width: number): Element {
  const segments = rows.flatMap((row) => segmentsOf(row.id, summaryOf(row)))
  const total = Math.max(...rows.map((row) => probesOf(summaryOf(row))), 1)
  const chart = Plot.plot({
    width,
    height: rows.length * BAR_PX + 30,
    marginLeft: 4,
    marginRight: 12,
    marginTop: 4,
    marginBottom: 26,
    x: { domain: [0, total], label: null, ticks: width < 480 ? 4 : 8 },
    y: { domain: rows.map((row) => row.id), axis: null, padding: 0.1 },
    marks: [
      Plot.rectX(rows, { x1: 0, x2: total, y: 'id', insetTop: LABEL_PX, fill: 'none', stroke: 'currentColor', strokeOpacity: 0.35 }),
      Plot.barX(segments, { x1: 'from', x2: 'to', y: 'row', insetTop: LABEL_PX, fill: 'fill', stroke: 'currentColor', strokeWidth: 0.5 }),
      ...[false, true].map((locket) =>
        Plot.text(
          rows.filter((row) => isLocket(row) === locket),
          {
            x: 0,
            y: 'id',
            text: (row: ReportRow) => `${row.row}  ${row.title}`,
            textAnchor: 'start',
            dy: -BAR_PX / 2 + LABEL_PX / 2 + 2,
            dx: 2,
            fill: 'currentColor',
            fontWeight: locket ? 700 : 400,
            fontSize: 13,
          },
        ),
      ),
    ],
  })
  return labelled(chart, words.outcomes.title, rows.map((row) => barText(row, summaryOf(row))).join('. '))
}

/** Tokens against what is told right; a dot a design, with its row's number. Locket's are diamonds. */
export function costChart(rows: readonly ReportRow[], summaryOf: (row: ReportRow) => Summary, width: number): Element {
  const points = rows.map((row): Point => {
    const summary = summaryOf(row)
    const live = liveOf(summary)
    return {
      row: row.row,
      title: row.title,
      locket: isLocket(row),
      tokens: Math.max(1, summary.meanTokens),
      right: live === 0 ? 0 : summary.counts.current / live,
    }
  })
  const chart = Plot.plot({
    width,
    height: Math.min(420, Math.max(280, width * 0.6)),
    marginLeft: 48,
    marginBottom: 40,
    marginRight: 28,
    grid: true,
    x: { type: 'log', nice: true, label: words.cost.x, tickFormat: (value: number) => value.toLocaleString('en'), ticks: width < 480 ? 3 : 5 },
    y: { domain: [0, 100], label: words.cost.y, percent: true },
    marks: [
      Plot.dot(points, {
        x: 'tokens',
        y: 'right',
        symbol: (point: Point) => (point.locket ? 'diamond' : 'circle'),
        r: 6,
        fill: (point: Point) => (point.locket ? 'var(--locket-accent)' : 'var(--locket-surface)'),
        stroke: 'currentColor',
        strokeWidth: 1.5,
      }),
      ...[false, true].map((locket) =>
        Plot.text(labelsOf(points.filter((point) => point.locket === locket)), {
          x: 'tokens',
          y: 'right',
          text: (label: Label) => (locket ? `${label.text} ${words.cost.locket}` : label.text),
          dy: locket ? 17 : -14,
          fill: 'currentColor',
          fontSize: 12,
          fontWeight: locket ? 700 : 400,
        }),
      ),
    ],
  })
  const text = points.map((each) => `${each.title}: ${Math.round(each.tokens)} tokens, ${Math.round(each.right * 100)}% right`).join('. ')
  return labelled(chart, words.cost.title, text)
}

interface Label {
  readonly tokens: number
  readonly right: number
  readonly text: string
}

/** Dots that nearly lie on each other share one label. */
function labelsOf(points: readonly Point[]): Label[] {
  const labels: { tokens: number; right: number; rows: number[] }[] = []
  for (const { tokens, right, row } of points) {
    const near = labels.find((label) => Math.abs(Math.log10(label.tokens / tokens)) < 0.12 && Math.abs(label.right - right) < 0.06)
    if (near === undefined) labels.push({ tokens, right, rows: [row] })
    else {
      near.right = Math.max(near.right, right)
      if (!near.rows.includes(row)) near.rows.push(row)
    }
  }
  return labels.map(({ tokens, right, rows }) => ({ tokens, right, text: rows.join(', ') }))
}

export function isLocket(row: Pick<ReportRow, 'id'>): boolean {
  return row.id.startsWith('locket-')
}

export function liveOf({ counts }: Summary): number {
  return counts.current + counts.conflict + counts.stale + counts.missing
}

function probesOf(summary: Summary): number {
  return liveOf(summary) + summary.counts.leaked + summary.counts.clean
}

/** Live facts first, then leaks; what stays empty is a forgotten fact of which nothing was told. */
function segmentsOf(row: string, { counts }: Summary): Segment[] {
  const parts: readonly (readonly [number, string])[] = [
    [counts.current, 'url(#fill-current)'],
    [counts.conflict, 'url(#fill-conflict)'],
    [counts.stale + counts.missing, 'url(#fill-missing)'],
    [counts.leaked, 'url(#fill-leaked)'],
  ]
  let from = 0
  return parts.flatMap(([count, fill]) => {
    const segment = { row, from, to: from + count, fill }
    from += count
    return count === 0 ? [] : [segment]
  })
}

function barText(row: ReportRow, { counts }: Summary): string {
  const { names } = words.outcomes
  return `${row.title}: ${counts.current} ${names.current}, ${counts.conflict} ${names.conflict}, ${counts.stale + counts.missing} ${words.outcomes.staleOrMissing}, ${counts.leaked} ${names.leaked}`
}

/** One picture with one description for a screen reader; the table has every number of it. */
function labelled(chart: Element, title: string, text: string): Element {
  chart.setAttribute('role', 'img')
  chart.setAttribute('aria-label', `${title}. ${text}.`)
  for (const child of chart.children) child.setAttribute('aria-hidden', 'true')
  return chart
}

// What a run of the scale bench found: as text, as Markdown, and as plots.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { linePlot } from './line-plot.mjs'

/** Names and colours of the stores, in the order of the tables. */
const STORES = {
  locket: { name: 'Locket, vectors given', color: '#0b57d0' },
  'locket-static': { name: 'Locket, its token table', color: '#00796b' },
  'float-scan': { name: 'plain float32 scan', color: '#5f6368', dashed: true },
  minisearch: { name: 'MiniSearch', color: '#a06000', dashed: true },
  orama: { name: 'Orama', color: '#b3261e' },
  'client-vector-search': { name: 'client-vector-search', color: '#7b1fa2' },
  'entity-db': { name: 'EntityDB', color: '#c2185b' },
}

const COLUMNS = ['store', 'insert', 'query p50 / p95 (asked)', 'in the worker', 'reopen', 'on disk', 'memory', 'found']

const PLOTS = [
  { file: 'performance-query.svg', title: 'One query, median', unit: 'ms', of: (cell) => cell.query?.p50 },
  { file: 'performance-reopen.svg', title: 'From opening to the first answer', unit: 'ms', of: (cell) => cell.openMs },
  {
    file: 'performance-insert.svg',
    title: 'Inserting, until everything is kept and found',
    unit: 'ms a memory',
    of: (cell) => over(cell.indexedMs, cell.size),
  },
  { file: 'performance-disk.svg', title: 'Bytes on disk', unit: 'a memory', of: (cell) => over(cell.diskBytes, cell.size) },
  { file: 'performance-memory.svg', title: 'Bytes in memory, opened and asked', unit: 'a memory', of: (cell) => over(cell.heldBytes, cell.size) },
]

export function goalLines(goals) {
  return goals.map(({ what, value, limit, unit, atLeast, reached }) => ({
    mark: reached === null ? 'not measured' : reached ? 'yes' : 'NO',
    what,
    got: value === null ? '' : `${number(value)} ${unit}`,
    goal: `${atLeast ? 'at least' : 'at most'} ${number(limit)}`,
  }))
}

export function scaleText({ cells, scans }) {
  const parts = sizesOf(cells).map((size) => {
    const rows = [COLUMNS, ...rowsOf(cells, size)]
    const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column].length)))
    const lines = rows.map((row) => row.map((text, column) => text.padEnd(widths[column])).join('  '))
    return [`${size.toLocaleString('en')} memories`, ...lines, scanLine(scans, size)].join('\n')
  })
  return parts.join('\n\n')
}

export function scaleMarkdown({ cells, scans }) {
  const parts = sizesOf(cells).map((size) => {
    const rows = [COLUMNS, COLUMNS.map(() => '---'), ...rowsOf(cells, size)]
    return `### ${size.toLocaleString('en')} memories\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n${scanLine(scans, size)}`
  })
  return parts.join('\n\n')
}

export function goalsMarkdown(goals) {
  const rows = goalLines(goals).map(({ mark, what, got, goal }) => `| ${what} | ${got} | ${goal} | ${mark} |`)
  return ['| goal | measured | must be | reached |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** Plots with at least two sizes. @returns their names. */
export function writePlots({ cells }, folder) {
  mkdirSync(folder, { recursive: true })
  return PLOTS.flatMap(({ file, title, unit, of }) => {
    const lines = Object.entries(STORES).flatMap(([store, look]) => {
      const points = cells.filter((cell) => cell.store === store && of(cell) > 0).map((cell) => ({ x: cell.size, y: of(cell) }))
      return points.length < 2 ? [] : [{ ...look, points }]
    })
    if (lines.length === 0) return []
    writeFileSync(join(folder, file), linePlot({ title, unit, lines }))
    return [file]
  })
}

function sizesOf(cells) {
  return [...new Set(cells.map(({ size }) => size))]
}

function rowsOf(cells, size) {
  return Object.entries(STORES).flatMap(([store, { name }]) => {
    const cell = cells.find((one) => one.store === store && one.size === size)
    return cell === undefined ? [] : [rowOf(name, cell)]
  })
}

/** A store that failed at a step has what was measured before it, and there what was thrown. */
function rowOf(name, cell) {
  const failed = (step) => (cell.error?.step === step ? `failed: ${cell.error.message}` : '–')
  const later = cell.indexedMs > cell.insertMs * 1.01 ? `, ${ms(cell.indexedMs)} with vectors` : ''
  const vectors = cell.byVector ? `; vectors alone ${ms(cell.byVector.p50)} / ${ms(cell.byVector.p95)} (${cell.asked})` : ''
  const ready = cell.readyMs > cell.openMs * 1.01 ? `, ${ms(cell.readyMs)} with vectors` : ''
  return [
    name,
    cell.insertMs === undefined ? failed('insert') : `${ms(cell.insertMs)}${later}`,
    `${cell.query ? `${ms(cell.query.p50)} / ${ms(cell.query.p95)} (${cell.asked})` : failed('query')}${vectors}`,
    cell.inWorker ? `${ms(cell.inWorker.p50)} / ${ms(cell.inWorker.p95)}` : cell.query && !cell.store.startsWith('locket') ? 'the same' : '–',
    cell.openMs === undefined ? failed('reopen') : `${ms(cell.openMs)}${ready}`,
    cell.diskBytes === undefined ? '–' : megabytes(cell.diskBytes),
    cell.heldBytes === undefined ? '–' : megabytes(cell.heldBytes),
    cell.asked === undefined ? '–' : `${cell.found} of ${cell.asked}`,
  ]
}

function scanLine(scans, size) {
  const scan = scans.find((one) => one.size === size)
  if (scan === undefined) return ''
  return `Locket's vectors alone: the cosine of every memory ${ms(scan.scanMs)}, of that the products ${ms(scan.kernelMs)}; reading the ${megabytes(scan.bytes)} takes ${ms(scan.readMs)}.`
}

function ms(value) {
  return value >= 10_000 ? `${number(Math.round(value / 100) / 10)} s` : `${number(value)} ms`
}

function megabytes(bytes) {
  return `${number(bytes / 1e6)} MB`
}

/** Three digits that count. */
function number(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(value >= 10 ? 3 : 2)))
}

function over(value, size) {
  return value === undefined ? undefined : value / size
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runSpeed } from './bench-speed.mjs'
import { goalLines, scaleMarkdown, writePlots } from './lib/scale-report.mjs'

// A small run of what `npm run bench:speed` does at 100 to 100,000: every store is really filled, closed with its browser, opened and asked.

interface Cell {
  readonly store: string
  readonly size: number
  readonly error?: unknown
  readonly asked: number
  readonly found: number
  readonly insertMs: number
  readonly openMs: number
  readonly diskBytes: number
  readonly heldBytes: number
}

interface Scan {
  readonly size: number
  readonly kind: string
}

const folder = mkdtempSync(join(tmpdir(), 'locket-speed-test-'))
let result: { readonly scale: { readonly cells: readonly Cell[]; readonly scans: readonly Scan[] }; readonly goals: readonly unknown[] }

beforeAll(async () => {
  result = await runSpeed({ sizes: [100, 1_000], questions: 20, own: false, pages: 'demo/dist' })
}, 400_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('every store keeps and finds what it was given, at every size', () => {
  const { cells } = result.scale
  expect(cells.map(({ store, size }) => `${size} ${store}`)).toEqual(
    [100, 1_000].flatMap((size) =>
      ['locket', 'locket-static', 'float-scan', 'minisearch', 'orama', 'client-vector-search', 'entity-db'].map((store) => `${size} ${store}`),
    ),
  )
  for (const cell of cells) {
    expect(cell.error, cell.store).toBeUndefined()
    expect(cell.asked, cell.store).toBeGreaterThanOrEqual(3)
    expect(cell.found / cell.asked, cell.store).toBeGreaterThan(0.9)
    expect(Math.min(cell.insertMs, cell.openMs, cell.diskBytes), cell.store).toBeGreaterThan(0)
    expect(Number.isFinite(cell.heldBytes), cell.store).toBe(true)
  }
})

test('the scan is timed beside reading its bytes, and a goal whose size was not measured says so', () => {
  expect(result.scale.scans.map(({ size, kind }) => [size, kind])).toEqual([
    [100, 'simd'],
    [1_000, 'simd'],
  ])
  expect(goalLines(result.goals).every(({ mark }: { mark: string }) => mark === 'not measured')).toBe(true)
})

test('a store that failed at a step is shown with what it threw', () => {
  const failed = { store: 'orama', size: 1_000, insertMs: 12, indexedMs: 12, error: { step: 'reopen', message: 'DataCloneError: too large' } }
  expect(scaleMarkdown({ cells: [failed], scans: [] })).toContain('| Orama | 12 ms | – | – | failed: DataCloneError: too large | – | – | – |')
})

test('a plot has a line for every store', () => {
  const files: readonly string[] = writePlots(result.scale, folder)
  expect(files).toContain('performance-query.svg')
  const plot = readFileSync(join(folder, 'performance-query.svg'), 'utf8')
  for (const name of ['Locket, vectors given', 'Locket, its token table', 'plain float32 scan', 'MiniSearch', 'Orama', 'client-vector-search', 'EntityDB']) {
    expect(plot).toContain(`>${name}</text>`)
  }
})

import type { PolicySummary } from './summary.ts'

/** A row of the published table: both forms together, 74 live and 6 forgotten probes. */
export interface PublishedRow {
  readonly row: number
  readonly current: number
  readonly conflict: number
  readonly staleOrMissing: number
  readonly leaked: number
  /** Mean tokens of literal and paraphrased probes. */
  readonly tokens: readonly [literal: number, paraphrase: number]
  /** Whether the counts follow from the scenario's structure, so that ours must be the same. */
  readonly fixed: boolean
  /** Why ours differ, where they may. */
  readonly note: string
}

/** Fixed rows whose counts are not the published ones, one sentence each; empty when all is well. */
export function fixedRowDifferences(summaries: readonly PolicySummary[]): string[] {
  return PUBLISHED.filter((row) => row.fixed).flatMap((row) => {
    const ours = summaries.find((summary) => summary.row === row.row)
    if (ours === undefined) return [`Row ${row.row} was not measured.`]
    const { counts } = ours.both
    const pairs: readonly (readonly [string, number, number])[] = [
      ['current', counts.current, row.current],
      ['conflict', counts.conflict, row.conflict],
      ['stale or missing', counts.stale + counts.missing, row.staleOrMissing],
      ['leaked', counts.leaked, row.leaked],
    ]
    return pairs.filter(([, got, want]) => got !== want).map(([name, got, want]) => `Row ${row.row}: ${got} ${name}, published ${want}.`)
  })
}

const FILLER = 'Counts follow from the structure; tokens depend on the source code in the replies.'

export const PUBLISHED: readonly PublishedRow[] = [
  { row: 1, current: 2, conflict: 0, staleOrMissing: 72, leaked: 0, tokens: [2863, 2863], fixed: true, note: FILLER },
  { row: 2, current: 50, conflict: 24, staleOrMissing: 0, leaked: 6, tokens: [60731, 60731], fixed: true, note: FILLER },
  { row: 3, current: 4, conflict: 0, staleOrMissing: 70, leaked: 0, tokens: [4809, 4809], fixed: true, note: FILLER },
  { row: 4, current: 50, conflict: 24, staleOrMissing: 0, leaked: 6, tokens: [323, 323], fixed: true, note: 'Counts follow from the structure.' },
  { row: 5, current: 74, conflict: 0, staleOrMissing: 0, leaked: 0, tokens: [206, 206], fixed: true, note: 'Counts follow from the structure.' },
  {
    row: 6,
    current: 29,
    conflict: 12,
    staleOrMissing: 33,
    leaked: 3,
    tokens: [840, 956],
    fixed: false,
    note: 'One reworded question of ours brings the current value alone where the published one brings both.',
  },
  {
    row: 7,
    current: 29,
    conflict: 13,
    staleOrMissing: 32,
    leaked: 3,
    tokens: [33, 9],
    fixed: false,
    note: 'Nothing is stemmed, so our literal question about what I am "allergic" to misses the line "allergy" on two days.',
  },
  {
    row: 8,
    current: 61,
    conflict: 13,
    staleOrMissing: 0,
    leaked: 3,
    tokens: [599, 747],
    fixed: false,
    note: 'No reworded question of ours brings an old statement beside the profile; of the published ones, one does.',
  },
  { row: 9, current: 61, conflict: 13, staleOrMissing: 0, leaked: 0, tokens: [627, 747], fixed: false, note: 'As in row 8.' },
  { row: 10, current: 74, conflict: 0, staleOrMissing: 0, leaked: 0, tokens: [896, 857], fixed: true, note: FILLER },
]

import type { BenchErrorCode, DataSetReport, Outcome, Report } from '@locket/bench'

export type EmbedderName = 'static' | 'minilm'

/** From the page to the bench's worker. Whatever runs is cancelled by `cancel`; one thing runs at a time. */
export type BenchRequest =
  | { readonly type: 'run'; readonly embedders: readonly EmbedderName[]; readonly locket: boolean; readonly grown: boolean }
  | { readonly type: 'data-set'; readonly file: Blob; readonly embedders: readonly EmbedderName[]; readonly questions: number | null }
  | { readonly type: 'probe'; readonly section: SectionName; readonly probe: string }
  | { readonly type: 'cancel' }

export type SectionName = 'thirtyDays' | 'grown'

export type BenchReply =
  | { readonly type: 'progress'; readonly what: string; readonly share: number }
  | { readonly type: 'report'; readonly report: Report }
  | { readonly type: 'data-set-report'; readonly report: DataSetReport }
  | { readonly type: 'probe'; readonly probe: string; readonly injected: readonly InjectedView[] }
  | { readonly type: 'failed'; readonly failure: Failure }

/** Why nothing came of it; `place` is in the file. */
export interface Failure {
  readonly code: BenchErrorCode | 'internal'
  readonly message: string
  readonly place: string | null
}

/** What one policy would have injected for a probe; long texts are cut in the middle. */
export interface InjectedView {
  readonly policy: string
  readonly title: string
  readonly outcome: Outcome
  readonly tokens: number
  readonly text: string
}

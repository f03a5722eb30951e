import type { DataSetReport, EarlierReport, ProbeForm, Report } from '@locket/bench'
import { createStore, type Store } from '../store.ts'
import type { Failure, InjectedView, SectionName } from './protocol.ts'

export type FormChoice = 'both' | ProbeForm

export interface Setup {
  readonly static: boolean
  readonly minilm: boolean
  readonly locket: boolean
  readonly grown: boolean
}

export interface BenchState {
  readonly setup: Setup
  /** `null` while nothing runs. */
  readonly progress: { readonly what: string; readonly share: number } | null
  readonly failure: Failure | null
  readonly report: Report | null
  readonly section: SectionName
  readonly form: FormChoice
  readonly probe: string | null
  readonly injected: readonly InjectedView[]
  readonly earlier: { readonly name: string; readonly report: EarlierReport } | null
  readonly dataSet: DataSetReport | null
  readonly questions: number | null
  /** Last thing that happened, for screen readers. */
  readonly said: string
}

export type BenchStore = Store<BenchState>

export function createBenchStore(): BenchStore {
  return createStore<BenchState>({
    setup: { static: true, minilm: true, locket: true, grown: true },
    progress: null,
    failure: null,
    report: null,
    section: 'thirtyDays',
    form: 'both',
    probe: null,
    injected: [],
    earlier: null,
    dataSet: null,
    questions: null,
    said: '',
  })
}

import type { Exchange, Scenario } from '../scenario/scenario.ts'

/** What a memory policy can see at the end of a day. */
export interface DayView {
  readonly scenario: Scenario
  readonly day: number
  /** Everything said so far, in order. */
  readonly exchanges: readonly Exchange[]
}

/** What a policy puts before the model: the text, and the pieces it is made of. */
export interface Injected {
  readonly text: string
  readonly lines: readonly string[]
}

/** Answers one question with what would be injected. */
export type Injector = (question: string) => Injected | Promise<Injected>

/** One way of remembering. */
export interface Policy {
  /** Stable name, such as `bm25-log` or `dense-log-minilm`. */
  readonly id: string
  /** Number of the row in the table. */
  readonly row: number
  readonly title: string
  /** Called once a day of probes, in order; reads what is new since. */
  prepare(view: DayView): Injector | Promise<Injector>
  close?(): Promise<void>
}

export function inject(lines: readonly string[]): Injected {
  return { text: lines.join('\n'), lines }
}

/** Something the user tells: it stays, changes, or is forgotten on request. */
export interface Fact {
  /** Name of the attribute, as the policies with perfect extraction use it. */
  readonly key: string
  readonly versions: readonly FactVersion[]
  /** Day and words of the request to forget; the words do not hold the value. */
  readonly forgotten: { readonly day: number; readonly text: string } | null
  readonly questions: Readonly<Record<ProbeForm, string>>
}

export interface FactVersion {
  readonly day: number
  /** What the user says. */
  readonly text: string
  /** What must stand in the injected text, as whole words in order. */
  readonly value: string
}

/** `literal` shares words with the statement, `paraphrase` few or none, `far` no content word with any version. */
export type ProbeForm = 'literal' | 'paraphrase' | 'far'

/** The tag that policies with perfect extraction are given; policies that read raw messages never see it. */
export type Tag = { readonly type: 'told'; readonly key: string; readonly value: string } | { readonly type: 'forget'; readonly key: string }

/** A user's message and the assistant's reply. */
export interface Exchange {
  /** Place in the whole scenario, from 0. */
  readonly index: number
  /** Day of the session, from 1. */
  readonly day: number
  /** ISO 8601 time of the user's message. */
  readonly at: string
  readonly user: string
  readonly assistant: string
  readonly tag: Tag | null
}

/** One question at the end of a day. */
export interface Probe {
  readonly id: string
  readonly day: number
  /** ISO 8601 time of asking. */
  readonly at: string
  readonly key: string
  readonly form: ProbeForm
  readonly question: string
  /** What is true then; `null` when it was forgotten by then. */
  readonly current: string | null
  /** Every other value told by then; all of them when it was forgotten. */
  readonly others: readonly string[]
}

export interface Scenario {
  readonly seed: number
  readonly days: number
  readonly facts: readonly Fact[]
  readonly exchanges: readonly Exchange[]
  readonly probes: readonly Probe[]
  /** What a user of the same application says elsewhere; must never appear for this one. */
  readonly stranger: readonly FactVersion[]
  /** Instructions that stand in pasted or assistant text; must never be injected as the user's. */
  readonly instructions: readonly string[]
}

export const PROBE_FORMS: readonly ProbeForm[] = ['literal', 'paraphrase', 'far']

/** One message of the scenario, as a conversation would bring it. */
export function exchangeText(exchange: Exchange): string {
  return `user: ${exchange.user}\nassistant: ${exchange.assistant}`
}

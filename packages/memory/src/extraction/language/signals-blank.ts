import type { Signals } from './signals.ts'

/** Never matches. */
export const NONE: RegExp = /(?!)/

/** What a language starts from that has patterns for some signs only. */
export const BLANK: Signals = {
  question: NONE,
  hypothetical: NONE,
  uncertain: NONE,
  fiction: NONE,
  joke: NONE,
  reported: NONE,
  imperative: NONE,
  standing: NONE,
  manner: NONE,
  oneOff: NONE,
  remember: NONE,
  forget: NONE,
  keep: NONE,
  first: NONE,
  stative: NONE,
  stable: NONE,
  transient: NONE,
  mental: NONE,
  event: NONE,
  past: NONE,
  future: NONE,
  implied: NONE,
  ending: NONE,
  change: NONE,
  correction: NONE,
  back: NONE,
  known: NONE,
  small: NONE,
}

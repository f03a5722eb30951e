import { GERMAN } from './signals-de.ts'
import { ENGLISH } from './signals-en.ts'
import { SPANISH } from './signals-es.ts'
import { OTHERS } from './signals-more.ts'
import { quickly } from './quick.ts'

/** What a language uses to say what a sentence is. Every pattern is tried on folded text (lower case, straight apostrophes). */
export interface Signals {
  /** How a question starts. */
  readonly question: RegExp
  /** It is only supposed. */
  readonly hypothetical: RegExp
  /** It may or may not be so, or is denied. */
  readonly uncertain: RegExp
  /** The whole turn is fiction or role-play. */
  readonly fiction: RegExp
  readonly joke: RegExp
  /** Somebody else says so. */
  readonly reported: RegExp
  /** Starts with an order to the assistant. */
  readonly imperative: RegExp
  /** The order holds from now on. */
  readonly standing: RegExp
  /** How something is always to be done: form, not content. */
  readonly manner: RegExp
  /** Only for this task. */
  readonly oneOff: RegExp
  /** Asks to remember; what follows is what. */
  readonly remember: RegExp
  /** Asks to forget. */
  readonly forget: RegExp
  /** What is to be kept, in a request to forget. */
  readonly keep: RegExp
  /** The speaker is in it. */
  readonly first: RegExp
  /** Says what is or holds, of the speaker or theirs. */
  readonly stative: RegExp
  /** Holds for a while. */
  readonly stable: RegExp
  /** Of the moment. */
  readonly transient: RegExp
  /** Only about wishes and thoughts of the moment. */
  readonly mental: RegExp
  /** Something of weight that happened. */
  readonly event: RegExp
  /** Happened in the past. */
  readonly past: RegExp
  /** Will happen. */
  readonly future: RegExp
  /** Starts as people do who leave `I` out: "Moved to …", "Just back from …". */
  readonly implied: RegExp
  /** Says that something is over. */
  readonly ending: RegExp
  /** Something has changed. */
  readonly change: RegExp
  /** What is held is wrong. */
  readonly correction: RegExp
  /** It is as it was before. */
  readonly back: RegExp
  /** Known already. */
  readonly known: RegExp
  /** Small talk. */
  readonly small: RegExp
}

/** In the order of the intent classifier's weights. */
export const SIGNALS: readonly (keyof Signals)[] = [
  'question',
  'hypothetical',
  'uncertain',
  'fiction',
  'joke',
  'reported',
  'imperative',
  'standing',
  'manner',
  'oneOff',
  'remember',
  'forget',
  'keep',
  'first',
  'stative',
  'stable',
  'transient',
  'mental',
  'event',
  'past',
  'future',
  'implied',
  'ending',
  'change',
  'correction',
  'back',
  'known',
  'small',
]

const BY_LANGUAGE: Readonly<Record<string, Signals>> = { en: ENGLISH, de: GERMAN, es: SPANISH, ...OTHERS }

/** The same patterns, tested the quick way. */
const made = new Map<Signals, Signals>()

export function signalsFor(language: string): Signals {
  const signals = BY_LANGUAGE[language] ?? ENGLISH
  const known = made.get(signals) ?? quickened(signals)
  made.set(signals, known)
  return known
}

/** Whether it is supposed, guessed, passed on, a joke or a story: anything but told as so. @param folded a sentence, lower case */
export function isUnreal(folded: string, language: string): boolean {
  const { hypothetical, uncertain, reported, joke, fiction } = signalsFor(language)
  return [hypothetical, uncertain, reported, joke, fiction].some((signal) => signal.test(folded))
}

function quickened(signals: Signals): Signals {
  const quick = { ...signals }
  for (const name of SIGNALS) quick[name] = quickly(signals[name])
  return quick
}

import { attributeIn } from './attribute.ts'
import { evidenceOf } from './evidence.ts'
import { featuresOf } from '../keys/features.ts'
import { asksToForget } from '../forgetting/asks-to-forget.ts'
import { gate } from './gate.ts'
import { INTENT } from './intent-weights.ts'
import { isQuestion, type Span } from '../language/sentences.ts'
import { SIGNALS, signalsFor } from '../language/signals.ts'
import { classify } from '../softmax.ts'
import { subjectOf } from '../language/subjects.ts'
import { fold } from '../language/words.ts'

/** What a sentence is for, as shares of 1. */
export interface Intent {
  /** States something lasting about the speaker or theirs. */
  readonly state: number
  /** Tells the assistant how to behave from now on. */
  readonly rule: number
  /** Asks for something held to be forgotten. */
  readonly forget: number
  /** None of these: a question, a task, a mood, a joke, somebody else's words. */
  readonly none: number
}

/** Over this share, a sentence may well ask for something to be forgotten: it is not taken for a statement. */
export const ASKS = 0.3

export const INTENTS = ['state', 'rule', 'forget', 'none'] as const

/** Reads a sentence as a whole, by what its words and its form were found to mean in the training messages. */
export function intentOf(sentence: Span, language: string): Intent {
  const [state = 0, rule = 0, forget = 0, none = 1] = classify(INTENT, intentFeatures(sentence, language), termsOf(sentence.text))
  return { state, rule, forget, none }
}

/** Numbers that go into the classifier beside the words, each about 0 to 1. In the order of its weights. */
export function intentFeatures(sentence: Span, language: string): readonly number[] {
  const signals = signalsFor(language)
  const folded = fold(sentence.text)
  const features = featuresOf(sentence.text, language)
  const subject = subjectOf(sentence.text)
  const { pass } = gate(sentence, language)
  const asks = asksToForget(sentence, language)
  const evidence = evidenceOf({ folded, text: sentence.text, features, subject, signals, names: NOBODY, topics: NOBODY })
  return [
    ...SIGNALS.map((name) => Number(signals[name].test(folded))),
    Number(pass === 'statement'),
    Number(pass === 'rule'),
    Number(pass === 'presupposed'),
    Number(pass === 'no'),
    Number(isQuestion(sentence, language)),
    Number(asks === 'clear'),
    Number(asks === 'weak'),
    Number(subject !== null),
    evidence / 3,
    Number(attributeIn(sentence.text, language) !== null),
    Math.min(2, Math.max(0, ...features.keys.values())),
    Math.min(3, features.names.size) / 3,
    Math.min(2, features.typed.length) / 2,
    Math.min(30, features.words.length) / 30,
  ]
}

const NOBODY: ReadonlySet<string> = new Set()
const TERM = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|[?!.,:;…—-]/gu

/** Words, pairs and threes of neighbouring words, with the ends of the sentence; numbers are all alike. */
export function termsOf(text: string): ReadonlySet<string> {
  const words = ['^', ...[...text.matchAll(TERM)].map(([word]) => (/^\p{N}/u.test(word) ? '#' : fold(word))), '$']
  const terms = new Set<string>()
  words.forEach((word, i) => {
    terms.add(word)
    if (i >= 1) terms.add(`${words[i - 1]} ${word}`)
    if (i >= 2) terms.add(`${words[i - 2]} ${words[i - 1]} ${word}`)
  })
  return terms
}

import type { Span } from '../language/sentences.ts'
import type { Asked } from './answers.ts'
import type { Intent } from './intent.ts'
import type { ReadOptions } from './statements.ts'

/** A turn on its way through the reader. */
export interface Passage {
  /** The turn with quotes, code and material blanked out. */
  readonly text: string
  readonly sentences: readonly Span[]
  /** What each sentence is for; `null` in a language that the classifier was not trained on. */
  readonly intents: readonly (Intent | null)[]
  readonly language: string
  readonly at: string
  /** What the assistant asked just before. */
  readonly asked: Asked | null
  /** The turn before, whoever said it. */
  readonly previous: string
  /** Names of people and animals in what is held. */
  readonly names: ReadonlySet<string>
  /** Stems of the keys of what is held. */
  readonly topics: ReadonlySet<string>
}

/** What was said so many characters before has nothing to do with a clause: the cost of a turn stays in proportion to its length. */
const FAR = 2000

export function optionsFor(
  passage: Passage,
  place: number,
  rest: Partial<Pick<ReadOptions, 'explicit' | 'rule' | 'bonus' | 'carried' | 'tentative'>>,
): ReadOptions {
  return {
    language: passage.language,
    at: passage.at,
    explicit: rest.explicit ?? false,
    rule: rest.rule ?? false,
    bonus: rest.bonus ?? 0,
    names: passage.names,
    topics: passage.topics,
    carried: rest.carried,
    // A clause that took the sentence before in leans on the one before that.
    context: passage.sentences[rest.carried === true ? place - 2 : place - 1]?.text ?? passage.previous,
    tentative: rest.tentative,
    scope: passage.sentences[place]?.text ?? '',
    upTo: passage.text.slice(Math.max(0, (passage.sentences[place]?.end ?? 0) - FAR), passage.sentences[place]?.end ?? 0),
  }
}

export function sub(span: Span, from: number, to: number = span.text.length): Span {
  const raw = span.text.slice(from, to)
  const start = span.start + from + (raw.length - raw.trimStart().length)
  return { text: raw.trim(), start, end: start + raw.trim().length }
}

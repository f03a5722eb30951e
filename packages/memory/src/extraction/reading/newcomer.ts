import { readOver } from './change.ts'
import { isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import type { Statement } from './statements.ts'
import { fold } from '../language/words.ts'

/**
 * "How do I change the oil on the Yaris? The Micra went to scrap.": a sentence says that something with a name is over, and the
 * question or task beside it names what came in its place. Gives the statement that it is over, and the one of the new value, which
 * only counts where it changes something held.
 */
export function withNewcomer(statement: Statement, sentences: readonly Span[], place: number): readonly Statement[] {
  if (statement.change?.next != null || statement.kind === 'rule') return [statement]
  const old = readOver(statement.text)
  if (old === null) return [statement]
  for (const beside of [sentences[place - 1], sentences[place + 1]]) {
    const next = beside === undefined ? null : newcomerIn(beside, statement)
    if (next !== null)
      return [
        { ...statement, ending: true },
        { ...statement, change: { next, old }, value: next, plainValue: next, ending: false, changed: true, tentative: true },
      ]
  }
  return [statement]
}

const NAME = /(?<![\p{L}\p{N}'’-])(?:\p{Lu}[\p{L}\p{N}&’'.-]*[\p{L}\p{N}]|\p{Lu}\d\w*)(?: (?:\p{Lu}[\p{L}\p{N}&’'-]*|\d+[\p{L}\d]*))*/gu
const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|english|i\b.*|a|ok)$/i
/** Behind one of these stands what is used, gone to, worked with. */
const BEFORE = /\b(?:on|in|at|with|for|to|from|of|my|our|the|an?|by|new|via)\s+$/i

/** The name in a question or a task that the statement does not have itself. */
function newcomerIn(sentence: Span, statement: Statement): string | null {
  const { text } = sentence
  const signals = signalsFor(statement.language)
  const folded = fold(text)
  if (!isQuestion(sentence, statement.language) && !signals.imperative.test(folded)) return null
  if (signals.hypothetical.test(folded)) return null
  let first: string | null = null
  for (const match of text.matchAll(NAME)) {
    const name = match[0].replace(/['’]s$/, '')
    if (match.index === 0 || CALENDAR.test(name)) continue
    if (fold(statement.text).includes(fold(name))) continue
    if (BEFORE.test(text.slice(0, match.index))) return name
    first ??= name
  }
  return first
}

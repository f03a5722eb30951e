import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import type { Statement } from './statements.ts'

/** With more words of weight than these, a sentence may say something that no form was made for. */
const FEW = 2

/**
 * A few words that lean on what was said and tell nothing without it: "Cool, ta.", "Meistens jedenfalls.", "two weeks, no regrets".
 * Nobody is in them, nothing that people have, no name and no number.
 */
export function saysLittle({ text, language, kind, key, value, subject, attribute, features }: Statement): boolean {
  if (HOW_LONG.test(text)) return true
  if (POINTS.test(text)) return value === null
  if (kind === 'rule' || key !== null || value !== null || subject !== null || attribute !== null) return false
  if (features.stems.length > FEW || features.names.size > 0 || features.typed.length > 0 || !LATIN.test(text)) return false
  return !TELLS.test(text) && !signalsFor(language).first.test(fold(text))
}

/** A number, a label or a choice ("Base: Hull", "they/them"), a name or letters behind the first word. */
const TELLS = /[\d:/]|(?<=\s)\p{Lu}|^\p{Lu}{2}/u
/** Belongs to an order that was given before it. */
const HOW_LONG =
  /^(?:always|every (?:single )?time|each time|from now on|for good|without exception|(?:keep|leave) it (?:like that|that way|at that|so))(?:,? please)?[.!]*$/iu
/** "… than the one I rent now": points at something, and does not say what. */
const POINTS = /^(?:the ones?|what|that) (?:I|we)(?:['’]ve)? (?:\p{L}+ ){1,2}?(?:now|already|today|at the moment|here|got|have|do)$/iu
const LATIN = /^[\p{Script=Latin}\p{N}\s\p{P}\p{S}]+$/u

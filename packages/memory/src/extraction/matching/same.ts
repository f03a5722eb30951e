import { type Features, hasAkin } from '../keys/features.ts'
import { contentStems, fold, isStop, stemOf, toWords } from '../language/words.ts'
import { once, onceByLanguage } from '../once.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'

/**
 * A restatement: nearly all that it says is held, every name and number of it too, and nothing in it speaks of a change.
 */
export function saysSame(statement: Statement, view: HeldView): boolean {
  return coversHeld(statement, view) && negatedAlike(statement, view)
}

function coversHeld(statement: Statement, view: HeldView): boolean {
  const { features } = statement
  if (features.stems.length === 0 || (statement.ending && !ENDED.test(view.folded))) return false
  const names = [...features.names].every((name) => view.folded.includes(name))
  if (!names && !statement.known) return false
  const value = view.memory.value
  const holdsValue = value !== null && value.length > 1 && namesValue(statement, view)
  const numbers = features.typed.every((typed) => view.folded.includes(fold(typed.text)))
  if (!names && !holdsValue) return false
  if (!numbers && !holdsValue) return false
  if (statement.language !== 'de' && statement.value !== null && /^\p{Lu}/u.test(statement.value) && !view.folded.includes(fold(statement.value))) return false
  const relation = statement.subject?.relation
  if (relation !== undefined && !view.features.relations.has(relation)) return false
  const covered = features.stems.filter((stem) => hasAkin(view.features, stem)).length / features.stems.length
  const values = holdsValues(statement, view)
  if (holdsValue && statement.change?.old == null) {
    if (statement.known || covered >= 0.95) return true
    // Says the held value again and nothing new of weight beside it.
    const fresh =
      !names ||
      !numbers ||
      !values ||
      (statement.change?.next != null && !contentStems(statement.change.next, statement.language).every((stem) => hasAkin(view.features, stem)))
    if (!fresh && (covered >= 0.5 || statement.canonical === view.canonical)) return !(statement.changed || statement.back) || covered >= 0.34
  }
  if ((statement.changed || statement.back) && !statement.known) return covered >= 0.95 && values
  return values && covered >= (statement.known ? 0.5 : 0.67)
}

/** What it says that is a value by itself ("rowing", "Spanish") is held. */
export function holdsValues({ features, text, language }: Statement, view: HeldView): boolean {
  return features.hits
    .filter((hit) => hit.value)
    .every((hit) => contentStems(text.slice(hit.start, hit.end), language).some((stem) => hasAkin(view.features, stem)))
}

/** Both say that it is so, or both that it is not. */
export function negatedAlike(statement: Statement, view: HeldView): boolean {
  const text = statement.text.replace(/\b(?:don['’]t forget|vergiss nicht|no olvides|n['’]oublie pas)\b/gi, '')
  const [mine, theirs] = [closestPart(text, view.features, statement.language), closestPart(view.memory.text, statement.features, statement.language)]
  return negated(mine) === negated(theirs)
}

/** The part of a text between commas that shares most with the words. */
function closestPart(text: string, features: Features, language: string): string {
  let best = text
  let most = -1
  for (const part of text.split(/[,;.:]\s+|\s(?:and|but|y|pero|und|aber|because|weil|porque)\s/)) {
    const shared = contentStems(part, language).filter((stem) => hasAkin(features, stem)).length
    if (shared > most) {
      most = shared
      best = part
    }
  }
  return best
}

function negated(text: string): boolean {
  return /\b(?:not|never|no longer|don't|doesn't|isn't|aren't|won't|can't|nicht|kein\w*|nie|no|nunca|ya no|ne|pas|jamais)\b/i.test(text)
}

export function namesValue(statement: Statement, view: HeldView): boolean {
  const { value, stems } = heldValue(view, statement.language)
  if (stems.length === 0) return fold(statement.text).includes(value)
  const own = ownStems(statement)
  return stems.every((stem) => own.has(stem)) || (/[^\p{Script=Latin}\p{N}\s\p{P}]/u.test(value) && fold(statement.text).includes(value))
}

/** The value that is held, folded, and the stems of its words that carry meaning. */
export const heldValue: (view: HeldView, language: string) => { readonly value: string; readonly stems: readonly string[] } = onceByLanguage(
  (view: HeldView, language): { readonly value: string; readonly stems: readonly string[] } => {
    const value = fold(view.memory.value ?? '')
    const words = toWords(value).filter((word) => !isStop(word.lower))
    return { value, stems: words.map((word) => stemOf(word.lower, language)) }
  },
)

const ownStems = once((statement: Statement): ReadonlySet<string> => new Set(statement.features.words.map((word) => stemOf(word.lower, statement.language))))

const ENDED = /\b(?:gave up|stopped|no longer|quit|retired|dropped out|nicht mehr|ya no|left)\b/

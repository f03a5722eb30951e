import { ENGLISH_CHANGES, ENGLISH_OVER } from './change-en.ts'
import { MORE_CHANGES } from './change-more.ts'
import { GERMAN_CHANGES } from './change-de.ts'
import { SPANISH_CHANGES } from './change-es.ts'
import { nounPhrase } from '../language/phrase.ts'

/** What a clause says about a change: the value that holds now, and the one that no longer does. */
export interface Change {
  readonly next: string | null
  readonly old: string | null
}

type Slot = 'next' | 'old'
/** `slots` names the groups of the pattern. */
export type ChangePattern = readonly [pattern: RegExp, slots: readonly Slot[]]

/** Patterns of a language are only tried where one of its small words stands. */
const MORE: readonly (readonly [hint: RegExp, patterns: readonly ChangePattern[]])[] = [
  [
    /(?<![\p{L}])(?:ich|wir|der|die|das|den|dem|ist|sind|bin|hab|haben|hat|und|nicht|kein\p{L}*|statt|wieder|jetzt|vo[nm]|mit|auf|zurück|bei|heißt)(?![\p{L}])/iu,
    GERMAN_CHANGES,
  ],
  [
    /(?<![\p{L}])(?:el|la|los|las|lo|un|una|mi|me|se|nos|que|de|del|al|en|con|por|no|ya|es|son|y|he|hemos|vuelvo|volv[ií]\p{L}*|regres\p{L}+|retom\p{L}+)(?![\p{L}])/iu,
    SPANISH_CHANGES,
  ],
]

/** Tries the ways in which a language says that one thing has taken the place of another, or at least that one is over. */
export function readChange(clause: string, language: string): Change | null {
  const own = MORE_CHANGES[language]
  if (own !== undefined) return firstOf(clause, own)
  for (const pattern of ENGLISH_CHANGES) {
    const groups = pattern.exec(clause)?.groups
    if (groups === undefined) continue
    const next = toValue(groups.next ?? groups.then)
    const old = withPlace(toValue(groups.old), groups.old)
    // "Gave it up": what is over is told elsewhere, and the frame is of something else.
    if (next !== null && (groups.old === undefined || old !== null)) return { next, old }
  }
  for (const [hint, patterns] of MORE) {
    const change = hint.test(clause) ? firstOf(clause, patterns) : null
    if (change !== null) return change
  }
  return null
}

function firstOf(clause: string, patterns: readonly ChangePattern[]): Change | null {
  for (const [pattern, slots] of patterns) {
    const change = changeIn(clause, pattern, slots)
    if (change !== null && (change.next !== null || !slots.includes('next'))) return change
  }
  return null
}

function changeIn(clause: string, pattern: RegExp, slots: readonly Slot[]): Change | null {
  const match = pattern.exec(clause)
  if (match === null) return null
  const change: { next: string | null; old: string | null } = { next: null, old: null }
  slots.forEach((slot, i) => {
    change[slot] = nounPhrase(match[i + 1] ?? '')
  })
  return change.next === null && change.old === null ? null : change
}

/** "My desk at The Hatchery": where it is tells what it is. */
function withPlace(old: string | null, stretch: string | undefined): string | null {
  const at = old === null || stretch === undefined ? -1 : stretch.indexOf(old)
  if (old === null || stretch === undefined || at < 0) return old
  return old + (/^ (?:at|in|from|with) (?:the |The )?\p{Lu}[\p{L}\d&'’-]*(?: \p{Lu}[\p{L}\d&'’-]*)*/u.exec(stretch.slice(at + old.length))?.[0] ?? '')
}

/** What a clause says to be over, where it has a name: a proper one, or a bare word ("we binned jenkins"). */
export function readOver(clause: string): string | null {
  for (const pattern of ENGLISH_OVER) {
    const found = pattern.exec(clause)?.groups?.old
    const old = toValue(found)
    if (found === undefined || old === null || /^\p{Ll}+ing\b/u.test(old)) continue
    if (/\p{Lu}|\d/u.test(old) || (!/\s/.test(old) && !/\b(?:the|my|our|his|her|an?) $/i.test(clause.slice(0, clause.indexOf(old))))) return old
  }
  return null
}

/** Stands for a value that is told elsewhere, or for none. */
const NO_VALUE =
  /^(?:i|we|it|he|she|they|that|this|there|you|no|so|or|if|do|me|us|them|what|how|where|who|when|why|which|one|yours|mine|please|can|didn|plenty|enough|(?:him|her|it|my|your)self|themselves|on|off|fine|okay)(?:$|['’ ])/i

function toValue(stretch: string | undefined): string | null {
  const phrase = stretch === undefined ? null : nounPhrase(stretch)
  return phrase === null || NO_VALUE.test(phrase) || !/[\p{L}\p{N}]/u.test(phrase) ? null : phrase
}

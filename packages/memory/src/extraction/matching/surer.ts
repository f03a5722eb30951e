import { canonicalKey } from '../../core/keys.ts'
import { toWords } from '../language/words.ts'
import { once } from '../once.ts'
import type { Statement } from '../reading/statements.ts'
import { SURE } from './beside.ts'
import { overlapWithOld } from './closeness.ts'
import type { HeldView } from './held.ts'
import { namesValue } from './same.ts'
import type { Settled } from './settle.ts'
import { shapeOfWord } from './stretches.ts'
import type { Substitution } from './substitution.ts'

/** From this share on, the words of a whole message tell more about what the new value is, and of what, than the frame of one clause. */
const SURER = 0.6
/** So many times as likely as what a clause was taken for. */
const MUCH = 3

/** "I said rye to sound interesting": what a frame of the clause took for the value is none, and another stretch surely is. */
export function isSurer({ share, stretch }: Substitution, { value }: Statement): boolean {
  if (share < SURER || value === null) return false
  const told = toWords(value).map(({ lower }) => lower)
  return told.length > 0 && !stretch.words.some((word) => told.includes(word))
}

/** "We carried all four hives to the orchard": the place is no number of hives, where a held one is surely another place. */
export function isMuchLikelier({ view, share }: Substitution, { match }: Settled, shares: ReadonlyMap<HeldView, number>): boolean {
  const [other] = match.replaces
  return other !== undefined && other !== view && share >= SURER && (shares.get(other) ?? 0) * MUCH < share
}

/** The same, where what it is surely a value of has been replaced already: the clause that took another one for it has nothing more to say. */
export function dropOthers(found: Settled[], substitution: Substitution, start: number, end: number, shares: ReadonlyMap<HeldView, number>): void {
  for (let i = found.length - 1; i >= 0; i -= 1) {
    const entry = found[i]
    if (entry !== undefined && entry.statement.start <= start && end <= entry.statement.end && isMuchLikelier(substitution, entry, shares)) found.splice(i, 1)
  }
}

/** It names what is over, or tells what its one key is from now on: no likeness of values is needed. */
export function saysItChanges(statement: Statement, view: HeldView): boolean {
  const { change, canonical, keyWeight, changed } = statement
  if (countsOtherwise(statement, view)) return true
  if (change === null || NOT_DONE.test(statement.text)) return false
  if (change.old !== null && overlapWithOld(statement, view) > 0) return true
  // "Standup has returned to 9:40" beside "Standup is at 9:40": what is held is no news.
  if (namesValue(statement, view)) return false
  return changed && change.next !== null && canonical !== null && canonical === view.canonical && keyWeight >= SURE && canonicalKey(canonical)?.values === 'one'
}

/** "No he dejado el pádel": it goes on. */
const NOT_DONE = /(?<!\p{L})(?:no (?:he|ha|hemos|han)|haven['’]t|hasn['’]t|didn['’]t (?:leave|quit|drop|give|switch|move|change|sell))(?!\p{L})/iu

/** "Three kids" beside "Has two kids", "one paragraph is plenty" beside "two paragraphs". */
export function countsOtherwise({ features }: Statement, view: HeldView): boolean {
  const held = heldCount(view)
  if (held === null) return false
  const counts = features.words.filter((_, i) => isNear(features.words[i + 1]?.lower, held.noun)).map(({ lower }) => lower)
  return counts.some((count) => shapeOfWord(count).length > 0) && !counts.includes(held.count)
}

const heldCount = once(({ memory }: HeldView): { readonly count: string; readonly noun: string } | null => {
  const words = toWords(memory.value ?? '').map(({ lower }) => lower)
  const at = words.findIndex((word) => shapeOfWord(word).length > 0)
  const [count, noun] = [words[at], words[at + 1]]
  return count === undefined || noun === undefined || noun.length < 4 || words.length > 3 ? null : { count, noun }
})

function isNear(word: string | undefined, noun: string): boolean {
  return word !== undefined && word.slice(0, noun.length - 1) === noun.slice(0, -1)
}

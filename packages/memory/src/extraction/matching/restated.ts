import { hasAkin } from '../keys/features.ts'
import type { HeldView } from './held.ts'
import type { Match } from './match.ts'
import { signalsFor } from '../language/signals.ts'
import type { Statement } from '../reading/statements.ts'
import { contentStems, fold } from '../language/words.ts'

/** "Call me Ace" beside "Wants to be called Ace": nearly every word of the held one is there, its value too, and no word of a change. */
export function restated(statement: Statement, match: Match, held: readonly HeldView[] = []): Match {
  const [only, more] = match.replaces
  const folded = fold(statement.text)
  if (match.same === null && (AGAIN.test(folded) || REMINDS.test(folded))) {
    const again = held.find((view) => (only === undefined || only === view) && isAsEver(statement, view))
    if (again !== undefined) return { replaces: [], same: again }
  }
  return only !== undefined && more === undefined && (saysAgain(statement, only) || takesForGranted(statement.text, only, statement.language))
    ? { replaces: [], same: only }
    : match
}

const STILL_ME = "(?:that|it|this)(?:['’]s|s| is) still (?:me|us|mine|my name)"
const AGAIN = new RegExp(
  `(?<!\\p{L})(?:as (?:always|usual|ever|before)|like (?:always|usual|before)|same as (?:always|usual|ever|before)|you know me|nothing new(?: there| here)?|${STILL_ME}|^again(?=[,:])|again(?=[.!]*$)|(?:(?:is|['’]s|['’]m|am|are|['’]re) )?still (?:home|my|our|in|at|with)|wie (?:immer|üblich|gehabt|gewohnt)|nach wie vor|como (?:siempre|de costumbre))(?!\\p{L})`,
  'u',
)
const IS_STILL_ME = new RegExp(STILL_ME)

/** "In Celsius, as always", "Sign with Oona, it's still me", "any cake, I'm allergic to walnuts, as you know": the held value, and next to nothing beside it. */
function isAsEver({ text, features, subject, change, corrected, ending, language }: Statement, { memory, features: held }: HeldView): boolean {
  if (memory.value === null || change?.old != null || corrected || ending || features.typed.length > 0) return false
  const known = fold(memory.value)
  const folded = fold(text)
  const parts = folded.split(/[,;:–—] /)
  const part = ` ${plain(parts.find((each) => plain(each).includes(known)) ?? folded)} `
  // "Ines, as you know, works at the zoo": the name alone is not told again.
  if (parts.length > 1 && part.trim() === known && subject === null && !AGAIN.test(folded)) return false
  if (known === '' || !part.includes(` ${known} `) || ![...features.names].every((name) => known.includes(name))) return false
  if (parts.some((each) => !part.includes(plain(each)) && TELLS.test(each.replace(REMINDS, ' ').replace(AGAIN, ' ')))) return false
  const bare = part.replace(known, ' ').replace(AGAIN, ' ').replace(REMINDS, ' ').replace(POLITE, ' ')
  const more = contentStems(bare, language).filter((stem) => !held.stems.includes(stem))
  return more.length <= (subject !== null ? 0 : IS_STILL_ME.test(folded) ? 3 : 1)
}

/** "Being a night porter I've nobody to talk to", "keep my kiwi allergy in mind": takes the held value for granted, and tells of no change. */
export function takesForGranted(text: string, { memory }: HeldView, language: string): boolean {
  const known = fold(memory.value ?? '')
  const folded = fold(text)
  if (known.length < 3 || !folded.includes(known) || signalsFor(language).change.test(folded) || signalsFor(language).ending.test(folded)) return false
  return (
    folded
      .split(known)
      .slice(0, -1)
      .some((before) => OWNED.test(before)) && !WAS.test(folded)
  )
}

const OWNED =
  /(?<!\p{L})(?:(?:being|as|i'm|i am|we're|als|como|soy|bin) (?:an? |the |ein(?:e|en)? )?|(?:keep|bear|have|keeping|bearing|mind|consider|respect) (?:my|our) )$/u
const WAS =
  /(?<!\p{L})(?:was|were|used to|former(?:ly)?|ex|no longer|not|isn't|any ?more|instead|until|n't (?:a|an|the)|war|nicht|kein\p{L}*|no|ya no|era)(?!\p{L})/u

/** Another part that tells something of its own. */
const TELLS =
  /(?<!\p{L})(?:i|i'm|i've|my|we|our|he|she|and|now|since|also|too|but|ich|wir|mein\p{L}*|und|auch|jetzt|aber|mi|mis|y|también|ahora|pero)(?!\p{L})/u

function plain(folded: string): string {
  return folded
    .replace(/['’]s\b/g, ' ')
    .replace(/[.,;:!?]+(?=\s|$)/g, ' ')
    .trim()
}

const POLITE = /\b(?:please|pls|thanks|then|bitte|danke|por favor)\b/g

function saysAgain(statement: Statement, view: HeldView): boolean {
  return isReminded(statement, view) || repeats(statement, view)
}

/** "As you know I teach chemistry": says of itself that it was told before, and names nothing in the place of what is held. */
function isReminded({ text, value, change, features, ending, corrected, changed }: Statement, { features: held }: HeldView): boolean {
  if (value !== null || change !== null || ending || corrected || changed || !REMINDS.test(fold(text))) return false
  return held.stems.some((stem) => hasAkin(features, stem))
}

const REMINDS =
  /\b(?:as (?:you(?: already| well)? know|you(?:'re| are) aware|(?:i|we)(?:'ve| have)? (?:already )?(?:said|told you|mentioned)|mentioned|stated)|like (?:i (?:said|told you)|last time)|(?:keep|bear|have|keeping|bearing) (?:[\p{L}'-]+ ){1,6}in mind|(?:don't|do not|never) forget|you(?: already)? know (?:that|this)|i(?:'ve| have)? already (?:said|told you|mentioned)|i told you)\b|(?<!\p{L})(?:wie (?:gesagt|du (?:ja )?weißt|schon (?:gesagt|erwähnt))|como (?:ya )?(?:sabes|te dije|te he dicho|dije))(?!\p{L})/u

function repeats({ text, value, features, ending, corrected, back, language }: Statement, { memory, features: held }: HeldView): boolean {
  const folded = fold(text)
  const known = memory.value === null ? '' : fold(memory.value)
  if (known === '' || !` ${folded.replace(/[.,;:!?]+(?=\s|$)/g, ' ')} `.includes(` ${known} `) || (value !== null && !fold(value).includes(known))) return false
  if (ending || corrected || back || signalsFor(language).change.test(folded.replace(/\bfrom (?:now|here) on\b/, ''))) return false
  const stems = [...new Set(held.stems)]
  return stems.filter((stem) => hasAkin(features, stem)).length >= MOST * stems.length
}

const MOST = 0.5

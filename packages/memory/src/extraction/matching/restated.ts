import { hasAkin } from '../keys/features.ts'
import type { HeldView } from './held.ts'
import type { Match } from './match.ts'
import { signalsFor } from '../language/signals.ts'
import type { Statement } from '../reading/statements.ts'
import { contentStems, fold } from '../language/words.ts'

/** "Call me Ace" beside "Wants to be called Ace": nearly every word of the held one is there, its value too, and no word of a change. */
export function restated(statement: Statement, match: Match, held: readonly HeldView[] = []): Match {
  const [only, more] = match.replaces
  if (only === undefined && match.same === null && AGAIN.test(fold(statement.text))) {
    const again = held.find((view) => isAsEver(statement, view))
    if (again !== undefined) return { replaces: [], same: again }
  }
  return only !== undefined && more === undefined && saysAgain(statement, only) ? { replaces: [], same: only } : match
}

const STILL_ME = "(?:that|it|this)(?:['’]s|s| is) still (?:me|us|mine|my name)"
const AGAIN = new RegExp(
  `(?<!\\p{L})(?:as (?:always|usual|ever|before)|like (?:always|usual|before)|same as (?:always|usual|ever|before)|you know me|nothing new(?: there| here)?|${STILL_ME}|^again(?=[,:])|wie (?:immer|üblich|gehabt|gewohnt)|nach wie vor|como (?:siempre|de costumbre))(?!\\p{L})`,
  'u',
)
const IS_STILL_ME = new RegExp(STILL_ME)

/** "In Celsius, as always", "Sign with Oona, it's still me": the held value, and next to nothing beside it. */
function isAsEver({ text, features, subject, change, corrected, ending, language }: Statement, { memory, features: held }: HeldView): boolean {
  if (memory.value === null || change?.old != null || corrected || ending || subject !== null || features.typed.length > 0) return false
  const folded = fold(text)
  const words = ` ${folded.replace(/['’]s\b/g, ' ').replace(/[.,;:!?]+(?=\s|$)/g, ' ')} `
  const known = fold(memory.value)
  if (known === '' || !words.includes(` ${known} `) || ![...features.names].every((name) => known.includes(name))) return false
  const more = contentStems(folded.replace(known, ' ').replace(AGAIN, ' ').replace(POLITE, ' '), language).filter((stem) => !held.stems.includes(stem))
  return more.length <= (IS_STILL_ME.test(folded) ? 3 : 1)
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
  /\b(?:as (?:you(?: already| well)? know|you(?:'re| are) aware|(?:i|we)(?:'ve| have)? (?:already )?(?:said|told you|mentioned)|mentioned|stated)|like i (?:said|told you)|you(?: already)? know (?:that|this)|i(?:'ve| have)? already (?:said|told you|mentioned)|i told you)\b|(?<!\p{L})(?:wie (?:gesagt|du (?:ja )?weißt|schon (?:gesagt|erwähnt))|como (?:ya )?(?:sabes|te dije|te he dicho|dije))(?!\p{L})/u

function repeats({ text, value, features, ending, corrected, back, language }: Statement, { memory, features: held }: HeldView): boolean {
  const folded = fold(text)
  const known = memory.value === null ? '' : fold(memory.value)
  if (known === '' || !` ${folded.replace(/[.,;:!?]+(?=\s|$)/g, ' ')} `.includes(` ${known} `) || (value !== null && !fold(value).includes(known))) return false
  if (ending || corrected || back || signalsFor(language).change.test(folded.replace(/\bfrom (?:now|here) on\b/, ''))) return false
  const stems = [...new Set(held.stems)]
  return stems.filter((stem) => hasAkin(features, stem)).length >= MOST * stems.length
}

const MOST = 0.5

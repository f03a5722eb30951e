import { hasAkin } from '../keys/features.ts'
import type { HeldView } from './held.ts'
import type { Match } from './match.ts'
import { signalsFor } from '../language/signals.ts'
import type { Statement } from '../reading/statements.ts'
import { fold } from '../language/words.ts'

/** "Call me Ace" beside "Wants to be called Ace": nearly every word of the held one is there, its value too, and no word of a change. */
export function restated(statement: Statement, match: Match): Match {
  const [only, more] = match.replaces
  return only !== undefined && more === undefined && saysAgain(statement, only) ? { replaces: [], same: only } : match
}

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

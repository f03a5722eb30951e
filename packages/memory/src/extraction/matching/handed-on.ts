import { hasAkin } from '../keys/features.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { otherKey } from './beside.ts'
import type { HeldView } from './held.ts'
import { inPlaceOf } from './match.ts'
import { partsOf } from './parts.ts'
import { namesValue } from './same.ts'
import type { Settled } from './settle.ts'
import type { Statement } from '../reading/statements.ts'

/**
 * "Margot dropped me. Signed with Desmond last week!": the one clause names a held value and tells nothing in its place, the next tells
 * what is there instead. `undone` says which clauses were taken for news of a held memory, and nothing in the message is a value of it.
 */
export function handOn(settled: readonly Settled[], undone: (entry: Settled) => HeldView | null): readonly Settled[] {
  const found: Settled[] = []
  let over: HeldView | null = null
  for (const [i, entry] of settled.entries()) {
    const view = undone(entry)
    const next = settled[i + 1]
    if (view !== null && next !== undefined && isOver(entry.statement, view) && tellsInstead(next, view)) {
      over = view
      continue
    }
    found.push(over === null ? entry : { statement: entry.statement, match: inPlaceOf(over) })
    over = null
  }
  return found
}

function isOver(statement: Statement, view: HeldView): boolean {
  return (statement.changed || statement.ending || statement.change !== null) && statement.change?.next == null && namesValue(statement, view)
}

/** Says that something has begun, or what the held memory says, with a name or number that is new. */
function tellsInstead({ statement, match }: Settled, view: HeldView): boolean {
  const { features, language, subject, value } = statement
  if (match.replaces.length > 0 || match.same !== null || value === null || subject !== null || statement.kind === 'rule') return false
  if (otherKey(statement, view) && !sharesFrame(statement, view)) return false
  if (features.names.size === 0 && features.typed.length === 0 && !value.includes(' ') && value !== statement.change?.next) return false
  const folded = fold(statement.text)
  return statement.changed || statement.change !== null || signalsFor(language).change.test(folded) || BEGINS.test(folded) || sharesFrame(statement, view)
}

/** What the next clause says of the speaker may stand in the place of what the one before said to be over. */
export function takesOver(statement: Statement, view: HeldView): boolean {
  const { subject, canonical, features, text } = statement
  if (subject !== null || view.canonical === 'pets.pet') return false
  if (sharesFrame(statement, view) || (canonical !== null && canonical === view.canonical)) return true
  if (otherKey(statement, view)) return false
  if (statement.changed || statement.change !== null || BEGINS.test(fold(text))) return true
  return features.names.size > 0 && DOES.test(text)
}

/** What somebody does as a rule: nothing that they feel, nor what happened once. */
const DOES =
  /^(?:i|we|ich|wir) (?:now |jetzt )?(?:use|see|train|run|ride|drive|work|study|learn|play|bank|shop|go|teach|report|read|take|wear|write|sing|volunteer|stay|nutzen?|fahren?|gehen?|arbeiten?|trainieren?|spielen?|lernen?|berichten?|nehmen?)(?!\p{L})/iu

function sharesFrame({ features, language }: Statement, view: HeldView): boolean {
  return [...partsOf(view, language).rest].some((stem) => hasAkin(features, stem))
}

const BEGINS =
  /(?<!\p{L})(?:signed (?:up )?with|joined|(?:put|got) me on|hired|(?:now|currently) with|am with|are with|is with|habe jetzt|bin jetzt|nehme jetzt|ahora (?:voy|uso|tomo|estoy))(?!\p{L})/u

import { canonicalKey } from '../../core/keys.ts'
import { fold, slug } from '../language/words.ts'
import type { Statement } from '../reading/statements.ts'
import { asideOf, isAboutKey, isElsesContact, otherOf, OWN_LIFE } from './displace.ts'
import { changesPart, isBesideValue } from './fitting.ts'
import type { HeldView } from './held.ts'
import type { Match } from './match.ts'
import { saysLittle } from '../reading/says-little.ts'
import { roleOf } from './roles.ts'
import type { Settled } from './settle.ts'

/** What somebody does without is told by a denial, and is a fact of its own: "I don't eat pork". */
const WITHOUT = /^(?:food|health|rule|preference)\./
const ABSTAINS =
  /\b(?:do(?:n['’]?t| not)|can(?:not|['’]?t| not)|never|no longer|won['’]?t) (?:\p{L}+ )?(?:eat|drink|have|touch|take|tolerate|digest|smoke|stand|handle)\b|(?<!\p{L})(?:esse|trinke|vertrage|nehme|rauche|como|bebo|tomo|tolero|fumo)(?!\p{L})/iu

const WORK = /^(?:i|we|ich|wir) (?:was|were|war|waren) |(?<!\p{L})(?:work|employ|job|compan|firm|profession|trade|arbeit|beruf|trabaj|emple)\p{L}*/iu

/**
 * A statement as it is kept: what is no fact of now, or is somebody else's, must not stand under the key that tells what the speaker's
 * is now. A denial that ends what is held has no value.
 */
export function underOwnKey(statement: Statement, { replaces, same }: Match, held: readonly HeldView[]): Statement {
  const aside = asideOf(statement)
  if (replaces.length > 0)
    return getsIt(statement)
      ? { ...statement, value: null, change: null, ending: true }
      : (aside === 'denied' || aside === 'past') && tellsOwnValue(statement)
        ? { ...statement, value: null, ending: true }
        : statement
  if (same !== null) return statement
  if (aside === null && statement.ending && statement.change?.next == null && givesUp(statement)) return withoutKey(statement)
  if (aside !== null) {
    if (aside === 'denied' && WITHOUT.test(statement.canonical ?? '') && ABSTAINS.test(statement.text)) return statement
    const { canonical, value } = statement
    const earlier = aside === 'past' && value !== null && (canonical === 'work.employer' || (canonical === 'work.previous' && WORK.test(statement.text)))
    return earlier ? { ...statement, key: `work.previous.${slug(value)}`, canonical: 'work.previous' } : withoutKey(statement)
  }
  // "Replaced the battery of the Fiesta with a Bosch": nothing that is a value of the key.
  if ((statement.changed || statement.change !== null) && held.some(({ memory }) => changesPart(statement.text, memory.value ?? '')))
    return withoutKey(statement)
  // "I swapped seats with Jonas": with whom, and not what.
  if (statement.value !== null && EXCHANGED_WITH.test(statement.text.slice(0, Math.max(0, statement.text.indexOf(statement.value)))))
    return withoutKey(statement)
  const role = roleOf(statement)
  if (
    role?.named === true &&
    statement.subject === null &&
    !role.keys.has(statement.canonical ?? '') &&
    held.some(({ memory }) => memory.key === statement.key)
  )
    return { ...statement, key: slug(role.words), canonical: null }
  const other = otherOf(statement)
  if (other === null && isElsesContact(statement)) return { ...statement, key: null, canonical: null }
  const entry = canonicalKey(statement.canonical ?? '')
  if (other === null || statement.subject !== null || statement.attribute !== null || entry === undefined) return statement
  if (other.sort === 'organisation' && !OWN_LIFE.test(entry.key)) return statement
  // "My dentist is …" tells who the speaker's is.
  if (isAboutKey(other, entry.key, statement.language) && tellsWho(statement)) return statement
  if (other.sort !== 'person' || entry.key.startsWith('people.')) return { ...statement, key: null, canonical: null }
  return { ...statement, key: `people.${slug(other.name)}.${entry.key.replace('.', '-')}`, canonical: null }
}

/** "I sold the Golf to Tomas": who has it now is no new value. */
function getsIt({ text, value }: Statement): boolean {
  const at = value === null ? -1 : text.indexOf(value)
  return at > 0 && isBesideValue(text.slice(0, at))
}

/** "I gave up coffee": what is over is no value of what somebody drinks. */
function givesUp({ text, value }: Statement): boolean {
  const at = value === null ? -1 : text.indexOf(value)
  return at >= 0 && (GAVE_UP.test(text.slice(0, at)) || /(?<!\p{L})(?:auf(?:gegeben|gehört)|abgewöhnt)[.!]*$/iu.test(text))
}

const GAVE_UP =
  /(?:\b(?:quit|stopped|gave up|given up|kicked)|(?<!\p{L})(?:dejé|dejado|dejamos|abandoné))(?: \p{L}+ing)?(?: (?:the|my|el|la|los|las|de|ya|hoy))* $/iu

const EXCHANGED_WITH = /\b(?:swapp?|trad|exchang|switch|tausch|cambi)\p{L}* [^.;,]{1,40} (?:with|mit|con) $/iu

const IS = /(?:\s|['’])(?:is|are|s|ist|sind|heißt|es|son|llama|called|named)(?: (?:now|jetzt|ahora))?:? $/iu

function tellsWho({ text, value }: Statement): boolean {
  return value !== null && /^\p{Lu}/u.test(value) && IS.test(text.slice(0, Math.max(0, text.indexOf(value))))
}

/** The value was read from the clause itself, and not from a sentence beside it. */
function tellsOwnValue({ value, text }: Statement): boolean {
  return value === null || fold(text).includes(fold(value))
}

/** "I'm in Berlin this weekend" and "Cool, ta." leave nothing, unless they were asked for. */
export function lasts({ statement, match }: Settled, held: readonly HeldView[]): boolean {
  if (statement.explicit || match.replaces.length > 0 || match.same !== null) return true
  const aside = asideOf(statement)
  if (aside === 'denied' && EXPLAINED.test(statement.text)) return false
  return aside !== 'visiting' && !saysLittle(statement) && !isHeldAlready(statement, held)
}

/** "I don't play chess, I just like the pieces": what might be thought from the question is not so. */
const EXPLAINED =
  /^(?:no,? |well,? )?(?:I|we)(?:['’]m| am|['’]re| are| do| have)?(?: not|n['’]t| no) [^,;.–—]{3,40}(?:[,;–—]| -) ?(?:(?:I|we)(?:['’]m|['’]re)? (?:just|only)|it['’]s (?:just|only)|the|these|those) /iu

/** "… for Solveig, please: my wife, and the best welder on the coast": of whom it is, and no more, is held. */
function isHeldAlready({ text, subject, value, features }: Statement, held: readonly HeldView[]): boolean {
  if (subject === null || value !== null || features.names.size > 0 || features.typed.length > 0) return false
  if (WHOSE.test(text)) return held.some((view) => view.features.relations.has(subject.relation))
  return WHO.test(text) && features.stems.every((stem) => held.some((view) => view.features.stems.includes(stem)))
}

/** "… for Freya: my daughter the drummer". */
const WHO = /^(?:my|our) [\p{L}-]+,? (?:the|an?) [\p{L}-]+[.!]?$/iu

/** No verb in it, and nothing but praise. */
const WHOSE =
  /^(?:and )?(?:my|our) [\p{L}-]+,? (?:and |who is |also )*(?:the|an?) [\p{L}-]*(?:best|est|finest|greatest|most|worst|only|loveliest)\b(?!.*\b(?:is|are|was|has|works?|lives?|called|named)\b)/iu

function withoutKey(statement: Statement): Statement {
  return { ...statement, key: null, canonical: null, value: null, plainValue: null }
}

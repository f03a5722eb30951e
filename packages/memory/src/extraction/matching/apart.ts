import { canonicalKey } from '../../core/keys.ts'
import type { Features } from '../keys/features.ts'
import { PARTNERLIKE } from './closeness.ts'
import type { HeldView } from './held.ts'
import { scopeOf } from '../keys/key-choice.ts'
import { keyHits } from '../keys/lexicon.ts'
import { once, onceByLanguage } from '../once.ts'
import { heldSubject, partsOf } from './parts.ts'
import type { Statement } from '../reading/statements.ts'
import { relationsIn, type Subject } from '../language/subjects.ts'
import { akin, contentStems, fold, toWords } from '../language/words.ts'

/**
 * Whether a statement, in which nothing speaks of a change, is about something else than a held memory: about somebody else,
 * about another thing of the speaker's ("My rent is …", "My salary is …"), or with nothing in common but values.
 */
export function isApart(statement: Statement, view: HeldView): boolean {
  return isAboutAnother(statement, view) || isAnotherThing(statement, view) || sharesNothing(statement, view) || differsTwice(statement, view)
}

/** "My wife's birthday is …" beside "My birthday is …". */
function isAboutAnother({ subject, features, text }: Statement, view: HeldView): boolean {
  const other = heldSubject(view)
  if (subject === null && other === null) return false
  const folded = fold(text)
  if ([...view.features.names].some((name) => folded.includes(name))) return false
  if (subject !== null) return !view.features.relations.has(subject.relation)
  return other !== null && !features.relations.has(other.relation)
}

/** Both say what one thing of the speaker's is, and it is not the same thing. */
function isAnotherThing(statement: Statement, view: HeldView): boolean {
  const [scope, other] = [scopeOf(statement.text), scopeOf(view.memory.text)]
  if (scope !== null && other !== null && scope !== other) return true
  const mine = ownThing(statement)
  const theirs = heldThing(view)
  if (mine === null || theirs === null) return false
  if (mine === theirs) return isActing(statement.text) !== isActing(view.memory.text)
  if (mine.split(' ').at(-1) === theirs.split(' ').at(-1)) return true
  const { canonical, language } = statement
  return (
    canonical === null ||
    canonical !== view.canonical ||
    ![mine, theirs].some((thing) => keyHits(toWords(thing), language).some(({ key, value }) => key === canonical && !value))
  )
}

const ownThing = once((statement: Statement): string | null => thingIn(statement.text))
const heldThing = once((view: HeldView): string | null => thingIn(view.memory.text))

/** What it does or has, not what it is. */
const ACTS = '(?:has|have|likes?|loves?|hates?|uses?|needs?|wants?|prefers?|plays?|eats?|hat|mag|braucht|tiene|usa|quiere)'
const THING = new RegExp(
  `^(?:(?:and|but|so|also|und|y) )?(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa]) ((?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+) (?:is|are|runs?|leaves|ist|sind|l[äa]uft|es|son|est[áa]|${ACTS})(?![\\p{L}])`,
  'iu',
)
/** Says which of several in time, not which thing. */
const WHICH = /^(?:new|current|usual|main|own|old|actual|neue[rs]?|aktuelle[rs]?|jetzige[rs]?|nuev[oa]|actual) /

const ACTING = new RegExp(`^(?:\\S+ ){2,4}?${ACTS}(?![\\p{L}])`, 'iu')

function isActing(text: string): boolean {
  return ACTING.test(text)
}

function thingIn(text: string): string | null {
  const found = THING.exec(text)?.[1]
  return found === undefined ? null : fold(found).replace(WHICH, '')
}

/** Neither the key, nor the sort of value, nor a word of what it is about, beside whom. */
function sharesNothing(statement: Statement, view: HeldView): boolean {
  const { canonical, language, subject, features } = statement
  if (statement.key !== null && statement.key === view.memory.key && !NO_ATTRIBUTE.test(canonical ?? '')) return false
  if (subject === null && canonical !== null && canonical === view.canonical && canonicalKey(canonical)?.values === 'one') return false
  if (subject !== null && features.typed.some(({ sort }) => view.features.typed.some((other) => other.sort === sort))) return false
  if (subject !== null && isSuccessor(subject, view, language)) return false
  const { rest, key, value } = partsOf(view, language)
  const mine = ownStems(statement)
  const shares = (stem: string): boolean => mine.some((own) => akin(own, stem))
  const who = subject === null || (ONE_OF_A_KIND.test(subject.relation) && ownThing(statement) !== null) ? NOBODY : subjectStems(view, language)
  if (value.size > 0 && [...value].every((stem) => !who.has(stem) && shares(stem))) return false
  return ![...rest, ...key].some((stem) => !who.has(stem) && shares(stem))
}

/** "My girlfriend Saskia adores fado" beside "Girlfriend is Lotte": there is one at a time. */
function isSuccessor({ relation, name }: Subject, view: HeldView, language: string): boolean {
  if (!PARTNERLIKE.test(relation) || name === null || !view.features.relations.has(relation)) return false
  const value = fold(view.memory.value ?? '')
  const who = subjectStems(view, language)
  return value !== '' && !value.includes(fold(name)) && [...partsOf(view, language).rest].every((stem) => who.has(stem))
}

/** Tells whom it is about, and nothing of what. */
const NO_ATTRIBUTE = /^(?:people\.|pets\.pet$)/
/** Who it is, is the attribute: "My landlord is …". */
const ONE_OF_A_KIND = /^(?:boss|flatmate|nanny|intern|landlord)$/
const NOBODY: ReadonlySet<string> = new Set()
const ownStems = once((statement: Statement): readonly string[] => contentStems(statement.text.replace(SAYS_LITTLE, ' '), statement.language))
/** "I use" and "I have" stand before all sorts of things. */
const SAYS_LITTLE =
  /(?<!\p{L})(?:uses?|using|runs?|works?|have|own|drive|like|love|nutzen?|benutzen?|verwenden?|fahre|arbeite|habe|mag|us(?:o|amos)|trabajo|tengo)(?!\p{L})/giu

/** Stems of the words that only say whom a memory is about. */
const subjectStems = onceByLanguage((view: HeldView, language): ReadonlySet<string> => {
  const words = toWords(view.text).filter(({ lower }) => relationsIn(lower).size > 0)
  const name = heldSubject(view)?.name ?? ''
  return new Set(contentStems(`people ${words.map(({ text }) => text).join(' ')} ${name}`, language))
})

/** "A meeting with Ana every Monday" beside "a meeting with Ben every Friday": one attribute has one new value. */
function differsTwice({ features, text }: Statement, view: HeldView): boolean {
  const said = fold(text)
  const names = namesBeside(view.features)
  return (
    features.typed.length > 0 &&
    view.features.typed.length > 0 &&
    namesBeside(features).length > 0 &&
    names.length > 0 &&
    !names.some((name) => said.includes(name)) &&
    !features.typed.some((value) => view.folded.includes(fold(value.text)))
  )
}

/** Names that are no part of a date or a weekday. */
const namesBeside = once(({ names, typed }: Features): readonly string[] => [...names].filter((name) => !typed.some(({ text }) => fold(text).includes(name))))

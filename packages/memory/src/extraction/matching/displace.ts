import { STAYS_AT_HOME } from '../keys/key-choice.ts'
import { takesPartIn } from '../keys/takes-part.ts'
import { keyHits } from '../keys/lexicon.ts'
import { signalsFor } from '../language/signals.ts'
import { contentStems, fold, toWords } from '../language/words.ts'
import { once } from '../once.ts'
import { type Other, otherIn } from '../reading/another.ts'
import { type Aside, asideAt, asideIn } from '../reading/aside.ts'
import type { Statement } from '../reading/statements.ts'
import { hasAkin } from '../keys/features.ts'
import type { HeldView } from './held.ts'
import { namesValue } from './same.ts'
import { changesPart, isItsPart, isPlacedBeside } from './fitting.ts'
import { isOtherRole } from './roles.ts'

/** Why what a statement gives as its value is no fact of now; `null` where it is one. */
export const asideOf: (statement: Statement) => Aside | null = once((statement: Statement): Aside | null => {
  const { text, value, language, kind, change } = statement
  if (kind === 'rule') return null
  // "We went from Jira to Linear": where both are told, what holds now is told too.
  if (change?.next != null && change.old !== null) return null
  const at = value === null ? -1 : fold(text).lastIndexOf(fold(value))
  return at < 0 || DENIED.test(value ?? '') ? asideIn(text, language) : asideAt(text, at, language)
})

const DENIED = /^not\b|\bis(?:n['’]?t| not)\b/i

/** Whose it is, where that is neither the speaker nor a relation of theirs. */
export const otherOf: (statement: Statement) => Other | null = once((statement: Statement): Other | null =>
  statement.kind === 'rule' ? null : otherIn(statement.text, statement.language),
)

/** Whether a statement may take the place of a held memory at all: a fact of now, of the same one's, and of the same thing. */
export function mayDisplace(statement: Statement, view: HeldView): boolean {
  return isNow(statement, view) && concernsSame(statement, view)
}

/** Whether it is about whom a held memory is about, and about the same thing of theirs. */
export function concernsSame(statement: Statement, view: HeldView): boolean {
  const other = otherOf(statement)
  return (
    (isOfSame(other, view, statement.language) || (statement.change?.old != null && ACTS_ON.test(statement.text))) &&
    !isActor(other, statement, view) &&
    !isOtherRole(statement, view) &&
    !(view.canonical?.startsWith('people.') === true && endsOtherwise(statement)) &&
    !isOtherOrder(statement, view) &&
    !(view.canonical === 'home.city' && STAYS_AT_HOME.test(statement.text)) &&
    !(view.canonical === 'work.employer' && takesPart(statement)) &&
    !isElsesContact(statement) &&
    !changesPart(statement.text, view.memory.value ?? '') &&
    !isItsPart(statement, view) &&
    !isPlacedBeside(statement, view)
  )
}

/** What is denied or was so ends the held that it names, and changes nothing else; so does what is told the same way as the held. */
export function isNow(statement: Statement, view: HeldView): boolean {
  if (isOnlyAsked(statement, view)) return false
  const aside = asideOf(statement)
  if (aside === null || heldAside(view) === aside) return true
  return aside !== 'ahead' && aside !== 'visiting' && namesHeld(statement, view)
}

/** "Can I use soy milk instead of oat milk?": asked, or done this once, or now and then. */
const ONLY_ASKED =
  /^(?:(?:every )?now and (?:then|again)|once in a while|from time to time|occasionally|every so often),? (?:i|we) |^(?:(?:what|how much|how) (?:does|would|will)|is|does|would) being\b[^.!?]*\?$|^(?:can|could|may|should|shall|would|must|is|are) (?!(?:my|our)\b)[^.!?]*\b(?:instead of|rather than|in place of)\b[^.!?]*\?$|\b(?:instead of|rather than|in place of)\b[^.!?]*\b(?:today['’]s|tonight|(?:in|for) this \p{L}+|this (?:time|once|evening))\b/iu

export function isOnlyAsked({ text }: Statement, view: HeldView): boolean {
  return view.memory.kind !== 'rule' && ONLY_ASKED.test(text)
}

/** "My wife's phone died", "my wife left for work": nobody is gone. */
const endsOtherwise: (statement: Statement) => boolean = once(({ text }: Statement) => ENDS_OTHERWISE.test(text))

const ENDS_OTHERWISE =
  /(?:['’]s|s['’]) (?:\p{L}+ ){1,3}?(?:died|dies|left|quit|broke|stopped|is (?:dead|broken|gone))(?!\p{L})|\bleft (?:for (?!good\b|another\b|someone\b|somebody\b)|the (?!(?:family|country)\b)|an? |her |his |my (?!life\b)|our |early|late|already|(?:me|us) (?:an?|the|some|his|her|two|three|my|our|with|alone|in charge|behind|home|off|at|to)(?!\p{L}))|(?<!\p{L})me (?:ha )?dej(?:ó|ado) (?:su|sus|el|la|los|las|un|una|en|a|algo)(?!\p{L})|(?<!\p{L})dejé a \p{L}+ (?:en|con|a)(?!\p{L})|hat mich (?:am|beim|an de[mr]|vor de[mr]) \p{L}+ (?:verlassen|sitzen)/iu

const takesPart: (statement: Statement) => boolean = once(({ text }: Statement) => takesPartIn(text))

/** How long answers are is not which language they are in, however alike the orders. */
function isOtherOrder({ canonical, keyWeight, corrected }: Statement, view: HeldView): boolean {
  if (corrected || canonical === view.canonical || keyWeight < CLEAR) return false
  return canonical?.startsWith('preference.') === true && view.canonical?.startsWith('preference.') === true
}

/** From this weight on, a key is meant. */
const CLEAR = 1

const heldAside: (view: HeldView) => Aside | null = once((view: HeldView) => asideIn(view.memory.text, view.language))

/** Names the held value, or most of what is held where that has no value, and no other value. */
export function namesHeld(statement: Statement, view: HeldView): boolean {
  const { value, language, features } = statement
  if (value !== null && !view.folded.includes(fold(value)) && !contentStems(value, language).every((stem) => hasAkin(view.features, stem))) return false
  if (value === null && ![...features.names].every((name) => view.folded.includes(name))) return false
  if ((view.memory.value ?? '') !== '') return namesValue(statement, view) || fold(statement.text).includes(fold(view.memory.value ?? ''))
  const stems = view.features.stems
  return 2 * stems.filter((stem) => hasAkin(features, stem)).length > stems.length
}

/** What is held was so once, and what is so now leaves that as it is: "I trained as a cartographer". */
export function isBygone(statement: Statement, view: HeldView): boolean {
  return heldAside(view) === 'past' && asideOf(statement) === null && !statement.corrected && !statement.ending
}

/** Says that what is held is over, and nothing else of weight: "I've never worked at Siemens", "I used to work at Siemens". */
export function endsHeld(statement: Statement, view: HeldView): boolean {
  const aside = asideOf(statement)
  if ((aside !== 'denied' && aside !== 'past') || heldAside(view) !== null || view.memory.kind === 'rule' || view.features.relations.size > 0) return false
  if (statement.subject !== null || otherOf(statement) !== null) return false
  if (aside === 'past' && !OVER.test(statement.text)) return false
  const { features } = statement
  if (!namesHeld(statement, view) || !features.typed.every(({ text }) => view.folded.includes(fold(text)))) return false
  const fresh = features.stems.filter((stem) => !hasAkin(view.features, stem))
  return fresh.length <= 1 && features.stems.length - fresh.length >= Math.min(2, view.features.stems.length)
}

const OVER = /\bused to\b|\buntil\b|\bformerly\b|\bpreviously\b|(?<!\p{L})(?:früher|bis|antes|hasta)(?!\p{L})/iu

/** An organisation that the speaker belongs to has to do with their work, but not with where they live or what they drive. */
export const OWN_LIFE: RegExp = /^(?:home|transport|health|food|contact|person|family|people|pets|hobby|finance)\./

/** What people are and do. */
const OF_PEOPLE =
  /^(?:home\.(?:city|country|address)|work\.(?:employer|role)|food\.|transport\.car|infra\.|hobby\.(?:instrument|language)|education\.|person\.|health\.)/

function isOfSame(other: Other | null, view: HeldView, language: string): boolean {
  if (other === null) return true
  if (other.sort === 'organisation' && !OWN_LIFE.test(view.canonical ?? '')) return true
  if (other.sort === 'somebody' && !OF_PEOPLE.test(view.canonical ?? '')) return true
  return isAbout(view, other.name, language)
}

/** "Our vet moved Tilda from beef to salmon": whom it is done to, and not who does it. */
const ACTS_ON =
  /^(?:the|my|our) (?:vet|doctor|gp|dieti[ct]ian|nutritionist|physio|coach|trainer|teacher|nurse|pharmacist|dentist|optician) (?:has |have )?(?:moved|switched|put|took|taken|changed|weaned|swapped) (?:\p{Lu}\p{L}+|me|us|him|her|them|it)(?!\p{L})/iu

/** "Call the vet on …", "the hotel is on …": a number of somebody's, and the speaker is not in it. */
export function isElsesContact({ text, language, canonical }: Statement): boolean {
  return canonical?.startsWith('contact.') === true && ELSES_CONTACT.test(text) && !signalsFor(language).first.test(fold(text))
}

const ELSES_CONTACT =
  /^(?:please )?(?:call|ring|text|e-?mail|mail|write(?: to)?|contact|reach|phone) (?!(?:me|us|numbers?|address|is|are|no|nr|now|has|was|changed)\b)|^(?:the|an?|their|his|her) (?!(?:new|number|phone|mobile|e-?mail|mail|address|landline|cell|best|other|right|correct|current)\b)\p{L}+ (?:is|are|can be) |^\p{Lu}\p{Ll}+(?:['’]s| is) (?:on|at) /iu

/** "Jonas moved to Berlin" tells something of Jonas, not who the partner is that is called Jonas. */
function isActor(other: Other | null, { text, ending, corrected }: Statement, view: HeldView): boolean {
  if (other?.isName !== true || ending || corrected || TELLS_NAME.test(text)) return false
  return toWords(view.memory.value ?? '').some(({ text }) => text === other.name)
}

const TELLS_NAME =
  /(?:['’]s|s['’]) (?:first |last |real |full )?name is\b|\bis (?:called|named|spelt|spelled)\b|(?<!\p{L})(?:heißt|schreibt sich|se llama|se escribe)(?!\p{L})/iu

/** Whether a held memory names somebody, by name, by what they are, or by a key for that. */
function isAbout(view: HeldView, name: string, language: string): boolean {
  const stems = contentStems(name, language)
  if (stems.some((stem) => hasAkin(view.features, stem))) return true
  return keysOf(name, language).some((key) => key === view.canonical)
}

/** Whether what somebody is called by is the word for what a key tells: the dentist, the landlord. */
export function isAboutKey(other: Other, key: string, language: string): boolean {
  return !other.isName && keysOf(other.name, language).includes(key)
}

const keysByName = new Map<string, readonly string[]>()

function keysOf(name: string, language: string): readonly string[] {
  const id = `${language} ${fold(name)}`
  const known = keysByName.get(id)
  if (known !== undefined) return known
  const keys = keyHits(toWords(name), language)
    .filter(({ value }) => !value)
    .map(({ key }) => key)
  if (keysByName.size > 500) keysByName.clear()
  keysByName.set(id, keys)
  return keys
}

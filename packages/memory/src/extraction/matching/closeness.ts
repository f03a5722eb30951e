import { canonicalKey } from '../../core/keys.ts'
import { type Features, hasAkin } from '../keys/features.ts'
import { PLACES } from '../keys/gazetteer.ts'
import { ROLE_KEYS } from '../keys/key-choice.ts'
import { contentStems, fold } from '../language/words.ts'
import { once } from '../once.ts'
import { sameAttribute } from '../reading/attribute.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'
import { namesValue, heldValue } from './same.ts'
import { distance } from './stretches.ts'

export function closeness(statement: Statement, view: HeldView, rarity: (stem: string) => number): number {
  const mine = statement.features
  const theirs = view.features
  let score = 0
  const entry = statement.canonical === null ? undefined : canonicalKey(statement.canonical)
  if (statement.attribute !== null && view.attribute !== null && sameAttribute(statement.attribute, view.attribute)) score += 4
  else if (statement.key !== null && statement.key === view.memory.key) score += 2.6
  else if (statement.canonical !== null && statement.canonical === view.canonical)
    score += (entry?.values === 'one' ? 2.4 : 1) * Math.min(1, Math.max(0.4, Math.min(statement.keyWeight, view.weight)))
  else if (related(statement.canonical, view.canonical))
    score += statement.canonical === 'work.employer' && /\b(?:at|for|bei|para|en)\s+\p{Lu}/u.test(view.memory.text) ? 2.1 : 1.5
  else {
    let shared = 0
    for (const [key, weight] of mine.keys) shared = Math.max(shared, Math.min(weight, theirs.keys.get(key) ?? 0) * (key.startsWith('people.') ? 0.4 : 1))
    score += Math.min(1.3, shared) * (statement.canonical !== null && view.canonical !== null ? 0.5 : 1)
  }
  if (mine.hits.some((hit) => hit.value && theirs.hits.some((other) => other.value && other.key === hit.key))) score += 0.9
  const exact = mine.typed.find((value) => theirs.typed.some((other) => other.sort === value.sort))
  if (exact !== undefined) score += ['email', 'phone', 'url', 'time', 'money'].includes(exact.sort) ? 1.1 : exact.sort === 'weekday' ? 0.8 : 0.4
  let shared = 0
  for (const stem of stemsOf(mine)) if (hasAkin(theirs, stem)) shared += 0.9 * rarity(stem)
  score += Math.min(3, shared)
  let groups = 0
  for (const group of mine.groups) if (theirs.groups.has(group)) groups += 0.5
  score += Math.min(1, groups)
  score += Math.max(overlapWithOld(statement, view), mentionsValue(statement, view))
  if (sameRole(statement, view)) score += 2.2
  if (statement.corrected && placed(mine) && placed(theirs)) score += 0.6
  if (statement.corrected && misspelt(statement, view)) score += 1.5
  if (opensWith(statement, view)) score += 1.6
  if (
    statement.canonical !== null &&
    view.canonical !== null &&
    !statement.canonical.startsWith('people.') &&
    !view.canonical.startsWith('people.') &&
    statement.canonical !== view.canonical &&
    !related(statement.canonical, view.canonical) &&
    statement.key !== view.memory.key &&
    !opensWith(statement, view)
  )
    score -= 0.8
  if (tellsBirth(statement) && /\b(?:due|expecting|pregnan\w*|schwanger|embarazada)\b/.test(view.folded)) score += 2.5
  if (statement.subject !== null && theirs.relations.has(statement.subject.relation)) score += 0.5
  if (statement.context !== null) {
    let leaning = 0
    for (const stem of stemsOf(statement.context)) if (hasAkin(theirs, stem)) leaning += 0.8 * rarity(stem)
    for (const [key, weight] of statement.context.keys) if (key === view.canonical) leaning += Math.min(0.8, weight)
    score += statement.leans ? Math.min(2.2, leaning) : Math.min(1, leaning * 0.5)
  }
  return score - strangeness(statement, view)
}

export const stemsOf: (features: Features) => ReadonlySet<string> = once((features: Features): ReadonlySet<string> => new Set(features.stems))

/** Starts with a name that the held memory speaks of: "Alba has moved on to …". */
function opensWith(statement: Statement, view: HeldView): boolean {
  const opener = openerOf(statement)
  return opener !== null && view.features.names.has(opener)
}

const openerOf = once(({ features }: Statement): string | null => {
  const opener = features.words[0]
  return opener !== undefined && /^\p{Lu}/u.test(opener.text) ? opener.lower.replace(/'s$/, '') : null
})

const ROLE = /(?:^|[^\p{L}])(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa]) ((?!name\b|favou?rite\b)[\p{L}-]+(?: [\p{L}-]+)?) (?:is|ist|es|are)(?![\p{L}])/iu
const ROLE_AFTER = /(?:^|[^\p{L}])(?:is|ist|es) (?:now |jetzt |ahora )?(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa]) ([\p{L}-]+(?: [\p{L}-]+)?)/iu

/** "Our intern is Ana" and "our intern is Ben": one holder of a role, by the word for it or by the key. */
function sameRole(statement: Statement, view: HeldView): boolean {
  const role = ownRole(statement)
  return role !== null && (role === heldRole(view) || role === fold(view.memory.key ?? '').replace(/[._-]+/g, ' '))
}

const ownRole = once((statement: Statement): string | null => roleOf(statement.text))
const heldRole = once((view: HeldView): string | null => roleOf(view.memory.text))

function roleOf(text: string): string | null {
  const found = ROLE.exec(text)?.[1] ?? ROLE_AFTER.exec(text)?.[1]
  return found === undefined ? null : fold(found).replace(/ (?:now|this|these|since|at|in|jetzt|is|for)$/, '')
}

const placed = once((features: Features): boolean => features.words.some((word) => PLACES.has(word.lower)))

/** Speaks of a change and names the value that is held: that is the one which changes. */
function mentionsValue(statement: Statement, view: HeldView): number {
  const value = view.memory.value
  if (value === null || value.length < 3 || !(statement.changed || statement.back || statement.ending || statement.corrected)) return 0
  return namesValue(statement, view) ? 1.5 : 0
}

/** A word that is new is nearly the value that is held: a slip of the pen. */
function misspelt(statement: Statement, view: HeldView): boolean {
  const { value } = heldValue(view, statement.language)
  if (value.length < 4) return false
  return statement.features.words.some((word) => word.lower !== value && Math.abs(word.lower.length - value.length) <= 2 && distance(word.lower, value, 2) <= 2)
}

/** The value that is said to be over stands in the held memory. */
export function overlapWithOld(statement: Statement, view: HeldView): number {
  const old = statement.change?.old
  if (old == null) return 0
  const stems = contentStems(old, statement.language)
  if (stems.length === 0) return 0
  const there = stems.filter((stem) => hasAkin(view.features, stem)).length
  return there / stems.length >= 0.5 ? 3 : 0
}

/** Speaks of somebody else, or of another one of the same sort. */
export function strangeness(statement: Statement, view: HeldView): number {
  const mine = statement.features.relations
  const theirs = view.features.relations
  let penalty = 0
  const role = statement.canonical !== null && ROLE_KEYS.has(statement.canonical) && statement.canonical === view.canonical
  if (role) return view.memory.kind === 'rule' ? 2 : 0
  const relation = statement.subject?.relation
  if (relation !== undefined && !theirs.has(relation)) penalty += 3
  const name = statement.subject?.name ?? null
  if (
    name !== null &&
    relation !== undefined &&
    !PARTNERLIKE.test(relation) &&
    view.features.names.size > 0 &&
    !view.folded.includes(fold(name)) &&
    !statement.changed
  )
    penalty += 1.5
  if (
    relation === undefined &&
    !opensWith(statement, view) &&
    theirs.size > 0 &&
    ![...theirs].some((other) => mine.has(other)) &&
    !PEOPLE_KEYS.test(statement.canonical ?? '')
  )
    penalty += 1.6
  if (view.memory.kind === 'rule' && statement.kind !== 'rule')
    penalty += (statement.changed || statement.corrected) && statement.canonical === view.canonical ? 0.4 : statement.leans ? 0.4 : 2
  if (statement.kind === 'rule' && view.memory.kind === 'event') penalty += 2
  if (statement.kind === 'rule' && view.memory.kind === 'fact' && canonicalKey(statement.canonical ?? '')?.kind !== 'rule' && !statement.changed) penalty += 1.5
  if (
    statement.kind === 'event' &&
    view.memory.kind === 'fact' &&
    !opensWith(statement, view) &&
    statement.canonical !== view.canonical &&
    !related(statement.canonical, view.canonical)
  )
    penalty += tellsBirth(statement) ? 0 : 1.2
  if (statement.kind === 'fact' && view.memory.kind === 'event') penalty += statement.changed || statement.corrected ? 0.3 : 2
  if (
    statement.kind === 'rule' &&
    view.memory.kind === 'fact' &&
    canonicalKey(view.canonical ?? '')?.kind !== 'rule' &&
    view.canonical !== null &&
    !statement.corrected
  )
    penalty += 1.5
  return penalty
}

const BIRTH = /\b(?:born|arrived|named (?:her|him|them)|geboren|nació|gave birth)\b/i
const tellsBirth = once((statement: Statement): boolean => BIRTH.test(statement.text))
/** Keys that people mix: a new employer closes "I'm an engineer at Acme". */
const FAMILIES: readonly (readonly string[])[] = [
  ['work.employer', 'work.role', 'work.unit', 'work.business'],
  ['home.city', 'home.address', 'home.dwelling'],
  ['home.city', 'preference.timezone'],
  ['transport.commute', 'transport.bike'],
  ['health.device', 'health.hearing', 'health.mobility', 'health.vision'],
  ['hobby.sport', 'hobby.activity'],
  ['food.diet', 'health.allergy'],
  ['education.subject', 'education.school'],
  ['education.group', 'hobby.club'],
  ['person.name', 'person.surname', 'person.nickname'],
  ['preference.length', 'preference.format', 'preference.tone', 'preference.feedback'],
  ['contact.phone', 'tools.phone'],
]

const RELATED: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  FAMILIES.flat().map((key) => [key, new Set(FAMILIES.filter((family) => family.includes(key)).flat())]),
)

export function related(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && RELATED.get(a)?.has(b) === true
}

export const PARTNERLIKE: RegExp = /^(?:partner|boss|flatmate|nanny|intern|landlord)$/
const PEOPLE_KEYS = /^(?:people|family|work\.(?:manager|colleague)|pets|home\.flatmate)/

/** 1 for a word of one held memory, less for words that many share. */
export const rarityOf: (held: readonly HeldView[]) => (stem: string) => number = once((held: readonly HeldView[]): ((stem: string) => number) => {
  const known = new Map<string, number>()
  return (stem) => {
    const found = known.get(stem)
    if (found !== undefined) return found
    let count = 0
    for (const { features } of held) if (stemsOf(features).has(stem)) count += 1
    const rarity = 1 / (1 + Math.log(Math.max(1, count)))
    known.set(stem, rarity)
    return rarity
  }
})

import { canonicalKey } from '../../core/keys.ts'
import { type Features, hasAkin } from '../keys/features.ts'
import { PLACES } from '../keys/gazetteer.ts'
import { ROLE_KEYS } from '../keys/key-choice.ts'
import { contentStems, fold } from '../language/words.ts'
import { once, onceByLanguage } from '../once.ts'
import { sameAttribute } from '../reading/attribute.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'
import { akinTo, type Aspect, countIn, indexOf } from './held-index.ts'
import { namesValue, heldValue } from './same.ts'
import { distance } from './stretches.ts'

/** Without so much closeness by words, nothing but a likeness of values or of meaning links a statement to a memory. */
export const LINKED = 0.4

/** How close held memories are to a statement: what does not depend on which of them is worked out once. */
export function closenessTo(statement: Statement, held: readonly HeldView[]): (view: HeldView) => number {
  const { features: mine, canonical, context } = statement
  const rarity = rarityOf(held)
  const entry = canonical === null ? undefined : canonicalKey(canonical)
  const isPeople = canonical?.startsWith('people.') === true
  const relatives = canonical === null ? undefined : RELATED.get(canonical)
  const values = valuesOf(mine)
  const words = sharedWith(mine, held, 0.9, rarity)
  const before = context === null ? NOTHING : sharedWith(context, held, 0.8, rarity)
  const touched = touching(mine, held)
  const old = oldWithin(statement, held)
  const mayMention = mentionsValues(statement)
  const role = ownRole(statement)
  const mayBePlaced = statement.corrected && placed(mine)
  const isBirth = tellsBirth(statement)
  return (view) => {
    const theirs = view.features
    const touches = touched === null || touched.has(view)
    let score = 0
    if (statement.attribute !== null && view.attribute !== null && sameAttribute(statement.attribute, view.attribute)) score += 4
    else if (statement.key !== null && statement.key === view.memory.key) score += 2.6
    else if (canonical !== null && canonical === view.canonical)
      score += (entry?.values === 'one' ? 2.4 : 1) * Math.min(1, Math.max(0.4, Math.min(statement.keyWeight, view.weight)))
    else if (view.canonical !== null && relatives?.has(view.canonical) === true)
      score += canonical === 'work.employer' && /\b(?:at|for|bei|para|en)\s+\p{Lu}/u.test(view.memory.text) ? 2.1 : 1.5
    else if (touches) {
      let shared = 0
      for (const [key, weight] of mine.keys) {
        const there = theirs.keys.get(key)
        if (there !== undefined) shared = Math.max(shared, Math.min(weight, there) * (key.startsWith('people.') ? 0.4 : 1))
      }
      score += Math.min(1.3, shared) * (canonical !== null && view.canonical !== null ? 0.5 : 1)
    }
    if (touches && values.length > 0 && theirs.hits.some((other) => other.value && values.includes(other.key))) score += 0.9
    const exact = !touches || theirs.typed.length === 0 ? undefined : mine.typed.find((value) => theirs.typed.some((other) => other.sort === value.sort))
    if (exact !== undefined) score += ['email', 'phone', 'url', 'time', 'money'].includes(exact.sort) ? 1.1 : exact.sort === 'weekday' ? 0.8 : 0.4
    score += Math.min(3, words.get(view) ?? 0)
    if (touches && theirs.groups.size > 0) {
      let groups = 0
      for (const group of mine.groups) if (theirs.groups.has(group)) groups += 0.5
      score += Math.min(1, groups)
    }
    score += Math.max(old.has(view) ? 3 : 0, mayMention ? mentionsValue(statement, view) : 0)
    if (role !== null && sameRole(role, view)) score += 2.2
    if (mayBePlaced && placed(theirs)) score += 0.6
    if (statement.corrected && misspelt(statement, view)) score += 1.5
    const opens = theirs.names.size > 0 && opensWith(statement, view)
    if (opens) score += 1.6
    if (
      canonical !== null &&
      view.canonical !== null &&
      canonical !== view.canonical &&
      !isPeople &&
      !opens &&
      statement.key !== view.memory.key &&
      relatives?.has(view.canonical) !== true &&
      !view.canonical.startsWith('people.')
    )
      score -= 0.8
    if (isBirth && /\b(?:due|expecting|pregnan\w*|schwanger|embarazada)\b/.test(view.folded)) score += 2.5
    if (statement.subject !== null && theirs.relations.has(statement.subject.relation)) score += 0.5
    if (context !== null) {
      let leaning = before.get(view) ?? 0
      if (view.canonical !== null) {
        const weight = context.keys.get(view.canonical)
        if (weight !== undefined) leaning += Math.min(0.8, weight)
      }
      score += statement.leans ? Math.min(2.2, leaning) : Math.min(1, leaning * 0.5)
    }
    return score - strangeness(statement, view)
  }
}

const NOTHING: ReadonlyMap<HeldView, number> = new Map()

/** How much of the stems the held memories that have any of them share, rare ones counting more. */
export function sharedWith(features: Features, held: readonly HeldView[], worth: number, rarity: (stem: string) => number): ReadonlyMap<HeldView, number> {
  const shared = new Map<HeldView, number>()
  for (const stem of stemsOf(features)) {
    const views = akinTo(held, stem)
    if (views.length === 0) continue
    const more = worth * rarity(stem)
    for (const view of views) shared.set(view, (shared.get(view) ?? 0) + more)
  }
  return shared
}

/** The held memories with a key, a sort of value or a group of synonyms in common with a text; `null` where each is to be looked at. */
function touching(features: Features, held: readonly HeldView[]): ReadonlySet<HeldView> | null {
  const index = indexOf(held)
  if (index === null) return null
  const touched = new Set<HeldView>()
  const take = (aspect: Aspect, id: string): void => {
    for (const view of index.by(aspect).get(id) ?? []) touched.add(view)
  }
  for (const key of features.keys.keys()) take(heldKeys, key)
  for (const { sort } of features.typed) take(heldSorts, sort)
  for (const group of features.groups) take(heldGroups, group)
  return touched
}

export const heldKeys: Aspect = ({ features }) => features.keys.keys()
export const heldGroups: Aspect = ({ features }) => features.groups
const heldSorts: Aspect = ({ features }) => new Set(features.typed.map(({ sort }) => sort))

/** The keys of which a text has a value. */
const valuesOf = once(({ hits }: Features): readonly string[] => [...new Set(hits.filter(({ value }) => value).map(({ key }) => key))])

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
function sameRole(role: string, view: HeldView): boolean {
  return role === heldRole(view) || role === heldName(view)
}

const ownRole = once((statement: Statement): string | null => roleOf(statement.text))
const heldRole = once((view: HeldView): string | null => roleOf(view.memory.text))
const heldName = once((view: HeldView): string => fold(view.memory.key ?? '').replace(/[._-]+/g, ' '))

function roleOf(text: string): string | null {
  const found = ROLE.exec(text)?.[1] ?? ROLE_AFTER.exec(text)?.[1]
  return found === undefined ? null : fold(found).replace(/ (?:now|this|these|since|at|in|jetzt|is|for)$/, '')
}

const placed = once((features: Features): boolean => features.words.some((word) => PLACES.has(word.lower)))

function mentionsValues({ changed, back, ending, corrected }: Statement): boolean {
  return changed || back || ending || corrected
}

/** Speaks of a change and names the value that is held: that is the one which changes. */
function mentionsValue(statement: Statement, view: HeldView): number {
  const value = view.memory.value
  if (value === null || value.length < 3) return 0
  return namesValue(statement, view) ? 1.5 : 0
}

/** A word that is new is nearly the value that is held: a slip of the pen. */
function misspelt(statement: Statement, view: HeldView): boolean {
  const { value } = heldValue(view, statement.language)
  if (value.length < 4) return false
  const theirs = lettersOfValue(view, statement.language)
  return ownLetters(statement).some(
    ({ lower, letters }) =>
      Math.abs(lower.length - value.length) <= 2 &&
      lower !== value &&
      bits(letters & ~theirs) <= 2 &&
      bits(theirs & ~letters) <= 2 &&
      distance(lower, value, 2) <= 2,
  )
}

/** Which letters stand in a word, one bit each: a letter that only one of two words has must be changed. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) & 31)
  return letters
}

function bits(of: number): number {
  let count = 0
  for (let left = of; left !== 0; left &= left - 1) count += 1
  return count
}

const ownLetters = once(({ features }: Statement) => features.words.map(({ lower }) => ({ lower, letters: lettersOf(lower) })))
const lettersOfValue = onceByLanguage((view: HeldView, language): number => lettersOf(heldValue(view, language).value))

/** The value that is said to be over stands in the held memory. */
export function overlapWithOld(statement: Statement, view: HeldView): number {
  const stems = oldStems(statement)
  if (stems.length === 0) return 0
  const there = stems.filter((stem) => hasAkin(view.features, stem)).length
  return there / stems.length >= 0.5 ? 3 : 0
}

/** The held memories in which it stands. */
function oldWithin(statement: Statement, held: readonly HeldView[]): ReadonlySet<HeldView> {
  const found = new Set<HeldView>()
  for (const stem of oldStems(statement)) for (const view of akinTo(held, stem)) if (overlapWithOld(statement, view) > 0) found.add(view)
  return found
}

const oldStems = once(({ change, language }: Statement): readonly string[] => (change?.old == null ? [] : contentStems(change.old, language)))

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
    theirs.size > 0 &&
    !opensWith(statement, view) &&
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
  ['preference.units', 'preference.recipes'],
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
    const rarity = 1 / (1 + Math.log(Math.max(1, countIn(held, heldStems, stem))))
    known.set(stem, rarity)
    return rarity
  }
})

export const heldStems: Aspect = ({ features }) => stemsOf(features)

import { canonicalKey } from '../core/keys.ts'
import { sameAttribute } from './attribute.ts'
import { type Features, hasAkin } from './features.ts'
import { PLACES } from './gazetteer.ts'
import type { HeldView } from './held.ts'
import { ROLE_KEYS, scopeOf } from './key-choice.ts'
import { once, onceByLanguage } from './once.ts'
import type { Statement } from './statements.ts'
import { contentStems, fold, isStop, stemOf, toWords } from './words.ts'

/** How a statement stands to what is held. */
export interface Match {
  /** What it replaces: the same subject and attribute. */
  readonly replaces: readonly HeldView[]
  /** What says the same already. */
  readonly same: HeldView | null
}

const NONE: Match = { replaces: [], same: null }

/** Sets a statement against what is held. Replaces one memory at most, unless several hold the value that is said to be over. */
export function matchHeld(statement: Statement, held: readonly HeldView[]): Match {
  if (held.length === 0) return NONE
  const rarity = rarityOf(held)
  const same = held.find((view) => saysSame(statement, view))
  if (same !== undefined) return { replaces: [], same }
  let best: HeldView | null = null
  let most = 0
  let second = 0
  for (const view of held) {
    if (standsBeside(statement, view)) continue
    const score = closeness(statement, view, rarity)
    if (score > most) {
      second = most
      most = score
      best = view
    } else if (score > second) second = score
  }
  if (best === null) return NONE
  const clear = most - second >= 0.8
  return most >= barFor(statement, best, clear, held.length <= 4) ? { replaces: [best], same: null } : NONE
}

const ADDS = /(?:^|[^\p{L}])(?:too[.!]*$|as well[.!]*$|(?:also|auch|außerdem|también|además)(?![\p{L}]))/u

/** Said beside what is held, not in its place: one more of the same, an attribute of another key, or of another thing. */
function standsBeside(statement: Statement, view: HeldView): boolean {
  const over = statement.corrected || statement.back || statement.change !== null
  if (!over && !statement.changed && statement.kind !== 'rule' && adds(statement)) return true
  if (statement.attribute !== null && view.attribute !== null) return !sameAttribute(statement.attribute, view.attribute)
  if (statement.scope !== null && statement.scope !== scopeOf(view.memory.text) && /^(?:project|infra|work)\./.test(view.canonical ?? '')) return true
  // Where one lives says nothing about what one works, whatever word of change stands beside it.
  return (
    statement.change?.old == null &&
    statement.canonical === 'home.city' &&
    /^(?:work|health|pets|food|person|family)\./.test(view.memory.key ?? '') &&
    view.canonical !== 'work.employer'
  )
}

const adds = once((statement: Statement): boolean => ADDS.test(fold(statement.text)))

/** How little it takes: a word of change lowers the bar, nothing but a plain statement raises it. */
function barFor(statement: Statement, view: HeldView, clear: boolean, few: boolean): number {
  const single = canonicalKey(statement.canonical ?? '')?.kind === 'event' && statement.canonical === view.canonical
  if (statement.kind === 'event' && view.memory.kind !== 'event' && !single && !statement.changed && !statement.corrected) return 9
  if (statement.change?.old != null || statement.corrected) return clear ? (few ? 1.1 : 1.4) : 1.8
  if (statement.tentative && !statement.leans) return few ? 1.6 : 2.4
  if (statement.changed || statement.back) return clear ? (few ? 1.3 : 1.6) : 2.1
  if (clear && UNIQUE.test(statement.canonical ?? '') && statement.canonical === view.canonical && statement.kind === view.memory.kind) return 2.2
  return 3.1
}

function closeness(statement: Statement, view: HeldView, rarity: (stem: string) => number): number {
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

const stemsOf = once((features: Features): ReadonlySet<string> => new Set(features.stems))

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
  return statement.features.words.some((word) => word.lower !== value && Math.abs(word.lower.length - value.length) <= 2 && distance(word.lower, value) <= 2)
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

/** The value that is said to be over stands in the held memory. */
function overlapWithOld(statement: Statement, view: HeldView): number {
  const old = statement.change?.old
  if (old == null) return 0
  const stems = contentStems(old, statement.language)
  if (stems.length === 0) return 0
  const there = stems.filter((stem) => hasAkin(view.features, stem)).length
  return there / stems.length >= 0.5 ? 3 : 0
}

/** Speaks of somebody else, or of another one of the same sort. */
function strangeness(statement: Statement, view: HeldView): number {
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

const ENDED = /\b(?:gave up|stopped|no longer|quit|retired|dropped out|nicht mehr|ya no|left)\b/
const BIRTH = /\b(?:born|arrived|named (?:her|him|them)|geboren|nació|gave birth)\b/i
const tellsBirth = once((statement: Statement): boolean => BIRTH.test(statement.text))
/** Attributes of which a person or project has one at a time, without any doubt. */
/** Keys that people mix: a new employer closes "I'm an engineer at Acme". */
const UNIQUE =
  /^(?:home\.(?:city|address|energy|internet)|work\.(?:employer|manager|salary)|person\.|contact\.(?:phone|email)|health\.(?:doctor|dentist|therapist|blood-type)|family\.status|finance\.bank|infra\.|project\.(?!stack|port)|pets\.vet|preference\.(?:timezone|units|theme|indentation|language|code-language|citation))/
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

function related(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && RELATED.get(a)?.has(b) === true
}

const PARTNERLIKE = /^(?:partner|boss|flatmate|nanny|intern|landlord)$/
const PEOPLE_KEYS = /^(?:people|family|work\.(?:manager|colleague)|pets|home\.flatmate)/

/**
 * A restatement: nearly all that it says is held, every name and number of it too, and nothing in it speaks of a change.
 */
function saysSame(statement: Statement, view: HeldView): boolean {
  return coversHeld(statement, view) && negatedAlike(statement, view)
}

function coversHeld(statement: Statement, view: HeldView): boolean {
  const { features } = statement
  if (features.stems.length === 0 || (statement.ending && !ENDED.test(view.folded))) return false
  const names = [...features.names].every((name) => view.folded.includes(name))
  if (!names && !statement.known) return false
  const value = view.memory.value
  const holdsValue = value !== null && value.length > 1 && namesValue(statement, view)
  const numbers = features.typed.every((typed) => view.folded.includes(fold(typed.text)))
  if (!names && !holdsValue) return false
  if (!numbers && !holdsValue) return false
  if (statement.language !== 'de' && statement.value !== null && /^\p{Lu}/u.test(statement.value) && !view.folded.includes(fold(statement.value))) return false
  const relation = statement.subject?.relation
  if (relation !== undefined && !view.features.relations.has(relation)) return false
  const covered = features.stems.filter((stem) => hasAkin(view.features, stem)).length / features.stems.length
  const gazetteer = features.hits.filter((hit) => hit.value)
  const values = gazetteer.every((hit) =>
    contentStems(statement.text.slice(hit.start, hit.end), statement.language).some((stem) => hasAkin(view.features, stem)),
  )
  if (holdsValue && statement.change?.old == null) {
    if (statement.known || covered >= 0.95) return true
    // Says the held value again and nothing new of weight beside it.
    const fresh =
      !names ||
      !numbers ||
      !values ||
      (statement.change?.next != null && !contentStems(statement.change.next, statement.language).every((stem) => hasAkin(view.features, stem)))
    if (!fresh && (covered >= 0.5 || statement.canonical === view.canonical)) return !(statement.changed || statement.back) || covered >= 0.34
  }
  if ((statement.changed || statement.back) && !statement.known) return covered >= 0.95 && values
  return values && covered >= (statement.known ? 0.5 : 0.67)
}

/** Both say that it is so, or both that it is not. */
function negatedAlike(statement: Statement, view: HeldView): boolean {
  const text = statement.text.replace(/\b(?:don['’]t forget|vergiss nicht|no olvides|n['’]oublie pas)\b/gi, '')
  const [mine, theirs] = [closestPart(text, view.features, statement.language), closestPart(view.memory.text, statement.features, statement.language)]
  return negated(mine) === negated(theirs)
}

/** The part of a text between commas that shares most with the words. */
function closestPart(text: string, features: Features, language: string): string {
  let best = text
  let most = -1
  for (const part of text.split(/[,;.:]\s+|\s(?:and|but|y|pero|und|aber|because|weil|porque)\s/)) {
    const shared = contentStems(part, language).filter((stem) => hasAkin(features, stem)).length
    if (shared > most) {
      most = shared
      best = part
    }
  }
  return best
}

function negated(text: string): boolean {
  return /\b(?:not|never|no longer|don't|doesn't|isn't|aren't|won't|can't|nicht|kein\w*|nie|no|nunca|ya no|ne|pas|jamais)\b/i.test(text)
}

function namesValue(statement: Statement, view: HeldView): boolean {
  const { value, stems } = heldValue(view, statement.language)
  if (stems.length === 0) return fold(statement.text).includes(value)
  const own = ownStems(statement)
  return stems.every((stem) => own.has(stem)) || (/[^\p{Script=Latin}\p{N}\s\p{P}]/u.test(value) && fold(statement.text).includes(value))
}

/** The value that is held, folded, and the stems of its words that carry meaning. */
const heldValue = onceByLanguage((view: HeldView, language): { readonly value: string; readonly stems: readonly string[] } => {
  const value = fold(view.memory.value ?? '')
  const words = toWords(value).filter((word) => !isStop(word.lower))
  return { value, stems: words.map((word) => stemOf(word.lower, language)) }
})

const ownStems = once((statement: Statement): ReadonlySet<string> => new Set(statement.features.words.map((word) => stemOf(word.lower, statement.language))))

/** 1 for a word of one held memory, less for words that many share. */
const rarityOf = once((held: readonly HeldView[]): ((stem: string) => number) => {
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

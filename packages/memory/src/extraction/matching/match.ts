import { canonicalKey } from '../../core/keys.ts'
import { isApart } from './apart.ts'
import { sameAttribute } from '../reading/attribute.ts'
import { type Features, hasAkin } from '../keys/features.ts'
import { PLACES } from '../keys/gazetteer.ts'
import type { HeldView } from './held.ts'
import { ROLE_KEYS, scopeOf } from '../keys/key-choice.ts'
import type { Nearness } from '../extractor.ts'
import { meaningOf } from './nearness.ts'
import { once, onceByLanguage } from '../once.ts'
import { heldSubject, partsOf, shareOf } from './parts.ts'
import { RELATION, RELATION_NEAR } from './relation-weights.ts'
import { classify } from '../softmax.ts'
import type { Statement } from '../reading/statements.ts'
import { contentStems, fold, isStop, stemOf, toWords } from '../language/words.ts'

/** How a statement stands to what is held. */
export interface Match {
  /** What it replaces: the same subject and attribute. */
  readonly replaces: readonly HeldView[]
  /** What says the same already. */
  readonly same: HeldView | null
}

const NONE: Match = { replaces: [], same: null }

/** Sets a statement against what is held: the one memory that it most likely replaces or repeats, where that is more likely than not. */
export function matchHeld(statement: Statement, held: readonly HeldView[], near: Nearness = null): Match {
  const { attribute } = statement
  const own = attribute === null ? undefined : held.find((view) => view.attribute !== null && sameAttribute(attribute, view.attribute))
  if (own !== undefined) return saysSame(statement, own) ? sameAs(own) : { replaces: [own], same: null }
  let best: Graded | null = null
  let repeated: Graded | null = null
  for (const { view, close, beside, features } of relationFeatures(statement, held, near)) {
    const isLinked = close >= LINKED || (near?.get(view.memory.id) ?? 0) >= NEAR || statement.leans || statement.corrected
    if (!isLinked || beside) continue
    const [, likely = 0, same = 0] = classify(near === null ? RELATION : RELATION_NEAR, features)
    const replaces = likely >= TOLD && isTold(statement, view) ? Math.max(likely, LIKELY) : likely
    if (best === null || replaces + same > best.replaces + best.same) best = { view, replaces, same }
    if (same > (repeated?.same ?? 0)) repeated = { view, replaces, same }
  }
  if (best !== null && best.replaces + best.same >= LIKELY) {
    // What speaks of a change names the old value as well, and says it again no more than a denial does.
    const isNews = !statement.known && !endsInHeld(statement, best.view) && (statement.change !== null || statement.corrected || statement.ending)
    if (best.same <= best.replaces || isNews) return { replaces: [best.view], same: null }
    return addsNothing(statement, best.view) ? sameAs(best.view) : NONE
  }
  return repeated !== null && repeated.same > REPEATED && repeated.same > repeated.replaces && saysSame(statement, repeated.view) ? sameAs(repeated.view) : NONE
}

/** "Bin neuerdings im Schachklub" beside "Ist im Schachklub". */
function endsInHeld({ language, change }: Statement, view: HeldView): boolean {
  if (!WIDER.test(language) || change?.next == null || change.old !== null) return false
  const stems = contentStems(change.next, language)
  return stems.length > 0 && stems.every((stem) => hasAkin(view.features, stem))
}

interface Graded {
  readonly view: HeldView
  readonly replaces: number
  readonly same: number
}

/** Every name, number and known value of it is held, and both say that it is so, or both that it is not. */
function addsNothing(statement: Statement, view: HeldView): boolean {
  const { names, typed } = statement.features
  return (
    [...names].every((name) => view.folded.includes(name)) &&
    typed.every(({ text }) => view.folded.includes(fold(text))) &&
    holdsValues(statement, view) &&
    negatedAlike(statement, view)
  )
}

const LIKELY = 0.5
/** Enough where the words say that it changes. */
const TOLD = 0.15

/** "He vuelto a Vim", "Der Panda ist verkauft, jetzt …": a change is said, and the old value or the key, which has one value, tells of what. */
function isTold(statement: Statement, view: HeldView): boolean {
  const { language, change, canonical } = statement
  if (!WIDER.test(language)) return false
  if (change?.old != null && overlapWithOld(statement, view) > 0) return true
  const isSaid = change !== null || statement.back || statement.corrected
  return isSaid && canonical !== null && canonical === view.canonical && statement.keyWeight >= SURE && canonicalKey(canonical)?.values === 'one'
}

/** Languages whose forms of change are wide enough to be trusted over the classifier. */
const WIDER = /^(?:de|es)$/
/** Without so much closeness by words, or by meaning, nothing speaks for one being about the other. */
const LINKED = 0.4
const NEAR = 0.35
/** Enough where its words are held already. */
const REPEATED = 0.15

function sameAs(view: HeldView): Match {
  return { replaces: [], same: view }
}

/** How a held memory may stand to a statement. */
export const RELATIONS = ['other', 'replaces', 'same'] as const

interface Candidate {
  readonly view: HeldView
  /** How close it is by words. */
  readonly close: number
  /** Whatever the classifier says, it is not replaced. */
  readonly beside: boolean
  /** Surely of another key, or one more value of a key that has many. */
  readonly apart: boolean
  readonly features: readonly number[]
}

/** The held memories that are closest to a statement by words, closest first. */
export function closestTo(statement: Statement, held: readonly HeldView[], most: number): readonly HeldView[] {
  return gradedBy(statement, held)
    .slice(0, most)
    .map(({ view }) => view)
}

interface Close {
  readonly view: HeldView
  readonly close: number
}

const lastGrades = new WeakMap<Statement, { readonly held: readonly HeldView[]; readonly grades: readonly Close[] }>()

/** How close each is, closest first. Kept, since a statement is set against the same list more than once. */
function gradedBy(statement: Statement, held: readonly HeldView[]): readonly Close[] {
  const known = lastGrades.get(statement)
  if (known?.held === held) return known.grades
  const rarity = rarityOf(held)
  const grades = held.map((view) => ({ view, close: closeness(statement, view, rarity) })).sort((a, b) => b.close - a.close)
  lastGrades.set(statement, { held, grades })
  return grades
}

/** Numbers that go into the classifier, for each held memory that may be meant, in the order of its weights. */
export function relationFeatures(statement: Statement, held: readonly HeldView[], near: Nearness): readonly Candidate[] {
  const rarity = rarityOf(held)
  const graded = gradedBy(statement, held).map(({ view, close }) => ({ view, close, cosine: near?.get(view.memory.id) ?? null }))
  const [first = 0, second = 0] = graded.map(({ close }) => close)
  const meaning = meaningOf(graded.map(({ cosine }) => cosine))
  const general = generalFeatures(statement, held.length)
  const entry = canonicalKey(statement.canonical ?? '')
  return graded
    .filter(({ cosine }, place) => meaning.isCandidate(place, cosine))
    .map(({ view, close, cosine }) => {
      const beside = standsBeside(statement, view)
      const alike = statement.canonical !== null && statement.canonical === view.canonical
      const parts = partsOf(view, statement.language)
      const isRule = view.memory.kind === 'rule'
      const features = [
        close,
        close - (close === first ? second : first),
        Number(beside),
        Number(saysSame(statement, view)),
        Number(alike && entry?.values === 'one'),
        Number(alike && entry?.values === 'many'),
        shareOf(parts.rest, statement.features, rarity),
        Number(parts.rest.size === 0),
        shareOf(parts.key, statement.features, rarity),
        Number(parts.key.size === 0),
        shareOf(parts.value, statement.features, rarity),
        Number(parts.value.size === 0),
        strangeness(statement, view),
        Number(isRule),
        Number(isRule && statement.kind === 'rule'),
        Number(sameSort(statement.features, view.features)),
        ...general,
      ]
      if (near !== null) features.push(...meaning.features(cosine))
      return { view, close, beside, apart: otherKey(statement, view), features }
    })
}

/** What a statement is like, whatever it stands beside. */
function generalFeatures(statement: Statement, count: number): readonly number[] {
  return [
    statement.changed,
    statement.corrected,
    statement.back,
    statement.ending,
    statement.change !== null,
    statement.change?.old != null,
    statement.leans,
    statement.known,
    statement.kind === 'event',
    statement.kind === 'rule',
  ]
    .map(Number)
    .concat(Math.log(Math.min(40, count)))
}

function sameSort(mine: Features, theirs: Features): boolean {
  return mine.typed.some(({ sort }) => theirs.typed.some((other) => other.sort === sort))
}

const ADDS = /(?:^|[^\p{L}])(?:too[.!]*$|as well[.!]*$|(?:also|auch|außerdem|también|además)(?![\p{L}]))/u

/** Said beside what is held, not in its place: one more of the same, an attribute of another key, or of another thing. */
function standsBeside(statement: Statement, view: HeldView): boolean {
  const over = statement.corrected || statement.back || statement.change !== null
  if (!over && !statement.changed && statement.kind !== 'rule' && adds(statement)) return true
  if (statement.attribute !== null && view.attribute !== null) return !sameAttribute(statement.attribute, view.attribute)
  if (statement.scope !== null && statement.scope !== scopeOf(view.memory.text) && /^(?:project|infra|work)\./.test(view.canonical ?? '')) return true
  if (
    !over &&
    !statement.changed &&
    !statement.ending &&
    (otherKey(statement, view) || (!statement.leans && !statement.known && statement.kind !== 'rule' && isApart(statement, view)))
  )
    return true
  // Somebody else's attribute is not the speaker's.
  if ((statement.subject !== null || startsWithPronoun(statement)) && isSpeakers(view)) return true
  // Of two with the same relation, each has a name.
  if (otherwiseNamed(statement, view)) return true
  // Where one lives says nothing about what one works, whatever word of change stands beside it.
  return (
    statement.change?.old == null &&
    statement.canonical === 'home.city' &&
    /^(?:work|health|pets|food|person|family)\./.test(view.memory.key ?? '') &&
    view.canonical !== 'work.employer'
  )
}

/** "He ate the test plan": whoever it is, not the speaker. */
const startsWithPronoun = once(
  ({ text, language }: Statement): boolean =>
    !(language === 'es' && /^he\b/i.test(text)) && /^(?:he|she|they|his|her|their|er|sie|él|ella|ellos)\b/i.test(text),
)

/** Names nobody but what its value names: it is about the speaker or theirs. */
const isSpeakers = once(({ features, memory }: HeldView): boolean => {
  const value = fold(memory.value ?? '')
  return features.relations.size === 0 && [...features.names].every((name) => value.includes(name))
})

/** Surely of another key, or one more value of a key that has many. */
function otherKey(statement: Statement, view: HeldView): boolean {
  const { canonical, keyWeight } = statement
  if (canonical === null || view.canonical === null || namesValue(statement, view)) return false
  if (canonical === view.canonical || related(canonical, view.canonical)) return hasMany(canonical) || hasMany(view.canonical)
  return keyWeight >= SURE && view.weight >= SURE && statement.key !== view.memory.key
}

function hasMany(key: string): boolean {
  return canonicalKey(key)?.values === 'many' && !/^people\./.test(key)
}

const SURE = 0.9

function otherwiseNamed({ subject, changed, corrected }: Statement, view: HeldView): boolean {
  if (subject?.name == null || changed || corrected || PARTNERLIKE.test(subject.relation)) return false
  const other = heldSubject(view)
  return other?.name != null && other.relation === subject.relation && fold(other.name) !== fold(subject.name)
}

const adds = once((statement: Statement): boolean => ADDS.test(fold(statement.text)))

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
  const values = holdsValues(statement, view)
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

/** What it says that is a value by itself ("rowing", "Spanish") is held. */
function holdsValues({ features, text, language }: Statement, view: HeldView): boolean {
  return features.hits
    .filter((hit) => hit.value)
    .every((hit) => contentStems(text.slice(hit.start, hit.end), language).some((stem) => hasAkin(view.features, stem)))
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

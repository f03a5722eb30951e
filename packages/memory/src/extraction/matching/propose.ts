import { canonicalKey } from '../../core/keys.ts'
import type { MemoryId } from '../../core/memory.ts'
import type { Proposal } from '../extractor.ts'
import type { Cleaned } from '../language/clean.ts'
import { isBesideValue } from './fitting.ts'
import type { HeldView } from './held.ts'
import type { Match } from './match.ts'
import { isDated } from './news-names.ts'
import { partingOf } from '../reading/parted.ts'
import type { Statement } from '../reading/statements.ts'
import { akin, contentStems, fold, slug } from '../language/words.ts'

/** Makes the proposal of a statement: what is kept of its words, under which key, and what it replaces. */
export function propose(statement: Statement, match: Match, held: readonly HeldView[], turn: number, source: Pick<Cleaned, 'slice'>): Proposal {
  const replaced = match.replaces[0] ?? null
  const quote = source.slice(statement.start, statement.end)
  const stated = replaced === null ? statement : wholeMeal(withNewValue(statement, replaced), replaced)
  const old = oldValue(stated, replaced)
  const text = old !== null ? withoutOld(stated, old, replaced) : stated.leans && replaced !== null ? standingAlone(stated, replaced) : stated.text
  const value = stated.value !== null && old !== null && fold(stated.value) === fold(old) ? null : stated.value
  const key = replaced === null ? freeKey(statement, held, match.same) : (replaced.memory.key ?? freeKey(statement, held, null))
  const ids: readonly MemoryId[] = match.replaces.map((view) => view.memory.id)
  return {
    op: 'remember',
    turn,
    text: tidy(text),
    key,
    value,
    kind: kindOf(statement, replaced),
    quote: old !== null && fold(quote).includes(fold(old)) ? quoteWithout(quote, stated.value, old) : quote,
    confidence: match.same !== null ? Math.max(0.6, statement.confidence) : statement.confidence,
    explicit: statement.explicit,
    replaces: ids,
    ...(match.same === null ? {} : { same: match.same.memory.id }),
    reason: match.same !== null ? 'same' : replaced === null ? 'new' : statement.back ? 'changed-back' : statement.corrected ? 'correction' : 'new-value',
    ...(statement.validity.validFrom === undefined ? {} : { validFrom: statement.validity.validFrom }),
    ...(statement.validity.validTo === undefined ? {} : { validTo: statement.validity.validTo }),
    ...(statement.canonical === null ? {} : { classification: canonicalKey(statement.canonical)?.classification }),
    language: statement.language,
  }
}

/** "I moved to Lisbon last month" tells what happened and what is true from then on: a fact, which does not fade like an event. */
function kindOf(statement: Statement, replaced: HeldView | null): Statement['kind'] {
  if (replaced !== null && replaced.memory.kind === 'rule' && statement.kind === 'fact') return 'rule'
  const canonical = statement.canonical === null ? undefined : canonicalKey(statement.canonical)
  return statement.kind === 'event' && canonical?.values === 'one' && canonical.kind === 'fact' ? 'fact' : statement.kind
}

/** What was taken for the value may be what the two have in common: then a name that is new is the value. */
function withNewValue(given: Statement, replaced: HeldView): Statement {
  if (partingOf(given) !== null) return given
  const told = given.value !== null && IS_OVER.test(given.value) && !IS_RETIRED.test(given.text) ? { ...given, value: null, plainValue: null } : given
  const statement =
    told.change?.old != null && !overlaps(told.change.old, replaced, told.language)
      ? { ...told, value: told.plainValue === told.change.old ? told.change.next : told.plainValue }
      : told
  const sorted = ofTheSameSort(statement, replaced)
  if (sorted !== null) return { ...statement, value: sorted }
  const placed = whereHeldIs(statement, replaced)
  if (placed !== null) return { ...statement, value: placed }
  const { value } = statement
  if (value !== null && told.change?.next === value && !replaced.folded.includes(fold(value))) return statement
  if (value !== null && !contentStems(value, statement.language).every((stem) => replaced.features.stems.includes(stem))) return statement
  for (const match of statement.text.matchAll(/(?<!^)(?<![.!?] )\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}[\p{L}'’-]+|\d+))*/gu)) {
    if (!/^I\b/.test(match[0]) && !isDated(fold(match[0])) && !isBesideValue(statement.text.slice(0, match.index)) && !replaced.folded.includes(fold(match[0])))
      return { ...statement, value: match[0] }
  }
  return { ...statement, value: null }
}

/** Says what became of something, and is no value of it. */
const IS_OVER =
  /^(?:left|gone|over|retired|quit|closed|sold|cancelled|canceled|finished|dead|history|no more|gekündigt|abgemeldet|abbestellt|abgeschafft|abgeschaltet|verkauft|verschenkt|weg|raus|dicht|vorbei|passé|(?:[\p{L} ]{1,24} )?(?:gefallen|aufgehört|rausgeflogen|eingegangen)|rot[oa]|vendid[oa]|cancelad[oa]|cerrad[oa])$/iu

const EATS = /(?<!\p{L})(?:eats?|drinks?|frisst|fressen|isst|trinkt|come|bebe|desayuna|almuerza|cena)(?!\p{L})/iu
/** What goes with it, and not with whom: the one is no name. */
const GARNISH: Readonly<Record<string, RegExp>> = {
  de: /^ mit \p{Lu}\p{Ll}+(?=[,.;!?]|$| und(?!\p{L}))/u,
  es: /^ con \p{Ll}{3,}(?=[,.;!?]|$| y(?!\p{L}))/u,
}

/** "Reis mit Huhn" beside "Der Hund frisst Trockenfutter". */
function wholeMeal(statement: Statement, { memory }: HeldView): Statement {
  const { text, value, language } = statement
  const at = value === null || !EATS.test(memory.text) ? -1 : text.indexOf(value)
  if (value === null || at < 0) return statement
  const dish = value + (GARNISH[language]?.exec(text.slice(at + value.length))?.[0] ?? '')
  return dish === value ? statement : { ...statement, value: dish }
}

/** "Exercises at the gym", "I do my lengths at Saltmarsh": the place is the value, and not what is done there. */
function whereHeldIs({ text, value }: Statement, { memory }: HeldView): string | null {
  const old = memory.value === null ? -1 : fold(memory.text).indexOf(fold(memory.value))
  const at = value === null ? -1 : text.indexOf(value)
  if (
    value === null ||
    at < 0 ||
    old < 0 ||
    !/\b(?:at|in) (?:the |an? )?$/iu.test(memory.text.slice(0, old)) ||
    /^\p{Lu}/u.test(value) ||
    !/\b(?:do|doing|did) (?:my|our) $/iu.test(text.slice(0, at))
  )
    return null
  return /^ (?:at|in) (?:the )?(\p{Lu}[\p{L}'’-]+(?: (?:of |the )?\p{Lu}[\p{L}'’-]+)*)/u.exec(text.slice(at + value.length))?.[1] ?? null
}

/** Of a person it is a state. */
const IS_RETIRED = /\b(?:being|i['’]?m|i am|we['’]re|now) (?:now |finally |officially )?retired\b/iu

/** Where a time or a weekday is held, the new one is the value: "Vuelvo a dar clases los jueves". */
function ofTheSameSort({ features, value }: Statement, replaced: HeldView): string | null {
  const held = fold(replaced.memory.value ?? '')
  const sort = replaced.features.typed.find(({ text }) => fold(text) === held)?.sort
  if (sort === undefined || sort === 'amount' || sort === 'version') return null
  const [fresh, ...more] = features.typed.filter((typed) => typed.sort === sort && !replaced.folded.includes(fold(typed.text)))
  return fresh === undefined || more.length > 0 || (value !== null && fold(value).includes(fold(fresh.text)) && value.length < 2 * fresh.text.length)
    ? null
    : fresh.text
}

function overlaps(words: string, view: HeldView, language: string): boolean {
  return contentStems(words, language).some((stem) => view.features.stems.some((other) => akin(stem, other)))
}

/** The value that is over, where the clause still names it. */
function oldValue(statement: Statement, replaced: HeldView | null): string | null {
  const text = fold(statement.text)
  const held = replaced?.memory.value ?? null
  const next = statement.value === null ? '' : fold(statement.value)
  const over =
    statement.ending ||
    statement.back ||
    statement.corrected ||
    statement.change !== null ||
    statement.leans ||
    /\b(?:dropped|not|nicht|no|without|instead|anymore|from|ohne|sin|von)\b/.test(text)
  if (held !== null && over && text.includes(fold(held)) && !next.includes(fold(held))) return held
  const told = statement.change?.old ?? null
  // "Pasé la cuenta del negocio a Unicaja" beside a held bank: what was taken for the old value is none.
  if (told !== null && held !== null && held !== '' && !overlapsValue(told, held)) return null
  return told !== null && replaced !== null && text.includes(fold(told)) && !next.includes(fold(told)) ? told : null
}

function overlapsValue(told: string, held: string): boolean {
  const words = fold(held).split(/[^\p{L}\d]+/u)
  return fold(told)
    .split(/[^\p{L}\d]+/u)
    .some((word) => words.some((other) => word !== '' && akin(word, other)))
}

/** Says the new without the old: leaves "from Jira" out, or puts the new value into what was held. */
function withoutOld(statement: Statement, old: string, replaced: HeldView | null): string {
  const escaped = old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const cuts = [
    new RegExp(
      `\\s*,?\\s*\\b(?:(?:et |e )?(?:pas|não)(?: celui| celle)?(?: de| du| des| à| aux?| en| les?| la| chez| d[oa]| n[oa]| em| a| às| aos| o)?|et plus (?:du|de|le|la)|from|instead of|rather than|in place of|and not|not|von|statt|anstatt|de|en vez de|en lugar de|nicht) (?:on |in |at |an? |the |my |der |dem |el |la )*${escaped}\\b(?! \\p{Ll}+ (?:to|into|onto) )`,
      'iu',
    ),
  ]
  // "It's not peanuts I'm allergic to" is nothing without what it denies.
  for (const cut of /^(?:it|that)['’]?s not /i.test(statement.text) ? [] : cuts) {
    const shorter = statement.text.replace(cut, '').trim()
    if (!fold(shorter).includes(fold(old)) && shorter.split(/\s+/).length >= 3 && (statement.value === null || shorter.includes(statement.value)))
      return shorter
  }
  const value = statement.value
  if (value === null) return statement.text
  const held = replaced?.memory
  if (held !== undefined && fold(held.text).includes(fold(old))) {
    const at = fold(held.text).indexOf(fold(old))
    return held.text.slice(0, at) + value + held.text.slice(at + old.length)
  }
  const label = (replaced?.memory.key ?? statement.key ?? '').replace(/[._-]+/g, ' ').trim()
  return label === '' ? value : `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${value}`
}

/** "It's large, actually": the held sentence with the new value, or what it is about before the words. */
function standingAlone(statement: Statement, replaced: HeldView): string {
  const held = replaced.memory
  if (statement.value !== null && !/^(?:he|she|they)\b/i.test(statement.text) && held.value !== null && fold(held.text).includes(fold(held.value))) {
    const at = fold(held.text).indexOf(fold(held.value))
    return held.text.slice(0, at) + statement.value + held.text.slice(at + held.value.length)
  }
  const label = (held.key ?? '').replace(/[._-]+/g, ' ').trim()
  return label === '' || /^he|^she|^they/i.test(statement.text) === false
    ? statement.text
    : `${label.charAt(0).toUpperCase()}${label.slice(1)}: ${statement.text}`
}

function quoteWithout(quote: string, value: string | null, old: string): string {
  const at = value === null ? -1 : quote.indexOf(value)
  if (value === null || at < 0) return quote
  return fold(value).includes(fold(old)) ? quote : value
}

/** A key that no other active memory holds, since a key has one: an addition must never close what it does not replace. */
function freeKey(statement: Statement, held: readonly HeldView[], same: HeldView | null): string | null {
  const { key } = statement
  if (same !== null) return same.memory.key
  if (key === null || !held.some((view) => view.memory.key === key)) return key
  const part = slug(statement.value ?? '')
  const longer = part === '' ? null : `${key}.${part}`
  return longer !== null && held.some((view) => view.memory.key === longer) ? null : longer
}

/** Takes off what only joins a clause to the one before. */
function tidy(text: string): string {
  return text
    .replace(/^(?:and|but|so|oh|also|plus|und|aber|y|pero|et|mais|btw|fyi)[, ]+(?=\p{L})/iu, '')
    .replace(/[\s,;:–—-]+$/, '')
    .trim()
}

import { canonicalKey } from '../../core/keys.ts'
import { hasAkin } from '../keys/features.ts'
import type { HeldView } from '../matching/held.ts'
import { heldSubject, partsOf } from '../matching/parts.ts'
import { once } from '../once.ts'
import { akin, fold, stemOf } from '../language/words.ts'
import { isAmong } from './kin.ts'
import { RULE } from './likeness.ts'
import { type Asked, type Claims, isLittle } from './claims.ts'

/**
 * Whether a held memory may be what a request to forget means: nobody else's, no other value and no other kind than the one that is
 * named. What is forgotten cannot be had back, so that one word against it counts more than all that speak for it.
 */
export function isBorneOut(all: readonly Claims[], view: HeldView, held: readonly HeldView[], language: string, isNear: boolean): boolean {
  return all.length === 0 || all.some((claims) => bearsOut(claims, view, held, language, isNear))
}

/** Whether it is said right away to be the kind of thing that a memory is, and nothing else of it: "forget my job". */
export function isWordForWord([claims, ...more]: readonly Claims[], view: HeldView): boolean {
  if (claims === undefined || more.length > 0 || !claims.isPlain || claims.head === null || claims.values.length > 0) return false
  const keys = keysOf(claims.head)
  const { canonical } = view
  const isKey = canonical !== null && (keys.includes(canonical) || (WORK.test(canonical) && keys.some((key) => WORK.test(key))))
  return isKey && claims.further.every((word) => isMet(word, view))
}

function bearsOut(claims: Claims, view: HeldView, held: readonly HeldView[], language: string, isNear: boolean): boolean {
  const people = peopleIn(held)
  for (const [relation, word] of claims.relations) if (!isAbout(view, relation, word, people)) return false
  const keys = claims.asksFor === 'place' ? PLACES : claims.asksFor === 'work' ? JOBS : []
  if (keys.length > 0 && !keys.some((key) => view.canonical === key || view.features.keys.has(key)) && !housesThem(claims, view)) return false
  if (claims.asksFor === 'amount' && !TELLS_AMOUNT.test(view.folded)) return false
  if (claims.asksFor === 'where' && (ONLY_NAMES.test(view.memory.text) || view.canonical === 'person.birthday')) return false
  if (claims.asksFor === 'name' && !TELLS_NAME.test(view.memory.text)) return false
  if (claims.relations.size === 0 && claims.isOwn && isAnothers(view, people) && !claims.values.flat().some((value) => names(value, view, people))) return false
  if (claims.isOver && IS_SO.test(view.memory.text) && !wasSo(view)) return false
  const isNamed = claims.values.some((words) => words.some((word) => names(word, view, people)))
  // "Forget that I used to live in Porto": a memory that Porto is left for another place goes on.
  const { value: current } = view.memory
  if (claims.isPast && current !== null && claims.values.length > 0 && !claims.values.flat().some(({ lower }) => fold(current).includes(lower))) return false
  if (!isNamed && claims.values.some((words) => words.some((word) => isAgainst(word, view)))) return false
  if (claims.isPlain && claims.head !== null && isOtherKind(claims.head, claims, view)) return false
  if (claims.head !== null && SECRET.test(claims.head.lower) && KEEPER.test(view.folded)) return false
  if (claims.isStatement && claims.further.some((word) => isOtherMember(word, NONE, view))) return false
  if (!isNear && !isNamed && !isOfKind(claims, view)) return false
  const { value } = partsOf(view, language)
  // "Tom's birthday" is told of Tom, and is not who Tom is.
  const owners = claims.head === null ? [] : claims.values.flat().filter(({ isOwner }) => isOwner)
  const isSaid = owners.length === 0 && isNamed
  if (!claims.isPlain || isNear || isSaid || claims.stems.some((stem) => value.has(stem) && !owners.some((owner) => owner.stem === stem))) return true
  const telling = claims.head === null ? claims.further : [claims.head, ...claims.further]
  // "My account number" is no phone number: what they share stands for anything.
  if (telling.length > 0 && !telling.some((word) => isMet(word, view))) return [...claims.groups].some((group) => view.features.groups.has(group))
  // "My nut allergy": beside a sort of which there may be many, a further word says which.
  if (claims.isStatement || (claims.asksFor !== 'amount' && view.canonical !== null && canonicalKey(view.canonical)?.values === 'many'))
    return claims.further.every((word) => word.isQuality || isMet(word, view))
  return true
}

/** "Gran's illness": an illness, or what goes by such a word; that it is about gran is not enough. Nor is a word in common of another sort. */
function isOfKind({ head, further, relations, isStatement }: Claims, view: HeldView): boolean {
  if (head === null || isStatement || isLittle(head) || RULE.test(head.lower)) return true
  // "The mango allergy": no other one.
  const isOne = view.canonical === 'health.allergy' && keysOf(head).includes(view.canonical)
  if (isOne && further.length > 0 && !further.some((word) => word.isQuality || isMet(word, view))) return false
  const isOwned = [...relations.values()].some(({ isOwner }) => isOwner)
  if (isMet(head, view) || (!isOwned && further.some((word) => isMet(word, view)))) return true
  const keys = keysOf(head)
  if (keys.some((key) => view.features.keys.has(key))) return true
  // What is surely of another part of life has but a synonym in common: "my pills" and units of measure.
  const isElsewhere = keys.length > 0 && view.canonical !== null && view.weight >= CLEARLY && !keys.some((key) => areaOf(key) === areaOf(view.canonical))
  if (isElsewhere && shareGroup(head, view)) return false
  return !isOwned || shareGroup(head, view)
}

function areaOf(key: string | null): string {
  return key?.split('.')[0] ?? ''
}

/** Tells of what was, in its own words or by its key. */
export function wasSo({ folded }: HeldView): boolean {
  return WAS_SO.test(folded)
}

/** In the words of what still is: no memory of an old job. */
const IS_SO =
  /^.{0,60}\b(?:since|now|as of|i'm|i am)\b|^(?:(?:i|we|my|our|user|ich|wir|mein\p{L}*|yo|mi|nuestr\p{L}*)(?!\p{L})|(?:lives|works|teaches|studies|goes|plays|is|has|drives|uses|earns|wohnt|arbeitet|ist|hat|fährt|vive|trabaja|es|tiene)\s)|^(?:[\p{L}'’-]+ ){1,3}(?:is|are|ist|sind|es|son) /iu
const WAS_SO =
  /\b(?:old|former|previous|ex|past|was|were|had|used to|worked|lived|left|quit|until|ago|no longer)\b|(?<!\p{L})(?:alte[nrsm]?|ehemalig\p{L}*|früher\p{L}*|war|hatte|wohnte|arbeitete|bis|antigu[oa]|anterior|era|fue|vivía|trabajaba|trabajé|tenía|antes)(?!\p{L})/u
/** "Mum's moved into Beech House": where somebody else lives is told in other words. */
function housesThem({ asksFor, relations }: Claims, { folded }: HeldView): boolean {
  return asksFor === 'place' && relations.size > 0 && HOUSED.test(folded)
}

const HOUSED =
  /\b(?:lives?|living|moved|stays?|staying|home|house|flat)\b|(?<!\p{L})(?:wohnt|wohnen|zog|gezogen|heim|vive|viven|mud\p{L}+|residencia)(?!\p{L})/u

/** "Forget my password": a secret is not held; the program that keeps it is another thing. */
const SECRET = /^(?:passw[oö]r[dt](?:s|e|er)?|pass(?:code|phrase)s?|kenn(?:wort|wörter)|contraseñas?|claves?|pins?)$/u
const KEEPER =
  /(?:password|passwort|kennwort|passphrase)[ -]?(?:manager|vault|safe|keeper|app|tresor|speicher|verwaltung)|(?:gestor|administrador) de (?:contraseñas|claves)/u
const PLACES = ['home.city', 'home.address', 'home.country']
const JOBS = ['work.role', 'work.employer']
/** "Daughter is called Ines": who somebody is, and nothing of them. */
const ONLY_NAMES =
  /^(?:[\p{L}-]+ ){1,3}(?:(?:is|are|ist|sind|es|son)(?: called| named)?|heißt|heißen|(?:se )?llaman?|called|named) \p{Lu}\p{L}+(?: (?:and|und|y) \p{Lu}\p{L}+)?[.!]?$/u
const TELLS_AMOUNT =
  /\d|\b(?:hundred|thousand|million|grand|pounds?|euros?|dollars?|francs?|kilos?|stone|wages?|salary|earns?|weighs?|mil|tausend|gana|cobra|verdien\p{L}*|gehalt|lohn|sueldo)(?!\p{L})/u
const TELLS_NAME =
  /(?<!\p{L})(?:called|named?|names|heißt|heißen|namens|llam\p{L}+|appelle|chama|married to|verheiratet mit|casad[oa] con)(?!\p{L})|(?:is|are|ist|es|=|:) \p{Lu}|^\p{Lu}\p{L}+ (?:is|ist|es) /u

/** Relations that are called by other words as well, and by nothing else of those. */
const BY_GROUP = /^(?:neighbour|partner|ex|boss|friend|landlord|colleague|dog|cat)$/

type People = ReadonlyMap<string, ReadonlySet<string>>

/** It speaks of them, or of somebody who another memory says is them. */
function isAbout(view: HeldView, relation: string, word: Asked, people: People): boolean {
  const there = view.features.relations
  if (isAmong(relation, there) || hasAkin(view.features, word.stem)) return true
  if (BY_GROUP.test(relation) && shareGroup(word, view)) return true
  const known = people.get(relation)
  return known !== undefined && view.features.words.some(({ lower }) => known.has(lower.replace(/'s$/, '')))
}

/** An attribute of somebody else's: "My brother's phone number is …", "Dad drives …"; not who they are. */
function isAnothers(view: HeldView, people: People): boolean {
  const subject = heldSubject(view)
  // "Meinem Bruder schulde ich noch die Kaution": filed under him, and the speaker's own.
  if (/^people\.[^.]+\.[^.]/.test(view.memory.key ?? '')) return OTHERS.test(view.memory.text) || !SUBJECT.test(view.folded)
  const first = view.features.words.find(({ lower }) => /'s$/.test(lower))
  if (subject !== null && !PETS.test(subject.relation)) return OTHERS.test(view.memory.text)
  // "Old Fern gets a tablet for her hips": somebody's, and not the speaker's.
  if (subject === null && THEIRS.test(view.memory.text) && !MINE.test(view.folded)) return true
  const owner = first?.lower.replace(/'s$/, '')
  return owner !== undefined && [...people.values()].some((known) => known.has(owner))
}

/** Somebody does something with what is theirs; not the user, who may be told of in the third person as well ("Lives with her parents"). */
const THEIRS = /^(?:(?:Old|Little|Poor|Young) )?(?!User |The )\p{Lu}\p{L}+ \p{L}+s \P{Lu}{0,80}?\b(?:his|her|their) \p{L}/u
const SUBJECT = /(?<!\p{L})(?:i|i've|i'm|we|ich|wir|yo)(?!\p{L})/u
const MINE = /(?<!\p{L})(?:i|i'm|i've|me|my|mine|we|us|our|user)(?!\p{L})/u
const PETS = /^(?:dog|cat|horse|pet)$/
const OTHERS =
  /^(?:(?:my|our|the|your|user's|mein\p{L}*|mi|nuestr\p{L}*) )?(?:\p{L}+ )?[\p{L}-]+(?:['’]s \p{L}| (?:lives?|works?|drives?|has|have|plays?|goes|go|takes?|stud(?:y|ies)|eats?|speaks?|owns?|rides?|wohnt|wohnen|arbeitet|fährt|hat|spielt|vive|trabaja|tiene|conduce|juega|toca) )/iu

/** Names that a held memory gives for a relation: "My brother is called Tom". */
const peopleIn = once((held: readonly HeldView[]): People => {
  const people = new Map<string, Set<string>>()
  for (const { features, memory } of held) {
    if (features.relations.size !== 1) continue
    for (const relation of features.relations) {
      const known = people.get(relation) ?? new Set<string>()
      for (const name of features.names) known.add(name)
      if (memory.value !== null && /^\p{Lu}\p{L}+$/u.test(memory.value)) known.add(fold(memory.value))
      people.set(relation, known)
    }
  }
  return people
})

/** The memory has that very word, or tells of somebody who is called so. */
function names(value: Asked, view: HeldView, people: People): boolean {
  if (view.features.words.some(({ lower }) => isSameName(lower, value.lower))) return true
  // "Kiwiallergie": a German word has both, and only what stands before tells of which.
  const compound = COMPOUND.exec(value.lower)?.[1]
  if (compound !== undefined) return hasPart(compound, view)
  if (shareGroup(value, view)) return true
  for (const relation of view.features.relations) if (people.get(relation)?.has(value.lower) === true) return true
  return false
}

function hasPart(compound: string, view: HeldView): boolean {
  return view.features.stems.some((stem) => stem.length > 3 && (compound.startsWith(stem) || (stem.startsWith(compound) && stem.length - compound.length < 3)))
}

const COMPOUND = /^(\p{L}{3,})(?:allergie|intoleranz|unverträglichkeit)$/u

/** A proper name speaks against whatever has it not; a known value of a key ("guitar") against what holds another of that key. */
function isAgainst({ features }: Asked, view: HeldView): boolean {
  const known = features.hits.filter(({ value }) => value)
  return known.length === 0 || known.some(({ key }) => key === view.canonical || view.features.keys.has(key))
}

/** In the plural, with an ending, or as a part of a longer word: `kiwi` and `kiwis`, `gmail` in `ana@gmail.com`. */
function isSameName(a: string, b: string): boolean {
  if (a === b || stemOf(a, 'en') === stemOf(b, 'en')) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return (
    (short.length >= 3 && (long.startsWith(short) ? long.length - short.length <= 2 : false)) ||
    (short.length >= 4 && /[@._/-]/.test(long) && long.includes(short))
  )
}

function shareGroup({ features }: Asked, view: HeldView): boolean {
  return [...features.groups].some((group) => view.features.groups.has(group))
}

function isMet(word: Asked, view: HeldView): boolean {
  // "Karte" and "Jahreskarte".
  if (word.lower.length > 4 && view.features.words.some(({ lower }) => lower.endsWith(word.lower))) return true
  return hasAkin(view.features, word.stem) || shareGroup(word, view) || keysOf(word).some((key) => key === view.canonical)
}

/** The thing is of a kind of its own, which is not the memory's: "my address" is no city. */
function isOtherKind(head: Asked, { groups, phraseKeys, isStatement }: Claims, view: HeldView): boolean {
  if (phraseKeys.length > 0 && isSettled(view) && !phraseKeys.some((key) => key === view.canonical)) return true
  if (view.features.stems.some((stem) => stem === head.stem || (akin(stem, head.stem) && Math.abs(stem.length - head.stem.length) < 4))) return false
  if (OTHER_THING.test(head.lower) || isOtherMember(head, isStatement ? NONE : groups, view)) return true
  const compound = COMPOUND.exec(head.lower)?.[1]
  if (compound !== undefined && !hasPart(compound, view)) return true
  const keys = keysOf(head)
  const { canonical } = view
  if (keys.length === 0 || canonical === null || keys.includes(canonical) || (WORK.test(canonical) && keys.some((key) => WORK.test(key)))) return false
  return isSettled(view) || (view.weight >= CLEARLY && ![...groups].some((group) => view.features.groups.has(group)))
}

/** "My guitar" beside a cello: both are words of one key, and each is a thing of its own. */
function isOtherMember(word: Asked, groups: ReadonlySet<string>, view: HeldView): boolean {
  const { canonical } = view
  if (canonical === null || !MEMBERS.test(canonical) || SORT.test(word.lower) || hasAkin(view.features, word.stem)) return false
  return word.features.hits.some(({ key }) => key === canonical) && !shareGroup(word, view) && ![...groups].some((group) => view.features.groups.has(group))
}

const NONE: ReadonlySet<string> = new Set()

const MEMBERS =
  /^(?:hobby\.(?:instrument|sport|activity)|pets\.pet|food\.(?:diet|drink|snack)|family\.status|health\.(?:condition|medication)|transport\.car|person\.language)$/
/** Names the sort and none of it. */
const SORT =
  /^(?:instrument|sport|exercise|workout|training|gym|hobb(?:y|ie)|pastime|class|pet|animal|diet|drink|snack|food|marital|relationship|status|condition|illness|disease|diagnosis|symptom|language|car|vehicle|medication|medicine|med|pill|tablet|drug|prescription|dose|auto|wagen|coche|medikament|tablette|medicina|pastilla|haustier|tier|hobby|getränk|ernährung|diät|krankheit|diagnose|familienstand|sprache|instrumento|deporte|mascota|bebida|dieta|enfermedad|diagnóstico|afición|idioma)(?:s|e|en)?$/u

/** Its key is one of the catalogue, and not guessed from its words. */
function isSettled({ memory }: HeldView): boolean {
  return memory.key !== null && canonicalKey(memory.key) !== undefined
}

/** What one does and for whom: a job is either. */
const WORK = /^work\.(?:role|employer)$/
const CLEARLY = 1
/** Belongs to what is held and is not it: "the dog food", "my Bosch account". */
const OTHER_THING =
  /^(?:food|account|contract|bill|idea|joke|draft|essay|tweet|post|ticket|booking|app|folder|file|photo|song|playlist|subplot|scene|character|chapter|futter|konto|vertrag|idee|witz|comida|cuenta|chiste)s?$/

function keysOf({ features }: Asked): readonly string[] {
  return features.hits.filter(({ value }) => !value).map(({ key }) => key)
}

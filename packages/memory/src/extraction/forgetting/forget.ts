import type { MemoryId } from '../../core/memory.ts'
import { attributeNamed, sameAttribute } from '../reading/attribute.ts'
import { isBorneOut, isWordForWord, wasSo } from './borne-out.ts'
import { claimsOf } from './claims.ts'
import type { HeldView } from '../matching/held.ts'
import type { Nearness } from '../extractor.ts'
import { featuresOf, hasAkin } from '../keys/features.ts'
import { isRule, likenesses, rarities, RULE, topicScores } from './likeness.ts'
import { NEAR, meaningOf } from '../matching/nearness.ts'
import { partsOf, shareOf } from '../matching/parts.ts'
import { aboutOf, exceptionIn, leadsBack, type Request } from './request.ts'
import { classify } from '../softmax.ts'
import { TARGET, TARGET_NEAR } from './target-weights.ts'
import { dismisses, saysTheSame, toldBefore } from './told.ts'
import { relationOf } from '../language/subjects.ts'
import { fold, stemOf } from '../language/words.ts'
import { akinTo } from '../matching/held-index.ts'
import { topicStems } from './request-words.ts'

const ALL = /\b(?:anything|everything|all|alles|todo|any|whatever|tout|every)\b/
const POINTING = /\b(?:that|it|this|them|those|das|es|dies|eso|esto|lo|ça|cela|isso|isto|that rule)\b|それ|これ|ذلك|هذا/

/** What was said beside a request to forget. */
export interface Beside {
  /** In the user's turns before, newest last. */
  readonly earlier: readonly string[]
  /** In the same turn, before the request. */
  readonly here: readonly string[]
}

/** The memories that a request to forget means; empty when that cannot be told. */
export function resolveForget(request: Request, said: Beside, held: readonly HeldView[], near: Nearness): readonly MemoryId[] {
  if (held.length === 0) return []
  const { language, folded, stems } = request
  const claims = claimsOf(request.text, language)
  const isPossible = (view: HeldView): boolean => isBorneOut(claims, view, held, language, false)
  const thing = attributeNamed(request.text)
  const exactly = thing === null ? [] : held.filter(({ attribute }) => attribute !== null && sameAttribute(attribute, thing))
  if (exactly.length > 0) return idsOf(exactly)
  if (WHERE_LIVING.test(folded)) {
    const places = held.filter((view) => PLACE.test(view.canonical ?? '') && isPossible(view))
    if (places.length > 0) return idsOf(places)
  }
  // Of everything, a message is too little to take it by: the panel asks for that in so many words.
  if (OF_ALL.test(folded) && request.kept === null) return []
  const spelled = spelledOut(folded, held)
  if (spelled !== null) return idsOf([spelled])
  // "Scratch that": what the user had just told, whatever the reason that stands beside it; unless that says it is about what is held.
  const isTopic = (text: string): boolean => OF_HELD.test(fold(text)) || /[?]\s*$/.test(text) || (!leadsBack(text) && !namesPeopleOnly(text, held, language))
  const isExcept = request.kept !== null || ALL.test(folded)
  const told = !request.points || isExcept || said.here.some(isTopic) ? null : toldBefore(said.earlier, held, language, !dismisses(request.whole))
  if (told !== null) return idsOf([told, ...saysTheSame(told, held, language)])
  const isNamed = stems.length > 0 || (request.names && request.asked.keys.size > 0 && !POINTING.test(folded))
  const named = !isNamed ? [] : request.items.length > 1 ? eachNamed(request, held, near) : namedIn(request, held, near)
  const [only, other] = named
  if (only !== undefined) {
    const spoken = other === undefined || request.items.length > 1 || MANY.test(folded) ? null : spokenOf(named, request, said)
    return idsOf(spoken === null ? named : [spoken])
  }
  if (request.names && !POINTING.test(folded) && stems.length > 1)
    return idsOf(tied(request, said, held).filter((view) => isPossible(view) && mayBehave(view, request)))
  if (!request.points && stems.length > 1) return []
  // "Erase it": what was said just before says what; a word beside it only when that leads nowhere.
  const asked = dismisses(request.whole) && said.earlier.at(-1)?.trimEnd().endsWith('?') === true
  // "That guy I was seeing? I want him gone.": it is asked for in this turn, and nothing that was said earlier is meant.
  const isHere = asked || said.here.at(-1)?.trimEnd().endsWith('?') === true
  const before = isHere ? said.here : [...said.earlier, ...said.here]
  for (let i = before.length - 1; i >= 0 && i >= before.length - 4; i -= 1) {
    const text = before[i] ?? ''
    const isMeant = (view: HeldView): boolean => isPossible(view) && (!SOMEBODY.test(folded) || isSomebody(view, text))
    const fits = fitting(text, request, held).filter(({ view }) => isMeant(view))
    const claimed = claimsOf(text, language)
    const borne = fits.filter(({ view }) => isBorneOut(claimed, view, held, language, false))
    const likely = borne.length > 0 ? borne : fits
    const [lone, another] = isHere && (SOMEBODY.test(folded) || stems.length === 0) ? likely.filter(({ score }) => score > SOME) : []
    const pointed = lone !== undefined && another === undefined ? [lone.view] : PLURAL.test(folded) ? alike(likely) : pick(likely)
    if (pointed.length > 0) return idsOf(pointed)
  }
  // "Forget it" right after a question is said of the question.
  return stems.length > 0 || asked || (claims.length === 0 && request.asked.keys.size === 0 && POINTING.test(folded)) ? [] : idsOf(namedIn(request, held, near))
}

/** "I want him gone": nothing is meant that tells of nobody. */
const SOMEBODY =
  /\b(?:him|she|he|hers)\b|\bher\b(?= *(?:[.,;!?]|$)| (?:gone|out|off|away|wiped|removed|deleted|erased|forgotten|cleared|taken|turning|coming|popping|showing|kept|stored|saved|from|in|on|here|up|any|at|to|please|pls|again|too|as|and)\b)/u
/** "That guy I was seeing? I want him gone.": enough where it is somebody, and nobody else has a word of it. */
const SOME = 0.4
/** What may be told of animals as well. */
const HUMAN = /\b(?:guy|man|woman|lady|girl|bloke|chap|person|fellow|boyfriend|girlfriend|husband|wife|mann|frau|typ|chico|chica|hombre|mujer)\b/iu

function isSomebody({ memory, features }: HeldView, said: string): boolean {
  if (/^pets\./.test(memory.key ?? '') || features.keys.has('pets.pet')) return !HUMAN.test(said)
  return features.relations.size > 0 || memory.key?.startsWith('people.') === true || [...features.names].some((name) => isInside(name, memory.text))
}

/** A name, and not only the first word of a sentence. */
function isInside(name: string, text: string): boolean {
  return fold(text).indexOf(name) > 0 || fold(text) === name
}

/** "The kids mutinied. Erase.": of all that is held it names somebody at most, who is why. */
function namesPeopleOnly(text: string, held: readonly HeldView[], language: string): boolean {
  const features = featuresOf(text, language)
  // "My sister's name is private" is about what is hers.
  if (
    features.relations.size === 0 ||
    /(?<!\b(?:he|she|it|that|this|who|what|there|here|let|one))['’]s\b(?! (?:not|a|an|the|been|\p{L}+ing)\b)|s['’] /iu.test(text)
  )
    return false
  const people = new Set(features.words.filter(({ lower }) => relationOf(lower, 'my') !== undefined).map(({ lower }) => stemOf(lower, language)))
  return topicStems(features, language).every((stem) => people.has(stem) || akinTo(held, stem).length === 0)
}

/** Town and street alike. */
const WHERE_LIVING =
  /(?:where (?:i|we)(?: currently| now)? (?:live|am living|are living)|wo (?:ich|wir)(?: jetzt)? wohn(?:e|en)|dónde (?:vivo|vivimos))(?= *(?:[.,;!?]|$|now\b|please\b))/u
const PLACE = /^home\.(?:city|address)$/

/** "The one ending in 71": how the value is spelled. */
function spelledOut(folded: string, held: readonly HeldView[]): HeldView | null {
  const match = /\b(end|start|begin)(?:s|ing)? (?:in|with|on) ["'“]?(\S{1,20}?)["'”]?(?=[,;!?]|\.?\s|\.?$)/.exec(folded)
  const [, where = '', part = ''] = match ?? []
  if (part === '') return null
  const fits = held.filter(({ memory }) => (where === 'end' ? fold(memory.value ?? '').endsWith(part) : fold(memory.value ?? '').startsWith(part)))
  return fits.length === 1 ? (fits[0] ?? null) : null
}

/** Of several that fit alike, the one that is spoken of beside the request: in its own sentence, or in those before. */
function spokenOf(views: readonly HeldView[], request: Request, said: Beside): HeldView | null {
  for (const text of [request.whole, ...said.here.toReversed()]) {
    const [spoken, other] = pick(fitting(text, request, views))
    if (spoken !== undefined && other === undefined) return spoken
  }
  return null
}

/** The one of those that share the request's words that is spoken of beside it. */
function tied(request: Request, said: Beside, held: readonly HeldView[]): readonly HeldView[] {
  const scored = likenesses(request.text, held, request.language)
  const most = Math.max(...scored.map(({ score }) => score))
  const alike = scored.filter(({ score }) => score > 0.5 && score >= most * 0.999).map(({ view }) => view)
  const spoken = spokenOf(alike, request, said)
  return spoken === null ? [] : [spoken]
}

function fitting(said: string, { language, kept }: Request, held: readonly HeldView[]): readonly Scored[] {
  const staying = kept === null ? null : topicScores(kept, held)
  const scored = likenesses(exceptionIn(said).before, held, language).map(({ view, score }) => ({ view, score, stays: staying?.(view) ?? 0 }))
  const kindest = Math.max(...scored.map(({ stays }) => stays))
  return scored.map(({ view, score, stays }) => ({ view, score: stays > 0 && stays === kindest ? 0 : score }))
}

/** "Remove the dead ones": all that fit about as well. */
function alike(scored: readonly Scored[]): readonly HeldView[] {
  const most = Math.max(...scored.map(({ score }) => score))
  return most < 0.9 ? [] : scored.filter(({ score }) => score >= most * 0.8).map(({ view }) => view)
}

/** Speaks of what the assistant has: "my ex's email is in there somewhere". */
const OF_HELD =
  /\b(?:in (?:there|here)|on file|on record|(?:you|u)(?:'ve| have)?(?: got| stored| saved| noted| kept)|i (?:told|gave) (?:you|u)|you (?:know|have|keep))\b/

/** Whether a held memory is what a request means. */
export const TARGETS = ['stays', 'goes'] as const

/** All that are about as likely meant as the likeliest, where that is more likely than not; else the one that its words fit best. */
function namedIn(request: Request, held: readonly HeldView[], near: Nearness): readonly HeldView[] {
  const model = near === null ? TARGET : TARGET_NEAR
  const claims = claimsOf(request.text, request.language)
  const nearness = (view: HeldView): number => near?.get(view.memory.id) ?? 0
  const possible = targetFeatures(request, held, near)
    .filter(({ view, score }) => request.stems.length === 0 || score > 0 || nearness(view) >= NEAR)
    .filter(({ view }) => isBorneOut(claims, view, held, request.language, nearness(view) >= SURELY_NEAR))
    .filter(({ view }) => nearness(view) >= NEAR || mayBehave(view, request))
  // "My last landlord", beside the one of now.
  const over = claims.some((each) => each.isOver) ? possible.filter(({ view }) => wasSo(view)) : []
  const [past, further] = over
  if (past !== undefined && further === undefined && request.stems.length > 0) return [past.view]
  const graded = (over.length > 0 ? over : possible)
    .map(({ view, score, stays, features }) => ({ view, goes: classify(model, features)[1] ?? 0, score: score - stays, stays }))
    .sort((a, b) => b.goes - a.goes)
  const going = graded.filter(({ stays, score }) => stays === 0 || score > 0)
  const [lone, another] = going.filter(({ view }) => isWordForWord(claims, view))
  if (lone !== undefined && another === undefined) return [lone.view]
  const [first, second] = going.length > 0 ? going : graded
  if (first === undefined) return []
  if (first.goes >= 0.5)
    return meant(
      request,
      (going.length > 0 ? going : graded).filter(({ goes }) => goes >= Math.max(0.5, first.goes - ALIKE)).map(({ view }) => view),
    )
  if (first.goes >= (claims.some(({ isPlain }) => isPlain) ? LIKELY : SO_SO) && first.goes - (second?.goes ?? 0) >= CLEAR) return [first.view]
  // In a roundabout wish, words that fit two alike tell too little.
  return claims.some(({ isPlain }) => isPlain) ? pick(going.length > 0 ? going : graded) : []
}

/** How to behave is asked for by its own words, or as a rule. */
function mayBehave({ memory, features }: HeldView, { folded, stems }: Request): boolean {
  return memory.kind !== 'rule' || RULE.test(folded) || stems.some((stem) => hasAkin(features, stem))
}

/** "My job and who signs my checks": each thing of several, and what they mean taken together where none is found. */
function eachNamed(request: Request, held: readonly HeldView[], near: Nearness): readonly HeldView[] {
  const found = new Set(request.items.flatMap((text) => namedIn({ ...request, ...aboutOf(text, request.language) }, held, near)))
  return found.size > 0 ? [...found] : namedIn(request, held, near)
}

/** "The pollen allergy": not every allergy. What has only some of the words that another has goes with it only where many are meant. */
function meant(request: Request, views: readonly HeldView[]): readonly HeldView[] {
  if (MANY.test(request.folded)) return views
  const words = views.map(
    ({ features }) =>
      new Set([...request.stems.filter((stem) => hasAkin(features, stem)), ...[...request.asked.groups].filter((group) => features.groups.has(group))]),
  )
  return views.filter((_, i) => !words.some((more) => more.size > (words[i]?.size ?? 0) && [...(words[i] ?? [])].every((stem) => more.has(stem))))
}

const OF_ALL =
  /\b(?:everything|anything|all)\b(?: that| which)?,? (?:(?:you|u)(?:['’]ve| have)? (?:ever )?(?:know|knows|remember|remembered|saved|stored|learned|learnt|hold|have|got)(?: (?:about|on|of) (?:me|us))?|(?:about|on) (?:me|us)|(?:of )?my (?:memories|data))\s*(?:please|now|again)?[.!]*$|(?<!\p{L})alles,? was du (?:\p{L}+ )*(?:weißt|weisst|gespeichert hast|gemerkt hast)|(?<!\p{L})todo lo que (?:\p{L}+ )*(?:sabes|recuerdas|guardas)/u
const MANY = /\b(?:all|everything|both|any|anything|two|three|those|these|every|alles|alle|todo|todos|todas|ambos|tout)\b/

/** Near enough by meaning to be the same kind of thing in other words. */
const SURELY_NEAR = 0.5
const ALIKE = 0.2
const LIKELY = 0.3
/** The same in a roundabout wish. */
const SO_SO = 0.4
const CLEAR = 0.1

interface Candidate {
  readonly view: HeldView
  /** How well the words that are to go fit it, and those that are to stay. */
  readonly score: number
  readonly stays: number
  readonly features: readonly number[]
}

/** Numbers that go into the classifier, for each held memory that may be meant, in the order of its weights. */
export function targetFeatures(request: Request, held: readonly HeldView[], near: Nearness): readonly Candidate[] {
  const rarity = rarities(held)
  const { asked, stems, folded, kept } = request
  const going = topicScores({ features: asked, stems, folded }, held)
  const staying = kept === null ? null : topicScores(kept, held)
  const graded = held
    .map((view) => ({
      view,
      score: going(view),
      stays: staying?.(view) ?? 0,
      cosine: near?.get(view.memory.id) ?? null,
    }))
    .sort((a, b) => b.score - a.score)
  const [first = 0, second = 0] = graded.map(({ score }) => score)
  const kindest = Math.max(0, ...graded.map(({ stays }) => stays))
  const meaning = meaningOf(graded.map(({ cosine }) => cosine))
  const general = [ALL.test(folded), POINTING.test(folded), kept !== null, stems.length === 0, stems.length === 1, RULE.test(folded), PLURAL.test(folded)].map(
    Number,
  )
  return graded
    .filter(({ cosine }, place) => meaning.isCandidate(place, cosine))
    .map(({ view, score, stays, cosine }) => {
      const parts = partsOf(view, request.language)
      const features = [
        score,
        score - (score === first ? second : first),
        stays,
        Number(stays > 0 && stays === kindest),
        shareOf(parts.rest, asked, rarity.stem),
        shareOf(parts.key, asked, rarity.stem),
        shareOf(parts.value, asked, rarity.stem),
        Number(parts.key.size === 0),
        Number(view.canonical !== null && asked.keys.has(view.canonical)),
        Number(isRule(view)),
        Number(isRule(view) && RULE.test(folded)),
        Math.log(Math.min(40, held.length)),
        ...general,
      ]
      if (near !== null) features.push(...meaning.features(cosine))
      return { view, score, stays, features }
    })
}

const PLURAL = /\b(?:both|all|two|three|those|these|them|beide\w*|alle\w*|ambos|ambas|todos|todas)\b/

function idsOf(views: readonly HeldView[]): readonly MemoryId[] {
  return views.map(({ memory }) => memory.id)
}

interface Scored {
  readonly view: HeldView
  readonly score: number
}

/** The one that fits best, or two that fit equally well; more cannot be told apart. */
function pick(scored: readonly Scored[]): readonly HeldView[] {
  const most = Math.max(...scored.map(({ score }) => score))
  const chosen = most < 0.9 ? [] : scored.filter(({ score }) => score >= most * 0.999)
  return chosen.length > 2 ? [] : chosen.map(({ view }) => view)
}

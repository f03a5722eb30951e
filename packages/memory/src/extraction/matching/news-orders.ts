import { fold } from '../language/words.ts'
import { once } from '../once.ts'
import type { HeldView } from './held.ts'
import { isNamed, WORD } from './news-corrections.ts'
import { isDated, isOfOthers } from './news-names.ts'
import type { News } from './news.ts'
import type { Said } from './substitution.ts'

/** "Go with ISO, actually": what a rule is to be from now on. */
const ORDER = new RegExp(
  `(?:^|[.!?;,:–—-] ?|\\b(?:actually|please|instead|and|just|so|rather|reflection|thoughts?) )(?:go (?:with|for|back to)|make (?:it|that|them|(?:(?:my|the|your|all) )?\\p{L}+(?= an? ))|switch (?:it |them |that )?(?:back )?to|change (?:it|that|them) to|use|stick (?:with|to)|let['’]s (?:do|go with|use|have|make it|try)|i['’]d (?:rather|prefer)(?: have| you used| you use)?|give me|we['’]ll (?:do|go with|use)) (?:an? |the )?(${WORD}(?: (?!(?:actually|instead|please|from|for|when|if|in|and|always|every|again)\\b)${WORD}){0,3})`,
  'iu',
)
const OTHERWISE = /\b(?:actually|instead|on second thoughts?|on reflection|scratch that|changed my mind|rather|hm+|wait|hang on|no,|after all|come to think)/u
const LASTS =
  /\b(?:keep it (?:that way|so)|leave it (?:at that|so)|stick to|every time|always|from now on|every\b|in (?:future|everything)|whenever|each time|for good|in general|by default|throughout|everywhere|all (?:my|your|of them|the time))/u
const HELD_ORDER = /^(?:wants?|prefers?|likes?|use|write|give|keep|put|answer|show|format)\b/u
const ONE_OFF =
  /\b(?:(?:said|says) (?:the|my|our|he|she)\b|this (?:time|one|once|email|letter|text|reply|draft)|just once|for now|today|tonight|tomorrow|(?:the|this) (?:recipe|script|code|function|essay|poem|slide|title))\b/u

/** Says of a held order that it is over: "No more bullet lists from you", "Professor is a bit much". */
const OVER =
  /\b(?:i (?:know i )?(?:told you|said|did say|asked for)|(?:sounds?|looks?|feels?) (?:as if|as though)|makes me (?:look|feel|sound|think)|no more|no longer|(?:don't|do not|stop|quit|cease|drop|skip|lose|ditch) |enough (?:of|with)|needn't|no need|(?:was|is|['’]s) (?:just |only )?for|was (?:just |only )?a|any ?more|any longer|(?:is|feels|sounds|seems|was)(?: \p{L}+)? (?:bit|little|touch|tad|mouthful|too|rather|so|much|long|stiff|formal|stuffy|what my)|done with|so much for)/u
/** "Flowing prose instead.", "Just Nadezhda from you.", "Three sentences at most." */
const BARE = new RegExp(
  `(?:^(?=[^,.!?]{1,24} (?:will do|is (?:fine|enough|plenty)|does (?:it|fine|nicely)),? (?:actually|please|from now on))|^you can (?:say|call me|use) |[,.;–—-] i(?:['’]d (?:like|prefer|rather have)| want| prefer| need) (?:it|them|things|that|everything) (?:to be |kept )?|[.!?;:–—] |\\bactually,? (?:an? |the )?|, (?=(?:just|only|plain|simply|make it|it['’]s) ))(?:(?:just|only|plain(?= \\p{Lu})|simply|no,|so|make it|it['’]s) )*(?!(?:please|thanks|no|not|i|we|you|it|that|this|they|he|she|the|my|an?|and|but|so|if|keep|use|go|write|give|do|stop|don['’]t|leave|drop|add|put|take|let|try|show|tell|call|sorry|what|how|which|where|any|is|are|can)\\b)(${WORD}(?: (?!(?:actually|instead|please|from|for|when|if|only|always|again|is|will|at|does|would|was)\\b)${WORD}){0,3})(?:,? please| instead|,? (?:always|every time|each time)|,? actually|,? from (?:now|here|today) on| only| at (?:most|the most)| is (?:fine|enough|plenty|all i need|what i want)| will do| does (?:it|fine|nicely))?(?: from you)?(?:,? please)?(?=[.;!]|,(?! (?:are|is|was|were|do|does|can|have|has)\\b)|$| the rest\\b| for (?:you|everything)\\b)`,
  'giu',
)
const ASKS_FOR =
  /(?:please|instead|actually|always|(?:every|each) time|from (?:now|here|today) on|only|at (?:most|the most)|is (?:fine|enough|plenty|all i need|what i want)|will do|does (?:it|fine|nicely)|from you)$/iu

/** "Pounds, whenever you quote me something." */
const EACH_TIME = /^,? (?:whenever|every time|each time|any time|when(?:ever)?) you\b/iu

/** The assistant has taken the order. */
const CONFIRMS = /\b(?:from now on|noted|\p{L} it is(?=[.!,]|$)|will do|got it|understood|sure|okay|everywhere|always|every time|i['’]ll)\b/u

/** What an order that is held is to be from now on. */
export function orderedIn(said: Said, held: readonly HeldView[]): readonly News[] {
  const folded = fold(said.text)
  const addressed =
    said.language === 'en' && (TITLES.test(folded) || FROM_NOW.test(folded) || (said.answered === '' && folded.split(' ').length <= 8))
      ? addressedIn(said, held)
      : []
  if (addressed.length > 0) return addressed
  if (said.language !== 'en' || !(OTHERWISE.test(folded) || OVER.test(folded)) || ONE_OFF.test(folded)) return []
  const orders = held.filter(isOrder)
  const told = orders.length === 0 ? [] : orderedInstead(said, folded, orders, held.length)
  return told.length > 0 || orders.length === 0 ? told : inPlaceOfOver(said, folded, orders)
}

const isOrder = once(
  ({ memory, canonical }: HeldView): boolean => memory.kind === 'rule' || HELD_ORDER.test(fold(memory.text)) || canonical === 'person.nickname',
)

/** "Adaeze will do, actually. Doctor sounds as if someone's ill." beside "Wants to be addressed as Dr Okonjo". */
function addressedIn({ text }: Said, held: readonly HeldView[]): readonly News[] {
  const [view, more] = held.filter(({ canonical, folded }) => canonical === 'person.nickname' || ADDRESSED.test(folded))
  const match = text.includes('?') ? null : ADDRESS.exec(text)
  const name = match?.slice(1).find((group) => group !== undefined)
  if (view === undefined || more !== undefined || match === null || name === undefined || isDated(fold(name)) || TITLES.test(fold(name))) return []
  const start = match.index + match[0].lastIndexOf(name)
  return [{ view, start, end: start + name.length, own: true }]
}

const ADDRESSED = /\b(?:addressed as|to be called|called by|be (?:on )?(?:first|last) names?)\b/u
/** What somebody is called by who is not called by the name alone. */
const TITLES =
  /\b(?:doctor|dr|prof(?:essor)?|mr|mrs|ms|miss|mister|sir|madam|ma['’]am|captain|reverend|(?:my|no|without (?:a|the)|drop the) titles?|surname|last name|nickname|formal(?:ly|ities)?|stuffy|full name)\b/u
const FROM_NOW = /\bfrom (?:now|here|today) on\b/u
const CALLED = "(\\p{Lu}[\\p{L}'’-]+)"
const ADDRESS = new RegExp(
  `(?:^|[.!?;:] )(?:(?:[Jj]ust|[Pp]lain|[Ss]imply|[Oo]nly|[Nn]o,) )*${CALLED} (?:will do|is (?:fine|enough|plenty|all)|does (?:it|fine|nicely)|suits me)\\b|\\b(?:[Yy]ou can|[Yy]ou may|[Pp]lease|[Jj]ust|[Dd]o) (?:just )?(?:say|call me|use|make it|go with|write|stick to) (?:just )?${CALLED}|(?:^|[.!?;:] )(?:[Jj]ust|[Pp]lain|[Ss]imply) ${CALLED}(?=[.,;!]| from now| please)|(?:^|[.!?] )(?:[Oo]n second thoughts?|[Aa]ctually)(?:, no)?,? (?:just |plain )?${CALLED}(?=[.;!]|, please|, actually)|^(?:[Oo]h,? )?${CALLED},? (?:actually|please|instead)(?=[,.!]|$)`,
  'u',
)

function orderedInstead({ text, answered }: Said, folded: string, orders: readonly HeldView[], many: number): readonly News[] {
  const match = OTHERWISE.test(folded) ? ORDER.exec(text) : null
  const value = match?.[1]
  if (match === null || value === undefined || /^(?:it|that|this|those|these|them|me|you|your|my|one(?= \p{L}+$|$)|something|sure)\b/iu.test(value)) return []
  const before = fold(answered)
  const talked = orders.filter(({ memory }) => isNamed(memory.value ?? '', before))
  const [view, more] = talked.length > 0 ? talked : LASTS.test(folded) && many <= 2 ? orders : []
  const start = match.index + match[0].lastIndexOf(value)
  return view === undefined || more !== undefined ? [] : [{ view, start, end: start + value.length, own: true }]
}

/** The held order is over, or the assistant has just repeated it, and another one stands in its place without a verb. */
function inPlaceOfOver({ text, answered }: Said, folded: string, orders: readonly HeldView[]): readonly News[] {
  const isOver = OVER.test(folded)
  const before = fold(answered)
  const [view, more] = orders.filter(
    (each) => (isOver && namesOrder(each, folded)) || (OTHERWISE.test(folded) && CONFIRMS.test(before) && isNamed(each.memory.value ?? '', before)),
  )
  if (view === undefined || more !== undefined || isOfOthers(text)) return []
  const told = [...text.matchAll(BARE)].filter(
    ({ 0: whole, 1: value, index }) =>
      value !== undefined &&
      (ASKS_FOR.test(whole) ||
        /^\W*(?:[Jj]ust|[Ss]imply|[Oo]nly) \p{Lu}/u.test(whole) ||
        /^(?:you can|[,.;–—-] i) ?/iu.test(whole) ||
        EACH_TIME.test(text.slice(index + whole.length)) ||
        (/^actually,? no,/iu.test(whole) && LASTS.test(folded))) &&
      !isNamed(view.memory.value ?? '', fold(value)),
  )
  const [one] = told
  const value = one?.[1]
  if (one === undefined || value === undefined || told.length > 1) return []
  const start = one.index + one[0].indexOf(value)
  return [{ view, start, end: start + value.length, own: true }]
}

/** "formal with me" beside "formal English": by the word that tells most of it. */
function namesOrder({ memory }: HeldView, folded: string): boolean {
  const words = fold(memory.value ?? '')
    .split(/\s+/)
    .filter((word) => word.length > 2 && !/^(?:with|the|and|long|short)$/u.test(word))
  return (
    isNamed(memory.value ?? '', folded) || words.some((word) => new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L}\d'-]/gu, '.')}(?!\\p{L})`, 'u').test(folded))
  )
}

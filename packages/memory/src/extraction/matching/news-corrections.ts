import { canonicalKey } from '../../core/keys.ts'
import { hasAkin } from '../keys/features.ts'
import { contentStems, fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import type { News, ValueIn } from './news.ts'
import { partsOf } from './parts.ts'
import { stretchOf, type Stretch, likeness } from './stretches.ts'
import type { Said } from './substitution.ts'

const FIRST = '(?:(?:no|nope|nah|wait|sorry|hang on|hm+|oh|um|well|er|actually|again)[,.!… ]+)*'
const IS = "(?:it['’]s|it is|that['’]s|they['’]re|they are|he['’]s|she['’]s|we['’]re|i['’]m|these are|those are|make (?:it|that|them))"
const SURELY = '(?: (?:actually|really|in fact|only|just|turning|going to be|on|at|now|definitely|still))*'
const WORD = "[\\p{L}\\d](?:[\\p{L}\\d'’-]|[.:/](?=[\\p{L}\\d]))*"
const VALUE = `(${WORD}(?: (?!(?:i|we|my|our|that|which|who|not|actually|now|and|but|of mine)\\b)${WORD}){0,3})`
const TITLE = '(?:the |an? (?!positive|negative)|dr\\.? |mrs?\\.? |ms\\.? |prof\\.? )*'

/** "It's the 07:52 I take to college": what is told besides says of what. */
const CLEFT = new RegExp(
  `(?:^|[.!?;,] )${FIRST}(?:it['’]s|it is|it was)${SURELY} ${TITLE}${VALUE}(?: that| which| who| whom)? ((?:i|we|my|our)(?:['’]\\p{L}+)? [^.!?;,]{3,60})`,
  'iu',
)
/** "The one I take is the 07:52". */
const REVERSED = new RegExp(
  `(?:^|[.!?;,] )${FIRST}(?:what|the one|the person|who|the doctor|the place|where)(?: that| who| which)? ((?:i|we)(?:['’]\\p{L}+)? [^.!?;,]{3,50}?) (?:is|was|are)${SURELY} ${TITLE}${VALUE}(?=[.,;!?]|$| (?:not|and|so|now)\\b)`,
  'iu',
)
/** "They're 28s." */
const PLAIN = new RegExp(
  `(?:^|[.!?;,] |\\b(?:and|but|says|because|turns out) )${FIRST}${IS}${SURELY} ${TITLE}${VALUE}(?=[.,;!?]|$| (?:actually|now|not|of mine)\\b)`,
  'giu',
)
/** Says that what was written, or what the speaker told, is wrong. */
const WRONG =
  /\b(?:you (?:keep|kept|still|always|have been|'ve been|were|are|must have|seem to|insist on)\b[^.!?]{0,12} ?(?:writ|say|call|put|spell|shav|add|us|got|get|read|mix|make|giv|round|thinking|swap)|you(?:'ve)? (?:wrote|said|put|got|have|had|misheard|misread|mixed)\b|whoever (?:told|said|wrote|gave)|where did you (?:get|read|find|see)|that's (?:wrong|not right|not it|out of date|somebody else)|(?:i|we)(?:'d| had| must have)? (?:said|told you|gave you|wrote|typed|put|thought|claimed|mistyped|misread|got .{1,20} wrong)|wrong|mix(?:ed)? .{0,12}up|mistaken|my mistake|my bad|typo)\b/u

/** What a message puts right. */
export function correctedIn(said: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (said.language !== 'en') return []
  return [...cleft(said, held, valueIn), ...putRight(said, held, valueIn), ...ordered(said, held)]
}

function cleft({ text, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  for (const [pattern, at, told] of [
    [CLEFT, 1, 2],
    [REVERSED, 2, 1],
  ] as const) {
    const match = pattern.exec(text)
    const [value, rest] = [match?.[at], match?.[told]]
    if (match === null || value === undefined || rest === undefined) continue
    const start = match.index + match[0].lastIndexOf(value)
    const mine = contentStems(rest, language)
    const fitting = held.filter((view) => {
      const old = valueIn(view)
      if (old === null || !isSameSort(old, stretchOf(text, start, start + value.length, language))) return false
      // Of what one has many of, one more is no correction.
      if (canonicalKey(view.canonical ?? '')?.values === 'many' && !WRONG.test(fold(text))) return false
      const { rest: frame, key } = partsOf(view, language)
      return mine.some((stem) => frame.has(stem) || key.has(stem) || hasAkin(view.features, stem))
    })
    const [view] = fitting
    if (view !== undefined && fitting.length === 1) return [{ view, start, end: start + value.length }]
  }
  return []
}

/** The held value was named by the assistant, or as what was wrong, and another of the same sort is told in its place. */
function putRight({ text, language, answered: asked }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  const told = [...text.matchAll(PLAIN)]
  if (told.length === 0) return []
  const [folded, before] = [fold(text), fold(asked)]
  const isWrong = WRONG.test(folded)
  const found: News[] = []
  for (const view of held) {
    const old = valueIn(view)
    if (old === null) continue
    const named = isWrong && isNamed(old.text, folded)
    const answered = !named && isNamed(old.text, before)
    if (!named && !answered) continue
    for (const match of told) {
      const value = match[1]
      if (value === undefined || (answered && !isWrong && match.index > 0)) continue
      const start = match.index + match[0].lastIndexOf(value)
      const stretch = stretchOf(text, start, start + value.length, language)
      if (isSameSort(old, stretch) && !isNamed(old.text, fold(value))) found.push({ view, start, end: start + value.length })
    }
  }
  return found
}

function isNamed(value: string, folded: string): boolean {
  const at = fold(value)
  return at.length > 1 && folded.includes(at)
}

export const COUNT: RegExp =
  /^(?:\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/u

/** As far as the form of two values tells. */
export function isSameSort(old: Stretch, stretch: Stretch): boolean {
  const [shape = 0, key = 0, head = 0, slip = 0, name = 0] = likeness(old, stretch)
  const [mine, theirs] = [old.words.some((word) => COUNT.test(word)), stretch.words.some((word) => COUNT.test(word))]
  if (mine || theirs) return mine && theirs && (stretch.words.length <= old.words.length || stretch.words.at(-1) === old.words.at(-1))
  if (shape + key + head + slip > 0) return true
  return (
    name > 0 &&
    ![...old.kinds].some((kind) => kind.startsWith('t:')) &&
    !/^(?:i|sunday|monday|tuesday|wednesday|thursday|friday|saturday)$/u.test(stretch.words[0] ?? '')
  )
}

/** "Go with ISO, actually": what a rule is to be from now on. */
const ORDER = new RegExp(
  `(?:^|[.!?;,:–—-] ?|\\b(?:actually|please|instead|and|just|so|rather) )(?:go (?:with|for|back to)|make (?:it|that|them)|switch (?:it |them |that )?(?:back )?to|change (?:it|that|them) to|use|stick (?:with|to)|let['’]s (?:do|go with|use|have|make it|try)|i['’]d (?:rather|prefer)(?: have| you used| you use)?|give me|we['’]ll (?:do|go with|use)) (?:an? |the )?(${WORD}(?: (?!(?:actually|instead|please|from|for|when|if|in|and|always|every|again)\\b)${WORD}){0,3})`,
  'iu',
)
const OTHERWISE = /\b(?:actually|instead|on second thoughts?|scratch that|changed my mind|rather|hm+|wait|hang on|no,|after all|come to think)/u
const LASTS =
  /\b(?:stick to|every time|always|from now on|every\b|in (?:future|everything)|whenever|each time|for good|in general|by default|throughout|everywhere|all (?:my|your|of them|the time))/u
const HELD_ORDER = /^(?:wants?|prefers?|likes?|use|write|give|keep|put|answer|show|format)\b/u
const ONE_OFF =
  /\b(?:this (?:time|one|once|email|letter|text|reply|draft)|just once|for now|today|tonight|tomorrow|(?:the|this) (?:recipe|script|code|function|essay|poem|slide|title))\b/u

function ordered({ text, answered }: Said, held: readonly HeldView[]): readonly News[] {
  const folded = fold(text)
  if (!OTHERWISE.test(folded) || ONE_OFF.test(folded)) return []
  const match = ORDER.exec(text)
  const value = match?.[1]
  if (match === null || value === undefined || /^(?:it|that|this|them|me|you|your|my|one(?= \p{L}+$|$)|something|sure)\b/iu.test(value)) return []
  const before = fold(answered)
  const isOrder = (view: HeldView): boolean => view.memory.kind === 'rule' || HELD_ORDER.test(fold(view.memory.text))
  const orders = held.filter(isOrder)
  const talked = orders.filter(({ memory }) => isNamed(memory.value ?? '', before))
  const [view, more] = talked.length > 0 ? talked : LASTS.test(folded) && held.length <= 2 ? orders : []
  const start = match.index + match[0].lastIndexOf(value)
  return view === undefined || more !== undefined ? [] : [{ view, start, end: start + value.length }]
}

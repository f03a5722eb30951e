import { canonicalKey } from '../../core/keys.ts'
import { hasAkin } from '../keys/features.ts'
import { akin, contentStems, fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import type { News, ValueIn } from './news.ts'
import { partsOf } from './parts.ts'
import { stretchOf, type Stretch, likeness } from './stretches.ts'
import type { Said } from './substitution.ts'

const FIRST = '(?:(?:no|nope|nah|wait|sorry|hang on|hm+|oh|um|well|er|actually|again)[,.!… ]+)*'
const IS = "(?:it['’]s|it is|it has|it takes|that['’]s|they['’]re|they are|he['’]s|she['’]s|we['’]re|i['’]m|these are|those are|make (?:it|that|them))"
const SURELY = '(?: (?:actually|really|in fact|only|just|turning|going to be|on|at|now|definitely|still))*'
export const WORD = "@?[\\p{L}\\d](?:[\\p{L}\\d_'’-]|[.:/](?=[\\p{L}\\d]))*"
const VALUE = `(${WORD}(?: (?!(?:i|we|my|our|that|which|who|not|actually|now|and|but|of mine)\\b)${WORD}){0,3})`
const TITLE = '(?:the |an? (?!positive|negative)|dr\\.? |mrs?\\.? |ms\\.? |prof\\.? )*'

/** "It's the 07:52 I take to college": what is told besides says of what. */
const CLEFT = new RegExp(
  `(?:^|[.!?;,] )${FIRST}(?:it['’]s|it is|it was)${SURELY} ${TITLE}${VALUE}(?: that| which| who| whom)? ((?:i|we|my|our)(?:['’]\\p{L}+)? [^.!?;,]{3,60}|(?<=that |which |who )\\p{L}+ (?:(?:up|out) )?(?:me|my|us|our)\\b[^.!?;,]{0,60})`,
  'iu',
)
/** "The one I take is the 07:52", "What gives me hives is squid". */
const REVERSED = new RegExp(
  `(?:^|[.!?;,] )${FIRST}(?:what|the (?:one|thing|food|person|doctor|place)|who|where)(?: that| who| which)? ((?:i|we)(?:['’]\\p{L}+)? [^.!?;,]{3,50}?|(?:\\p{L}+ ){1,2}(?:me|my|us|our)\\b[^.!?;,]{0,40}?) (?:is|was|are)${SURELY} ${TITLE}${VALUE}(?=[.,;!?]|$| (?:not|and|so|now)\\b)`,
  'iu',
)
/** "They're 28s." */
const PLAIN = new RegExp(
  `(?:^|[.!?;,] |\\b(?:and|but|says|because|turns out) )${FIRST}${IS}${SURELY} ${TITLE}${VALUE}(?=[.,;!?]|$| (?:actually|now|not|of mine)\\b)`,
  'giu',
)
/** "I put fish on the form. The lamb, actually." */
const ACTUALLY = new RegExp(
  `(?<=[.!?;] )(?:the |an? |it['’]s )?${VALUE},? (?:actually|in fact|rather)(?=[.;!]|,(?! (?:are|is|was|were|do|does|can|have|has)\\b)|$)`,
  'giu',
)
/** "Fourteen of us.", "44. I've never been a 42.", "There are eight of us, I said eight." */
const COUNTED = new RegExp(
  `^${FIRST}(?:there (?:are|will be|['’]ll be) |there['’]re |we are |make that )?(${WORD})(?: of us| people| guests| in all)?(?= now|[.!,;]|$)`,
  'giu',
)
/** Leaves it to the user: any number may answer it. */
const ASKS_WHICH = /\b(?:which|what|when|how (?:many|much|long|old|big))\b/u
/** Says that what was written, or what the speaker told, is wrong. */
const WRONG =
  /^(?:no|nope|nah)[,. ]|\b(?:you (?:keep|kept|still|always|have been|'ve been|were|are|must have|seem to|insist on)\b[^.!?]{0,12} ?(?:writ|say|call|put|spell|shav|add|us|got|get|read|mix|make|giv|round|thinking|swap)|you(?:'ve)? (?:wrote|said|put|got|have|had|misheard|misread|misunderstood|muddled|confused|mixed)\b|whoever (?:told|said|wrote|gave)|where did you (?:get|read|find|see)|that's (?:wrong|not right|not it|out of date|somebody else)|(?:i|we)(?:'d| had| must have| never)? (?:said|told you|gave you|wrote|typed|put|thought|claimed|mistyped|misread|got .{1,20} wrong)|wrong|mix(?:ed)? .{0,12}up|mistaken|my mistake|my bad|typo)\b/u

/** What a message puts right. */
export function correctedIn(said: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (said.language !== 'en') return []
  return [...cleft(said, held, valueIn), ...putRight(said, held, valueIn), ...retold(said, held, valueIn)]
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
      if (old === null || (!isSameSort(old, stretchOf(text, start, start + value.length, language)) && !(HARMS.test(fold(rest)) && isHarm(view)))) return false
      // Of what one has many of, one more is no correction.
      if (canonicalKey(view.canonical ?? '')?.values === 'many' && !WRONG.test(fold(text)) && !(isNamed(old.text, fold(text)) && !BESIDES.test(fold(text))))
        return false
      const { rest: frame, key } = partsOf(view, language)
      return (isHarm(view) && HARMS.test(fold(rest))) || mine.some((stem) => frame.has(stem) || key.has(stem) || hasAkin(view.features, stem))
    })
    const [view] = fitting
    if (view !== undefined && fitting.length === 1) return [{ view, start, end: start + value.length }]
  }
  return []
}

const BESIDES = /\b(?:also|too|as well|besides|apart from|along with|on top of|other than|and)\b/u
/** What it does to somebody who does not stand it. */
const HARMS =
  /\b(?:hives|rash|itch\p{L}*|swell\p{L}*|sneez\p{L}*|wheez\p{L}*|throat|close|stomach|sick|ill|react\p{L}*|allergic|intolerant|can't (?:have|eat|stand|take)|cannot (?:have|eat|take)|must(?:n't| not) (?:have|eat|take)|avoid|spots|cramps|breathe|lips|tongue)\b/u

function isHarm({ canonical }: HeldView): boolean {
  return canonical === 'health.allergy' || canonical === 'food.allergy' || canonical === 'health.intolerance' || canonical === 'food.diet'
}

/** The held value was named by the assistant, or as what was wrong, and another of the same sort is told in its place. */
function putRight({ text, language, answered: asked }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  const [folded, before] = [fold(text), fold(asked)]
  const counts = ASKS_WHICH.test(before) ? [] : [...text.matchAll(COUNTED)].filter(({ 1: count }) => COUNT.test(fold(count ?? '')))
  const isWrong = WRONG.test(folded)
  const sure = isWrong ? [...text.matchAll(ACTUALLY)] : []
  const told = [...text.matchAll(PLAIN), ...counts, ...sure]
  if (told.length === 0) return []
  const found: News[] = []
  for (const view of held) {
    const old = valueIn(view)
    if (old === null) continue
    const named = isWrong && (isNamed(old.text, folded) || isTheirAge(view, old, folded))
    const answered = !named && isNamed(old.text, before)
    if (!named && !answered) continue
    for (const match of told) {
      const value = match[1]
      if (value === undefined || (answered && !isWrong && match.index > 0)) continue
      const start = match.index + match[0].lastIndexOf(value)
      const stretch = stretchOf(text, start, start + value.length, language)
      if ((isSameSort(old, stretch) || (named && sure.includes(match))) && !isNamed(old.text, fold(value)))
        found.push({ view, start, end: start + value.length, ...(match.index === 0 && OF_US.test(match[0]) ? { own: true as const } : {}) })
    }
  }
  return found
}

/** "She's six, you keep taking a year off my daughter": a number of theirs. */
function isTheirAge(view: HeldView, old: Stretch, folded: string): boolean {
  const isAge = old.words.length === 1 && COUNT.test(old.words[0] ?? '')
  return isAge && [...view.features.relations].some((relation) => new RegExp(`\\b${relation}\\b`, 'u').test(folded))
}

const OF_US = /\bof us$/iu

/** Looked at the wrong thing, or took one for another: whatever is told of the same thing after it is right. */
const MISREAD =
  /\b(?:(?:wrong|other|last year's) (?:\p{L}+ )?(?:line|row|column|page|letter|sheet|day|date|time|email|mail|message|night|evening|slot|number|calendar|week|month|entry|card|ticket)|mis(?:read|took|typed|heard|remembered|copied|calculated)|my (?:mistake|bad|fault)|got (?:it|that|them) wrong|mixed (?:it|that|them|up|two)|i (?:was|am|had it) (?:wrong|mistaken)|typo|fat fingers|correction)\b/u
/** Only owns up to a mistake: what is right is told elsewhere. */
export function ownsUp(text: string): boolean {
  return MISREAD.test(fold(text)) || /^(?:apologies|sorry|oops|whoops)\b/iu.test(text)
}

const TIMED: ReadonlySet<string> = new Set(['time', 'date', 'weekday', 'money', 'phone', 'email', 'url'])

/** "I looked at the wrong column. They want me in for the MRI at 07:50": another time, said of what is held. */
function retold({ text, language, statements, sentences }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (!MISREAD.test(fold(text))) return []
  const found: News[] = []
  statements.forEach((statement, place) => {
    const told = statement?.features.typed.filter(({ sort }) => TIMED.has(sort)) ?? []
    const [value] = told
    if (statement == null || value === undefined || told.length > 1) return
    const stems = contentStems(statement.text, language)
    const views = held.filter((view) => {
      const old = valueIn(view)
      if (old === null || view.memory.kind === 'rule' || !old.kinds.has(`t:${value.sort}`) || fold(old.text) === fold(value.text)) return false
      const { rest, key } = partsOf(view, language)
      return [...rest, ...key].some((mine) => stems.some((stem) => akin(stem, mine)))
    })
    const [view] = views
    const start = text.indexOf(value.text, sentences[place]?.start ?? 0)
    if (view !== undefined && views.length === 1 && start >= 0) found.push({ view, start, end: start + value.text.length })
  })
  return found
}

export function isNamed(value: string, folded: string): boolean {
  const at = fold(value)
  return at.length > 1 && folded.includes(at)
}

export const COUNT: RegExp =
  /^(?:\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}{3,5})?|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/u

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

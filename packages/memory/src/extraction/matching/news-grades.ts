import { isQuestion, type Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isOfOthers } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import { heldSubject, partsOf } from './parts.ts'
import type { Stretch } from './stretches.ts'
import type { Said } from './substitution.ts'
import { once } from '../once.ts'
import { contentStems } from '../language/words.ts'

const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|final|\\d{1,2}(?:st|nd|rd|th))'
const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const STEP = '(?:grade|year|level|form|class|semester|term|stage|band|kyu|dan|division|league|section|module|key stage)'
const COLOURED = '(?:belt|lane|group|team|squad|stream|class|course)'
const NAMED_STEP = `(?:(?:absolute |complete )?beginners?['’]?|elementary|improvers?['’]?|(?:pre-|lower |upper[ -])?intermediates?|advanced)`

/** Steps of a ladder: the held value and what is told are two of the same one. */
const LADDERS: readonly string[] = [
  '[ABCabc][12]\\+?',
  '[Nn][1-5]',
  '\\d{1,2}[a-c]\\+?',
  'V\\d{1,2}',
  `${STEP} ${NUMBER}`,
  `${ORDINAL}[ -]${STEP}`,
  NAMED_STEP,
  `\\p{L}{3,} ${COLOURED}`,
]
const WHOLE: readonly RegExp[] = LADDERS.map((ladder) => new RegExp(`^(?:${ladder})(?: ${COLOURED})?$`, 'iu'))
const INSIDE: readonly RegExp[] = LADDERS.map((ladder) => new RegExp(`(?<![\\p{L}\\d-])${ladder}(?![\\p{L}\\d-])`, 'giu'))
/** One of these tells by itself of what it is a step; the others are many things' codes. */
const CODES = 4

/** "B1 is a shock, everyone in my Dutch group talks twice as fast" beside "Takes Dutch at level A2". */
export function gradedIn(said: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  const { text, language, sentences } = said
  if (language !== 'en' || isOfOthers(text) || !OWN.test(text)) return []
  return held.flatMap((view) => {
    const old = heldSubject(view) === null && view.memory.kind !== 'rule' ? valueIn(view) : null
    const at = old === null ? -1 : ladderOf(old)
    const inside = INSIDE[at]
    if (old === null || inside === undefined) return []
    const { rest, key } = partsOf(view, language)
    const named = contentStems(text, language).some((stem) => rest.has(stem) || key.has(stem))
    const told = [...text.matchAll(inside)].filter(({ 0: step }) => stepOf(step) !== stepOf(old.text) && nounOf(step) === nounOf(old.text))
    const [one] = told
    if (one === undefined || told.some(({ 0: step }) => stepOf(step) !== stepOf(one[0])) || fold(text).includes(fold(old.text))) return []
    const sentence = sentences.find(({ start, end }) => start <= one.index && one.index < end)
    if (sentence === undefined || (at < CODES && !named) || !isNow(sentence, one.index - sentence.start, said)) return []
    return [{ view, start: one.index, end: one.index + one[0].length }]
  })
}

/** Told of now, as what the speaker is in: no question about it, no wish, no exam, no place of that name. */
function isNow(sentence: Span, at: number, { language }: Said): boolean {
  if (isQuestion(sentence, language) || NOT_YET.test(sentence.text)) return false
  const before = sentence.text.slice(0, at)
  return /^(?:(?:and|but|so|now|well|ugh|oh|the|my|our)[, ]+)*$/iu.test(before) || IN.test(before)
}

const OWN = /\b(?:i|i['’]m|i['’]ve|my|me|we|we['’]re|our|us)\b/iu
const NOT_YET =
  /\b(?:need\p{L}*|want\p{L}*|hop(?:e|ing)|next (?:year|term|month|autumn|spring|week)|(?:in|from) (?:autumn|spring|summer|september|january)|will|['’]ll|going to|until|till|before|after|exam|test|room|starts?|begins?|would|could|should|if|when|enrol\p{L}*|appl(?:y|ied)|says|said|dream\p{L}*|aim\p{L}*|used to|(?:i|it|that|we|they) (?:was|were|had)|loved|hated|back in|ready for|not)\b/iu
/** Where one is. */
const IN = /(?:\b(?:in|into|up to|onto|moved up to|at|with|doing|on|joined) (?:the |my |our )?|\b(?:i['’]m|we['’]re) (?:now |finally )?(?:an? )?)$/iu
const ladderOf = once(({ text }: Stretch): number => WHOLE.findIndex((ladder) => ladder.test(text)))

function stepOf(step: string): string {
  return fold(step).replace(/[ '’-]+/g, ' ')
}

/** "grade" of "grade five"; nothing of a code. */
function nounOf(step: string): string {
  return new RegExp(`\\b(?:${STEP}|${COLOURED})\\b`, 'iu').exec(fold(step))?.[0] ?? ''
}

import type { Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { matches } from '../language/quick.ts'

/** It is to hold on from now, not for the matter at hand. */
const LASTS =
  /\b(?:always|never|from (?:now|here) on(?:wards?)?|going forward|every ?time|each time|any ?time|whenever|in (?:the )?future|by default|as a (?:rule|general (?:rule|thing))|in general|generally|at all times|no matter (?:what|which|who)|whatever|(?:when|if|as soon as) i (?:ask|paste|send|share|post|type|upload|mention|message|write|say|give you|talk)|when you (?:answer|reply|write|explain|quote|give|list|send|suggest|show|draft|summari[sz]e|translate)|(?:in|for|with|on|to) (?:every|any|all|each)(?:thing| [\p{L}]+)|(?:every|each) (?:number|price|answer|reply|recipe|date|quote|answer|draft|summary|email|message|list|morning|evening|day|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:after|before) \d{1,2}(?::\d\d)? ?(?:am|pm)?|at night|in the (?:mornings?|evenings?))\b/u
/** A question that orders: "could you …?". */
const ASKED =
  /^(?:(?:and|but|so|ok|okay|hey|hi|also|please|btw|oh|one thing|actually)[,:]? )*(?:can|could|would|will) (?:you|u|ya|we)\b(?: (?:please|kindly|just|maybe|possibly|perhaps))* (?!tell|remember|be\b|have|do you|imagine|guess|believe|say (?:how|what|why)|explain (?:how|what|why)|recommend|suggest|think|find|get|help)[\p{L}]/u
/** A wish about how it answers. */
const WISHED =
  /\b(?:it(?:'d| would| will)? (?:really |also )?(?:help|be (?:great|good|nice|better|useful|easier|lovely|handy|ideal|best))s?(?: me)? if\b.{0,40}\byou\b|(?:i'd|i would|i) (?:really |much |also )?(?:like|prefer|appreciate|love|rather|want|need|expect)\b.{2,90}\b(?:you|your)\b)/
/** How a thing is to be given: "money should be shown to me in lei". */
const PASSIVE =
  /^(?:(?:and|also|oh|please)[, ]+)*[\p{L}'-]+(?: [\p{L}'-]+){0,4} (?:should|must|need to|needs to|has to|have to|ought to) (?:always |only |never |please )*(?:be |come |arrive )(?:shown |given |written |displayed |listed |quoted |formatted |rounded |sorted |sent |put |spelled |converted |phrased |kept |explained |answered )?.{0,50}\b(?:to me|for me|with me)\b/u
/** A wish without a verb, for all that it writes: "British then, for anything that goes out under my name". */
const VERBLESS =
  /^[^,.?]{3,50}(?:,| [-–—]|:) (?:for|in|on|with) (?:anything|everything|whatever|any [\p{L}]+|all [\p{L}]+|every [\p{L}]+) (?:that |which |where )?(?:i|you|we|goes?|comes?|gets?) /u

const BARE =
  /^[^?]{3,60}(?:,| [-–—]) (?:every|each) [\p{L}]+(?: [\p{L}]+)?[.!]*$|, no exceptions[.!]*$|^(?:only |max(?:imum)? |at most |no more than )?(?:one|two|three|\d+) [\p{L}]+(?: [\p{L}]+)? (?:per|in (?:an?|each|every)) (?:reply|answer|message|response|recipe|email|list)\b/u

/** Whether a sentence asks, politely or in passing, for something that is to hold from now on. */
export function asksPolitely(sentence: Span): boolean {
  const text = fold(sentence.text)
  const signals = signalsFor('en')
  if (signals.oneOff.test(text) || text.includes('··')) return false
  if (matches(PASSIVE, text) || VERBLESS.test(text) || (matches(BARE, text) && !signals.first.test(text))) return true
  return (matches(ASKED, text) || matches(WISHED, text)) && matches(LASTS, text)
}

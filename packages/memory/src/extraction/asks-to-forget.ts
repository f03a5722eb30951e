import { attributeNamed } from './attribute.ts'
import type { Span } from './sentences.ts'
import { signalsFor } from './signals.ts'
import { fold } from './words.ts'

/**
 * Whether a sentence asks to forget something held (and not: to drop a habit, or not to forget).
 * `weak`: only when it fits a held memory well, since "lose the jacket" and "strike that" can mean much else.
 */
export function asksToForget(sentence: Span, language: string): 'no' | 'weak' | 'clear' {
  const signals = signalsFor(language)
  const text = fold(sentence.text)
  if (!signals.forget.test(text)) return 'no'
  if (
    /\b(?:we're back|i'm back|back to|instead|we are back|wieder|stattdessen)\b/.test(text) &&
    signals.first.test(text) &&
    signals.change.test(text) &&
    !signals.keep.test(text)
  )
    return 'no'
  if (OF_MEMORY.test(text)) return 'clear'
  // "How do I delete a branch?", "Can you clear the cache in this script?": work on something, not on what is remembered.
  if (ASKS_HOW.test(text)) return 'no'
  if (MATERIAL.test(text)) return signals.first.test(text) || (STRONG.test(text) && attributeNamed(sentence.text) !== null) ? 'weak' : 'no'
  return signals.first.test(text) || STRONG.test(text) || OF_SOMEONE.test(text) || language !== 'en' ? 'clear' : 'weak'
}

/** "Don't forget that …": asks for the contrary, where nothing else in it asks to forget. */
export function asksToKeep(sentence: Span, language: string): boolean {
  const text = sentence.text.replace(NOT_FORGET, ' ')
  return text !== sentence.text && asksToForget({ ...sentence, text }, language) === 'no'
}

const NOT_FORGET =
  /(?<!\p{L})(?:(?:do not|don['’]?t|never|must not|mustn['’]t) (?:you |ever )?(?:forget|delete|erase|remove)|vergiss(?:t)? (?:bitte )?(?:nicht|nie(?:mals)?)|(?:bitte )?nicht vergessen|no (?:te |lo |la )?olvid(?:es|e|éis))(?!\p{L})/giu

/** Asks how to do it, or to do it to what people work on: "How do I delete a branch?", "Remove the duplicates". */
export function isWork(sentence: Span, language: string): boolean {
  const text = fold(sentence.text)
  return (
    !OF_MEMORY.test(text) &&
    (ASKS_HOW.test(text) || ELSEWHERE.test(text) || FROM_MATERIAL.test(text) || (MATERIAL.test(text) && !signalsFor(language).first.test(text)))
  )
}

/** It speaks of what the assistant holds, or of all that was said about something. */
const OF_MEMORY =
  /\b(?:you (?:know|have|hold|keep|remember|hang on to|stored|saved|noted|learn(?:ed|t))|you've (?:got|stored|saved|noted|kept)|(?:your|the) (?:memory|memories|notes|records?|files?|head|mind)|remember|memor(?:y|ies)|on record|(?:i|we) (?:told|mentioned|said|shared)|(?:anything|everything|whatever|stuff|things?|bit|part|what) (?:about|on|regarding|concerning)|gedächtnis|gemerkt|merk|gespeichert|notizen|erzählt|gesagt|weißt|memoria|recuerd\p{L}*|guardad[oa]|notas|sabes|conté|dije)(?!\p{L})/u
const ASKS_HOW =
  /\b(?:how (?:do|can|could|would|should|to|does)|^which|why|what happens|explain|show me how|is it (?:ok|safe|possible)|wie (?:kann|lösche|entferne)|cómo)\b/
/** What people work on in a conversation; none of it is about the person. */
const MATERIAL =
  /\b(?:duplicates?|white ?space|(?:trailing |extra )?spaces?|rows?|columns?|cells?|lines?|paragraphs?|sentences?|commas?|words?|headings?|headers?|footers?|bullets?|branch(?:es)?|commits?|files?|folders?|director(?:y|ies)|tables?|databases?|records? (?:where|with|from)|quer(?:y|ies)|cache|cookies|arrays?|strings?|lists?|elements?|keys?|scripts?|functions?|code|logs?|pixels?|background|images?|photos?|slides?|layers?|stains?|rust|glue|wax)\b/
/** "Forget about work, let's talk about …": another subject is wanted. */
const ELSEWHERE = /[,;–—-]\s*(?:and |so )?(?:let['’]?s|let us)\b|[,;–—-]\s*(?:lass uns|reden wir|hablemos)(?!\p{L})/u
/** "Take my address off the invoice template": out of what is being worked on. */
const FROM_MATERIAL =
  /\b(?:off|from|out of) (?:the|this|that|my|our) (?:\p{L}+ ){0,2}(?:letter|invoice|template|e?-?mail|draft|cv|résumé|resume|document|form|report|slides?|deck|spreadsheet|script|sheet|table|paragraph|poster|flyer|page|website|post|essay|article)(?!\p{L})/u
/** "Delete the Bristol one", "lose the nut allergy": what people have, without saying whose. */
const OF_SOMEONE =
  /\b(?:the|that|those|any|old|new) (?:[\p{L}' -]{0,30} )?(?:ones?|rules?|allerg(?:y|ies)|address(?:es)?|numbers?|e-?mails?|birthdays?|names?|nicknames?|things?|stuff|jobs?|salar(?:y|ies)|illness|diagnosis|medication|appointments?|reminders?|preferences?|facts?)\b/u
const STRONG = /\b(?:forget|unlearn|un-?remember)\b(?! (?:it|that|about it|about that)[,.!]? *(?:$|let))/

import { attributeNamed } from '../reading/attribute.ts'
import { FORGETS_SURELY } from './forget-forms.ts'
import { isFromWork } from './from-work.ts'
import { withoutGoing } from './misread.ts'
import type { Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { matches } from '../language/quick.ts'

/**
 * Whether a sentence asks to forget something held (and not: to drop a habit, or not to forget).
 * `weak`: only when it fits a held memory well, since "lose the jacket" and "strike that" can mean much else.
 */
export function asksToForget(sentence: Span, language: string): 'no' | 'weak' | 'clear' {
  const signals = signalsFor(language)
  const text = withoutGoing(fold(sentence.text))
  if (!signals.forget.test(text)) return 'no'
  if (
    /\b(?:we're back|i'm back|back to|instead|we are back|wieder|stattdessen)\b/.test(text) &&
    signals.first.test(text) &&
    signals.change.test(text) &&
    !signals.keep.test(text)
  )
    return 'no'
  if (matches(OF_MEMORY, text)) return 'clear'
  // "How do I delete a branch?", "Can you clear the cache in this script?": work on something, not on what is remembered.
  if (ASKS_HOW.test(text)) return 'no'
  if (matches(MATERIAL, text)) return signals.first.test(text) || (STRONG.test(text) && attributeNamed(sentence.text) !== null) ? 'weak' : 'no'
  return signals.first.test(text) || STRONG.test(text) || OF_SOMEONE.test(text) || language !== 'en' ? 'clear' : 'weak'
}

/** A form that means nothing else, and not a text about such a wish. */
export function asksSurely(sentence: Span, language: string): boolean {
  const text = fold(sentence.text)
  return (
    language === 'en' &&
    matches(FORGETS_SURELY, text) &&
    !ASKS_HOW.test(text) &&
    !matches(ON_TEXT, text) &&
    !isFromWork(text, language) &&
    !matches(IDIOM, text)
  )
}

/** "Write a mail that asks them to delete …", "Can a judge …?": about a text, or about the world. */
const ON_TEXT =
  /^(?:(?:please|pls|can you|could you|would you|ok|hey|now|and) )*(?:write|draft|compose|translate|explain|rewrite|reword|summari[sz]e|proofread|describe|imagine|suppose|say|make (?:a|me)|give me|create|generate|code)\b|^(?:can|could|do|does|did|will|would|is|are|should) (?!you\b|u\b|ya\b|it\b|that\b|this\b|we\b|all\b|my\b|the\b|what\b|everything\b|it possible for you)|^(?:is|are) there\b/

/** "Don't forget that …": asks for the contrary, where nothing else in it asks to forget. */
export function asksToKeep(sentence: Span, language: string): boolean {
  const text = sentence.text.replace(NOT_FORGET, ' ')
  return text !== sentence.text && asksToForget({ ...sentence, text }, language) === 'no'
}

const NOT_FORGET =
  /(?<!\p{L})(?:(?:do not|don['’]?t|never|must not|mustn['’]t) (?:you |ever )?(?:forget|delete|erase|remove)|vergiss(?:t)? (?:bitte )?(?:nicht|nie(?:mals)?)|(?:bitte )?nicht vergessen|no (?:te |lo |la )?olvid(?:es|e|éis))(?!\p{L})/giu

/** "Scratch that, it's at 14:20": the new value stands in the same sentence. */
export function corrects(sentence: Span): boolean {
  return CORRECTS.test(sentence.text) || COMPLAINS.test(sentence.text)
}

/** "You keep writing Ashcroft": complains of what is held, and the right value stands beside it. */
const COMPLAINS =
  /^(?:and |but |so )*you (?:keep|kept|still|always)(?: on)? (?:writing|saying|calling|putting|spelling|shaving|adding|using|getting|reading|mixing|making|giving|rounding|swapping|typing|write|say|call|put|spell|add|use|get|make|type)(?!\p{L})/iu

const CORRECTS =
  /^(?:(?:no|wait|actually|sorry|oh|oops|hm+),? )*(?:scratch|scrap|strike|forget|ignore|disregard|undo|delete|erase) (?:that|it|this|what i (?:just )?(?:said|told you|wrote))[,;:.–—-]+\s*(?:it['’]s|it is|i['’]m|the [\p{L} ]{2,30} (?:is|are)|(?:my|our) [\p{L} ]{2,30} (?:is|are)|make it)\s.*\d/iu

/** "Don't forget to add the VAT to this invoice", "I keep forgetting my umbrella": nothing to forget, and nothing to remember. */
export function isReminder(sentence: Span): boolean {
  const text = fold(sentence.text)
  return /\b(?:don't|dont|do not) forget to\b.{0,80}(?:\bthis\b|\bthese\b|:)/.test(text) || /\b(?:i|we) (?:keep|kept) (?:on )?forgetting\b/.test(text)
}

/** Asks how to do it, or to do it to what people work on: "How do I delete a branch?", "Remove the duplicates". */
export function isWork(sentence: Span, language: string): boolean {
  const text = fold(sentence.text)
  if (language === 'en' && matches(IDIOM, text)) return true
  if (isFromWork(text, language)) return true
  return (
    !matches(OF_MEMORY, text) &&
    (ASKS_HOW.test(text) ||
      ELSEWHERE.test(text) ||
      (language === 'en' && (matches(ON_TEXT, text) || matches(PART_OF_TEXT, text) || FOR_NOW.test(text) || AND_WRITE.test(text))) ||
      (matches(MATERIAL, text) && !signalsFor(language).first.test(text)))
  )
}

/** Words of removing that remove nothing, and what is only supposed: "clear my head", "down a notch", "if I asked you to forget". */
const IDIOM =
  /\b(?:strike (?:while|a (?:balance|deal|pose|chord|bargain)|gold|out on)|bury the hatchet|lose the (?:will|thread|plot)|drop in the (?:ocean|bucket)|take the (?:biscuit|mick|plunge|lead)|clear (?:my|your|the) (?:head|mind|throat|air|table|inbox|desk|schedule|way)|down a (?:notch|peg|gear|bit)|keep(?:ing)? (?:me|us) (?:waiting|posted|company|busy|guessing|up)|lose (?:weight|heart|hope|face|sleep|count|track|touch|control|my mind|the plot)|take (?:it|things) (?:easy|slow|slowly|from here|or leave)|drop (?:me|us) (?:a|an|off)|drop (?:by|in|off)|forgive and forget|have it (?:both|all) ways|let it go (?:is|was|from)|go (?:out|away) (?:for|to|on)|out at|what if|if (?:i|we) (?:asked|ask|told|tell|wanted|said|say)(?: to)? (?:you|u)|would you (?:forget|delete|still)\b.{0,40}\bif)\b/
/** "Drop the second paragraph": a place in a text, whatever it is about. */
const PART_OF_TEXT =
  /\b(?:first|second|third|fourth|last|next|opening|closing|final|previous|above|following) (?:\p{L}+ )?(?:paragraphs?|sentences?|lines?|words?|sections?|parts?|chapters?|verses?|stanzas?|slides?|pages?|rows?|columns?|bullets?|points?|questions?|changes?|steps?|items?|draft)\b|\b(?:delete|remove|erase|clear|drop|cut|strip|scrap|lose|purge|wipe|undo|get rid of|take out) (?:all |out )?(?:the|this|that|those|these|all|any|every|a|an) (?:\p{L}+ )?(?:background|tables?|rows?|columns?|cells?|paragraphs?|sentences?|commas?|adjectives?|adverbs?|jargon|typos?|bullet points?|headings?|headers?|footnotes?|branch|commits?|files?|folders?|logs?|cache|cookies|imports?|variables?|functions?|tests?|stains?|images?|photos?|intro|outro|chorus|metaphors?|anecdotes?|puns?|clauses?|phrases?|adverts?|rhymes?)\b(?! (?:rule|instruction|preference|thing|order))/u
/** "Forget the hotel for now": only for a while. */
export const FOR_NOW: RegExp =
  /\b(?:for (?:now|a (?:moment|minute|sec|second|bit|while)|today|once|tonight)|this (?:week|time|morning|evening|month)|tonight|just today|at the moment)\b/
/** "…, and give me the rest": an order goes on about a text. */
const AND_WRITE =
  /(?:\band|\bthen|[,;.])\s+(?:then |please |instead |also )?(?:write|give me|make (?:it|this|the)|show me|add|use|rewrite|replace|merge|shorten|explain|try again|translate|start (?:with|again|over)|tell (?:the|them|him|her|me)|put in)\b/

/** It speaks of what the assistant holds, or of all that was said about something. */
const OF_MEMORY =
  /\b(?:you (?:know|have|hold|keep|remember|hang on to|stored|saved|noted|learn(?:ed|t))|you've (?:got|stored|saved|noted|kept)|(?:your|the) (?:memory|memories|notes|records?|files?|head|mind)|remember|memor(?:y|ies)|on record|(?:i|we) (?:told|mentioned|said|shared)|(?:anything|everything|whatever|stuff|things?|bit|part) (?:about|on|regarding|concerning)|gedächtnis|gemerkt|merk|gespeichert|notizen|erzählt|gesagt|weißt|memoria|recuerd\p{L}*|guardad[oa]|notas|sabes|conté|dije)(?!\p{L})/u
const ASKS_HOW =
  /\b(?:how (?:do|can|could|would|should|to|does)|^which\b.{0,200}\?|why(?! (?:i|we|he|she|they|my|our|his|her|their|the|\p{L}+['’]s)\b)|what happens|explain|show me how|is it (?:ok|safe|possible)|wie (?:kann|lösche|entferne)|cómo)\b/u
/** What people work on in a conversation; none of it is about the person. */
const MATERIAL =
  /\b(?:duplicates?|white ?space|(?:trailing |extra )?spaces?|rows?|columns?|cells?|lines?|paragraphs?|sentences?|commas?|words?|headings?|headers?|footers?|bullets?|branch(?:es)?|commits?|files?|folders?|director(?:y|ies)|tables?|databases?|records? (?:where|with|from)|quer(?:y|ies)|cache|cookies|arrays?|strings?|lists?|elements?|keys?|scripts?|functions?|code|logs?|pixels?|background|images?|photos?|slides?|layers?|stains?|rust|glue|wax)\b/
/** "Forget about work, let's talk about …": another subject is wanted. */
const ELSEWHERE =
  /\b(?:forget|never mind|skip|leave) (?:about )?.{2,50}?[,;.–—-]+ ?(?:and |so |but )?(?:what|how) about\b|[,;–—-]\s*(?:and |so )?(?:let['’]?s|let us)\b|[,;–—-]\s*(?:lass uns|reden wir|hablemos)(?!\p{L})/u
/** "Delete the Bristol one", "lose the nut allergy": what people have, without saying whose. */
const OF_SOMEONE =
  /\b(?:the|that|those|any|old|new) (?:[\p{L}' -]{0,30} )?(?:ones?|rules?|allerg(?:y|ies)|address(?:es)?|numbers?|e-?mails?|birthdays?|names?|nicknames?|things?|stuff|jobs?|salar(?:y|ies)|illness|diagnosis|medication|appointments?|reminders?|preferences?|facts?)\b/u
const STRONG = /\b(?:forget|unlearn|un-?remember)\b(?! (?:it|that|about it|about that)[,.!]? *(?:$|let))/

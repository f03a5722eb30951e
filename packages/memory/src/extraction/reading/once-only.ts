import type { Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'

/** "The others as usual.", "Then back to normal.", "Danach wieder normal.": what was ordered before it holds for that one piece. */
const AS_USUAL: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|but|then|after that|afterwards|after|otherwise|next time|from then on|the next ones?|(?:all )?(?:the )?(?:others?|rest)(?: of (?:them|it))?|everything else|any others?)[, ]*)+(?:(?:is|are|stays?|keeps?|goes|go|can stay|should be|in) )?(?:(?:right |straight )?back to (?:normal|usual|the usual|how it was)|as (?:usual|always|before|ever|normal|they (?:are|were))|normal(?:ly)?(?: again)?|like (?:before|always)|unchanged|the usual way|same as (?:ever|before|always)|plain again)(?:,? please)?[.!]*$/u,
  de: /^(?:(?:und|aber|dann|danach|sonst|ansonsten|die (?:anderen|übrigen)|den rest|der rest|alles andere|alle anderen)[, ]*)+(?:(?:ist|sind|bleibt|bleiben|bitte) )*(?:wieder )?(?:wie (?:immer|üblich|gehabt|gewohnt|sonst|vorher|bisher)|(?:ganz )?normal|so lassen)(?: bitte)?[.!]*$/u,
  es: /^(?:(?:y|pero|luego|después|lo demás|l[oa]s demás|el resto|l[oa]s otr[oa]s)[, ]*)+(?:(?:queda|quedan|sigue|siguen|vuelve|vuelves) )?(?:como (?:siempre|antes|de costumbre)|a lo normal|normal(?:es)?)[.!]*$/u,
}
/** "It's for the church bazaar.": what an ordered piece is for. */
const FOR_WHAT =
  /^(?:(?:it|this|that)(?:['’]s| is) )?(?:all |just |only )?for (?:the|an?|this|our local|our) (?:[\w'’-]+ ){0,3}(?:bazaar|raffle|fair|f[eê]te|jumble sale|auction|notice ?board|newsletter|quiz|party|competition|magazine|exhibition|market|fundraiser|school play|bake sale|open day|leaflet|flyer|poster|website|whip-round|car boot(?: sale)?|charity \w+|stall|window|shop window|programme)[.!]*$/u

const THIS_ONE =
  /^(?:please )?(?!(?:is|was|are|will|would|does|did|in|on|at|for|i|we|my)\b)\p{L}+ (?:just |only )?(?:this|that|these|the next|the first|the last)\b/u

/** Whether a sentence orders one piece, says so, or tells what it is for: "Do this one reminder as a telegram. The others as usual." */
export function isOnceOnly(sentence: Span, sentences: readonly Span[], language: string): boolean {
  if (sentences.length < 2) return false
  const usual = AS_USUAL[language]
  if (usual === undefined) return false
  const signals = signalsFor(language)
  const folded = fold(sentence.text)
  const at = sentences.indexOf(sentence)
  const isOrder = (text: string): boolean => (signals.imperative.test(text) || THIS_ONE.test(text)) && !signals.standing.test(text)
  if (usual.test(folded)) return sentences.slice(0, at).some((other) => isOrder(fold(other.text)))
  if (language === 'en' && FOR_WHAT.test(folded)) return sentences.some((other) => other !== sentence && isOrder(fold(other.text)))
  return sentences.slice(at + 1, at + 2).some((other) => usual.test(fold(other.text))) && isOrder(folded)
}

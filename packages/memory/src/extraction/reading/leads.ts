import { tellsSecret } from './gate.ts'
import { BLANK, isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'

/** How a question starts that follows a statement in the same sentence: ", what …", " - is it …", ", dinner ideas?". */
const ASKS_NEXT =
  /(?:,|;|:| [-–—]|\.{2,}|…)\s*(?:(?:so|and|but|now|then|anyway|please|pls|quick q)[, ]+)*(?=(?:what|how|which|where|when|why|who|whose|whats|hows|any|anything|anyone|can|could|should|shall|would|will|do|does|did|is|are|isn't|aren't|was|were|am i|has|have|got|may|might|must|ideas|tips|thoughts|suggestions|advice|best|worth|ok|okay|fine|possible|recommend|suggest)\b|[^,;:?]{2,50} (?:ideas?|tips|thoughts|recipes?|suggestions?|recommendations?|options?|advice|drills|stretches|activities|games|gifts?|help|for (?:us|me|him|her|them|someone|somebody|that|this)[^,;:?]{0,24})\s*\?)/gu
/** Does not stand for itself before a question: "If I moved, …", "Assuming that …". */
const DEPENDS =
  /^(?:(?:and|so|but|ok|well|hey|hi|hello)[, ]+)*(?:if|suppose|supposing|in case|should|unless|whenever|imagine|let's|assume|assuming|say|what|how|which|where|when|why|who|can|could|would|will|do|does|did|is|are)\b/

/** What a sentence states before it turns to its question; `null` where it only asks. */
export function leadOf(sentence: Span): Span | null {
  const folded = fold(sentence.text)
  if (!isQuestion(sentence, 'en') && !/[?]/.test(folded)) return null
  if (signalsFor('en').known.test(folded) || DEPENDS.test(folded) || folded.length !== sentence.text.length) return null
  const cut = [...folded.matchAll(ASKS_NEXT)].at(-1)
  if (cut === undefined || cut.index < 8) return null
  return { text: sentence.text.slice(0, cut.index), start: sentence.start, end: sentence.start + cut.index }
}

/** What a question adds about the speaker after it in the same sentence: "how long do they sleep, we've had ours a week". */
export function tailOf(sentence: Span): Span | null {
  const folded = fold(sentence.text)
  if (folded.length !== sentence.text.length || DEPENDS_ON.test(folded)) return null
  const cut =
    /(?:,|;| [-–—]|\.{2,}|…)\s*(?=(?:(?:and|but|cos|coz|since|because) )?(?:i|i'm|im|i've|ive|we|we're|we've|my|our|mine|ours|it's (?:my|our|only|the)|(?:mum|mom|dad|gran|nan|grandma|grandpa|grandad)(?:'s)?) )/u.exec(
      folded,
    )
  if (cut === null || cut.index < 12) return null
  const from = cut.index + cut[0].length
  return { text: sentence.text.slice(from), start: sentence.start + from, end: sentence.end }
}

const DEPENDS_ON =
  /^(?:(?:and|so|but|ok|well|hey|hi|hello)[, ]+)*(?:if|suppose|supposing|in case|should|unless|whenever|imagine|let's|assume|assuming|say|would you)\b/

/** What the speaker says of themselves before they quote: "I'm a crane operator, so no, I can't "just step away"". */
export function beforeQuote(sentence: Span): Span | null {
  const quote = sentence.text.indexOf(BLANK)
  if (quote < 0 || !/^(?:i['’]m|i am|we['’]re|we are|i['’]ve|we['’]ve|i have|we have|i work|we work|i live|we live) /i.test(sentence.text)) return null
  const cut = Math.max(...[',', ';', ' -', ' –', ' —'].map((mark) => sentence.text.slice(0, quote).indexOf(mark)))
  return cut < 6 ? null : { text: sentence.text.slice(0, cut), start: sentence.start, end: sentence.start + cut }
}

/** Whole clauses that come before the one with the secret: "I live at 14 Mill Lane, portal password …". */
export function beforeSecret(sentence: Span): readonly Span[] {
  const spans: Span[] = []
  for (const part of sentence.text.matchAll(/(?:[^,;:]|:(?! ))+/g)) {
    if (tellsSecret(part[0])) return spans
    const text = part[0].trim()
    const start = sentence.start + part.index + part[0].indexOf(text)
    if (/^(?:and )?(?:i|my|we|our)\b/i.test(text)) spans.push({ text, start, end: start + text.length })
  }
  return []
}

import type { Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'

/** What somebody would like to have, now. */
const WISH: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|so|ok|okay|hi|hey|well|mm+|yes|no)[, ]+)*(?:(?:i|we)(?:['’]d| would) (?:really |so |quite )?(?:like|love|fancy|prefer|kill for)|(?:i|we) (?:really |just |quite )?(?:want|fancy|need|crave|feel like|wouldn['’]t mind|could (?:do with|go for|murder))|(?:i['’]m|we['’]re) (?:craving|dying for|tempted by|looking for|after))\b/u,
  de: /^(?:(?:und|also|ok|hallo|hm+|ja|nein)[, ]+)*(?:(?:ich|wir) (?:hätten?|würden?|möchten?|wollen|will|wünschen?|brauchen?|suchen?|nähmen?)|(?:gern|am liebsten) (?:hätte|würde|möchte) ich)(?!\p{L})/u,
  es: /^(?:(?:y|bueno|hola|pues|mmm*|sí|no)[, ]+)*(?:me (?:gustaría|encantaría|apetece|apetecería|tomaría|comería)|quisiera|quiero|querría|querríamos|necesito|busco|nos (?:gustaría|apetece))(?!\p{L})/u,
}
/** Where what stands against it or why it is so begins. */
const FACT: Readonly<Record<string, RegExp>> = {
  en: /(?:[,;]|\s[-–—])? (?:but|though|although|only|except|as|since|because|cos|and) (?=(?:i|i['’](?:m|ve)|im|ive|we|we['’](?:re|ve)|my|our) )|[,;] (?=(?:i['’](?:m|ve)|i am|i have|i can['’]t|i don['’]t|we['’](?:re|ve)|we are) )/u,
  de: /[,;]? (?:aber|nur|doch|denn|und) (?=(?:ich|wir|mein\p{L}*|leider) )|[,;] (?=(?:ich|wir) (?:bin|sind|hab|habe|haben|vertrage?|esse?n?) )/u,
  es: /[,;]? (?:pero|aunque|solo que|porque|ya que|y) (?=(?:soy|tengo|estoy|no |somos|tenemos|mi |me |padezco|sufro))|[,;] (?=(?:soy|tengo|somos|tenemos|no como|no puedo) )/u,
}

/** "I'd like a dessert but I'm diabetic": what stands behind a wish or an order; `null` where nothing does. */
export function behindWish(sentence: Span, language: string): Span | null {
  const folded = fold(sentence.text)
  const [wish, fact] = [WISH[language], FACT[language]]
  if (wish === undefined || fact === undefined || folded.length !== sentence.text.length || folded.length > 200) return null
  if (!wish.test(folded) && !signalsFor(language).imperative.test(folded)) return null
  const cut = fact.exec(folded)
  if (cut === null) return null
  const from = cut.index + cut[0].length
  return { text: sentence.text.slice(from), start: sentence.start + from, end: sentence.end }
}

/** What limits what somebody may have or do, for good. */
export const LIMITS: RegExp = /^(?:health\.|family\.pregnancy$|food\.diet$|food\.(?:avoid|dislike)|person\.(?:religion|handedness|pronouns))/
/** A part of the body that is not up to everything. */
export const WEAK: RegExp =
  /\bin a wheelchair\b|(?<!\p{L})(?:im rollstuhl|en silla de ruedas)(?!\p{L})|\b(?:bad|dodgy|bum|weak|wonky|replaced|artificial|trick) (?:knee|back|hip|shoulder|heart|ankle|wrist|neck)s?\b|(?<!\p{L})(?:kaputte\p{L}?|schwache\p{L}?|künstliche\p{L}?) (?:knie|rücken|hüfte|schulter|herz)(?!\p{L})|(?<!\p{L})(?:rodilla|espalda|cadera|corazón|hombro) (?:mala|malo|débil|delicad[oa]|operad[oa])(?!\p{L})/iu

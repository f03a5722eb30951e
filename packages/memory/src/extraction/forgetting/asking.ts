import { attributeNamed, sameAttribute } from '../reading/attribute.ts'
import { asksSurely, asksToForget, asksToKeep, corrects, FOR_NOW, isWork } from './asks-to-forget.ts'
import { FORGETS, UNMENTIONED } from './forget-forms.ts'
import { ENDS_A_RULE, IN_ITS_PLACE, NAMED_RULE_OVER, RULES_GIVEN, WAVES_OFF, WAVES_OFF_MORE } from './forget-forms-more.ts'
import { surelyForgets } from './forget-forms-de-es.ts'
import type { HeldView } from '../matching/held.ts'
import { coveringYou } from './includes-you.ts'
import type { Intent } from '../reading/intent.ts'
import { meansHeld, namesHeld, RULE } from './likeness.ts'
import { complains } from './misread.ts'
import { isNoRequest } from './no-request.ts'
import { isOnTextHere } from '../reading/passing.ts'
import { asksWhatIf, BLANK, type Span } from '../language/sentences.ts'
import { matches } from '../language/quick.ts'
import { signalsFor } from '../language/signals.ts'
import { dismisses, takesWordBack, toldBefore } from './told.ts'
import { tellsOfLife } from '../reading/life.ts'
import { fold } from '../language/words.ts'

/** A share of the classifier's from which on a form that can mean other things is believed, where it names something held. */
const LIKELY = 0.12
const MAYBE = 0.3
const SOME = 0.05
/** Where no form of it speaks for a request, being likelier than the rest by a hair is not enough. */
const HALF = 0.5

/** Without a word of forgetting, the classifier has to be this sure, where the forms of the language are wide. */
const SURE = 0.6
const MISTAKEN =
  /(?:vertan|geirrt|verwechsel|vertippt|missverstanden|falsch (?:ab)?ge|stimmt (?:so )?nicht|equivoc|confund|(?:tien(?:e|es)|tenés|puse|dije|anot\p{L}+|apunt\p{L}+) mal(?!\p{L})|de dónde lo (?:has sacado|sacaste))/u

/** "Mein Aufsatz ist zu lang. Was kann weg?", "¿Qué quito?": asks what to leave out of the work at hand. */
const ASKS_WHAT =
  /^(?:was|welche[nrs]?(?: \p{L}+)?) (?:kann|können|könnte|soll|sollte|muss|streiche|lösche|kürze)(?!\p{L})(?!.{0,40}(?:du|dir|über mich|von mir)(?!\p{L}))|^¿?qué (?:quito|borro|elimino|recorto|tacho)(?!\p{L})/u

/** The sentences of a turn that ask for something held to be forgotten. */
export function requestsIn(
  sentences: readonly Span[],
  intents: readonly (Intent | null)[],
  held: readonly HeldView[],
  earlier: readonly string[],
  language: string,
): readonly Span[] {
  const covering = coveringYou(sentences)
  const isCovered = [...covering].some((sentence) => meansHeld(sentence.text, held, language))
  const rules = sentences.some((sentence) => matches(RULES_GIVEN, fold(sentence.text)))
    ? 'given'
    : sentences.some((sentence) => RULE.test(fold(sentence.text)))
      ? 'named'
      : 'none'
  const asking = sentences.filter((sentence, place) => {
    if (isCovered && covering.has(sentence)) return true
    const intent = intents[place] ?? null
    if (signalsFor(language).forget.test(fold(sentence.text)) && isNoRequest(sentence, held, language)) return false
    if (wavesOff(sentence, held, rules, language)) return true
    return asks(sentence, intent, held, language) || (intent !== null && takesBack(sentence, intent, held, earlier, language))
  })
  // "You have two sisters of mine. Take Ana out": what only leads up to a request in so many words is not one itself.
  const inWords =
    language === 'en'
      ? asking.filter((sentence) => matches(FORGETS, fold(sentence.text)) || matches(UNMENTIONED, fold(sentence.text)) || covering.has(sentence))
      : []
  return inWords.length > 0 ? inWords : asking
}

function asks(sentence: Span, intent: Intent | null, held: readonly HeldView[], language: string): boolean {
  if (sentence.text.includes(BLANK + BLANK) || asksToKeep(sentence, language) || corrects(sentence)) return false
  if (complains(sentence.text) && !asksSurely(sentence, language)) return false
  if (asksWhatIf(sentence.text, language) || isOnTextHere(sentence.text, language)) return false
  const form = asksToForget(sentence, language)
  if (ASKS_WHAT.test(fold(sentence.text))) return false
  if (intent === null) return form === 'clear'
  if (surelyForgets(sentence, language)) return true
  const folded = fold(sentence.text)
  // "Lo tienes mal, soy luthier": a correction is no wish to forget.
  if (language !== 'en' && form === 'no' && (MISTAKEN.test(folded) || intent.forget < SURE)) return false
  if (signalsFor(language).hypothetical.test(folded) && !asksSurely(sentence, language) && (language === 'en' || form !== 'clear')) return false
  if (asksSurely(sentence, language)) return true
  if (isWork(sentence, language) && !matches(RULES_GIVEN, folded)) return isAttributeHeld(sentence, form, held)
  if (form === 'no' && tellsOfLife(folded)) return false
  if (intent.forget > Math.max(intent.state, intent.rule, intent.none, form === 'no' ? HALF : 0)) return true
  if (isAttributeHeld(sentence, form, held)) return true
  if (
    form !== 'no' &&
    intent.forget >= (form === 'clear' || signalsFor(language).keep.test(folded) ? LIKELY : MAYBE) &&
    namesHeld(sentence.text, held, language)
  )
    return true
  // "Don't bring up my weight" is a rule; a fact that is held about it is better forgotten.
  return language === 'en' && matches(UNMENTIONED, folded) && namesHeld(sentence.text, held, language, 'fact')
}

/** "Out with my old number", "the rule about the font is history": of what is held, and of a rule only where rules are spoken of or held. */
function wavesOff(sentence: Span, held: readonly HeldView[], rules: 'given' | 'named' | 'none', language: string): boolean {
  const folded = fold(sentence.text)
  if (folded.endsWith('?') || sentence.text.includes(BLANK + BLANK)) return false
  if (language !== 'en') return WAVES_OFF_MORE[language]?.test(folded) === true && meansHeld(sentence.text, held, language)
  if (matches(WAVES_OFF, folded)) return !FOR_NOW.test(folded) && meansHeld(sentence.text, held, language)
  return (
    (matches(ENDS_A_RULE, folded) || (rules === 'given' && matches(NAMED_RULE_OVER, folded))) &&
    !IN_ITS_PLACE.test(folded) &&
    !/\bfor (?:now|a|once|today)\b|\bat the moment\b/.test(folded) &&
    meansHeld(sentence.text, held, language, rules === 'none' ? 'rule' : 'any')
  )
}

/** "…, take it out" right after something was told that is held now. */
function takesBack(sentence: Span, intent: Intent, held: readonly HeldView[], earlier: readonly string[], language: string): boolean {
  return (
    (intent.forget >= SOME || takesWordBack(sentence.text)) &&
    earlier.length > 0 &&
    asksToForget(sentence, language) !== 'no' &&
    !isWork(sentence, language) &&
    /\b(?:it|that|this|them|him|her)\b/.test(fold(sentence.text)) &&
    toldBefore(earlier, held, language, !dismisses(sentence.text)) !== null
  )
}

function isAttributeHeld(sentence: Span, form: 'no' | 'weak' | 'clear', held: readonly HeldView[]): boolean {
  const thing = form === 'no' ? null : attributeNamed(sentence.text)
  return thing !== null && held.some(({ attribute }) => attribute !== null && sameAttribute(attribute, thing))
}

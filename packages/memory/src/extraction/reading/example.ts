import { isQuestion } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { gate } from './gate.ts'
import type { Passage } from './passage.ts'

/** Says that what follows is a sentence, and no more than that. */
const SAMPLE =
  /^(?:(?:and|so|ok|my|an?|the|another|first|second|ein|noch ein|un|otro)[,: ]+)*(?:examples?|samples?|test sentence|beispiel|beispielsatz|mustersatz|ejemplo|frase de ejemplo)(?: (?:sentence|answer|text|message|input|output|line)s?)?(?: \d{1,2})? ?[:：–—-] /
/** An example of what was said before, or of what somebody might say. */
const INSTANCE =
  /^(?:(?:and|so|like|und|y)[, ]+)*(?:for (?:instance|example)|e\.g\.|say|zum beispiel|z\. ?b\.|beispielsweise|por ejemplo|p\. ?ej\.)[,:]? (?:i|i'm|i've|we|we're|my|our|ich|wir|mein|meine|unser|unsere|vivo|soy|trabajo|tengo|mi|estoy)(?!\p{L})/u
/** Tells of the world or the right answer, and of nobody. */
const ANSWER =
  /^(?:(?:actually|well|no|ok|so|and|but|eigentlich|en realidad)[, ]+)*(?:the (?:capital|(?:right |correct )?answer|solution|largest city|currency)\b.{0,40}? (?:is|was|are)\b|[^,;.!?]{1,40} (?:is|was) the (?:capital|(?:right |correct )?answer|solution|largest city)\b|die (?:hauptstadt|(?:richtige )?antwort|lösung) .{0,40}?(?:ist|heißt)\b|.{1,40} ist die (?:hauptstadt|antwort|lösung)|la (?:capital|respuesta|solución) .{0,40}?es\b|.{1,40} es la (?:capital|respuesta|solución))/u

/** Whether a sentence is only an example of a sentence, or answers a question about the world: nothing of the speaker's. */
export function isExample(passage: Passage, place: number): boolean {
  const sentence = passage.sentences[place]
  if (sentence === undefined) return false
  const folded = fold(sentence.text)
  if (SAMPLE.test(folded)) return true
  if (ANSWER.test(folded) && !signalsFor(passage.language).first.test(folded)) return true
  return INSTANCE.test(folded) && !followsOwn(passage, place)
}

/** "I've several allergies. For example, I can't have nuts.": an example of what the speaker has just told of themselves. */
function followsOwn({ sentences, language }: Passage, place: number): boolean {
  const before = sentences[place - 1]
  if (before === undefined || isQuestion(before, language)) return false
  return signalsFor(language).first.test(fold(before.text)) && gate(before, language).pass === 'statement'
}

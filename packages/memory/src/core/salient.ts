import { namesIn } from './names.ts'

/** What a summary must not lose. */
export type SalientKind = 'name' | 'number' | 'date' | 'decision' | 'question'

export interface Salient {
  readonly kind: SalientKind
  /** As it stands in the text. */
  readonly text: string
}

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const DAYS =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|' +
  'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?'
const DATE = new RegExp(
  `(?<!\\p{L})(?:\\d{4}-\\d{2}-\\d{2}|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of |de )?(?:${MONTHS})(?: (?:de )?\\d{4})?|(?:${MONTHS}) \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|` +
    `(?:${DAYS})|tomorrow|yesterday|tonight|next (?:week|month|year)|morgen früh|gestern|übermorgen|mañana|ayer)(?!\\p{L})`,
  'giu',
)
const NUMBER = /[$€£]?(?<![\p{L}\d])\d+(?:[.,:/-]\d+)*%?(?:\s?(?:ms|s|h|min|kg|km|cm|mm|m|g|l|€|eur|euros?|usd|%|am|pm))?(?![\p{L}\d])/giu
const DECISION =
  /\b(?:decided?|agreed?|let's|let us|we(?:'ll| will)|i(?:'ll| will)|going with|go with|chose|choose|settled|approved?|confirmed?|switch(?:ed)? to|from now on|always|never|must|wir nehmen|beschlossen|entschieden|ab jetzt|decidimos|quedamos|acordamos|vamos con)\b/iu

/** Names, numbers, dates, whether it decides something, and whether it asks. Pure; a heuristic for en, de and es. */
export function salientIn(sentence: string): readonly Salient[] {
  const dates = [...sentence.matchAll(DATE)].map(([text]) => text)
  const names = namesIn(sentence).filter((name) => !dates.some((date) => date.includes(name)))
  const inside = [...dates, ...names]
  const numbers = [...sentence.matchAll(NUMBER)].map(([text]) => text).filter((text) => !inside.some((other) => other.includes(text)))
  const found: Salient[] = []
  for (const text of dates) found.push({ kind: 'date', text })
  for (const text of numbers) found.push({ kind: 'number', text })
  for (const text of names) found.push({ kind: 'name', text })
  if (DECISION.test(sentence)) found.push({ kind: 'decision', text: sentence })
  if (/[?？]\s*$/.test(sentence)) found.push({ kind: 'question', text: sentence })
  return found
}

import { fold, toWords } from '../language/words.ts'
import { once } from '../once.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'
import { heldSubject } from './parts.ts'

/** One more year: where it stands in a text. */
export interface Birthday {
  readonly view: HeldView
  readonly start: number
  readonly end: number
}

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty|eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte|um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte|un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'
    .split('|')
    .map((words) => words.split(' '))

/** "Oskar turned seven yesterday", "blew out 41 candles": what has a birthday in it, with the age behind it or before. */
const TURNS =
  /(?<!\p{L})(?:turn(?:ed|s)|(?:is|am|['’]s|['’]m) (?:now|already)|hit|cumpl(?:í|ió|o|e|imos)|ya (?:tiene|tengo)|cumplirá|cumplir|hizo|wurde|wird(?: (?:am|im|nächste\p{L}*|kommende\p{L}*|diese\p{L}*|bald|morgen|heute|schon|jetzt|nun)(?: \p{Lu}\p{L}+)?){1,2}|wird|fa(?:z|rá)|fez|fazer|complet(?:a|ou|ará)|já tem|(?:a eu|aura|avoir|a fêté|fêtera?|souffle(?:ra)?)(?: ses)?|(?:ist|bin)(?: [\p{L}]+){0,2}?) (\d{1,2}|[\p{L}]{3,12})(?= (?:geworden|gestern|today|yesterday|this|last|on|ayer|hoy|el|años|anos|ans|bougies|am|and|so|now)(?!\p{L})|[,.;!?]|$)|(?<![\p{L}\d])(\d{1,2}|[\p{L}]{3,12}) (?:candles|geworden)(?!\p{L})/giu

/** The held ages that a text says to be one year more. */
export function birthdaysIn(statement: Statement, held: readonly HeldView[]): readonly Birthday[] {
  const found: Birthday[] = []
  for (const match of statement.text.matchAll(TURNS)) {
    const word = match[1] ?? match[2] ?? ''
    const age = ageOf(fold(word))
    if (age === null || /(?<!\p{L})(?:will|if|when|would|wenn|falls|si|cuando)(?!\p{L})/iu.test(statement.text.slice(0, match.index))) continue
    const start = match.index + match[0].indexOf(word)
    for (const view of held)
      if (heldAge(view) === age - 1 && isAbout(statement, view, statement.text.slice(0, match.index))) found.push({ view, start, end: start + word.length })
  }
  return found.length === 1 ? found : []
}

/** Who it is about is named before it; of the speaker it needs no name, but nothing else may do it. */
function isAbout({ subject }: Statement, view: HeldView, before: string): boolean {
  const words = toWords(before).map(({ lower }) => lower)
  if ([...view.features.names].some((name) => words.includes(name))) return true
  if (subject !== null) return view.features.relations.has(subject.relation) && view.features.names.size === 0
  return heldSubject(view) === null && view.features.names.size === 0 && OWN.test(before)
}

const OWN = /^(?:(?:so|and|well|ok|finally|just|today|yesterday|hoy|ayer|heute|gestern)[, ]+)*(?:(?:i|ich|yo|blew|blowing|woke)(?!\p{L})|$)/iu

const heldAge = once(({ memory, canonical, folded }: HeldView): number | null => {
  const isAge = canonical === 'person.age' || /(?<!\p{L})(?:age|alter|edad|years? old|jahre? alt|años?|anos?|ans?)(?!\p{L})/u.test(folded)
  return isAge && memory.value !== null ? ageOf(/^(\d{1,2}|\p{L}+)(?= years?| jahre?| años?| anos?| ans?|$)/u.exec(fold(memory.value))?.[1] ?? '') : null
})

function ageOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  for (const words of NUMBERS) if (words.includes(word)) return words.indexOf(word) + 1
  return null
}

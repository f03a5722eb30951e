import { fold } from '../language/words.ts'
import { matches } from '../language/quick.ts'
import { partingIn } from './parted.ts'

const HABIT_EN =
  '(?:smoking|vaping|drinking|gambling|(?:eating |drinking )?(?:meat|sugar|dairy|gluten|bread|chocolate|crisps|sweets|fish|alcohol|coffee|caffeine|wheat|red meat|fizzy drinks)|cigarettes|nicotine|booze|the booze|the cigarettes|weed|biting my nails|social media)'
const HABIT_DE = '(?:rauchen|trinken|alkohol|kaffee|zucker|fleisch|zigaretten|naschen|glücksspiel|süßigkeiten|milch|kiffen|dampfen|social media)'
const HABIT_ES =
  '(?:fumar|beber|tomar alcohol|jugar|comer (?:carne|azúcar|pan|gluten|dulces)|vapear|el (?:tabaco|alcohol|café|azúcar|gluten|vapeo|pan)|la (?:carne|cerveza|cafeína|leche)|los (?:dulces|cigarrillos|lácteos)|las redes sociales)'

/** What somebody has done with for good, and what a doctor has found: lasting, however lately it began. */
const BEGUN: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^(?:[\\p{L}' ]{2,20}, )?(?:(?:so|and|well|finally|today|yesterday|proud to say)[, ]+)*(?:i|we|i['’]ve|we['’]ve|i have)(?: have)? (?:(?:just|finally|officially|recently|now|completely|today) )*(?:quit|stopped|gave up|given up|kicked) ${HABIT_EN}\\b(?! (?:at|in|on) (?:the|a|this|that)\\b| for (?:a|the) (?:bit|while|moment|day|night)| (?:and|because|when) (?:the|my phone))|\\b(?:was|were|been|got|just) diagnosed (?:with|as)\\b|\\b(?:came|is|are) off (?:the )?(?:cigarettes|booze|fags|drink) (?:since|for)\\b`,
    'u',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:(?:habe?|haben) (?:ich|wir)? ?(?:[\\p{L}\\d.]+ ){0,4}?(?:mit (?:dem |der )?${HABIT_DE} (?:\\p{L}+ ){0,2}?aufgehört|(?:das |den |die )?${HABIT_DE} (?:\\p{L}+ ){0,2}?aufgegeben)|(?:bei (?:mir|uns)|mir) (?:[\\p{L}-]+ ){0,4}?(?:festgestellt|diagnostiziert|entdeckt)|die diagnose \\p{L}+ (?:bekommen|gekriegt|erhalten))(?!\\p{L})`,
    'u',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:(?:he dejado|dejé|hemos dejado|dejamos)(?: ya| hoy| por fin)? (?:de )?${HABIT_ES}|(?:me|nos) (?:diagnosticaron|han diagnosticado|detectaron|han detectado|han encontrado))(?!\\p{L})`,
    'u',
  ),
}

/** Whether a sentence tells what holds from now on, though it only seems to tell of a day: "I quit smoking today". */
export function tellsBegun(text: string, language: string): boolean {
  const folded = fold(text)
  const pattern = BEGUN[language]
  return folded.length < 200 && ((pattern !== undefined && matches(pattern, folded)) || partingIn(text, language) !== null)
}

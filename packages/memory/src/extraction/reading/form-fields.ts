import { featuresOf } from '../keys/features.ts'
import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

/** Asks what is to stand in a form: "What shall I put?", "What goes there?". */
const FILLS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:what|which(?: one| box| option)?) (?:(?:shall|should|do|can|may|must|would you like|do you want|did you want|am i to) (?:(?:i|we|you|me to|us to)(?: to)? )?(?:list|put|enter|write|fill in|type|tick|say|choose|select|pick|note|answer|have|go (?:for|with))|(?:goes|should go|shall go|belongs|is it|is yours|have you got|do you have)\b|would you (?:put|say|enter|like))|\b(?:how (?:shall|should|do) (?:i|we) (?:fill|answer) (?:it|that|this))/u,
  de: /(?:was|welche[nrs]?) (?:soll|darf|muss|kann|trage|schreibe|setze|gebe|kommt|gehört|steht)(?!\p{L})/u,
  es: /(?:qué|cuál) (?:pongo|escribo|anoto|marco|relleno|va|debo poner|quieres que ponga|indico)(?!\p{L})/u,
}
/** A place in a form, or what it asks for. */
const FIELD =
  /(?<!\p{L})(?:box|field|line|row|entry|question|section|item|column|blank|form|page|list|next(?: up)?|first|second|third|last|then|now|up next|(?:it|they|form|site|page) (?:asks?|wants?|needs?)|asking|feld|zeile|formular|nächste[nrs]?|erste[nrs]?|casilla|campo|formulario|siguiente|primer[oa]?|próxim[oa])(?!\p{L})/u
/** Of somebody or something else: what is filled in is not about who fills it in. */
const OTHER =
  /(?<!\p{L})(?:his|her|their|its|s?he|they|(?!today|what|that|it|there|here|let|who)\p{L}+['’]s (?!is\b|are\b)\p{L}|(?:for|on behalf of|registering|enrolling|about) (?:my|our|a|an|the) (?!(?:form|hospital|visa|passport|gym|library|surgery|clinic|dentist|doctor|course|job|school registration)\b)\p{L}+|(?:register|enrol\p{L}*|sign up|signing up|check in|book|booking)(?: in)? (?:my|our|a|the) (?!form\b|trip\b|flight\b|room\b|table\b|hotel\b|ticket\b|appointment\b|slot\b)\p{L}+|novel|story|poem|verse|stanza|table|slide|spreadsheet|sheet|essay|quiz|game|character|hero|heroine|recipe|invoice|letter|seine?[nmrs]?|ihre[nmrs]?|für (?:mein|unser)\p{L}*|de mi|para mi)(?!\p{L})/u
const SECRET =
  /(?<!\p{L})(?:pins?|pass ?(?:words?|codes?|phrases?)|cvv|cvc|tan|puk|codes?(?! postal)|security (?:questions?|answers?|number)|card|account|iban|sort|(?:passport|licen[cs]e|insurance|social security|tax|id) (?:number|no)|ssn|kennwort|passwort|contraseña|clave|login|username)(?!\p{L})/u
/** A form about whoever fills it in. */
const OF_FORM =
  /\b(?:registration|passport|visa|census|enrolment|application|sign-?up|membership|questionnaire|(?:hospital|clinic|surgery|dentist['’]?s?|gym|job|tax|insurance|medical|intake|donor|school) (?:form|paperwork|forms)|(?:this|the|a) form)\b/
/** What a place in it is called: "box three: place of birth", "the next field is citizenship". */
const NAMED =
  /\b(?:box|field|line|row|section|item|blank)(?: (?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}))?(?: is|['’]s|:| is about| asks for| says| is called| wants) (?:your |the |about )?["'“]?([\p{L}]+(?: [\p{L}]+){0,2})["'”]?[.!:]*$/u
const SURE = 0.7

/** What the assistant wants to know of the user for a form, in the form's words; `null` where it asks for nothing of theirs. */
export function fieldAsked(sentences: readonly Span[], language: string, earlier: string): string | null {
  const last = fold(sentences.at(-1)?.text ?? '')
  if (FILLS[language]?.test(last) !== true) return null
  for (const sentence of [...sentences].reverse()) {
    const folded = fold(sentence.text)
    if (SECRET.test(folded)) return null
    if (!FIELD.test(folded)) continue
    if (OTHER.test(folded) || OTHER.test(fold(earlier))) return null
    const hit = [...featuresOf(sentence.text, language).hits].filter(({ weight, value }) => !value && weight >= SURE).sort((a, b) => b.weight - a.weight)[0]
    if (hit !== undefined) return sentence.text.slice(hit.start, hit.end).toLowerCase()
    const named = OF_FORM.test(fold(earlier)) ? NAMED.exec(folded)?.[1] : undefined
    if (named !== undefined) return named
  }
  return null
}

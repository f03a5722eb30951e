import { featuresOf } from '../keys/features.ts'
import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

const NUMBER_DE =
  '(?:\\d{1,2}|ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\\p{L}{3,7}zehn|\\p{L}{0,12}(?:zwanzig|dreißig|vierzig|fünfzig)|ein paar|etliche|viele)'
const NUMBER_ES =
  '(?:\\d{1,2}|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|treinta y \\p{L}+|cuarenta y \\p{L}+|tantos|muchos|unos cuantos)'
/** So many years of a trade, first in a sentence: "Veinte años de bombera y no …", "Zwanzig Jahre Maurer und …". */
const YEARS: Readonly<Record<string, RegExp>> = {
  de: new RegExp(
    `^(?:nach |mit |trotz |über |fast |gut |seit |in )?(?:${NUMBER_DE}e?[rnm]? (?:und ein halbes )?jahren?|(?:ein|mein) halbes leben|ein leben lang|mein (?:ganzes )?leben lang|jahrelang|jahrzehnte(?:lang)?)(?: lang| nun| jetzt| schon)*,? (?:als )?(?:gelernte[rn]? |freie[rn]? |selbst\\p{L}+ )?(\\p{L}[\\p{L}-]{3,})`,
    'iu',
  ),
  es: new RegExp(
    `^(?:tras |después de |con |llevo |casi |más de |ya |van )*(?:${NUMBER_ES} (?:largos )?años|(?:media|toda una|toda la|una) vida|décadas)(?: ya)? (?:trabajando )?(?:de|como|siendo) (?:un |una )?(\\p{L}{4,})`,
    'iu',
  ),
}
/** Endings of words for people by what they do. */
const TRADE: Readonly<Record<string, RegExp>> = {
  de: /(?:er|erin|ler|lerin|or|orin|ist|istin|eur|eurin|euse|mann|frau|kraft|ant|antin|ent|entin|amme|arzt|ärztin|wirt|wirtin|wart|loge|login|pfleger|koch|köchin|schmied|graf|grafin|lotse|lotsin|bote|botin)$/u,
  es: /(?:er[oa]|ist[ao]|or|ora|ante|ente|nta|ñil|ic[oa]|óg[oa]|og[oa]|graf[oa]|tra|tor|triz|cin[oa]|llon[oa]|gad[oa]|arda|ero|ot[oa])$/u,
}
/** So many years of something that nobody is. */
const THING =
  /^(?:ärger|kinder|bilder|länder|feuer|winter|sommer|wetter|fieber|wasser|theater|zucker|kummer|hunger|trauer|terror|ehe\p{L}*|master|ungeheuer|toner|folter|fehler|garant\p{L}*|espera|carrera|carretera|primera|guerra|amor|rencor|dolor|calor|miedo|error|horror|terror|favor|gente|oriente|corriente|política|música|práctica|técnica|público|noviazgo|oferta|contrato|nuestr[oa]|nuestra|otra|gimnasia)$/u
/** Who speaks says more of themselves in it. */
const SPEAKER: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}{0,2}|die (?:hände|knie|schultern|füße|gelenke)|der rücken)(?!\p{L})/u,
  es: /(?<!\p{L})(?:me|mi|mis|yo|he|sigo|tengo|conozco|sé|no sé|puedo|llevo|soy|duermo|todavía \p{L}+o|aún \p{L}+o|nunca \p{L}+é|\p{L}+o (?:cada|todas?|el|la|los|las|igual|más|mejor|peor))(?!\p{L})/u,
}

/** Whether a sentence owns up to a trade by how long it has been the speaker's. English has it in `own-signs`. */
export function tellsTrade(sentence: Span, language: string): boolean {
  const folded = fold(sentence.text)
  const trade = YEARS[language]?.exec(folded)?.[1]
  if (trade === undefined || THING.test(trade) || SPEAKER[language]?.test(folded) !== true) return false
  return TRADE[language]?.test(trade) === true || featuresOf(trade, language).hits.some((hit) => hit.value && hit.key === 'work.role')
}

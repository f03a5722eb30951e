import { isQuestion, type Span } from '../language/sentences.ts'
import { isRelation } from '../language/subjects.ts'
import { fold } from '../language/words.ts'

const PLACE =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|March|April|May(?!\\p{L})|June|July|August|Sept|Oct|Nov|Dec|Christmas|Easter|I(?!\\p{L}))(\\p{Lu}[\\p{L}'’-]+(?: (?:de |del |la |am |upon )?\\p{Lu}[\\p{L}'’-]+)*)"
/** "My landlady in Bristol", "mis primos de Badajoz", "meine Tanten aus Kiel": whose the question is about, and where. */
const KIN: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`(?<!\\p{L})(?:[Mm]y|[Oo]ur) (?:\\p{Ll}+ ){0,2}?(\\p{Ll}[\\p{Ll}-]+) (?:up |down |over |out |back )?(?:in|from|near) ${PLACE}`, 'gu'),
  de: new RegExp(`(?<!\\p{L})(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)? (?:\\p{Ll}+ )?(\\p{Lu}[\\p{Ll}-]+) (?:in|aus|bei) (?!de[rnm] )${PLACE}`, 'gu'),
  es: new RegExp(`(?<!\\p{L})(?:[Mm]is?|[Nn]uestr[oa]s?) (?:\\p{Ll}+ )?(\\p{Ll}+) (?:de|en) ${PLACE}`, 'gu'),
}
/** "My dad, who's blind", "mi hija, que con la ortodoncia …", "meinem Vater, der keine Milch verträgt": what is said of them, in passing. */
const SAID: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){0,2}?(\p{Ll}[\p{Ll}-]+)(?: \p{Lu}[\p{L}'’-]+)?, who(?:['’]s|se)? [^,?.;:]{3,80}/gu,
  de: /(?<!\p{L})(?:[Mm]ein|[Uu]nser)(?:e[mnrs]?)? (?:\p{Ll}+ )?(\p{Lu}[\p{Ll}-]+)(?: \p{Lu}[\p{L}'’-]+)?, (?:der|die|das|dem|den|deren|dessen) [^,?.;:]{3,80}/gu,
  es: /(?<!\p{L})(?:[Mm]is?|[Nn]uestr[oa]s?) (\p{Ll}+)(?: (?:mayor|pequeñ[oa]|\p{Lu}[\p{L}-]+))?, (?:que|quien|quienes|cuy[oa]s?) [^,?.;:]{3,80}/gu,
}
/** What they do today, or will not stop doing. */
const OF_TODAY =
  /(?<!\p{L})(?:keeps?|won['’]t|just|again|today|tonight|tomorrow|this|now|coming|visiting|arriv\p{L}*|asked|wants?|said|says?|told|will|might|has (?:asked|said|sent|lost|left|gone|come|just)|kommt|gerade|heute|morgen|dauernd|ständig|will|möchte|gefragt|hat|hatte|no para|no deja|pidió|viene|quiere|dice|dijo|hoy|ahora|mañana|siempre llega)(?!\p{L})/u
const OTHERS =
  /^(?:tenants?|lodgers?|clients?|in-laws|relatives|family|folks|host family|schwiegereltern|verwandte[n]?|mieter(?:in)?|familie|suegros|parientes|familia|inquilin[oa]s?)$/
/** Where the speaker lives or works. */
const OWN_PLACE =
  /^(?:flat|house|apartment|cottage|cabin|bungalow|houseboat|studio|workshop|allotment|garden|shop|café|cafe|bakery|practice|farm|wohnung|haus|werkstatt|laden|garten|praxis|hof|piso|casa|taller|tienda|huerto|finca)$/

/** Stretches of a question that name somebody or some place of the speaker's, and where that is, or what they are. */
export function kinWithPlace(sentence: Span, language: string): readonly Span[] {
  const [pattern, said] = [KIN[language], SAID[language]]
  if (pattern === undefined || said === undefined || !isQuestion(sentence, language)) return []
  const told = [...sentence.text.matchAll(said)].filter((match) => isKin(fold(match[1] ?? '')) && !OF_TODAY.test(fold(match[0])))
  return [...told, ...sentence.text.matchAll(pattern)].flatMap((match) =>
    told.includes(match) || isOwn(fold(match[1] ?? ''))
      ? [{ text: match[0], start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }]
      : [],
  )
}

function isOwn(noun: string): boolean {
  return OTHERS.test(noun) || OWN_PLACE.test(noun) || isKin(noun)
}

function isKin(noun: string): boolean {
  return isRelation(noun) || isRelation(noun.replace(/(?:innen|en|es|[sn])$/, '')) || isRelation(noun.replace(/e?n$/, 'e'))
}

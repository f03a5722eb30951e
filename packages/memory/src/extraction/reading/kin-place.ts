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
const OTHERS =
  /^(?:tenants?|lodgers?|clients?|in-laws|relatives|family|folks|host family|schwiegereltern|verwandte[n]?|mieter(?:in)?|familie|suegros|parientes|familia|inquilin[oa]s?)$/
/** Where the speaker lives or works. */
const OWN_PLACE =
  /^(?:flat|house|apartment|cottage|cabin|bungalow|houseboat|studio|workshop|allotment|garden|shop|café|cafe|bakery|practice|farm|wohnung|haus|werkstatt|laden|garten|praxis|hof|piso|casa|taller|tienda|huerto|finca)$/

/** Stretches of a question that name somebody or some place of the speaker's, and where that is. */
export function kinWithPlace(sentence: Span, language: string): readonly Span[] {
  const pattern = KIN[language]
  if (pattern === undefined || !isQuestion(sentence, language)) return []
  return [...sentence.text.matchAll(pattern)].flatMap((match) =>
    isOwn(fold(match[1] ?? '')) ? [{ text: match[0], start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }] : [],
  )
}

function isOwn(noun: string): boolean {
  return (
    OTHERS.test(noun) ||
    OWN_PLACE.test(noun) ||
    isRelation(noun) ||
    isRelation(noun.replace(/(?:innen|en|es|[sn])$/, '')) ||
    isRelation(noun.replace(/e?n$/, 'e'))
  )
}

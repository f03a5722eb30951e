import { PLACES } from '../keys/gazetteer.ts'
import { keyHits } from '../keys/lexicon.ts'
import { readAs } from '../language/read-as.ts'
import { OF_PROGRAMS, relationsIn } from '../language/subjects.ts'
import { fold, isStop, toWords } from '../language/words.ts'

/** Whose a statement is that neither the speaker nor one of their relations is the subject of. */
export interface Other {
  /** How they are called: `customer`, `Tomas`. */
  readonly name: string
  /** A person by what they do for others, an organisation that the speaker may belong to, or whoever does what only people do. */
  readonly sort: 'person' | 'organisation' | 'somebody'
  readonly isName: boolean
}

const PEOPLE: Readonly<Record<string, string>> = {
  en: '(?:friend|mate|buddy|colleague|co-?worker|classmate|acquaintance|customer|client|agency|bank|insurer|charity|tenant|lodger|subtenant|supplier|vendor|contractor|competitor|teacher|tutor|coach|trainer|student|pupil|patient|guest|host|visitor|neighbou?r|doctor|gp|dentist|therapist|lawyer|solicitor|accountant|plumber|electrician|builder|mechanic|vet|cleaner|gardener|agent|recruiter|interviewer|candidate|applicant|boss|manager|colleague|coworker|co-worker|friend|mate|flatmate|roommate|landlord|landlady|intern|trainee|nanny|babysitter|hairdresser|barber|driver|seller|buyer|receptionist|secretary|assistant|predecessor|successor|ex)',
  de: '(?:hotline|kundendienst|kundenservice|agentur|bank|versicherung|kunde|kundin|kunden|klient|klientin|mieter|mieterin|untermieter|untermieterin|lieferant|lieferantin|lehrer|lehrerin|trainer|trainerin|schüler|schülerin|patient|patientin|gast|nachbar|nachbarin|arzt|ärztin|zahnarzt|zahnärztin|therapeut|therapeutin|anwalt|anwältin|steuerberater|steuerberaterin|klempner|elektriker|handwerker|mechaniker|tierarzt|tierärztin|putzfrau|makler|maklerin|bewerber|bewerberin|chef|chefin|kollege|kollegin|freund|freundin|mitbewohner|mitbewohnerin|vermieter|vermieterin|praktikant|praktikantin|vorgänger|vorgängerin|nachfolger|nachfolgerin)',
  es: '(?:soporte|agencia|banco|aseguradora|cliente|clienta|inquilin[oa]|proveedora?|profesora?|profe|tutora?|entrenadora?|alumn[oa]|paciente|huésped|invitad[oa]|vecin[oa]|médic[oa]|dentista|terapeuta|abogad[oa]|contable|fontaner[oa]|electricista|mecánic[oa]|veterinari[oa]|limpiadora|candidat[oa]|jef[ea]|compañer[oa]|amig[oa]|caser[oa]|becari[oa]|niñera)',
}

const ORGANISATIONS: Readonly<Record<string, string>> = {
  en: '(?:company|firm|employer|school|university|uni|college|club|band|choir|church|gym|office|department|team|hospital|clinic|start-?up|shop|kindergarten|nursery)',
  de: '(?:firma|arbeitgeber|schule|uni|universität|hochschule|verein|band|chor|kirche|fitnessstudio|büro|abteilung|team|klinik|praxis|kita|laden|unternehmen)',
  es: '(?:empresa|compañía|escuela|universidad|colegio|club|banda|coro|iglesia|gimnasio|oficina|departamento|equipo|hospital|clínica|tienda|guardería)',
}

const LEAD: Readonly<Record<string, string>> = {
  en: '^(?:(?:and|but|so|also|well|oh|ok|okay|btw|by the way|fyi|actually|apparently|no|correction)[,:]? )*',
  de: '^(?:(?:und|aber|also|ach|übrigens|eigentlich|naja|ja|nein)[,:]? )*',
  es: '^(?:(?:y|pero|pues|bueno|por cierto|en realidad|oye)[,:]? )*',
}
const OWNER: Readonly<Record<string, string>> = {
  en: '(?:one of (?:my|our|the)|my|our|the|an?|this|that|some|another|every)',
  de: '(?:ein(?:e[rnms]?)? (?:meiner|unserer)|(?:mein|unser|ein|dies)\\p{L}{0,2}|der|die|das)',
  es: '(?:un[oa] de (?:mis|nuestr[oa]s)|mis?|nuestr[oa]s?|el|la|los|las|un[oa]?|est[ea])',
}

/** What people are, have and do for a while, or what changes in it. */
const VERB_EN =
  "(?:is|isn['’]t|was|lives?|works?|goes|swims|trains|banks|drives?|owns?|has|uses?|plays?|speaks?|studies|teaches|eats?|drinks?|earns?|pays|rents?|rides?|wears?|moved|relocated|moves|bought|sold|switched|started|joined|left|quit|takes?|got|grew up|comes from|needs|wants|prefers|runs)"
const VERB_DE =
  '(?:ist|war|wohnt|lebt|arbeitet|fährt|hat|nutzt|benutzt|spielt|spricht|studiert|unterrichtet|isst|trinkt|verdient|zahlt|mietet|zieht|zog|kaufte|verkaufte|wechselt|heißt|trägt)'
const VERB_ES =
  '(?:es|era|vive|trabaja|conduce|maneja|tiene|usa|toca|habla|estudia|enseña|come|bebe|gana|paga|alquila|lleva|se mudó|se muda|compró|vendió|cambió|dejó|empezó)'
const VERBS: Readonly<Record<string, string>> = { en: VERB_EN, de: VERB_DE, es: VERB_ES }

/** A name before a verb that only goes with people; what things do as well ("moved to Thursday") goes with a place only. */
const NAME_VERB: Readonly<Record<string, string>> = {
  en: "(?:(?:now |just |also |still |recently |finally )*(?:lives|lived|works? (?:at|for|as|in|nights|days|with)|worked (?:at|for|as)|drives|drove|bought|sold|owns|studies|teaches|speaks|eats|drinks|earns|rents|rides|wears|married|relocated|plays|quit|joined|moved (?:house|in\\b|back|(?:to|from) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Lu})|started (?:at|as|working)|has an? |has (?:two|three|four) |is an? (?=\\p{Ll}{4,}\\b)|['’]s an? (?=\\p{Ll}{4,}\\b)|grew up|got an? (?:new )?(?:job|dog|cat|car)|uses|(?:swapped|changed|traded|switched|upgraded|ditched|dropped) (?:the|his|her|their|from|to|jobs)\\b|['’]s on |is on ))",
  de: '(?:(?:wohnt|lebt|arbeitet|fährt|studiert|spricht|isst|trinkt|verdient|trägt|unterrichtet|spielt|hat (?:sich |einen? |jetzt einen? )|ist (?:jetzt )?(?:nach|in) |zieht nach|zog nach|kaufte|verkaufte))',
  es: '(?:(?:vive|trabaja|conduce|maneja|estudia|habla|come|bebe|gana|enseña|toca|se mudó|se muda|compró|vendió|tiene un[oa]?|es (?=\\p{Ll}{4,})))',
}

/** Who else does or is what only people do and are: "our CEO lives in …", "the new hire is a teacher". */
const SOMEBODY_EN =
  /^(?:my|our|the|an?|this|that|some|their|his|her) (?:(?!(?:and|or) )[\p{L}-]+ ){0,2}?(?!(?:family|household|wife|husband|partner|whole|all|job|trade|profession|work|role|position)\b)(?<name>[\p{L}-]{3,}) (?:now |just |also |still |recently |finally |actually |currently |all )*(?:lives?|lived|works? (?:at|for|as|in)|drives?|drove|eats?|drinks?|speaks?|studies|teaches|plays?|owns?|earns?|married|relocated to|moved to (?=\p{Lu})|joined|is an? (?=\p{Ll}{4,})|(?:is|are) (?:all )?(?:vegan|vegetarian|pescatarian|kosher|halal|allergic)|uses (?=\p{Lu}))/u
/** Somebody or something that only people who write about things have. */
const MATERIAL = /^(?:tutorial|docs?|documentation|article|book|course|example|video|blog|paper|template|demo)$/

interface Frames {
  readonly lead: RegExp
  /** Each names in a group whose it is. */
  readonly each: readonly RegExp[]
}

const FRAMES: ReadonlyMap<string, Frames> = new Map(['en', 'de', 'es'].map((language) => [language, framesOf(language)]))

function framesOf(language: string): Frames {
  const owner = OWNER[language] ?? ''
  const kind = `(?:(?<person>${PEOPLE[language] ?? ''})|(?<organisation>${ORGANISATIONS[language] ?? ''}))`
  const describing = `(?:(?!(?:and|or|und|oder|y|o|${OF_PROGRAMS}) )[\\p{L}-]+ ){0,2}?`
  const adverb =
    language === 'en' ? '(?:now |just |also |still |recently |finally |actually |currently )*' : '(?:jetzt |auch |noch |gerade |ahora |ya |también )*'
  const possessor =
    language === 'en'
      ? `(?:(?:${owner} ${describing})?${kind}|(?<name>\\p{L}+))(?:s['’]|['’]s) (?!(?:an?|the|my|our|in|at|on|now|not|been|got|moved|going|called)\\b)[\\p{L}-]+`
      : language === 'de'
        ? `(?:die|der|das) [\\p{L}-]+ (?:vom |von |des |der )(?:der |dem |mein\\p{L}* |unser\\p{L}* )?(?:${kind}s?|(?<=von )(?<name>\\p{L}+)) (?:ist|lautet|liegt|heißt)`
        : `(?:el|la) [\\p{L}-]+(?: de tel[eé]fono)? (?:del |de )(?:la |mi |nuestr[oa] |una? )?(?:${kind}|(?<=de )(?<name>\\p{L}+)) (?:es|está)`
  return {
    lead: new RegExp(LEAD[language] ?? '^', 'iu'),
    each: [
      new RegExp(`^${owner} ${describing}${kind}s?(?:,? (?<called>\\p{L}[\\p{L}-]+),?)??(?:['’]s)? ${adverb}${VERBS[language] ?? ''}(?!\\p{L})`, 'iu'),
      new RegExp(`^${possessor}`, 'iu'),
      // Capitals tell names.
      new RegExp(`^(?<name>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) ?${NAME_VERB[language] ?? ''}`, 'u'),
    ],
  }
}

/** The speaker is in it: "my dentist put me on …", "our landlord sold us the flat". */
const FIRST: Readonly<Record<string, RegExp>> = {
  en: /\b(?:i|i['’]\p{L}+|me|my|mine|we|we['’]\p{L}+|us|our|ours|myself)\b/iu,
  de: /(?<!\p{L})(?:ich|mir|mich|mein\p{L}{0,2}|wir|uns|unser\p{L}{0,2})(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo|me|mí|mis?|nos|nuestr[oa]s?|conmigo)(?!\p{L})/iu,
}

/** No names: what begins a sentence, and what things are called. */
const NO_NAME =
  /^(?:just|now|finally|recently|actually|also|then|never|still|already|only|since|once|today|yesterday|nobody|everybody|everyone|somebody|someone|nothing|mine|ours|one|both|work|home|life|training|rehearsal|practice|everything|whoever|monday|tuesday|wednesday|thursday|friday|saturday|sunday|let|here|there|what|who|that|it|he|she|they|we|you|where|how|er|sie|es|wer|man|mami|quien|ella|él)$/i

/** Whose a statement is, told by how it begins; `null` for the speaker's. */
export function otherIn(text: string, language: string): Other | null {
  for (const each of readAs(text, language)) {
    const other = otherBy(text, each)
    if (other !== null) return other
  }
  return null
}

function otherBy(text: string, language: string): Other | null {
  const frames = FRAMES.get(language)
  if (frames === undefined) return null
  const told = text.replace(frames.lead, '')
  for (const frame of frames.each) {
    const match = frame.exec(told)
    if (match === null) continue
    const { person, organisation, name, called } = match.groups ?? {}
    if (called !== undefined && !/^\p{Lu}/u.test(called)) continue
    if (FIRST[language]?.test(told.slice(match[0].length)) === true) return null
    if (person !== undefined) return { name: person, sort: 'person', isName: false }
    if (organisation !== undefined) return { name: organisation, sort: 'organisation', isName: false }
    if (name !== undefined && relationsIn(fold(name)).size > 0) return { name: fold(name), sort: 'person', isName: false }
    if (name !== undefined && isPersonsName(name, language)) return { name, sort: 'person', isName: true }
  }
  return language === 'en' ? somebodyIn(told) : null
}

function somebodyIn(told: string): Other | null {
  const match = SOMEBODY_EN.exec(told.charAt(0).toLowerCase() + told.slice(1))
  const name = match?.groups?.name
  if (match === null || name === undefined || FIRST.en?.test(told.slice(match[0].length)) === true) return null
  return match[0].endsWith('uses ') && !MATERIAL.test(name) ? null : { name, sort: 'somebody', isName: false }
}

function isPersonsName(name: string, language: string): boolean {
  const words = toWords(name)
  const [first] = words
  return (
    first !== undefined &&
    /^\p{Lu}/u.test(name) &&
    !NO_NAME.test(first.lower) &&
    !isStop(first.lower) &&
    !PLACES.has(first.lower) &&
    keyHits(words, language).length === 0
  )
}

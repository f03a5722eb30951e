import { readAs } from '../language/read-as.ts'
import { denialIn } from './denial.ts'

/** Why what is told is no fact of now: it is not so, it was, it will be or is only wished for, or it is so for a few days. */
export type Aside = 'denied' | 'past' | 'ahead' | 'visiting'

/** What people have one of at a time, so that "my last" and "my next" tell of another one than now. */
const ONE_EN =
  '(?:employer|job|work(?:place)?|car|bike|motorbike|van|scooter|phone|mobile|laptop|computer|boss|manager|supervisor|house|home|flat|apartment|city|town|address|company|firm|team|school|office|landlord|landlady|flatmate|roommate|housemate|partner|wife|husband|boyfriend|girlfriend|dentist|doctor|gp|therapist|dog|cat|pet|number|bank|gym|role|position|gig|instrument|database|editor)'
const ONE_DE =
  '(?:arbeitgeber|job|stelle|arbeit|auto|wagen|rad|fahrrad|handy|telefon|laptop|rechner|chefin|chef|haus|wohnung|stadt|adresse|firma|team|schule|büro|vermieter|vermieterin|mitbewohner|mitbewohnerin|partner|partnerin|mann|frau|freund|freundin|zahnarzt|hausarzt|hund|katze|bank|nummer|datenbank|instrument)'
const ONE_ES =
  '(?:empresa|trabajo|empleo|empleador|patrón|coche|carro|auto|moto|bici|móvil|celular|teléfono|portátil|ordenador|jefe|jefa|casa|piso|departamento|ciudad|dirección|equipo|escuela|oficina|casero|casera|pareja|marido|mujer|novio|novia|dentista|médico|médica|perro|gato|banco|número|instrumento)'

/** Verbs that say how things are: in the past, that they were so once. */
const WAS_EN =
  "(?:lived|dwelt|worked(?! (?:out|on it|up))|drove|owned|rented|studied|was (?:an? |the |at |in |with |on |vegan|vegetarian|based|employed)|were (?:at |in |with |on |based |vegan|vegetarian)|wasn['’]?t|played|used(?! to)|ran on|taught|rode|spoke|belonged to|earned|commuted|dated|trained as|wanted to be)"

const PAST: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `(?<!\\b(?:am|i['’]?m|are|['’]re|be|been|get|got|getting|is|was|were|it|they) )\\bused to (?!it\\b|this\\b|the\\b|that\\b|my\\b|our\\b)\\p{L}|\\b(?:i|we) (?:then |once |also |previously |only |briefly |formerly |originally |both |still )*${WAS_EN}|\\b(?:my|our|the) (?:previous|former|prior|erstwhile|one-time|childhood|ex-?) ?\\p{L}|\\b(?:my|our) (?:very )?(?:old|last|first|earlier) ${ONE_EN}\\b|\\b(?:previously|formerly)\\b|\\bin (?:a (?:former|previous|past) life|the (?:past|old days))\\b|\\bback (?:then|in the day)\\b`,
    'iu',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:(?:früher|damals|einst(?:mals)?|vormals) (?:mal |einmal )?(?:hab|war|wohn|arbeit|leb|fuhr|hatt|bin|nutzt|spielt)\\p{L}*|(?:ich|wir) (?:wohnten?|lebten?|arbeiteten?|fuhren|fuhr|studierten?|spielten?|war(?:en)? (?:mal |früher |damals )?(?:bei|in|an|ein\\p{L}{0,2}))(?!\\p{L})|(?:habe?n?|hab['’]?) (?:ich |wir )?[^,;.:]{0,70}(?:gewohnt|gearbeitet|gelebt|studiert)(?!\\p{L})|(?:mein|unser)\\p{L}{0,2} (?:ehemalig|vorig|vorherig|früher|einstig|damalig|ex-?)\\p{L}{0,4}|(?:mein|unser)\\p{L}{0,2} (?:alt|letzt|erst)e?[rnms]? ${ONE_DE}(?!\\p{L}))`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:sol(?:ía|íamos) \\p{L}+r|(?:viv|ten|conduc)ía(?:mos)?|(?:trabaj|us|manej|estudi|toc)aba(?:mos)?|trabajábamos|viví(?:mos)? (?:en |\\p{L}+ años)|trabajé|(?:mi|nuestr[oa]) (?:anterior|antigu[oa]|ex|últim[oa]|viej[oa]|primer[oa]?) ${ONE_ES}|(?:mi|nuestr[oa]) ${ONE_ES} anterior|ex(?:jef[ea]|novi[oa]|marido|mujer)|cuando (?:era|éramos|estaba|estábamos))(?!\\p{L})`,
    'iu',
  ),
}

/** What somebody may want to do or have, other than of the assistant. */
const WANTS_EN =
  '(?:live|move|relocate|work (?:at|for|in|as|with)|drive|own|buy|become|be an? |be (?:in|at) \\p{Lu}|play|learn|study|settle|retire to|emigrate|adopt|switch|join|rent)'

const AHEAD: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `\\b(?:my|our) (?:dream|fantasy|would-be|future|prospective) \\p{L}|\\b(?:my|our) (?:next|ideal) ${ONE_EN}\\b|\\b(?:i|we)(?:['’]d| would)(?: really| so| dearly| much)* (?:love|like|rather|prefer|want|give anything) (?:to )?${WANTS_EN}|\\b(?:i|we)(?:['’](?:m|re|ve)| am| are| have)?(?: really| always| also| still)* (?:want(?:ed)?|wish|hop(?:e|ing)|dream(?:t|ed|ing)?|plan(?:ning)?|intend|aim(?:ing)?|long) (?:to|of|on) ${WANTS_EN}|\\b(?:i|we)(?:['’]ve| have)? (?:considered|evaluated|ruled out|rejected|decided against|looked into|almost |nearly )|\\b(?:was|were) (?:going|supposed|meant|planning|about|due|hoping) to\\b|\\b(?:plan|dream|goal|hope|aim|idea) (?:is|was) to\\b|\\bi wish\\b|\\bif only\\b|\\b(?:some ?day|one day)\\b`,
    'iu',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:traum(?:auto|wagen|haus|job|stadt|wohnung|beruf|arbeitgeber|urlaub|rad)|(?:würde|würden|möchte|möchten) (?:ich |wir )?(?:so |am liebsten |mal |irgendwann |eines tages |gerne? )+|(?:mein|unser)\\p{L}{0,2} (?:künftig|zukünftig|nächst)e?[rnms]? ${ONE_DE}|(?:gehe?|gehen|ziehe?|ziehen|fahren?|fliegen?) (?:ich |wir )?[^,;.]{0,40}für (?:ein|zwei|drei|ein paar|\\d{1,2}) (?:semester|monate?|wochen?|jahre?)|irgendwann (?:mal )?(?:will|möchte|ziehe|werde)|will (?:irgendwann|eines tages))`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:de (?:mis|nuestros) sueños|(?:me|nos) (?:gustaría|encantaría) (?:vivir|mudar|trabajar|tener|comprar|ser|conducir|aprender)\\p{L}*|(?:me voy|nos vamos|voy|vamos) (?:a \\p{L}+ )?(?:por|durante) (?:un|una|dos|tres|unos|seis) (?:semestres?|mes(?:es)?|semanas?|años?)|quisiera (?:vivir|mudarme|trabajar|tener|ser)|ojalá|algún día|(?:mi|nuestr[oa]) (?:futur[oa]|próxim[oa]) ${ONE_ES})(?!\\p{L})`,
    'iu',
  ),
}

/** Somewhere for a few days only. Both the place and how long stand in one part of the clause. */
const VISITING: Readonly<Record<string, RegExp>> = {
  en: /\b(?:i['’]?m|i am|we['’]re|we are|i['’]ll be|we['’]ll be|staying|stuck|stranded)(?: \p{L}+){0,3} (?:in|at) (?=.*\b(?:this (?:weekend|week|morning|afternoon|evening)|over the (?:weekend|holidays)|today|tonight|tomorrow|(?:until|till|through) (?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|the weekend|next week)|for (?:the (?:day|night|weekend|week|holidays?)|(?:an?|two|three|four|five|six|a few|a couple of|\d{1,2}) (?:day|night|weekend|week)s?|work\b|business|an? (?:conference|wedding|meeting|funeral|training|workshop|gig|match|concert|visit))|on (?:holiday|vacation|business|leave|a (?:trip|visit|work trip|business trip|city break))|next week(?:end)?)(?!['’]s))|^(?:(?:and|but|so)[, ]+)*(?:this (?:weekend|week)|today|tonight|tomorrow|until (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week(?:end)?|over the weekend),? (?:i['’]?m|i am|we['’]re|we are|i['’]ll be|we['’]ll be) (?:\p{L}+ )?(?:in|at) |\b(?:i['’]?m|i am|we['’]re|we are) (?:just |only |currently |now )*(?:visiting|passing through|on (?:holiday|vacation|a trip|business) in)\b/iu,
  de: /(?<!\p{L})(?:(?:bin|sind)(?: \p{L}+){0,4} (?:in (?=.*(?:wochenende|heute|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|morgen)|für (?:ein paar|zwei|drei|vier|fünf) (?:tage|nächte|wochen)|im urlaub|zu besuch|auf dienstreise|beruflich|geschäftlich|diese woche))|(?<=(?:bis \p{L}+|heute|wochenende|woche|beruflich|geschäftlich|besuch|urlaub)(?: \p{L}+)? )in )|(?:dieses wochenende|diese woche|heute|morgen|übers wochenende|am wochenende|bis \p{L}+tag) (?:bin|sind) (?:ich|wir) (?:\p{L}+ )?in |(?:bin|sind) (?:ich |wir )?(?:heute|am wochenende|dieses wochenende|diese woche|übers wochenende|beruflich|geschäftlich|gerade zu besuch|zu besuch|im urlaub) in )/iu,
  es: /(?<!\p{L})(?:(?:este fin de semana|hoy|mañana|esta semana|unos días),? (?:estoy|estamos) en |(?:estoy|estamos)(?: \p{L}+){0,3} en (?=.*(?:fin de semana|hoy|esta semana|hasta (?:el|mañana)|por (?:trabajo|negocios|unos días)|de (?:vacaciones|visita|viaje|paso)|unos días)))/iu,
}

/** Where something of its own begins within a clause: "I used to live in Bern, now it's Basel". */
const PART =
  /[;:]\s|,\s|\s[–—-]\s|\s(?:but|and now|then|so now|until|till|whereas|aber|sondern|und jetzt|jetzt|pero|sino|y ahora|ahora)\s|\snow (?=it['’]?s|i\b|we\b|in\b|at\b|an?\b)|\s(?:and|before|since|because|und|weil|y|porque) (?=(?:i|we|my|our|it|he|she|they|that|ich|wir|mein\p{L}*|mi|vivo|trabajo)\b)/giu

/** "My last employer, Bosch, …": names what stands before it. */
const APPOSED = /^\p{Lu}[\p{L}&-]*(?: \p{Lu}[\p{L}&-]*)*,/u

/** The part of a clause in which a place of it stands. */
function partAt(text: string, at: number): { readonly text: string; readonly start: number } {
  let start = 0
  for (const match of text.matchAll(PART)) {
    if (match[0].startsWith(',') && APPOSED.test(text.slice(match.index + match[0].length))) continue
    if (match.index >= at) return { text: text.slice(start, match.index), start }
    start = match.index + match[0].length
  }
  return { text: text.slice(start), start }
}

/** How what stands at a place of a clause is told, where it is no fact of now; `null` where nothing says so. */
export function asideAt(text: string, at: number, language: string): Aside | null {
  const part = partAt(text, at)
  for (const each of readAs(text, language)) {
    // For how long one is somewhere comes later in the clause.
    const told = timeOf(part.text, text.slice(part.start), each)
    if (told !== null) return told
    if (denialIn(part.text, at - part.start, each)) return 'denied'
  }
  return null
}

/** Whether a clause is told so anywhere. */
export function asideIn(text: string, language: string): Aside | null {
  for (const each of readAs(text, language)) {
    const told = timeOf(text, text, each) ?? (denialIn(text.slice(0, firstEnd(text)), firstEnd(text), each) ? 'denied' : null)
    if (told !== null) return told
  }
  return null
}

/** Where the first part of a clause ends. */
function firstEnd(text: string): number {
  return partAt(text, 0).text.length
}

function timeOf(part: string, onwards: string, language: string): Aside | null {
  if (PAST[language]?.test(part) === true) return 'past'
  if (AHEAD[language]?.test(part) === true) return 'ahead'
  return VISITING[language]?.test(onwards) === true ? 'visiting' : null
}

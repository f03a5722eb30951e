import { nounPhrase } from '../language/phrase.ts'
import { subjectOf } from '../language/subjects.ts'
import { contentStems, slug } from '../language/words.ts'

/** What a statement says an attribute of a thing is: "The port of the billing service is 8080". */
export interface Attribute {
  /** `billing-service` */
  readonly thing: string
  /** `port` */
  readonly name: string
}

const THING = "(?:the|our|this) ([\\p{L}\\d][\\p{L}\\d'’ _-]{1,40}?)"
const NAME = '([\\p{L}][\\p{L}\\d _-]{1,30}?)'
const IS = '(?:is|are|was|becomes?|has become|reads|sits at|stands at|lives (?:in|at|on))(?: now| currently| still| set to)?'
const LEAD = '^(?:(?:and|so|also|ok|okay|fyi|btw|note|for the record|just so you know|by the way)[,:]? )*'

/** The groups of each frame, by language: the sentence as a whole has to fit. */
const FRAMES: Readonly<Record<string, readonly (readonly [frame: RegExp, thing: number, name: number])[]>> = {
  en: [
    [new RegExp(`${LEAD}the ${NAME} (?:of|for|in|on) ${THING} ${IS} (.{1,80})$`, 'iu'), 2, 1],
    [new RegExp(`${LEAD}${THING}['’]s ${NAME} ${IS} (.{1,80})$`, 'iu'), 1, 2],
    [new RegExp(`${LEAD}(?:for|on|in|at|with) ${THING},? (?:the|our) ${NAME} ${IS} (.{1,80})$`, 'iu'), 1, 2],
  ],
  de: [
    [
      /^(?:der|die|das) ([\p{L}-]{3,30}) (?:des|der|vom|von der|von dem|für den|für die|für das|im|in der) ([\p{L}][\p{L}\d -]{1,40}?) (?:ist|lautet|heißt|liegt (?:bei|in|auf)|läuft (?:auf|in)|steht auf)(?: jetzt| nun| ab sofort)? (.{1,80})$/iu,
      2,
      1,
    ],
  ],
  es: [
    [
      /^(?:el|la) ([\p{L} -]{3,30}?) (?:del|de la|de nuestr[oa]|para el|para la|en el|en la) ([\p{L}][\p{L}\d -]{1,40}?) (?:es|está en|se llama|corre en|pasa a ser)(?: ahora)? (.{1,80})$/iu,
      2,
      1,
    ],
  ],
}
/** Says something of a matter at hand, or about the world, not what an attribute is. */
const ABOUT =
  /^(?:problem|reason|point|question|answer|result|issue|idea|goal|aim|purpose|meaning|capital|best|worst|first|last|next|rest|end|start|beginning|middle|top|bottom|back|front|author|subject|tone|cause|risk|bug|error|part|half|most|sinn|grund|frage|hauptstadt|ende|anfang|capital|razón|problema|fin|principio)\b/iu
/** A value that could stand in a table: a name, a number, an identifier. */
const HARD = /^(?:["'“„«]?[\p{Lu}\d]|[\p{L}\d]+[-_./@:#][\p{L}\d]|v\d|port |on$|off$|true$|false$|enabled|disabled)/u

/** The attribute that a whole sentence states, with its value; `null` where it is no such sentence. */
export function attributeIn(text: string, language: string): (Attribute & { readonly value: string }) | null {
  const sentence = text.trim().replace(/[.!]+$/, '')
  if (subjectOf(sentence) !== null) return null
  for (const [frame, thingAt, nameAt] of FRAMES[language] ?? FRAMES.en ?? []) {
    const match = frame.exec(sentence)
    const [name, thing, value] = [match?.[nameAt] ?? '', match?.[thingAt] ?? '', nounPhrase(match?.[3] ?? '')]
    if (value === null || name === '' || ABOUT.test(name) || !HARD.test(value)) continue
    return { thing: slug(thing), name: slug(name), value }
  }
  return null
}

const MENTIONS: readonly (readonly [pattern: RegExp, thing: number, name: number])[] = [
  [/\b(?:the|our) ([\p{L}][\p{L}\d _-]{1,30}?) (?:of|for|in|on) (?:the|our) ([\p{L}\d][\p{L}\d'’ _-]{1,40}?)(?=[.,;!?]|$)/iu, 2, 1],
  [/\b(?:the|our) ([\p{L}\d][\p{L}\d _-]{1,40}?)['’]s ([\p{L}][\p{L}\d _-]{1,30}?)(?=[.,;!?]|$)/iu, 1, 2],
]

/** The attribute that a request speaks of: "forget the port of the billing service". */
export function attributeNamed(text: string): Attribute | null {
  for (const [pattern, thingAt, nameAt] of MENTIONS) {
    const match = pattern.exec(text)
    if (match !== null) return { thing: slug(match[thingAt] ?? ''), name: slug(match[nameAt] ?? '') }
  }
  return null
}

/** Whether two mean the same attribute of the same thing; `the billing service` may be called `billing`. */
export function sameAttribute(a: Attribute, b: Attribute): boolean {
  return sameWords(a.name, b.name) && sameWords(bare(a.thing), bare(b.thing))
}

function bare(thing: string): string {
  return thing.replace(/-(?:service|app|site|server|module|website|team|project|system)$/, '')
}

function sameWords(a: string, b: string): boolean {
  if (a === b) return true
  const [one, other] = [contentStems(a.replaceAll('-', ' '), 'en'), contentStems(b.replaceAll('-', ' '), 'en')]
  return one.length > 0 && one.length === other.length && one.every((stem) => other.includes(stem))
}

/** The key of an attribute, `billing-service.port`; `null` where the thing is the one that a person means anyway. */
export function attributeKey({ thing, name }: Attribute): string | null {
  return COMMON.test(thing) ? null : `${thing}.${name}`
}

/** Things of which a person has one: a canonical key tells more than their name. */
const COMMON = /^(?:project|prod|production|app|repo|backend|frontend|company|team|household|house|flat|car|office|projekt|firma|proyecto|empresa)$/

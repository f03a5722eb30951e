import { casual as german } from 'chrono-node/de'
import { casual as english } from 'chrono-node/en'
import { casual as spanish } from 'chrono-node/es'
import { casual as french } from 'chrono-node/fr'
import { casual as portuguese } from 'chrono-node/pt'
import type { Chrono, ParsedResult } from 'chrono-node'
import { isAhead } from './ahead.ts'

/** From when and until when something is true, as plain dates where only the day is known. */
export interface Validity {
  readonly validFrom?: string | undefined
  readonly validTo?: string | undefined
}

const PARSERS: Readonly<Record<string, Chrono>> = { en: english, de: german, es: spanish, fr: french, pt: portuguese }

const UNTIL = /\b(?:until|till|through|bis(?: zum| zur)?|hasta|jusqu['’](?:au?|en)|até)\s+(?:the |el |la |le )?$/i
const BARE_YEAR = /\b(?:since|in|from|seit|desde|depuis|dal|sinds)\s+((?:19|20)\d{2})\b(?![-/.]\d)/i
const WEEKDAYS: Readonly<Record<string, readonly string[]>> = {
  en: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'],
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  pt: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
}
/** A part of the turn's own day that something has held from: "as of this morning", "seit heute früh". */
const TODAY =
  /\b(?:as of|as from|since|from|starting|started|born|arrived|began)(?: [^,;.!?]{0,24})? (?:this (?:morning|afternoon|evening|lunchtime)|noon|midday|tonight)\b|(?<!\p{L})(?:seit|ab) heute (?:früh|morgen|mittag|abend)(?!\p{L})|desde esta (?:mañana|tarde|noche)|desde esta manhã|depuis ce (?:matin|midi|soir)/iu
const BEFORE_PAST = /\b(?:since|last|from|seit|letzten?|desde|el pasado|depuis|on|am|el|no|le)\s*(?:last |letzte[mnr]? |dem |el )?$/i

/**
 * Dates in a clause, relative to the turn's own time and in its offset. "Last Monday" is the newest Monday before the turn's day;
 * "last week" and "in 2019" are their first day; a bare year is its first of January.
 */
export function readValidity(clause: string, language: string, at: string, tense: 'past' | 'present' | 'future'): Validity {
  const newYear = /\bnew year(?:'s|’s)? (?:day|eve)?\s*((?:19|20)\d{2})\b/i.exec(clause)
  if (newYear !== null) return { validFrom: `${newYear[1]}-01-01` }
  if (/\b(?:day one|(?:my |our )?first (?:day|morning|night)|primer día|erster tag)\b(?! (?:of|in) (?:\w+ )?(?:term|school year|month))/i.test(clause))
    return { validFrom: dayOf(at) }
  if (TODAY.test(clause)) return { validFrom: dayOf(at) }
  // The libraries take it for yesterday, or for nothing.
  if (/(?<!\p{L})(?:avant-hier|anteontem)(?!\p{L})/iu.test(clause)) return { validFrom: dayOf(at, -2) }
  const year = BARE_YEAR.exec(clause)
  if (year !== null) return { validFrom: `${year[1]}-01-01` }
  const day = weekday(clause, language, at, tense)
  if (day !== null) return { validFrom: day }
  const parser = PARSERS[language]
  if (parser === undefined) return simple(clause, at)
  const offset = offsetMinutes(at)
  const results = parse(parser, clause, at, offset, tense)
  let validity: Validity = {}
  for (const result of results) {
    if (!isDay(result)) continue
    const before = clause.slice(0, result.index)
    if (RECURS.test(before) || isDuration(result.text, before)) continue
    const date = toDay(result)
    if (UNTIL.test(before) || /^(?:until|till|bis|hasta)\b/i.test(result.text)) validity = { ...validity, validTo: validity.validTo ?? date }
    else validity = { ...validity, validFrom: validity.validFrom ?? date }
  }
  return validity.validFrom === undefined && validity.validTo === undefined ? simple(clause, at) : validity
}

/** "Every second Saturday" is no day. */
const RECURS =
  /\b(?:every|each|alternate|jeden|jede[rsmn]?|cada|todos los)(?: (?:single|other|second|third|fourth|first|last|zweite[nr]?|dritte[nr]?|erste[nr]?|segundo|tercer|primer|\d+(?:st|nd|rd|th)))?\s*$/i

/** "For ten years" says how long, and not when. */
function isDuration(text: string, before: string): boolean {
  return (
    /^(?:for|over|about|around|almost|nearly|some)?\s*(?:the )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|half an?)(?: and a half)? (?:years?|months?|weeks?|days?|hours?|minutes?)$/iu.test(
      text,
    ) && !/\b(?:in|within|after)\s*$/i.test(before)
  )
}

/** The turn's day in its own offset. */
export function dayOf(at: string, plusDays = 0): string {
  const local = new Date(Date.parse(at) + (offsetMinutes(at) + plusDays * 1440) * 60_000)
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, 10)
}

function offsetMinutes(at: string): number {
  const match = /([+-])(\d{2}):?(\d{2})$/.exec(at)
  if (match === null) return 0
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]))
}

function parse(parser: Chrono, clause: string, at: string, offset: number, tense: 'past' | 'present' | 'future'): ParsedResult[] {
  const instant = new Date(at)
  if (Number.isNaN(instant.getTime())) return []
  try {
    return parser.parse(clause, { instant, timezone: offset }, { forwardDate: tense === 'future' })
  } catch {
    // A date that the library cannot build (30 February in some locales) is no date.
    return []
  }
}

/** More than a time of day: a day, a month or a year is named. */
function isDay(result: ParsedResult): boolean {
  return (
    result.start.isCertain('day') ||
    result.start.isCertain('weekday') ||
    result.start.isCertain('month') ||
    result.start.isCertain('year') ||
    /\bago\b|vor |hace |last|yesterday|today|tomorrow|week/i.test(result.text)
  )
}

function toDay(result: ParsedResult): string {
  const year = result.start.get('year') ?? 1970
  const month = result.start.get('month') ?? 1
  const certain = result.start.isCertain('day') || result.start.isCertain('weekday') || !result.start.isCertain('month')
  const day = certain ? (result.start.get('day') ?? 1) : 1
  const date = new Date(Date.UTC(year, month - 1, day))
  // A week is named by its Monday.
  if (/\bweek\b|woche|semana|semaine/i.test(result.text) && !result.start.isCertain('weekday'))
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** A named weekday, past or to come by the tense. The libraries differ here, so it is done alike for all languages. */
function weekday(clause: string, language: string, at: string, tense: 'past' | 'present' | 'future'): string | null {
  const names = WEEKDAYS[language]
  if (names === undefined) return null
  const pattern = new RegExp(`(?<![\\p{L}])(${names.join('|')})(?![\\p{L}])`, 'iu')
  const match = pattern.exec(clause)
  if (match === null || RECURS.test(clause.slice(0, match.index))) return null
  const before = clause.slice(0, match.index)
  if (
    /\b(?:not on a|on a|a)\s*$/i.test(before) ||
    /^(?:\s+(?:night|morning|afternoon|evening)s?\s+(?:one|shift))/i.test(clause.slice(match.index + match[0].length))
  )
    return null
  const last = /\b(?:last|letzte[mnr]?|pasado|dernier|passad[ao])\b/i.test(
    before.slice(-24) + clause.slice(match.index + match[0].length, match.index + match[0].length + 10),
  )
  const next = /\b(?:next|nächste[mnr]?|próximo|prochain|próxim[ao])\b/i.test(
    before.slice(-24) + clause.slice(match.index + match[0].length, match.index + match[0].length + 10),
  )
  const ahead = !last && isAhead(before, clause.slice(match.index + match[0].length), language) === true
  if (tense === 'present' && !last && !next && !ahead && !BEFORE_PAST.test(before)) return null
  if (tense === 'present' && !last && !next && !ahead && !/\b(?:since|from|seit|desde|depuis)\b[^,]{0,12}$/i.test(before)) return null
  const index = names.indexOf(match[1]?.toLowerCase() ?? '')
  const today = new Date(`${dayOf(at)}T00:00:00Z`).getUTCDay()
  if (Number.isNaN(today)) return null
  const back = (today - index + 7) % 7 || 7
  if (next || ahead || (tense === 'future' && !last)) return dayOf(at, (index - today + 7) % 7 || 7)
  return dayOf(at, -back)
}

/** The few words that matter most in languages without a parser. */
function simple(clause: string, at: string): Validity {
  // The day before yesterday is written with the word for yesterday in it.
  if (/(?:أول|أوّل|قبل) (?:من )?أمس|一昨日|おととい|前天|позавчера|\beergisteren\b/u.test(clause)) return { validFrom: dayOf(at, -2) }
  if (/أمس|昨日|昨天|вчера|\bieri\b|\bgisteren\b/u.test(clause)) return { validFrom: dayOf(at, -1) }
  if (/اليوم|今日|今天|сегодня|\boggi\b|\bvandaag\b/u.test(clause)) return { validFrom: dayOf(at) }
  return {}
}

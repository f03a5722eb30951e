import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

const STREET =
  '(?:[Ss]treet|St|[Rr]oad|Rd|[Aa]venue|Ave|[Ll]ane|Ln|[Dd]rive|Dr|[Cc]ourt|Ct|[Cc]lose|[Tt]errace|[Ss]quare|[Pp]lace|[Cc]rescent|[Bb]oulevard|Blvd|[Ww]ay)'

const SHAPES: readonly Shape[] = [
  { kind: 'email', level: 'personal', pattern: /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/dg },
  { kind: 'phone', level: 'personal', pattern: /(?<![\w.])(\+\d{1,3}(?:[ \-./()]{0,2}\d){6,13})(?!\d)/dg },
  { kind: 'phone', level: 'personal', pattern: /(?<![\w.+-])(\(0?\d{2,5}\)(?:[ \-./]{0,2}\d){5,9})(?![\d.])/dg },
  {
    kind: 'phone',
    level: 'personal',
    pattern:
      /(?:\b[Pp]hone|\b[Mm]obile|\b[Cc]ell|\b[Tt]el|\b[Ll]andline|\b[Nn]umber|\b[Hh]andy|\b[Tt]elefon|\b[Tt]eléfono|\b[Mm]óvil)[\p{L}. :]{0,24}?(\d(?:[ \-./]?\d){6,13})(?!\d)/dgu,
  },
  {
    kind: 'street-address',
    level: 'personal',
    pattern: new RegExp(`\\b\\d{1,5}[A-Za-z]?,? (?:[A-Z][\\p{L}'’.-]{1,24} ){1,3}${STREET}\\b`, 'dgu'),
  },
  { kind: 'street-address', level: 'personal', pattern: /\b\p{Lu}[\p{L}-]{2,30}(?:straße|strasse|str\.|allee|weg|gasse|platz|ufer)\s{1,2}\d{1,4}[a-z]?\b/dgu },
  {
    kind: 'street-address',
    level: 'personal',
    pattern: /\b(?:[Cc]alle|[Aa]venida|[Aa]vda\.|[Pp]laza|[Pp]aseo)\s(?:de |del |la |las |los ){0,2}\p{Lu}[\p{L} ]{1,30},?\s{0,2}\d{1,4}\b/dgu,
  },
  { kind: 'government-id', level: 'sensitive', pattern: /\b(?!000|666)\d{3}-\d{2}-\d{4}\b/dg },
  {
    kind: 'government-id',
    level: 'sensitive',
    pattern:
      /(?:\b[Pp]assport(?: number| no\.?)?|\b[Ss]ocial security(?: number)?|\bSSN|\b[Nn]ational insurance(?: number)?|\b[Dd]river'?s licen[cs]e(?: number)?|\b[Tt]ax (?:id|ID|number)|\b[Dd]riving licen[cs]e(?: number)?|\b(?:[Pp]ersonal)?[Aa]usweisnummer|\b[Ff]ührerscheinnummer|\b(?:[Ss]ozial|[Rr]enten)versicherungsnummer|\b[Ss]teuernummer|\b[Ss]eguridad [Ss]ocial|\b[Pp]asaporte|\b[Pp]ersonalausweis(?:nummer)?|\b[Rr]eisepass(?:nummer)?|\b[Ss]teuer-?ID|\bDNI|\bNIE|\bNIF)[\p{L} :#]{0,16}?\b([A-Z0-9][A-Z0-9 -]{4,18}\d[A-Z]?)\b/dgu,
  },
  {
    kind: 'date-of-birth',
    level: 'personal',
    pattern:
      /(?:\b[Bb]orn(?: on)?|\bdate of birth|\bDOB|\b[Gg]eboren(?: am)?|\b[Gg]eburtsdatum|\b[Nn]ac[ií](?:do|da)?(?: el)?)[\p{L} :]{0,12}?(\d{1,4}[./ -]{1,2}(?:\d{1,2}|\p{L}{3,10})[./ -]{1,2}\d{2,4})/dgu,
  },
]

/** What tells who somebody is or how to reach them: kept, but with care. */
export function detectPersonal(text: string): readonly Finding[] {
  return scan(text, SHAPES)
}

import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

const SHAPES: readonly Shape[] = [
  { kind: 'card-number', level: 'secret', pattern: /(?<![\d.+-]|\bIMEI[:#]? )(\d(?:[ -]?\d){12,18})(?![\d-])/dg, accept: isCardNumber },
  // Other numbers may stand beside it, as on the card: "4111 1111 1111 1111 09/27".
  {
    kind: 'card-number',
    level: 'secret',
    pattern: /(?<!\d|\bIMEI[:#]? )(\d{16}|\d{4}(?:[ -]\d{4}){3}|\d{4}[ -]\d{6}[ -]\d{5}|\d{15})(?![\d-])/dg,
    accept: isCardNumber,
  },
  // The code on the back, and the date beside a number or a code: together they pay.
  {
    kind: 'card-code',
    level: 'secret',
    pattern:
      /(?<!\p{L})(?:(?:cvc|cvv|cvn)2?|(?<=(?:amex|american express|\d{5})[^\n]{0,24})cid)(?: (?:code|number|nummer))?(?: (?:of|on|for|von|de|del) [\p{L} ]{2,24}?)?\s{0,2}(?:is|ist|es|lautet|['’]s|[:=])?\s{0,2}\(?(\d{3,4})(?!\d)/dgiu,
  },
  {
    kind: 'card-code',
    level: 'secret',
    pattern:
      /(?:(?:digits?|numbers?|code|three|four) (?:on|at) the back|ziffern (?:hinten|auf der rückseite)|(?:dígitos|números|código) (?:de atrás|del reverso|de detrás))(?: of (?:it|(?:my|the|our) [\p{L} ]{2,20}?))?\s{0,2}(?:is|are|sind|ist|lauten|son|es|['’]s|[:=])?\s{0,2}(\d{3,4})(?!\d)/dgiu,
  },
  { kind: 'card-expiry', level: 'secret', pattern: /\d(?:[ -]?\d){12,18}[^.?!\n\d]{0,40}?(?<!\d)(\d{2} ?[/.-] ?(?:20)?\d{2}(?:[ ,;]{1,3}\d{3,4})?)(?!\d)/dgu },
  { kind: 'card-expiry', level: 'secret', pattern: /(?<!\d)(\d{2} ?[/-] ?(?:20)?\d{2})(?!\d)[^.?!\n\d]{0,40}?(?:cvc|cvv|cvn)/dgiu },
  { kind: 'card-expiry', level: 'secret', pattern: /(?:cvc|cvv|cvn)2?[^.?!\n\d]{0,16}\d{3,4}[^.?!\n\d]{0,40}?(\d{2} ?[/-] ?(?:20)?\d{2})(?!\d)/dgiu },
  { kind: 'iban', level: 'sensitive', pattern: /\b([A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?)\b/dg, accept: isIban },
]

/** Card numbers (kept by nobody) and account numbers (kept, but as sensitive). */
export function detectPayment(text: string): readonly Finding[] {
  return scan(text, SHAPES)
}

/** Luhn's checksum (ISO/IEC 7812-1). */
function isCardNumber(found: string): boolean {
  const digits = found.replace(/\D/g, '')
  if (/^(\d)\1+$/.test(digits)) return false
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = Number(digits[digits.length - 1 - i])
    const weighted = i % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

/** Remainder 1 modulo 97 (ISO 13616). */
function isIban(found: string): boolean {
  const compact = found.replace(/ /g, '')
  if (compact.length < 15 || compact.length > 34) return false
  let remainder = 0
  for (const char of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(char, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

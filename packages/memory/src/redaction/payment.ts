import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

const SHAPES: readonly Shape[] = [
  { kind: 'card-number', level: 'secret', pattern: /(?<![\d.+-])(\d(?:[ -]?\d){12,18})(?![\d-])/dg, accept: isCardNumber },
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

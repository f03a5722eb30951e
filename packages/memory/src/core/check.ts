import { MemoryError } from './errors.ts'
import { isTime } from './time.ts'
import { utf8Length, wellFormed } from './text.ts'

/** Most UTF-8 bytes of a text that is kept. */
export const MAX_TEXT_BYTES = 32_768
const MAX_NAME = 256

/** Fields of an unknown value, or `INVALID_ARGUMENT` when it is no plain object or has a field that is not known. */
export function fields(value: unknown, field: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field, 'must be an object')
  for (const name of Object.keys(value)) {
    if (!known.includes(name)) throw invalid(`${field}.${name}`, 'is not known')
  }
  return value as Readonly<Record<string, unknown>>
}

export function invalid(field: string, problem: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} ${problem}.`, { details: { field } })
}

/** A text of 1 to 32 KiB that is not only white space; lone surrogates are replaced. */
export function checkText(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  const text = wellFormed(value)
  if (text.trim() === '') throw invalid(field, 'must not be empty')
  if (utf8Length(text) > MAX_TEXT_BYTES) throw invalid(field, `must be at most ${MAX_TEXT_BYTES} bytes of UTF-8`)
  return text
}

/** A short name: 1 to 256 characters, no control characters. */
export function checkName(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  if (value.trim() === '' || value.length > MAX_NAME) throw invalid(field, `must have 1 to ${MAX_NAME} characters`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(value)) throw invalid(field, 'must not hold control characters')
  return wellFormed(value)
}

export function checkTime(value: unknown, field: string): string {
  if (typeof value !== 'string' || !isTime(value)) throw invalid(field, 'must be an ISO 8601 date, or a time with its offset')
  return value
}

export function checkOneOf<T extends string>(value: unknown, field: string, allowed: readonly T[]): T {
  const found = allowed.find((item) => item === value)
  if (found === undefined) throw invalid(field, `must be one of ${allowed.join(', ')}`)
  return found
}

export function checkNumber(value: unknown, field: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most) throw invalid(field, `must be a number from ${least} to ${most}`)
  return value
}

export function checkInteger(value: unknown, field: string, least: number, most: number): number {
  const number = checkNumber(value, field, least, most)
  if (!Number.isInteger(number)) throw invalid(field, `must be a whole number from ${least} to ${most}`)
  return number
}

export function checkBoolean(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw invalid(field, 'must be true or false')
  return value
}

export function checkList<T>(value: unknown, field: string, each: (item: unknown, field: string) => T): readonly T[] {
  if (!Array.isArray(value)) throw invalid(field, 'must be a list')
  return value.map((item: unknown, i) => each(item, `${field}[${i}]`))
}

/** `undefined` stays; anything else is checked. */
export function optional<T>(value: unknown, field: string, check: (value: unknown, field: string) => T): T | undefined {
  return value === undefined ? undefined : check(value, field)
}

/** `undefined` and `null` stay. */
export function nullable<T>(value: unknown, field: string, check: (value: unknown, field: string) => T): T | null | undefined {
  return value === undefined || value === null ? value : check(value, field)
}

import { isTime } from '../core/time.ts'
import { wellFormed } from '../core/text.ts'

export type Fields = Readonly<Record<string, unknown>>

/** Most UTF-8 bytes of a turn: the rest of a longer one is left out. */
const MOST_BYTES = 32_768

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** A time as Locket takes it: seconds since 1970 are UTC; a text keeps its offset, and is UTC without one. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value === 'number') {
    const ms = value * 1_000
    return Number.isFinite(ms) && Math.abs(ms) < 8.64e15 && value > 0 ? new Date(ms).toISOString() : undefined
  }
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')
  if (isTime(text)) return text
  return isTime(`${text}Z`) ? `${text}Z` : undefined
}

/** Cut to what one turn may hold, at a whole character. */
export function fitTurn(text: string): string {
  const whole = wellFormed(text)
  if (whole.length * 3 <= MOST_BYTES) return whole
  const { read } = new TextEncoder().encodeInto(whole, new Uint8Array(MOST_BYTES))
  return whole.slice(0, read)
}

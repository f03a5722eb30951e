import { MemoryError } from '../core/errors.ts'

/**
 * Copies plain data, so that the caller's objects are neither changed nor kept, and what cannot go to a worker (a function,
 * a promise, a circle) is told by its path before anything is sent. Dates become ISO texts; framework proxies are read through.
 */
export function toPlain(value: unknown, path: string, above: readonly object[] = []): unknown {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value !== 'object') throw notPlain(path)
  if (above.includes(value)) throw notPlain(path)
  if (value instanceof Blob) return value
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  const inside = [...above, value]
  if (Array.isArray(value)) return Array.from(value, (item: unknown, i) => toPlain(item, `${path}[${i}]`, inside))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) throw notPlain(path)
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, toPlain(part, `${path}.${name}`, inside)]))
}

function notPlain(path: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${path} must be plain data.`, { details: { field: path, path } })
}

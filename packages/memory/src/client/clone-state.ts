import { MemoryError } from '../core/errors.ts'

/**
 * A copy of a state as it goes to a worker; what cannot be cloned is told by its path before anything is sent.
 *
 * @throws MemoryError `INVALID_ARGUMENT` (details.field)
 */
export function cloneState(state: unknown): unknown {
  try {
    return structuredClone(state)
  } catch {
    const field = pathOf(state, 'state', new Set())
    throw new MemoryError('INVALID_ARGUMENT', `${field} cannot be cloned.`, { details: { field, path: field } })
  }
}

/** The deepest part that cannot be cloned on its own. */
function pathOf(value: unknown, path: string, seen: Set<unknown>): string {
  if (typeof value !== 'object' || value === null || seen.has(value)) return path
  seen.add(value)
  for (const [name, part] of partsOf(value)) {
    if (!isCloneable(part)) return pathOf(part, `${path}${name}`, seen)
  }
  return path
}

function partsOf(value: object): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((part: unknown, i) => [`[${i}]`, part])
  if (value instanceof Map) return [...value].map(([key, part]: [unknown, unknown]) => [typeof key === 'string' ? `.${key}` : '.(entry)', part])
  if (value instanceof Set) return [...value].map((part: unknown) => ['.(entry)', part])
  return Object.entries(value).map(([name, part]: [string, unknown]) => [`.${name}`, part])
}

function isCloneable(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

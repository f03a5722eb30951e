/**
 * JSON with the keys of every object sorted by code unit, so that equal values give equal bytes. For plain JSON values:
 * what JSON leaves out (`undefined`, functions) is left out here too.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

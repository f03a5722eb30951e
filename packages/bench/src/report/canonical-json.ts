/** JSON with sorted keys and one space of indent: the same value gives the same bytes. */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(sorted(value), null, 1)}\n`
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

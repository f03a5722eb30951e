import { MemoryError } from '@locket/memory'

type Compare = (held: unknown, wanted: unknown) => boolean

const OPERATORS: Readonly<Record<string, Compare>> = {
  $eq: isEqual,
  $ne: (held, wanted) => !isEqual(held, wanted),
  $gt: (held, wanted) => Number(held) > Number(wanted),
  $gte: (held, wanted) => Number(held) >= Number(wanted),
  $lt: (held, wanted) => Number(held) < Number(wanted),
  $lte: (held, wanted) => Number(held) <= Number(wanted),
  $in: (held, wanted) => Array.isArray(wanted) && wanted.some((one) => isEqual(held, one)),
  $nin: (held, wanted) => !Array.isArray(wanted) || !wanted.some((one) => isEqual(held, one)),
}

/** Whether a value fits a filter: each field equal, or as its operators say. @throws MemoryError `INVALID_ARGUMENT` for an unknown operator */
export function fits(value: Readonly<Record<string, unknown>>, filter: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(filter).every(([field, wanted]) => {
    const held = Object.hasOwn(value, field) ? value[field] : undefined
    const operators = typeof wanted === 'object' && wanted !== null ? Object.entries(wanted) : []
    if (operators.length === 0 || !operators.every(([name]) => name.startsWith('$'))) return isEqual(held, wanted)
    return operators.every(([name, against]) => {
      const compare = OPERATORS[name]
      if (compare === undefined)
        throw new MemoryError('INVALID_ARGUMENT', 'filter has an operator that is not known.', { details: { field: `filter.${field}` } })
      return compare(held, against)
    })
  })
}

function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}

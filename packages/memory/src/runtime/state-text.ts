import { parse, stringify } from 'devalue'
import { invalid } from '../core/check.ts'

/** Most characters of a state as it is kept. */
export const MAX_STATE = 4_000_000

/**
 * A state as text: plain data, and what the structured clone algorithm adds to it (dates, maps, sets, typed arrays, big
 * integers, errors, values that refer to each other). Not files, images and keys of the browser.
 *
 * @throws MemoryError `INVALID_ARGUMENT` (details.field: the path of what cannot be kept)
 */
export function toStateText(state: unknown): string {
  let text: string
  try {
    text = stringify(state, { Error: toErrorParts })
  } catch (error) {
    if (error instanceof RangeError) throw invalid('state', 'is nested too deeply')
    const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : ''
    throw invalid(`state${path}`, 'is of a kind that cannot be kept')
  }
  if (text.length > MAX_STATE) throw invalid('state', `must come to at most ${MAX_STATE} characters`)
  return text
}

export function fromStateText(text: string): unknown {
  return parse(text, { Error: fromErrorParts })
}

function toErrorParts(value: unknown): readonly string[] | false {
  return value instanceof Error && [value.name, value.message]
}

function fromErrorParts([name, message]: readonly string[]): Error {
  return Object.assign(new Error(message), { name })
}

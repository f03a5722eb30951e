import type { Extent } from './blank.ts'

/** A line of a text. `text` is without the white space at its end. */
export interface Line extends Extent {
  readonly text: string
  readonly place: number
}

export function linesOf(text: string): readonly Line[] {
  let start = 0
  return text.split('\n').map((raw, place) => {
    const line = { text: raw.trimEnd(), start, end: start + raw.length, place }
    start += raw.length + 1
    return line
  })
}

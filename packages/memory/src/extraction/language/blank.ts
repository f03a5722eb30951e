import { BLANK } from './sentences.ts'

/** A part of a text, between two places in it. */
export interface Extent {
  readonly start: number
  readonly end: number
}

/** Blanks stretches out, which may overlap. Line ends and offsets stay. */
export function blankOut(text: string, stretches: readonly Extent[]): string {
  if (stretches.length === 0) return text
  const parts: string[] = []
  let from = 0
  for (const { start, end } of stretches.toSorted((a, b) => a.start - b.start)) {
    if (end <= from) continue
    const at = Math.max(start, from)
    parts.push(text.slice(from, at), text.slice(at, end).replace(/[^\n]/g, BLANK))
    from = end
  }
  parts.push(text.slice(from))
  return parts.join('')
}

/** Finds where a mark stands next. Asked for places in rising order, it reads a text once for each mark. */
export function createFinder(text: string): (mark: string, from: number) => number {
  const known = new Map<string, number>()
  return (mark, from) => {
    const last = known.get(mark)
    if (last !== undefined && last >= from) return last
    const found = text.indexOf(mark, from)
    const at = found < 0 ? Number.POSITIVE_INFINITY : found
    known.set(mark, at)
    return at
  }
}

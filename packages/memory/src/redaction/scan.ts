import type { Classification } from '../core/memory.ts'
import type { Finding } from './redactor.ts'

/** One shape to look for. `pattern` needs the flags `g` and `d`; group 1, where there is one, is the stretch itself. */
export interface Shape {
  readonly kind: string
  readonly level: 'secret' | Classification
  readonly pattern: RegExp
  /** A second look that a pattern cannot take, such as a checksum. */
  readonly accept?: ((found: string) => boolean) | undefined
}

/** So long, that a pattern may have come to its bound. */
const LONG = 60
const RUN = /[\w+/=~.-]*/y

/**
 * Every stretch of `text` that has one of the shapes.
 * Linear in the length of the text as long as every pattern starts at a fixed word or a bounded run: see `default-detectors.test.ts`.
 */
export function scan(text: string, shapes: readonly Shape[]): Finding[] {
  const findings: Finding[] = []
  for (const { kind, level, pattern, accept } of shapes) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0]
      if (end <= start) pattern.lastIndex = Math.max(pattern.lastIndex, match.index + 1)
      else if (accept === undefined || accept(text.slice(start, end))) {
        const last = end - start < LONG ? end : endOfRun(text, end)
        if (last > end) pattern.lastIndex = last
        findings.push({ kind, start, end: bareEnd(text, start, last), level })
      }
      // What was taken for a secret, and is none, may announce one: "a secret: DB_PASS=…".
      else pattern.lastIndex = Math.max(start, match.index + 1)
    }
  }
  return findings
}

/** A pattern ends somewhere; a secret that is longer goes whole. */
function endOfRun(text: string, end: number): number {
  RUN.lastIndex = end
  return end + (RUN.exec(text)?.[0].length ?? 0)
}

/** What closes the sentence stays: what is said after it is another one. */
function bareEnd(text: string, start: number, end: number): number {
  let last = end
  while (last > start + 1 && /[.,;:]/.test(text.charAt(last - 1))) last -= 1
  return last
}

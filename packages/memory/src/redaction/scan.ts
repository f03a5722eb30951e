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

/**
 * Every stretch of `text` that has one of the shapes.
 * Linear in the length of the text as long as every pattern starts at a fixed word or a bounded run: see `default-detectors.test.ts`.
 */
export function scan(text: string, shapes: readonly Shape[]): Finding[] {
  const findings: Finding[] = []
  for (const shape of shapes) {
    for (const match of text.matchAll(shape.pattern)) {
      const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0]
      if (end <= start) continue
      if (shape.accept !== undefined && !shape.accept(text.slice(start, end))) continue
      findings.push({ kind: shape.kind, start, end, level: shape.level })
    }
  }
  return findings
}

import type { Classification } from '../core/memory.ts'
import { classify } from './classify.ts'
import { DEFAULT_DETECTORS } from './default-detectors.ts'
import { redact } from './redact.ts'

export interface RedactedText {
  /** Without its secrets. */
  readonly text: string
  /** What was taken out. */
  readonly taken: readonly string[]
  /** How careful to be with the rest. */
  readonly classification: Classification
}

/** A text of a memory with this key, or of a turn, by the default detectors. */
export function redactText(text: string, key: string | null): RedactedText {
  const { text: cleaned, findings } = redact(text, DEFAULT_DETECTORS)
  const taken = findings.filter(({ level }) => level === 'secret').map(({ start, end }) => text.slice(start, end))
  return { text: cleaned, taken, classification: classify(findings, key, cleaned) }
}

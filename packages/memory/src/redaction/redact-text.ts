import type { Classification } from '../core/memory.ts'
import { classify } from './classify.ts'
import { DEFAULT_DETECTORS } from './default-detectors.ts'
import { redact } from './redact.ts'

export interface RedactedText {
  /** Without its secrets. */
  readonly text: string
  /** How many were taken out. */
  readonly secrets: number
  /** How careful to be with the rest. */
  readonly classification: Classification
}

/** A text of a memory with this key, or of a turn, by the default detectors. */
export function redactText(text: string, key: string | null): RedactedText {
  const { text: cleaned, findings } = redact(text, DEFAULT_DETECTORS)
  return { text: cleaned, secrets: findings.filter(({ level }) => level === 'secret').length, classification: classify(findings, key, cleaned) }
}

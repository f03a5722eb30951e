import type { Classification } from '../core/memory.ts'

/** A stretch of text that must not be kept, or that says how careful to be. */
export interface Finding {
  /** Such as `api-key`, `card-number`, `email`. */
  readonly kind: string
  /** UTF-16 offsets: [start, end). */
  readonly start: number
  readonly end: number
  /** `secret` is never stored; the others classify. */
  readonly level: 'secret' | Classification
}

/** A detector of secrets or personal data; an app can add its own. Pure and synchronous. */
export type Detector = (text: string) => readonly Finding[]

/** What stands where a secret stood: one word, so that not even its length can be told. */
export const SECRET_MARK = '[secret]'

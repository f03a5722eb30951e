import { MemoryError } from '../core/errors.ts'

/** Why a file cannot be read on. */
export type HistoryProblem =
  | 'empty' // nothing is in it
  | 'foreign' // no format that is known
  | 'cut-off' // it ends too early
  | 'not-json' // broken at a place
  | 'too-large' // one conversation is over 64 MiB
  | 'zip' // the archive is broken
  | 'encrypted' // the archive wants a password

const MESSAGES: Readonly<Record<HistoryProblem, string>> = {
  empty: 'The file holds no conversations.',
  foreign: 'The file is in no format of conversations that is known.',
  'cut-off': 'The file ends in the middle: it was not copied or downloaded in full.',
  'not-json': 'The file is damaged.',
  'too-large': 'One conversation in the file is too large.',
  zip: 'The archive is damaged.',
  encrypted: 'The archive is locked with a password.',
}

export interface HistoryPlace {
  /** Name of the file in the archive. */
  readonly part?: string | null | undefined
  /** Byte of that file, counted from 0. */
  readonly at?: number | undefined
  /** Number of the conversation or turn, counted from 0. */
  readonly item?: number | undefined
}

/** `INVALID_ARGUMENT` with the place: details `field`, `reason`, `part`, `at`, `item`. */
export function historyError(reason: HistoryProblem, place: HistoryPlace = {}, cause?: unknown): MemoryError {
  const { part = null, at = null, item = null } = place
  return new MemoryError('INVALID_ARGUMENT', MESSAGES[reason], { details: { field: 'file', reason, part, at, item }, cause })
}

export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new MemoryError('ABORTED', 'Reading the history was stopped.', { cause: signal.reason })
}

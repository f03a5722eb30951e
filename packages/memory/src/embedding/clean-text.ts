import { MemoryError } from '../core/errors.ts'

/**
 * What an embedder is given: NFC, so that a text has one vector however it was typed, and without lone surrogates,
 * which no encoder accepts.
 */
export function cleanText(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').normalize('NFC')
}

/** A text that says nothing to the model; it can be found by words alone. */
export function noTokens(): MemoryError {
  return new MemoryError('EMBEDDING_FAILED', 'The text has no token that the model knows.', { details: { reason: 'no-tokens' } })
}

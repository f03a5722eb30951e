import type { Memory } from '../core/memory.ts'
import { wordsOf } from './words.ts'

/** Changes whenever `embedText` may give another text; part of the vectors' fingerprint. */
export const EMBED_TEXT_VERSION = 't1'

/** The text of a memory that is embedded: its key's name in words, then its text. A question is embedded as it is asked. */
export function embedText(memory: Memory): string {
  const name = keyName(memory.key)
  return name === '' ? memory.text : `${name}: ${memory.text}`
}

/** A key's name in words: `home.city` gives `home city`. */
export function keyName(key: string | null): string {
  if (key === null) return ''
  return wordsOf(key.replaceAll('_', ' '))
    .filter((word) => word.kind !== 'whole')
    .map((word) => word.term)
    .join(' ')
}

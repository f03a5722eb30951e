import type { Memory } from '../core/memory.ts'
import { wordsOf } from './words.ts'

/** Changes whenever `embedText` may give another text; part of the vectors' fingerprint. */
export const EMBED_TEXT_VERSION = 't1'

/**
 * The text of a memory that is embedded: what it says, then the question that its key answers. A question that is asked is
 * embedded as it is.
 */
export function embedText(memory: Memory): string {
  const name = keyName(memory.key)
  return name === '' ? memory.text : `${memory.text} Which ${name}?`
}

/**
 * The texts to embed where a memory may have several vectors: what it says, and that with its key's question (of a long text only
 * the beginning is said twice). The best one counts. Against one vector it finds 2 to 3% more of the middle paraphrases first.
 */
export function aspects(memory: Memory): readonly string[] {
  const name = keyName(memory.key)
  return name === '' ? [memory.text] : [memory.text, `${beginning(memory.text)} Which ${name}?`]
}

/** Shorter than any embedder's window. */
const BEGINNING_LENGTH = 600

function beginning(text: string): string {
  return text.length <= BEGINNING_LENGTH ? text : text.slice(0, BEGINNING_LENGTH).replace(/\s+\S*$/, '')
}

/** A key's name in words: `home.city` gives `home city`. */
export function keyName(key: string | null): string {
  if (key === null) return ''
  return wordsOf(key.replaceAll('_', ' '))
    .filter((word) => word.kind !== 'whole')
    .map((word) => word.term)
    .join(' ')
}

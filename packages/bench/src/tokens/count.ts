import { countTokens as countO200k } from 'gpt-tokenizer/encoding/o200k_base'

const known = new Map<string, number>()
const KNOWN_LIMIT = 20_000

/** Tokens of a text in the o200k_base vocabulary. Counts are remembered: whole transcripts are asked for again and again. */
export function countTokens(text: string): number {
  const before = known.get(text)
  if (before !== undefined) return before
  // What looks like a control token is text here.
  const count = countO200k(text, { allowedSpecial: new Set(), disallowedSpecial: new Set() })
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(text, count)
  return count
}

/** Tokens of a piece, without the two that mark its ends: MiniLM reads 256 in all. */
const MAX_TOKENS = 254
const OVERLAP_TOKENS = 32

/**
 * A run that the tokenizer never joins with what stands beside it: letters and digits, or one sign or ideograph, with the white space after it.
 * So the tokens of a text are those of its runs together.
 */
const RUN = /(?:[^\s\p{P}\p{S}\p{Script=Han}]+|[\p{P}\p{S}\p{Script=Han}]|^)\s*/gu

/**
 * Cuts a text into pieces of at most 254 tokens that overlap by at least 32 (or by what one run has); a text that fits is one piece.
 * The pieces cover the text.
 *
 * @param count tokens of a text, without special ones.
 */
export function tokenWindows(text: string, count: (text: string) => number): readonly string[] {
  if (count(text) <= MAX_TOKENS) return [text]
  const runs = (text.match(RUN) ?? []).filter((run) => run !== '')
  const counts = runs.map(count)
  const pieces: string[] = []
  let start = 0
  while (start < runs.length) {
    const end = fill(counts, start)
    pieces.push(runs.slice(start, end).join(''))
    if (end === runs.length) break
    start = stepBack(counts, start, end)
  }
  return pieces
}

/** End (exclusive) of the longest row of runs from `start` that fits; at least one. */
function fill(counts: readonly number[], start: number): number {
  let tokens = counts[start] ?? 0
  let end = start + 1
  while (end < counts.length && tokens + (counts[end] ?? 0) <= MAX_TOKENS) tokens += counts[end++] ?? 0
  return end
}

/** Where the next piece starts: so far before `end` that they share 32 tokens, but after `start`. */
function stepBack(counts: readonly number[], start: number, end: number): number {
  let tokens = 0
  let next = end
  while (next - 1 > start && tokens < OVERLAP_TOKENS) tokens += counts[--next] ?? 0
  return next
}

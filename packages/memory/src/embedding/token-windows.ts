/** Tokens of a piece, without the two that mark its ends: MiniLM reads 256 in all. */
const MAX_TOKENS = 254
const OVERLAP_TOKENS = 32

/** What BERT's tokenizer makes a token of its own: punctuation, ASCII's other signs, and the ideographs of the basic plane. */
const ALONE = String.raw`\p{P}$+<=>^\x60|~\u4e00-\u9fff\u3400-\u4dbf\uf900-\ufaff`

/** What it takes for white space: less than `\s`, because it drops control and format characters, which joins what stands beside them. */
const SPACE = String.raw`\t\n\r\p{Z}`

/** A run that the tokenizer never joins with its neighbours, with the white space after it. So a text's tokens are those of its runs together. */
const RUN = new RegExp(`(?:[^${SPACE}${ALONE}]+|[${ALONE}]|^)[${SPACE}]*`, 'gu')

/** Letters that decompose into signs (`≠`) can make one run long; no character becomes more than three tokens. */
const SHORT = /.{1,84}/gsu

/**
 * Cuts a text into pieces of at most 254 tokens that overlap by at least 32 (or by what one run has); a text that fits is one piece.
 * The pieces cover the text.
 *
 * @param count tokens of a text, without special ones.
 */
export function tokenWindows(text: string, count: (text: string) => number): readonly string[] {
  if (count(text) <= MAX_TOKENS) return [text]
  const runs = (text.match(RUN) ?? []).flatMap((run) => (count(run) <= MAX_TOKENS ? run : (run.match(SHORT) ?? []))).filter((run) => run !== '')
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

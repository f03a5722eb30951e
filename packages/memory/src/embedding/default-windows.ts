/** Characters of a piece. About 200 tokens of English: every sentence embedder in use reads that whole. */
const SIZE = 900
const OVERLAP = 100

/**
 * Cuts a long text into pieces of at most 900 characters (UTF-16 units) that overlap by about 100, at ends of words where there are any.
 * A shorter text is one piece; joined without their overlaps, the pieces are the text.
 */
export function defaultWindows(text: string): readonly string[] {
  const pieces: string[] = []
  let start = 0
  while (text.length - start > SIZE) {
    const end = boundary(text, start + SIZE - OVERLAP, start + SIZE)
    pieces.push(text.slice(start, end))
    start = boundary(text, end - 2 * OVERLAP, end - OVERLAP)
  }
  pieces.push(text.slice(start))
  return pieces
}

/** The last end of a word in (`from`, `to`], else `to`, moved off the middle of a surrogate pair. */
function boundary(text: string, from: number, to: number): number {
  for (let i = to; i > from; i--) {
    if (/\s/.test(text.charAt(i - 1))) return i
  }
  const before = text.charCodeAt(to - 1)
  return before >= 0xd800 && before <= 0xdbff ? to - 1 : to
}

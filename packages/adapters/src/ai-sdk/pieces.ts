/** In UTF-8 never more than the 32 KiB of a turn. */
const PIECE_CHARS = 10_000

/** Cuts a long text into pieces that each fit into a turn, where there is white space if there is some near the end. */
export function toPieces(text: string): readonly string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > PIECE_CHARS) {
    const space = rest.slice(0, PIECE_CHARS).search(/\s\S*$/)
    let at = space > PIECE_CHARS / 2 ? space + 1 : PIECE_CHARS
    // Not between the halves of one character.
    if (/[\uD800-\uDBFF]/.test(rest.charAt(at - 1))) at--
    pieces.push(rest.slice(0, at))
    rest = rest.slice(at)
  }
  return [...pieces, rest].filter((piece) => piece.trim() !== '')
}

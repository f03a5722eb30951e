/**
 * An estimate of a text's o200k_base tokens that is made to be never under the real count, without the 2 MB vocabulary.
 *
 * The text is cut as o200k cuts it: words with the space before them, digits by threes, runs of marks. A very common
 * English word is one token; another word in ASCII counts half its letters, or nearly all of them where it does not look
 * like a word; other scripts count what a letter of theirs costs at most. On plain English it is about 1.6 times the real count.
 * Cost: linear, about 0.2 µs a word.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const match of text.matchAll(PIECE)) {
    const [piece, word, digits] = match
    if (word !== undefined) tokens += wordTokens(word)
    else if (digits !== undefined) tokens += Math.ceil(digits.length / 3)
    else tokens += otherTokens(piece)
  }
  return Math.ceil(tokens)
}

const PIECE = / ?([A-Z]*[a-z]+|[A-Z]+)|(\d+)|[^A-Za-z\d]/gu

const COMMON = new Set(
  (
    'a i an as at be by do go he if in is it me my no of on or so to up us we all and any are ask can day did for from get had has have her him his how ' +
    'into its just know like live lives make may more most much must never new not now old one only other our out own people please run runs said same say she ' +
    'should some than that the their them then there they this time two use used uses user user was way were what when where which who will with work works would ' +
    'year years yes you your data data always name number called called home city using answer questions'
  ).split(' '),
)

function wordTokens(word: string): number {
  const lower = word.toLowerCase()
  if (COMMON.has(lower)) return 1
  const length = word.length
  if (length <= 2) return length
  return /[aeiouy]/.test(lower) && !/[^aeiouy]{4}|[aeiou]{4}/.test(lower) ? Math.ceil(length / 2) : Math.ceil(length * 0.8) + (length < 6 ? 1 : 0)
}

/** One character that is neither an ASCII letter nor a digit. */
function otherTokens(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x2000) return code < 0x180 || (code >= 0x400 && code < 0x2000) ? 1.2 : 2
  if (code >= 0x3040 && code < 0x3100) return 1.3
  return code > 0xffff ? 4 : 3
}

/**
 * An estimate of a text's o200k_base tokens that is made to be never under the real count, without the 2 MB vocabulary.
 *
 * The text is cut as o200k cuts it: words with the space before them, digits by threes, single marks. A very common English
 * word is one token. Another word in ASCII costs one and a tenth of the digit that `PAIRS` holds for each of its pairs of
 * letters: how likely a token ends between the two (fitted to the real counts of 21,000 words of five languages and 6,000
 * random ones). Letters of other scripts cost what they cost at most. A margin covers the rest. On plain English it is about
 * 1.45 times the real count. Cost: linear, about 0.3 µs a word.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const match of text.matchAll(PIECE)) {
    const [piece, word, digits] = match
    if (word !== undefined) tokens += wordTokens(word)
    else if (digits !== undefined) tokens += Math.ceil(digits.length / 3)
    else tokens += otherTokens(piece)
  }
  return tokens === 0 ? 0 : Math.ceil(tokens * MARGIN + 1)
}

const MARGIN = 1.08
const PIECE = / ?([A-Z]*[a-z]+|[A-Z]+)|(\d+)|[^A-Za-z\d]/gu

/** Row by row from `aa` to `zz`. */
const PAIRS =
  '60208316154021623110332504147616480270660793240248150827077127215816416005890733630068046287367418057606' +
  '03102114356021621011533036267911490893670933441895295789134426847648415516536524421368137312189231447719' +
  '34112108854121127210629270468737665774893929493993694787193936546439942249674708620588297167129812287909' +
  '14960769165635216936396738280103071732324599103147283221812535210021500123144519280864393137029001239615' +
  '16749989899999931745179885154311481614332494113366282747127318343422152108442916370582047375327114093818' +
  '32221427373010509000749425266908620798761898685968781680086018936319513796997554093999456978829991898507' +
  '8776489745841353994588999449992988194881699859146532'

const COMMON = new Set(
  (
    'a i an as at be by do go he if in is it me my no of on or so to up us we all and any are ask can day did for from get had has have her him his how ' +
    'into its just know like live lives make may more most much must never new not now old one only other our out own people please run runs said same say she ' +
    'should some than that the their them then there they this time two use used uses user was way were what when where which who will with work works would ' +
    'year years yes you your data always name number called home city using answer questions'
  ).split(' '),
)

function wordTokens(word: string): number {
  const lower = word.toLowerCase()
  if (COMMON.has(lower)) return 1
  let tenths = 10
  for (let i = 1; i < lower.length; i++) tenths += PAIRS.charCodeAt((lower.charCodeAt(i - 1) - 97) * 26 + lower.charCodeAt(i) - 97) - 48
  // Capitals inside a word are rarer in the vocabulary.
  const capitals = word.length > 1 && /[A-Z]/.test(word[1] ?? '') ? word.length * 2.5 : 0
  return Math.min(lower.length, (tenths + capitals) / 10)
}

/** One character that is neither an ASCII letter nor a digit. */
function otherTokens(char: string): number {
  const code = char.codePointAt(0) ?? 0
  if (code < 0x80) return char === ' ' ? 0.9 : 1
  if (code < 0x2000) return code < 0x180 || (code >= 0x400 && code < 0x700) ? 1.2 : 2
  if (code >= 0x3040 && code < 0x3100) return 1.3
  if (code >= 0x4e00 && code < 0xa000) return 2
  return code > 0xffff ? 4 : 3
}

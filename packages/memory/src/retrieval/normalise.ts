/**
 * One spelling for the many that mean the same: compatibility forms (NFKC), invisible characters, case, accents and other
 * combining marks, ß and ligatures. Index and question both go through it; what is shown is always the original.
 */
export function normalise(text: string): string {
  return foldCase(compose(text))
}

/** Full-width and other compatibility forms as plain ones; without format characters, variation selectors and skin tones. Keeps case. */
export function compose(text: string): string {
  return IS_ASCII.test(text) ? text : text.normalize('NFKC').replace(INVISIBLE, '')
}

/** Lower case, without accents. Of composed text. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase()
  if (IS_ASCII.test(lower)) return lower
  return lower.replace(LETTERS, replaceLetter).normalize('NFD').replace(MARKS, '').normalize('NFC')
}

const IS_ASCII = /^[\x20-\x7e\n\r\t]*$/

/** U+200B stays: it is a word break. */
const INVISIBLE = /(?!\u200b)\p{Cf}|[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu

/**
 * Marks that only modify a letter: Latin, Greek, Cyrillic, Hebrew and Arabic. Not the Kana voicing marks and not the vowel
 * signs of Indic and South-East Asian scripts: there a mark makes another word.
 */
const MARKS = /(?=\p{Mn})(?!\u3099|\u309a)[\p{Script=Inherited}\p{Script=Arabic}\p{Script=Hebrew}]/gu

/** Letters that Unicode does not take apart; U+0640 only stretches Arabic words. */
const LETTERS = /[ßæœøłđðþıς\u0640]/g

const REPLACEMENTS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ' }

function replaceLetter(letter: string): string {
  return REPLACEMENTS[letter] ?? ''
}

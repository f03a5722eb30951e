const MARK = /[\u064B-\u0652\u0670\u0640]/
const MARKS = /[\u064B-\u0652\u0670\u0640]/g

/** A pattern of whole Arabic words, whatever vowel signs, hamza and final letters are written; `و` and `ف` may stand before. */
export function arabic(source: string): RegExp {
  return new ArabicPattern(`(?<![\\p{L}\\p{M}])[وف]?(?:${source})(?![\\p{L}\\p{M}])`, 'u')
}

/** The same at the start of a sentence, whatever follows. */
export function opensArabic(source: string): RegExp {
  return new ArabicPattern(`^[وف]?(?:${source})`, 'u')
}

/** The same without borders of its own. */
export function arabicPattern(source: string): RegExp {
  return new ArabicPattern(source, 'u')
}

/** A word without what belongs to its neighbours: "and", "with", "the" before it, "my", "his", "their" after it. */
export function arabicStem(word: string): string {
  return plain(word)
    .replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{2})/, '')
    .replace(/^[وفبل](?=.{4})/, '')
    .replace(/(?<=.{3})(?:هما|كما|ها|هم|هن|كم|نا|ات|ون|ين|ان)$/, '')
    .replace(/(?<=.{2})(?:تي|ته|تك)$/, '')
    .replace(/(?<=.{2})[يهكا]$/, '')
}

/** Matches as if the text had no vowel signs and one form of each letter; what it finds stands in the text as it is written. */
class ArabicPattern extends RegExp {
  constructor(source: string, flags: string) {
    super(plain(source), flags)
  }

  override exec(text: string): RegExpExecArray | null {
    const found = super.exec(plain(text))
    if (found === null) return null
    const start = written(text, found.index)
    const end = written(text, found.index + found[0].length)
    found.index = start
    found.input = text
    found[0] = text.slice(start, end)
    return found
  }
}

/** One form of letters that are written in several, and no vowel signs. */
function plain(text: string): string {
  return text
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ؤ/g, 'و')
    .replace(/ئ/g, 'ي')
}

/** Where the letter number `count` of the plain text stands in the written one. */
function written(text: string, count: number): number {
  let at = 0
  for (let seen = 0; at < text.length; at += 1) {
    if (MARK.test(text.charAt(at))) continue
    if (seen === count) break
    seen += 1
  }
  return at
}

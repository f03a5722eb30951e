/**
 * Form in which two texts are compared for "says the same": NFKC, case folded, punctuation and white space as one space.
 * What tells two values apart stays: a minus, signs of money and comparison, emoji, and the vowel signs of Indic scripts.
 */
export function normaliseText(text: string): string {
  const folded = text.normalize('NFKC').toLowerCase()
  const form = folded
    .replace(/[’‘ʼ]/g, "'")
    .replace(/\u2212/g, '-')
    .replace(LOOSE_MARKS, '')
    // Signs stand alone, so that a word is found beside one.
    .replace(/[^\P{S}+`^´¨]|[%‰&*]/gu, ' $& ')
    .replace(/[^\p{L}\p{M}\p{N}\p{S}+#@/.:_'%‰&*-]+|[`^´¨]+/gu, ' ')
    .replace(/[.:'-]+(?=\s|$)|(?<=\s|^)(?![.-]\d)[.:'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  // Nothing but punctuation says only what it is.
  return form === '' ? folded.replace(/\s+/g, ' ').trim() : form
}

/** Marks that may be left out in writing: invisible ones, accents on Latin letters, Hebrew and Arabic vowel points, emoji styles. */
const LOOSE_MARKS = /\p{Cf}|[\u0300-\u036f]|[\u0591-\u05bd\u05bf-\u05c7]|[\u064b-\u065f\u0670]|[\ufe00-\ufe0f]/gu

/** Replaces what no database or tokenizer keeps apart: lone surrogates become U+FFFD. The rest stays as it was said. */
export function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
}

/** Bytes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else if (unit >= 0xd800 && unit < 0xdc00) {
      bytes += 4
      i++
    } else bytes += 3
  }
  return bytes
}

/** Whether `part` stands in `whole`, white space and case aside. */
export function containsText(whole: string, part: string): boolean {
  return normaliseText(whole).includes(normaliseText(part))
}

/** Form in which two texts are compared for "says the same": NFKC, case folded, punctuation and white space as one space. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .replace(/[^\p{L}\p{N}+#@/.:_'-]+/gu, ' ')
    .replace(/[.:'-]+(?=\s|$)|(?<=\s|^)[.:'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

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

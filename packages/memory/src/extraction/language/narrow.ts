const WIDE = /[^\0-\xff]/
/** So many arguments a call takes in every engine. */
const PART = 1024

/**
 * The same text, kept in one byte a character where its characters allow it. V8 keeps a slice of a text with an emoji or a curly quote
 * in it in two bytes a character, and large regular expressions take several times as long on those.
 */
export function narrow(text: string): string {
  if (WIDE.test(text)) return text
  let copy = ''
  for (let from = 0; from < text.length; from += PART) {
    const codes: number[] = []
    for (let at = from; at < text.length && at < from + PART; at += 1) codes.push(text.charCodeAt(at))
    copy += String.fromCharCode(...codes)
  }
  return copy
}

/** Whether a text has characters that need two bytes, so that its slices are worth narrowing. */
export function isWide(text: string): boolean {
  return WIDE.test(text)
}

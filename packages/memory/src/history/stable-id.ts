const MOST_CHARS = 256

/** Whether Locket takes it as the name of a turn or thread. */
export function isName(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return text.trim() !== '' && text.length <= MOST_CHARS && !/[\u0000-\u001f\u007f]/.test(text)
}

/** A name that Locket takes, the same from the same parts. */
export function stableId(first: string, ...parts: readonly string[]): string {
  const id = [first, ...parts].join(':')
  return isName(id) ? id : `${first}:${hash(id)}`
}

/** 64 bits of FNV-1a, two halves from two starts, as hex: tells texts apart, hides nothing. */
export function hash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x01000193
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ (unit + (i & 0xff)), 0x01000193)
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Lower-case words, in order: runs of letters and digits, nothing stemmed, nothing left out. */
export function toWords(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(WORD) ?? []
}

/**
 * A text made ready for many questions of `contains`: whole words only, so that "Node 20" is not in "Node 204".
 * Joined words with a border at each side turn a search for a word sequence into one string search.
 */
export function toSequence(text: string): string {
  return ` ${toWords(text).join(' ')} `
}

/** Whether the words of `value` stand in the sequence, in order and side by side; false for a value without words. */
export function containsSequence(sequence: string, value: string): boolean {
  const wanted = toSequence(value)
  return wanted.trim() !== '' && sequence.includes(wanted)
}

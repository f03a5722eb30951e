/** Sentences and lines of a text, trimmed; none is empty. */
export function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?。！？])\s+|\n+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

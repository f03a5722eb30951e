import { normaliseText } from '../core/text.ts'

/** Words of a text in the form in which they are compared. */
export function wordsOf(text: string): readonly string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** Beginnings of the longer words: enough to tell "move" and "moved" alike in most languages, without a stemmer. */
export function rootsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text.replace(/[._-]+/g, ' '))
      .filter((word) => word.length >= 4 || /\d/.test(word) || /[\u0250-\uffff]/.test(word))
      .map((word) => word.slice(0, 5)),
  )
}

export function countShared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const root of a) if (b.has(root)) count++
  return count
}

import { splitSentences } from './split-sentences.ts'

/** A full stop that ends no sentence: of a title, and of a day before its month in German. */
const INSIDE = /(?:(?<!\p{L})(?:Dr|Prof|Mrs?|Ms|Sra?|Nr|bzw|ca)|(?<!\d)\d\d?)\.$/u
const DAY = /\d\.$/
const MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Ju[nl]i|Aug|Sep|Okt|Nov|Dez)/

/** Like `splitSentences`, and puts together again what a full stop inside a sentence has parted: what is kept of a conversation is read by people. */
export function wholeSentences(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    for (const part of splitSentences(line)) {
      const last = sentences.at(-1)
      if (last !== undefined && INSIDE.test(last) && (!DAY.test(last) || MONTH.test(part))) sentences[sentences.length - 1] = `${last} ${part}`
      else sentences.push(part)
    }
    return sentences
  })
}

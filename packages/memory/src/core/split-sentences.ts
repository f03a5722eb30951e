/** A full stop that ends no sentence: of a title, and of a day before its month in German. */
const INSIDE = /(?:(?<!\p{L})(?:Dr|Prof|Mrs?|Ms|Sra?|Nr|bzw|ca)|(?<!\d)\d\d?)\.$/u
const DAY = /\d\.$/
const MONTH = /^(?:Jan|Feb|Mär|Apr|Mai|Ju[nl]i|Aug|Sep|Okt|Nov|Dez)/

/** Sentences and lines of a text, trimmed; none is empty. */
export function splitSentences(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = []
    for (const part of line.split(/(?<=[.!?。！？])\s+/u).map((each) => each.trim())) {
      const last = sentences.at(-1)
      if (last !== undefined && INSIDE.test(last) && (!DAY.test(last) || MONTH.test(part))) sentences[sentences.length - 1] = `${last} ${part}`
      else if (part !== '') sentences.push(part)
    }
    return sentences
  })
}

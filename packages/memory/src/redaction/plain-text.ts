/** A text as it reads, with where each of its characters stands in the text as it is. */
export interface PlainText {
  readonly text: string
  /** The stretch of the text as it is that one of this text stands for. */
  at(start: number, end: number): readonly [start: number, end: number]
}

/** Characters that are not seen, other spaces and hyphens, vowel signs, marks apart from their letter, letters of full width. */
const DISGUISED = /\p{Cf}|[\uFF01-\uFF5E\u00A0\u2007\u2009\u202F\u3000\u2010-\u2013\u0640]|[\u064B-\u0652]|\u034F|[\uFE00-\uFE0F]|[A-Za-z]\p{M}/u
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu
const UNSEEN = /\p{Cf}|\u0640|[\u064B-\u0652]|\u034F|[\uFE00-\uFE0F]/gu
const SPACES = /[\u00A0\u2007\u2009\u202F\u3000]/g
const HYPHENS = /[\u2010-\u2013]/g
const FULL_WIDTH = 0xfee0

/**
 * What is read by the patterns: "pass\u200Bword" is one word to whoever reads it, and text that is copied from pages, or
 * typed in Japanese or on a Mac, has such characters in it. `null`: it reads as it is, as nearly every text does.
 */
export function plainText(text: string): PlainText | null {
  if (!DISGUISED.test(text)) return null
  const starts: number[] = []
  const ends: number[] = []
  let plain = ''
  for (const { 0: cluster, index } of text.matchAll(CLUSTERS)) {
    const read = cluster
      .replace(UNSEEN, '')
      .replace(/[\uFF01-\uFF5E]/g, halfWidth)
      .replace(SPACES, ' ')
      .replace(HYPHENS, '-')
      .normalize('NFC')
    plain += read
    for (let i = 0; i < read.length; i += 1) {
      starts.push(index)
      ends.push(index + cluster.length)
    }
  }
  return { text: plain, at: (start, end) => [starts[start] ?? text.length, ends[end - 1] ?? text.length] }
}

function halfWidth(char: string): string {
  return String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH)
}

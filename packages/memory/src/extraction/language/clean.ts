/** A text without what is not seen, from which stretches can be had as they were written. */
export interface Cleaned {
  readonly text: string
  /** What stands in the text as it was written, between two places of the clean one. */
  slice(start: number, end: number): string
}

/** Marks by which letters are joined or kept apart: they are part of emoji, and of words in Arabic and Indic scripts. */
const JOINS = '(?<![\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}]|(?!\\p{Script=Latin})\\p{L})[\\u200c\\u200d]'
/**
 * Signs that are not seen: control characters with the colours of a terminal, marks of direction and of no width, soft hyphens, and tag
 * characters other than those of a flag. Line ends stay, and what ends a line in another way becomes one.
 */
const HIDDEN = new RegExp(
  `(?<!\\u{1F3F4}[\\u{E0000}-\\u{E007F}]{0,8})[\\u{E0000}-\\u{E007F}]+|\\u001b\\[[\\d;]{0,12}[A-Za-z]|[\\0-\\x08\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\xad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]+|${JOINS}`,
  'gu',
)
const LINE_ENDS = /[\v\f\x85\u2028\u2029]/g

/** Takes out what is not seen, so that none of it gets into a value or hides a word. */
export function clean(written: string): Cleaned {
  const lines = written.replace(LINE_ENDS, '\n')
  const text = lines.replace(HIDDEN, '')
  if (text.length === written.length) return { text, slice: (start, end) => written.slice(start, end) }
  const gaps = gapsIn(lines)
  const toWritten = (at: number, isEnd: boolean): number =>
    at + gaps.reduce((sum, gap) => (gap.at < at || (gap.at === at && !isEnd) ? sum + gap.length : sum), 0)
  return { text, slice: (start, end) => written.slice(toWritten(start, false), toWritten(end, true)) }
}

interface Gap {
  /** Where it would stand in the clean text. */
  readonly at: number
  readonly length: number
}

function gapsIn(lines: string): readonly Gap[] {
  const gaps: Gap[] = []
  let taken = 0
  for (const { index, 0: hidden } of lines.matchAll(HIDDEN)) {
    gaps.push({ at: index - taken, length: hidden.length })
    taken += hidden.length
  }
  return gaps
}

import type { Stretch } from './stretches.ts'
import { fold } from '../language/words.ts'

/** A word or mark of a sentence, folded, and where it stands. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

const TOKEN = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*|[?!.,:;…—→-]/gu

/** Words and marks of a sentence between its ends; numbers are all alike. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [{ word: '^', start: -1, end: 0 }]
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    tokens.push({ word: /^\p{N}/u.test(found) ? '#' : fold(found), start: index, end: index + found.length })
  }
  return [...tokens, { word: '$', start: text.length, end: text.length + 1 }]
}

/** Words, pairs and threes of neighbouring words. */
export function passingTerms(tokens: readonly Token[], mark: string): ReadonlySet<string> {
  const terms = new Set<string>()
  tokens.forEach(({ word }, i) => {
    terms.add(`${mark}${word}`)
    if (i >= 1) terms.add(`${mark}${tokens[i - 1]?.word} ${word}`)
    if (i >= 2) terms.add(`${mark}${tokens[i - 2]?.word} ${tokens[i - 1]?.word} ${word}`)
  })
  return terms
}

/** Words, told beside something of this area of keys. */
export function areaTerms(tokens: readonly Token[], area: string): ReadonlySet<string> {
  return new Set(tokens.map(({ word }) => `${area}|${word}`))
}

/** What stands right before and after the stretch. */
export function ownTerms(tokens: readonly Token[], { start, end }: Stretch): ReadonlySet<string> {
  return around(tokens, start, end, 'n')
}

/** The same for the held value, where the sentence names it. */
export function valueTerms(tokens: readonly Token[], value: Stretch): ReadonlySet<string> {
  const [first] = value.words
  const at = first === undefined ? undefined : tokens.find(({ word }) => word === first || (/^\d/.test(first) && word === '#'))
  return at === undefined ? new Set() : around(tokens, at.start, at.end, 'o')
}

function around(tokens: readonly Token[], start: number, end: number, mark: string): ReadonlySet<string> {
  const before = tokens.filter((token) => token.end <= start && token.start < start).slice(-2)
  const after = tokens.filter((token) => token.start >= end).slice(0, 2)
  const [far, near] = before.length > 1 ? [before[0]?.word, before[1]?.word] : [undefined, before[0]?.word]
  const [next, then] = [after[0]?.word, after[1]?.word]
  return new Set([`${mark}:${near} _`, `${mark}:_ ${next}`, `${mark}:${near} _ ${next}`, `${mark}:${far} ${near} _`, `${mark}:_ ${next} ${then}`])
}

/** What holds together says more than each for itself: every two and every three of what holds. */
export function stateTerms(state: readonly string[]): ReadonlySet<string> {
  const terms = new Set<string>()
  state.forEach((one, i) => {
    for (let j = i + 1; j < state.length; j += 1) {
      terms.add(`=${i}${one} ${j}${state[j]}`)
      for (let k = j + 1; k < state.length; k += 1) terms.add(`=${i}${one} ${j}${state[j]} ${k}${state[k]}`)
    }
  })
  return terms
}

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Tokenizer } from '@huggingface/tokenizers'
import { minilm } from '@locket/models'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { tokenWindows } from './token-windows.ts'

const tokenizer = new Tokenizer(JSON.parse(readFileSync(fileURLToPath(minilm.tokenizer.url), 'utf8')), minilm.tokenizerConfig)
const tokensOf = (text: string): readonly number[] => tokenizer.encode(text, { add_special_tokens: false }).ids
const count = (text: string): number => tokensOf(text).length

const word = fc.oneof(
  fc.constantFrom('region', 'eu-central-1', 'naïve', '東京', 'unaffable', "don't", '😀', 'https://example.org/a/b?c=d', 'ガラス', '한국어'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
)
const text = fc.array(word, { maxLength: 600, size: 'max' }).map((words) => cleanText(words.join(' ')))

describe('windows by tokens', () => {
  test('law: no piece is over 254 tokens, and together they hold every token of the text in order', () => {
    fc.assert(
      fc.property(text, (value) => {
        const pieces = tokenWindows(value, count).map(tokensOf)
        expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(254)
        expect(joinOverlapping(pieces, tokensOf(value))).toBe(true)
      }),
      { seed: 11, numRuns: 60 },
    )
  })

  test('EMB-13: texts at the limit are one piece, one token more is two that overlap by 32', () => {
    const words = (many: number): string => Array.from({ length: many }, () => 'region').join(' ')
    expect(tokenWindows(words(253), count)).toHaveLength(1)
    expect(tokenWindows(words(254), count)).toHaveLength(1)
    const two = tokenWindows(words(255), count)
    expect(two.map(count)).toEqual([254, 33])
  })

  test('one run without spaces is cut too', () => {
    for (const long of ['a,'.repeat(8 * 1024), 'a≠'.repeat(1000)]) {
      const pieces = tokenWindows(long, count)
      expect(Math.max(...pieces.map(count))).toBeLessThanOrEqual(254)
      expect(pieces.length).toBeGreaterThan(count(long) / 254)
    }
    expect(tokenWindows('東'.repeat(1000), count).length).toBeGreaterThan(4)
    expect(tokenWindows('a'.repeat(32 * 1024), count)).toHaveLength(1)
  })
})

/** Whether the pieces, each beginning somewhere in what is covered so far, cover the tokens of the whole text. */
function joinOverlapping(pieces: readonly (readonly number[])[], all: readonly number[]): boolean {
  let covered = 0
  for (const piece of pieces) {
    let start = covered
    while (start >= 0 && !piece.every((token, index) => all[start + index] === token)) start--
    if (start < 0) return false
    covered = Math.max(covered, start + piece.length)
  }
  return covered === all.length
}

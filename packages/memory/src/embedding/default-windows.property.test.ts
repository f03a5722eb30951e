import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultWindows } from './default-windows.ts'

const text = fc.oneof(
  fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }), { maxLength: 400, size: 'max' }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 5000, size: 'max' }),
)

test('law: pieces are at most 900 characters, and each starts inside the one before, at least 100 characters from its end', () => {
  fc.assert(
    fc.property(text, (value) => {
      const pieces = defaultWindows(value)
      let end = 0
      for (const [index, piece] of pieces.entries()) {
        expect(piece.length).toBeLessThanOrEqual(900)
        const start = index === 0 ? 0 : findStart(value, piece, end)
        expect(value.slice(start, start + piece.length)).toBe(piece)
        end = start + piece.length
      }
      expect(end).toBe(value.length)
    }),
    { seed: 7, numRuns: 200 },
  )
})

test('a text of 900 characters is one piece; words are not cut', () => {
  expect(defaultWindows('x'.repeat(900))).toHaveLength(1)
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`)
  const found = new Set(defaultWindows(words.join(' ')).flatMap((piece) => piece.trim().split(' ')))
  expect([...found].every((word) => words.includes(word))).toBe(true)
  expect(found.size).toBe(1000)
})

test('a pair of surrogates stays together', () => {
  for (const piece of defaultWindows(`x${'😀'.repeat(2000)}`)) expect(/^\p{Surrogate}|\p{Surrogate}$/u.test(piece)).toBe(false)
})

/** The last place before `end - 100` where the piece stands and reaches past `end`. */
function findStart(value: string, piece: string, end: number): number {
  for (let start = end - 100; start >= end - 200; start--) {
    if (value.startsWith(piece, start)) return start
  }
  return -1
}

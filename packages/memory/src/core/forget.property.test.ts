import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldMemory } from '../extraction/test-support.ts'
import { tellsOf } from './forget.ts'
import { normaliseText } from './text.ts'

const PARTS = [
  'Zanzibar',
  'zanzi',
  'bar',
  'ＢＡＲ',
  "o'neill",
  'node.js',
  'C++',
  'ü',
  'u',
  ' ',
  '  ',
  '.',
  ', ',
  '-',
  '\n',
  '’',
  '50',
  '€',
  'ﬁg',
  'fig',
  'İ',
  '\u0301',
]
const text = fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))

it('a text tells of what goes where its normalised words stand in it, however either is written', () => {
  fc.assert(
    fc.property(text, text, (said, word) => {
      const form = normaliseText(word)
      fc.pre(form.length > 2)
      expect(tellsOf([heldMemory(null, null, word)])(said)).toBe(` ${normaliseText(said)} `.includes(` ${form} `))
    }),
    { seed: 11, numRuns: 3_000 },
  )
})

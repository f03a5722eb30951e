import { expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

it.each([
  ['One. Two! Three?\n\nFour', ['One.', 'Two!', 'Three?', 'Four']],
  ['Am 14. März zieht Dr. Okafor um. Danach nicht.', ['Am 14. März zieht Dr. Okafor um.', 'Danach nicht.']],
  ['There are 14. Marco knows 3. May I go?', ['There are 14.', 'Marco knows 3.', 'May I go?']],
  ['It ends in 2026. Dezember was cold.', ['It ends in 2026.', 'Dezember was cold.']],
  ['  ', []],
])('%j has the sentences that it has', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

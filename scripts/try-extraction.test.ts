import { expect, test } from 'vitest'
import { tryMessages } from './try-extraction.mjs'

test('says of each message what was decided, and what is held in the end', async () => {
  expect(await tryMessages(['I live in Graz.', 'We moved to Linz.', "A: What's your shoe size?", '39'])).toEqual([
    'I live in Graz.',
    '  add (new) home.city = Graz [fact, personal] I live in Graz.',
    'We moved to Linz.',
    '  update (new-value) home.city = Linz [fact, personal] We moved to Linz.',
    '    replaces home.city = Graz [fact, personal] I live in Graz.',
    "A: What's your shoe size?",
    '39',
    '  add (new) person.shoe-size = 39 [fact, personal] Shoe size: 39',
    'held in the end:',
    '  person.shoe-size = 39 [fact, personal] Shoe size: 39',
    '  home.city = Linz [fact, personal] We moved to Linz.',
  ])
})

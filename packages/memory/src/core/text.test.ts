import { describe, expect, it } from 'vitest'
import { normaliseText } from './text.ts'

describe('says the same', () => {
  it.each([
    ['🎉', '🔥'],
    ['???', '!!!'],
    ['It is -5 degrees', 'It is 5 degrees'],
    ['It is \u22125 degrees', 'It is 5 degrees'],
    ['Costs .5', 'Costs 5'],
    ['Budget is €500', 'Budget is $500'],
    ['Discount 50%', 'Discount 50'],
    ['Threshold > 5', 'Threshold < 5'],
    ['दिन', 'दीन'],
    ['सुख', 'सूख'],
    ['Fruit is 🍎', 'Fruit is 🍌'],
    ['C++', 'C'],
  ])('%s is not %s', (a, b) => {
    expect(normaliseText(a)).not.toBe(normaliseText(b))
  })

  it.each([
    ['  port 8090  at LOCALHOST. ', 'Port 8090 at localhost'],
    ['Uses `pnpm`!', 'uses pnpm'],
    ['I\u0307stanbul', 'istanbul'],
    ['Has a dog – and a cat', 'Has a dog, and a cat'],
    ['שָׁלוֹם', 'שלום'],
    ['❤️', '❤'],
    ['pizza🍕', 'pizza 🍕'],
  ])('%s is %s', (a, b) => {
    expect(normaliseText(a)).toBe(normaliseText(b))
  })

  it('never leaves nothing of something', () => {
    for (const text of ['…', '\u200b.', '--', "'"]) expect(normaliseText(text)).not.toBe('')
  })
})

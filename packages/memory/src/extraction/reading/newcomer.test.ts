import { expect, it } from 'vitest'
import { isAfterthought, isRemark } from './remarks.ts'
import { converse, heldMemory } from '../test-support.ts'

type Held = readonly [key: string, value: string, text: string]

const CAR: Held = ['car', 'Corolla', 'Drives a Corolla']
const MILK: Held = ['milk', 'soy milk', 'Takes soy milk in coffee']
const CLASS: Held = ['language class', 'Danish', 'Takes Danish lessons']
const SHIFT: Held = ['shift', 'nights', 'Works nights at the bakery']
const FORMAT: Held = ['answer format', 'tables', 'Put answers in tables']
const SON: Held = ['son', 'Jonas', 'Son is called Jonas']

it.each<readonly [said: string, held: Held, next: string]>([
  ["Packed in the Danish lessons, the vowels beat me. Welsh is what I'm learning instead.", CLASS, 'Welsh'],
  ["The soy milk experiment is over. I'm back to cow's milk in my coffee.", MILK, "cow's milk"],
  ['How do I check the oil on the Yaris? The Corolla went to scrap in May.', CAR, 'Yaris'],
  ["I don't do nights at the bakery any longer, they've put me on mornings.", SHIFT, 'mornings'],
  ["You needn't put answers in tables any longer. Plain paragraphs are what I want.", FORMAT, 'Plain paragraphs'],
  ["You keep saying my son's called Jonas. It's JONAH.", SON, 'JONAH'],
])('takes the new value from beside what is over: %s', (said, [key, value, text], next) => {
  const { current } = converse([said], [heldMemory(key, value, text)])
  expect(current).toHaveLength(1)
  expect(current[0]).toContain(next)
  expect(current[0]).not.toContain(value)
})

it.each([
  'Can you recommend a hotel in Lisbon? I sold my bike.',
  'We closed the windows. Is Bergen rainy in May?',
  'My sister lives in Oslo. I quit smoking last year.',
])('replaces nothing that is not over: %s', (said) => {
  const { current } = converse(
    [said],
    [CAR, MILK, SON].map(([key, value, text]) => heldMemory(key, value, text)),
  )
  for (const [, , text] of [CAR, MILK, SON]) expect(current).toContain(text)
})

it('tells a remark on a mistake from a statement', () => {
  for (const remark of ['no, not leeds.', 'i typed spanish out of habit', 'my mistake', 'that was a silly slip on friday', 'dunno why i keep saying wednesday'])
    expect(isRemark(remark)).toBe(true)
  for (const statement of [
    'i said yes to the job in oslo',
    'not a fan of olives, but i eat capers',
    'i wrote a novel',
    'my fault line map is in the drawer; keep it',
  ])
    expect(isRemark(statement)).toBe(false)
  expect(isAfterthought('soya was a phase')).toBe(true)
  expect(isAfterthought('my first job was at a bakery')).toBe(false)
})

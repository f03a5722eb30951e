import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

type Held = readonly [key: string | null, value: string | null, text: string]

/** What of the held is no longer current after the turns, and what is current besides. */
function after(said: string, held: readonly Held[]): { readonly gone: readonly string[]; readonly come: readonly string[] } {
  const memories = held.map(([key, value, text]) => heldMemory(key, value, text))
  const { current } = converse(said.split(' // '), memories)
  const texts = memories.map(({ text }) => text)
  return { gone: texts.filter((text) => !current.includes(text)), come: current.filter((text) => !texts.includes(text)) }
}

const OLD_DENTIST: Held = ['previous dentist', 'Aldous', 'Previous dentist was Dr Aldous']
const DENTIST: Held = ['dentist', 'Pereira', 'Dentist is Dr Pereira']
const OLD_NUMBER: Held = ['previous number', '777', 'Previous number was 777']
const NUMBER: Held = ['phone', '555', 'Phone number is 555']
const BAND: Held = ['band', 'brass', 'Plays in the brass band']
const LEFT_BAND: Held = ['left previous band', 'argument', 'Left the previous band after an argument']
const NUTS: Held = ['allergy', 'nuts', 'Is allergic to nuts']
const PILLS: Held = ['medication', 'ramipril', 'Takes ramipril']
const BELLS: Held = ['hobby', 'bell-ringing', 'Does bell-ringing on Thursdays']
const BROTHER: Held = [null, null, 'My brother Declan owes me for a trailer.']
const MONEY: Held = [null, null, 'My money is with the Humber Bank.']
const MORTGAGE: Held = [null, null, 'The mortgage is 780 a month.']
const MUM: Held = ['people.mother', 'Beech House', "Mum's moved into Beech House, a care home."]
const TEA: Held = ['tea', 'black tea', 'Drinks black tea']

describe('what was, and not what is', () => {
  it.each([
    ['Take my last dentist out of your notes, please.', [OLD_DENTIST, DENTIST], [OLD_DENTIST]],
    ['Delete the number I had before the move.', [NUMBER, OLD_NUMBER], [OLD_NUMBER]],
    ['My band you may know about. Why I left the one before, erase.', [BAND, LEFT_BAND], [LEFT_BAND]],
    ['Forget my last dentist, he was a butcher.', [DENTIST], []],
  ] as const)('%s', (said, held, expected) => {
    expect(after(said, held).gone).toEqual(expected.map(([, , text]) => text))
  })
})

describe('in other words than it is held in', () => {
  const held = [BROTHER, MONEY, MORTGAGE, MUM, NUTS]
  it.each([
    ["Take my sibling out of your memory, we're not speaking.", BROTHER],
    ['Forget where my money lies.', MONEY],
    ['Delete what I pay the lender, that was too much information.', MORTGAGE],
    ['Lose the bit about where my mother lives now.', MUM],
  ] as const)('%s', (said, [, , text]) => {
    expect(after(said, held).gone).toEqual([text])
  })
})

describe('taken back', () => {
  it.each([
    'End each message with a rhyme. // ok no. take that rule back',
    "My interview is on the 12th. // hm that one's my son's, not mine. better forget it",
  ])('%s', (said) => {
    expect(after(said, [NUTS])).toEqual({ gone: [], come: [] })
    expect(after(said.split(' // ')[0] ?? '', [NUTS]).come).toHaveLength(1)
  })
})

describe('asks for nothing to be forgotten', () => {
  it.each([
    'no nuts please, you know, the allergy',
    "I'm not on any medication except ramipril.",
    'Can we drop the bell-ringing talk and get on with the rota?',
    'The bank wants me to delete its app. Why?',
  ])('%s', (said) => {
    expect(after(said, [NUTS, PILLS, BELLS, MONEY]).gone).toEqual([])
  })
})

it('puts what is told first in the place of what is to go', () => {
  expect(after("I'm on rooibos these days, so forget the black tea.", [TEA, NUTS])).toEqual({
    gone: ['Drinks black tea'],
    come: [expect.stringContaining('rooibos')],
  })
})

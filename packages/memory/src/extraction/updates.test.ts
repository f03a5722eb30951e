import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

type Held = readonly [key: string, value: string, text: string]

/** What is current after the message, beside what is held. */
function after(said: string, held: readonly Held[]): readonly string[] {
  return converse(
    [said],
    held.map(([key, value, text]) => heldMemory(key, value, text)),
  ).current
}

const LESSON: Held = ['swimming lesson', 'half past five', 'Swimming lesson starts at half past five']
const DOSE: Held = ['dose', '50 micrograms', 'Takes 50 micrograms of levothyroxine']
const AGE: Held = ['age', '40', 'Is 40 years old']
const SON: Held = ['son.age', 'six', 'Son Oskar is six']
const RENT: Held = ['rent', '£1,150', 'Pays £1,150 rent']
const GIRLFRIEND: Held = ['girlfriend', 'Lotte', 'Girlfriend is Lotte']
const AGENT: Held = ['agent', 'Margot', 'Agent is Margot']
const DATABASE: Held = ['database', 'MySQL', 'Main database is MySQL']
const STARTER: Held = ['starter flour', 'spelt', 'Feeds the sourdough starter with spelt']
const KIDS: Held = ['children', 'two kids', 'Has two kids']
const SPORT: Held = ['deporte', 'pádel', 'Juega al pádel']

describe('a change takes the place of what it changes', () => {
  it.each([
    ['one frame, another time', 'My swimming lesson starts at half past six.', [LESSON], 'half past six'],
    ['one frame, another dose', 'I take 75 micrograms of levothyroxine before breakfast.', [DOSE], '75 micrograms'],
    ['a name spelt otherwise', "Oskar's name is Oscar with a c", [['son', 'Oskar', 'Son is Oskar'], AGE], 'Oscar'],
    ['a birthday', 'Oskar turned seven yesterday and wants a telescope. Which one for a beginner?', [SON, AGE], 'seven'],
    ['candles', 'Blew out 41 candles last night!', [AGE, SON], '41'],
    ['cumpleaños', 'Lola cumplió nueve ayer.', [['hija.edad', 'ocho años', 'Su hija Lola tiene ocho años']], 'nueve'],
    ['nobody in particular says it', 'rent went up to £1,240 this month', [RENT, AGE], '£1,240'],
    ['one at a time', 'My girlfriend Saskia adores fado. What should I get her?', [GIRLFRIEND, RENT], 'Saskia'],
    ['over in one clause, new in the next', 'Margot dropped me. Signed with Desmond last week!', [AGENT, RENT], 'Desmond'],
    ['a request, and what is there instead', "forget MySQL, we're on Postgres now", [DATABASE, RENT], 'Postgres'],
    ['not the frame of one clause', "Our sourdough starter's fed with rye, I said spelt to sound interesting.", [STARTER, RENT], 'rye'],
    ['a count', "We're outnumbered: three kids, two parents, one bathroom.", [KIDS, RENT], 'three kids'],
    ['what is over has a name', 'he dejado el pádel por el boxeo', [SPORT], 'boxeo'],
  ] as const)('%s: %s', (_, said, held, value) => {
    const current = after(said, held)
    expect(current.join(' | ')).toContain(value)
    expect(current).not.toContain(held[0][2])
    expect(current).toHaveLength(held.length)
  })
})

describe('what looks like a change of it leaves it as it is', () => {
  it.each([
    ["My brother's swimming lesson starts at half past six.", [LESSON]],
    ['My mum takes 75 micrograms of levothyroxine.', [DOSE]],
    ['My wife turned 41 yesterday.', [AGE]],
    ['The company turned 41 today.', [AGE]],
    ['If Oskar turned seven tomorrow, could he join?', [SON]],
    ['In my novel the rent went up to £1,240.', [RENT]],
    ['My neighbour says the rent went up to £1,240', [RENT]],
    ["My girlfriend's sister Saskia adores fado.", [GIRLFRIEND]],
    ['My brother has three kids.', [KIDS]],
    ['no he dejado el pádel', [SPORT]],
    ['Ich habe den Job bei Arup nicht gekündigt', [['Arbeitgeber', 'Arup', 'Arbeitet bei Arup']]],
    ["I haven't sold the Fiesta", [['car', 'Fiesta', 'Drives a Fiesta']]],
    ['Oskar is at Fernbank now', [['son', 'Oskar', 'Son is Oskar']]],
  ] as const)('%s', (said, held) => {
    expect(after(said, held)).toContain(held[0][2])
  })

  it('a request alone forgets', () => {
    expect(after('forget MySQL', [DATABASE, RENT])).toEqual([RENT[2]])
  })
})

import { describe, expect, it } from 'vitest'
import { converse, gone, type Held, heldMemory } from '../test-support.ts'

const LANDLINE: Held = ['landline', '555 0111', 'Landline is 555 0111']
const OFFICE: Held = ['office number', '555 0122', 'Office number is 555 0122']
const DOSE: Held = ["Rufus's insulin", '3 units', 'Rufus gets 3 units of insulin']
const TABLETS: Held = ["Olga's thyroid tablets", '5 mg', 'Olga takes 5 mg for her thyroid']
const SIGN_OFF: Held = ['letter sign-off', 'Ahoy', 'Sign letters off with Ahoy']
const FONT: Held = ['letter font', 'Futura', 'Write letters in Futura']
const INGA: Held = ["Inga's number", '555 0133', 'Colleague Inga has the number 555 0133']
const EMPLOYER: Held = ['employer', 'Bosch', 'Works at Bosch']
const HOUSE: Held = ['house value', '310,000', 'House is valued at 310,000']
const STREET: Held = ['street', 'Mill Lane', 'Lives on Mill Lane']
const CAR: Held = ['car', 'Fiesta', 'Drives a Fiesta']
const DOG: Held = ['dog', 'Gumbo', 'Has a dog called Gumbo']

describe('one of two is waved off', () => {
  it.each([
    ['Away with the landline, the office number can stay.', [LANDLINE, OFFICE], LANDLINE],
    ['Out goes the office number. The landline remains.', [LANDLINE, OFFICE], OFFICE],
    ['How much insulin Rufus gets can come off your records, what Olga takes is still right.', [DOSE, TABLETS], DOSE],
    ["Olga's thyroid tablets no longer belong in your notes. The insulin for Rufus carries on.", [DOSE, TABLETS], TABLETS],
    ['You have two rules about letters from me. The font one is void, the sign-off one is not.', [SIGN_OFF, FONT], FONT],
    ['The sign-off rule has had its day.', [SIGN_OFF, FONT], SIGN_OFF],
    [
      'Ich habe dir zwei Regeln gegeben. Die zum Gruß ist hinfällig, die zur Schrift nicht.',
      [
        ['Gruß', 'Servus', 'Briefe mit Servus beenden'],
        ['Schrift', 'Futura', 'Briefe in Futura schreiben'],
      ],
      ['Gruß', 'Servus', 'Briefe mit Servus beenden'],
    ],
  ] as const)('%s', (said, held, goes) => {
    expect(gone(said, held)).toEqual([goes[2]])
  })

  it.each([
    ['Off with my dog to the vet!', [CAR, DOG]],
    ['The offside rule no longer applies in our league.', [SIGN_OFF, CAR]],
    ['My favourite subject is history, maths is not.', [['studies', 'history', 'Studies history'], CAR]],
  ] as const)('nothing: %s', (said, held) => {
    expect(gone(said, held)).toEqual([])
  })
})

describe('a wish for everybody covers the assistant', () => {
  it.each([
    'Inga has left and asks that nobody keep her contact details. That includes you.',
    'Inga wants everyone to bin her number. Same goes for you.',
    "Nobody is to hold on to Inga's number, she says, and that means you as well.",
  ])('%s', (said) => {
    expect(gone(said, [INGA, EMPLOYER])).toEqual([INGA[2]])
  })

  it.each([
    'Inga asks that nobody calls after six.',
    "Everybody should have Inga's number. That includes you.",
    'Inga asked everyone to delete the group chat.',
  ])('nothing: %s', (said) => {
    expect(gone(said, [INGA, EMPLOYER])).toEqual([])
  })
})

describe('what is meant is found in other words', () => {
  it.each([
    ["The figure the estate agent gave us is nobody's business, so you can't have it either.", [HOUSE, STREET], HOUSE],
    [
      'Delete the bit about the woman I started the firm with.',
      [['co-founder', 'Priya', 'Former co-founder Priya kept the shares'], STREET],
      ['co-founder', 'Priya', 'Former co-founder Priya kept the shares'],
    ],
    [
      'lose my mums maiden name, her address is fine to have',
      [
        ['maiden name', 'Ashby', "Mum's maiden name is Ashby"],
        ['address', '3 Rise', "Mum's address is 3 Rise"],
      ],
      ['maiden name', 'Ashby', "Mum's maiden name is Ashby"],
    ],
    [
      'Streich bitte, dass ich noch Geld zurückgeben muss.',
      [
        ['Schulden', 'Kaution', 'Dem Bruder schulde ich noch die Kaution'],
        ['Beruf', 'Koch', 'Ist Koch'],
      ],
      ['Schulden', 'Kaution', 'Dem Bruder schulde ich noch die Kaution'],
    ],
  ] as const)('%s', (said, held, goes) => {
    expect(gone(said, held)).toEqual([goes[2]])
  })

  it('not what nothing bears out', () => {
    expect(
      gone("The figure the estate agent gave us is nobody's business, so you can't have it either.", [STREET, ['salary', '58,000', 'Earns 58,000']]),
    ).toEqual([])
    expect(gone('Delete the bit about the woman I started the firm with.', [STREET, ['sister', 'Ana', 'Sister is called Ana']])).toEqual([])
  })
})

describe('told again and taken back', () => {
  it('takes what holds the same in other words with it', () => {
    const held: readonly Held[] = [['form of address', 'Your Grace', 'Address the user as Your Grace'], STREET]
    expect(gone('Address me as Your Grace at all times. // ok that got old in one message. cancel it', held)).toEqual(['Address the user as Your Grace'])
    expect(gone('Address me as Your Grace at all times.', held)).toEqual([])
  })
})

describe('who only gives the reason', () => {
  const held: readonly Held[] = [
    ['children', 'twins', 'Has twins'],
    ['husband', 'Ravi', 'Husband is Ravi'],
    ["sister's number", '555 0144', "Sister's number is 555 0144"],
  ]
  it.each([['I own 40 shares of Pellworth. // My husband says never tell a chatbot your holdings. Un-add it.']])('%s', (said) => {
    expect(gone(said, held)).toEqual([])
  })

  it('and whose it is, is what it is about', () => {
    expect(gone("I own 40 shares of Pellworth. // My sister's number is private. Delete it.", held)).toEqual(["Sister's number is 555 0144"])
  })
})

describe('asks for nothing', () => {
  it.each([
    'Living with one lung is easier than it sounds, I just have to go slow on the stairs.',
    'I have to go, the dog is waiting.',
    'I need to go easy on the coffee.',
    'You keep writing Fiesta.',
    'You can not have it both ways: dog or no dog.',
  ])('%s', (said) => {
    const memories = [CAR, DOG].map(([key, value, text]) => heldMemory(key, value, text))
    expect(converse([said], memories).proposals.some(({ op }) => op === 'forget')).toBe(false)
  })

  it('and yet what has to go, goes', () => {
    expect(gone('My dog has to go.', [CAR, DOG])).toEqual([DOG[2]])
  })
})

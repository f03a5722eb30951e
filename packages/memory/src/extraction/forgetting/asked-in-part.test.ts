import { describe, expect, it } from 'vitest'
import { gone, type Held } from '../test-support.ts'

const PIP: Held = ['cat 1', 'Pip', 'Has a cat called Pip']
const MOTH: Held = ['cat 2', 'Moth', 'Has a cat called Moth']
const CITY: Held = ["brother's city", 'Oslo', 'Brother lives in Oslo']
const SALARY: Held = ["brother's salary", '70k', 'Brother earns 70k']
const TABLES: Held = ['format', 'tables', 'Put numbers in tables']
const METRIC: Held = ['units', 'metric', 'Use metric units']
const TOWN: Held = ['home city', 'Ghent', 'Lives in Ghent']
const TOM: Held = ['friend', 'Tom', 'Friend is called Tom']
const PHONE: Held = ['phone', '555 0144', 'Phone number is 555 0144']
const PAY: Held = ['salary', '2,100', 'Earns 2,100 a month']
const BANK: Held = ['savings', 'Tidehouse', 'Savings sit with Tidehouse']
const PLATE: Held = ['Kennzeichen', 'KI-AB 12', 'Das Kennzeichen ist KI-AB 12']
const CAR: Held = ['Auto', 'Passat', 'Fährt einen Passat']

describe('one of two, by what is told of it', () => {
  it.each([
    ["You list two cats. Moth is the neighbour's, so remove her, but Pip is ours and stays.", [PIP, MOTH], [MOTH]],
    ['Pip went to live with my aunt, so drop him. Moth is still with us.', [PIP, MOTH], [PIP]],
    ["My brother's city is okay to keep. His salary isn't, delete it.", [CITY, SALARY], [SALARY]],
    ['I gave you two instructions. Tables is repealed, metric stays in.', [TABLES, METRIC], [TABLES]],
    ['Vom Auto bitte das Kennzeichen löschen. Das Modell darfst du behalten.', [PLATE, CAR], [PLATE]],
    ['Ghent is wet as ever and I still would not live anywhere else.', [TOWN], []],
    ["I don't want my pay kept anywhere.", [PAY, BANK], [PAY]],
    ['Our club has two rules. Tables are cleared by ten.', [TABLES, METRIC], []],
  ] as const)('%s', (said, held, expected) => {
    expect(gone(said, held)).toEqual(expected.map(([, , text]) => text))
  })
})

describe('out of a piece of work goes nothing that is remembered', () => {
  it.each([
    'Drop the part about Ghent from the essay.',
    'Remove Tom from the invite.',
    'Take Ghent out of the itinerary.',
    'Delete my phone number from the signature.',
    'Drop Tom from the seating plan.',
    'Wipe my memory of that joke.',
    'Delete the second paragraph.',
    'Nimm Tom aus der Einladung raus.',
    'Entfern meine Telefonnummer aus dem Flyer.',
    'Quita la parte de Ghent del ensayo.',
  ])('%s', (said) => {
    expect(gone(said, [TOWN, TOM, PHONE])).toEqual([])
  })

  it.each([
    ['Drop the part about Ghent from your notes.', TOWN],
    ['Remove Tom.', TOM],
    ['Strike my phone number from the list.', PHONE],
    ['Nimm Tom aus deinen Notizen raus.', TOM],
  ] as const)('%s', (said, expected) => {
    expect(gone(said, [TOWN, TOM, PHONE])).toEqual([expected[2]])
  })
})

describe('what is asked for has to be there', () => {
  it.each([
    ['Delete what I pay the lender.', [BANK, TOM], []],
    ['Forget what I earn.', [PAY, BANK], [PAY]],
    ['That guy I was seeing? I want him wiped from here.', [['pet', 'Admiral', 'The barn cat is named Admiral and has one eye'], TOWN], []],
    ['Forget that I used to live in Porto.', [['home.city', 'Lisbon', 'We moved from Porto to Lisbon']], []],
    ["My sister's illness should go.", [["sister's birthday", '3 May', "Sister's birthday is 3 May"]], []],
    ['Forget everything you know about me.', [TOWN, TOM], []],
    [
      'Address me as Your Grace. // haha ok enough, cancel it',
      [['form of address', 'Your Grace', 'Wants to be addressed as Your Grace'], TOWN],
      [['', '', 'Wants to be addressed as Your Grace']],
    ],
  ] as const)('%s', (said, held, expected) => {
    expect(gone(said, held)).toEqual(expected.map(([, , text]) => text))
  })
})

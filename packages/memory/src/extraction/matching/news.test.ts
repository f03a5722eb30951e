import { describe, expect, it } from 'vitest'
import { type Held, replaced } from '../test-support.ts'

const CITY: Held = ['home city', 'Graz', 'Lives in Graz']
const CAT: Held = ['cat', 'Momo', 'Has a cat called Momo']
const JOB: Held = ['job', 'maths teacher', 'Works as a maths teacher']
const MANAGER: Held = ['manager', 'Torvald', 'Manager is Torvald']
const EMPLOYER: Held = ['employer', 'Holloway Tours', 'Works at Holloway Tours']
const COMMUTE: Held = ['commute', 'tram', 'Commutes by tram']
const BELT: Held = ['judo grade', 'blue belt', 'Judo: holds a blue belt']
const KITTENS: Held = ['kittens', 'early June', "Mitzi's kittens are due in early June"]

describe('words that link a value to the key of what is held', () => {
  it.each([
    ['Finally settled in Leoben, what should I plant on a north balcony?', [CITY, CAT], 'Leoben'],
    ["Half our furniture didn't fit through the door here in Leoben. Where can I sell a sofa?", [CITY, CAT], 'Leoben'],
    ['Turns out being a ward manager means spreadsheets. Any templates?', [JOB], 'ward manager'],
    ['Nobody warned me that being head of year comes with so much email. Tips?', [JOB], 'head of year'],
    ["Does Ines's team always eat together? I've been under her since March.", [MANAGER], 'Ines'],
    ['Ines does my appraisals now, any advice on first impressions?', [MANAGER], 'Ines'],
    ["Since joining Penrose Labs I've gained two kilos. Healthy snacks?", [EMPLOYER], 'Penrose Labs'],
    ['How do I clean the brakes on a Brompton? Three weeks of cycling it to work and they squeal.', [COMMUTE], 'Brompton'],
    ['How do you sew on a brown belt? I got mine on Sunday!', [BELT], 'brown belt'],
    ['mitzi had her kittens overnight, five of them and all purring', [KITTENS], 'five'],
    ["The fox got one, so we're down to two hens.", [['hens', 'three hens', 'Keeps three hens']], 'two hens'],
  ] as const)('%s', (said, held, value) => {
    expect(replaced([said], ...held)).toContain(value)
  })

  it.each([
    ['My sister is still unpacking in Leoben. What can I bring her?', [CITY, CAT]],
    ['Does Leoben have a recycling centre?', [CITY, CAT]],
    ['Being a mother is mostly laundry, it turns out.', [JOB]],
    ['My wife says being a nurse is exhausting.', [JOB]],
    ['What does being a sommelier involve?', [JOB]],
    ["My son's first day at Penrose Labs went well.", [EMPLOYER]],
    ['Does Ines ever answer mail? I sit under her office now.', [MANAGER]],
    ['How do I stop the chain of a Gazelle squeaking? My neighbour rides it to work.', [COMMUTE]],
    ["Where can I buy a brown belt? Mine's blue.", [BELT]],
    ["My sister's baby arrived, little Nora!", [['due date', 'late May', 'Baby is due in late May']]],
    ['My neighbour has two beagles.', [['dogs', 'one beagle', 'Has one beagle']]],
  ] as const)('not %s', (said, held) => {
    expect(replaced([said], ...held)).toBe('')
  })
})

describe('what puts a held value right', () => {
  it.each([
    [["It's the 08:15 I take to college, by the way."], ['train to college', '07:20', 'Takes the 07:20 train to college'], '08:15'],
    [["You wrote Quay Terrace. It's Quay Parade."], ['street', 'Quay Terrace', 'Lives on Quay Terrace'], 'Quay Parade'],
    [["I must have mistyped 4471. It's 4417."], ['gym code', '4471', 'Gym code is 4471'], '4417'],
    [['A: Shall I look for a cover for your 26 inch screen?', "It's a 32. Somebody misread the box."], ['screen', '26 inch', 'Has a 26 inch screen'], '32'],
    [["You keep writing Ashe. It's Dr Ashgrove I see about my back."], ['back doctor', 'Ashe', 'Sees Dr Ashe about the back'], 'Ashgrove'],
    [['Let’s do kilometres instead, every time.'], ['units', 'miles', 'Prefers miles'], 'kilometres'],
  ] as const)('%s', (said, held, value) => {
    expect(replaced(said, held)).toContain(value)
  })

  it.each([
    [['Actually, use the stairs.'], ['date format', 'DD/MM', 'Wants dates as DD/MM']],
    [['Actually, make it shorter this time.'], ['date format', 'DD/MM', 'Wants dates as DD/MM']],
    [["I thought 41 was old. It's nothing, really."], ['shoe size', '41', 'Shoe size is 41']],
  ] as const)('not %s', (said, held) => {
    expect(replaced(said, held)).toBe('')
  })
})

describe('a name in the place of what is over', () => {
  it.each([
    ['Vexo put their prices up, so Larkfibre have been doing our internet since May.', ['broadband', 'Vexo', 'Broadband is from Vexo'], 'Larkfibre'],
    ['We said goodbye to Otto on Sunday; the baton is with Freya.', ['conductor', 'Otto', "The choir's conductor is Otto"], 'Freya'],
    ["I've had it with working from home, I'm back in my old office on Mill Street.", ['place of work', 'at home', 'Works at home'], 'Mill Street'],
    ['Seit Montag fahre ich einen Skoda, der Golf ist verkauft.', ['Auto', 'Golf', 'Fährt einen Golf'], 'Skoda'],
  ] as const)('%s', (said, held, value) => {
    expect(replaced([said], held)).toContain(value)
  })

  it('takes no word for what became of something as its value', () => {
    expect(replaced(['Das DSL ist gekündigt.'], ['Internet', 'DSL', 'Hat zu Hause DSL'])).not.toContain('Hat zu Hause gekündigt')
  })

  it.each([
    ['Castellan got too dear, and so did Tesco.', ['energy supplier', 'Castellan', 'Energy supplier is Castellan']],
    ["Hodge is too busy this week, so I'm watching Star Trek.", ['choir day', 'Tuesday', 'Choir is on Tuesday']],
    ['Das DSL ist heute zu langsam, seit gestern haben wir Besuch.', ['Internet', 'DSL', 'Hat zu Hause DSL']],
  ] as const)('not %s', (said, held) => {
    expect(replaced([said], held)).toBe('')
  })
})

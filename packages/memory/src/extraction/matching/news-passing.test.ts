import { describe, expect, it } from 'vitest'
import type { Turn } from '../../core/memory.ts'
import { type Held, replaced } from '../test-support.ts'

const LAPTOP: Held = ['laptop', 'Delmar', 'Uses a Delmar laptop']
const CAR: Held = ['car', 'Polo', 'Drives a Polo']
const COURSE: Held = ['Welsh course', 'A2', 'Takes Welsh at level A2']
const BELT: Held = ['karate grade', 'green belt', 'Karate: holds a green belt']
const HOUSING: Held = ['housing', 'renting', 'Is renting a flat']
const SINGLE: Held = ['marital status', 'single', 'Is single']
const ESSAY: Held = ['essay', '20 May', 'Essay is due on 20 May']
const PHYSIO: Held = ['physio', 'Ingrid', 'Physio is Ingrid']
const MANAGER: Held = ['manager', 'Mina', 'Manager is Mina']
const CITY: Held = ['home city', 'Exeter', 'Lives in Exeter']
const EMPLOYER: Held = ['employer', 'Corbin Bank', 'Works at Corbin Bank']
const GOATS: Held = ['number of goats', 'two goats', 'Keeps two goats']

describe('a thing that has only just become the speaker’s', () => {
  it.each([
    ['The Lenovox froze twice today. How do I force a restart? I’ve only had it since Sunday.', LAPTOP, 'Lenovox'],
    ['My Tuxeda won’t find the printer and it’s fresh out of the box.', LAPTOP, 'Tuxeda'],
    ['What tyre pressure for a Kangoo? Collected it on Friday and it wobbles.', CAR, 'Kangoo'],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))

  it.each([
    ['My sister’s Tuxeda won’t find the printer and it’s fresh out of the box.', LAPTOP],
    ['My Philips kettle is fresh out of the box. Why is the lid loose?', LAPTOP],
    ['The Kangoo I rented for the weekend has soft tyres, I’ve had it a day.', CAR],
    ['My Delmar’s keyboard is stuck, I’ve only had it since Sunday.', LAPTOP],
  ] as const)('not %s', (said, held) => expect(replaced([said], held)).toBe(''))
})

describe('another step of the same ladder', () => {
  it.each([
    ['B1 is a jump, everybody in my Welsh class chats away. How do I keep up?', COURSE, 'B1'],
    ['How do I tie a purple belt? Mine came on Friday.', BELT, 'purple belt'],
    ['Year 11 is all mocks, I never sleep. How do I revise?', ['school year', 'year 10', 'Is in year 10'], 'Year 11'],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))

  it.each([
    ['B1 is what my husband does in Welsh. How can I help him?', COURSE],
    ['My Welsh exam is in room B1. When should I be there?', COURSE],
    ['I need B1 in Welsh for the job. How long does that take?', COURSE],
    ['How long until I get a purple belt?', BELT],
  ] as const)('not %s', (said, held) => expect(replaced([said], held)).toBe(''))
})

describe('a state that shuts out the one that is held', () => {
  it.each([
    ['The gutters are my business now that I’m a homeowner. How often do I clear them?', HOUSING, 'homeowner'],
    ['Being engaged means spreadsheets of aunts. How do I cut a guest list?', SINGLE, 'engaged'],
    ['As a married man I get two sets of in-laws. Who gets Christmas?', SINGLE, 'married'],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))

  it.each([
    ['Now that my sister is a homeowner she never calls.', HOUSING],
    ['What would being a homeowner cost me?', HOUSING],
    ['As a tenant, can I paint the walls?', HOUSING],
    ['What does being married change about my taxes?', SINGLE],
  ] as const)('not %s', (said, held) => expect(replaced([said], held)).toBe(''))
})

describe('a day that was to come is past', () => {
  it('with the cry and what it is about', () => {
    expect(replaced(['handed in!!! the essay is on my tutor’s desk, 4,000 words, i can sleep'], ESSAY)).toBe(
      'handed in | handed in!!! the essay is on my tutor’s desk, 4,000 words, i can sleep',
    )
  })
  it.each([['my friend’s essay is submitted!! mine isn’t'], ['sent!! the party invitations. the essay can wait'], ['the outline of my essay is done!!']])(
    'not %s',
    (said) => expect(replaced([said], ESSAY)).not.toMatch(/^(?:submitted|sent|done)/),
  )
})

describe('who does it for the speaker now', () => {
  it.each([
    ['Since Tomasz took me on as his patient I do squats. How deep is safe?', PHYSIO, 'Tomasz'],
    ['How do I word a note to Yevgenia? She’s been my boss since Monday.', MANAGER, 'Yevgenia'],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))

  it.each([
    ['Since Tomasz took over my shifts I sleep better. What mattress is good?', PHYSIO],
    ['How do I word a note to Yevgenia? She’s been my neighbour since Monday.', MANAGER],
  ] as const)('not %s', (said, held) => expect(replaced([said], held)).toBe(''))
})

describe('signs of a move or of a first day, and the one name in the message', () => {
  it.each([
    ['Half the boxes are still taped shut, but Lund is ours now. Which tram pass makes sense?', CITY, 'Lund'],
    ['Woke up in Galway for the first time. I’ve bought the place, so which bin goes out when?', CITY, 'Galway'],
    ['So this is lunch at Danbury Zoo: first day and somebody baked for me.', EMPLOYER, 'Danbury Zoo'],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))

  it.each([
    ['Half the boxes are still taped shut in my sister’s Lund flat.', CITY],
    ['Lund is ours for the weekend, the hotel is lovely.', CITY],
    ['My son had his first day at Greenfield Primary.', EMPLOYER],
    ['First day in Rome and I’ve eaten three gelati.', EMPLOYER],
  ] as const)('not %s', (said, held) => expect(replaced([said], held)).toBe(''))
})

describe('what is put right', () => {
  const assistant = (text: string): Turn => ({ role: 'assistant', text })
  it('a time that was read off the wrong line', () => {
    const scan: Held = ['scan', '9:30', 'CT scan at 9:30']
    expect(replaced(['Sorry, I looked at the wrong row. They expect me for the scan at 08:10.'], scan)).toContain('08:10')
    expect(replaced(['Sorry, I looked at the wrong row. The plumber comes at 08:10.'], scan)).toBe('')
  })
  it('a number that the assistant took for granted', () => {
    const party: Held = ['party size', 'nine', 'Table for the party is for nine people']
    expect(replaced([assistant('So a table for nine on Friday?'), 'Fifteen of us. You keep losing six.'], party)).toContain('Fifteen')
    expect(replaced([assistant('A table for nine at which time?'), 'Eight.'], party)).toBe('')
    expect(replaced([assistant('So a table for nine on Friday?'), 'Two of them are vegan.'], party)).toBe('')
  })
  it('what somebody does not stand', () => {
    const allergy: Held = ['allergy', 'prawns', 'Allergic to prawns']
    expect(replaced(['You misread me. What makes my lips swell is mussels.'], allergy)).toContain('mussels')
    expect(replaced(['What makes me happy is mussels.'], allergy)).toBe('')
  })
})

describe('orders without a verb', () => {
  const layout: Held = ['answer layout', 'numbered lists', 'Wants answers as numbered lists']
  const name: Held = ['form of address', 'Reverend', 'Wants to be called Reverend']
  it.each([
    ['No more numbered lists from you, I have them read out. Short paragraphs instead.', layout, 'Short paragraphs'],
    ['Reverend is a bit much, actually. Just Miriam from you.', name, 'Miriam'],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))
  it('nothing that is not the order', () => expect(replaced(['No more coffee for me. Tea instead.'], layout)).toBe(''))
})

describe('in the place of a held value that is named', () => {
  it('what is given up for what, and what is so again', () => {
    expect(replaced(['Breeder’s advice: the rabbits get meadow hay in place of alfalfa.'], ['rabbits’ feed', 'alfalfa', 'The rabbits eat alfalfa'])).toContain(
      'meadow hay',
    )
    expect(replaced(['left sublime for helix last week. any cheat sheet'], ['editor', 'Sublime', 'Codes in Sublime'])).toContain('helix')
    const alarm: Held = ['alarm', 'phone', 'Uses the phone as an alarm clock']
    expect(replaced(['I’m waking up with the old radio alarm again, the phone sleeps in the hall.'], alarm)).toContain('radio alarm')
  })
  it('not what is asked, or done this once', () => {
    const milk: Held = ['milk', 'oat milk', 'Drinks oat milk']
    expect(replaced(['Can I use soy milk instead of oat milk in a cake?'], milk)).toBe('')
    expect(replaced(['I used cream instead of oat milk in today’s soup.'], milk)).toBe('')
  })
})

it('counts that newcomers tell, and not those of others', () => {
  expect(replaced(['Three goats eat a bale in four days, the one we got on Sunday most of all.'], GOATS)).toContain('Three goats')
  expect(replaced(['My neighbour keeps three goats, and the one that came on Sunday bleats.'], GOATS)).toBe('')
})

import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

type Held = readonly [key: string, value: string, text: string]

/** What of the held is no longer current after the turns. */
function gone(said: string, held: readonly Held[]): readonly string[] {
  const memories = held.map(([key, value, text]) => heldMemory(key, value, text))
  const { current } = converse(said.split(' // '), memories)
  return memories.map(({ text }) => text).filter((text) => !current.includes(text))
}

const DENTIST: Held = ['dentist', 'Dr Pfaff', 'Dentist is Dr Pfaff']
const CITY: Held = ['home city', 'Graz', 'Lives in Graz']
const DOG: Held = ['dog', 'Gumbo', 'Has a dog called Gumbo']
const WEIGHT: Held = ['weight', '82 kg', 'Weighs 82 kg']
const SALARY: Held = ['salary', '58,000', 'Earns 58,000']
const ALL = [DENTIST, CITY, DOG, WEIGHT, SALARY]

describe('plainly asked for', () => {
  it.each([
    ["my dentist's name, lose it pls", DENTIST],
    ["I don't want the name of my dentist in your notes", DENTIST],
    ['Could you un-remember my weight?', WEIGHT],
    ["there's no point in you remembering my weight", WEIGHT],
    ['That entry about my weight can be deleted.', WEIGHT],
    ['Would you mind deleting my salary?', SALARY],
    ["What I earn is nobody's business, scrub it", SALARY],
    ['Long day. Do me a favour and discard the salary you have for me.', SALARY],
    ['please throw away whatever is stored about the dog', DOG],
  ] as const)('%s', (said, goes) => {
    expect(gone(said, ALL)).toEqual([goes[2]])
  })
})

describe('in other words', () => {
  it.each([
    ['My salary is a matter between my boss and me.', SALARY],
    ["I'd feel better if you didn't know my weight.", WEIGHT],
    ["As far as you're concerned I never told you my weight.", WEIGHT],
    ["We put the dog down. Please don't bring up Gumbo again.", DOG],
    ["Let's say the dentist was never mentioned.", DENTIST],
  ] as const)('%s', (said, goes) => {
    expect(gone(said, ALL)).toEqual([goes[2]])
  })
})

describe('exactly the named one of a sort', () => {
  const HONDA: Held = ['car 1', 'Honda', 'Has a Honda']
  const MINI: Held = ['car 2', 'Mini', 'Has a Mini']
  const VAN: Held = ['car 3', 'Transit', 'Has a Transit']
  it.each([
    ['Take the Honda out, keep the Mini.', [HONDA]],
    ["The Honda's sold, so that one can go; the Mini stays.", [HONDA]],
    ['Forget all my cars except the Mini.', [HONDA, VAN]],
    ['Only the Mini is left. Please take out the other two cars.', [HONDA, VAN]],
    ['delete the one starting with Tran', [VAN]],
  ] as const)('%s', (said, goes) => {
    expect(gone(said, [HONDA, MINI, VAN])).toEqual(goes.map(([, , text]) => text))
  })

  it('forgets each thing of several', () => {
    expect(gone('Wipe my weight and my salary.', ALL)).toEqual([WEIGHT[2], SALARY[2]])
  })
})

describe('taken back', () => {
  const BOAT: Held = ['boat', 'Saucy Sue', 'Boat is called Saucy Sue']
  const WIFE: Held = ['wife', 'Ada', 'Wife is Ada']
  it.each([
    'scratch that, my wife hates it',
    'lol no, undo that',
    'My wife vetoed it. Revert.',
    'Pretend I never said a word.',
    'wife says no. un-save it',
    'Wrong boat. ignore that and dont keep it',
  ])('%s', (said) => {
    expect(gone(`Our boat is called Saucy Sue. // A: Noted. // ${said}`, [WIFE, BOAT])).toEqual([BOAT[2]])
  })

  it('takes "forget it" after a question for the question', () => {
    expect(gone('Our boat is called Saucy Sue. // A: Noted. // Is that a good name? // A: It is. // forget it', [WIFE, BOAT])).toEqual([])
  })
})

describe('what only looks like it', () => {
  it.each([
    "Don't forget to book the dentist, what should I say on the phone?",
    'How do I delete a branch?',
    'i keep forgetting to weigh my dog',
    'Drop the second paragraph about my dog, it is too long.',
    'remove the dog from the second sentence',
    'can you erase the background from a photo of my dog?',
    'Forget dinner, what about lunch in Graz?',
    'clear my head: give me a breathing exercise before the dentist',
    'If I asked you to forget my weight, would you?',
    'Write a mail that asks my dentist to delete my data.',
    'Translate to German: please forget my weight.',
    "Don't mention my weight in the title.",
    'Can I lose weight without running?',
  ])('%s', (said) => {
    expect(gone(said, ALL)).toEqual([])
  })

  it('keeps a rule about what is not held', () => {
    const { proposals } = converse(["Don't ever mention calories to me."], [heldMemory(...CITY)])
    expect(proposals).toMatchObject([{ op: 'remember', kind: 'rule' }])
  })

  it('neither stores nor replaces anything by a request that cannot be told apart', () => {
    const { proposals } = converse(['Please forget my parking permit, it ran out.'], [heldMemory(...CITY), heldMemory(...DOG)])
    expect(proposals).toMatchObject([{ op: 'forget', ids: [] }])
  })
})

import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'
import { likeness, stretchesOf, stretchOf } from './stretches.ts'
import { featuresOf } from '../keys/features.ts'

type Held = readonly [key: string, value: string, text: string]

/** What is current after the message, beside what is held. */
function after(said: string, ...held: readonly Held[]): readonly string[] {
  return converse(
    said.split(' // '),
    held.map(([key, value, text]) => heldMemory(key, value, text)),
  ).current
}

const CITY: Held = ['home city', 'Graz', 'Lives in Graz']
const CAR: Held = ['car', 'Fiesta', 'Drives a Fiesta']
const JOB: Held = ['employer', 'Lowther Clinic', 'Works at the Lowther Clinic']
const SPORT: Held = ['sport', 'judo', 'Practises judo']

describe('a new value told in passing takes the place of the held one', () => {
  it.each([
    ['Day three at Brackenfield Hospice and I still get lost. How do I learn thirty names?', JOB, 'Brackenfield Hospice'],
    ['How do I get sap off the hood of a Yaris? First week of owning it and I parked under a pine.', CAR, 'Yaris'],
    ["i stopped doing judo, it's all about capoeira for me now", SPORT, 'capoeira'],
    ["We've moved back to Leoben, city life wasn't for us.", CITY, 'Leoben'],
  ] as const)('%s', (said, held, value) => {
    const current = after(said, held)
    expect(current.join(' | ')).toContain(value)
    expect(current).not.toContain(held[2])
    expect(current.join(' | ')).not.toContain(held[1])
  })
})

describe('what only looks like it leaves the held one', () => {
  it.each([
    ['My brother has moved to Leoben.', CITY],
    ['Is Leoben nicer than Graz?', CITY],
    ['What would a Yaris cost me?', CAR],
    ["I might take up capoeira, I haven't decided.", SPORT],
    ['I do capoeira as well.', SPORT],
    ['A friend of a friend works at Brackenfield Hospice.', JOB],
    ['How do courier firms price by volume?', ['role', 'backend engineer', 'Is a backend engineer at Parcelwing, which routes for courier firms']],
    ['Our boat is called Saucy Sue.', ['boat', 'Saucy Sue', 'Boat is called Saucy Sue']],
  ] as const)('%s', (said, held) => {
    const kept = after(said, held).join(' | ')
    expect(kept).toContain(held[1])
  })
})

describe('likeness', () => {
  const of = (value: string, held: string, said: string, stretch: string): readonly number[] => {
    const at = held.indexOf(value)
    const found = stretchesOf(said, featuresOf(said, 'en')).find(({ text }) => text === stretch)
    return found === undefined ? [] : likeness(stretchOf(held, at, at + value.length, 'en'), found)
  }

  it('knows the shape of a value, the key that it is one of, its head, a slip of the pen, and names', () => {
    expect(of('12:40', 'Appointment at 12:40', "it's at 14:20 now", '14:20')[0]).toBe(1)
    expect(of('judo', 'Practises judo', 'more capoeira for me', 'capoeira')[1]).toBe(1)
    expect(of('oat milk', 'Takes oat milk in tea', "back to goat's milk", "goat's milk")[2]).toBe(1)
    expect(of('Linnea', 'Daughter is called Linnea', 'she spells it Lynnea', 'Lynnea')[3]).toBe(1)
    expect(of('Siegrun', 'Manager is Siegrun', 'I report to Gwendal', 'Gwendal')[4]).toBe(1)
    expect(of('Graz', 'Lives in Graz', 'unpacking in Leoben', 'Leoben')[5]).toBe(1)
  })

  it('finds nothing alike where nothing is', () => {
    expect(of('12:40', 'Appointment at 12:40', 'the kettle is broken', 'kettle').slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

import { describe, expect, it } from 'vitest'
import type { Memory } from '../../core/memory.ts'
import { hasAkin } from '../keys/features.ts'
import { heldMemory } from '../test-support.ts'
import { readClause } from '../reading/statements.ts'
import { closenessTo, heldStems } from './closeness.ts'
import { HeldViews } from './held.ts'
import { akinTo, allOf, countIn, indexOf } from './held-index.ts'

const WORDS = ['tea', 'teach', 'teacher', 'running', 'runner', 'Lisbon', 'violin', 'garden', 'allergic', 'nuts', 'sister', 'Ana']

function memory(i: number): Memory {
  const [a = '', b = ''] = [WORDS[i % WORDS.length], WORDS[(i * 5 + 1) % WORDS.length]]
  return heldMemory(`thing-${i}`, b, `My ${a} and ${b} number ${i}`)
}

/** Numbers that look like chance and are the same in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let at = seed; ; ) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    yield at
  }
}

describe('an index of what is held', () => {
  it('that is kept up finds what one finds by looking at all', () => {
    const views = new HeldViews()
    const random = numbers(7)
    let held = Array.from({ length: 30 }, (_, i) => memory(i))
    let next = held.length
    for (let turn = 0; turn < 80; turn += 1) {
      const at = random.next().value % held.length
      const what = random.next().value % 5
      if (what === 0) held = held.toSpliced(at, 1)
      else if (what === 1) held = [...held, memory(next++)]
      else if (what === 2) held = held.with(at, { ...memory(next++), id: held[at]?.id ?? memory(0).id })
      else if (what === 3) held = held.with(at, { ...(held[at] ?? memory(0)), useCount: turn })
      else held = turn % 20 === 0 ? held.toReversed() : held.toSpliced(at, 0, memory(next++))
      const list = views.of(held, turn % 3 === 0 ? 'de' : 'en')
      const index = indexOf(list)
      expect(index).not.toBeNull()
      const copy = [...list]
      expect(indexOf(copy)).toBeNull()
      for (const stem of ['tea', 'teach', 'run', 'runner', 'lisbon', 'allerg', 'nut', 'nothing']) {
        expect(new Set(akinTo(list, stem))).toEqual(new Set(copy.filter(({ features }) => hasAkin(features, stem))))
        expect(countIn(list, heldStems, stem)).toBe(countIn(copy, heldStems, stem))
        const found = index?.by(heldStems).get(stem) ?? new Set()
        expect(index?.inOrder(found)).toEqual(copy.filter((view) => found.has(view)))
      }
      expect(allOf(list, heldStems)).toEqual(allOf(copy, heldStems))
    }
  })

  it('grades what is held as one does who looks at each', () => {
    const held = Array.from({ length: 60 }, (_, i) => memory(i))
    const more = [
      heldMemory('home.city', 'Lisbon', 'I live in Lisbon'),
      heldMemory('family.sister', 'Ana', 'My sister Ana teaches violin on Mondays'),
      heldMemory('health.allergy.nuts', 'nuts', 'I am allergic to nuts'),
      heldMemory('work.meeting', '10:30', 'Our meeting is at 10:30 every Monday'),
    ]
    const list = new HeldViews().of([...held, ...more], 'en')
    for (const text of [
      'We moved to Porto',
      'Ana is 31 now',
      "I'm not allergic to nuts any more",
      'The meeting is at 11:15 from Tuesday on',
      'No, it is Lisboa',
      'My teacher plays violin',
    ]) {
      const options = {
        language: 'en',
        at: '2026-05-12T10:00:00Z',
        explicit: true,
        rule: false,
        bonus: 9,
        names: new Set<string>(),
        topics: new Set<string>(),
        context: 'Ana?',
      }
      const reading = readClause({ text, start: 0, end: text.length }, options)
      if (!reading.ok) throw new Error(text)
      const [quick, slow] = [closenessTo(reading.statement, list), closenessTo(reading.statement, [...list])]
      expect(list.map(quick)).toEqual(list.map(slow))
    }
  })

  it('has nothing of what is forgotten, and is not that of a list of another turn', () => {
    const views = new HeldViews()
    const [one, other] = [memory(1), heldMemory('pet', 'Zebedee', 'Zebedee is my tortoise')]
    const before = views.of([one, other], 'en')
    expect(akinTo(before, 'zebede').length + akinTo(before, 'zebedee').length).toBeGreaterThan(0)
    const after = views.of([one], 'en')
    expect([...allOf(after, heldStems)].some((stem) => stem.startsWith('zebed'))).toBe(false)
    expect(indexOf(before)).toBeNull()
    expect(countIn(before, heldStems, [...allOf(before, heldStems)].find((stem) => stem.startsWith('zebed')) ?? '')).toBe(1)
  })

  it('does without where one is held twice, until that is over', () => {
    const views = new HeldViews()
    const [one, other] = [memory(1), memory(2)]
    expect(indexOf(views.of([one, other, one], 'en'))).toBeNull()
    const list = views.of([one, other], 'en')
    expect(indexOf(list)).not.toBeNull()
    expect(allOf(list, heldStems)).toEqual(allOf([...list], heldStems))
  })
})

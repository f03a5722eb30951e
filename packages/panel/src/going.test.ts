import { expect, test } from 'vitest'
import { defaultWords } from './default-words.ts'
import { sortGoing } from './going.ts'
import { aMemory } from './test/a-memory.ts'

test('sorts what a forget takes into earlier versions and what rests on it', () => {
  const now = aMemory({ id: 'c', key: 'home.city', supersedes: 'b' })
  const versions = [aMemory({ id: 'b', key: 'home.town', status: 'superseded', supersedes: 'a' }), aMemory({ id: 'a', status: 'superseded' })]
  const summary = aMemory({ id: 's', kind: 'event', text: 'You talked about moving.' })
  const going = sortGoing(now, [now, ...versions, summary])
  expect(going.older.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(going.others.map(({ id }) => id)).toEqual(['s'])
  expect(going.ids).toEqual(['c', 'b', 'a', 's'])
})

test('a circle of versions ends', () => {
  const one = aMemory({ id: 'a', supersedes: 'b' })
  expect(sortGoing(one, [one, aMemory({ id: 'b', supersedes: 'a', status: 'superseded' })]).older).toHaveLength(1)
})

test('says it in words', () => {
  const say = (older: number, others: number): string => defaultWords.forgetGoes(older, String(older), others, String(others))
  expect(say(0, 0)).toBe('What goes: only this.')
  expect(say(1, 0)).toBe('What goes: this and 1 older version.')
  expect(say(2, 1)).toBe('What goes: this, 2 older versions and 1 more that rests on it.')
})

import { expect, test } from 'vitest'
import { groupOf, groupRows, type Row, stampOf } from './grouping.ts'
import { aMemory } from './test/a-memory.ts'

function row(id: string, memory: Parameters<typeof aMemory>[0] = {}): Row {
  const made = aMemory({ id, ...memory })
  return { key: id, memory: made, stamp: stampOf(made) }
}

test.each([
  ['home.city', 'about'],
  ['person.name', 'about'],
  ['health.allergy', 'about'],
  ['work.employer', 'work'],
  ['infra.region', 'work'],
  ['project.deadline', 'work'],
  ['people.sister', 'people'],
  ['pets.food', 'people'],
  ['food.diet', 'preferences'],
  ['preference.units', 'preferences'],
  // Names that an app made up.
  ['deploy.region', 'work'],
  ['sister_birthday', 'people'],
  ['favourite:colour', 'preferences'],
  ['x.y', 'other'],
  ['', 'other'],
  ['constructor', 'other'],
  ['__proto__', 'other'],
])('the key %s belongs to %s', (key, group) => {
  expect(groupOf({ kind: 'fact', key })).toBe(group)
})

test('rules and events have groups of their own, whatever their key', () => {
  expect(groupOf({ kind: 'rule', key: 'home.city' })).toBe('rules')
  expect(groupOf({ kind: 'event', key: 'work.employer' })).toBe('events')
})

test('groups come in a fixed order, empty ones are left out, nothing is lost', () => {
  const rows = [row('1', { kind: 'event' }), row('2', { key: 'work.role' }), row('3', { kind: 'rule' }), row('4'), row('5', { key: 'home.city' })]
  const groups = groupRows(rows)
  expect(groups.map(({ id }) => id)).toEqual(['about', 'work', 'other', 'rules', 'events'])
  expect(groups.flatMap((group) => group.rows.map(({ key }) => key)).sort()).toEqual(['1', '2', '3', '4', '5'])
})

test('facts stand by key, then newest first; events by when they happened, newest first', () => {
  const facts = [
    row('1', { key: 'home.dwelling' }),
    row('2', { key: 'home.city' }),
    row('3', { recordedAt: '2026-01-01T00:00:00.000Z' }),
    row('4', { recordedAt: '2026-02-01T00:00:00.000Z' }),
  ]
  expect(groupRows(facts).map((group) => group.rows.map(({ key }) => key))).toEqual([
    ['2', '1'],
    ['4', '3'],
  ])
  const events = [
    row('1', { kind: 'event', validFrom: '2026-03-01', recordedAt: '2026-05-01T00:00:00.000Z' }),
    row('2', { kind: 'event', validFrom: '2026-04-01', recordedAt: '2026-04-02T00:00:00.000Z' }),
  ]
  expect(groupRows(events)[0]?.rows.map(({ key }) => key)).toEqual(['2', '1'])
})

import { expect, test } from 'vitest'
import { defaultWords } from './default-words.ts'
import { describeMemory, describeValidity, labelOf, shorten, shortestOf } from './describe.ts'
import { createFormats } from './formats.ts'
import { aMemory } from './test/a-memory.ts'

const formats = createFormats('en-GB', () => new Date(2026, 10, 29, 12))
const describe = (memory: Parameters<typeof aMemory>[0]): readonly string[] => describeMemory(aMemory(memory), defaultWords, formats)

test('who said it and when, and that it was not used', () => {
  expect(describe({})).toEqual(['You said so on 25 Nov', 'not used yet'])
  expect(describe({ source: { origin: 'tool', actor: 'calendar' } })[0]).toBe('A tool reported it on 25 Nov by calendar')
})

test('how often it was used, and when last', () => {
  expect(describe({ useCount: 1, lastUsedAt: '2026-11-29T09:00:00.000Z' })[1]).toBe('used once, today')
  expect(describe({ useCount: 3, lastUsedAt: '2026-11-28T09:00:00.000Z' })[1]).toBe('used 3 times, last yesterday')
  expect(describe({ useCount: 3, lastUsedAt: '2025-11-28T09:00:00.000Z' })[1]).toBe('used 3 times, last 28 Nov 2025')
})

test('when it is true, only where that says more than when it was learned', () => {
  expect(describeValidity(aMemory({ validFrom: '2024-03-03' }), defaultWords, formats)).toEqual(['true since 3 Mar 2024'])
  expect(describeValidity(aMemory({ kind: 'event', validFrom: '2026-11-02' }), defaultWords, formats)).toEqual(['happened on 2 Nov'])
  expect(describeValidity(aMemory({ validTo: '2026-12-01' }), defaultWords, formats)).toEqual(['true until 1 Dec'])
  expect(describeValidity(aMemory({ status: 'superseded', validTo: '2026-11-27' }), defaultWords, formats)).toEqual(['true from 25 Nov to 27 Nov'])
})

test('when it will be forgotten', () => {
  expect(describe({ expiresAt: '2027-02-23T10:00:00.000Z' }).at(-1)).toBe('will be forgotten on 23 Feb 2027')
})

test('labels are one line, not endless, and cover what is sensitive', () => {
  expect(labelOf(aMemory({ text: 'Two\n  lines.' }), false, defaultWords)).toBe('Two lines.')
  expect(labelOf(aMemory({ text: 'x'.repeat(200) }), false, defaultWords)).toHaveLength(80)
  const sensitive = aMemory({ classification: 'sensitive', text: 'You take lithium.', value: 'lithium' })
  expect(labelOf(sensitive, false, defaultWords)).not.toContain('lithium')
  expect(shortestOf(sensitive, false, defaultWords)).not.toContain('lithium')
  expect(shortestOf(sensitive, true, defaultWords)).toBe('lithium')
})

test('what is cut off is not cut within a character', () => {
  expect(shorten('ab😀cd', 4)).toBe('ab…')
  expect(shorten('abcd', 4)).toBe('abcd')
})

import { expect, test } from 'vitest'
import { createFormats } from './formats.ts'

const now = (): Date => new Date(2026, 10, 29, 0, 30)

test('a plain date is that day, wherever one is', () => {
  expect(createFormats('en-GB', now).day('2026-11-02')).toBe('2 Nov')
})

test('today and yesterday are days of the calendar, not spans of hours', () => {
  const formats = createFormats('en-GB', now)
  expect(formats.ago(new Date(2026, 10, 29, 0, 5).toISOString())).toBe('today')
  expect(formats.ago(new Date(2026, 10, 28, 23, 55).toISOString())).toBe('yesterday')
  expect(formats.ago(new Date(2026, 10, 27, 23, 55).toISOString())).toBe('27 Nov')
})

test('sizes are written in the unit that fits', () => {
  const formats = createFormats('en-GB', now)
  expect([0, 999, 45_300, 2_140_000, 3_000_000_000].map(formats.bytes)).toEqual(['0 byte', '999 byte', '45 kB', '2.1 MB', '3 GB'])
})

test('what is no date is shown as it is, what is no language falls back', () => {
  expect(createFormats('en-GB', now).day('some day')).toBe('some day')
  expect(createFormats('not a language', now).number(1)).toBe('1')
})

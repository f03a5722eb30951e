import { describe, expect, it } from 'vitest'
import { normalise } from './normalise.ts'

describe('normalise', () => {
  it.each([
    ['café', 'cafe'],
    ['cafe\u0301', 'café'],
    ['İstanbul', 'istanbul'],
    ['Straße', 'strasse'],
    ['ﬁle', 'file'],
    ['Ærø', 'aero'],
    ['ﾄｳｷｮｳ', 'トウキョウ'],
    ['مُحَمَّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['Привёт', 'привет'],
    ['ΛΌΓΟΣ', 'λογος'],
    ['so\u00adft\u200d', 'soft'],
    ['👍🏽', '👍'],
    ['١٢٣', '١٢٣'],
  ])('MS-06: takes %s and %s for the same', (one, other) => {
    expect(normalise(one)).toBe(normalise(other))
  })

  it.each([
    ['が', 'か'],
    ['C++', 'C#'],
    ['कि', 'क'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(normalise(one)).not.toBe(normalise(other))
  })
})

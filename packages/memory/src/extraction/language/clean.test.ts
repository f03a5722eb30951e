import { describe, expect, it } from 'vitest'
import type { Proposal } from '../extractor.ts'
import { createRulesExtractor } from '../rules-extractor.ts'
import { clean } from './clean.ts'

describe('what is not seen', () => {
  it.each([
    ['Ber\u200blin', 'Berlin'],
    ['\u202eKassel\u202c', 'Kassel'],
    ['\ufeffI live\u0000 here', 'I live here'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['so\u00adft', 'soft'],
    ['a\u200db', 'ab'],
    ['one\u2028two', 'one\ntwo'],
    ['hid\u{E0041}\u{E0042}den', 'hidden'],
  ])('is taken out: %j', (written, seen) => {
    expect(clean(written).text).toBe(seen)
  })

  it.each(['👩‍🔬', '🏳️‍🌈', '👩🏽‍🚒', 'می‌خواهم', 'क्‍ष', 'క్‌ష', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', 'tab\tand\nline\r\n', 'Zoë'])(
    'stays where it is part of a word or a sign: %s',
    (written) => {
      expect(clean(written).text).toBe(written)
    },
  )

  it('stays in what is quoted, so that the quote stands in the turn', () => {
    const text = '\u200eHello.\u200b I li\u200bve in Gr\u200baz\u0000.\u202c Bye'
    const [proposal] = createRulesExtractor().extract([{ role: 'user', text }], { earlier: [], held: [], now: '2026-04-14T10:00:00Z' }) as readonly Proposal[]
    expect(proposal).toMatchObject({ op: 'remember', text: 'I live in Graz.', value: 'Graz', quote: 'I li\u200bve in Gr\u200baz\u0000.' })
  })

  it('is nothing to remember by itself', () => {
    const context = { earlier: [], held: [], now: '2026-04-14T10:00:00Z' }
    expect(createRulesExtractor().extract([{ role: 'user', text: '\u200b\u202e\ufeff' }], context)).toMatchObject([{ op: 'nothing', reason: 'nothing' }])
  })
})

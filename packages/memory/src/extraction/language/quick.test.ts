import { describe, expect, it } from 'vitest'
import { forgetTexts } from '../once.ts'
import { waysOf } from './literals.ts'
import { matches, quickly } from './quick.ts'
import { signalsFor } from './signals.ts'

const literalsOf = (pattern: RegExp) => waysOf(pattern).map(({ literals }) => literals)

describe('what a pattern cannot do without', () => {
  it('is the longest run of letters of each way', () => {
    expect(literalsOf(/\bmade-?up\b|^in the bin$/)).toEqual([['made'], ['in the bin']])
    expect(literalsOf(/\b(?:my|our) (?:toaster|printer)s?\b/)).toEqual([['toaster', 'printer']])
    expect(literalsOf(/no(?! longer)pe|x\.y/)).toEqual([['nope'], ['x.y']])
  })

  it('leaves out what may be missing', () => {
    expect(literalsOf(/colou?r/)).toEqual([['colo']])
    expect(literalsOf(/(?:re)*read/)).toEqual([['read']])
    expect(literalsOf(/ab{0,2}cde|l{2,}ama/)).toEqual([['cde'], ['ama']])
    expect(literalsOf(/(?:old|)er?/)).toEqual([null])
  })

  it('is not told of classes, of ways that may be anything, and of patterns that refer to their groups', () => {
    expect(literalsOf(/[a-z]+|\p{Lu}{2}|\d\d/u)).toEqual([null, null, null])
    expect(literalsOf(/(?:late|[a-z]) |soon/)).toEqual([null, ['soon']])
    expect(literalsOf(/(tick) \1|tock/)).toEqual([null])
  })

  it('has no case where case does not count', () => {
    expect(literalsOf(/ÉTÉ|Straße/iu)).toEqual([['été'], ['stra']])
    expect(literalsOf(/Été/)).toEqual([['Été']])
  })
})

describe('a quick test', () => {
  const LONG = /\b(?:courtesy|loan(?:er)?) (?:car|bike|van)s?\b|\bjust for (?:today|tonight)\b|^kept|\d{3} cats|[€£]\d|(?<!no )mask$/i

  it('says what the pattern says', () => {
    for (const text of [
      'A courtesy car',
      'courtesy',
      'JUST FOR TONIGHT',
      'just for',
      'kept',
      'I kept',
      '120 cats',
      '£5',
      'no mask',
      'my mask',
      'my maſk',
      '',
      'İ kept',
      'LOANER BIKES',
    ])
      expect([text, matches(LONG, text)]).toEqual([text, LONG.test(text)])
  })

  it('says so again of a pattern that is new to a text', () => {
    const text = 'we only have what was agreed on the phone that afternoon'
    expect(matches(/agreed on the phone that (?:morning|afternoon)|nothing of the sort at all/, text)).toBe(true)
    expect(matches(/what was agreed by (?:letter|post)|what was agreed on the (?:phone|telephone)/, text)).toBe(true)
    forgetTexts()
    expect(matches(/what was agreed by (?:letter|post)|what was agreed on the (?:phone|telephone)/, text)).toBe(true)
  })

  it('leaves everything else about a pattern as it is', () => {
    const quick = quickly(LONG)
    expect(quick.exec('one courtesy van')?.[0]).toBe('courtesy van')
    expect('one courtesy van'.replace(quick, 'x')).toBe('one x')
    expect(quick.test('one courtesy van')).toBe(true)
  })

  it('is what the signals of a language are tested with', () => {
    expect(signalsFor('en').change.test('we moved to leeds')).toBe(true)
    expect(signalsFor('en').change.test('we like leeds')).toBe(false)
  })
})

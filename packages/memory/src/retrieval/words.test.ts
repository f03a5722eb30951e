import { describe, expect, it } from 'vitest'
import { wordsOf } from './words.ts'

const termsOf = (text: string): readonly string[] => wordsOf(text).map((word) => word.term)

describe('wordsOf', () => {
  it.each([
    ['release/2026.4', ['release', '2026.4', '2026', '4']],
    ['eu-central-1', ['eu', 'central', '1', 'eucentral1']],
    ['14:20', ['14:20', '14', '20']],
    ['k.dev@example.com', ['kdevexamplecom', 'k', 'dev', 'example', 'com']],
    ['+44 20 7946 0188', ['44', '20', '7946', '0188']],
    ['R40,000', ['r40000', '40', '000']],
    ['1,500.50', ['1,500.50', '1', '500', '50']],
    ['checkoutFlag', ['checkoutflag', 'checkout', 'flag']],
    ['node_modules', ['node', 'modules']],
    ['e-mail', ['email', 'mail']],
    ['v2.3.1', ['2', '3', '1']],
    ["O'Brien", ['obrien', 'brien']],
    ["l'appartement", ['appartement']],
    ["don't", ['don']],
    ['/usr/local/bin', ['usr', 'local', 'bin']],
  ])('finds %s whole and in parts', (text, expected) => {
    expect(termsOf(text)).toEqual(expect.arrayContaining(expected))
  })

  it('MS-06: keeps C, C++ and C# apart', () => {
    expect(termsOf('C++')).toEqual(['c++'])
    expect(termsOf('C#')).toEqual(['c#'])
    expect(termsOf('C')).toEqual(['c'])
  })

  it('MS-06: finds words on both sides of a zero-width space', () => {
    expect(termsOf('zero\u200bwidth')).toEqual(['zerowidth', 'zero', 'width'])
  })

  it.each([
    ['今天去北京', '北京'],
    ['東京タワー', 'タワ'],
    ['서울에서', '서울'],
    ['ภาษาไทย', 'ไท'],
  ])('MS-05: gives pairs of %s, among them %s', (text, pair) => {
    expect(termsOf(text)).toContain(pair)
  })

  it('MS-05: parts scripts from digits', () => {
    expect(termsOf('铁路12306')).toEqual(['铁', '铁路', '路', '12306'])
  })

  it('gives nothing for an empty or blank text', () => {
    expect(termsOf('')).toEqual([])
    expect(termsOf(' \n–… ')).toEqual([])
  })
})

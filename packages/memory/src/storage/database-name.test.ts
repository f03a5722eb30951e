import { describe, expect, it } from 'vitest'
import { databaseName } from './database-name.ts'

describe('databaseName', () => {
  it('is a digest: fixed for ever, and says nothing about the user', () => {
    expect(databaseName('default', 'ada')).toBe('locket-3e57227745320568e35869aa8eeff28704377cf2f0175cd0a200b2fdc5a8647c')
    expect(databaseName('default', 'ada@example.org')).toMatch(/^locket-[0-9a-f]{64}$/)
  })

  it('tells apart what looks or sorts alike', () => {
    const pairs: readonly (readonly [string, string])[] = [
      ['test', 'user'],
      ['test1', 'user'],
      ['test', '1user'],
      ['a/b', 'c'],
      ['a', 'b/c'],
      ['a_b', 'c'],
      ['a","b', 'c'],
      ['a', 'b","c'],
      ['a', 'A'],
      ['a', 'a '],
      ['a', ' a'],
      ['a', '\u0430'],
      ['a', '\u00e9'],
      ['a', 'e\u0301'],
      ['a', '\ufb01'],
      ['a', 'fi'],
      ['a', 'i\u200b'],
      ['a', 'i'],
      ['a', 'I'],
      ['a', '\u0130'],
      ['a', '\u0131'],
      ['a', '\u0000'],
      ['a', '\\u0000'],
      ['a', '../a'],
      ['c', 'a'],
    ]
    expect(new Set(pairs.map(([tenant, user]) => databaseName(tenant, user))).size).toBe(pairs.length)
  })

  it.each([
    ['tenant', '', 'user'],
    ['user', 'tenant', ''],
    ['user', 'tenant', 'x'.repeat(257)],
    ['user', 'tenant', 'half \ud800'],
    ['tenant', '\udc00', 'user'],
  ])('refuses a %s that cannot be one', (field, tenant, user) => {
    expect(() => databaseName(tenant, user)).toThrow(expect.objectContaining({ code: 'INVALID_NAMESPACE', details: { field, limit: 256 } }))
  })

  it('counts characters, not code units', () => {
    expect(databaseName('default', '😀'.repeat(256))).toMatch(/^locket-/)
  })
})

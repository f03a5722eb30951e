import { expect, it } from 'vitest'
import { canonicalKey, CANONICAL_KEYS } from '../core/keys.ts'
import { hasManyValues, KEY_NAMES } from './key-names.ts'

const named = KEY_NAMES.split('\n').flatMap((line) => {
  const [first = '', names = ''] = line.split(': ')
  return names.split(' ').map((name) => `${first}.${name.replace('*', '')}`)
})

it('names canonical keys only, and tells which have many values', () => {
  expect(named.filter((key) => canonicalKey(key) === undefined)).toEqual([])
  for (const key of named) expect([key, hasManyValues(key)]).toEqual([key, canonicalKey(key)?.values === 'many'])
})

it('names nearly all of them: a key that is new in the catalogue may be missing for a while', () => {
  expect(named.length).toBeGreaterThan(CANONICAL_KEYS.length * 0.95)
})

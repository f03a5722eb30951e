import { expect, it } from 'vitest'
import { CANONICAL_KEYS } from '../core/keys.ts'
import { hasManyValues, KEY_NAMES } from './key-names.ts'

it('names the canonical keys, all and no others', () => {
  const groups = new Map<string, string[]>()
  for (const { key, values } of CANONICAL_KEYS) {
    const dot = key.indexOf('.')
    const names = groups.get(key.slice(0, dot)) ?? []
    names.push(key.slice(dot + 1) + (values === 'many' ? '*' : ''))
    groups.set(key.slice(0, dot), names)
  }
  expect(KEY_NAMES).toBe([...groups].map(([first, names]) => `${first}: ${names.join(' ')}`).join('\n'))
})

it('tells which have many values', () => {
  for (const { key, values } of CANONICAL_KEYS) expect(hasManyValues(key)).toBe(values === 'many')
})

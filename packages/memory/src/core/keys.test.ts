import { describe, expect, it } from 'vitest'
import { CANONICAL_KEYS, canonicalKey } from './keys.ts'

describe('the catalogue of keys', () => {
  it('names every key once, in lower case, with an area', () => {
    const keys = CANONICAL_KEYS.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) expect(key).toMatch(/^[a-z]+\.[a-z-]+$/)
    expect(keys.length).toBeGreaterThanOrEqual(150)
  })

  it('says of every key what it means, what names it in three languages and what it answers', () => {
    for (const { key, meaning, words, questions } of CANONICAL_KEYS) {
      expect(meaning, key).not.toBe('')
      for (const list of [words.en, words.de, words.es]) expect(list.length, key).toBeGreaterThan(0)
      expect(
        questions.every((question) => question.endsWith('?')),
        key,
      ).toBe(true)
    }
  })

  it('finds a key by its name', () => {
    expect(canonicalKey('home.city')).toMatchObject({ values: 'one', kind: 'fact', classification: 'personal' })
    expect(canonicalKey('home.planet')).toBeUndefined()
  })
})

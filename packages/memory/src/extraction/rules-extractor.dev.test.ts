import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { featuresOf, hasAkin } from './keys/features.ts'
import { createRulesExtractor } from './rules-extractor.ts'
import { heldMemory } from './test-support.ts'
import { akin } from './language/words.ts'

interface DevUser {
  readonly language: string
  readonly facts: readonly { readonly key: string; readonly kind: 'fact' | 'rule' | 'event'; readonly versions: readonly { text: string; value: string }[] }[]
  readonly messages: readonly { readonly text: string }[]
}

const NOW = '2026-04-14T10:00:00Z'
const DATA = new URL('../../../bench/data/dev/recall.json', import.meta.url)
const { users }: { readonly users: readonly DevUser[] } = JSON.parse(readFileSync(DATA, 'utf8'))
const heldBy = ({ facts, language }: DevUser) =>
  facts.flatMap(({ key, kind, versions: [first] }) => (first === undefined ? [] : [heldMemory(key, first.value, first.text, { kind, language })]))

it('an extractor that has read much before proposes what a new one does', () => {
  const known = createRulesExtractor()
  const all = users.flatMap(heldBy).filter((_, i) => i % 3 === 0)
  for (const user of users) {
    // Every other turn, one memory is another: what was worked out about all of them must not be kept.
    user.messages
      .filter((_, i) => i % 9 === 0)
      .forEach(({ text }, i) => {
        const held = i % 2 === 0 ? all : [...all.slice(1), heldMemory('home.city', `City ${i}`, `I live in City ${i}.`)]
        const read = (extractor: ReturnType<typeof createRulesExtractor>) =>
          extractor.extract([{ role: 'user', text, at: NOW }], { earlier: [], held, now: NOW })
        expect(read(known)).toEqual(read(createRulesExtractor()))
      })
  }
})

it('words that are akin are found as by comparing each', () => {
  const word = fc.string({ unit: fc.constantFrom('t', 'e', 'a', 'c', 'h', 'é'), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), word, (words, stem) => {
      const features = featuresOf(words.join(' '), 'und')
      expect(hasAkin(features, stem)).toBe(features.stems.some((other) => akin(stem, other)))
    }),
    { seed: 7, numRuns: 500 },
  )
})

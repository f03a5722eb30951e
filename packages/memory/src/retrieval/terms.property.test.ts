import fc from 'fast-check'
import SearchableMap from 'minisearch/SearchableMap'
import { expect, it } from 'vitest'
import { createTerms } from './terms.ts'

const term = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', '北', '😀'), minLength: 1, maxLength: 7 })
const change = fc.record({ op: fc.constantFrom('add', 'add', 'add', 'remove', 'look'), term, slot: fc.nat(40) })

it('finds what a radix tree finds, after any changes', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 150 }), fc.array(term, { minLength: 1, maxLength: 5 }), (changes, asked) => {
      const terms = createTerms()
      const held = new Map<string, Set<number>>()
      for (const { op, term, slot } of changes) {
        if (op === 'look') terms.near(term, 1)
        else if (op === 'add') {
          terms.add(term, slot)
          held.set(term, (held.get(term) ?? new Set()).add(slot))
        } else {
          terms.remove(term, slot)
          held.get(term)?.delete(slot)
          if (held.get(term)?.size === 0) held.delete(term)
        }
      }
      const tree = SearchableMap.from([...held].map(([term, slots]): [string, string] => [term, listOf(slots)]))
      expect([...terms.keys()]).toEqual([...held.keys()].sort())
      expect(terms.size).toBe(held.size)
      for (const word of asked) {
        expect(terms.get(word)?.join()).toBe(tree.get(word))
        const longer = [...tree.atPrefix(word)].filter(([found]) => found !== word).map(([, slots]) => slots)
        expect([...terms.longer(word)].map((slots) => slots.join()).sort()).toEqual(longer.sort())
        for (const most of [1, 2]) {
          const near = [...tree.fuzzyGet(word, most)].map(([, found]) => found).filter(([, distance]) => distance > 0)
          expect(
            terms
              .near(word, most)
              .map(({ postings, distance }) => `${postings.join()} ${distance}`)
              .sort(),
          ).toEqual(near.map(([slots, distance]) => `${slots} ${distance}`).sort())
        }
      }
    }),
    { seed: 20260403, numRuns: 300 },
  )
})

it('many new terms at once are in order too', () => {
  const terms = createTerms()
  for (let number = 0; number < 1_000; number++) terms.add(((number * 7919) % 1_000).toString(36), number)
  expect([...terms.keys()]).toEqual(Array.from({ length: 1_000 }, (_, number) => number.toString(36)).sort())
})

function listOf(slots: ReadonlySet<number>): string {
  return [...slots].sort((a, b) => a - b).join()
}

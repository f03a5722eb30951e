import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryOf } from './test-data.ts'
import { createTopList } from './top-list.ts'

it('is the beginning of everything accepted, sorted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ evidence: fc.integer({ min: 0, max: 9 }), wanted: fc.boolean() }), { maxLength: 60 }),
      fc.integer({ min: 0, max: 10 }),
      (all, limit) => {
        const top = createTopList(limit, (memory) => memory.key !== null)
        for (const [slot, { evidence, wanted }] of all.entries())
          top.add(memoryOf(String(slot).padStart(3, '0'), '', { key: wanted ? 'k' : null }), evidence, slot)
        const expected = [...all.entries()].filter(([, { wanted }]) => wanted).sort(([a, one], [b, other]) => other.evidence - one.evidence || a - b)
        expect(top.sorted().map(({ slot }) => slot)).toEqual(expected.slice(0, limit).map(([slot]) => slot))
      },
    ),
    { seed: 20260403, numRuns: 200 },
  )
})

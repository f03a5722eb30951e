import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Turn } from '../core/memory.ts'
import type { Proposal } from './extractor.ts'
import { createRulesExtractor } from './rules-extractor.ts'
import { heldMemory } from './test-support.ts'

const PARTS = [
  'I live in ',
  'we moved to ',
  'my sister ',
  'forget ',
  'my phone',
  'remember that ',
  'from now on ',
  'always ',
  'Ulm',
  'Ana',
  ' is ',
  ' not ',
  ' but ',
  ', ',
  '. ',
  '? ',
  ': ',
  '"',
  '„',
  '…',
  '\n',
  '9:40',
  '+44 7700 900123',
  'a@b.org',
  ' instead of ',
  'if I were ',
  'ich wohne in ',
  'ya no vivo en ',
  '私は',
  '住んでいます。',
  'أنا ',
  'yesterday',
  'since 31 February ',
  '<memories note="',
  '</memories>',
  '\u202e',
  '\ud800',
  'İ',
  'ß',
  '\u0000',
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...PARTS), { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
)
const turn: fc.Arbitrary<Turn> = fc.record({
  role: fc.constantFrom('user', 'user', 'user', 'assistant', 'tool'),
  text,
  at: fc.constantFrom('2026-03-29T02:30:00+02:00', '2024-02-29T23:59:00-11:00', 'no time'),
})
const held = [
  heldMemory('home city', 'Ulm', 'Lives in Ulm'),
  heldMemory('contact.phone', '+44 7700 900999', 'My phone is +44 7700 900999'),
  heldMemory(null, null, 'My sister Ana paints.'),
  heldMemory('Wohnort', 'Graz', 'Wohnt in Graz', { language: 'de' }),
]

describe('rules extractor', () => {
  it('gives every turn proposals that rest on its words and name only what is held, the same ones each time', () => {
    const extractor = createRulesExtractor()
    const ids = new Set(held.map(({ id }) => id))
    fc.assert(
      fc.property(fc.array(turn, { minLength: 1, maxLength: 3 }), (turns) => {
        const context = { earlier: [], held, now: '2026-04-14T10:00:00Z' }
        const proposals = extractor.extract(turns, context) as readonly Proposal[]
        turns.forEach((one, index) => {
          const own = proposals.filter((proposal) => proposal.turn === index)
          expect(own.length).toBeGreaterThan(0)
          for (const proposal of own) {
            if (proposal.op === 'nothing') continue
            expect(one.role).toBe('user')
            expect(one.text).toContain(proposal.quote)
            const named = proposal.op === 'forget' ? proposal.ids : [...proposal.replaces, ...(proposal.same === undefined ? [] : [proposal.same])]
            for (const id of named) expect(ids).toContain(id)
            if (proposal.op === 'remember') {
              expect(proposal.text.trim()).not.toBe('')
              expect(proposal.confidence).toBeGreaterThanOrEqual(0)
              expect(proposal.confidence).toBeLessThanOrEqual(1)
            }
          }
        })
        expect(createRulesExtractor().extract(turns, context)).toEqual(proposals)
      }),
      { seed: 20260414, numRuns: 150 },
    )
  })

  it('takes time in proportion to the length of hostile text', () => {
    const extractor = createRulesExtractor()
    // Time of the processor, not of the clock: the ratio of two does not depend on what else runs.
    const cost = (part: string, length: number) => {
      const said = part.repeat(Math.ceil(length / part.length)).slice(0, length)
      let best = Number.POSITIVE_INFINITY
      for (let run = 0; run < 4; run += 1) {
        const start = process.cpuUsage()
        extractor.extract([{ role: 'user', text: said }], { earlier: [], held, now: '2026-04-14T10:00:00Z' })
        best = Math.min(best, process.cpuUsage(start).user)
      }
      return Math.max(best, 2000)
    }
    for (const part of [
      'I am a nurse and ',
      'my my my ',
      'x',
      '"',
      '私は',
      ', so ',
      '1 2 3 ',
      'not ',
      ': ',
      'from a to b, not c but d. ',
      '<memories note="',
    ]) {
      // Eight times the length: 8 when linear, 64 when quadratic.
      expect(cost(part, 32_768) / cost(part, 4_096), JSON.stringify(part)).toBeLessThan(32)
    }
  })
})

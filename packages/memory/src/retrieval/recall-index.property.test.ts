import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Memory, MemoryId } from '../core/memory.ts'
import { analyse } from './analyse.ts'
import { createLexicalIndex } from './lexical-index.ts'
import { quantise } from './quantise.ts'
import { createRecallIndex } from './recall-index.ts'
import type { RecallIndex } from './retrieval.ts'
import { memoryOf, questionOf, vectorOf } from './test-data.ts'

const WORDS = [
  'harbour',
  'harbours',
  'kettle',
  'Straße',
  'café',
  '北京图书馆',
  '14:20',
  'eu-central-1',
  'the',
  'my',
  'old',
  'runs',
  'running',
  'Lisbon',
  'why?',
]
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 }).map((words) => words.join(' '))
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
const change = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('put' as const), id, text, day: fc.integer({ min: 1, max: 28 }), thread: fc.constantFrom(null, 't', 'u') }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('vectors' as const), id, seed: fc.integer({ min: 1, max: 50 }) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove' as const), id }) },
)

function put(index: RecallIndex, memory: Memory, seed: number | undefined): void {
  index.put(memory, analyse(memory))
  if (seed !== undefined) index.putVectors(memory.id, quantise([vectorOf(seed, 24), vectorOf(seed + 100, 24)], 'f'))
}

it('MS-02: an index kept up by changes equals one built anew', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), text, fc.integer({ min: 1, max: 50 }), (changes, asked, seed) => {
      const kept = createRecallIndex()
      const memories = new Map<string, Memory>()
      const seeds = new Map<string, number>()
      for (const step of changes) {
        if (step.type === 'put') {
          const memory = memoryOf(step.id, step.text, {
            recordedAt: `2025-12-${String(step.day).padStart(2, '0')}T00:00:00.000Z`,
            ...(step.thread === null ? {} : { kind: 'event', source: { origin: 'user', thread: step.thread } }),
          })
          if (memories.get(step.id)?.text !== step.text) seeds.delete(step.id)
          memories.set(step.id, memory)
          kept.put(memory, analyse(memory))
        } else if (step.type === 'vectors') {
          if (memories.has(step.id)) seeds.set(step.id, step.seed)
          kept.putVectors(step.id as MemoryId, quantise([vectorOf(step.seed, 24), vectorOf(step.seed + 100, 24)], 'f'))
        } else {
          memories.delete(step.id)
          seeds.delete(step.id)
          kept.remove(step.id as MemoryId)
        }
      }
      const rebuilt = createRecallIndex()
      for (const [key, memory] of memories) put(rebuilt, memory, seeds.get(key))
      expect(kept.size).toBe(rebuilt.size)
      for (const question of [questionOf(asked), questionOf(asked, { vector: vectorOf(seed, 24), fingerprint: 'f' })]) {
        // A space that has lost its last vector is a leg without vectors; one that never was is none.
        expect(kept.search(question).hits).toEqual(rebuilt.search(question).hits)
      }
    }),
    { seed: 20260401, numRuns: 200 },
  )
})

it('MS-01: no term of a removed memory stays in the lexical index', () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), fc.nat(), (texts, pick) => {
      const removed = pick % texts.length
      const index = createLexicalIndex()
      const fresh = createLexicalIndex()
      for (const [slot, one] of texts.entries()) {
        index.put(slot, analyse(memoryOf(`m${slot}`, one)))
        if (slot !== removed) fresh.put(slot, analyse(memoryOf(`m${slot}`, one)))
      }
      index.remove(removed)
      expect(index.dump()).toEqual(fresh.dump())
    }),
    { seed: 20260402, numRuns: 200 },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldMemory } from '../extraction/test-support.ts'
import { leastUseful } from './least-useful.ts'
import type { Memory, MemoryId } from './memory.ts'
import { addDays } from './time.ts'

const NOW = '2026-06-01T00:00:00.000Z'
const memory: fc.Arbitrary<Memory> = fc
  .record({
    id: fc.uuid({ version: 7 }),
    kind: fc.constantFrom('fact', 'event', 'rule'),
    key: fc.constantFrom(null, 'pets.pet'),
    status: fc.constantFrom('active', 'active', 'pending', 'superseded', 'revoked'),
    classification: fc.constantFrom('public', 'personal', 'sensitive'),
    importance: fc.constantFrom(undefined, 'low', 'normal', 'high'),
    useCount: fc.nat(2),
    age: fc.constantFrom(0, 6, 8, 29, 31, 400),
    usedAgo: fc.constantFrom(null, 1, 40),
    beginsIn: fc.constantFrom(-500, 3),
    expiresIn: fc.constantFrom(null, null, -1, 5),
  })
  .map(({ id, age, usedAgo, beginsIn, expiresIn, ...fields }) =>
    heldMemory(fields.key, null, 'text', {
      ...fields,
      id: id as MemoryId,
      recordedAt: addDays(NOW, -age),
      lastUsedAt: usedAgo === null ? null : addDays(NOW, -usedAgo),
      validFrom: addDays(NOW, beginsIn),
      expiresAt: expiresIn === null ? null : addDays(NOW, expiresIn),
    }),
  )

describe('what goes first', () => {
  it('is told by the memories alone, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.uniqueArray(memory, { selector: ({ id }) => id, maxLength: 20 }), (memories) => {
        expect(leastUseful([...memories].reverse(), NOW)).toEqual(leastUseful(memories, NOW))
      }),
      { seed: 3, numRuns: 300 },
    )
  })

  it('is never what is in force, in use, asked for, sensitive or young, unless its time is over', () => {
    fc.assert(
      fc.property(fc.array(memory, { maxLength: 20 }), (memories) => {
        for (const { status, kind, importance, classification, useCount, recordedAt, lastUsedAt, validFrom, expiresAt } of leastUseful(memories, NOW)) {
          expect(['active', 'pending']).toContain(status)
          if (expiresAt !== null && expiresAt <= NOW) continue
          const since = [recordedAt, validFrom, lastUsedAt ?? recordedAt].sort().at(-1) ?? NOW
          expect(since <= addDays(NOW, kind === 'event' && status === 'active' ? -7 : -30)).toBe(true)
          if (status === 'pending') continue
          expect(kind).not.toBe('rule')
          expect(importance).not.toBe('high')
          if (kind === 'fact') expect([classification === 'sensitive', useCount]).toEqual([false, 0])
        }
      }),
      { seed: 5, numRuns: 300 },
    )
  })

  it('takes what has expired, then suggestions, then events, then facts', () => {
    const old = { recordedAt: '2020-01-01T00:00:00.000Z', validFrom: '2020-01-01' } as const
    const memories = [
      heldMemory('k', null, 'Keyed', old),
      heldMemory(null, null, 'Fact', { ...old, classification: 'public' }),
      heldMemory(null, null, 'Used event', { ...old, kind: 'event', useCount: 1 }),
      heldMemory(null, null, 'Event', { ...old, kind: 'event' }),
      heldMemory(null, null, 'Suggested', { ...old, status: 'pending' }),
      heldMemory(null, null, 'Expired rule', { ...old, kind: 'rule', expiresAt: '2025-01-01' }),
    ]
    expect(leastUseful(memories, NOW).map(({ text }) => text)).toEqual(['Expired rule', 'Suggested', 'Event', 'Used event', 'Fact', 'Keyed'])
  })
})

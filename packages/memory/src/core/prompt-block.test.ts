import { describe, expect, it } from 'vitest'
import type { Memory, MemoryId } from './memory.ts'
import { renderBlock } from './prompt-block.ts'

function memoryOf(number: number): Memory {
  return {
    id: `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}` as MemoryId,
    kind: 'fact',
    key: `key.${number}`,
    text: `Attribute ${number} of this household is value ${number}.`,
    value: null,
    status: 'active',
    source: { origin: 'user' },
    classification: 'personal',
    influence: 'inform',
    recordedAt: '2026-05-12T10:00:00.000Z',
    validFrom: '2026-05-12T10:00:00.000Z',
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'en',
  }
}

describe('a profile that does not fit', () => {
  const profile = Array.from({ length: 60 }, (_, number) => memoryOf(number))
  const last = profile.slice(-3)

  it('never takes the room of what answers the question, though that is of the profile too', () => {
    const block = renderBlock(profile, last, 400)
    for (const { id, text } of last) {
      expect(block.used).toContain(id)
      expect(block.text).toContain(text)
    }
    expect(block.dropped).toEqual([])
    expect(block.tokens).toBeLessThanOrEqual(400)
  })

  it('begins alike whatever is asked, and fills what the answers leave', () => {
    const [one, other, none] = [renderBlock(profile, last, 400), renderBlock(profile, profile.slice(40, 42), 400), renderBlock(profile, [], 400)]
    const common = one.used.findIndex((id, place) => id !== other.used[place])
    expect(common).toBeGreaterThan(8)
    expect(none.used.slice(0, common)).toEqual(one.used.slice(0, common))
    expect(none.used.length).toBeGreaterThanOrEqual(one.used.length)
    expect(none.tokens).toBeGreaterThan(370)
  })
})

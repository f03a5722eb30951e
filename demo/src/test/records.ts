import type { Decision, Memory, MemoryId } from '@locket/memory'

let made = 0

/** A memory for tests. */
export function testMemory(fields: Partial<Memory> = {}): Memory {
  made += 1
  return {
    id: `01900000-0000-7000-8000-${String(made).padStart(12, '0')}` as MemoryId,
    kind: 'fact',
    key: null,
    text: 'You live in Berlin.',
    value: null,
    status: 'active',
    source: { origin: 'user' },
    classification: 'personal',
    influence: 'inform',
    recordedAt: '2026-05-04T09:00:00.000Z',
    validFrom: '2026-05-04T09:00:00.000Z',
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'en',
    ...fields,
  }
}

/** A decision for tests; `add` unless said otherwise. */
export function testDecision(fields: Partial<Decision> = {}): Decision {
  return { op: 'add', reason: 'new', explanation: 'Nothing was held about it.', ...fields }
}

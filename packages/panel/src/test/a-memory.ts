import type { Memory } from '@locket/memory'

/** A memory of no importance, for tests of what needs no store. Ids are given as plain text. */
export function aMemory({
  id = 'a',
  supersedes = null,
  ...rest
}: Partial<Omit<Memory, 'id' | 'supersedes'>> & { readonly id?: string; readonly supersedes?: string | null } = {}): Memory {
  const raw = {
    id,
    supersedes,
    kind: 'fact',
    key: null,
    text: 'You live in Berlin.',
    value: null,
    status: 'active',
    source: { origin: 'user' },
    classification: 'personal',
    influence: 'inform',
    recordedAt: '2026-11-25T10:00:00.000Z',
    validFrom: '2026-11-25T10:00:00.000Z',
    validTo: null,
    expiresAt: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'en',
    ...rest,
  }
  return JSON.parse(JSON.stringify(raw))
}

import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../core/records.ts'
import { chainAudit, EMPTY_AUDIT, verifyAudit } from './audit-chain.ts'
import { testDraft } from './store-test-data.ts'

const entries = chainAudit([1, 2, 3, 4].map(testDraft), EMPTY_AUDIT)

function changed(seq: number, changes: Partial<AuditEntry>): AuditEntry[] {
  return entries.map((entry) => (entry.seq === seq ? { ...entry, ...changes } : entry))
}

describe('the audit chain', () => {
  it('starts at 1 after 64 zeros, and goes on where it ended', () => {
    expect(entries[0]).toMatchObject({ seq: 1, prev: '0'.repeat(64) })
    const [first = EMPTY_AUDIT, ...rest] = chainAudit([1].map(testDraft), EMPTY_AUDIT)
    expect([first, ...rest, ...chainAudit([2, 3, 4].map(testDraft), first)]).toEqual(entries)
  })

  it('is fixed for ever: the same entries give the same hashes in every build', () => {
    expect(entries[0]?.hash).toBe('ae4e384d3d26c2f48579adaae806435b8667074c96b0a05d6b3a86d95378fe9d')
  })

  it('holds as a whole, in any order, and in part', () => {
    expect(verifyAudit(entries)).toEqual({ ok: true, count: 4 })
    expect(verifyAudit(entries.toReversed())).toEqual({ ok: true, count: 4 })
    expect(verifyAudit(entries.slice(1, 3))).toEqual({ ok: true, count: 2 })
    expect(verifyAudit([])).toEqual({ ok: true, count: 0 })
  })

  it('shows an entry that was taken out', () => {
    expect(verifyAudit(entries.filter(({ seq }) => seq !== 2))).toEqual({ ok: false, seq: 3, problem: 'gap' })
  })

  it.each([{ op: 'forget' as const }, { reason: 'x' }, { ids: [] }, { count: 2 }, { at: '2027-01-01T00:00:00.000Z' }])(
    'shows a changed entry: %o',
    (changes) => {
      expect(verifyAudit(changed(2, changes))).toEqual({ ok: false, seq: 2, problem: 'hash' })
    },
  )

  it('shows an entry that was put in instead', () => {
    const [forged] = chainAudit([testDraft(9)], { seq: 1, hash: entries[0]?.hash ?? '' })
    expect(verifyAudit(changed(2, forged ?? {}))).toEqual({ ok: false, seq: 3, problem: 'link' })
    expect(verifyAudit(changed(1, { prev: '1'.repeat(64) }))).toEqual({ ok: false, seq: 1, problem: 'link' })
  })
})

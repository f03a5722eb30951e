import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AuditDraft, AuditEntry } from '../core/records.ts'
import { canonicalJson } from '../core/canonical.ts'

/** Where a chain ends. */
export interface AuditTail {
  readonly seq: number
  readonly hash: string
}

export type AuditCheck =
  | { readonly ok: true; readonly count: number }
  /** `gap`: an entry is missing; `link`: it does not follow the one before; `hash`: it was changed. */
  | { readonly ok: false; readonly seq: number; readonly problem: 'gap' | 'link' | 'hash' }

export const EMPTY_AUDIT: AuditTail = { seq: 0, hash: '0'.repeat(64) }

/** Numbers the drafts and chains each to the one before, starting after `tail`. */
export function chainAudit(drafts: readonly AuditDraft[], tail: AuditTail): AuditEntry[] {
  const entries: AuditEntry[] = []
  let { seq, hash } = tail
  for (const draft of drafts) {
    const entry = { seq: ++seq, at: draft.at, op: draft.op, reason: draft.reason, ids: [...draft.ids], count: draft.count, prev: hash }
    hash = digest(entry)
    entries.push({ ...entry, hash })
  }
  return entries
}

/**
 * Checks entries that follow each other, in any order. A part of the log may be checked alone: then what comes before
 * its first entry is taken as given. A chain cannot tell that its newest entries were cut off.
 */
export function verifyAudit(entries: readonly AuditEntry[]): AuditCheck {
  const sorted = [...entries].sort((a, b) => a.seq - b.seq)
  let before: AuditTail | null = null
  for (const { hash, ...content } of sorted) {
    const { seq, prev } = content
    if (before === null && seq === 1) before = EMPTY_AUDIT
    if (before !== null && seq !== before.seq + 1) return { ok: false, seq, problem: 'gap' }
    if (before !== null && prev !== before.hash) return { ok: false, seq, problem: 'link' }
    if (hash !== digest(content)) return { ok: false, seq, problem: 'hash' }
    before = { seq, hash }
  }
  return { ok: true, count: sorted.length }
}

function digest(content: Omit<AuditEntry, 'hash'>): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(content))))
}

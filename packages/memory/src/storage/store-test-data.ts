import type { Memory, MemoryId } from '../core/memory.ts'
import type { Analysis, Vectors } from '../core/derived.ts'
import type { AuditDraft, Receipt, StoredDocument, StoredTurn, Tombstone, Trace } from '../core/records.ts'

/** Records for tests, each told apart by a number; ids sort as the numbers do. */
export const TEST_TIME = '2026-03-01T10:00:00.000Z'

export function memoryId(n: number): MemoryId {
  return uuid(n) as MemoryId
}

export function uuid(n: number): string {
  return `01950000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
}

export function testMemory(n: number, changes: Partial<Memory> = {}): Memory {
  return {
    id: memoryId(n),
    kind: 'fact',
    key: `test.key${n}`,
    text: `The test value number ${n} is kept.`,
    value: `${n}`,
    status: 'active',
    source: { origin: 'user', thread: 'thread-1', message: `message-${n}`, quote: `number ${n}` },
    classification: 'personal',
    influence: 'recommend',
    recordedAt: TEST_TIME,
    validFrom: TEST_TIME,
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'en',
    ...changes,
  }
}

export function testAnalysis(n: number): Analysis {
  return { version: 'words-1', language: 'en', text: ['test', 'value', `number${n}`, 'kept'], about: ['key', `${n}`] }
}

export function testVectors(n: number, changes: Partial<Vectors> = {}): Vectors {
  const dimension = 8
  return { fingerprint: 'test-embedder', dimension, scales: [0.01], bytes: Int8Array.from({ length: dimension }, (_, at) => (n + at) % 100), ...changes }
}

export function testTombstone(n: number): Tombstone {
  return { id: memoryId(n), at: TEST_TIME, reason: 'id', messages: [`message-${n}`], digests: ['00'.repeat(32)] }
}

export function testTurn(n: number, changes: Partial<StoredTurn> = {}): StoredTurn {
  return { id: uuid(n), thread: 'thread-1', role: 'user', origin: 'user', text: `Turn ${n}`, at: TEST_TIME, order: n, state: 'queued', ...changes }
}

export function testDocument(n: number, changes: Partial<StoredDocument> = {}): StoredDocument {
  return { id: uuid(n), kind: 'checkpoint', thread: 'thread-1', at: TEST_TIME, label: `Label ${n}`, order: n, ...changes }
}

export function testReceipt(n: number, at: string = TEST_TIME): Receipt {
  return { id: uuid(n), at, target: 'id', count: 1, erasure: 'logical' }
}

export function testTrace(n: number): Trace {
  return {
    id: uuid(n),
    at: TEST_TIME,
    thread: null,
    uses: [{ id: memoryId(n), score: 0.5, why: ['words'] }],
    dropped: [],
    tokens: 12,
    legs: ['profile', 'lexical'],
  }
}

export function testDraft(n: number): AuditDraft {
  return { at: TEST_TIME, op: 'add', reason: 'new', ids: [memoryId(n)], count: 1 }
}

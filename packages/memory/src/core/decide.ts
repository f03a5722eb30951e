import type { Decision, ReasonCode } from './decision.ts'
import type { Draft } from './draft.ts'
import { explain } from './explain.ts'
import type { Classification, Importance, Influence, Memory, MemoryId, MemoryKind, Source } from './memory.ts'
import type { Policy } from './policy.ts'
import { expiryOf } from './retention.ts'
import { normaliseText } from './text.ts'
import { later, toMs } from './time.ts'
import { isExpired } from './validity.ts'
import { olderVersions } from './versions.ts'

/** What somebody states, ready to be decided on: secrets taken out, language and classification told. */
export interface Statement {
  readonly id: MemoryId
  readonly text: string
  readonly key: string | null
  readonly value: string | null
  readonly kind: MemoryKind
  readonly source: Source
  readonly classification: Classification
  readonly influence: Influence
  readonly importance?: Importance | undefined
  readonly language: string
  readonly validFrom?: string | undefined
  readonly validTo?: string | null | undefined
  readonly expiresAt?: string | null | undefined
  /** Held memories of the same subject and attribute, beside the one of the same key. */
  readonly replaces: readonly MemoryId[]
  /** Only a suggestion until somebody approves it. */
  readonly pend: Extract<ReasonCode, 'needs-approval' | 'uncertain'> | null
  readonly corrects: boolean
}

/**
 * Decides what one statement does to what is held, and writes it into the draft: add, update (supersede), noop or pend.
 * The newer statement wins; what it closes stays readable; a key never has two active memories.
 */
export function decide(statement: Statement, draft: Draft, now: string, policy: Policy): Decision {
  const known = draft.get(statement.id)
  if (known !== undefined) return outcome('noop', 'repeated', known)

  const replaced = closedBy(statement, draft)
  const same = sameAs(statement, draft, replaced, now)
  if (same !== undefined && (same.status !== 'pending' || statement.pend !== null)) return outcome('noop', 'same', same)
  // What was only suggested is now said by somebody who is taken at their word.
  if (same !== undefined) return supersede({ ...same, source: statement.source }, replaced, draft, 'approved')

  const memory = toMemory(statement, replaced[0], now, policy)
  if (statement.pend !== null) {
    const pending: Memory = { ...memory, status: 'pending', supersedes: replaced[0]?.id ?? null }
    draft.put(pending)
    return outcome('pend', statement.pend, pending)
  }
  if (isHistory(memory, now)) {
    const known = sameHistory(memory, draft)
    if (known !== undefined) return outcome('noop', 'same', known)
    const past: Memory = { ...memory, status: 'superseded' }
    draft.put(past)
    return outcome('add', 'new', past)
  }
  const reason = reasonFor(statement, draft, replaced)
  return supersede(memory, replaced, draft, reason)
}

/** Puts `memory` as the active one and closes `replaced`, in one step. */
export function supersede(memory: Memory, replaced: readonly Memory[], draft: Draft, reason: ReasonCode): Decision {
  const active: Memory = { ...memory, status: 'active', supersedes: replaced[0]?.id ?? null, supersededBy: null }
  const closed = replaced.map((old): Memory => ({ ...old, status: 'superseded', supersededBy: active.id, validTo: later(old.validFrom, active.validFrom) }))
  for (const old of closed) draft.put(old)
  draft.put(active)
  return replaced.length === 0 ? outcome('add', reason, active) : outcome('update', reason, active, closed)
}

/** "We moved to Berlin" happened, but what it changes is a fact, and stays as long as one. */
function kindOf(statement: Statement, replaced: Memory | undefined): MemoryKind {
  return statement.kind === 'event' ? (replaced?.kind ?? 'event') : statement.kind
}

function toMemory(statement: Statement, replaced: Memory | undefined, now: string, policy: Policy): Memory {
  const kind = kindOf(statement, replaced)
  const importance = statement.importance ?? replaced?.importance
  // What is said to have ended began no later than that.
  const validFrom = statement.validFrom ?? (typeof statement.validTo === 'string' && toMs(statement.validTo) < toMs(now) ? statement.validTo : now)
  return {
    id: statement.id,
    kind,
    key: statement.key,
    text: statement.text,
    value: statement.value,
    status: 'active',
    source: statement.source,
    classification: statement.classification,
    influence: statement.influence,
    ...(importance === undefined ? {} : { importance }),
    recordedAt: now,
    validFrom,
    validTo: statement.validTo ?? null,
    expiresAt: statement.expiresAt === undefined ? expiryOf(kind, later(now, validFrom), policy) : statement.expiresAt,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: statement.language,
  }
}

/** What this statement closes: the active memory of its key, and what it names itself. */
function closedBy(statement: Statement, draft: Draft): readonly Memory[] {
  const found = new Map<MemoryId, Memory>()
  const held = statement.key === null ? undefined : draft.activeByKey(statement.key)
  if (held !== undefined) found.set(held.id, held)
  for (const id of statement.replaces) {
    const named = draft.get(id)
    if (named?.status === 'active') found.set(named.id, named)
  }
  return [...found.values()]
}

function sameAs(statement: Statement, draft: Draft, replaced: readonly Memory[], now: string): Memory | undefined {
  // True until another day is not the same, and what has expired is about to go.
  const alike = (memory: Memory) => sameTime(memory.validTo, statement.validTo ?? null) && !isExpired(memory, now)
  for (const memory of replaced) if (alike(memory) && saysSame(statement, memory)) return memory
  return draft.saying(statement.text).find((memory) => alike(memory) && (statement.key === null || memory.key === statement.key))
}

function saysSame(statement: Statement, held: Memory): boolean {
  if (normaliseText(statement.text) === normaliseText(held.text)) return true
  if (statement.value !== null && held.value !== null) return normaliseText(statement.value) === normaliseText(held.value)
  if (statement.value !== null) return ` ${normaliseText(held.text)} `.includes(` ${normaliseText(statement.value)} `)
  return false
}

function sameTime(a: string | null, b: string | null): boolean {
  return a === null || b === null ? a === b : toMs(a) === toMs(b)
}

/** The same, told before about the same time. */
function sameHistory(memory: Memory, draft: Draft): Memory | undefined {
  const form = normaliseText(memory.text)
  for (const old of draft.all()) {
    const told = old.status === 'superseded' && old.key === memory.key && sameTime(old.validTo, memory.validTo)
    if (told && normaliseText(old.text) === form) return old
  }
  return undefined
}

function isHistory(memory: Memory, now: string): boolean {
  return memory.validTo !== null && toMs(memory.validTo) <= toMs(now)
}

function reasonFor(statement: Statement, draft: Draft, replaced: readonly Memory[]): ReasonCode {
  if (replaced.length === 0) return 'new'
  const earlier = replaced.flatMap((memory) => olderVersions(memory, draft)).filter((memory) => !replaced.includes(memory))
  if (earlier.some((memory) => saysSame(statement, memory))) return 'changed-back'
  return statement.corrects ? 'correction' : 'new-value'
}

function outcome(op: Decision['op'], reason: ReasonCode, memory: Memory, replaced: readonly Memory[] = []): Decision {
  return { op, memory, replaced, reason, explanation: explain(op, reason, memory, replaced), message: memory.source.message }
}

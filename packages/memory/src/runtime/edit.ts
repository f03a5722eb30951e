import { canonicalJson } from '../core/canonical.ts'
import { createDraft } from '../core/draft.ts'
import type { Decision } from '../core/decision.ts'
import { supersede } from '../core/decide.ts'
import { MemoryError } from '../core/errors.ts'
import { explain } from '../core/explain.ts'
import { forgetting, NO_SCOPE } from '../core/forget.ts'
import type { Memory, MemoryEdit, MemoryId, MemoryKind } from '../core/memory.ts'
import { checkName, invalid } from '../core/check.ts'
import { parseEdit } from '../core/parse-input.ts'
import { expiryOf } from '../core/retention.ts'
import { normaliseText } from '../core/text.ts'
import { later, normaliseTime, toMs } from '../core/time.ts'
import { isExpired } from '../core/validity.ts'
import type { Context } from './context.ts'
import { makeRoom, withRoom } from './make-room.ts'
import { hasOnlySecrets, refusal, toAudit } from './remember.ts'
import { withoutSecrets } from './without-secrets.ts'

/** A memory by its id, or the error that says why there is none. */
export function findMemory(context: Context, id: unknown): Memory {
  const name = checkName(id, 'id').toLowerCase()
  const memory = context.view.get(name)
  if (memory !== undefined && memory.status !== 'revoked') return memory
  if (memory !== undefined || context.view.tombstones.has(name as MemoryId)) throw new MemoryError('FORGOTTEN', 'The memory was forgotten.')
  throw new MemoryError('NOT_FOUND', 'There is no memory of this id.')
}

export async function edit(context: Context, id: unknown, value: unknown): Promise<Decision> {
  checkName(id, 'id')
  const changes = parseEdit(value, 'changes')
  return context.write<Decision>(() => {
    const memory = findMemory(context, id)
    if (memory.status === 'superseded') throw new MemoryError('SUPERSEDED', 'Only the current version can be edited.')
    const now = context.now()
    const edited = applyEdit(context, memory, changes)
    if (edited === null) return { changes: null, result: refusal('secret') }
    if (edited.validTo !== null && toMs(edited.validTo) < toMs(edited.validFrom)) throw invalid('changes.validTo', 'must not be before validFrom')
    if (canonicalJson(edited) === canonicalJson(memory))
      return { changes: null, result: { op: 'noop', memory, replaced: [], reason: 'same', explanation: explain('noop', 'same') } }
    const draft = createDraft(context.view)
    // What was looked at and changed by hand matters.
    const decision = place(context, memory, { ...edited, importance: changes.importance ?? 'high' }, draft, now)
    return { changes: { put: draft.changes(), audit: [{ ...toAudit(decision, now), op: 'edit' }] }, result: decision }
  })
}

export async function approve(context: Context, id: unknown): Promise<Decision> {
  checkName(id, 'id')
  return context.write<Decision>(() => {
    const memory = findMemory(context, id)
    if (memory.status === 'active')
      return { changes: null, result: { op: 'noop', memory, replaced: [], reason: 'approved', explanation: explain('noop', 'same') } }
    if (memory.status !== 'pending') throw new MemoryError('SUPERSEDED', 'Only a suggestion can be approved.')
    const draft = createDraft(context.view)
    const named = memory.supersedes === null ? undefined : draft.get(memory.supersedes)
    const byKey = memory.key === null ? undefined : draft.activeByKey(memory.key)
    const replaced = [byKey, named].filter((old, i, all): old is Memory => old?.status === 'active' && all.indexOf(old) === i)
    const decision = supersede({ ...memory, importance: 'high' }, replaced, draft, 'approved')
    return { changes: { put: draft.changes(), audit: [{ ...toAudit(decision, context.now()), op: 'approve' }] }, result: decision }
  })
}

/** A suggestion that is turned down goes like anything forgotten, and the turn it came from does not bring it again. */
export async function reject(context: Context, id: unknown): Promise<Decision> {
  checkName(id, 'id')
  return context.write<Decision>(
    () => {
      const memory = findMemory(context, id)
      if (memory.status !== 'pending') throw new MemoryError('SUPERSEDED', 'Only a suggestion can be turned down.')
      const now = context.now()
      const effect = forgetting([memory], { view: context.view, at: now, reason: 'id', scope: NO_SCOPE, digest: context.digest })
      const decision: Decision = { op: 'delete', replaced: [], reason: 'rejected', explanation: explain('delete', 'rejected') }
      return { changes: { ...effect, audit: [{ at: now, op: 'refuse', reason: 'rejected', ids: effect.remove, count: 1 }] }, result: decision }
    },
    { durability: 'strict' },
  )
}

/** A superseded version becomes the current one again, as a new version: the history stays as it was. */
export async function restore(context: Context, id: unknown): Promise<Decision> {
  checkName(id, 'id')
  const fresh = context.newId()
  return context.write<Decision>(() => {
    const memory = findMemory(context, id)
    const now = context.now()
    if (memory.status === 'active') return { changes: null, result: { op: 'noop', memory, replaced: [], reason: 'same', explanation: explain('noop', 'same') } }
    if (memory.status === 'pending') throw new MemoryError('INVALID_ARGUMENT', 'A suggestion is approved, not restored.', { details: { field: 'id' } })
    const draft = createDraft(context.view)
    const current = memory.key === null ? newest(context, memory) : draft.activeByKey(memory.key)
    if (current?.status === 'active' && current.value === memory.value && normaliseText(current.text) === normaliseText(memory.text))
      return { changes: null, result: { op: 'noop', memory: current, replaced: [], reason: 'same', explanation: explain('noop', 'same') } }
    const expiresAt = isExpired(memory, now) ? expiryOf(memory.kind, now, context.ports.policy) : memory.expiresAt
    const version: Memory = {
      ...memory,
      importance: 'high',
      id: fresh,
      recordedAt: now,
      validFrom: now,
      validTo: null,
      expiresAt,
      lastUsedAt: null,
      useCount: 0,
    }
    const decision = supersede(version, current?.status === 'active' ? [current] : [], draft, 'restored')
    const gone = makeRoom(context, draft)
    const restored = { changes: { put: draft.changes(), audit: [{ ...toAudit(decision, now), op: 'restore' as const }] }, decisions: [decision] }
    const { changes, decisions } = withRoom(context, restored, gone)
    return { changes, result: decisions[0] ?? decision }
  })
}

/** `null`: the new text is a secret and nothing else. */
function applyEdit(context: Context, memory: Memory, changes: MemoryEdit): Memory | null {
  const { text, key } = withoutSecrets(context.ports.redact, {
    text: changes.text ?? memory.text,
    key: changes.key === undefined ? memory.key : changes.key,
    value: null,
  })
  if (changes.text !== undefined && hasOnlySecrets(text)) return null
  return {
    ...memory,
    text,
    key,
    // The old value may no longer stand in the new words.
    value: text !== memory.text && memory.value !== null && !text.includes(memory.value) ? null : memory.value,
    kind: changes.kind ?? memory.kind,
    validFrom: changes.validFrom === undefined ? memory.validFrom : normaliseTime(changes.validFrom),
    validTo: changes.validTo === undefined ? memory.validTo : changes.validTo === null ? null : normaliseTime(changes.validTo),
    expiresAt:
      changes.expiresAt === undefined
        ? expiryAs(context, memory, changes.kind ?? memory.kind)
        : changes.expiresAt === null
          ? null
          : normaliseTime(changes.expiresAt),
    classification: changes.classification ?? memory.classification,
    influence: changes.influence ?? memory.influence,
    ...(changes.importance === undefined ? {} : { importance: changes.importance }),
  }
}

/** Another kind stays as long as its kind does, unless the app had set the time itself. */
function expiryAs(context: Context, memory: Memory, kind: MemoryKind): string | null {
  const { policy } = context.ports
  const from = later(memory.recordedAt, memory.validFrom)
  return memory.expiresAt === expiryOf(memory.kind, from, policy) ? expiryOf(kind, from, policy) : memory.expiresAt
}

/** Other words or another key make a new version; the rest is changed in place. */
function place(context: Context, memory: Memory, edited: Memory, draft: ReturnType<typeof createDraft>, now: string): Decision {
  if (edited.text === memory.text && edited.key === memory.key) {
    draft.put(edited)
    return { op: 'update', memory: edited, replaced: [], reason: 'edited', explanation: explain('update', 'edited', edited) }
  }
  if (memory.status === 'pending') {
    draft.put(edited)
    return { op: 'pend', memory: edited, replaced: [], reason: 'edited', explanation: explain('pend', 'edited', edited) }
  }
  const version: Memory = {
    ...edited,
    id: context.newId(),
    recordedAt: now,
    validFrom: edited.validFrom === memory.validFrom ? now : edited.validFrom,
    lastUsedAt: null,
    useCount: 0,
    source: { ...withoutQuote(memory.source), origin: 'user' },
  }
  const holder = edited.key === null || edited.key === memory.key ? undefined : draft.activeByKey(edited.key)
  return supersede(version, holder === undefined ? [memory] : [memory, holder], draft, 'edited')
}

function withoutQuote(source: Memory['source']): Memory['source'] {
  const { quote: _, ...rest } = source
  return rest
}

function newest(context: Context, memory: Memory): Memory | undefined {
  let current: Memory | undefined = memory
  const seen = new Set<string>()
  while (current !== undefined && current.supersededBy !== null && !seen.has(current.id)) {
    seen.add(current.id)
    current = context.view.get(current.supersededBy)
  }
  return current
}

import { oneOrMore, parseMemoryInput } from '../core/parse-input.ts'
import { decide, type Statement } from '../core/decide.ts'
import type { Decision } from '../core/decision.ts'
import { createDraft, type Draft } from '../core/draft.ts'
import { MemoryError } from '../core/errors.ts'
import { explain } from '../core/explain.ts'
import type { MemoryId, MemoryInput } from '../core/memory.ts'
import type { AuditDraft, Tombstone } from '../core/records.ts'
import { normaliseText } from '../core/text.ts'
import { normaliseTime } from '../core/time.ts'
import type { Fence } from '../core/view.ts'
import type { Context } from './context.ts'
import { hiddenBy, leavingOf } from './leaving.ts'

const SECRET = '[secret]'

/** The app states memories: parsed, redacted and decided on one after another, then committed together. */
export async function remember(context: Context, value: unknown): Promise<Decision[]> {
  const inputs = oneOrMore(value, 'input', parseMemoryInput)
  if (inputs.length === 0) return []
  const statements = inputs.map((input) => toStatement(context, input))
  return context.write((fence) => {
    const now = context.now()
    const draft = createDraft(context.view)
    const lift: MemoryId[] = []
    const decisions = statements.map((statement) => {
      if (statement === null) return refusal('secret')
      refuseForgotten(context, statement, fence)
      const before = draft.size()
      const decision = decide(statement, draft, now, context.ports.policy)
      if (draft.size() > before) lift.push(...forgottenAs(context, statement).map(({ id }) => id))
      return decision
    })
    refuseOverCap(context, draft)
    const put = draft.changes()
    return {
      changes: put.length === 0 ? null : { put, lift, audit: decisions.filter(changesSomething).map((decision) => toAudit(decision, now)) },
      result: decisions,
    }
  })
}

/** An audit entry of a decision: what was done to which ids, and no content. */
export function toAudit(decision: Decision, at: string): AuditDraft {
  const ids = [...(decision.memory === undefined ? [] : [decision.memory.id]), ...(decision.replaced ?? []).map(({ id }) => id)]
  const op = decision.op === 'delete' ? 'forget' : decision.op
  return { at, op, reason: decision.reason, ids, count: ids.length }
}

export function refusal(reason: Decision['reason'], message?: string): Decision {
  return { op: 'reject', reason, explanation: explain('reject', reason), message }
}

/** Explicit writes over the cap are refused as a whole: nothing is dropped to make room without anybody noticing. */
export function refuseOverCap(context: Context, draft: Draft): void {
  const cap = context.ports.policy.caps.memories
  const grows = draft.changes().some((memory) => context.view.get(memory.id) === undefined)
  if (grows && draft.held() > cap) throw new MemoryError('REFUSED', 'The policy allows no more memories.', { details: { reason: 'caps.memories', limit: cap } })
}

/** Nothing is left beside the marks; they may have come from the app's own detectors, on the page's side. */
export function hasOnlySecrets({ text }: { readonly text: string }): boolean {
  return text.trim() !== '' && text.replaceAll(SECRET, '').trim() === ''
}

function changesSomething(decision: Decision): boolean {
  return decision.op !== 'noop' && decision.op !== 'reject'
}

function toStatement(context: Context, input: MemoryInput): Statement | null {
  const { policy, redact } = context.ports
  const key = input.key ?? null
  const text = redact(input.text, key)
  if (hasOnlySecrets(text)) return null
  const value = input.value === undefined || input.value === null ? null : redact(input.value, key)
  const quote = input.quote === undefined ? undefined : redact(input.quote, key).text
  const kind = input.kind ?? 'fact'
  const origin = input.origin ?? 'app'
  const foreign = origin === 'assistant' || origin === 'tool' || origin === 'document'
  const needsApproval =
    (foreign && policy.approve.assistant === 'always') ||
    (kind === 'rule' && (policy.approve.rule === 'always' || (policy.approve.rule === 'unless-user-said-it' && origin !== 'user')))
  return {
    id: (input.id ?? context.newId()) as MemoryId,
    text: text.text,
    key,
    value: value === null || value.text.includes(SECRET) ? null : value.text,
    kind,
    source: {
      origin,
      ...(input.thread === undefined ? {} : { thread: input.thread }),
      ...(input.message === undefined ? {} : { message: input.message }),
      ...(input.actor === undefined ? {} : { actor: input.actor }),
      ...(quote === undefined ? {} : { quote }),
    },
    classification: input.classification ?? text.classification,
    influence: input.influence ?? (kind === 'rule' ? 'recommend' : 'inform'),
    language: input.language ?? 'und',
    validFrom: input.validFrom === undefined ? undefined : normaliseTime(input.validFrom),
    validTo: input.validTo === undefined || input.validTo === null ? input.validTo : normaliseTime(input.validTo),
    expiresAt: input.expiresAt === undefined || input.expiresAt === null ? input.expiresAt : normaliseTime(input.expiresAt),
    replaces: [],
    pend: needsApproval ? 'needs-approval' : null,
    corrects: false,
  }
}

/** A write that began before a forget of the same thing must not land after it; a forgotten id never comes back. */
function refuseForgotten(context: Context, statement: Statement, fence: Fence): void {
  const text = normaliseText(statement.text)
  const meanwhile = fence.gone.some(
    (gone) => gone.id === statement.id || (gone.key !== null && gone.key === statement.key) || normaliseText(gone.text) === text,
  )
  if (meanwhile) throw new MemoryError('FORGOTTEN', 'What this is about was forgotten while the write was on its way.')
  const hidden = context.view.get(statement.id)?.status === 'revoked'
  if (hidden || context.view.tombstones.has(statement.id)) throw new MemoryError('FORGOTTEN', 'The memory of this id was forgotten.')
}

/** The tombstones that end because the same is stated anew; what can still be taken back counts as forgotten too. */
export function forgottenAs(context: Context, statement: Pick<Statement, 'text' | 'value'>): readonly Tombstone[] {
  const texts = [statement.text, ...(statement.value === null ? [] : [statement.value])]
  const found = new Set<Tombstone>()
  for (const text of texts) {
    const tombstone = context.view.forgottenByDigest(context.digest(normaliseText(text)))
    if (tombstone !== undefined) found.add(tombstone)
  }
  const forms = new Set(texts.map(normaliseText))
  for (const leaving of Object.values(leavingOf(context))) {
    for (const { id, text, value } of hiddenBy(context, leaving)) {
      const says = forms.has(normaliseText(text)) || (value !== null && forms.has(normaliseText(value)))
      if (says) found.add({ id, at: leaving.at, reason: leaving.target, messages: [], digests: [] })
    }
  }
  return [...found]
}

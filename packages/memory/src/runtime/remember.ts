import { decide, type Statement } from '../core/decide.ts'
import type { Decision } from '../core/decision.ts'
import { createDraft } from '../core/draft.ts'
import { MemoryError } from '../core/errors.ts'
import { explain } from '../core/explain.ts'
import type { Influence, MemoryId, MemoryInput, MemoryKind, Origin } from '../core/memory.ts'
import { INFLUENCES, oneOrMore, parseMemoryInput } from '../core/parse-input.ts'
import type { Policy } from '../core/policy.ts'
import type { AuditDraft, Tombstone } from '../core/records.ts'
import { normaliseText } from '../core/text.ts'
import { normaliseTime } from '../core/time.ts'
import type { Fence } from '../core/view.ts'
import { SECRET_MARK } from '../redaction/redactor.ts'
import type { Attempt, Context } from './context.ts'
import type { Extras } from './extras.ts'
import { heldCount } from './limits.ts'
import { hiddenBy, leavingOf } from './leaving.ts'
import { withoutSecrets } from './without-secrets.ts'

/** The app states memories: parsed, redacted and decided on one after another, then committed together. */
export async function remember(context: Context, value: unknown): Promise<Decision[]> {
  const inputs = oneOrMore(value, 'input', parseMemoryInput)
  if (inputs.length === 0) return []
  let made: readonly (Statement | null)[] | null = null
  const statements = (): readonly (Statement | null)[] => {
    made ??= inputs.map((input) => toStatement(context, input))
    return made
  }
  const kept = await context.write((fence) => settle(context, statements(), fence, null), { redact: 'needs' })
  if (kept !== null) return [...kept]
  // There is no room: only now is the code for making some needed.
  const code = await context.ports.extras()
  return [...((await context.write((fence) => settle(context, statements(), fence, code), { durability: 'strict' })) ?? [])]
}

/** `null`: something else has to go first, and the code that says what is not there. */
function settle(
  context: Context,
  statements: readonly (Statement | null)[],
  fence: Fence,
  code: Pick<Extras, 'makeRoom' | 'withRoom'> | null,
): Attempt<readonly Decision[] | null> {
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
  if (code === null && draft.held() > context.ports.policy.caps.memories && draft.held() > heldCount(context)) return { changes: null, result: null }
  const gone = code?.makeRoom(context, draft) ?? []
  const put = draft.changes()
  if (put.length === 0) return { changes: null, result: decisions }
  const made = { changes: { put, lift, audit: decisions.filter(changesSomething).map((decision) => toAudit(decision, now)) }, decisions }
  const { changes, decisions: result } = code?.withRoom(context, made, gone) ?? made
  return { changes, result }
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

/** Nothing is left beside the marks; they may have come from the app's own detectors, on the page's side. */
export function hasOnlySecrets(text: string): boolean {
  return text.trim() !== '' && text.replaceAll(SECRET_MARK, '').trim() === ''
}

function changesSomething(decision: Decision): boolean {
  return decision.op !== 'noop' && decision.op !== 'reject'
}

function toStatement(context: Context, input: MemoryInput): Statement | null {
  const { policy, redact } = context.ports
  const { text, key, value, quote, classification } = withoutSecrets(redact, {
    text: input.text,
    key: input.key ?? null,
    value: input.value ?? null,
    quote: input.quote,
  })
  if (hasOnlySecrets(text)) return null
  const kind = input.kind ?? 'fact'
  const origin = input.origin ?? 'app'
  const foreign = isForeign(origin)
  const needsApproval =
    (foreign && policy.approve.assistant === 'always') ||
    (kind === 'rule' && (policy.approve.rule === 'always' || (policy.approve.rule === 'unless-user-said-it' && origin !== 'user')))
  return {
    id: (input.id ?? context.newId()) as MemoryId,
    text,
    key,
    value,
    kind,
    source: {
      origin,
      ...(input.thread === undefined ? {} : { thread: input.thread }),
      ...(input.message === undefined ? {} : { message: input.message }),
      ...(input.actor === undefined ? {} : { actor: input.actor }),
      ...(quote === undefined ? {} : { quote }),
    },
    classification: input.classification ?? classification,
    influence: influenceOf(kind, origin, policy, input.influence),
    importance: input.importance,
    language: input.language ?? 'und',
    validFrom: input.validFrom === undefined ? undefined : normaliseTime(input.validFrom),
    validTo: input.validTo === undefined || input.validTo === null ? input.validTo : normaliseTime(input.validTo),
    expiresAt: input.expiresAt === undefined || input.expiresAt === null ? input.expiresAt : normaliseTime(input.expiresAt),
    replaces: [],
    pend: needsApproval ? 'needs-approval' : null,
    corrects: false,
  }
}

/** Neither the person nor the app itself. */
function isForeign(origin: Origin): boolean {
  return origin === 'assistant' || origin === 'tool' || origin === 'document'
}

/** What a memory may influence: what its writer says, else what the policy says for its kind; less where it comes from elsewhere. */
export function influenceOf(kind: MemoryKind, origin: Origin, { influence }: Policy, wanted?: Influence): Influence {
  const own = wanted ?? influence[kind]
  return isForeign(origin) && INFLUENCES.indexOf(own) > INFLUENCES.indexOf(influence.foreign) ? influence.foreign : own
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

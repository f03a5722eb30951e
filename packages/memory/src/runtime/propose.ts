import { decide, type Statement } from '../core/decide.ts'
import type { Decision } from '../core/decision.ts'
import type { Draft } from '../core/draft.ts'
import { explain } from '../core/explain.ts'
import { forgetting, NO_SCOPE, withVersionsAndEpisodes } from '../core/forget.ts'
import type { Classification, Memory, MemoryId } from '../core/memory.ts'
import type { Receipt, StoredTurn } from '../core/records.ts'
import { containsText } from '../core/text.ts'
import { isTime, normaliseTime, toIso, toMs } from '../core/time.ts'
import { parseMemoryInput } from '../core/parse-input.ts'
import type { Proposal } from '../extraction/extractor.ts'
import { SECRET_MARK } from '../redaction/redactor.ts'
import type { ChangeSet } from '../storage/memory-store.ts'
import type { Context } from './context.ts'
import { writesInHour } from './limits.ts'
import { overCap, takeLeastUseful, withRoom } from './make-room.ts'
import { forgottenAs, influenceOf, refusal, toAudit } from './remember.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Under this, a candidate becomes a suggestion. */
const SURE = 0.5
/** Under this, it was hardly said. */
const CLEAR = 0.6
const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/

/** What the proposals for one turn come to. */
export interface Outcome {
  readonly decisions: readonly Decision[]
  readonly changes: ChangeSet
}

/** Puts an extractor's proposals for one turn through the policy. The extractor only proposes: what it says is checked here. */
export function settleProposals(context: Context, turn: StoredTurn, proposals: readonly Proposal[], draft: Draft): Outcome {
  const decisions: Decision[] = []
  const lift: MemoryId[] = []
  const gone: Memory[] = []
  const room: Memory[] = []
  // A turn that is read is read to its end.
  let known: boolean | null = null
  const spent = (): boolean => (known ??= writesInHour(context, draft.all()).length >= context.ports.policy.budgets.writesPerHour)
  // What is to go goes first: nothing that the turn states may rest on it or hand it round.
  const collected = proposals.map((proposal) => (proposal.op === 'forget' ? collect(context, turn, proposal, draft, gone) : null))
  for (const { id } of gone) draft.remove(id)
  for (const [i, proposal] of proposals.entries()) {
    const asked = collected[i] ?? null
    if (asked !== null) decisions.push(asked)
    else if (proposal.op === 'nothing') decisions.push({ op: 'noop', reason: proposal.reason, explanation: explain('noop', proposal.reason), message: turn.id })
    else if (proposal.op === 'remember') decisions.push(settle({ context, turn, draft, lift, room, spent }, proposal))
  }
  const now = context.now()
  const put = draft.changes()
  const audit = decisions.filter(({ op }) => op !== 'noop' && op !== 'delete').map((decision) => toAudit(decision, now))
  const done: StoredTurn = { ...turn, state: 'done' }
  const kept: Outcome =
    gone.length === 0 ? { decisions, changes: { put, lift, audit, turns: [done] } } : withForgotten(context, { turn: done, decisions, put, lift, audit, gone })
  return withRoom(context, kept, room)
}

interface Settling {
  readonly context: Context
  readonly turn: StoredTurn
  readonly draft: Draft
  readonly lift: MemoryId[]
  /** What has to go for what is added. */
  readonly room: Memory[]
  /** The hour's budget was spent before this turn: only a plan comes so far. */
  spent(): boolean
}

function settle({ context, turn, draft, lift, room, spent }: Settling, proposal: Extract<Proposal, { op: 'remember' }>): Decision {
  const { policy } = context.ports
  const reject = (reason: Decision['reason']) => refusal(reason, turn.id)
  if (turn.text === null || !isWhole(proposal) || !containsText(turn.text, proposal.quote)) return reject('no-evidence')
  // It may state what does not stand in the turn as it is kept: put together, or brought from elsewhere.
  const cleaned = withoutSecrets(context.ports.redact, proposal)
  if (cleaned.text.includes(SECRET_MARK)) return reject('secret')

  const statement = toStatement(context, turn, {
    ...proposal,
    ...cleaned,
    quote: cleaned.quote ?? '',
    classification: proposal.classification ?? cleaned.classification,
  })
  const tombstones = forgottenAs(context, statement)
  const before = tombstones.some((tombstone) => toMs(turn.at) < toMs(tombstone.at))
  // Only the person says anew what they wanted forgotten.
  const anew = turn.role === 'user' && (!isMadeId(turn) || isExplicit(turn, proposal))
  if (before || (tombstones.length > 0 && !anew)) return reject('forgotten')
  if (policy.personal === 'drop' && statement.classification !== 'public') return reject('policy')
  if (proposal.same !== undefined) {
    const held = draft.get(proposal.same)
    if (held !== undefined) return { op: 'noop', memory: held, replaced: [], reason: 'same', explanation: explain('noop', 'same', held), message: turn.id }
  }
  const grows = statement.replaces.length === 0 && (statement.key === null || draft.activeByKey(statement.key) === undefined)
  if (grows && spent()) return reject('budget')
  const decision = decide(statement, draft, context.now(), policy)
  if (grows && decision.op !== 'noop' && overCap(context, draft) > 0) {
    const least = takeLeastUseful(context, draft, 1, decision.op === 'pend' ? 0 : 1)
    if (least === null) {
      draft.remove(statement.id)
      return reject('no-room')
    }
    room.push(...least)
  }
  if (decision.op !== 'noop') lift.push(...tombstones.map(({ id }) => id))
  return decision
}

/** Whether it is what the app could have stated itself: an extractor is no way round the checks of an input. */
function isWhole({ text, key, value, kind, quote, language }: Extract<Proposal, { op: 'remember' }>): boolean {
  try {
    parseMemoryInput({ text, key, value, kind, quote, language }, 'proposal')
    return quote.trim() !== ''
  } catch {
    return false
  }
}

/** What a turn of an old conversation states is true from when it was said, never from the future. */
function saidAt(turn: StoredTurn, context: Context): string {
  return toIso(Math.min(toMs(turn.at), context.ports.clock.now()))
}

/** When it begins to hold; what a turn dated ahead of the clock says holds "now" holds now. */
function beginning(turn: StoredTurn, stated: string | undefined, context: Context): string {
  const said = saidAt(turn, context)
  if (stated === undefined || !isTime(stated)) return said
  const isAhead = toMs(turn.at) > context.ports.clock.now()
  return isAhead && toMs(stated) <= toMs(turn.at) && toMs(stated) > toMs(said) ? said : normaliseTime(stated)
}

/** The app gave no id: this cannot be told from the same words being played again. */
function isMadeId(turn: StoredTurn): boolean {
  return UUID7.test(turn.id)
}

type Clean = Extract<Proposal, { op: 'remember' }> & { readonly classification: Classification }

function toStatement(context: Context, turn: StoredTurn, proposal: Clean): Statement {
  const { policy } = context.ports
  const foreign = turn.origin !== 'user'
  const asks =
    (foreign && policy.approve.assistant === 'always') ||
    (proposal.kind === 'rule' && (policy.approve.rule === 'always' || (policy.approve.rule === 'unless-user-said-it' && foreign)))
  return {
    id: context.newId(),
    text: proposal.text,
    key: proposal.key,
    value: proposal.value,
    kind: proposal.kind,
    source: { origin: turn.origin, ...(turn.thread === null ? {} : { thread: turn.thread }), message: turn.id, quote: proposal.quote },
    classification: proposal.classification,
    influence: influenceOf(proposal.kind, turn.origin, policy),
    importance: isExplicit(turn, proposal) ? 'high' : proposal.confidence < CLEAR ? 'low' : undefined,
    language: proposal.language ?? 'und',
    validFrom: beginning(turn, proposal.validFrom, context),
    validTo: typeof proposal.validTo === 'string' && isTime(proposal.validTo) ? normaliseTime(proposal.validTo) : undefined,
    replaces: proposal.replaces,
    pend: asks ? 'needs-approval' : proposal.confidence < SURE ? 'uncertain' : null,
    corrects: proposal.reason === 'correction',
  }
}

/** Asked for by the person: nobody else's "remember that" counts. */
function isExplicit(turn: StoredTurn, proposal: Extract<Proposal, { op: 'remember' }>): boolean {
  return proposal.explicit && turn.role === 'user'
}

function collect(context: Context, turn: StoredTurn, proposal: Extract<Proposal, { op: 'forget' }>, draft: Draft, gone: Memory[]): Decision {
  if (turn.role !== 'user') return { op: 'noop', reason: 'untrusted', explanation: explain('noop', 'untrusted'), message: turn.id }
  const meant = proposal.ids.map((id) => draft.get(id)).filter((memory) => memory !== undefined)
  if (meant.length === 0) return { op: 'noop', reason: 'unclear-target', explanation: explain('noop', 'unclear-target'), message: turn.id }
  // A person who wants one value gone wants every version of it gone.
  for (const memory of withVersionsAndEpisodes(meant, context.view)) if (!gone.includes(memory)) gone.push(memory)
  return { op: 'delete', replaced: [], reason: 'forget-request', explanation: explain('delete', 'forget-request'), message: turn.id }
}

interface Leaving {
  readonly turn: StoredTurn
  readonly decisions: readonly Decision[]
  readonly put: readonly Memory[]
  readonly lift: readonly MemoryId[]
  readonly audit: NonNullable<ChangeSet['audit']>
  readonly gone: readonly Memory[]
}

function withForgotten(context: Context, leaving: Leaving): Outcome {
  const at = context.now()
  const effect = forgetting(leaving.gone, { view: context.view, at, reason: 'request', scope: NO_SCOPE, digest: context.digest })
  const receipt: Receipt = { id: context.ports.ids.random(), at, target: 'request', count: effect.remove.length, erasure: context.ports.store.erasure }
  const changed = new Set(leaving.put.map(({ id }) => id))
  const turns = effect.turns.some(({ id }) => id === leaving.turn.id) ? effect.turns : [...effect.turns, leaving.turn]
  return {
    decisions: leaving.decisions.map((decision) => (decision.op === 'delete' ? { ...decision, receipt: receipt.id } : decision)),
    changes: {
      put: [...leaving.put, ...effect.put.filter(({ id }) => !changed.has(id))],
      lift: leaving.lift,
      remove: effect.remove,
      tombstones: effect.tombstones,
      removeDocuments: effect.removeDocuments,
      turns,
      receipts: [receipt],
      audit: [...leaving.audit, { at, op: 'forget', reason: 'forget-request', ids: effect.remove, count: effect.remove.length }],
    },
  }
}

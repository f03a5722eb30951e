import { createDraft } from '../core/draft.ts'
import type { Decision } from '../core/decision.ts'
import { explain } from '../core/explain.ts'
import { MemoryError } from '../core/errors.ts'
import type { Memory, Turn } from '../core/memory.ts'
import { oneOrMore, parseTurn } from '../core/parse-input.ts'
import type { StoredTurn } from '../core/records.ts'
import { toMs } from '../core/time.ts'
import type { View } from '../core/view.ts'
import type { Extractor, Proposal } from '../extraction/extractor.ts'
import type { Context } from './context.ts'
import { heldCount, isBudgetSpent } from './limits.ts'
import { toStored } from './observe.ts'
import { unheld } from './unheld.ts'

const EARLIER = 12

/** The background queue: reads turns one after another, in order, at most once in effect. */
export interface Extraction {
  /** Starts on what is queued. */
  wake(): void
  /** Waits until nothing is queued; the decisions since the last call. */
  settled(): Promise<Decision[]>
  plan(turns: unknown): Promise<Decision[]>
  close(): void
}

export function createExtraction(context: Context): Extraction {
  const decisions: Decision[] = []
  let running: Promise<void> | null = null
  let failure: unknown = null
  let extractor: Promise<Extractor> | null = null
  let stopped = false
  let blocked: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function load(): Promise<Extractor> | null {
    if (context.ports.extractor === null) return null
    extractor ??= context.ports.extractor().catch((error: unknown) => {
      extractor = null
      throw error
    })
    return extractor
  }

  async function drain(): Promise<void> {
    for (;;) {
      if (stopped || context.closed) return
      await context.catchUp()
      const turn = context.view.queued()[0]
      if (turn === undefined) return
      if (halted()) return blocked === null ? undefined : readLater()
      try {
        const made = await extractOne(turn)
        blocked = made === null ? turn.id : null
        decisions.push(...(made ?? []))
      } catch (error) {
        // Everything was forgotten meanwhile, this turn with it.
        if (!(error instanceof MemoryError && error.code === 'FORGOTTEN')) throw error
      }
    }
  }

  /** Nothing may be learnt now; what is queued waits. */
  function halted(): boolean {
    return context.view.settings.get('paused') === true || context.view.settings.get('readOnly') === true || waits()
  }

  /** The first turn in line would add something, and the hour's budget is spent. */
  function waits(): boolean {
    return blocked !== null && blocked === context.view.queued()[0]?.id && isBudgetSpent(context)
  }

  /** Goes on when the hour's budget allows it again. */
  async function readLater(): Promise<void> {
    const { alertsOf } = await context.ports.extras()
    const until = alertsOf(context).find(({ limit }) => limit === 'budgets.writesPerHour')?.until ?? null
    clearTimeout(timer)
    if (until !== null && !stopped) timer = unheld(setTimeout(() => extraction.wake(), Math.max(0, toMs(until) - context.ports.clock.now())))
  }

  /** `null`: the turn would add something, and has to wait for the budget. What only forgets or adds nothing does not. */
  async function extractOne(turn: StoredTurn): Promise<readonly Decision[] | null> {
    const proposals = await propose(turn, [turn])
    const { settleProposals } = await context.ports.extras()
    return context.write(
      (fence) => {
        const queued = context.view.turns.get(turn.id)
        // Another tab was faster, or the turn was forgotten while it was read.
        if (queued === undefined || queued.state === 'done' || queued.text === null) return { changes: null, result: [] }
        const named = fence.gone.length > 0
        const outcome = settleProposals(context, queued, named ? proposals.filter(({ op }) => op === 'nothing') : proposals, createDraft(context.view))
        if (outcome.decisions.some(isWrite) && isBudgetSpent(context)) return { changes: null, result: null }
        return { changes: outcome.changes, result: outcome.decisions }
      },
      { durability: forgets(proposals) ? 'strict' : 'relaxed' },
    )
  }

  /** Somebody asks for it, or something has to go to make room. */
  function forgets(proposals: readonly Proposal[]): boolean {
    return proposals.some(({ op }) => op === 'forget') || heldCount(context) + proposals.length > context.ports.policy.caps.memories
  }

  async function propose(turn: StoredTurn, turns: readonly StoredTurn[], planned: readonly StoredTurn[] = []): Promise<readonly Proposal[]> {
    if (!context.ports.policy.trust.includes(turn.role) || (turn.origin !== 'user' && turn.role === 'user'))
      return [{ op: 'nothing', turn: 0, reason: 'untrusted' }]
    const ready = await load()
    if (ready === null || turn.text === null) return [{ op: 'nothing', turn: 0, reason: 'nothing' }]
    if (turn.text.trim() === '') return [{ op: 'nothing', turn: 0, reason: 'recalled' }]
    const held = [...context.view.memories.values()].filter(({ status }) => status === 'active' || status === 'pending')
    return ready.extract(turns.map(toTurn), {
      earlier: earlierOf(turn, planned),
      held,
      now: context.now(),
      trust: context.ports.policy.trust,
      ...(context.ports.embedding.open === null ? {} : { near: context.nearness }),
    })
  }

  function earlierOf(turn: StoredTurn, planned: readonly StoredTurn[]): readonly Turn[] {
    const same = [...context.view.turns.values(), ...planned].filter((other) => other.thread === turn.thread && other.order < turn.order && other.text !== null)
    return same
      .sort((a, b) => a.order - b.order)
      .slice(-EARLIER)
      .map(toTurn)
  }

  const extraction: Extraction = {
    wake() {
      if (stopped) return
      failure = null
      running ??= drain()
        .catch((error: unknown) => {
          failure = error
        })
        .finally(() => {
          running = null
        })
    },
    async settled() {
      await context.catchUp()
      while (context.view.queued().length > 0 && !halted()) {
        // Nobody reads the queue any more: waiting for it would never end.
        if (stopped) throw new MemoryError('CLOSED', 'The locket is closed.', { details: { reason: 'closed' } })
        extraction.wake()
        await running
        if (failure !== null) {
          const error = failure
          failure = null
          throw error instanceof MemoryError
            ? error
            : new MemoryError('INTERNAL', 'The extractor failed; the turns stay queued.', { cause: error, retryable: true })
        }
      }
      await context.catchUp()
      return decisions.splice(0).map((decision) => withoutForgotten(decision, context.view))
    },
    async plan(value) {
      const turns = oneOrMore(value, 'turns', parseTurn)
      const [{ settleProposals }] = await Promise.all([context.ports.extras(), context.catchUp()])
      const draft = createDraft(context.view)
      const planned: StoredTurn[] = []
      const found: Decision[] = []
      for (const [i, turn] of turns.entries()) {
        const id = turn.id ?? context.newId()
        if (planned.some((other) => other.id === id) || context.view.turns.has(id) || context.view.isForgottenMessage(id) !== undefined) {
          found.push({ op: 'noop', reason: 'repeated', explanation: explain('noop', 'repeated'), message: id })
          continue
        }
        const stored = toStored(context, turn, id, context.now(), Number.MAX_SAFE_INTEGER - turns.length + i)
        const proposals = await propose(stored, [stored], planned)
        found.push(...settleProposals(context, stored, proposals, draft).decisions)
        planned.push(stored)
      }
      return found
    },
    close() {
      stopped = true
      clearTimeout(timer)
    },
  }
  return extraction
}

/** Something that counts into the budget, or would if there were any left. */
function isWrite({ op, reason }: Decision): boolean {
  return op === 'add' || op === 'update' || op === 'pend' || reason === 'budget'
}

/** A decision may be fetched long after it was taken: what was forgotten since is not in it any more. */
function withoutForgotten(decision: Decision, view: View): Decision {
  const isHeld = ({ id }: Memory) => (view.get(id)?.status ?? 'revoked') !== 'revoked'
  const { memory, replaced = [], ...rest } = decision
  if ((memory === undefined || isHeld(memory)) && replaced.every(isHeld)) return decision
  return {
    ...rest,
    memory: memory !== undefined && isHeld(memory) ? memory : undefined,
    replaced: replaced.filter(isHeld),
    explanation: 'What this was about was forgotten since.',
  }
}

function toTurn(turn: StoredTurn): Turn {
  return { role: turn.role, text: turn.text ?? '', id: turn.id, at: turn.at, origin: turn.origin, ...(turn.thread === null ? {} : { thread: turn.thread }) }
}

import type { Decision } from '../core/decision.ts'
import { MemoryError } from '../core/errors.ts'
import type { Turn } from '../core/memory.ts'
import { toMs } from '../core/time.ts'
import type { Locket } from '../locket.ts'
import type { HistoryConversation } from './conversation.ts'
import { throwIfAborted } from './history-error.ts'
import { BEFORE, createKeptTurns, type KeptTurn } from './kept-turns.ts'

/** Most turns of one call. */
const BATCH = 500

/** Something that would be remembered. */
export interface HistoryFinding {
  /** Id of the turn that says it. One turn can have several findings; they are chosen together. */
  readonly message: string
  /** The conversation that it is from, and its title in the file. */
  readonly thread: string
  readonly title: string | null
  /** When it was said, where the file tells. */
  readonly at: string | null
  /** `add`, `update` or `pend`, as it is now. */
  readonly decision: Decision
}

export interface HistoryImportProgress {
  /** Looking for what could be remembered; then storing what was chosen. */
  readonly phase: 'read' | 'store'
  /** Conversations and turns that were read so far. */
  readonly conversations: number
  readonly turns: number
  /** Turns in which something was found so far, or turns that were stored. */
  readonly done: number
}

export interface ImportHistoryOptions {
  /**
   * Shows the person what would be remembered, and gives the `message`s that they chose; it may take as long as they do.
   * Without it nothing is stored: the result is a preview.
   */
  readonly choose?: ((findings: readonly HistoryFinding[]) => readonly string[] | Promise<readonly string[]>) | undefined
  /** Stops with `ABORTED`; what was stored by then stays, and starting again goes on from there. */
  readonly signal?: AbortSignal | undefined
  /** Called while it reads and stores. */
  readonly onProgress?: ((progress: HistoryImportProgress) => void) | undefined
}

export interface HistoryImport {
  /** Conversations and turns of the file. */
  readonly conversations: number
  readonly turns: number
  /** What would be remembered, oldest first. */
  readonly findings: readonly HistoryFinding[]
  /** Left out: what is held was said later. */
  readonly outdated: number
  /** Left out: the policy does not allow it now (caps, the hourly budget). A later import finds what is allowed then. */
  readonly refused: number
  /** Turns that were handed to the background queue: those chosen, and what was said just before. `settled()` waits for them. */
  readonly stored: number
}

/**
 * Finds what a history tells about a person, lets them choose, and stores only that: the turns that say it and up to four before
 * each. Nothing is stored before `choose` has answered. Doing it again, also after an interruption, changes nothing twice.
 *
 * An old conversation does not forget what is held now, nor replace what was said later. Each conversation is read by the
 * locket's extractor: with one that asks a model, the whole history goes there.
 *
 * @throws MemoryError what `readHistory`, `plan` and `observe` throw; `ABORTED`; `REFUSED` (details.reason `paused`)
 */
export async function importHistory(
  locket: Pick<Locket, 'plan' | 'observe' | 'status'>,
  conversations: AsyncIterable<HistoryConversation> | Iterable<HistoryConversation>,
  { choose, signal, onProgress }: ImportHistoryOptions = {},
): Promise<HistoryImport> {
  const kept = createKeptTurns()
  const count = { conversations: 0, turns: 0 }
  for await (const conversation of conversations) {
    throwIfAborted(signal)
    count.conversations++
    count.turns += conversation.turns.length
    if (conversation.turns.some(({ role }) => role === 'user')) kept.add(conversation, await planned(locket, conversation.turns))
    onProgress?.({ phase: 'read', ...count, done: kept.candidates() })
  }
  throwIfAborted(signal)
  const turns = kept.inOrder()
  const preview = sortOut(
    turns,
    await planned(
      locket,
      turns.map(({ turn }) => turn),
    ),
  )
  const chosen = choose === undefined ? null : new Set(await choose(preview.findings))
  throwIfAborted(signal)
  const wanted = chosen === null ? [] : wantedOf(turns, preview, chosen)
  if (wanted.length > 0 && (await locket.status()).paused) throw new MemoryError('REFUSED', 'Remembering is paused.', { details: { reason: 'paused' } })
  for (let i = 0; i < wanted.length; i += BATCH) {
    throwIfAborted(signal)
    await locket.observe(wanted.slice(i, i + BATCH))
    onProgress?.({ phase: 'store', ...count, done: Math.min(wanted.length, i + BATCH) })
  }
  return { ...count, findings: preview.findings, outdated: preview.outdated, refused: preview.refused, stored: wanted.length }
}

async function planned(locket: Pick<Locket, 'plan'>, turns: readonly Turn[]): Promise<readonly Decision[]> {
  return turns.length === 0 ? [] : locket.plan(turns)
}

interface Preview {
  readonly findings: readonly HistoryFinding[]
  readonly outdated: number
  readonly refused: number
  /** Turns that must not be stored, whatever is chosen around them. */
  readonly barred: ReadonlySet<string>
}

function sortOut(turns: readonly KeptTurn[], decisions: readonly Decision[]): Preview {
  const byId = new Map(turns.map((kept) => [kept.turn.id, kept]))
  const findings: HistoryFinding[] = []
  const barred = new Set<string>()
  let [outdated, refused] = [0, 0]
  for (const decision of decisions) {
    const kept = byId.get(decision.message)
    if (kept === undefined || decision.message === undefined) continue
    if (decision.op === 'noop') continue
    if (decision.op === 'delete' || decision.op === 'reject' || isOutdated(kept.turn, decision)) {
      barred.add(decision.message)
      if (decision.op === 'reject') refused++
      else if (decision.op === 'update') outdated++
    } else findings.push({ message: decision.message, thread: kept.thread, title: kept.title, at: kept.turn.at ?? null, decision })
  }
  // One turn is stored or not as a whole.
  return { findings: findings.filter(({ message }) => !barred.has(message)), outdated, refused, barred }
}

function isOutdated({ at }: Turn, { op, replaced = [] }: Decision): boolean {
  return op === 'update' && at !== undefined && replaced.some(({ validFrom }) => toMs(validFrom) > toMs(at))
}

/**
 * The chosen turns and what was said just before, in order; none with a finding that was not chosen. What the person asked to
 * forget later on stays asked.
 */
function wantedOf(turns: readonly KeptTurn[], { findings, barred }: Preview, chosen: ReadonlySet<string>): readonly Turn[] {
  const found = new Set(findings.map(({ message }) => message))
  const wanted = new Set<KeptTurn>()
  const threads = new Map<string, KeptTurn[]>()
  for (const kept of turns) {
    const id = kept.turn.id ?? ''
    const before = threads.get(kept.thread) ?? []
    threads.set(kept.thread, [...before.slice(-BEFORE), kept])
    if (barred.has(id)) continue
    if (found.has(id) ? chosen.has(id) : kept.forgets && wanted.size > 0) for (const near of [...before.slice(-BEFORE), kept]) wanted.add(near)
  }
  return turns
    .filter((kept) => {
      const id = kept.turn.id ?? ''
      return wanted.has(kept) && !barred.has(id) && (!found.has(id) || chosen.has(id))
    })
    .map(({ turn }) => turn)
}

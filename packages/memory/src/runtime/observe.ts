import { invalid } from '../core/check.ts'
import { oneOrMore, parseTurn } from '../core/parse-input.ts'
import type { Origin, Turn } from '../core/memory.ts'
import { stripBlocks } from '../core/prompt-block.ts'
import type { StoredTurn } from '../core/records.ts'
import { toMs } from '../core/time.ts'
import type { Context } from './context.ts'
import { QUIET_MS } from './quiet.ts'

const ORIGIN: Readonly<Record<Turn['role'], Origin>> = { user: 'user', assistant: 'assistant', tool: 'tool', system: 'app' }

/** Turns of one call; their order leaves room for as many. */
export const MOST_TURNS = 10_000

/** Keeps turns for extraction; a turn whose id is known already, or was forgotten, changes nothing. Returns the ids that are new. */
export async function observe(context: Context, value: unknown): Promise<readonly string[]> {
  const turns = oneOrMore(value, 'turns', parseTurn)
  if (turns.length === 0) return []
  if (turns.length > MOST_TURNS) throw invalid('turns', `must be at most ${MOST_TURNS} at once`)
  const ids = turns.map((turn) => turn.id ?? context.newId())
  return context.write(
    () => {
      const now = context.now()
      if (context.view.settings.get('paused') === true) return { changes: null, result: [] }
      const kept = new Map<string, StoredTurn>()
      turns.forEach((turn, i) => {
        const id = ids[i]
        if (id === undefined || kept.has(id) || context.view.turns.has(id) || context.view.isForgottenMessage(id) !== undefined) return
        kept.set(id, toStored(context, turn, id, now, placeOf(context, i, turns.length)))
      })
      if (kept.size === 0) return { changes: null, result: [] }
      return { changes: { turns: [...kept.values()] }, result: [...kept.keys()] }
    },
    { redact: 'needs' },
  )
}

/** Order of a turn in the next change set, after everything before it and before everything after it. */
export function placeOf(context: Context, i: number, count: number): number {
  return (context.view.revision + 1) * MOST_TURNS + (count > MOST_TURNS ? (i * MOST_TURNS) / (count + 1) : i)
}

/** As it is stored: without secrets, and without what Locket itself had put into the prompt. */
export function toStored(context: Context, turn: Turn, id: string, now: string, order: number): StoredTurn {
  return {
    id,
    thread: turn.thread ?? null,
    role: turn.role,
    origin: turn.origin ?? ORIGIN[turn.role],
    text: context.ports.redact(stripBlocks(turn.text), null).text,
    at: turn.at ?? now,
    order,
    state: 'queued',
    live: turn.thread !== undefined && Math.abs(toMs(turn.at ?? now) - toMs(now)) < QUIET_MS ? true : undefined,
  }
}

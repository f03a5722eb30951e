import type { Decision } from '../core/decision.ts'
import type { Turn } from '../core/memory.ts'
import { toMs } from '../core/time.ts'
import type { HistoryConversation } from './conversation.ts'

/** Turns before one with a finding that are kept to understand it, and how much of each: the end, where questions stand. */
export const BEFORE = 4
const BEFORE_CHARS = 2_000

export interface KeptTurn {
  readonly turn: Turn
  readonly thread: string
  readonly title: string | null
  /** It asks to forget something that is not held: what an earlier turn of the history states. */
  readonly forgets: boolean
}

/** Of a whole history only the turns with findings, and a few before each: hundreds of megabytes become a few. */
export interface KeptTurns {
  add(conversation: HistoryConversation, decisions: readonly Decision[]): void
  /** Turns with findings so far. */
  candidates(): number
  /** By time, so that what was said later wins. Turns without a time stand with the one before. */
  inOrder(): readonly KeptTurn[]
}

export function createKeptTurns(): KeptTurns {
  const kept: (KeptTurn & { readonly time: number })[] = []
  let candidates = 0
  return {
    add({ thread, title, turns }, decisions) {
      const telling = new Set(decisions.filter(tells).map(({ message }) => message))
      const forgetting = new Set(decisions.filter(({ reason }) => reason === 'unclear-target').map(({ message }) => message))
      candidates += telling.size
      const near = new Set<Turn>()
      turns.forEach((turn, i) => {
        if (telling.has(turn.id) || forgetting.has(turn.id)) for (const before of turns.slice(Math.max(0, i - BEFORE), i + 1)) near.add(before)
      })
      let time = Number.NEGATIVE_INFINITY
      for (const turn of turns) {
        if (turn.at !== undefined) time = Math.max(time, toMs(turn.at))
        if (near.has(turn)) kept.push({ turn: telling.has(turn.id) ? turn : shorten(turn), thread, title, forgets: forgetting.has(turn.id), time })
      }
    },
    candidates: () => candidates,
    inOrder: () => [...kept].sort((a, b) => (a.time === b.time ? 0 : a.time - b.time)),
  }
}

const REFUSED: ReadonlySet<Decision['reason']> = new Set(['policy', 'budget', 'no-room'])

/** Also what the policy does not allow together with all the rest of its conversation: alone it may. */
function tells({ op, reason }: Decision): boolean {
  return op === 'add' || op === 'update' || op === 'pend' || (op === 'reject' && REFUSED.has(reason))
}

function shorten(turn: Turn): Turn {
  return turn.text.length <= BEFORE_CHARS ? turn : { ...turn, text: turn.text.slice(-BEFORE_CHARS) }
}

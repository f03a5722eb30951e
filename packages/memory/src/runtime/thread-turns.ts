import type { StoredTurn } from '../core/records.ts'
import { turnTokens, type WindowTurn } from '../core/thread-window.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'

/** A kept turn as trimming and summaries see it; the same object for as long as the turn is. */
export interface ThreadLine extends WindowTurn {
  readonly turn: StoredTurn
  readonly tokens: number
}

/** The turns of conversations in their order. The first look at a turn counts its tokens; a later one is linear and cheap. */
export interface ThreadTurns {
  of(thread: string): readonly ThreadLine[]
}

export function createThreadTurns(context: Context): ThreadTurns {
  // A turn that is forgotten is another object, so its line goes with it.
  const lines = new WeakMap<StoredTurn, ThreadLine>()
  const held = new Map<string, readonly ThreadLine[]>()
  context.watch(() => held.clear())

  function lineOf(turn: StoredTurn, text: string): ThreadLine {
    const known = lines.get(turn)
    if (known !== undefined) return known
    const line = { role: turn.role, text, turn, tokens: turnTokens({ role: turn.role, text }) }
    lines.set(turn, line)
    return line
  }

  return {
    of(thread) {
      const known = held.get(thread)
      if (known !== undefined) return known
      const hidden = hiddenOf(context).turns
      const found: ThreadLine[] = []
      for (const turn of context.view.turns.values()) {
        if (turn.thread === thread && turn.text !== null && !hidden.has(turn.id)) found.push(lineOf(turn, turn.text))
      }
      found.sort((a, b) => a.turn.order - b.turn.order)
      held.set(thread, found)
      return found
    },
  }
}

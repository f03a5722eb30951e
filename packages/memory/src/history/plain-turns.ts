import type { Turn, TurnRole } from '../core/memory.ts'
import type { HistoryConversation } from './conversation.ts'
import { type Fields, fitTurn, textOf, timeOf } from './fields.ts'
import { hash, isName, stableId } from './stable-id.ts'

const ROLES: readonly TurnRole[] = ['user', 'assistant', 'tool', 'system']
/** A longer conversation comes in pieces. */
const MOST_TURNS = 500

export function isPlainTurn(value: Fields): boolean {
  return ROLES.some((role) => role === value.role) && typeof value.text === 'string'
}

/** Gathers turns that follow one another in one thread. */
export interface PlainTurns {
  /** A conversation that is complete by this turn, or `null`. */
  add(value: Fields): HistoryConversation | null
  /** What is left. */
  end(): HistoryConversation | null
}

export function createPlainTurns(): PlainTurns {
  /** Turns so far by thread: what tells turns without an id apart, and is the same when the file is read again. */
  const counts = new Map<string, number>()
  let turns: Turn[] = []
  let thread = ''

  function take(): HistoryConversation | null {
    const taken = turns
    turns = []
    return taken.length === 0 ? null : { thread, title: null, turns: taken }
  }

  return {
    add(value) {
      const role = ROLES.find((name) => name === value.role)
      const text = textOf(value.text)
      if (role === undefined || text === null) return null
      const of = ownName(value.thread) ?? 'import'
      const place = counts.get(of) ?? 0
      counts.set(of, place + 1)
      const complete = of !== thread || turns.length === MOST_TURNS ? take() : null
      thread = of
      const id = ownName(value.id) ?? stableId('turns', of, String(place), hash(`${role} ${text}`))
      turns.push({ role, text: fitTurn(text), id, thread: of, at: timeOf(value.at) })
      return complete
    },
    end: take,
  }
}

/** Names that the app gave stay as they are: the turns may be known by them already. */
function ownName(value: unknown): string | null {
  const name = textOf(value)
  return name === null || isName(name) ? name : stableId('turns', name)
}

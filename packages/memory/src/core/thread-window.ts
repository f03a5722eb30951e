import { estimateTokens } from './tokens.ts'

/** What trimming needs to know of a turn. */
export interface WindowTurn {
  readonly role: 'user' | 'assistant' | 'tool' | 'system'
  readonly text: string
  /** Its `turnTokens`, where they were counted before. */
  readonly tokens?: number | undefined
}

/** Tokens that a chat format adds to each message. */
export const PER_TURN = 4

/** How many steps the start of a steady window takes through its own length. */
const STEPS = 4

/**
 * The newest turns that fit into `tokens`, in order: it starts on a user turn, a tool's result is never parted from the
 * assistant turn that asked for it, and results without one are left out. With `keepSystem` the system turns stand first,
 * whatever their place; they count, and are kept even where they alone are over the budget. Cost: linear in the turns.
 */
export function trimTurns<T extends WindowTurn>(turns: readonly T[], tokens: number, keepSystem: boolean): readonly T[] {
  const system = keepSystem ? turns.filter(({ role }) => role === 'system') : []
  let left = tokens - sum(system)
  const groups = toGroups(turns)
  let start = groups.length
  while (start > 0) {
    const cost = sum(groups[start - 1] ?? [])
    if (cost > left) break
    left -= cost
    start--
  }
  while (start < groups.length && groups[start]?.[0]?.role !== 'user') start++
  return [...system, ...groups.slice(start).flat()]
}

/**
 * Like `trimTurns`, without system turns, but its start moves in steps of a quarter of `tokens`, so that the same turns, and
 * the same summary of those before them, are sent again and again while a conversation grows.
 */
export function steadyWindow<T extends WindowTurn>(turns: readonly T[], tokens: number): readonly T[] {
  const groups = toGroups(turns)
  const over = groups.reduce((all, group) => all + sum(group), 0) - tokens
  if (over <= 0) return trimTurns(turns, tokens, false)
  const step = Math.max(1, Math.floor(tokens / STEPS))
  let before = Math.ceil(over / step) * step
  let start = 0
  while (start < groups.length && (before > 0 || groups[start]?.[0]?.role !== 'user')) {
    before -= sum(groups[start] ?? [])
    start++
  }
  // One turn that is longer than a step may have taken everything: then what fits, fits.
  return start < groups.length ? groups.slice(start).flat() : trimTurns(turns, tokens, false)
}

/** Tokens of one turn as it is sent: never under its text's count, plus what a chat format adds. */
export function turnTokens(turn: WindowTurn): number {
  return turn.tokens ?? estimateTokens(turn.text) + PER_TURN
}

function sum(turns: readonly WindowTurn[]): number {
  let tokens = 0
  for (const turn of turns) tokens += turnTokens(turn)
  return tokens
}

/** What must stay together: an assistant turn with the tool results after it. Orphan results and system turns are no part of it. */
function toGroups<T extends WindowTurn>(turns: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = []
  for (const turn of turns) {
    if (turn.role === 'system' || turn.text === '') continue
    const last = groups.at(-1)
    if (turn.role !== 'tool') groups.push([turn])
    else if (last?.[0]?.role === 'assistant') last.push(turn)
  }
  return groups
}

import type { Memory } from '../core/memory.ts'
import { turnWords } from './fusion.ts'

/**
 * Which events were said one after another. In a conversation the answer often stands beside the words that were asked for
 * ("Where did you go?" – "To Lamu."), so a turn gains from its neighbours and from the whole thread.
 */
export interface Conversations {
  put(slot: number, memory: Memory): void
  /** Harmless for a slot that is in no conversation. */
  remove(slot: number): void
  clear(): void
  /**
   * Adds to the evidence of every event what its neighbours and its thread bring. `evidence` and `coverage` are by slot, evidence
   * `NaN` where there is none; `nothing` gives the evidence that a memory would have if it had nothing to do with the question.
   */
  spread(evidence: Float64Array, coverage: Float32Array, nothing: (slot: number) => number): void
}

/** Answers follow questions, so a turn gains more from the one before it. */
const BEFORE_SHARE = 0.3
const AFTER_SHARE = 0.2
const THREAD_SHARE = 0.2
/** A thread is as good as its best few events. */
const BEST_OF_THREAD = 3

export function createConversations(): Conversations {
  const turnsByThread = new Map<string, Turn[]>()
  const turnBySlot = new Map<number, Turn>()

  function put(slot: number, memory: Memory): void {
    const thread = memory.kind === 'event' ? memory.source.thread : undefined
    const known = turnBySlot.get(slot)
    if (thread === known?.thread && (known === undefined || known.id === memory.id)) return
    remove(slot)
    if (thread === undefined) return
    const turn = { slot, thread, id: memory.id }
    turnBySlot.set(slot, turn)
    const turns = turnsByThread.get(thread)
    if (turns === undefined) turnsByThread.set(thread, [turn])
    else turns.splice(placeOf(turns, turn.id), 0, turn)
  }

  function remove(slot: number): void {
    const turn = turnBySlot.get(slot)
    const turns = turn === undefined ? undefined : turnsByThread.get(turn.thread)
    if (turn === undefined || turns === undefined) return
    turnBySlot.delete(slot)
    turns.splice(placeOf(turns, turn.id), 1)
    if (turns.length === 0) turnsByThread.delete(turn.thread)
  }

  function clear(): void {
    turnsByThread.clear()
    turnBySlot.clear()
  }

  function spread(evidence: Float64Array, coverage: Float32Array, nothing: (slot: number) => number): void {
    for (const turns of turnsByThread.values()) {
      if (turns.length < 2) continue
      const own = turns.map(({ slot }) => (evidence[slot] ?? Number.NaN) + turnWords(coverage[slot] ?? 0))
      const excess = turns.map(({ slot }, index) => Math.max(0, (own[index] ?? Number.NaN) - nothing(slot)) || 0)
      const best = [...excess].sort((a, b) => b - a).slice(0, BEST_OF_THREAD)
      if (best[0] === 0) continue
      const ofThread = (THREAD_SHARE * best.reduce((sum, value) => sum + value, 0)) / best.length
      for (const [index, { slot }] of turns.entries()) {
        const ofNeighbours = Math.max(BEFORE_SHARE * (excess[index - 1] ?? 0), AFTER_SHARE * (excess[index + 1] ?? 0))
        const before = own[index] ?? Number.NaN
        evidence[slot] = (Number.isNaN(before) ? nothing(slot) : before) + ofNeighbours + ofThread
      }
    }
  }

  return { put, remove, clear, spread }
}

interface Turn {
  readonly slot: number
  readonly thread: string
  readonly id: string
}

/** Place of the first turn whose id is not less: ids are made in the order in which things were said. */
function placeOf(turns: readonly Turn[], id: string): number {
  let low = 0
  let high = turns.length
  if ((turns.at(-1)?.id ?? '') < id) return high
  while (low < high) {
    const middle = (low + high) >> 1
    if ((turns[middle]?.id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}

import type { Memory } from '../core/memory.ts'
import { ASKING_WEIGHT, turnWords } from './fusion.ts'
import { wordsOf } from './words.ts'

/**
 * Which events were said one after another. In a conversation the answer often stands beside the words that were asked for
 * ("Where did you go?" – "To Lamu."), so a turn gains from its neighbours and from the whole thread.
 */
export interface Conversations {
  put(slot: number, memory: Memory): void
  /** Harmless for a slot that is in no conversation. */
  remove(slot: number): void
  clear(): void
  /** Adds to the evidence of every event what its neighbours, its thread and its speaker bring. */
  spread(found: Found): void
}

/** What a question found. Arrays are by slot. */
export interface Found {
  /** `NaN` where there is none. */
  readonly evidence: Float64Array
  readonly coverage: Float32Array
  /** Share of a memory's sentences that ask. */
  readonly asking: Float32Array
  /** The evidence that a memory would have if it had nothing to do with the question. */
  readonly nothing: (slot: number) => number
  /** Whether the embedder was made for the question's language. */
  readonly understood: boolean
  /** The question's words, normalised. */
  readonly words: ReadonlySet<string>
}

/** What a turn gains of what the one before it has to do with the question; what asks is answered by the next. */
const BEFORE_SHARE = 0.35
const ANSWER_SHARE = 0.7
/** Of the turn before that one: often the last that the same person said. */
const LAST_BUT_ONE_SHARE = 0.2
const AFTER_SHARE = 0.15
/** Of the best of its thread. */
const THREAD_SHARE = 0.4
/** A turn that asks answers even less than a fact that asks: the answer follows it. */
const TURN_ASKING_WEIGHT = 4
/** What a turn loses when the question names somebody, and somebody else said it. */
const OTHER_SPEAKER_WEIGHT = 2
/** What neighbours and thread bring to turns that do not answer: scores are to mean for turns about what they mean for facts. */
const USUAL_GAIN = 1.75

export function createConversations(): Conversations {
  const turnsByThread = new Map<string, Turn[]>()
  const turnBySlot = new Map<number, Turn>()

  function put(slot: number, memory: Memory): void {
    const thread = memory.kind === 'event' ? memory.source.thread : undefined
    const known = turnBySlot.get(slot)
    if (thread === known?.thread && (known === undefined || (known.id === memory.id && known.text === memory.text))) return
    remove(slot)
    if (thread === undefined) return
    const turn = { slot, thread, id: memory.id, text: memory.text, speaker: speakerOf(memory.text) }
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

  function spread({ evidence, coverage, asking, nothing, understood, words }: Found): void {
    const isNamed = ({ speaker }: Turn): boolean => speaker.some((word) => words.has(word))
    const namesSpeaker = [...turnBySlot.values()].some(isNamed)
    for (const turns of turnsByThread.values()) {
      if (turns.length < 2) continue
      const own = turns.map(({ slot }) => (evidence[slot] ?? Number.NaN) + turnWords(coverage[slot] ?? 0, understood))
      const none = turns.map(({ slot }) => nothing(slot) + turnWords(0, understood))
      // Whether a turn asks or states, what stands beside it has to do with the same.
      const about = turns.map(({ slot }, index) => Math.max(0, (own[index] ?? Number.NaN) + ASKING_WEIGHT * (asking[slot] ?? 0) - (none[index] ?? 0)) || 0)
      const best = about.reduce((most, each) => Math.max(most, each), 0)
      if (best === 0) continue
      for (const [index, turn] of turns.entries()) {
        const { slot, speaker } = turn
        const before = own[index] ?? Number.NaN
        const asked = asking[turns[index - 1]?.slot ?? Number.NaN] ?? 0
        evidence[slot] =
          (Number.isNaN(before) ? (none[index] ?? 0) : before) -
          (TURN_ASKING_WEIGHT - ASKING_WEIGHT) * (asking[slot] ?? 0) -
          (namesSpeaker && speaker.length > 0 && !isNamed(turn) ? OTHER_SPEAKER_WEIGHT : 0) +
          (BEFORE_SHARE + ANSWER_SHARE * asked) * (about[index - 1] ?? 0) +
          LAST_BUT_ONE_SHARE * (about[index - 2] ?? 0) +
          AFTER_SHARE * (about[index + 1] ?? 0) +
          THREAD_SHARE * best -
          USUAL_GAIN
      }
    }
  }

  return { put, remove, clear, spread }
}

interface Turn {
  readonly slot: number
  readonly thread: string
  readonly id: string
  readonly text: string
  /** The words of a name; none where the text does not say who speaks. */
  readonly speaker: readonly string[]
}

/** Who says a text that is written like a script, `Nora: I moved`. */
function speakerOf(text: string): readonly string[] {
  return wordsOf(/^\p{L}[^:\n]{0,40}(?=: )/u.exec(text)?.[0] ?? '').map((word) => word.term)
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

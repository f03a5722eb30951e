import type { Decision, Memory, Prompt, Turn } from '@locket/memory'
import type { Destination, Ended } from './model/chat-model.ts'
import type { Problem } from './problem.ts'

/** How a model's answer is going, and what it was given for it. */
export interface Reply {
  readonly state: 'waiting' | 'writing' | 'failed' | Ended
  readonly from: Destination
  /** `null` until it is put together, and once something was forgotten: it may hold that. */
  readonly given: Prompt | null
  readonly problem: Problem | null
}

/** One message as the page shows it. The page keeps nothing beside Locket: a text that Locket forgets must not live on elsewhere. */
export interface Entry {
  readonly id: string
  readonly role: Turn['role']
  /** `null` once what it said was forgotten. */
  readonly text: string | null
  readonly at: string
  /** `working`: what comes of it is not known yet. `earlier`: it was said on an earlier visit, and of that only memories tell. */
  readonly state: 'working' | 'done' | 'failed' | 'earlier'
  readonly decisions: readonly Decision[]
  readonly problem: Problem | null
  /** Remembering was paused when it was said. */
  readonly paused: boolean
  /** Of a model's answer on this visit. */
  readonly reply: Reply | null
}

type KnownTurn = Turn & { readonly id: string; readonly at: string }

/** A conversation as it is kept, with the memories that came from it. */
export function earlierEntries(turns: readonly Turn[], memories: readonly Memory[]): readonly Entry[] {
  return turns.filter(isKnown).map(({ id, role, text, at }): Entry => {
    const decisions = memories.filter(({ source }) => source.message === id).map(decisionOf)
    return { id, role, text, at, state: decisions.length > 0 ? 'done' : 'earlier', decisions, problem: null, paused: false, reply: null }
  })
}

/** Adds turns at the end; a turn that is shown already stays where it is. */
export function addTurns(entries: readonly Entry[], turns: readonly KnownTurn[], paused: boolean): readonly Entry[] {
  const shown = new Set(entries.map((entry) => entry.id))
  const added = turns
    .filter((turn) => !shown.has(turn.id))
    .map(({ id, role, text, at }): Entry => ({ id, role, text, at, state: 'working', decisions: [], problem: null, paused, reply: null }))
  return [...entries, ...added]
}

/** Puts decisions under the messages that they come from. */
export function addDecisions(entries: readonly Entry[], decisions: readonly Decision[]): readonly Entry[] {
  if (decisions.length === 0) return entries
  return entries.map((entry) => {
    const own = decisions.filter((decision) => decision.message === entry.id)
    if (own.length === 0) return entry
    // What a message asked to forget may stand in its own words.
    const text = own.some((decision) => decision.op === 'delete') ? null : entry.text
    return { ...entry, text, state: 'done', decisions: [...entry.decisions, ...own] }
  })
}

/** Marks messages as looked at, with or without a decision. */
export function markDone(entries: readonly Entry[], ids: ReadonlySet<string>): readonly Entry[] {
  return entries.map((entry) => (ids.has(entry.id) && entry.state === 'working' ? { ...entry, state: 'done' } : entry))
}

/** Marks messages that could not be handed to Locket. */
export function markFailed(entries: readonly Entry[], ids: ReadonlySet<string>, problem: Problem): readonly Entry[] {
  return entries.map((entry) => (ids.has(entry.id) && entry.state === 'working' ? { ...entry, state: 'failed', problem } : entry))
}

/** Takes the words of forgotten memories off the page: the messages that told them and the lines about them. */
export function forgetIn(entries: readonly Entry[], forgotten: readonly string[]): readonly Entry[] {
  if (forgotten.length === 0) return entries
  const gone = new Set(forgotten)
  const isGone = (memory: Memory | undefined): boolean => memory !== undefined && gone.has(memory.id)
  return entries.map((entry) => {
    const touched = entry.decisions.some((decision) => isGone(decision.memory) || (decision.replaced ?? []).some(isGone))
    const reply = entry.reply === null ? null : { ...entry.reply, given: null }
    return touched ? { ...entry, text: null, decisions: [], reply } : { ...entry, reply }
  })
}

/** Takes off the texts that are not kept any more. Those that never were, or are being written, stay. */
export function keepOnly(entries: readonly Entry[], kept: ReadonlySet<string>): readonly Entry[] {
  const isSettled = ({ state, reply }: Entry): boolean => state !== 'failed' && state !== 'working' && reply?.state !== 'waiting' && reply?.state !== 'writing'
  return entries.map((entry) => (entry.text === null || kept.has(entry.id) || !isSettled(entry) ? entry : { ...entry, text: null, decisions: [] }))
}

function isKnown(turn: Turn): turn is KnownTurn {
  return turn.id !== undefined && turn.at !== undefined
}

/** What came of a turn, as far as its memory tells: its reason is not kept. */
function decisionOf(memory: Memory): Decision {
  return { op: memory.status === 'pending' ? 'pend' : 'add', memory, reason: 'new', explanation: '' }
}

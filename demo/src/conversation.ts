import type { Decision, Memory, Turn } from '@locket/memory'
import type { Problem } from './problem.ts'

/** One message as the page shows it. Only in this tab's memory: a text that Locket forgets must not live on elsewhere. */
export interface Entry {
  readonly id: string
  readonly role: Turn['role']
  /** `null` once what it said was forgotten. */
  readonly text: string | null
  readonly at: string
  /** `working`: what comes of it is not known yet. */
  readonly state: 'working' | 'done' | 'failed'
  readonly decisions: readonly Decision[]
  readonly problem: Problem | null
  /** Remembering was paused when it was said. */
  readonly paused: boolean
}

/** Adds turns at the end; a turn that is shown already stays where it is. */
export function addTurns(
  entries: readonly Entry[],
  turns: readonly (Turn & { readonly id: string; readonly at: string })[],
  paused: boolean,
): readonly Entry[] {
  const shown = new Set(entries.map((entry) => entry.id))
  const added = turns
    .filter((turn) => !shown.has(turn.id))
    .map(({ id, role, text, at }): Entry => ({ id, role, text, at, state: 'working', decisions: [], problem: null, paused }))
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
    return touched ? { ...entry, text: null, decisions: [] } : entry
  })
}

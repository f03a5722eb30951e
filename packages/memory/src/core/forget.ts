import type { Memory, MemoryId } from './memory.ts'
import type { ForgetTarget, ForgetTargetKind, StoredTurn, Tombstone } from './records.ts'
import { normaliseText } from './text.ts'
import { toMs } from './time.ts'
import { olderVersions } from './versions.ts'
import type { View } from './view.ts'

/** What forgetting some memories does to everything that is held. */
export interface Forgetting {
  readonly remove: readonly MemoryId[]
  readonly tombstones: readonly Tombstone[]
  /** Memories that stay, without their link to or quote of what goes. */
  readonly put: readonly Memory[]
  /** Turns whose text goes. */
  readonly turns: readonly StoredTurn[]
}

export function targetKind(target: ForgetTarget): ForgetTargetKind {
  if ('id' in target) return 'id'
  if ('query' in target) return 'query'
  if ('ids' in target) return 'ids'
  if ('key' in target) return 'key'
  if ('thread' in target) return 'thread'
  if ('origin' in target) return 'origin'
  return 'everything' in target ? 'everything' : 'time'
}

/** The memories that a target means, their older versions included, oldest first. `{ query }` alone is resolved by the caller. */
export function targeted(target: Exclude<ForgetTarget, { query: string }>, view: View): readonly Memory[] {
  const named = 'ids' in target ? new Set(target.ids.map((id) => id.toLowerCase())) : null
  const meant = [...view.memories.values()].filter((memory) => ('ids' in target ? named?.has(memory.id) === true : means(target, memory)))
  return withOlderVersions(meant, view)
}

export function withOlderVersions(memories: readonly Memory[], view: View): readonly Memory[] {
  const held = { get: (id: string) => view.get(id), all: () => view.memories.values() }
  const found = new Map<MemoryId, Memory>()
  for (const memory of memories) for (const version of olderVersions(memory, held)) found.set(version.id, version)
  return [...found.values()].sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : a.id < b.id ? -1 : 1))
}

export function forgetting(gone: readonly Memory[], view: View, at: string, reason: ForgetTargetKind, digest: (text: string) => string): Forgetting {
  const ids = new Set(gone.map((memory) => memory.id))
  const words = contentOf(gone)
  const put: Memory[] = []
  for (const memory of view.memories.values()) {
    if (ids.has(memory.id)) continue
    const cut = withoutTraces(memory, ids, words)
    if (cut !== memory) put.push(cut)
  }
  const messages = new Set(gone.flatMap((memory) => memory.source.message ?? []))
  const turns: StoredTurn[] = []
  for (const turn of view.turns.values()) {
    if (turn.text !== null && (reason === 'everything' || messages.has(turn.id) || mentions(turn.text, words)))
      turns.push({ ...turn, text: null, state: 'done' })
  }
  return {
    remove: [...ids],
    put,
    turns,
    tombstones: gone.map((memory) => ({
      id: memory.id,
      at,
      reason,
      messages: memory.source.message === undefined ? [] : [memory.source.message],
      digests: [...new Set([memory.text, ...(memory.value === null ? [] : [memory.value])].map((text) => digest(normaliseText(text))))],
    })),
  }
}

function means(target: Exclude<ForgetTarget, { query: string } | { ids: readonly string[] }>, memory: Memory): boolean {
  if ('id' in target) return memory.id === target.id.toLowerCase()
  if ('key' in target) return memory.key === target.key
  if ('thread' in target) return memory.source.thread === target.thread
  if ('origin' in target) return memory.source.origin === target.origin
  if ('everything' in target) return true
  const recorded = toMs(memory.recordedAt)
  return (target.since === undefined || recorded >= toMs(target.since)) && (target.until === undefined || recorded < toMs(target.until))
}

/** Texts and values of what goes, in the form in which they are looked for elsewhere; a value of one or two signs says too little. */
function contentOf(gone: readonly Memory[]): readonly string[] {
  const texts = gone.flatMap((memory) => [memory.text, memory.value ?? '', memory.source.quote ?? ''].map(normaliseText))
  return [...new Set(texts.filter((text) => text.length > (UNSPACED.test(text) ? 1 : 2)))]
}

function mentions(text: string, words: readonly string[]): boolean {
  const form = ` ${normaliseText(text)} `
  return words.some((word) => form.includes(UNSPACED.test(word) ? word : ` ${word} `))
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

function withoutTraces(memory: Memory, ids: ReadonlySet<MemoryId>, words: readonly string[]): Memory {
  const supersedes = memory.supersedes !== null && ids.has(memory.supersedes) ? null : memory.supersedes
  const supersededBy = memory.supersededBy !== null && ids.has(memory.supersededBy) ? null : memory.supersededBy
  const quote = memory.source.quote !== undefined && mentions(memory.source.quote, words) ? undefined : memory.source.quote
  if (supersedes === memory.supersedes && supersededBy === memory.supersededBy && quote === memory.source.quote) return memory
  const { quote: _, ...source } = memory.source
  return { ...memory, supersedes, supersededBy, source: quote === undefined ? source : { ...source, quote } }
}

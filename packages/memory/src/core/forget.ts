import type { Memory, MemoryId } from './memory.ts'
import type { ForgetTarget, ForgetTargetKind, StoredTurn, Tombstone } from './records.ts'
import { splitSentences } from './split-sentences.ts'
import { normaliseText } from './text.ts'
import { toMs } from './time.ts'
import { olderVersions } from './versions.ts'
import type { View } from './view.ts'

/** Actor of an episode: what Locket keeps of a conversation that went quiet. */
export const EPISODE_ACTOR = 'locket.episode'

/** What forgetting some memories does to everything that is held. */
export interface Forgetting {
  readonly remove: readonly MemoryId[]
  readonly tombstones: readonly Tombstone[]
  /** Memories that stay, without their link to or quote of what goes. */
  readonly put: readonly Memory[]
  /** Turns whose text goes. */
  readonly turns: readonly StoredTurn[]
  /** Titles and summaries that hold what goes, and all that belongs to a conversation that goes as a whole. */
  readonly removeDocuments: readonly string[]
}

/** What of conversations goes whatever it says, by ids. */
export interface ForgetScope {
  readonly turns: ReadonlySet<string>
  readonly documents: ReadonlySet<string>
}

export const NO_SCOPE: ForgetScope = { turns: new Set(), documents: new Set() }

/** A thread goes with its turns and documents; everything takes those of all. Other targets mean memories. */
export function scopeOf(target: ForgetTarget, view: View): ForgetScope {
  if (!('thread' in target) && !('everything' in target)) return NO_SCOPE
  const goes = (thread: string | null): boolean => 'everything' in target || thread === target.thread
  const turns = new Set<string>()
  const documents = new Set<string>()
  for (const turn of view.turns.values()) if (turn.text !== null && goes(turn.thread)) turns.add(turn.id)
  for (const document of view.documents.values()) if (goes(document.thread)) documents.add(document.id)
  return { turns, documents }
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

/** The memories that a target means, their older versions and episodes that tell of them included, oldest first. `{ query }` alone is resolved by the caller. */
export function targeted(target: Exclude<ForgetTarget, { query: string }>, view: View): readonly Memory[] {
  const named = 'ids' in target ? new Set(target.ids.map((id) => id.toLowerCase())) : null
  const meant = [...view.memories.values()].filter((memory) => ('ids' in target ? named?.has(memory.id) === true : means(target, memory)))
  return withVersionsAndEpisodes(meant, view)
}

export function withVersionsAndEpisodes(memories: readonly Memory[], view: View): readonly Memory[] {
  const held = { get: (id: string) => view.get(id), all: () => view.memories.values() }
  const found = new Map<MemoryId, Memory>()
  const all = [...memories, ...episodesOf(memories, view)]
  for (const memory of all) for (const version of olderVersions(memory, held)) found.set(version.id, version)
  return [...found.values()].sort((a, b) => (a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : a.id < b.id ? -1 : 1))
}

export interface ForgettingParts {
  readonly view: View
  readonly at: string
  readonly reason: ForgetTargetKind
  readonly scope: ForgetScope
  digest(text: string): string
}

export function forgetting(gone: readonly Memory[], { view, at, reason, scope, digest }: ForgettingParts): Forgetting {
  const ids = new Set(gone.map((memory) => memory.id))
  // Nobody asked for what makes room to be forgotten: what else speaks of the same stays, and told again it is remembered again.
  const room = reason === 'room'
  const words = room ? [] : contentOf(gone, reason !== 'retention')
  const put: Memory[] = []
  for (const memory of view.memories.values()) {
    if (ids.has(memory.id)) continue
    const cut = withoutTraces(memory, ids, words)
    if (cut !== memory) put.push(cut)
  }
  const messages = new Set(gone.flatMap((memory) => memory.source.message ?? []))
  const turns: StoredTurn[] = []
  for (const turn of view.turns.values()) {
    if (turn.text !== null && (scope.turns.has(turn.id) || messages.has(turn.id) || mentions(turn.text, words)))
      turns.push({ ...turn, text: null, state: 'done' })
  }
  const summed = new Set(summariesOf(turns, view))
  const removeDocuments: string[] = []
  for (const { id, label } of view.documents.values()) {
    const tells = label !== null && mentions(label, words)
    if (scope.documents.has(id) || summed.has(id) || tells) removeDocuments.push(id)
  }
  return {
    remove: [...ids],
    put,
    turns,
    removeDocuments,
    tombstones: gone.map((memory) => ({
      id: memory.id,
      at,
      reason,
      messages: memory.source.message === undefined ? [] : [memory.source.message],
      digests: room ? [] : [...new Set([memory.text, ...(memory.value === null ? [] : [memory.value])].map((text) => digest(normaliseText(text))))],
    })),
  }
}

/** Whether a text tells of what goes. */
export function tellsOf(gone: readonly Memory[]): (text: string) => boolean {
  const words = contentOf(gone, true)
  return (text) => mentions(text, words)
}

/** Ids of the summaries that stand for one of these turns: they are made anew from what is left. */
function summariesOf(turns: Iterable<StoredTurn>, view: View): readonly string[] {
  const first = new Map<string | null, number>()
  for (const { thread, order } of turns) first.set(thread, Math.min(order, first.get(thread) ?? order))
  return [...view.documents.values()].filter(({ kind, thread, order }) => kind === 'summary' && order >= (first.get(thread) ?? Infinity)).map(({ id }) => id)
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

/** Episodes that tell of what goes, or quote a sentence of a turn that it came from. */
function episodesOf(gone: readonly Memory[], view: View): readonly Memory[] {
  const episodes = [...view.memories.values()].filter((memory) => isEpisode(memory) && !gone.includes(memory))
  if (episodes.length === 0 || gone.length === 0) return []
  const said = gone.flatMap(({ source }) => (source.message === undefined ? [] : splitSentences(view.turns.get(source.message)?.text ?? '')))
  const words = [...contentOf(gone, true), ...toWords(said)]
  return episodes.filter(({ text }) => mentions(text, words))
}

function isEpisode(memory: Memory): boolean {
  return memory.source.actor === EPISODE_ACTOR
}

/** Texts and values of what goes. `sentences`: an episode is looked for sentence by sentence, since no turn holds it as a whole. */
function contentOf(gone: readonly Memory[], sentences: boolean): readonly string[] {
  return toWords(
    gone.flatMap((memory) => [
      ...(sentences && isEpisode(memory) ? splitSentences(memory.text) : [memory.text]),
      memory.value ?? '',
      memory.source.quote ?? '',
    ]),
  )
}

/** In the form in which they are looked for elsewhere; a value of one or two signs says too little. */
function toWords(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(normaliseText).filter((text) => text.length > (UNSPACED.test(text) ? 1 : 2)))]
}

function mentions(text: string, words: readonly string[]): boolean {
  const possible = PLAIN.test(text) ? words.filter(mayStandIn(text.toLowerCase())) : words
  if (possible.length === 0) return false
  const form = ` ${normaliseText(text)} `
  return possible.some((word) => form.includes(UNSPACED.test(word) ? word : ` ${word} `))
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const PLAIN = /^[\u0000-\u007f]*$/

/** Nothing joins letters of a plain text that stand apart: a word whose letters are not in it needs no closer look. */
function mayStandIn(lower: string): (word: string) => boolean {
  return (word) => lower.includes(/[a-z0-9]+/.exec(word)?.[0] ?? '')
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

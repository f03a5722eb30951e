import type { Memory, MemoryId } from './memory.ts'
import type { StoredDocument, StoredTurn, Tombstone } from './records.ts'
import { normaliseText } from './text.ts'

/** What one write or one catching up changes in the view. */
export interface ViewChange {
  readonly revision: number
  readonly put?: readonly Memory[] | undefined
  readonly remove?: readonly MemoryId[] | undefined
  readonly tombstones?: readonly Tombstone[] | undefined
  readonly lift?: readonly MemoryId[] | undefined
  readonly turns?: readonly StoredTurn[] | undefined
  readonly removeTurns?: readonly string[] | undefined
  readonly documents?: readonly StoredDocument[] | undefined
  readonly removeDocuments?: readonly string[] | undefined
  readonly settings?: Readonly<Record<string, unknown>> | undefined
}

/** What was forgotten while a write was on its way; kept in memory only, until that write ends. */
export interface Fence {
  /** When everything was forgotten last, as it was known when the write began. */
  readonly cleared: unknown
  readonly gone: { readonly id: MemoryId; readonly key: string | null; readonly text: string }[]
}

/**
 * All of one user's memory as it is at one revision, held in RAM. A projection of what is stored: it is changed only by
 * `apply`, and can be rebuilt at any time.
 */
export interface View {
  revision: number
  readonly memories: ReadonlyMap<MemoryId, Memory>
  /** Those of `memories` that have a key: few, and every recall goes over all of them. */
  readonly keyed: ReadonlyMap<MemoryId, Memory>
  readonly tombstones: ReadonlyMap<MemoryId, Tombstone>
  readonly turns: ReadonlyMap<string, StoredTurn>
  readonly documents: ReadonlyMap<string, StoredDocument>
  readonly settings: ReadonlyMap<string, unknown>
  get(id: string): Memory | undefined
  /** The one active memory of a key. */
  activeByKey(key: string): Memory | undefined
  /** Active and pending memories whose text or value is the same once normalised. */
  saying(text: string): readonly Memory[]
  /** Whether a turn of this id led to something that was forgotten. */
  isForgottenMessage(message: string): Tombstone | undefined
  forgottenByDigest(digest: string): Tombstone | undefined
  /** Queued turns in order of arrival. */
  queued(): readonly StoredTurn[]
  apply(change: ViewChange): void
  clear(): void
  /** Collects what is forgotten from now on, until `lower`. */
  raise(): Fence
  lower(fence: Fence): void
}

export function createView(): View {
  const memories = new Map<MemoryId, Memory>()
  const keyed = new Map<MemoryId, Memory>()
  const tombstones = new Map<MemoryId, Tombstone>()
  const turns = new Map<string, StoredTurn>()
  const documents = new Map<string, StoredDocument>()
  const settings = new Map<string, unknown>()
  const byKey = new Map<string, MemoryId>()
  const byDigest = new Map<string, Tombstone>()
  const byMessage = new Map<string, Tombstone>()
  const waiting = new Map<string, StoredTurn>()
  const fences = new Set<Fence>()
  // Built on the first write that asks: opening does not pay for it. By hash: the texts are not held twice.
  let byText: Map<number, MemoryId | Set<MemoryId>> | null = null

  function unlink(memory: Memory): void {
    if (memory.key !== null && byKey.get(memory.key) === memory.id) byKey.delete(memory.key)
    if (byText !== null && isSaid(memory)) unsay(byText, memory)
  }

  function link(memory: Memory): void {
    if (memory.key !== null && memory.status === 'active') byKey.set(memory.key, memory.id)
    if (byText !== null && isSaid(memory)) say(byText, memory)
  }

  function entomb(tombstone: Tombstone, on: boolean): void {
    for (const digest of tombstone.digests)
      if (on) byDigest.set(digest, tombstone)
      else byDigest.delete(digest)
    for (const message of tombstone.messages)
      if (on) byMessage.set(message, tombstone)
      else byMessage.delete(message)
  }

  return {
    revision: 0,
    memories,
    keyed,
    tombstones,
    turns,
    documents,
    settings,
    get: (id) => memories.get(id as MemoryId),
    activeByKey(key) {
      const id = byKey.get(key)
      return id === undefined ? undefined : memories.get(id)
    },
    saying(text) {
      if (byText === null) {
        byText = new Map()
        for (const memory of memories.values()) if (isSaid(memory)) say(byText, memory)
      }
      const form = normaliseText(text)
      const held = byText.get(hashOf(form)) ?? []
      const ids = typeof held === 'string' ? [held] : [...held]
      return ids.flatMap((id) => {
        const memory = memories.get(id)
        return memory !== undefined && normaliseText(memory.text) === form ? [memory] : []
      })
    },
    isForgottenMessage: (message) => byMessage.get(message),
    forgottenByDigest: (digest) => byDigest.get(digest),
    queued: () => [...waiting.values()].sort((a, b) => a.order - b.order),
    apply(change) {
      for (const id of change.remove ?? []) {
        const gone = memories.get(id)
        if (gone === undefined) continue
        for (const fence of fences) fence.gone.push({ id, key: gone.key, text: gone.text })
        unlink(gone)
        memories.delete(id)
        keyed.delete(id)
      }
      for (const memory of change.put ?? []) {
        const before = memories.get(memory.id)
        if (before !== undefined) unlink(before)
        // Hidden until it goes for good: a write on its way must not bring it back either.
        if (memory.status === 'revoked') for (const fence of fences) fence.gone.push({ id: memory.id, key: memory.key, text: memory.text })
        memories.set(memory.id, memory)
        if (memory.key === null) keyed.delete(memory.id)
        else keyed.set(memory.id, memory)
      }
      // Linked in a second pass, so that the order within a change does not matter to the keys.
      for (const memory of change.put ?? []) link(memory)
      for (const id of change.lift ?? []) {
        const lifted = tombstones.get(id)
        if (lifted !== undefined) entomb(lifted, false)
        tombstones.delete(id)
      }
      for (const tombstone of change.tombstones ?? []) {
        tombstones.set(tombstone.id, tombstone)
        entomb(tombstone, true)
      }
      for (const turn of change.turns ?? []) {
        turns.set(turn.id, turn)
        if (turn.state === 'queued') waiting.set(turn.id, turn)
        else waiting.delete(turn.id)
      }
      for (const id of change.removeTurns ?? []) {
        turns.delete(id)
        waiting.delete(id)
      }
      for (const document of change.documents ?? []) documents.set(document.id, document)
      for (const id of change.removeDocuments ?? []) documents.delete(id)
      for (const [name, value] of Object.entries(change.settings ?? {})) settings.set(name, value)
      this.revision = change.revision
    },
    clear() {
      for (const map of [memories, keyed, tombstones, turns, documents, settings, byKey, byDigest, byMessage, waiting]) map.clear()
      byText = null
      this.revision = 0
    },
    raise() {
      const fence: Fence = { gone: [], cleared: settings.get('clearedAt') }
      fences.add(fence)
      return fence
    },
    lower: (fence) => void fences.delete(fence),
  }
}

function isSaid(memory: Memory): boolean {
  return memory.status === 'active' || memory.status === 'pending'
}

function say(map: Map<number, MemoryId | Set<MemoryId>>, memory: Memory): void {
  const hash = hashOf(normaliseText(memory.text))
  const held = map.get(hash)
  if (held === undefined) map.set(hash, memory.id)
  else if (typeof held !== 'string') held.add(memory.id)
  else if (held !== memory.id) map.set(hash, new Set([held, memory.id]))
}

function unsay(map: Map<number, MemoryId | Set<MemoryId>>, memory: Memory): void {
  const hash = hashOf(normaliseText(memory.text))
  const held = map.get(hash)
  if (held === memory.id) map.delete(hash)
  else if (typeof held === 'object') held.delete(memory.id)
}

/** FNV-1a, 30 bits: a small integer in every browser. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619)
  return hash >>> 2
}

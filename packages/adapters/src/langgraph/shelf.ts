import { compareWritesSortKeys, WRITES_IDX_MAP, writesSortKey } from '@langchain/langgraph-checkpoint'
import type { Locket } from '@locket/memory'

/** A value as a serialiser of LangGraph gives it: the name of its form, and bytes. */
export type Typed = readonly [string, Uint8Array]

export interface SavedCheckpoint {
  readonly id: string
  readonly parent: string | null
  readonly checkpoint: Typed
  readonly metadata: Typed
}

/** What one task wrote beside a checkpoint, in one call. */
export interface SavedWrites {
  readonly checkpointId: string
  readonly taskId: string
  readonly taskPath: string
  readonly values: readonly { readonly channel: string; readonly place: number; readonly value: Typed }[]
}

export interface SavedWrite {
  readonly taskId: string
  readonly channel: string
  readonly value: Typed
}

/** What is saved for one thread and namespace of LangGraph. */
export interface Shelf {
  readonly threadId: string
  readonly namespace: string
  putCheckpoint(saved: SavedCheckpoint): Promise<void>
  putWrites(saved: SavedWrites): Promise<void>
  /** All that is kept, read at once. */
  read(): Promise<ShelfContent>
  forget(): Promise<void>
}

export interface ShelfContent {
  /** Newest first, by their ids. */
  readonly checkpoints: readonly SavedCheckpoint[]
  /** In the order in which LangGraph applies them. */
  writes(checkpointId: string): readonly SavedWrite[]
}

/** Two threads of the locket, so that the many writes of a step do not push its checkpoint out. */
const KINDS = ['langgraph', 'langgraph-writes'] as const
type Kind = (typeof KINDS)[number]

export function openShelf(locket: Locket, threadId: string, namespace: string): Shelf {
  const [checkpoints, writes] = [locket.thread(toName('langgraph', threadId, namespace)), locket.thread(toName('langgraph-writes', threadId, namespace))]
  return {
    threadId,
    namespace,
    async putCheckpoint(saved) {
      await checkpoints.save(saved)
    },
    async putWrites(saved) {
      await writes.save(saved)
    },
    async read() {
      const byId = new Map<string, SavedCheckpoint>()
      // The one that was saved last counts, and stands first.
      for (const { state } of await checkpoints.checkpoints()) if (isCheckpoint(state) && !byId.has(state.id)) byId.set(state.id, state)
      const oldestFirst = (await writes.checkpoints()).flatMap(({ state }) => (isWrites(state) ? [state] : [])).reverse()
      return {
        checkpoints: [...byId.values()].sort((a, b) => (a.id < b.id ? 1 : -1)),
        writes: (checkpointId) => inOrder(oldestFirst.filter((saved) => saved.checkpointId === checkpointId)),
      }
    },
    async forget() {
      await checkpoints.forget()
      await writes.forget()
    },
  }
}

/** Of one thread, or of all; in the order of their names. */
export async function shelvesOf(locket: Locket, threadId: string | undefined): Promise<readonly Shelf[]> {
  const found = new Map<string, Shelf>()
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Locket['threads']>> = await locket.threads({ limit: 1_000, cursor })
    for (const { id } of page.items) {
      const place = fromName(id)
      if (place === null || (threadId !== undefined && place.threadId !== threadId)) continue
      found.set(JSON.stringify(place), openShelf(locket, place.threadId, place.namespace))
    }
    cursor = page.cursor
  } while (cursor !== null)
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shelf]) => shelf)
}

/** A write of the same task and place is the first one's; errors, interrupts and their kind are the last one's. */
function inOrder(saved: readonly SavedWrites[]): readonly SavedWrite[] {
  const byPlace = new Map<string, SavedWrite & { readonly key: ReturnType<typeof writesSortKey> }>()
  for (const { taskId, taskPath, values } of saved) {
    for (const { channel, place, value } of values) {
      const index = WRITES_IDX_MAP[channel] ?? place
      const name = `${taskId},${index}`
      if (index < 0 || !byPlace.has(name)) byPlace.set(name, { taskId, channel, value, key: writesSortKey(taskPath, taskId, index) })
    }
  }
  return [...byPlace.values()].sort((a, b) => compareWritesSortKeys(a.key, b.key))
}

function toName(kind: Kind, threadId: string, namespace: string): string {
  return `${kind}:${JSON.stringify([threadId, namespace])}`
}

function fromName(name: string): { readonly threadId: string; readonly namespace: string } | null {
  const kind = KINDS.find((one) => name.startsWith(`${one}:`))
  if (kind === undefined) return null
  try {
    const parts: unknown = JSON.parse(name.slice(kind.length + 1))
    const [threadId, namespace]: readonly unknown[] = Array.isArray(parts) ? parts : []
    return typeof threadId === 'string' && typeof namespace === 'string' ? { threadId, namespace } : null
  } catch {
    // A thread of the app's own whose name only begins alike.
    return null
  }
}

function isCheckpoint(state: unknown): state is SavedCheckpoint {
  return typeof state === 'object' && state !== null && 'checkpoint' in state && 'metadata' in state && 'id' in state
}

function isWrites(state: unknown): state is SavedWrites {
  return typeof state === 'object' && state !== null && 'checkpointId' in state && 'values' in state
}

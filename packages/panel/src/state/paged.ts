import type { Memory, MemoryErrorCode, Page } from '@locket/memory'
import { withoutWords } from './held.ts'
import { codeOf, type Surroundings } from './surroundings.ts'

/** A list that is read page by page on demand: what was found, what is no longer true. */
export interface Paged {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed'
  readonly problem: MemoryErrorCode | null
  readonly items: readonly Memory[]
  readonly hasMore: boolean
  /** Reads from the start; a later start wins over an earlier one that is still on its way. */
  start(fetch: FetchPage): Promise<void>
  more(): Promise<void>
  /** Reads as much as is shown anew. What is shown keeps its order, what is new comes last. */
  refresh(): Promise<void>
  hide(id: string): void
  show(memory: Memory): void
  drop(ids: readonly string[]): void
  clear(): void
}

export type FetchPage = (cursor: string | null, limit: number) => Promise<Page<Memory>>

const LIMIT = 50
const MOST = 1000

export function createPaged(around: Surroundings): Paged {
  let fetch: FetchPage | null = null
  let items: readonly Memory[] = []
  let cursor: string | null = null
  let state: Paged['state'] = 'idle'
  let problem: MemoryErrorCode | null = null
  let generation = 0
  const hidden = new Set<string>()

  async function read(from: string | null, limit: number, put: (page: readonly Memory[]) => readonly Memory[]): Promise<void> {
    if (fetch === null) return
    generation += 1
    const mine = generation
    try {
      const page = await fetch(from, limit)
      if (mine !== generation) return
      items = put(page.items)
      cursor = page.cursor
      state = 'ready'
      problem = null
    } catch (error) {
      if (mine !== generation) return
      state = 'failed'
      problem = codeOf(error, around.words())
    }
    around.changed()
  }

  return {
    get state() {
      return state
    },
    get problem() {
      return problem
    },
    get items() {
      return items
    },
    get hasMore() {
      return cursor !== null
    },
    start(next) {
      fetch = next
      state = 'loading'
      hidden.clear()
      around.changed()
      return read(null, LIMIT, (page) => page)
    },
    more: () => (cursor === null ? Promise.resolve() : read(cursor, LIMIT, (page) => [...items, ...page])),
    refresh() {
      if (state === 'idle') return Promise.resolve()
      return read(null, Math.min(MOST, Math.max(LIMIT, items.length)), (page) => keepOrder(items, page, hidden))
    },
    hide(id) {
      hidden.add(id)
      items = items.map((item) => (item.id === id ? withoutWords(item) : item))
    },
    show(memory) {
      hidden.delete(memory.id)
      items = items.map((item) => (item.id === memory.id ? memory : item))
    },
    drop(ids) {
      for (const id of ids) hidden.delete(id)
      items = items.filter((item) => !ids.includes(item.id))
    },
    clear() {
      generation += 1
      fetch = null
      items = []
      cursor = null
      state = 'idle'
      problem = null
      hidden.clear()
    },
  }
}

function keepOrder(shown: readonly Memory[], fresh: readonly Memory[], hidden: ReadonlySet<string>): readonly Memory[] {
  const left = new Map<string, Memory>(fresh.map((memory) => [memory.id, memory]))
  const byReplaced = new Map<string, Memory>(fresh.flatMap((memory) => (memory.supersedes === null ? [] : [[memory.supersedes, memory] as const])))
  const kept = shown.flatMap((item) => {
    const now = left.get(item.id)
    if (now === undefined) {
      const next = byReplaced.get(item.id)
      if (next !== undefined && left.delete(next.id)) return [next]
      return hidden.has(item.id) ? [item] : []
    }
    left.delete(item.id)
    return [now]
  })
  return [...kept, ...left.values()]
}

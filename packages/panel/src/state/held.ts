import type { Memory, MemoryErrorCode } from '@locket/memory'
import { type Group, groupRows, type Row, stampOf } from '../grouping.ts'
import { codeOf, type Surroundings } from './surroundings.ts'

/** All that is held: active memories in groups, and suggestions. Kept up by changes; read in pages, so that nothing waits. */
export interface Held {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly problem: MemoryErrorCode | null
  /** Active memories read so far. */
  readonly size: number
  groups(): readonly Group[]
  suggestions(): readonly Row[]
  row(key: string): Row | undefined
  /** The key of the line that shows this memory. */
  keyOf(id: string): string
  /** Reads everything anew; lines that are there stay where they are. */
  load(): Promise<void>
  /** Brings in a change: memories to look up, memories that are gone. Answers what a person would notice. */
  apply(ids: readonly string[], forgotten: readonly string[]): Promise<Noticed>
  /** Takes the words out of a line that is being forgotten; the line keeps its place. */
  hide(key: string): void
  /** Gives a hidden line its words again; without them, it waits for the next reading. */
  show(key: string, memory: Memory | null): void
  drop(key: string): void
  close(): void
}

export interface Noticed {
  /** New, or saying something else than before; that a memory was used is not told. */
  readonly changed: ReadonlySet<string>
  readonly gone: ReadonlySet<string>
}

const FIRST_PAGE = 100
const PAGE = 500
/** A change of more memories than this is read anew in pages rather than one by one. */
const MANY = 200

export function createHeld(around: Surroundings): Held {
  const active = new Map<string, Row>()
  const pending = new Map<string, Row>()
  const keys = new Map<string, string>()
  const hidden = new Set<string>()
  let touched = new Set<string>()
  let generation = 0
  let groups: readonly Group[] | null = null
  let state: Held['state'] = 'loading'
  let problem: MemoryErrorCode | null = null

  function shown(id: string): Memory | undefined {
    const key = keys.get(id)
    const memory = key === undefined || hidden.has(key) ? undefined : (active.get(key) ?? pending.get(key))?.memory
    return memory?.id === id ? memory : undefined
  }

  function put(memory: Memory): void {
    const before = memory.supersedes === null ? undefined : keys.get(memory.supersedes)
    const key = memory.status === 'active' && before !== undefined && active.has(before) ? before : (keys.get(memory.id) ?? memory.id)
    if (hidden.has(key)) return
    keys.set(memory.id, key)
    if (memory.status === 'pending') {
      pending.set(key, { key, memory, stamp: memory.recordedAt })
      return
    }
    pending.delete(keys.get(memory.id) ?? key)
    pending.delete(memory.id)
    if (memory.status === 'active') active.set(key, { key, memory, stamp: active.get(key)?.stamp ?? stampOf(memory) })
    else remove(memory.id)
    groups = null
  }

  function remove(id: string): void {
    const key = keys.get(id) ?? id
    for (const rows of [active, pending]) {
      if (rows.get(key)?.memory.id === id && !hidden.has(key)) rows.delete(key)
    }
    groups = null
  }

  async function load(): Promise<void> {
    generation += 1
    const mine = generation
    const found = new Set<string>()
    touched = new Set()
    let shownAt = 0
    try {
      for (const status of ['pending', 'active'] as const) {
        let cursor: string | null = null
        do {
          const page: { readonly items: readonly Memory[]; readonly cursor: string | null } = await around.locket.memories({
            status,
            cursor,
            limit: cursor === null ? FIRST_PAGE : PAGE,
          })
          if (mine !== generation) return
          for (const memory of page.items) {
            found.add(memory.id)
            if (!touched.has(memory.id)) put(memory)
          }
          cursor = page.cursor
          // Sorting and drawing at every page would make reading ten thousand slower than it needs to be.
          if (status === 'active' && active.size >= shownAt * 2) {
            shownAt = active.size
            around.changed()
          }
        } while (cursor !== null)
      }
      for (const row of [...active.values(), ...pending.values()]) {
        if (!found.has(row.memory.id) && !touched.has(row.memory.id)) remove(row.memory.id)
      }
      state = 'ready'
      problem = null
    } catch (error) {
      if (mine !== generation) return
      state = 'failed'
      problem = codeOf(error, around.words())
    }
    around.changed()
  }

  async function apply(ids: readonly string[], forgotten: readonly string[]): Promise<Noticed> {
    const changed = new Set<string>()
    const gone = new Set<string>(forgotten.filter((id) => shown(id) !== undefined))
    for (const id of [...ids, ...forgotten]) touched.add(id)
    for (const id of forgotten) remove(id)
    if (ids.length > MANY) {
      await load()
      return { changed: new Set(ids), gone }
    }
    const mine = generation
    const memories = await Promise.all(ids.map(async (id) => ({ id, memory: await around.locket.get(id) })))
    if (mine !== generation) return { changed, gone }
    for (const { id, memory } of memories) {
      const before = shown(id)
      if (memory === null && before !== undefined) gone.add(id)
      if (memory !== null && isShown(memory) && (before === undefined || !saysTheSame(before, memory))) changed.add(id)
    }
    // New versions first: they take over the line of what they replace.
    for (const { memory } of memories) if (memory?.status === 'active') put(memory)
    for (const { id, memory } of memories) {
      if (memory === null) remove(id)
      else if (memory.status !== 'active') put(memory)
    }
    around.changed()
    return { changed, gone }
  }

  return {
    get state() {
      return state
    },
    get problem() {
      return problem
    },
    get size() {
      return active.size
    },
    groups() {
      groups ??= groupRows(active.values())
      return groups
    },
    suggestions: () => [...pending.values()].sort((a, b) => (a.stamp < b.stamp ? 1 : -1)),
    row: (key) => active.get(key) ?? pending.get(key),
    keyOf: (id) => keys.get(id) ?? id,
    load,
    apply,
    hide(key) {
      const row = active.get(key)
      if (row === undefined) return
      hidden.add(key)
      active.set(key, { ...row, memory: withoutWords(row.memory) })
      groups = null
    },
    show(key, memory) {
      if (!hidden.delete(key)) return
      const row = active.get(key)
      if (row !== undefined && memory !== null) active.set(key, { ...row, memory })
      groups = null
    },
    drop(key) {
      if (!hidden.delete(key)) return
      active.delete(key)
      groups = null
    },
    close() {
      generation += 1
      active.clear()
      pending.clear()
      keys.clear()
      groups = null
    },
  }
}

function isShown({ status }: Memory): boolean {
  return status === 'active' || status === 'pending'
}

function saysTheSame(a: Memory, b: Memory): boolean {
  return a.text === b.text && a.status === b.status && a.key === b.key && a.kind === b.kind && a.classification === b.classification && a.validTo === b.validTo
}

/** What a line needs to keep its place, and nothing that was said. */
export function withoutWords(memory: Memory): Memory {
  return { ...memory, text: '', value: null, source: { origin: memory.source.origin } }
}

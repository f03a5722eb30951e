import type { Memory, MemoryId } from './memory.ts'
import { normaliseText } from './text.ts'
import type { View } from './view.ts'

/** A view with changes on top of it that are not made yet: several decisions in a row see each other's effects. */
export interface Draft {
  get(id: string): Memory | undefined
  activeByKey(key: string): Memory | undefined
  /** Active and pending memories that say the same. */
  saying(text: string): readonly Memory[]
  /** Every version, this draft's included. */
  all(): Iterable<Memory>
  put(memory: Memory): void
  /** Takes it out, as a forget does. */
  remove(id: MemoryId): void
  /** How many are active or pending. */
  held(): number
  /** What was put, as it is at the end. */
  changes(): readonly Memory[]
  /** How many were put. */
  size(): number
}

export function createDraft(view: View): Draft {
  const own = new Map<MemoryId, Memory>()
  const removed = new Set<MemoryId>()
  // Ids put under a key or a form; who has left it since is told by the memory itself.
  const byKey = new Map<string, MemoryId>()
  const byForm = new Map<string, Set<MemoryId>>()

  function get(id: string): Memory | undefined {
    return removed.has(id as MemoryId) ? undefined : (own.get(id as MemoryId) ?? view.get(id))
  }

  return {
    get,
    activeByKey(key) {
      const id = byKey.get(key)
      const mine = id === undefined ? undefined : own.get(id)
      if (mine?.key === key && mine.status === 'active') return mine
      const held = view.activeByKey(key)
      return held === undefined || own.has(held.id) || removed.has(held.id) ? undefined : held
    },
    saying(text) {
      const held = view.saying(text).filter(({ id }) => !own.has(id) && !removed.has(id))
      const form = normaliseText(text)
      const mine = [...(byForm.get(form) ?? [])].map((id) => own.get(id)).filter((memory) => memory !== undefined)
      return [...held, ...mine.filter((memory) => isHeld(memory) && normaliseText(memory.text) === form)]
    },
    *all() {
      for (const memory of view.memories.values()) if (!removed.has(memory.id)) yield own.get(memory.id) ?? memory
      for (const memory of own.values()) if (!view.memories.has(memory.id)) yield memory
    },
    put(memory) {
      own.set(memory.id, memory)
      if (!isHeld(memory)) return
      if (memory.key !== null && memory.status === 'active') byKey.set(memory.key, memory.id)
      const form = normaliseText(memory.text)
      const ids = byForm.get(form) ?? new Set<MemoryId>()
      byForm.set(form, ids.add(memory.id))
    },
    remove(id) {
      own.delete(id)
      removed.add(id)
    },
    held() {
      let count = 0
      for (const memory of this.all()) if (isHeld(memory)) count++
      return count
    },
    changes: () => [...own.values()],
    size: () => own.size,
  }
}

function isHeld(memory: Memory): boolean {
  return memory.status === 'active' || memory.status === 'pending'
}

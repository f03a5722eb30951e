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
  /** How many are active or pending. */
  held(): number
  /** What was put, as it is at the end. */
  changes(): readonly Memory[]
}

export function createDraft(view: View): Draft {
  const own = new Map<MemoryId, Memory>()
  const get = (id: string) => own.get(id as MemoryId) ?? view.get(id)
  return {
    get,
    activeByKey(key) {
      for (const memory of own.values()) if (memory.key === key && memory.status === 'active') return memory
      const held = view.activeByKey(key)
      return held !== undefined && own.has(held.id) ? undefined : held
    },
    saying(text) {
      const form = normaliseText(text)
      const held = view.saying(text).filter((memory) => !own.has(memory.id))
      const mine = [...own.values()].filter((memory) => isHeld(memory) && normaliseText(memory.text) === form)
      return [...held, ...mine]
    },
    *all() {
      for (const memory of view.memories.values()) yield own.get(memory.id) ?? memory
      for (const memory of own.values()) if (!view.memories.has(memory.id)) yield memory
    },
    put: (memory) => void own.set(memory.id, memory),
    held() {
      let count = 0
      for (const memory of this.all()) if (isHeld(memory)) count++
      return count
    },
    changes: () => [...own.values()],
  }
}

function isHeld(memory: Memory): boolean {
  return memory.status === 'active' || memory.status === 'pending'
}

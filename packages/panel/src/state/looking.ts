import type { Memory, Trace } from '@locket/memory'
import { codeOf, type Surroundings } from './surroundings.ts'

/** What is opened under a line: why it is known, where it was used, what it was before; and what is uncovered. */
export interface Looking {
  isOpen(key: string, what: Detail): boolean
  toggle(key: string, memory: Memory, what: Detail): void
  /** All versions, oldest first; `null` while they are read. */
  history(id: string): readonly Memory[] | null
  /** The answers that it went into, newest first; `null` while they are read. */
  uses(id: string): readonly Trace[] | null
  /** What this memory replaced; read when first asked for. */
  previous(memory: Memory): Memory | null
  isRevealed(id: string): boolean
  reveal(id: string, on: boolean): void
  /** Whether a long memory is shown to its end. */
  isWhole(id: string): boolean
  showWhole(id: string, on: boolean): void
  /** Something changed: what was read is read anew, and until then shown without what was forgotten. */
  readAnew(forgotten: readonly string[]): void
}

export type Detail = 'why' | 'history'

const TRACES = 200
/** Traces are searched this many pages back. */
const TRACE_PAGES = 5

export function createLooking(around: Surroundings): Looking {
  const open = new Set<string>()
  const revealed = new Set<string>()
  const whole = new Set<string>()
  const histories = new Map<string, readonly Memory[] | null>()
  const usesById = new Map<string, readonly Trace[] | null>()
  const previousById = new Map<string, Memory | false | null>()
  const stale = new Set<string>()

  function once<T>(name: Detail | 'previous', map: Map<string, T | null>, id: string, get: () => Promise<T>, otherwise: T): T | null {
    const known = map.get(id)
    if (known !== undefined && !stale.delete(`${name}:${id}`)) return known
    map.set(id, known ?? null)
    void get()
      .catch((error: unknown) => {
        // What is opened under a line is an extra: the line says what it knows, the reason goes to the error notice.
        around.say(around.words().errors[codeOf(error, around.words())].what)
        return otherwise
      })
      .then((value) => {
        map.set(id, value)
        around.changed()
      })
    return known ?? null
  }

  async function usesOf(id: string): Promise<readonly Trace[]> {
    const found: Trace[] = []
    let cursor: string | null = null
    for (let page = 0; page < TRACE_PAGES; page += 1) {
      const traces: { readonly items: readonly Trace[]; readonly cursor: string | null } = await around.locket.traces({ limit: TRACES, cursor })
      found.push(...traces.items.filter((trace) => trace.uses.some((use) => use.id === id)))
      cursor = traces.cursor
      if (cursor === null) break
    }
    return found
  }

  return {
    isOpen: (key, what) => open.has(`${what}:${key}`),
    toggle(key, memory, what) {
      const name = `${what}:${key}`
      if (!open.delete(name)) {
        open.add(name)
        stale.add(`${what}:${memory.id}`)
      }
      around.changed()
    },
    history: (id) => once('history', histories, id, () => around.locket.history(id), []),
    uses: (id) => once('why', usesById, id, () => usesOf(id), []),
    previous(memory) {
      const { supersedes } = memory
      if (supersedes === null) return null
      return once<Memory | false>('previous', previousById, supersedes, async () => (await around.locket.get(supersedes)) ?? false, false) || null
    },
    isRevealed: (id) => revealed.has(id),
    reveal(id, on) {
      if (on) revealed.add(id)
      else revealed.delete(id)
      around.changed()
    },
    isWhole: (id) => whole.has(id),
    showWhole(id, on) {
      if (on) whole.add(id)
      else whole.delete(id)
      around.changed()
    },
    readAnew(forgotten) {
      for (const id of forgotten) {
        histories.delete(id)
        usesById.delete(id)
        previousById.set(id, false)
        revealed.delete(id)
      }
      for (const [id, versions] of histories) {
        stale.add(`history:${id}`)
        if (versions !== null)
          histories.set(
            id,
            versions.filter((version) => !forgotten.includes(version.id)),
          )
      }
      for (const id of usesById.keys()) stale.add(`why:${id}`)
      for (const id of previousById.keys()) stale.add(`previous:${id}`)
    },
  }
}

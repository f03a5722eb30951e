import { createPaged, type Paged } from './paged.ts'
import type { Surroundings } from './surroundings.ts'

/** Finding by words and by meaning, as one types. */
export interface Search {
  /** As typed; empty when nothing is looked for. */
  readonly query: string
  readonly found: Paged
  type(query: string): void
  clear(): void
  close(): void
}

const PAUSE_MS = 120

export function createSearch(around: Surroundings): Search {
  const found = createPaged(around)
  let query = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  async function look(wanted: string): Promise<void> {
    // Older versions are found too: whoever wants to know whether something is still held must see all of it.
    await found.start((cursor, limit) => around.locket.memories({ query: wanted, status: ['active', 'superseded'], cursor, limit }))
    if (wanted !== query.trim() || found.state !== 'ready') return
    const words = around.words()
    const count = found.items.length
    around.say(count === 0 ? words.foundNothing(wanted) : words.found(count, around.formats().number(count), found.hasMore))
  }

  function clear(): void {
    clearTimeout(timer)
    query = ''
    found.clear()
    around.changed()
  }

  return {
    get query() {
      return query
    },
    found,
    type(typed) {
      clearTimeout(timer)
      if (typed.trim() === '') {
        clear()
        return
      }
      query = typed
      timer = setTimeout(() => void look(typed.trim()), PAUSE_MS)
      around.changed()
    },
    clear,
    close() {
      clearTimeout(timer)
      found.clear()
    },
  }
}

import type { PageStore } from '../page-state.ts'
import { toProblem } from '../problem.ts'

const PAUSE_MS = 350
let timer: ReturnType<typeof setTimeout> | undefined
let asking = new AbortController()

/** Switches the view of what a model would be given. */
export function showGiven(store: PageStore, on: boolean): void {
  store.set({ showGiven: on, given: null })
  if (on) void ask(store)
}

/** Notes what is being typed, and looks it up once typing pauses. */
export function setDraft(store: PageStore, draft: string): void {
  store.set({ draft })
  clearTimeout(timer)
  if (store.get().showGiven) timer = setTimeout(() => void ask(store), PAUSE_MS)
}

/** What was given may hold what is forgotten now. */
export function askAgain(store: PageStore): void {
  if (store.get().given === null) return
  store.set({ given: null })
  void ask(store)
}

async function ask(store: PageStore): Promise<void> {
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  const { locket, draft } = store.get()
  const query = draft.trim()
  if (locket === null || query === '') return store.set({ given: null })
  try {
    const recall = await locket.recall(query, { signal })
    if (!signal.aborted) store.set({ given: { query, recall } })
  } catch (error) {
    if (!signal.aborted) store.set({ problem: toProblem(error) })
  }
}

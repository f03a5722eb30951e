import type { Given, PageStore } from '../page-state.ts'
import type { Locket } from '@locket/memory'
import { toProblem } from '../problem.ts'
import { words } from '../words.ts'

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

/** Another room for the prompt, in tokens. */
export function setRoom(store: PageStore, room: number): void {
  store.set({ room })
  askAgain(store)
}

/** What was given may hold what is forgotten now, or stand for another conversation. */
export function askAgain(store: PageStore): void {
  if (store.get().given === null) return
  store.set({ given: null })
  void ask(store)
}

async function ask(store: PageStore): Promise<void> {
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  const { locket, draft, thread, room } = store.get()
  const query = draft.trim()
  if (locket === null || query === '') return store.set({ given: null })
  try {
    const given = await lookUp(locket, { query, thread, tokens: room })
    if (!signal.aborted) store.set({ given })
  } catch (error) {
    if (!signal.aborted) store.set({ problem: toProblem(error) })
  }
}

async function lookUp(locket: Locket, options: { readonly query: string; readonly thread: string; readonly tokens: number }): Promise<Given> {
  const prompt = await locket.prompt({ system: words.model.system, ...options })
  const { items } = await locket.traces({ limit: 1 })
  const trace = items.find(({ id }) => id === prompt.trace) ?? null
  const found = await Promise.all((trace?.uses ?? []).map(({ id }) => locket.get(id)))
  return { query: options.query, prompt, trace, memories: new Map(found.flatMap((memory) => (memory === null ? [] : [[memory.id, memory]]))) }
}

import type { Locket, ThreadInfo } from '@locket/memory'
import { earlierEntries, keepOnly } from '../conversation.ts'
import { type ListedThread, newThreadId, type PageStore, SHOWN_STEP } from '../page-state.ts'
import { toProblem } from '../problem.ts'
import { words } from '../words.ts'
import { stopAnswer } from './answer.ts'
import { askAgain } from './given.ts'

const MOST_LISTED = 200
const UNDO_MS = 8_000
/** Of a conversation without a title its beginning is read, unless it is a very long one. */
const MOST_READ = 500
const NAME_CHARS = 70

let listing: Promise<void> | null = null
let isStale = false

/** Reads the list anew; calls that come while it is read are answered by one more reading. */
export async function refreshThreads(store: PageStore): Promise<void> {
  isStale = true
  listing ??= (async () => {
    while (isStale) {
      isStale = false
      await readThreads(store)
    }
  })().finally(() => {
    listing = null
  })
  await listing
}

export function showThreads(store: PageStore, on: boolean): void {
  store.set({ threadsOpen: on, threadAct: null })
  if (on) void refreshThreads(store)
}

/** Shows the conversation that was used last; a new one where there is none. */
export async function openLastThread(store: PageStore): Promise<void> {
  await refreshThreads(store)
  const last = store.get().threads[0]
  if (last !== undefined) await openThread(store, last.id)
}

export async function openThread(store: PageStore, id: string): Promise<void> {
  const { locket, play } = store.get()
  if (locket === null || play !== null) return
  stopAnswer(store)
  try {
    const turns = await locket.thread(id).turns()
    const { items } = await locket.memories({ thread: id, status: 'any', limit: 1_000 })
    const shown = items.filter(({ status }) => status !== 'revoked')
    store.set({ thread: id, mixed: false, entries: earlierEntries(turns, shown), shown: SHOWN_STEP, threadsOpen: false, threadAct: null, problem: null })
    askAgain(store)
  } catch (error) {
    store.set({ problem: toProblem(error) })
  }
}

/** It is kept once something is said in it. */
export function newThread(store: PageStore): void {
  stopAnswer(store)
  store.set({ thread: newThreadId(), mixed: false, entries: [], threadsOpen: false, threadAct: null, problem: null, said: words.threads.began })
  askAgain(store)
}

export function beginRename(store: PageStore, { id, title, name }: ListedThread): void {
  store.set({ threadAct: { type: 'rename', id, title: title ?? name ?? '' } })
}

export async function rename(store: PageStore, title: string): Promise<void> {
  const { locket, threadAct } = store.get()
  if (locket === null || threadAct?.type !== 'rename' || title.trim() === '') return
  await attempt(store, async () => {
    await locket.thread(threadAct.id).rename(title.trim())
    store.set({ threadAct: null, said: words.threads.renamed })
    await refreshThreads(store)
  })
}

/** Asks first, and says what would go. */
export async function askForgetThread(store: PageStore, id: string): Promise<void> {
  const { locket } = store.get()
  if (locket === null) return
  await attempt(store, async () => {
    const memories = await locket.preview({ thread: id })
    store.set({ threadAct: { type: 'forget', id, memories: memories.length } })
  })
}

export async function forgetThread(store: PageStore): Promise<void> {
  const { locket, threadAct, thread } = store.get()
  if (locket === null || threadAct?.type !== 'forget') return
  const { id } = threadAct
  await attempt(store, async () => {
    const receipt = await locket.forget({ thread: id }, { undoMs: UNDO_MS })
    if (id === thread) newThread(store)
    store.set({ threadAct: null, threadsOpen: store.get().threadsOpen || id === thread, leaving: { receipt: receipt.id, id, seconds: UNDO_MS / 1_000 } })
    store.set({ said: words.threads.forgotten(UNDO_MS / 1_000) })
    countDown(store, receipt.id)
    await refreshThreads(store)
  })
}

export async function undoForgetThread(store: PageStore): Promise<void> {
  const { locket, leaving } = store.get()
  if (locket === null || leaving === null) return
  await attempt(store, async () => {
    await locket.undo(leaving.receipt)
    store.set({ leaving: null, said: words.threads.back })
    await refreshThreads(store)
    if (store.get().threads.some(({ id }) => id === leaving.id)) await openThread(store, leaving.id)
  })
}

/** Takes texts off the page that are not kept any more. */
export async function dropForgottenTexts(store: PageStore, locket: Locket): Promise<void> {
  const threads = new Set(
    store
      .get()
      .threads.map(({ id }) => id)
      .concat(store.get().thread),
  )
  const kept = new Set<string>()
  for (const id of threads) for (const turn of await locket.thread(id).turns()) if (turn.id !== undefined) kept.add(turn.id)
  store.set({ entries: keepOnly(store.get().entries, kept) })
}

/** The first words of a text. */
export function toName(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return line.length <= NAME_CHARS ? line : `${line.slice(0, NAME_CHARS).replace(/\s\S*$/, '')}…`
}

async function readThreads(store: PageStore): Promise<void> {
  const { locket, ended, threadsOpen } = store.get()
  if (locket === null || ended !== null) return
  try {
    const { items } = await locket.threads({ limit: MOST_LISTED })
    const nameIt = async (info: ThreadInfo): Promise<ListedThread> => ({ ...info, name: threadsOpen ? await nameOf(locket, info) : info.title })
    const named = await Promise.all(items.map(nameIt))
    store.set({ threads: named })
  } catch (error) {
    if (store.get().ended === null) store.set({ problem: toProblem(error) })
  }
}

/** How it begins is read and never stored as its title: forgetting a memory could leave a part of it there. */
async function nameOf(locket: Locket, { id, title, turns }: ThreadInfo): Promise<string | null> {
  if (title !== null) return title
  if (turns === 0 || turns > MOST_READ) return null
  const first = (await locket.thread(id).turns()).find(({ role }) => role === 'user')
  if (first === undefined) return null
  return toName(first.text)
}

function countDown(store: PageStore, receipt: string): void {
  setTimeout(() => {
    const { leaving } = store.get()
    if (leaving?.receipt !== receipt) return
    store.set({ leaving: leaving.seconds > 1 ? { ...leaving, seconds: leaving.seconds - 1 } : null })
    if (leaving.seconds > 1) countDown(store, receipt)
  }, 1_000)
}

async function attempt(store: PageStore, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    store.set({ problem: toProblem(error) })
  }
}

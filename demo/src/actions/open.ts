import { type Change, type Locket, openLocket } from '@locket/memory'
import { forgetIn } from '../conversation.ts'
import type { PageStore } from '../page-state.ts'
import { toProblem } from '../problem.ts'
import { dropAnswer } from './answer.ts'
import { useKeptEndpoint } from './choose-model.ts'
import { askAgain } from './given.ts'
import { dropForgottenTexts, openLastThread, refreshThreads } from './threads.ts'

const STATUS_POLL_MS = 300

/** Opens the locket of the person shown and keeps the page in step with it. */
export async function openForPage(store: PageStore): Promise<void> {
  try {
    const { user, embedder } = store.get().address
    const locket = await openLocket({ user: user.id, tenant: 'demo', embedder })
    locket.watch((change) => follow(store, locket, change))
    store.set({ locket })
    await Promise.all([openLastThread(store), useKeptEndpoint(store)])
    await followStatus(store, locket)
  } catch (error) {
    store.set({ problem: toProblem(error) })
  }
}

function follow(store: PageStore, locket: Locket, change: Change): void {
  if (change.type === 'upgrade-required') {
    store.set({ ended: 'upgrade' })
  } else if (change.type === 'erased') {
    store.set({ ended: 'erased', entries: [], threads: [], threadAct: null, leaving: null, given: null, file: null, draft: '' })
  } else {
    if (change.forgotten.length > 0) {
      dropAnswer(store)
      store.set({ entries: forgetIn(store.get().entries, change.forgotten) })
      askAgain(store)
      void dropForgotten(store, locket)
    }
    void refreshStatus(store, locket)
    // While something is played, its end refreshes the list.
    if (store.get().play === null) void refreshThreads(store)
  }
}

/** Tells how far the model is, until it is ready or has failed. */
async function followStatus(store: PageStore, locket: Locket): Promise<void> {
  await refreshStatus(store, locket)
  const state = store.get().status?.embedder.state
  if (state === 'loading' || state === 'indexing') setTimeout(() => void followStatus(store, locket), STATUS_POLL_MS)
}

async function refreshStatus(store: PageStore, locket: Locket): Promise<void> {
  try {
    store.set({ status: await locket.status() })
  } catch (error) {
    if (store.get().ended === null) store.set({ problem: toProblem(error) })
  }
}

/** Beside the messages that told a memory, others may have held its words; forgetting everything takes all. */
async function dropForgotten(store: PageStore, locket: Locket): Promise<void> {
  try {
    const [last] = await locket.receipts()
    if (last?.target === 'everything') store.set({ entries: [], given: null })
    await refreshThreads(store)
    await dropForgottenTexts(store, locket)
  } catch (error) {
    if (store.get().ended === null) store.set({ problem: toProblem(error) })
  }
}

import type { Locket } from '@locket/memory'
import { addDecisions, addTurns, markDone, markFailed } from '../conversation.ts'
import { outcomeOf } from '../outcome.ts'
import type { PageStore, Play } from '../page-state.ts'
import { toProblem } from '../problem.ts'
import { randomId } from '../random-id.ts'
import { loadSample } from '../sample.ts'
import type { ShownTurn } from '../turns-file.ts'
import { words } from '../words.ts'
import { answer } from './answer.ts'
import { refreshThreads } from './threads.ts'

const FILE_BATCH = 20

/** Says what is in the message box. Where somebody answers, the answer begins once the message is kept. */
export async function say(store: PageStore): Promise<void> {
  const { draft, role, locket, thread, answering } = store.get()
  const text = draft.trim()
  if (text === '' || locket === null || answering !== null) return
  const turn: ShownTurn = { id: randomId(), role, text, thread, at: new Date().toISOString() }
  store.set({ draft: '', given: null, problem: null })
  const isKept = await learn(store, locket, [turn], () => locket.thread(thread).append(turn))
  const entry = store.get().entries.find(({ id }) => id === turn.id)
  if (entry !== undefined) store.set({ said: outcomeOf(entry).line })
  if (isKept && role === 'user' && entry?.text !== null) await answer(store, { id: turn.id, text })
}

/** Plays the sample conversation, a day at a time. */
export async function playSample(store: PageStore): Promise<void> {
  await play(store, 'days', await loadSample(new Date()), words.play.done)
}

/** Keeps the file that was previewed. */
export async function keepFile(store: PageStore): Promise<void> {
  const { file } = store.get()
  if (file?.type !== 'plan') return
  const turns = file.turns.map((turn) => ({ ...turn, thread: turn.thread ?? store.get().thread }))
  store.set({ file: null })
  const batches = Array.from({ length: Math.ceil(turns.length / FILE_BATCH) }, (_, index) => turns.slice(index * FILE_BATCH, (index + 1) * FILE_BATCH))
  await play(store, 'messages', batches, words.play.kept)
}

/** Stops after the day or batch that is being said. */
export function stopPlaying(store: PageStore): void {
  store.get().play?.stop.abort()
}

async function play(store: PageStore, unit: Play['unit'], batches: readonly (readonly ShownTurn[])[], done: (remembered: number) => string): Promise<void> {
  const { locket } = store.get()
  if (locket === null || store.get().play !== null) return
  const size = (batch: readonly ShownTurn[]): number => (unit === 'days' ? 1 : batch.length)
  const total = batches.reduce((sum, batch) => sum + size(batch), 0)
  const stop = new AbortController()
  const mixed = batches.some((batch) => batch.some(({ thread }) => thread !== store.get().thread))
  store.set({ play: { unit, done: 0, total, stop }, mixed: mixed || store.get().mixed, problem: null })
  let said = 0
  for (const batch of batches) {
    if (stop.signal.aborted || store.get().ended !== null) break
    if (!(await learn(store, locket, batch, () => locket.observe(batch)))) break
    said += size(batch)
    store.set({ play: { unit, done: said, total, stop } })
  }
  const remembered = store.get().status?.counts.active ?? 0
  await refreshThreads(store)
  store.set({ play: null, said: stop.signal.aborted ? words.play.cancelled : said === total ? done(remembered) : '' })
}

/** Hands turns to Locket with `keep` and shows what came of each. @returns whether that worked. */
async function learn(store: PageStore, locket: Locket, turns: readonly ShownTurn[], keep: () => Promise<void>): Promise<boolean> {
  const ids = new Set(turns.map((turn) => turn.id))
  store.set({ entries: addTurns(store.get().entries, turns, store.get().status?.paused ?? false) })
  try {
    await keep()
    // Calls share what settles: this one may be told of another's decisions, and the other one of these.
    const decisions = await locket.settled()
    store.set({ entries: markDone(addDecisions(store.get().entries, decisions), ids) })
    store.set({ status: await locket.status() })
    return true
  } catch (error) {
    const problem = toProblem(error)
    store.set({ entries: markFailed(store.get().entries, ids, problem), problem })
    return false
  }
}

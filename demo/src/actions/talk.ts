import type { Locket } from '@locket/memory'
import { addDecisions, addTurns, markDone, markFailed } from '../conversation.ts'
import { outcomeOf } from '../outcome.ts'
import type { PageStore, Play } from '../page-state.ts'
import { toProblem } from '../problem.ts'
import { randomId } from '../random-id.ts'
import { loadSample } from '../sample.ts'
import type { ShownTurn } from '../turns-file.ts'
import { words } from '../words.ts'

const THREAD = `visit-${randomId()}`
const FILE_BATCH = 20

/** Says what is in the message box. */
export async function say(store: PageStore): Promise<void> {
  const { draft, role, locket } = store.get()
  const text = draft.trim()
  if (text === '' || locket === null) return
  const turn: ShownTurn = { id: randomId(), role, text, thread: THREAD, at: new Date().toISOString() }
  store.set({ draft: '', given: null, problem: null })
  await observe(store, locket, [turn])
  const entry = store.get().entries.find(({ id }) => id === turn.id)
  if (entry !== undefined) store.set({ said: outcomeOf(entry).line })
}

/** Plays the sample conversation, a day at a time. */
export async function playSample(store: PageStore): Promise<void> {
  await play(store, 'days', await loadSample(new Date()), words.play.done)
}

/** Keeps the file that was previewed. */
export async function keepFile(store: PageStore): Promise<void> {
  const { file } = store.get()
  if (file?.type !== 'plan') return
  store.set({ file: null })
  const batches = Array.from({ length: Math.ceil(file.turns.length / FILE_BATCH) }, (_, index) =>
    file.turns.slice(index * FILE_BATCH, (index + 1) * FILE_BATCH),
  )
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
  store.set({ play: { unit, done: 0, total, stop }, problem: null })
  let said = 0
  for (const batch of batches) {
    if (stop.signal.aborted || store.get().ended !== null) break
    if (!(await observe(store, locket, batch))) break
    said += size(batch)
    store.set({ play: { unit, done: said, total, stop } })
  }
  const remembered = store.get().status?.counts.active ?? 0
  store.set({ play: null, said: stop.signal.aborted ? words.play.cancelled : said === total ? done(remembered) : '' })
}

/** Hands turns to Locket and shows what came of each. @returns whether that worked. */
async function observe(store: PageStore, locket: Locket, turns: readonly ShownTurn[]): Promise<boolean> {
  const ids = new Set(turns.map((turn) => turn.id))
  store.set({ entries: addTurns(store.get().entries, turns, store.get().status?.paused ?? false) })
  try {
    await locket.observe(turns)
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

import type { PageStore } from '../page-state.ts'
import { toProblem } from '../problem.ts'
import { readTurnsFile } from '../turns-file.ts'
import { words } from '../words.ts'

/** Reads a file of turns and shows what keeping it would do. Nothing is kept by this. */
export async function previewFile(store: PageStore, files: readonly File[]): Promise<void> {
  const { locket, play } = store.get()
  const [file, ...others] = files
  if (locket === null || play !== null || file === undefined) return
  if (others.length > 0) return store.set({ file: { type: 'broken', problem: words.file.errors.one } })
  store.set({ file: { type: 'reading' }, problem: null })
  const read = await readTurnsFile(file, new Date().toISOString())
  if (!read.ok) return store.set({ file: { type: 'broken', problem: read.problem } })
  try {
    const decisions = await locket.plan(read.turns)
    store.set({ file: { type: 'plan', name: file.name, turns: read.turns, decisions } })
  } catch (error) {
    store.set({ file: null, problem: toProblem(error) })
  }
}

/** Leaves the file as it is. */
export function leaveFile(store: PageStore): void {
  store.set({ file: null })
}

import { addDays, toMs } from '../core/time.ts'
import type { Context } from './context.ts'

/** Takes checkpoints as old as turns may be, summaries of turns that are gone, and titles of which nothing else is left. */
export async function dropExpired(context: Context): Promise<void> {
  await context.catchUp()
  if (overOf(context).length === 0) return
  await context.write(
    () => {
      const removeDocuments = overOf(context)
      return { changes: removeDocuments.length === 0 ? null : { removeDocuments }, result: undefined }
    },
    { durability: 'strict', always: true },
  )
}

function overOf({ view, ports }: Context): readonly string[] {
  const days = ports.policy.retention.thread
  if (days === null) return []
  const now = ports.clock.now()
  const isOver = (at: string): boolean => toMs(addDays(at, days)) <= now
  const left = new Set<string | null>()
  /** Every summary begins with the first turn of its thread. */
  const first = new Map<string | null, number>()
  for (const { thread, text, role, order } of view.turns.values()) {
    if (text === null) continue
    left.add(thread)
    if (role !== 'system') first.set(thread, Math.min(order, first.get(thread) ?? order))
  }
  const documents = [...view.documents.values()]
  for (const { kind, at, thread } of documents) if (kind === 'checkpoint' && !isOver(at)) left.add(thread)
  return documents
    .filter(({ kind, at, thread, label }) => {
      if (kind === 'checkpoint') return isOver(at)
      return !left.has(thread) || (kind === 'summary' && label?.endsWith(`@${first.get(thread)}`) !== true)
    })
    .map(({ id }) => id)
}

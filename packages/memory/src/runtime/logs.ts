import { checkName, invalid } from '../core/check.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import { parsePageOptions } from '../core/parse-options.ts'
import type { AuditEntry, Receipt, Trace } from '../core/records.ts'
import { allVersions, byRecording } from '../core/versions.ts'
import type { Page } from '../locket.ts'
import type { Context } from './context.ts'

/** All versions of a memory or key, oldest first. */
export async function history(context: Context, idOrKey: unknown): Promise<Memory[]> {
  const name = checkName(idOrKey, 'idOrKey')
  await context.catchUp()
  const held = { get: (id: string) => context.view.get(id), all: () => context.view.memories.values() }
  const one = context.view.get(name.toLowerCase())
  if (one !== undefined) return allVersions(one, held).filter(isShown)
  const found = new Map<MemoryId, Memory>()
  for (const memory of context.view.memories.values()) {
    if (memory.key === name && !found.has(memory.id)) for (const version of allVersions(memory, held)) found.set(version.id, version)
  }
  return [...found.values()].filter(isShown).sort(byRecording)
}

export async function traces(context: Context, value: unknown): Promise<Page<Trace>> {
  const { limit, cursor } = parsePageOptions(value)
  await context.catchUp()
  return page(await context.ports.store.traces(limit + 1, cursor), limit, ({ id }) => id)
}

export async function audit(context: Context, value: unknown): Promise<Page<AuditEntry>> {
  const { limit, cursor } = parsePageOptions(value)
  const seq = cursor === null ? null : Number(cursor)
  if (seq !== null && !Number.isInteger(seq)) throw invalid('options.cursor', 'must be one that a page gave')
  await context.catchUp()
  return page(await context.ports.store.audit(limit + 1, seq), limit, (entry) => String(entry.seq))
}

export async function receipts(context: Context): Promise<Receipt[]> {
  await context.catchUp()
  return [...(await context.ports.store.receipts())]
}

/** What was forgotten and can still be taken back is shown nowhere. */
function isShown(memory: Memory): boolean {
  return memory.status !== 'revoked'
}

function page<T>(found: readonly T[], limit: number, cursorOf: (item: T) => string): Page<T> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, cursor: found.length > limit && last !== undefined ? cursorOf(last) : null }
}

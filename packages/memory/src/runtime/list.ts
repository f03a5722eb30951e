import { checkName, invalid } from '../core/check.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import { parseMemoriesOptions, parsePageOptions, type ParsedMemories } from '../core/parse-options.ts'
import type { AuditEntry, Receipt, Trace } from '../core/records.ts'
import { toMs } from '../core/time.ts'
import { allVersions, byRecording } from '../core/versions.ts'
import { isExpired } from '../core/validity.ts'
import type { Page } from '../locket.ts'
import type { Context } from './context.ts'
import type { UseNotes } from './recall.ts'
import { search } from './search.ts'

/** A page of what is held: newest first, or best first for a query. */
export async function memories(context: Context, value: unknown): Promise<Page<Memory>> {
  const options = parseMemoriesOptions(value)
  await context.catchUp()
  const now = context.now()
  const wanted = (memory: Memory) => matches(memory, options, now)
  if (options.query !== null) return ranked(context, options, options.query, wanted)
  const found = [...context.view.memories.values()].filter(wanted).sort((a, b) => byRecording(b, a))
  // The cursor names the last one that was given: what is added meanwhile does not shift the next page.
  const start = options.cursor === null ? 0 : found.findIndex((memory) => isAfter(memory, parseCursor(options.cursor)))
  const items = start === -1 ? [] : found.slice(start, start + options.limit)
  const last = items.at(-1)
  return { items, cursor: last === undefined || start + options.limit >= found.length ? null : `${last.recordedAt}~${last.id}` }
}

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

export async function get(context: Context, id: unknown): Promise<Memory | null> {
  const name = checkName(id, 'id')
  await context.catchUp()
  const memory = context.view.get(name.toLowerCase())
  return memory === undefined || memory.status === 'revoked' ? null : memory
}

export async function traces(context: Context, value: unknown, notes: UseNotes): Promise<Page<Trace>> {
  const { limit, cursor } = parsePageOptions(value)
  await context.catchUp()
  await notes.flush()
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

async function ranked(context: Context, options: ParsedMemories, query: string, wanted: (memory: Memory) => boolean): Promise<Page<Memory>> {
  const offset = options.cursor === null ? 0 : Number(options.cursor)
  if (!Number.isInteger(offset) || offset < 0) throw invalid('options.cursor', 'must be one that a page gave')
  const hits = await search(context, query, { limit: offset + options.limit + 1, accept: wanted })
  const items = hits
    .slice(offset, offset + options.limit)
    .map(({ id }) => context.view.get(id))
    .filter((memory) => memory !== undefined)
  return { items, cursor: hits.length > offset + options.limit ? String(offset + options.limit) : null }
}

function matches(memory: Memory, options: ParsedMemories, now: string): boolean {
  if (!options.statuses.has(memory.status) || isExpired(memory, now)) return false
  if (options.kinds !== null && !options.kinds.includes(memory.kind)) return false
  if (options.thread !== null && memory.source.thread !== options.thread) return false
  if (options.origin !== null && memory.source.origin !== options.origin) return false
  const recorded = toMs(memory.recordedAt)
  return (options.since === null || recorded >= toMs(options.since)) && (options.until === null || recorded < toMs(options.until))
}

/** What was forgotten and can still be taken back is shown nowhere. */
function isShown(memory: Memory): boolean {
  return memory.status !== 'revoked'
}

function parseCursor(cursor: string | null): { readonly recordedAt: string; readonly id: string } {
  const [recordedAt, id] = (cursor ?? '').split('~')
  if (recordedAt === undefined || id === undefined) throw invalid('options.cursor', 'must be one that a page gave')
  return { recordedAt, id }
}

function isAfter(memory: Memory, cursor: { readonly recordedAt: string; readonly id: string }): boolean {
  return memory.recordedAt < cursor.recordedAt || (memory.recordedAt === cursor.recordedAt && memory.id < cursor.id)
}

function page<T>(found: readonly T[], limit: number, cursorOf: (item: T) => string): Page<T> {
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, cursor: found.length > limit && last !== undefined ? cursorOf(last) : null }
}

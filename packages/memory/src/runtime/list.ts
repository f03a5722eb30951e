import { checkName, invalid } from '../core/check.ts'
import type { Memory } from '../core/memory.ts'
import { parseMemoriesOptions, type ParsedMemories } from '../core/parse-options.ts'
import { toMs } from '../core/time.ts'
import { byRecording } from '../core/versions.ts'
import { isExpired } from '../core/validity.ts'
import type { Page } from '../locket.ts'
import type { Context } from './context.ts'
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

export async function get(context: Context, id: unknown): Promise<Memory | null> {
  const name = checkName(id, 'id')
  await context.catchUp()
  const memory = context.view.get(name.toLowerCase())
  return memory === undefined || memory.status === 'revoked' ? null : memory
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

function parseCursor(cursor: string | null): { readonly recordedAt: string; readonly id: string } {
  const [recordedAt, id] = (cursor ?? '').split('~')
  if (recordedAt === undefined || id === undefined) throw invalid('options.cursor', 'must be one that a page gave')
  return { recordedAt, id }
}

function isAfter(memory: Memory, cursor: { readonly recordedAt: string; readonly id: string }): boolean {
  return memory.recordedAt < cursor.recordedAt || (memory.recordedAt === cursor.recordedAt && memory.id < cursor.id)
}

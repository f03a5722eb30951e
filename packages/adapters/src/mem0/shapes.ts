import type { Locket, Memory as Held } from '@locket/memory'
import { fromThread, invalid, isWithin, parseScope, type Scope } from './scope.ts'

/** One message of a conversation; of a content in parts, the texts count. */
export interface Mem0Message {
  readonly role: string
  readonly content: string | Mem0Part | readonly Mem0Part[]
}

/** A part of a message's content. */
export interface Mem0Part {
  readonly type: string
  readonly text?: string | undefined
  /** Images are not looked at. */
  readonly image_url?: unknown
}

/** A memory in Mem0's shape. */
export interface Mem0Item {
  readonly id: string
  /** The memory in words. */
  readonly memory: string
  /** When it became true: ISO 8601 UTC, or a plain date. */
  readonly createdAt: string
  /** When this version was recorded: ISO 8601, UTC. */
  readonly updatedAt: string
  /** As given to `add`; of what `add` gives back, with `event`. */
  readonly metadata: Readonly<Record<string, unknown>>
  readonly user_id?: string | undefined
  readonly agent_id?: string | undefined
  readonly run_id?: string | undefined
  /** 0 to 1; with `search`. */
  readonly score?: number | undefined
}

/** One row of `history`, oldest first. */
export interface Mem0HistoryRow {
  readonly id: string
  readonly memory_id: string
  /** `null` in the first row. */
  readonly previous_value: string | null
  readonly new_value: string
  readonly action: 'ADD' | 'UPDATE'
  readonly created_at: string
  readonly updated_at: string | null
  readonly is_deleted: 0
}

export interface ParsedFilters {
  readonly scope: Scope
  readonly metadata: Readonly<Record<string, unknown>>
}

const IDS = ['user_id', 'agent_id', 'run_id'] as const

export function toItem(memory: Held, locket: Locket, score?: number): Mem0Item {
  const { userId, agentId, runId, metadata } = fromThread(memory.source.thread, locket.user)
  return {
    id: memory.id,
    memory: memory.text,
    createdAt: memory.validFrom,
    updatedAt: memory.recordedAt,
    metadata,
    ...(userId === undefined ? {} : { user_id: userId }),
    ...(agentId === undefined ? {} : { agent_id: agentId }),
    ...(runId === undefined ? {} : { run_id: runId }),
    ...(score === undefined ? {} : { score }),
  }
}

export function toHistoryRow(memory: Held, i: number, versions: readonly Held[], id: string): Mem0HistoryRow {
  return {
    id: memory.id,
    memory_id: id,
    previous_value: versions[i - 1]?.text ?? null,
    new_value: memory.text,
    action: i === 0 ? 'ADD' : 'UPDATE',
    created_at: versions[0]?.recordedAt ?? memory.recordedAt,
    updated_at: i === 0 ? null : memory.recordedAt,
    is_deleted: 0,
  }
}

/** `filters` of search and getAll: the ids, and values of the metadata that must be equal. @throws MemoryError `INVALID_ARGUMENT` for any operator */
export function parseFilters(config: unknown): ParsedFilters {
  if (typeof config !== 'object' || config === null) throw invalid('config', 'must be an object with filters')
  for (const name of ['userId', 'agentId', 'runId', 'user_id', 'agent_id', 'run_id']) {
    if (Reflect.get(config, name) !== undefined) throw invalid(`config.${name}`, 'goes into filters, as user_id, agent_id or run_id')
  }
  const filters: unknown = Reflect.get(config, 'filters')
  const scope = parseScope(filters, 'filters', IDS)
  const rest = Object.entries(Object(filters)).filter(([name, value]) => value !== undefined && !IDS.some((id) => id === name))
  for (const [name, value] of rest) {
    if (['AND', 'OR', 'NOT'].includes(name) || (typeof value === 'object' && value !== null))
      throw invalid(`filters.${name}`, 'must be a plain value: operators are not supported')
  }
  return { scope, metadata: Object.fromEntries(rest) }
}

export function accepts(memory: Held, locket: Locket, { scope, metadata }: ParsedFilters): boolean {
  return isWithin(fromThread(memory.source.thread, locket.user), scope, metadata)
}

/** A text or messages, as role and text each. @throws MemoryError `INVALID_ARGUMENT` when nothing is said */
export function parseMessages(messages: unknown): readonly { readonly role: string; readonly text: string }[] {
  const list: unknown = typeof messages === 'string' ? [{ role: 'user', content: messages }] : messages
  if (!Array.isArray(list)) throw invalid('messages', 'must be a text or a list of messages')
  const said = list.map((message: unknown, i) => {
    if (typeof message !== 'object' || message === null || !('role' in message) || !('content' in message))
      throw invalid(`messages[${i}]`, 'must have role and content')
    return { role: String(message.role), text: toText(message.content) }
  })
  const spoken = said.filter(({ text }) => text.trim() !== '')
  if (spoken.length === 0) throw invalid('messages', 'must say something')
  return spoken
}

/** Whole number from 1 to 1,000. */
export function parseTopK(value: unknown): number {
  if (value === undefined) return 20
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 1_000) throw invalid('topK', 'must be a whole number from 1 to 1000')
  return value
}

function toText(content: unknown): string {
  if (typeof content === 'string') return content
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content]
  return parts.flatMap((part) => (typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? [part.text] : [])).join('\n')
}

import { checkInteger, checkList, checkName, checkOneOf, checkTime, fields, invalid, MAX_TEXT_BYTES, nullable } from './check.ts'
import type { Origin, Turn } from './memory.ts'
import { checkId, ORIGINS } from './parse-input.ts'
import { utf8Length, wellFormed } from './text.ts'

/** A turn in a file. Its place in the list is its place in the conversation. */
export interface ExportedTurn {
  readonly id: string
  readonly thread: string | null
  readonly role: Turn['role']
  readonly origin: Origin
  readonly text: string
  readonly at: string
}

export interface ExportedTitle {
  readonly thread: string
  readonly title: string
  readonly at: string
}

export interface ExportedCheckpoint {
  readonly id: string
  readonly thread: string
  readonly at: string
  readonly label: string | null
  /** Newest turn that it knows; `null` for none. */
  readonly upTo: string | null
  /** As it is kept: what `devalue` writes. */
  readonly state: string
}

/** A summary by the app; Locket's own are made again. */
export interface ExportedSummary {
  readonly thread: string
  readonly at: string
  /** Most tokens that it was made for. */
  readonly tokens: number
  /** First and last turn that it stands for. */
  readonly from: string
  readonly upTo: string
  readonly text: string
}

/** What of conversations an export holds. */
export interface ExportedConversations {
  readonly turns: readonly ExportedTurn[]
  readonly titles: readonly ExportedTitle[]
  readonly checkpoints: readonly ExportedCheckpoint[]
  readonly summaries: readonly ExportedSummary[]
}

const ROLES: readonly Turn['role'][] = ['user', 'assistant', 'tool', 'system']
export const CONVERSATION_PARTS = ['turns', 'titles', 'checkpoints', 'summaries'] as const
export const NO_CONVERSATIONS: ExportedConversations = { turns: [], titles: [], checkpoints: [], summaries: [] }

/** Turns keep their order, everything else is sorted: the same conversations give the same bytes. */
export function sortConversations({ turns, titles, checkpoints, summaries }: ExportedConversations): ExportedConversations {
  return {
    turns,
    titles: sortBy(titles, ({ thread }) => thread),
    checkpoints: sortBy(checkpoints, ({ id }) => id),
    summaries: sortBy(summaries, ({ thread, upTo, tokens }) => `${thread} ${upTo} ${tokens}`),
  }
}

/** @throws MemoryError `INVALID_ARGUMENT`, with the place in the file */
export function parseConversations(parts: Readonly<Record<string, unknown>>): ExportedConversations {
  const content = {
    turns: checkList(parts.turns, 'file.turns', parseTurn),
    titles: checkList(parts.titles, 'file.titles', parseTitle),
    checkpoints: checkList(parts.checkpoints, 'file.checkpoints', parseCheckpoint),
    summaries: checkList(parts.summaries, 'file.summaries', parseSummary),
  }
  refuseTwice(content.turns, 'file.turns', ({ id }) => id)
  refuseTwice(content.titles, 'file.titles', ({ thread }) => thread)
  refuseTwice(content.checkpoints, 'file.checkpoints', ({ id }) => id)
  const threads = new Map(content.turns.map(({ id, thread }) => [id, thread]))
  const known = (turn: string, thread: string, field: string): void => {
    if (threads.get(turn) !== thread) throw invalid(field, 'must be a turn of the same conversation in the file')
  }
  for (const [i, { upTo, thread }] of content.checkpoints.entries()) if (upTo !== null) known(upTo, thread, `file.checkpoints[${i}].upTo`)
  for (const [i, { from, upTo, thread }] of content.summaries.entries()) {
    known(from, thread, `file.summaries[${i}].from`)
    known(upTo, thread, `file.summaries[${i}].upTo`)
  }
  return content
}

function parseTurn(value: unknown, field: string): ExportedTurn {
  const given = fields(value, field, ['id', 'thread', 'role', 'origin', 'text', 'at'])
  return {
    id: checkName(given.id, `${field}.id`),
    thread: nullable(given.thread, `${field}.thread`, checkName) ?? null,
    role: checkOneOf(given.role, `${field}.role`, ROLES),
    origin: checkOneOf(given.origin, `${field}.origin`, ORIGINS),
    text: checkKept(given.text, `${field}.text`),
    at: checkTime(given.at, `${field}.at`),
  }
}

function parseTitle(value: unknown, field: string): ExportedTitle {
  const given = fields(value, field, ['thread', 'title', 'at'])
  return {
    thread: checkName(given.thread, `${field}.thread`),
    title: checkKept(given.title, `${field}.title`),
    at: checkTime(given.at, `${field}.at`),
  }
}

function parseCheckpoint(value: unknown, field: string): ExportedCheckpoint {
  const given = fields(value, field, ['id', 'thread', 'at', 'label', 'upTo', 'state'])
  if (typeof given.state !== 'string') throw invalid(`${field}.state`, 'must be a text')
  return {
    id: checkId(given.id, `${field}.id`),
    thread: checkName(given.thread, `${field}.thread`),
    at: checkTime(given.at, `${field}.at`),
    label: nullable(given.label, `${field}.label`, checkKept) ?? null,
    upTo: nullable(given.upTo, `${field}.upTo`, checkName) ?? null,
    state: given.state,
  }
}

function parseSummary(value: unknown, field: string): ExportedSummary {
  const given = fields(value, field, ['thread', 'at', 'tokens', 'from', 'upTo', 'text'])
  return {
    thread: checkName(given.thread, `${field}.thread`),
    at: checkTime(given.at, `${field}.at`),
    tokens: checkInteger(given.tokens, `${field}.tokens`, 1, Number.MAX_SAFE_INTEGER),
    from: checkName(given.from, `${field}.from`),
    upTo: checkName(given.upTo, `${field}.upTo`),
    text: checkKept(given.text, `${field}.text`),
  }
}

/** A text as it is kept: what was cut out of it may have left it empty, or have made it longer than a text that is given may be. */
function checkKept(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  if (utf8Length(value) > 2 * MAX_TEXT_BYTES) throw invalid(field, `must be at most ${2 * MAX_TEXT_BYTES} bytes of UTF-8`)
  return wellFormed(value)
}

function refuseTwice<T>(items: readonly T[], field: string, nameOf: (item: T) => string): void {
  const seen = new Set<string>()
  for (const [i, item] of items.entries()) {
    if (seen.has(nameOf(item))) throw invalid(`${field}[${i}]`, 'is there twice')
    seen.add(nameOf(item))
  }
}

function sortBy<T>(items: readonly T[], nameOf: (item: T) => string): readonly T[] {
  const named = items.map((item) => ({ item, name: nameOf(item) }))
  return named.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)).map(({ item }) => item)
}

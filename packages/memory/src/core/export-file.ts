import { canonicalJson } from './canonical.ts'
import { checkInteger, checkList, checkName, checkOneOf, checkText, checkTime, fields, invalid, nullable } from './check.ts'
import { MemoryError } from './errors.ts'
import { CONVERSATION_PARTS, type ExportedConversations, NO_CONVERSATIONS, parseConversations, sortConversations } from './export-conversations.ts'
import type { Memory, MemoryId, MemoryStatus, Source } from './memory.ts'
import { checkId, CLASSIFICATIONS, IMPORTANCES, INFLUENCES, KINDS, ORIGINS } from './parse-input.ts'
import type { ForgetTargetKind, Receipt, Tombstone } from './records.ts'

export const EXPORT_FORMAT = 'locket-export'
/** 1 had no conversations. */
export const EXPORT_VERSION = 2

/** Revoked ones are on their way out and stand in no file. */
const STATUSES: readonly MemoryStatus[] = ['active', 'pending', 'superseded']
const TARGETS: readonly ForgetTargetKind[] = ['id', 'ids', 'key', 'query', 'thread', 'origin', 'time', 'everything', 'retention', 'request', 'room']
const MEMORY_FIELDS = [
  'id',
  'kind',
  'key',
  'text',
  'value',
  'status',
  'source',
  'classification',
  'influence',
  'importance',
  'recordedAt',
  'validFrom',
  'validTo',
  'expiresAt',
  'supersedes',
  'supersededBy',
  'lastUsedAt',
  'useCount',
  'language',
] as const

const PARTS_1 = ['memories', 'tombstones', 'receipts'] as const
const PARTS = [...PARTS_1, ...CONVERSATION_PARTS] as const

/** What an export holds: everything that was authored. Indexes, vectors and traces are made again. */
export interface ExportContent extends ExportedConversations {
  readonly memories: readonly Memory[]
  readonly tombstones: readonly Tombstone[]
  readonly receipts: readonly Receipt[]
}

/** One canonical JSON text: sorted, with counts and a SHA-256 over the content. The same store gives the same bytes. */
export function writeExport(
  content: Omit<ExportContent, keyof ExportedConversations> & Partial<ExportedConversations>,
  sha256: (text: string) => string,
): string {
  const sorted: ExportContent = {
    memories: byId(content.memories),
    tombstones: byId(content.tombstones),
    receipts: byId(content.receipts),
    ...sortConversations({ ...NO_CONVERSATIONS, ...content }),
  }
  return canonicalJson({
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    counts: Object.fromEntries(PARTS.map((part) => [part, sorted[part].length])),
    checksum: sha256(canonicalJson(sorted)),
    content: sorted,
  })
}

/** Reads and checks all of a file before anything of it is used; the error names the place. */
export function readExport(text: string, sha256: (text: string) => string): ExportContent {
  const file = parseJson(text)
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== EXPORT_FORMAT) throw badFile('is not an export of Locket')
  const given = file as Readonly<Record<string, unknown>>
  const version = given.version
  if (typeof version === 'number' && version > EXPORT_VERSION) {
    throw new MemoryError('FORMAT_TOO_NEW', 'The file was written by a newer Locket.', { details: { field: 'file', version, known: EXPORT_VERSION } })
  }
  if (version !== EXPORT_VERSION && version !== 1) throw badFile('has no version that is known')
  const names = version === 1 ? PARTS_1 : PARTS
  const parts = fields(given.content, 'file.content', names)
  if (given.checksum !== sha256(canonicalJson(parts))) throw badFile('does not have the content that its checksum tells of')
  const content = {
    memories: checkList(parts.memories, 'file.memories', parseMemory),
    tombstones: checkList(parts.tombstones, 'file.tombstones', parseTombstone),
    receipts: checkList(parts.receipts, 'file.receipts', parseReceipt),
    ...(version === 1 ? NO_CONVERSATIONS : parseConversations(parts)),
  }
  const counts = fields(given.counts, 'file.counts', names)
  for (const name of names) if (counts[name] !== content[name].length) throw badFile(`does not have as many ${name} as it says`)
  checkKeys(content.memories)
  return content
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The parser's own message quotes the text.
    throw new MemoryError('INVALID_ARGUMENT', 'The file is not JSON, or is cut off.', {
      details: { field: 'file' },
      cause: new Error(cause instanceof Error ? cause.name : 'SyntaxError'),
    })
  }
}

function badFile(problem: string): MemoryError {
  return invalid('file', problem)
}

function parseMemory(value: unknown, field: string): Memory {
  const given = fields(value, field, MEMORY_FIELDS)
  const id = (v: unknown, f: string) => checkId(v, f) as MemoryId
  return {
    id: id(given.id, `${field}.id`),
    kind: checkOneOf(given.kind, `${field}.kind`, KINDS),
    key: nullable(given.key, `${field}.key`, checkName) ?? null,
    text: checkText(given.text, `${field}.text`),
    value: nullable(given.value, `${field}.value`, checkText) ?? null,
    status: checkOneOf(given.status, `${field}.status`, STATUSES),
    source: parseSource(given.source, `${field}.source`),
    classification: checkOneOf(given.classification, `${field}.classification`, CLASSIFICATIONS),
    influence: checkOneOf(given.influence, `${field}.influence`, INFLUENCES),
    ...(given.importance === undefined ? {} : { importance: checkOneOf(given.importance, `${field}.importance`, IMPORTANCES) }),
    recordedAt: checkTime(given.recordedAt, `${field}.recordedAt`),
    validFrom: checkTime(given.validFrom, `${field}.validFrom`),
    validTo: nullable(given.validTo, `${field}.validTo`, checkTime) ?? null,
    expiresAt: nullable(given.expiresAt, `${field}.expiresAt`, checkTime) ?? null,
    supersedes: nullable(given.supersedes, `${field}.supersedes`, id) ?? null,
    supersededBy: nullable(given.supersededBy, `${field}.supersededBy`, id) ?? null,
    lastUsedAt: nullable(given.lastUsedAt, `${field}.lastUsedAt`, checkTime) ?? null,
    useCount: checkInteger(given.useCount, `${field}.useCount`, 0, Number.MAX_SAFE_INTEGER),
    language: checkName(given.language, `${field}.language`),
  }
}

function parseSource(value: unknown, field: string): Source {
  const given = fields(value, field, ['origin', 'thread', 'message', 'actor', 'quote'])
  const name = (part: 'thread' | 'message' | 'actor') => (given[part] === undefined ? {} : { [part]: checkName(given[part], `${field}.${part}`) })
  return {
    origin: checkOneOf(given.origin, `${field}.origin`, ORIGINS),
    ...name('thread'),
    ...name('message'),
    ...name('actor'),
    ...(given.quote === undefined ? {} : { quote: checkText(given.quote, `${field}.quote`) }),
  }
}

function parseTombstone(value: unknown, field: string): Tombstone {
  const given = fields(value, field, ['id', 'at', 'reason', 'messages', 'digests'])
  return {
    id: checkId(given.id, `${field}.id`) as MemoryId,
    at: checkTime(given.at, `${field}.at`),
    reason: checkOneOf(given.reason, `${field}.reason`, TARGETS),
    messages: checkList(given.messages, `${field}.messages`, checkName),
    digests: checkList(given.digests, `${field}.digests`, checkName),
  }
}

function parseReceipt(value: unknown, field: string): Receipt {
  const given = fields(value, field, ['id', 'at', 'target', 'count', 'erasure'])
  return {
    id: checkName(given.id, `${field}.id`),
    at: checkTime(given.at, `${field}.at`),
    target: checkOneOf(given.target, `${field}.target`, TARGETS),
    count: checkInteger(given.count, `${field}.count`, 0, Number.MAX_SAFE_INTEGER),
    erasure: checkOneOf(given.erasure, `${field}.erasure`, ['shredded', 'logical']),
  }
}

/** A file cannot bring what a locket could not hold: two memories of one id, or two active ones of one key. */
function checkKeys(memories: readonly Memory[]): void {
  const ids = new Set<string>()
  const keys = new Set<string>()
  for (const [i, memory] of memories.entries()) {
    if (ids.has(memory.id)) throw invalid(`file.memories[${i}].id`, 'is there twice')
    ids.add(memory.id)
    if (memory.status !== 'active' || memory.key === null) continue
    if (keys.has(memory.key)) throw invalid(`file.memories[${i}].key`, 'has two active memories')
    keys.add(memory.key)
  }
}

function byId<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  return [...items].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
}

import { MemoryError } from '@locket/memory'

/** Whose a memory is, in Mem0's words. */
export interface Scope {
  readonly userId?: string | undefined
  readonly agentId?: string | undefined
  readonly runId?: string | undefined
}

/** What is kept with a memory beside its text: who it is of, and the app's own data. */
export interface Label extends Scope {
  readonly metadata: Readonly<Record<string, unknown>>
}

const PREFIX = 'mem0?'
/** A label is kept as the memory's thread, and a thread is this long at most. */
const MAX_LABEL = 256

/** At least one id, each without white space. @throws MemoryError `INVALID_ARGUMENT` */
export function parseScope(value: unknown, field: string, names: readonly [string, string, string]): Scope {
  if (typeof value !== 'object' || value === null) throw invalid(field, `must name one of ${names.join(', ')}`)
  const [userId, agentId, runId] = names.map((name) => parseId(Reflect.get(value, name), `${field}.${name}`))
  if (userId === undefined && agentId === undefined && runId === undefined) throw invalid(field, `must name one of ${names.join(', ')}`)
  return { userId, agentId, runId }
}

/** Each user has a locket of their own, and so has an agent or a run that is nobody's. */
export function userOf({ userId, agentId, runId }: Scope): string {
  return userId ?? (agentId === undefined ? `run:${runId}` : `agent:${agentId}`)
}

/** @throws MemoryError `INVALID_ARGUMENT` when ids and metadata together are too long, or metadata is not plain data */
export function toThread({ userId, agentId, runId, metadata }: Label): string {
  const pairs: [string, string | undefined][] = [
    ['user_id', userId],
    ['agent_id', agentId],
    ['run_id', runId],
    ['metadata', Object.keys(metadata).length === 0 ? undefined : toJson(metadata)],
  ]
  const label = `${PREFIX}${new URLSearchParams(pairs.filter((pair): pair is [string, string] => pair[1] !== undefined))}`
  if (label.length > MAX_LABEL) throw invalid('metadata', `and the ids must fit into ${MAX_LABEL} characters together, and are ${label.length}`)
  return label
}

/** The label of a memory; one that did not come through this client belongs to the locket's user. */
export function fromThread(thread: string | undefined, user: string): Label {
  if (thread?.startsWith(PREFIX) !== true) return { userId: user, metadata: {} }
  const params = new URLSearchParams(thread.slice(PREFIX.length))
  const json = params.get('metadata')
  return {
    userId: params.get('user_id') ?? undefined,
    agentId: params.get('agent_id') ?? undefined,
    runId: params.get('run_id') ?? undefined,
    metadata: json === null ? {} : parseMetadata(json),
  }
}

/** Whether the label has every id that is asked for, and every value of the metadata. */
export function isWithin(label: Label, scope: Scope, metadata: Readonly<Record<string, unknown>> = {}): boolean {
  if (scope.userId !== undefined && label.userId !== scope.userId) return false
  if (scope.agentId !== undefined && label.agentId !== scope.agentId) return false
  if (scope.runId !== undefined && label.runId !== scope.runId) return false
  return Object.entries(metadata).every(([name, value]) => toJson(label.metadata[name]) === toJson(value))
}

export function invalid(field: string, problem: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} ${problem}.`, { details: { field } })
}

function parseId(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null) return undefined
  const id = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  if (id === '' || /\s/.test(id)) throw invalid(field, 'must be a text without white space')
  return id
}

function parseMetadata(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // A thread of the app's own that only looks like a label.
    return {}
  }
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    throw invalid('metadata', 'must be plain data')
  }
}

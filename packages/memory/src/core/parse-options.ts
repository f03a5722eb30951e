import {
  checkBoolean,
  checkInteger,
  checkList,
  checkName,
  checkNumber,
  checkOneOf,
  checkText,
  checkTime,
  fields,
  invalid,
  nullable,
  optional,
} from './check.ts'
import type { Influence, MemoryKind, MemoryStatus, Origin } from './memory.ts'
import { INFLUENCES, KINDS, ORIGINS } from './parse-input.ts'
import type { Policy, PolicyInput, Retention } from './policy.ts'
import type { ForgetTarget } from './records.ts'

const STATUSES: readonly MemoryStatus[] = ['active', 'pending', 'superseded', 'revoked']
/** What `any` means: what is on its way out is shown only when it is asked for by name. */
const HELD: readonly MemoryStatus[] = ['active', 'pending', 'superseded']

export interface ParsedRecall {
  readonly tokens: number
  readonly limit: number
  readonly minScore: number | undefined
  readonly at: string | null
  readonly kinds: readonly MemoryKind[] | null
  readonly influence: Influence | null
  readonly profile: boolean
  readonly thread: string | null
}

export function parseRecallOptions(value: unknown): ParsedRecall {
  const given = fields(value ?? {}, 'options', ['tokens', 'limit', 'minScore', 'at', 'kinds', 'influence', 'profile', 'thread', 'signal'])
  return {
    tokens: optional(given.tokens, 'options.tokens', (v, f) => checkInteger(v, f, 0, 100_000)) ?? 600,
    limit: optional(given.limit, 'options.limit', (v, f) => checkInteger(v, f, 0, 1_000)) ?? 8,
    minScore: optional(given.minScore, 'options.minScore', (v, f) => checkNumber(v, f, 0, 1)),
    at: optional(given.at, 'options.at', checkTime) ?? null,
    kinds: optional(given.kinds, 'options.kinds', checkKinds) ?? null,
    influence: optional(given.influence, 'options.influence', (v, f) => checkOneOf(v, f, INFLUENCES)) ?? null,
    profile: optional(given.profile, 'options.profile', checkBoolean) ?? true,
    thread: optional(given.thread, 'options.thread', checkName) ?? null,
  }
}

export interface ParsedMemories {
  readonly statuses: ReadonlySet<MemoryStatus>
  readonly kinds: readonly MemoryKind[] | null
  readonly query: string | null
  readonly thread: string | null
  readonly origin: Origin | null
  readonly since: string | null
  readonly until: string | null
  readonly limit: number
  readonly cursor: string | null
}

export function parseMemoriesOptions(value: unknown): ParsedMemories {
  const given = fields(value ?? {}, 'options', ['status', 'kinds', 'query', 'thread', 'origin', 'since', 'until', 'limit', 'cursor'])
  return {
    statuses: new Set(parseStatuses(given.status)),
    kinds: optional(given.kinds, 'options.kinds', checkKinds) ?? null,
    query: optional(given.query, 'options.query', checkText) ?? null,
    thread: optional(given.thread, 'options.thread', checkName) ?? null,
    origin: optional(given.origin, 'options.origin', (v, f) => checkOneOf(v, f, ORIGINS)) ?? null,
    since: optional(given.since, 'options.since', checkTime) ?? null,
    until: optional(given.until, 'options.until', checkTime) ?? null,
    ...parsePage(given),
  }
}

export function parsePageOptions(value: unknown): { readonly limit: number; readonly cursor: string | null } {
  return parsePage(fields(value ?? {}, 'options', ['limit', 'cursor']))
}

/** Exactly one known kind of target, with nothing undefined in it: a slip never means everything. */
export function parseForgetTarget(value: unknown): ForgetTarget {
  const given = fields(value, 'target', ['id', 'ids', 'key', 'query', 'thread', 'origin', 'since', 'until', 'everything'])
  for (const [name, part] of Object.entries(given)) if (part === undefined || part === null) throw invalid(`target.${name}`, 'must be set')
  const names = Object.keys(given).sort().join()
  const ids = (v: unknown) => {
    const list = checkList(v, 'target.ids', checkName)
    if (list.length === 0) throw invalid('target.ids', 'must not be empty')
    return list
  }
  if (names === 'id') return { id: checkName(given.id, 'target.id') }
  if (names === 'ids') return { ids: ids(given.ids) }
  if (names === 'key') return { key: checkName(given.key, 'target.key') }
  if (names === 'query') return { query: checkText(given.query, 'target.query') }
  if (names === 'ids,query') return { query: checkText(given.query, 'target.query'), ids: ids(given.ids) }
  if (names === 'thread') return { thread: checkName(given.thread, 'target.thread') }
  if (names === 'origin') return { origin: checkOneOf(given.origin, 'target.origin', ORIGINS) }
  if (names === 'since' || names === 'until' || names === 'since,until') {
    return { since: optional(given.since, 'target.since', checkTime), until: optional(given.until, 'target.until', checkTime) }
  }
  if (names === 'everything' && given.everything === true) return { everything: true }
  throw invalid('target', 'must be one of { id }, { ids }, { key }, { query }, { thread }, { origin }, { since, until }, { everything: true }')
}

export const DEFAULT_POLICY: Policy = {
  version: 1,
  retention: { fact: null, rule: null, event: 90, thread: 30 },
  caps: { memories: 10_000 },
  approve: { rule: 'unless-user-said-it', assistant: 'always' },
  trust: ['user'],
  influence: { fact: 'inform', event: 'inform', rule: 'recommend', foreign: 'inform' },
  personal: 'keep',
  budgets: { writesPerHour: 500 },
  episodes: 'keep',
}

export function parsePolicy(value: PolicyInput | undefined): Policy {
  const given = fields(value ?? {}, 'policy', ['version', 'retention', 'caps', 'approve', 'trust', 'influence', 'personal', 'budgets', 'episodes'])
  optional(given.version, 'policy.version', (v, f) => checkInteger(v, f, 1, 1))
  const retention = fields(given.retention ?? {}, 'policy.retention', ['fact', 'rule', 'event', 'thread'])
  const days = (name: 'fact' | 'rule' | 'event' | 'thread'): Retention => {
    const set = nullable(retention[name], `policy.retention.${name}`, (v, f) => checkNumber(v, f, 0, 36_500))
    return set === undefined ? DEFAULT_POLICY.retention[name] : set
  }
  const caps = fields(given.caps ?? {}, 'policy.caps', ['memories'])
  const approve = fields(given.approve ?? {}, 'policy.approve', ['rule', 'assistant'])
  const influence = fields(given.influence ?? {}, 'policy.influence', ['fact', 'event', 'rule', 'foreign'])
  const most = (name: keyof Policy['influence']): Influence =>
    optional(influence[name], `policy.influence.${name}`, (v, f) => checkOneOf(v, f, INFLUENCES)) ?? DEFAULT_POLICY.influence[name]
  const budgets = fields(given.budgets ?? {}, 'policy.budgets', ['writesPerHour'])
  return {
    version: 1,
    retention: { fact: days('fact'), rule: days('rule'), event: days('event'), thread: days('thread') },
    caps: { memories: optional(caps.memories, 'policy.caps.memories', (v, f) => checkInteger(v, f, 0, 1_000_000)) ?? DEFAULT_POLICY.caps.memories },
    approve: {
      rule:
        optional(approve.rule, 'policy.approve.rule', (v, f) => checkOneOf(v, f, ['always', 'never', 'unless-user-said-it'])) ?? DEFAULT_POLICY.approve.rule,
      assistant: optional(approve.assistant, 'policy.approve.assistant', (v, f) => checkOneOf(v, f, ['always', 'never'])) ?? DEFAULT_POLICY.approve.assistant,
    },
    trust:
      optional(given.trust, 'policy.trust', (v, f) => checkList(v, f, (w, g) => checkOneOf(w, g, ['user', 'assistant', 'tool', 'system']))) ??
      DEFAULT_POLICY.trust,
    influence: { fact: most('fact'), event: most('event'), rule: most('rule'), foreign: most('foreign') },
    personal: optional(given.personal, 'policy.personal', (v, f) => checkOneOf(v, f, ['keep', 'drop'])) ?? DEFAULT_POLICY.personal,
    budgets: {
      writesPerHour:
        optional(budgets.writesPerHour, 'policy.budgets.writesPerHour', (v, f) => checkInteger(v, f, 0, 1_000_000)) ?? DEFAULT_POLICY.budgets.writesPerHour,
    },
    episodes: optional(given.episodes, 'policy.episodes', (v, f) => checkOneOf(v, f, ['keep', 'off'])) ?? DEFAULT_POLICY.episodes,
  }
}

function parseStatuses(value: unknown): readonly MemoryStatus[] {
  if (value === undefined) return ['active']
  if (value === 'any') return HELD
  return (Array.isArray(value) ? value : [value]).map((item: unknown) => checkOneOf(item, 'options.status', STATUSES))
}

function parsePage(given: Readonly<Record<string, unknown>>): { readonly limit: number; readonly cursor: string | null } {
  return {
    limit: optional(given.limit, 'options.limit', (v, f) => checkInteger(v, f, 1, 1_000)) ?? 100,
    cursor: nullable(given.cursor, 'options.cursor', checkName) ?? null,
  }
}

function checkKinds(value: unknown, field: string): readonly MemoryKind[] {
  return checkList(value, field, (v, f) => checkOneOf(v, f, KINDS))
}

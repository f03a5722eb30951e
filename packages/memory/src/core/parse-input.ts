import { checkName, checkOneOf, checkText, checkTime, fields, invalid, nullable, optional } from './check.ts'
import type { Classification, Importance, Influence, MemoryEdit, MemoryInput, MemoryKind, Origin, Turn, TurnRole } from './memory.ts'
import { toMs } from './time.ts'

export const KINDS: readonly MemoryKind[] = ['fact', 'event', 'rule']
export const ORIGINS: readonly Origin[] = ['user', 'assistant', 'tool', 'document', 'app', 'import']
export const CLASSIFICATIONS: readonly Classification[] = ['public', 'personal', 'sensitive']
/** From the least to the most. */
export const INFLUENCES: readonly Influence[] = ['inform', 'recommend', 'act']
export const IMPORTANCES: readonly Importance[] = ['low', 'normal', 'high']
const ROLES: readonly TurnRole[] = ['user', 'assistant', 'tool', 'system']
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const INPUT_FIELDS = [
  'text',
  'key',
  'kind',
  'value',
  'id',
  'thread',
  'message',
  'actor',
  'origin',
  'quote',
  'validFrom',
  'validTo',
  'expiresAt',
  'classification',
  'influence',
  'importance',
  'language',
] as const
const EDIT_FIELDS = ['text', 'key', 'kind', 'validFrom', 'validTo', 'expiresAt', 'classification', 'influence', 'importance'] as const

export function parseMemoryInput(value: unknown, field: string): MemoryInput {
  const given = fields(value, field, INPUT_FIELDS)
  const validFrom = optional(given.validFrom, `${field}.validFrom`, checkTime)
  const validTo = nullable(given.validTo, `${field}.validTo`, checkTime)
  if (validFrom !== undefined && typeof validTo === 'string' && toMs(validTo) < toMs(validFrom))
    throw invalid(`${field}.validTo`, 'must not be before validFrom')
  return {
    text: checkText(given.text, `${field}.text`),
    key: nullable(given.key, `${field}.key`, checkName),
    kind: optional(given.kind, `${field}.kind`, (v, f) => checkOneOf(v, f, KINDS)),
    value: nullable(given.value, `${field}.value`, checkText),
    id: optional(given.id, `${field}.id`, checkId),
    thread: optional(given.thread, `${field}.thread`, checkName),
    message: optional(given.message, `${field}.message`, checkName),
    actor: optional(given.actor, `${field}.actor`, checkName),
    origin: optional(given.origin, `${field}.origin`, (v, f) => checkOneOf(v, f, ORIGINS)),
    quote: optional(given.quote, `${field}.quote`, checkText),
    validFrom,
    validTo,
    expiresAt: nullable(given.expiresAt, `${field}.expiresAt`, checkTime),
    classification: optional(given.classification, `${field}.classification`, (v, f) => checkOneOf(v, f, CLASSIFICATIONS)),
    influence: optional(given.influence, `${field}.influence`, (v, f) => checkOneOf(v, f, INFLUENCES)),
    importance: optional(given.importance, `${field}.importance`, (v, f) => checkOneOf(v, f, IMPORTANCES)),
    language: optional(given.language, `${field}.language`, checkName),
  }
}

export function parseEdit(value: unknown, field: string): MemoryEdit {
  const given = fields(value, field, EDIT_FIELDS)
  if (EDIT_FIELDS.every((name) => given[name] === undefined)) throw invalid(field, 'must change something')
  return {
    text: optional(given.text, `${field}.text`, checkText),
    key: nullable(given.key, `${field}.key`, checkName),
    kind: optional(given.kind, `${field}.kind`, (v, f) => checkOneOf(v, f, KINDS)),
    validFrom: optional(given.validFrom, `${field}.validFrom`, checkTime),
    validTo: nullable(given.validTo, `${field}.validTo`, checkTime),
    expiresAt: nullable(given.expiresAt, `${field}.expiresAt`, checkTime),
    classification: optional(given.classification, `${field}.classification`, (v, f) => checkOneOf(v, f, CLASSIFICATIONS)),
    influence: optional(given.influence, `${field}.influence`, (v, f) => checkOneOf(v, f, INFLUENCES)),
    importance: optional(given.importance, `${field}.importance`, (v, f) => checkOneOf(v, f, IMPORTANCES)),
  }
}

export function parseTurn(value: unknown, field: string): Turn {
  const given = fields(value, field, ['role', 'text', 'id', 'thread', 'at', 'origin'])
  return {
    role: checkOneOf(given.role, `${field}.role`, ROLES),
    text: checkText(given.text, `${field}.text`),
    id: optional(given.id, `${field}.id`, checkName),
    thread: optional(given.thread, `${field}.thread`, checkName),
    at: optional(given.at, `${field}.at`, checkTime),
    origin: optional(given.origin, `${field}.origin`, (v, f) => checkOneOf(v, f, ORIGINS)),
  }
}

/** One or a list, always as a list. */
export function oneOrMore<T>(value: unknown, field: string, parse: (item: unknown, field: string) => T): readonly T[] {
  if (!Array.isArray(value)) return [parse(value, field)]
  return value.map((item: unknown, i) => parse(item, `${field}[${i}]`))
}

/** A UUID in lower case. */
export function checkId(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  const id = value.toLowerCase()
  if (!UUID.test(id)) throw invalid(field, 'must be a UUID')
  return id
}

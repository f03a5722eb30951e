import type { Turn } from '@locket/memory'
import { words } from './words.ts'

/** A turn with what the page needs to show it: an id and a time. */
export type ShownTurn = Turn & { readonly id: string; readonly at: string }

/** A file of turns as it was read, or why it was not. */
export type TurnsFile = { readonly ok: true; readonly turns: readonly ShownTurn[] } | { readonly ok: false; readonly problem: string }

// Read on the page's main thread, so what is read has to be small.
const SIZE_LIMIT_MB = 2
const TURN_LIMIT = 2000
const TEXT_LIMIT_BYTES = 32 * 1024
const ROLES: readonly string[] = ['user', 'assistant', 'tool', 'system'] satisfies Turn['role'][]
const TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/

/** Reads a JSON file of turns: a list of `{ role, text, at?, thread?, id? }`, or an object with such a list as `turns`. */
export async function readTurnsFile(file: Blob, now: string): Promise<TurnsFile> {
  const { errors } = words.file
  if (file.size > SIZE_LIMIT_MB * 2 ** 20) return broken(errors.tooLarge(SIZE_LIMIT_MB))
  const bytes = await file.arrayBuffer().catch(() => null)
  if (bytes === null) return broken(errors.unreadable)
  return parseTurns(bytes, now)
}

/** The same for bytes. A turn without an id gets one from its place and text, so that the same file twice is the same turns. */
export function parseTurns(bytes: ArrayBuffer, now: string): TurnsFile {
  const { errors } = words.file
  const text = decode(bytes)
  if (text === null) return broken(errors.notText)
  const json = parseJson(text)
  if (json === undefined) return broken(errors.notJson)
  const list = isObject(json) ? json.turns : json
  if (!Array.isArray(list)) return broken(errors.notList)
  if (list.length === 0) return broken(errors.empty)
  if (list.length > TURN_LIMIT) return broken(errors.tooMany(TURN_LIMIT))
  const fingerprint = hash(text)
  const turns: ShownTurn[] = []
  for (const [index, item] of list.entries()) {
    const turn = parseTurn(item, `file-${fingerprint}-${index + 1}`, now)
    if (typeof turn === 'string') return broken(errors.entry(index + 1, turn))
    turns.push(turn)
  }
  return { ok: true, turns }
}

/** A turn, or what is wrong with it. */
function parseTurn(item: unknown, ownId: string, now: string): ShownTurn | string {
  const { errors } = words.file
  if (!isObject(item)) return errors.notObject
  const { role, text, at, thread, id } = item
  if (!isRole(role)) return errors.role
  if (typeof text !== 'string' || text.trim() === '') return errors.text
  if (new TextEncoder().encode(text).length > TEXT_LIMIT_BYTES) return errors.textTooLong
  if (at !== undefined && (typeof at !== 'string' || !TIME.test(at) || Number.isNaN(Date.parse(at)))) return errors.at
  if (thread !== undefined && !isName(thread)) return errors.field('thread')
  if (id !== undefined && !isName(id)) return errors.field('id')
  return { role, text, id: id ?? ownId, at: at ?? now, ...(thread === undefined ? {} : { thread }) }
}

function broken(problem: string): TurnsFile {
  return { ok: false, problem }
}

function decode(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isRole(value: unknown): value is Turn['role'] {
  return typeof value === 'string' && ROLES.includes(value)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= 256
}

/** FNV-1a, 32 bits: tells files apart, no more. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}

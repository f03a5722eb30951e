import { checkBoolean, fields, invalid, optional } from '../core/check.ts'
import type { AuditOp } from '../core/records.ts'
import type { LocketStatus } from '../locket.ts'
import type { Context } from './context.ts'
import type { EmbeddingQueue } from './embedding-queue.ts'

export async function status(context: Context, embedding: EmbeddingQueue): Promise<LocketStatus> {
  await context.catchUp()
  const { view, ports } = context
  const counts = { active: 0, pending: 0, superseded: 0, revoked: 0, forgotten: view.tombstones.size }
  for (const memory of view.memories.values()) counts[memory.status]++
  const [usage, persisted] = await Promise.all([ports.device.estimate(), ports.device.persisted()])
  return {
    mode: view.settings.get('readOnly') === true ? 'read-only' : ports.store.mode,
    embedder: embedding.status(),
    counts,
    usage,
    durability: persisted ? 'persisted' : 'best-effort',
    erasure: ports.store.erasure,
    passphrase: ports.store.passphrase,
    paused: view.settings.get('paused') === true,
    queue: view.queued().length,
    dataLoss: ports.store.dataLoss,
    revision: view.revision,
  }
}

const PASSPHRASE_LENGTH = { least: 8, most: 1_024 }

export async function passphrase(context: Context, value: unknown): Promise<void> {
  const given = fields(value, 'change', ['current', 'next'])
  const current = optional(given.current, 'change.current', checkString)
  const next = given.next === null ? null : checkString(given.next, 'change.next')
  const { least, most } = PASSPHRASE_LENGTH
  if (next !== null && (next.length < least || next.length > most)) throw invalid('change.next', `must have ${least} to ${most} characters`)
  await context.catchUp()
  await context.inLine(() => context.ports.store.setPassphrase(current, next))
}

function checkString(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  return value
}

export async function setPaused(context: Context, on: boolean): Promise<void> {
  await setSetting(context, 'paused', on, on ? 'pause' : 'resume')
}

export async function setReadOnly(context: Context, on: unknown): Promise<void> {
  const value = checkBoolean(on, 'on')
  await setSetting(context, 'readOnly', value, value ? 'read-only' : 'writable')
}

async function setSetting(context: Context, name: string, value: boolean, op: AuditOp): Promise<void> {
  await context.write(
    () => {
      if ((context.view.settings.get(name) ?? false) === value) return { changes: null, result: undefined }
      return { changes: { settings: { [name]: value }, audit: [{ at: context.now(), op, reason: 'asked', ids: [], count: 0 }] }, result: undefined }
    },
    { always: true },
  )
}

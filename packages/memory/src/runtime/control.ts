import { checkBoolean } from '../core/check.ts'
import type { AuditOp } from '../core/records.ts'
import type { LocketStatus } from '../locket.ts'
import type { Context } from './context.ts'
import type { EmbeddingQueue } from './embedding-queue.ts'
import { levelsOf } from './limits.ts'

export async function status(context: Context, embedding: EmbeddingQueue): Promise<LocketStatus> {
  await context.catchUp()
  const { view, ports } = context
  const counts = { active: 0, pending: 0, superseded: 0, revoked: 0, forgotten: view.tombstones.size }
  for (const memory of view.memories.values()) counts[memory.status]++
  const alerts = levelsOf(context).some((level) => level > 0) ? (await ports.extras()).alertsOf(context) : []
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
    alerts,
    policy: { version: ports.policy.version, digest: context.policyDigest },
    revision: view.revision,
  }
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
    { always: true, redact: 'after' },
  )
}

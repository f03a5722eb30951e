import { MemoryError } from '../core/errors.ts'
import { chainAudit } from './audit-chain.ts'
import { type ChangeRecord, toChangeRecord } from './change-log.ts'
import { closedError } from './closed.ts'
import { readHead, readKeys, type StoreContext } from './idb-context.ts'
import { type EncodedRows, encodeRows, planRows, readBefore } from './idb-plan.ts'
import { FORMAT_VERSION, type Head, type StoreName, type Writing } from './idb-schema.ts'
import { put, remove, write } from './idb-transaction.ts'
import type { ChangeSet, CommitOptions, CommitResult } from './memory-store.ts'

/**
 * Applies a change set in one transaction. Everything is read, keyed and encoded before it opens, which holds because the
 * change set is refused when anybody committed meanwhile; inside there are only database calls. Where bodies are sealed it
 * resolves when the keys of what went are overwritten.
 */
export async function commit(context: StoreContext, changes: ChangeSet, options: CommitOptions): Promise<CommitResult> {
  const before = await readBefore(context, changes, options.revision)
  if (before === null) return { ok: false, reason: 'behind' }
  const revision = options.revision + 1
  const plan = await planRows(context, changes, before)
  const rows = await encodeRows(context, plan, revision)
  const record = toChangeRecord(changes, revision, context.now())
  if (plan.shreds.length > 0) await context.onStep('before-commit')
  const result = await context.connection.run((db) =>
    write(db, storesOf(changes), options.durability ?? 'relaxed', async (tx): Promise<CommitResult> => {
      const head = await readHead(tx, context.epoch)
      assertWritable(context, head)
      if (head.revision !== options.revision) return { ok: false, reason: 'behind' }
      putMemories(tx, rows)
      removeMemories(tx, changes)
      putOthers(tx, changes, rows)
      const entries = chainAudit(changes.audit ?? [], head.audit)
      for (const entry of entries) put(tx, 'audit', entry)
      if (plan.shreds.length > 0) {
        const keys = await readKeys(tx)
        put(tx, 'meta', { ...keys, shreds: [...keys.shreds, ...plan.shreds] })
      }
      appendChange(context, tx, { ...head, audit: entries.at(-1) ?? head.audit }, record)
      return { ok: true, revision }
    }),
  )
  if (!result.ok) context.seal?.giveBack(plan.taken)
  else if (plan.shreds.length > 0) {
    await context.onStep('committed')
    await context.seal?.shred()
  }
  return result
}

/**
 * @throws MemoryError `FORMAT_TOO_NEW` when a newer build has said that older ones must not write any more, `STORAGE_CLOSED`
 * when somebody has begun to seal what this store holds for unsealed
 */
export function assertWritable(context: StoreContext, head: Head): void {
  const { version, minWriter } = head.format
  if ((head.sealed === true) !== (context.seal !== null)) throw closedError('upgrade')
  if (minWriter <= FORMAT_VERSION) return
  throw new MemoryError('FORMAT_TOO_NEW', 'A newer build of this app keeps these memories now; this one can only read them.', {
    details: { format: version, minWriter, supported: FORMAT_VERSION },
  })
}

/** Numbers a change set: the log, the newest revision and the end of the audit chain move together. */
export function appendChange(context: StoreContext, tx: Writing, head: Head, record: ChangeRecord): void {
  put(tx, 'changes', record)
  const outdated = record.revision - context.keptChanges
  if (outdated > 0) remove(tx, 'changes', IDBKeyRange.upperBound(outdated))
  const { seq, hash } = head.audit
  put(tx, 'meta', { ...head, revision: record.revision, audit: { seq, hash } })
}

/** Only the tables that are needed, so that writes that do not touch each other can run side by side. */
function storesOf(changes: ChangeSet): StoreName[] {
  const stores = new Set<StoreName>(['meta', 'changes'])
  if (changes.put?.length || changes.remove?.length) for (const name of ['memories', 'analyses', 'vectors'] as const) stores.add(name)
  if (changes.tombstones?.length || changes.lift?.length) stores.add('tombstones')
  if (changes.turns?.length || changes.removeTurns?.length) stores.add('turns')
  if (changes.documents?.length || changes.removeDocuments?.length) for (const name of ['documents', 'bodies'] as const) stores.add(name)
  if (changes.traces?.length || changes.removeTraces?.length) stores.add('traces')
  if (changes.receipts?.length) stores.add('receipts')
  if (changes.audit?.length) stores.add('audit')
  if (Object.keys(changes.settings ?? {}).length > 0) stores.add('settings')
  return [...stores]
}

/** What was derived from a text goes with it when it changes. */
function putMemories(tx: Writing, { memories }: EncodedRows): void {
  for (const { row, dropDerived, analysis, vectors } of memories) {
    put(tx, 'memories', row)
    if (dropDerived) {
      remove(tx, 'analyses', row.id)
      remove(tx, 'vectors', row.id)
    }
    if (analysis !== null) put(tx, 'analyses', analysis)
    if (vectors !== null) put(tx, 'vectors', vectors)
  }
}

/** Comes after putting: where a change set contradicts itself, forgetting wins. */
function removeMemories(tx: Writing, changes: ChangeSet): void {
  for (const id of changes.remove ?? []) {
    remove(tx, 'memories', id)
    remove(tx, 'analyses', id)
    remove(tx, 'vectors', id)
  }
}

function putOthers(tx: Writing, changes: ChangeSet, rows: EncodedRows): void {
  for (const id of changes.lift ?? []) remove(tx, 'tombstones', id)
  for (const row of rows.tombstones) put(tx, 'tombstones', row)
  for (const row of rows.turns) put(tx, 'turns', row)
  for (const id of changes.removeTurns ?? []) remove(tx, 'turns', id)
  for (const row of rows.documents) put(tx, 'documents', row)
  for (const row of rows.bodies) put(tx, 'bodies', row)
  for (const id of changes.removeDocuments ?? []) {
    remove(tx, 'documents', id)
    remove(tx, 'bodies', id)
  }
  for (const row of rows.traces) put(tx, 'traces', row)
  for (const id of changes.removeTraces ?? []) remove(tx, 'traces', id)
  for (const row of rows.receipts) put(tx, 'receipts', row)
  for (const [name, value] of Object.entries(changes.settings ?? {})) put(tx, 'settings', { name, value })
}

import { MemoryError } from '../core/errors.ts'
import { chainAudit } from './audit-chain.ts'
import { type ChangeRecord, toChangeRecord } from './change-log.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { FORMAT_VERSION, type Head, type LocketSchema, type StoreName, type Writing } from './idb-schema.ts'
import { put, remove, write } from './idb-transaction.ts'
import type { ChangeSet, CommitOptions, CommitResult } from './memory-store.ts'

/** Applies a change set in one transaction. Everything is encoded before it opens; inside there are only database calls. */
export async function commit(context: StoreContext, changes: ChangeSet, options: CommitOptions): Promise<CommitResult> {
  const revision = options.revision + 1
  const rows = encode(context, changes, revision)
  const record = toChangeRecord(changes, revision, context.now())
  return context.connection.run((db) =>
    write(db, storesOf(changes), options.durability ?? 'relaxed', async (tx) => {
      const head = await readHead(tx, context.epoch)
      assertWritable(head)
      if (head.revision !== options.revision) return { ok: false, reason: 'behind' }
      await putMemories(context, tx, rows)
      removeMemories(tx, changes)
      putOthers(tx, changes, rows)
      const entries = chainAudit(changes.audit ?? [], head.audit)
      for (const entry of entries) put(tx, 'audit', entry)
      appendChange(context, tx, { ...head, audit: entries.at(-1) ?? head.audit }, record)
      return { ok: true, revision }
    }),
  )
}

/** @throws MemoryError `FORMAT_TOO_NEW` when a newer build has said that older ones must not write any more. */
export function assertWritable(head: Head): void {
  const { version, minWriter } = head.format
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

interface EncodedRows {
  readonly memories: readonly {
    readonly text: string
    readonly row: LocketSchema['memories']['value']
    readonly analysis: LocketSchema['analyses']['value'] | null
  }[]
  readonly turns: readonly LocketSchema['turns']['value'][]
  readonly receipts: readonly LocketSchema['receipts']['value'][]
}

function encode({ rows }: StoreContext, changes: ChangeSet, revision: number): EncodedRows {
  return {
    memories: (changes.put ?? []).map((memory) => {
      const analysis = changes.analyses?.get(memory.id)
      return { text: memory.text, row: rows.toMemoryRow(memory, revision), analysis: analysis ? rows.toAnalysisRow(memory.id, analysis) : null }
    }),
    turns: (changes.turns ?? []).map((turn) => rows.toTurnRow(turn)),
    receipts: (changes.receipts ?? []).map((receipt, place) => ({ id: receipt.id, order: [revision, place], receipt })),
  }
}

/** Only the tables that are needed, so that writes that do not touch each other can run side by side. */
function storesOf(changes: ChangeSet): StoreName[] {
  const stores = new Set<StoreName>(['meta', 'changes'])
  if (changes.put?.length || changes.remove?.length) for (const name of ['memories', 'analyses', 'vectors'] as const) stores.add(name)
  if (changes.tombstones?.length || changes.lift?.length) stores.add('tombstones')
  if (changes.turns?.length || changes.removeTurns?.length) stores.add('turns')
  if (changes.traces?.length || changes.removeTraces?.length) stores.add('traces')
  if (changes.receipts?.length) stores.add('receipts')
  if (changes.audit?.length) stores.add('audit')
  if (Object.keys(changes.settings ?? {}).length > 0) stores.add('settings')
  return [...stores]
}

/** What was derived from a text goes with it when it changes. */
async function putMemories({ rows }: StoreContext, tx: Writing, encoded: EncodedRows): Promise<void> {
  const before = await Promise.all(encoded.memories.map(({ row }) => tx.objectStore('memories').get(row.id)))
  for (const [at, { text, row, analysis }] of encoded.memories.entries()) {
    const old = before[at]
    put(tx, 'memories', row)
    if (old !== undefined && rows.fromMemoryRow(old)?.text !== text) {
      remove(tx, 'analyses', row.id)
      remove(tx, 'vectors', row.id)
    }
    if (analysis !== null) put(tx, 'analyses', analysis)
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
  for (const tombstone of changes.tombstones ?? []) put(tx, 'tombstones', tombstone)
  for (const row of rows.turns) put(tx, 'turns', row)
  for (const id of changes.removeTurns ?? []) remove(tx, 'turns', id)
  for (const trace of changes.traces ?? []) put(tx, 'traces', trace)
  for (const id of changes.removeTraces ?? []) remove(tx, 'traces', id)
  for (const row of rows.receipts) put(tx, 'receipts', row)
  for (const [name, value] of Object.entries(changes.settings ?? {})) put(tx, 'settings', { name, value })
}

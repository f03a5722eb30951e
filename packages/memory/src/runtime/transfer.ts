import { checkBoolean, checkOneOf, checkText, fields, invalid, optional } from '../core/check.ts'
import { canonicalJson } from '../core/canonical.ts'
import { createDraft, type Draft } from '../core/draft.ts'
import { MemoryError } from '../core/errors.ts'
import { NO_CONVERSATIONS } from '../core/export-conversations.ts'
import { readExport, writeExport, type ExportContent } from '../core/export-file.ts'
import { fitKey } from '../core/fit-key.ts'
import { forgetting, NO_SCOPE } from '../core/forget.ts'
import type { Memory, MemoryId } from '../core/memory.ts'
import type { StoredTurn, Tombstone } from '../core/records.ts'
import type { ImportResult } from '../locket.ts'
import type { ChangeSet } from '../storage/memory-store.ts'
import type { Context } from './context.ts'
import { decryptExport, encryptExport } from './encrypted-export.ts'
import { exportedConversations } from './export-conversations.ts'
import { bringIn, checkStates } from './import-conversations.ts'
import { refuseOverCap } from './make-room.ts'
import { memoryWithoutSecrets } from './without-secrets.ts'

/** All that was remembered, with the conversations where that is asked for, as one JSON file; encrypted where a passphrase is given. */
export async function exportFile(context: Context, value: unknown): Promise<Blob> {
  const given = fields(value ?? {}, 'options', ['passphrase', 'conversations'])
  const passphrase = optional(given.passphrase, 'options.passphrase', checkText)
  await context.catchUp()
  const receipts = await context.ports.store.receipts()
  const isWhole = optional(given.conversations, 'options.conversations', checkBoolean) ?? false
  const conversations = isWhole ? await exportedConversations(context) : NO_CONVERSATIONS
  const { memories, tombstones } = context.view
  const text = writeExport(
    { memories: [...memories.values()].filter(({ status }) => status !== 'revoked'), tombstones: [...tombstones.values()], receipts, ...conversations },
    context.ports.sha256,
  )
  return new Blob([passphrase === undefined ? text : await encryptExport(text, passphrase, context.ports.envelope)], { type: 'application/json' })
}

/** Reads and checks the whole file, then brings it in with one transaction, or not at all. */
export async function importFile(context: Context, file: unknown, value: unknown, signal?: AbortSignal): Promise<ImportResult> {
  if (!(file instanceof Blob)) throw invalid('file', 'must be a Blob')
  const given = fields(value ?? {}, 'options', ['passphrase', 'onConflict', 'restoreForgotten', 'dryRun', 'signal'])
  const passphrase = optional(given.passphrase, 'options.passphrase', checkText)
  const onConflict = optional(given.onConflict, 'options.onConflict', (v, f) => checkOneOf<'keep' | 'replace'>(v, f, ['keep', 'replace'])) ?? 'keep'
  const restore = optional(given.restoreForgotten, 'options.restoreForgotten', checkBoolean) ?? false
  const dryRun = optional(given.dryRun, 'options.dryRun', checkBoolean) ?? false
  const content = readExport(await decryptExport(await file.text(), passphrase, context.ports.envelope), context.ports.sha256)
  checkStates(content)
  if (signal?.aborted === true) throw new MemoryError('ABORTED', 'The import was aborted.')
  const known = new Set((await context.ports.store.receipts()).map(({ id }) => id))
  return context.write((): { changes: ChangeSet | null; result: ImportResult } => {
    const draft = createDraft(context.view)
    const merged = merge(context, content, draft, onConflict, restore)
    refuseOverCap(context, draft)
    const receipts = content.receipts.filter(({ id }) => !known.has(id))
    const brought = bringIn(context, content, { onConflict, restore, gone: merged.out })
    const blanked = new Set(merged.turns.map(({ id }) => id))
    const turns = brought.turns.filter(({ id }) => !blanked.has(id))
    const removeDocuments = [...new Set([...merged.removeDocuments, ...brought.removeDocuments])]
    const documents = brought.documents.filter(({ id }) => !removeDocuments.includes(id))
    const conversations = new Set([...turns, ...documents].map(({ thread }) => thread)).size
    const changes: ChangeSet = {
      put: draft.changes(),
      remove: merged.remove,
      tombstones: merged.tombstones,
      lift: merged.lift,
      turns: [...merged.turns, ...turns],
      documents,
      bodies: brought.bodies,
      removeDocuments,
      receipts,
    }
    const result: ImportResult = { ...merged.result, ...(conversations === 0 ? {} : { conversations }) }
    const count = draft.changes().length + merged.remove.length + merged.tombstones.length + receipts.length + conversations
    if (dryRun || count === 0) return { changes: null, result }
    return {
      changes: { ...changes, audit: [{ at: context.now(), op: 'import', reason: onConflict, ids: [], count: result.added + result.replaced }] },
      result,
    }
  })
}

interface Merged {
  readonly result: ImportResult
  readonly lift: readonly MemoryId[]
  readonly tombstones: readonly Tombstone[]
  readonly remove: readonly MemoryId[]
  readonly turns: readonly StoredTurn[]
  readonly removeDocuments: readonly string[]
  /** What was forgotten, here or where the file comes from. */
  readonly out: readonly Memory[]
}

function merge(context: Context, content: ExportContent, draft: Draft, onConflict: 'keep' | 'replace', restore: boolean): Merged {
  const counts = { added: 0, replaced: 0, kept: 0, forgotten: 0 }
  const lift: MemoryId[] = []
  const out: Memory[] = []
  for (const raw of content.memories) {
    // A file is no way round the detectors: secrets go, everything else stays as it was exported.
    const memory = memoryWithoutSecrets(context.ports.redact, raw, undefined)
    const held = context.view.get(memory.id)
    const hidden = held?.status === 'revoked'
    const buried = hidden || context.view.tombstones.has(memory.id)
    if (buried && !restore) {
      counts.forgotten++
      out.push(raw)
      continue
    }
    if (held !== undefined && !hidden && (onConflict === 'keep' || sameMemory(held, memory))) {
      counts.kept++
      continue
    }
    if (buried) lift.push(memory.id)
    if (held === undefined || hidden) counts.added++
    else counts.replaced++
    draft.put(fitKey(memory, draft))
  }
  // What was forgotten elsewhere is forgotten here too: tombstones win over what is held.
  const fresh = content.tombstones.filter(({ id }) => !context.view.tombstones.has(id) && !content.memories.some((memory) => memory.id === id))
  if (restore)
    return { result: counts, lift, tombstones: fresh.filter(({ id }) => context.view.get(id) === undefined), remove: [], turns: [], removeDocuments: [], out }
  const gone = fresh.map(({ id }) => draft.get(id)).filter((memory) => memory !== undefined)
  const effect = forgetting(gone, { view: context.view, at: context.now(), reason: 'ids', scope: NO_SCOPE, digest: context.digest })
  const put = new Set(draft.changes().map(({ id }) => id))
  for (const memory of effect.put) if (!put.has(memory.id)) draft.put(memory)
  const here = new Map(effect.tombstones.map((tombstone) => [tombstone.id, tombstone]))
  for (const id of effect.remove) draft.remove(id)
  return {
    result: counts,
    lift,
    // The digests of another database mean nothing here: its own are added, so that the words do not come back by replay.
    tombstones: fresh.map((tombstone) => ({ ...tombstone, digests: [...tombstone.digests, ...(here.get(tombstone.id)?.digests ?? [])] })),
    remove: effect.remove,
    turns: effect.turns,
    removeDocuments: effect.removeDocuments,
    out: [...out, ...gone],
  }
}

function sameMemory(a: Memory, b: Memory): boolean {
  const content = ({ lastUsedAt: _, useCount: __, ...rest }: Memory) => canonicalJson(rest)
  return content(a) === content(b)
}

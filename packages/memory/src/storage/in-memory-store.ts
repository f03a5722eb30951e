import type { Memory, MemoryId } from '../core/memory.ts'
import type { Analysis, Vectors } from '../core/derived.ts'
import { MemoryError } from '../core/errors.ts'
import type { AuditEntry, Receipt, StoredDocument, StoredTurn, Tombstone, Trace } from '../core/records.ts'
import { chainAudit, EMPTY_AUDIT } from './audit-chain.ts'
import { type ChangeRecord, KEPT_CHANGES, toChangeRecord, touchedBy, toVectorsRecord } from './change-log.ts'
import { closedError, type ClosedReason, unsealedError } from './closed.ts'
import type { ChangeSet, CommitOptions, CommitResult, Delta, Loaded, MemoryStore, StoredMemory, StoredVectors } from './memory-store.ts'
import { randomHex } from './random-hex.ts'
import { copyVectors, toVectorBatches } from './vector-batches.ts'

/** What several stores of one origin share, as tabs share IndexedDB. Make it with `createSharedMemory`. */
export interface SharedMemory {
  readonly tables: Map<string, Tables>
}

export interface InMemoryStoreOptions {
  /** Name of the database: what `databaseName` gives. */
  readonly namespace: string
  /** The time as ISO 8601, for the log of changes. */
  now(): string
  /** Stores on the same one see each other. Default: one of its own. */
  readonly shared?: SharedMemory | undefined
  /** Records of the log that are kept. Default 10,000. */
  readonly keptChanges?: number | undefined
  /** Called once when the store was closed by somebody else. */
  readonly onClosed?: ((reason: Exclude<ClosedReason, 'closed'>) => void) | undefined
}

interface Tables {
  readonly secret: string
  readonly memories: Map<MemoryId, Memory>
  readonly analyses: Map<MemoryId, Analysis>
  readonly vectors: Map<MemoryId, Vectors>
  readonly tombstones: Map<MemoryId, Tombstone>
  readonly turns: Map<string, StoredTurn>
  readonly documents: Map<string, StoredDocument>
  readonly bodies: Map<string, string>
  readonly traces: Map<string, Trace>
  /** In the order of arrival. */
  readonly receipts: Map<string, Receipt>
  readonly audit: AuditEntry[]
  readonly changes: ChangeRecord[]
  readonly settings: Map<string, unknown>
  readonly open: Set<OpenStore>
  revision: number
}

/** One open store, as the others see it. */
interface OpenStore {
  hint(): void
  closeFor(reason: ClosedReason): void
}

export function createSharedMemory(): SharedMemory {
  return { tables: new Map() }
}

/**
 * A store that keeps nothing: for where IndexedDB is not to be had, for tests and for the bench. It passes the same
 * contract as the other. What goes in and out is copied, as a database would.
 */
export function createInMemoryStore(options: InMemoryStoreOptions): MemoryStore {
  const { namespace, now, keptChanges = KEPT_CHANGES, onClosed } = options
  const shared = options.shared ?? createSharedMemory()
  const tables = shared.tables.get(namespace) ?? createTables()
  shared.tables.set(namespace, tables)

  const listeners = new Set<() => void>()
  let closed: ClosedReason | null = null
  const self: OpenStore = {
    hint: () => {
      for (const listener of [...listeners]) listener()
    },
    closeFor: (reason) => {
      if (closed !== null) return
      closed = reason
      listeners.clear()
      tables.open.delete(self)
      if (reason !== 'closed') onClosed?.(reason)
    },
  }
  tables.open.add(self)

  function assertOpen(): void {
    if (closed !== null) throw closedError(closed)
  }

  function committed(record: ChangeRecord): number {
    tables.revision = record.revision
    tables.changes.push(record)
    while (tables.changes.length > keptChanges) tables.changes.shift()
    for (const store of tables.open) if (store !== self) queueMicrotask(store.hint)
    return record.revision
  }

  return {
    mode: 'memory',
    secret: tables.secret,
    dataLoss: false,
    erasure: 'logical',
    passphrase: null,
    setPassphrase: () => Promise.reject(unsealedError()),

    async load(): Promise<Loaded> {
      assertOpen()
      return {
        revision: tables.revision,
        memories: sortById(tables.memories.values()).map((memory) => toStored(tables, memory)),
        tombstones: sortById(tables.tombstones.values()),
        turns: sortById(tables.turns.values()),
        documents: sortById(tables.documents.values()),
        settings: Object.fromEntries(tables.settings),
      }
    },

    async loadVectors(fingerprint, onBatch): Promise<void> {
      assertOpen()
      const entries = [...tables.vectors].filter(([, vectors]) => vectors.fingerprint === fingerprint)
      for (const batch of toVectorBatches(entries.map(toStoredVectors))) {
        assertOpen()
        onBatch(batch)
      }
    },

    async revision(): Promise<number> {
      assertOpen()
      return tables.revision
    },

    async since(revision): Promise<Delta> {
      assertOpen()
      return deltaSince(tables, revision)
    },

    async commit(changes: ChangeSet, commitOptions: CommitOptions): Promise<CommitResult> {
      assertOpen()
      if (commitOptions.revision !== tables.revision) return { ok: false, reason: 'behind' }
      // Cloned as a whole before anything is written: what cannot be cloned fails here, and nothing is half done.
      const copy = cloneChanges(changes)
      apply(tables, copy)
      return { ok: true, revision: committed(toChangeRecord(copy, tables.revision + 1, now())) }
    },

    async putVectors(entries): Promise<number> {
      assertOpen()
      const kept = entries.filter(({ id, text }) => tables.memories.get(id)?.text === text)
      if (kept.length === 0) return tables.revision
      for (const { id, vectors } of kept) tables.vectors.set(id, copyVectors(vectors))
      const ids = [...new Set(kept.map(({ id }) => id))]
      return committed(toVectorsRecord(ids, tables.revision + 1, now()))
    },

    async body(id): Promise<string | null> {
      assertOpen()
      return tables.bodies.get(id) ?? null
    },

    async receipts(): Promise<readonly Receipt[]> {
      assertOpen()
      // Reversed first: the sort is stable, and of two made at the same moment the later one comes first.
      return [...tables.receipts.values()].reverse().sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
    },

    async audit(limit, cursor): Promise<readonly AuditEntry[]> {
      assertOpen()
      const end = cursor === null ? tables.audit.length : Math.max(0, Math.min(cursor - 1, tables.audit.length))
      return tables.audit.slice(Math.max(0, end - limit), end).reverse()
    },

    async traces(limit, cursor): Promise<readonly Trace[]> {
      assertOpen()
      return [...tables.traces.values()]
        .filter((trace) => cursor === null || trace.id < cursor)
        .sort((a, b) => (a.id < b.id ? 1 : -1))
        .slice(0, limit)
    },

    onHint(listener): () => void {
      if (closed === null) listeners.add(listener)
      return () => listeners.delete(listener)
    },

    async erase(): Promise<void> {
      if (closed === 'erased') return
      assertOpen()
      if (shared.tables.get(namespace) === tables) shared.tables.delete(namespace)
      for (const store of [...tables.open]) store.closeFor('erased')
      clearTables(tables)
    },

    async close(): Promise<void> {
      self.closeFor('closed')
    },
  }
}

function createTables(): Tables {
  return {
    secret: randomHex(),
    memories: new Map(),
    analyses: new Map(),
    vectors: new Map(),
    tombstones: new Map(),
    turns: new Map(),
    documents: new Map(),
    bodies: new Map(),
    traces: new Map(),
    receipts: new Map(),
    audit: [],
    changes: [],
    settings: new Map(),
    open: new Set(),
    revision: 0,
  }
}

function clearTables(tables: Tables): void {
  const { memories, analyses, vectors, tombstones, turns, documents, bodies, traces, receipts, settings } = tables
  for (const table of [memories, analyses, vectors, tombstones, turns, documents, bodies, traces, receipts, settings]) table.clear()
  for (const list of [tables.audit, tables.changes]) list.length = 0
}

function cloneChanges(changes: ChangeSet): ChangeSet {
  try {
    return structuredClone(changes)
  } catch (cause) {
    throw new MemoryError('INTERNAL', 'A change set holds a value that cannot be stored.', { cause })
  }
}

/** Removing comes last and a tombstone beats its lifting: where a change set contradicts itself, forgetting wins. */
function apply(tables: Tables, changes: ChangeSet): void {
  for (const memory of changes.put ?? []) putMemory(tables, memory, changes.analyses?.get(memory.id))
  for (const id of changes.remove ?? []) {
    for (const table of [tables.memories, tables.analyses, tables.vectors]) table.delete(id)
  }
  for (const id of changes.lift ?? []) tables.tombstones.delete(id)
  for (const tombstone of changes.tombstones ?? []) tables.tombstones.set(tombstone.id, tombstone)
  for (const turn of changes.turns ?? []) tables.turns.set(turn.id, turn)
  for (const id of changes.removeTurns ?? []) tables.turns.delete(id)
  for (const document of changes.documents ?? []) {
    tables.documents.set(document.id, document)
    const body = changes.bodies?.get(document.id)
    if (body !== undefined) tables.bodies.set(document.id, body)
  }
  for (const id of changes.removeDocuments ?? []) {
    tables.documents.delete(id)
    tables.bodies.delete(id)
  }
  for (const trace of changes.traces ?? []) tables.traces.set(trace.id, trace)
  for (const id of changes.removeTraces ?? []) tables.traces.delete(id)
  for (const receipt of changes.receipts ?? []) {
    tables.receipts.delete(receipt.id)
    tables.receipts.set(receipt.id, receipt)
  }
  tables.audit.push(...chainAudit(changes.audit ?? [], tables.audit.at(-1) ?? EMPTY_AUDIT))
  for (const [name, value] of Object.entries(changes.settings ?? {})) tables.settings.set(name, value)
}

function putMemory(tables: Tables, memory: Memory, analysis: Analysis | undefined): void {
  const before = tables.memories.get(memory.id)
  tables.memories.set(memory.id, memory)
  if (before !== undefined && before.text !== memory.text) {
    tables.analyses.delete(memory.id)
    tables.vectors.delete(memory.id)
  }
  if (analysis !== undefined) tables.analyses.set(memory.id, analysis)
}

function toStored(tables: Tables, memory: Memory): StoredMemory {
  return { memory, analysis: tables.analyses.get(memory.id) ?? null }
}

function toStoredVectors([id, vectors]: readonly [MemoryId, Vectors]): StoredVectors {
  return { id, vectors: copyVectors(vectors) }
}

function deltaSince(tables: Tables, revision: number): Delta {
  const oldest = tables.changes[0]?.revision ?? tables.revision + 1
  const reload = revision > tables.revision || revision < oldest - 1
  const touched = touchedBy(reload ? [] : tables.changes.filter((record) => record.revision > revision))
  const [put, remove] = split(touched.memories, (id) => tables.memories.get(id))
  const [tombstones, lift] = split(touched.tombstones, (id) => tables.tombstones.get(id))
  const [turns, removeTurns] = split(touched.turns, (id) => tables.turns.get(id))
  const [documents, removeDocuments] = split(touched.documents, (id) => tables.documents.get(id))
  const [vectors] = split(touched.vectors, (id) => {
    const held = tables.vectors.get(id)
    return held && toStoredVectors([id, held])
  })
  return {
    revision: tables.revision,
    reload,
    put: put.map((memory) => toStored(tables, memory)),
    remove,
    tombstones,
    lift,
    turns,
    removeTurns,
    documents,
    removeDocuments,
    vectors,
    settings: Object.fromEntries([...tables.settings].filter(([name]) => touched.settings.has(name))),
  }
}

function sortById<Row extends { readonly id: string }>(rows: Iterable<Row>): Row[] {
  return [...rows].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** What is there, and the names of what is gone. */
function split<Id, Row>(ids: ReadonlySet<Id>, read: (id: Id) => Row | undefined): [Row[], Id[]] {
  const found: Row[] = []
  const gone: Id[] = []
  for (const id of ids) {
    const row = read(id)
    if (row === undefined) gone.push(id)
    else found.push(row)
  }
  return [found, gone]
}

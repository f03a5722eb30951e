import { MemoryError } from '../core/errors.ts'
import { type KeyFolder, noKeyFolder } from '../sealing/key-folder.ts'
import { opfsKeyFolder } from '../sealing/opfs-key-folder.ts'
import { EMPTY_AUDIT } from './audit-chain.ts'
import { KEPT_CHANGES } from './change-log.ts'
import { type ClosedReason, unsealedError } from './closed.ts'
import { commit } from './idb-commit.ts'
import { type Connection, createConnection } from './idb-connection.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { erase, finishErase, lifeLock } from './idb-erase.ts'
import { type FirstOpened, openFirst } from './idb-first-open.ts'
import { load } from './idb-load.ts'
import { readBody } from './idb-bodies.ts'
import { audit, receipts, traces } from './idb-logs.ts'
import { openMarkerSession } from './idb-marker.ts'
import { blockedError, openConnection } from './idb-open.ts'
import { DATABASE_VERSION, FORMAT_VERSION, type Head, PLAIN_WRITER } from './idb-schema.ts'
import { since } from './idb-since.ts'
import { read } from './idb-transaction.ts'
import { loadVectors, putVectors } from './idb-vectors.ts'
import type { MemoryStore } from './memory-store.ts'
import { randomHex } from './random-hex.ts'
import { plainCodec, sealedCodec } from './row-codec.ts'
import { createRows, ROW_SHAPE, type RowShape } from './rows.ts'
import { type ForgetStep, openSeal, type Seal } from './seal.ts'
import { openTabChannel } from './tab-channel.ts'
import { withLock } from './web-lock.ts'

export interface IdbStoreOptions {
  /** Name of the database: what `databaseName` gives. */
  readonly name: string
  /** Aborts opening. */
  readonly signal?: AbortSignal | undefined
  /** Longest time for opening, and for each step of erasing. Default 8,000. */
  readonly deadlineMs?: number | undefined
  /** The time as ISO 8601, for the log of changes. */
  now(): string
  /** Called once when the store was closed by somebody else: erased, or in the way of an upgrade. */
  readonly onClosed?: ((reason: Exclude<ClosedReason, 'closed'>) => void) | undefined
  /** Opens keys that are wrapped with a passphrase. */
  readonly unlock?: string | undefined
  /** Where keys are kept. Default: the origin private file system; `null` seals nothing that is new (for measuring). */
  readonly keyFolder?: KeyFolder | null | undefined
  /** For tests: called at each boundary of a forget. */
  readonly onStep?: ((step: ForgetStep) => Promise<void>) | undefined
  /** Shape of the bodies. Default: the one of this build. */
  readonly shape?: RowShape | undefined
  /** Records of the log that are kept. Default 10,000. */
  readonly keptChanges?: number | undefined
}

/**
 * Opens the database of one user, making it when it is not there.
 *
 * @throws MemoryError `STORAGE_UNAVAILABLE` (details.reason `missing`, `denied` or `failed`), `STORAGE_BLOCKED` (another
 * tab does not let go), `STORAGE_QUOTA_EXCEEDED`, `FORMAT_TOO_NEW`, `STORAGE_CORRUPT` (details.reason `keys-…` when the
 * key file is lost), `REFUSED` (details.reason `passphrase`), `ABORTED`
 */
export async function openIdbStore(options: IdbStoreOptions): Promise<MemoryStore> {
  const { name, signal, deadlineMs = 8_000, now, onClosed } = options
  const listeners = new Set<() => void>()
  const folder = options.keyFolder === null ? noKeyFolder : (options.keyFolder ?? opfsKeyFolder)
  let epoch: string | null = null
  let seal: Seal | null = null

  const channel = openTabChannel(name, (message) => {
    if (message.type === 'hint') for (const listener of [...listeners]) listener()
    if (message.type === 'release' && message.version > DATABASE_VERSION) connection.close('upgrade')
    if (message.type === 'erased' && message.epoch === epoch) connection.close('erased')
  })
  const onBlocked = (): void => channel.post({ type: 'release', version: DATABASE_VERSION })
  const connection: Connection = createConnection({
    reopen: (events) => openConnection({ name, deadlineMs, newHead: null, onBlocked, ...events }),
    onClosed: (reason) => {
      listeners.clear()
      channel.close()
      seal?.close()
      if (reason !== 'closed') onClosed?.(reason)
    },
  })

  const onStep = options.onStep ?? (async () => undefined)
  let first: FirstOpened
  try {
    const request = { name, deadlineMs, signal, onBlocked, onReplaced: connection.close, onLost: connection.lost, newHead: createFirstHead(now()) }
    first = await openFirst(request, folder)
    epoch = first.head.epoch
    connection.adopt(first.db)
    seal = await connection.during(() => openSeal({ name, folder, connection, epoch: first.head.epoch, deadlineMs, unlock: options.unlock, onStep }))
  } catch (error) {
    // Nobody has the store yet; `onClosed` tells nobody for this reason.
    connection.close('closed')
    throw error
  }
  const { head } = first
  const opened = seal
  const context: StoreContext = {
    connection,
    rows: rowsOf(opened, head.epoch, options.shape ?? ROW_SHAPE),
    seal: opened,
    onStep,
    epoch: head.epoch,
    keptChanges: options.keptChanges ?? KEPT_CHANGES,
    now,
  }
  const readCurrentHead = (): Promise<Head> => connection.run((db) => read(db, ['meta'], (tx) => readHead(tx, context.epoch)))
  const session = await openMarkerSession({
    name,
    created: head.created,
    isNew: first.created,
    whileAlive: (body) =>
      withLock(lifeLock(name), 'shared', { timeoutMs: deadlineMs, onTimeout: blockedError }, async () => {
        await readCurrentHead()
        await body()
      }),
  })
  const target = { name, deadlineMs, folder }

  return {
    mode: 'persistent',
    secret: opened?.secret ?? head.secret,
    erasure: opened === null ? 'logical' : 'shredded',
    get passphrase() {
      return opened === null || connection.closedReason() !== null ? null : opened.isWrapped()
    },
    setPassphrase: (current, next) => connection.during(() => (opened === null ? Promise.reject(unsealedError()) : opened.setPassphrase(current, next))),
    dataLoss: first.damaged || session.lost,

    async load() {
      const loaded = await connection.during(() => load(context))
      session.note(loaded.memories.length)
      return loaded
    },
    loadVectors: (fingerprint, onBatch) => connection.during(() => loadVectors(context, fingerprint, onBatch)),
    revision: async () => (await readCurrentHead()).revision,
    since: (revision) => connection.during(() => since(context, revision)),
    async commit(changes, commitOptions) {
      const result = await connection.during(() => commit(context, changes, commitOptions))
      if (result.ok) channel.post({ type: 'hint' })
      return result
    },
    async putVectors(entries) {
      const { revision, changed } = await connection.during(() => putVectors(context, entries))
      if (changed) channel.post({ type: 'hint' })
      return revision
    },
    body: (id) => connection.during(() => readBody(context, id)),
    receipts: () => receipts(context),
    audit: (limit, cursor) => audit(context, limit, cursor),
    traces: (limit, cursor) => connection.during(() => traces(context, limit, cursor)),
    onHint(listener) {
      if (connection.closedReason() === null) listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async erase() {
      await session.settled()
      try {
        await erase(context, target, () => channel.post({ type: 'erased', epoch: context.epoch }))
      } catch (error) {
        // Erased already, by somebody else or by an earlier call that another tab kept from deleting it.
        if (!(error instanceof MemoryError && error.code === 'CLOSED')) throw error
        await finishErase(target)
      }
    },
    async close() {
      await session.settled()
      await opened?.settle()
      connection.close('closed')
    },
  }
}

/** For one operation each: slots are used again, so keys are not kept for longer. */
function rowsOf(seal: Seal | null, epoch: string, shape: RowShape): StoreContext['rows'] {
  if (seal !== null) return (whole = false) => createRows({ codec: sealedCodec(seal.cipher(whole), epoch), shape, sealed: true })
  const plain = createRows({ codec: plainCodec, shape, sealed: false })
  return () => plain
}

function createFirstHead(created: string): Head {
  return {
    id: 'head',
    format: { version: FORMAT_VERSION, minWriter: PLAIN_WRITER },
    epoch: randomHex(),
    erased: false,
    secret: randomHex(),
    created,
    revision: 0,
    audit: EMPTY_AUDIT,
  }
}

import type { Memory, MemoryId } from '../core/memory.ts'
import type { Analysis } from '../core/derived.ts'
import { MemoryError } from '../core/errors.ts'
import type { StoredTurn, Tombstone } from '../core/records.ts'
import type { BodyRow, Database, Reading, StoreName } from './idb-schema.ts'
import { readHead, type StoreContext } from './idb-context.ts'
import { readAll } from './idb-read.ts'
import { read, write, put } from './idb-transaction.ts'
import type { Loaded } from './memory-store.ts'

const LOADED: readonly StoreName[] = ['meta', 'memories', 'analyses', 'tombstones', 'turns', 'settings']

/** Rows of an older shape that were found while reading. */
interface Outdated {
  readonly memories: MemoryId[]
  readonly analyses: MemoryId[]
  readonly turns: string[]
}

/** Reads everything but vectors, in one view of the database, and then lifts rows of an older shape for good. */
export async function load(context: StoreContext): Promise<Loaded> {
  const outdated: Outdated = { memories: [], analyses: [], turns: [] }
  const loaded = await context.connection.run((db) => read(db, LOADED, (tx) => readEverything(context, tx, outdated)))
  if (outdated.memories.length + outdated.analyses.length + outdated.turns.length > 0) {
    await context.connection.run((db) => repair(context, db, outdated))
  }
  return loaded
}

async function readEverything(context: StoreContext, tx: Reading, outdated: Outdated): Promise<Loaded> {
  const { rows } = context
  const memories: Memory[] = []
  const analysisById = new Map<MemoryId, Analysis>()
  const tombstones: Tombstone[] = []
  const turns: StoredTurn[] = []
  const settings: Record<string, unknown> = {}
  let unreadable = 0
  const lost = (): void => {
    unreadable++
  }

  // All five tables are asked at once; the transaction keeps them one view.
  const [head] = await Promise.all([
    readHead(tx, context.epoch),
    readAll(tx, {
      store: 'memories',
      onRows: (found) => {
        for (const row of found) {
          if (row.v < rows.version) outdated.memories.push(row.id)
          const memory = rows.fromMemoryRow(row)
          if (memory === null) lost()
          else memories.push(memory)
        }
      },
      onUnreadable: lost,
    }),
    readAll(tx, {
      store: 'analyses',
      onRows: (found) => {
        for (const row of found) {
          if (row.v < rows.version) outdated.analyses.push(row.id)
          const analysis = rows.fromAnalysisRow(row)
          if (analysis !== null) analysisById.set(row.id, analysis)
        }
      },
      // Derived: the memory is analysed anew.
      onUnreadable: () => undefined,
    }),
    readAll(tx, { store: 'tombstones', onRows: (found) => tombstones.push(...found), onUnreadable: lost }),
    readAll(tx, {
      store: 'turns',
      onRows: (found) => {
        for (const row of found) {
          if (row.v < rows.version) outdated.turns.push(row.id)
          const turn = rows.fromTurnRow(row)
          if (turn === null) lost()
          else turns.push(turn)
        }
      },
      onUnreadable: lost,
    }),
    readAll(tx, {
      store: 'settings',
      onRows: (found) => {
        for (const { name, value } of found) settings[name] = value
      },
      onUnreadable: lost,
    }),
  ])

  if (unreadable > 0) {
    const details = { unreadable, memories: memories.length }
    throw new MemoryError('STORAGE_CORRUPT', 'Some rows of the database cannot be read.', { details })
  }
  return {
    revision: head.revision,
    memories: memories.map((memory) => ({ memory, analysis: analysisById.get(memory.id) ?? null })),
    tombstones,
    turns,
    settings,
  }
}

/**
 * Writes rows of an older shape in the present one. It runs after every load, not only in an upgrade: a build that was
 * rolled back writes old rows into a database whose version stays high, and no upgrade would ever see them. What was
 * written meanwhile is left alone, so that running it twice, or in two tabs, changes nothing. Vectors are only lifted
 * when they are read: they are the largest rows, and a new embedder replaces them anyhow.
 */
async function repair(context: StoreContext, db: Database, outdated: Outdated): Promise<void> {
  const { rows } = context
  await write(db, ['meta', 'memories', 'analyses', 'turns'], 'relaxed', async (tx) => {
    await readHead(tx, context.epoch)
    const isOld = (row: BodyRow<string> | undefined): boolean => row !== undefined && row.v < rows.version
    for (const id of outdated.memories) {
      const row = await tx.objectStore('memories').get(id)
      const memory = row && isOld(row) ? rows.fromMemoryRow(row) : null
      if (row && memory) put(tx, 'memories', rows.toMemoryRow(memory, row.revision))
    }
    for (const id of outdated.analyses) {
      const row = await tx.objectStore('analyses').get(id)
      const analysis = row && isOld(row) ? rows.fromAnalysisRow(row) : null
      if (analysis) put(tx, 'analyses', rows.toAnalysisRow(id, analysis))
    }
    for (const id of outdated.turns) {
      const row = await tx.objectStore('turns').get(id)
      const turn = row && isOld(row) ? rows.fromTurnRow(row) : null
      if (turn) put(tx, 'turns', rows.toTurnRow(turn))
    }
  })
}

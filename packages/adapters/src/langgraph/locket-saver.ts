import {
  BaseCheckpointSaver,
  type Checkpoint,
  type CheckpointListOptions,
  type CheckpointMetadata,
  type CheckpointPendingWrite,
  type CheckpointTuple,
  copyCheckpoint,
  maxChannelVersion,
  type PendingWrite,
  type SerializerProtocol,
  TASKS,
} from '@langchain/langgraph-checkpoint'
import type { Locket } from '@locket/memory'
import { MemoryError } from '@locket/memory'
import { fits } from './filter.ts'
import { openShelf, type SavedCheckpoint, type SavedWrite, type Shelf, type ShelfContent, shelvesOf } from './shelf.ts'

/** The part of LangChain's RunnableConfig that says where a checkpoint stands. */
export interface SaverConfig {
  readonly configurable?: Readonly<Record<string, unknown>> | undefined
}

interface Place {
  readonly threadId: string | undefined
  readonly namespace: string | undefined
  readonly checkpointId: string | undefined
}

/**
 * A LangGraph.js checkpoint saver on the threads of a locket: a graph goes on after a reload. Checkpoints and pending writes are only
 * ever added, so that tabs do not overwrite each other. The newest 100 checkpoints of a thread and namespace stay, for as long as the
 * policy keeps turns.
 *
 * @throws MemoryError `INVALID_ARGUMENT` for a config that does not say where, or a state over 4,000,000 characters; and what the locket rejects with
 */
export class LocketSaver extends BaseCheckpointSaver {
  readonly #locket: Locket

  constructor(locket: Locket, serde?: SerializerProtocol) {
    super(serde)
    this.#locket = locket
  }

  override async getTuple(config: SaverConfig): Promise<CheckpointTuple | undefined> {
    const { threadId, namespace = '', checkpointId } = placeOf(config)
    if (threadId === undefined) return undefined
    const shelf = openShelf(this.#locket, threadId, namespace)
    const content = await shelf.read()
    const found = checkpointId === undefined ? content.checkpoints[0] : content.checkpoints.find(({ id }) => id === checkpointId)
    return found === undefined ? undefined : this.#toTuple(shelf, content, found)
  }

  /** Newest first in each thread and namespace. */
  override async *list(config: SaverConfig, options: CheckpointListOptions = {}): AsyncGenerator<CheckpointTuple> {
    const { threadId, namespace, checkpointId } = placeOf(config)
    const before = options.before === undefined ? undefined : placeOf(options.before).checkpointId
    let left = options.limit ?? Number.POSITIVE_INFINITY
    for (const shelf of await shelvesOf(this.#locket, threadId)) {
      if (namespace !== undefined && shelf.namespace !== namespace) continue
      const content = await shelf.read()
      for (const saved of content.checkpoints) {
        if (left <= 0) return
        if ((checkpointId !== undefined && saved.id !== checkpointId) || (before !== undefined && saved.id >= before)) continue
        const tuple = await this.#toTuple(shelf, content, saved)
        if (!fits({ ...tuple.metadata }, options.filter ?? {})) continue
        left--
        yield tuple
      }
    }
  }

  override async put(
    config: SaverConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: Readonly<Record<string, unknown>>,
  ): Promise<SavedConfig> {
    const { threadId, namespace = '', checkpointId: parent } = placeOf(config)
    if (threadId === undefined) throw invalid('config.configurable.thread_id', 'is missing')
    // Without a checkpoint before it there is nothing that an unchanged channel could have its value from.
    const values = parent === undefined ? Object.entries(checkpoint.channel_values).filter(([channel]) => Object.hasOwn(newVersions, channel)) : null
    const kept = { ...copyCheckpoint(checkpoint), ...(values === null ? {} : { channel_values: Object.fromEntries(values) }) }
    await openShelf(this.#locket, threadId, namespace).putCheckpoint({
      id: checkpoint.id,
      parent: parent ?? null,
      checkpoint: await this.serde.dumpsTyped(kept),
      metadata: await this.serde.dumpsTyped(metadata),
    })
    return toConfig(threadId, namespace, checkpoint.id)
  }

  override async putWrites(config: SaverConfig, writes: PendingWrite[], taskId: string, taskPath = ''): Promise<void> {
    const { threadId, namespace = '', checkpointId } = placeOf(config)
    if (threadId === undefined) throw invalid('config.configurable.thread_id', 'is missing')
    if (checkpointId === undefined) throw invalid('config.configurable.checkpoint_id', 'is missing')
    const values = await Promise.all(writes.map(async ([channel, value], i) => ({ channel, place: i, value: await this.serde.dumpsTyped(value) })))
    await openShelf(this.#locket, threadId, namespace).putWrites({ checkpointId, taskId, taskPath, values })
  }

  override async deleteThread(threadId: string): Promise<void> {
    for (const shelf of await shelvesOf(this.#locket, checkText(threadId, 'threadId'))) await shelf.forget()
  }

  async #toTuple({ threadId, namespace }: Shelf, content: ShelfContent, saved: SavedCheckpoint): Promise<CheckpointTuple> {
    const checkpoint: Checkpoint = await this.#load(saved.checkpoint)
    const writes = content.writes(saved.id)
    if (checkpoint.v < 4 && saved.parent !== null) await this.#takeSends(checkpoint, content.writes(saved.parent))
    return {
      config: toConfig(threadId, namespace, saved.id),
      checkpoint,
      metadata: await this.#load(saved.metadata),
      pendingWrites: await Promise.all(
        writes.map(async ({ taskId, channel, value }): Promise<CheckpointPendingWrite> => [taskId, channel, await this.#load(value)]),
      ),
      ...(saved.parent === null ? {} : { parentConfig: toConfig(threadId, namespace, saved.parent) }),
    }
  }

  /** Before version 4 of their form, what was sent to tasks stood with the writes of the checkpoint before. */
  async #takeSends(checkpoint: Checkpoint, before: readonly SavedWrite[]): Promise<void> {
    const versions = Object.values(checkpoint.channel_versions)
    checkpoint.channel_values[TASKS] = await Promise.all(before.filter(({ channel }) => channel === TASKS).map(({ value }) => this.#load(value)))
    checkpoint.channel_versions[TASKS] = versions.length > 0 ? maxChannelVersion(...versions) : this.getNextVersion(undefined)
  }

  #load([type, bytes]: readonly [string, Uint8Array]): ReturnType<SerializerProtocol['loadsTyped']> {
    return this.serde.loadsTyped(type, bytes)
  }
}

/** Where a checkpoint was put. */
export interface SavedConfig {
  configurable: { thread_id: string; checkpoint_ns: string; checkpoint_id: string }
}

function placeOf({ configurable = {} }: SaverConfig): Place {
  return {
    threadId: optional(configurable.thread_id, 'thread_id'),
    namespace: optional(configurable.checkpoint_ns, 'checkpoint_ns'),
    checkpointId: optional(configurable.checkpoint_id, 'checkpoint_id') || undefined,
  }
}

function toConfig(thread_id: string, checkpoint_ns: string, checkpoint_id: string): SavedConfig {
  return { configurable: { thread_id, checkpoint_ns, checkpoint_id } }
}

function optional(value: unknown, field: string): string | undefined {
  return value === undefined || value === null ? undefined : checkText(value, `config.configurable.${field}`)
}

function checkText(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  return value
}

function invalid(field: string, problem: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} ${problem}.`, { details: { field } })
}

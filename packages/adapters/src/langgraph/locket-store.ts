import { BaseStore, type Item, type Operation, type OperationResults, type SearchItem } from '@langchain/langgraph-checkpoint'
import { type Locket, type Memory, MemoryError } from '@locket/memory'
import { fits } from './filter.ts'
import { checkNamespace, fromMemoryKey, isBelow, type StorePlace, toMemoryKey } from './store-key.ts'

/** How long items stay. */
export interface LocketStoreOptions {
  /** How long an item stays after it was last put, in minutes; default for ever. One item has its own with `put(…, { ttl })`. */
  readonly ttl?: number | undefined
}

/** How long one item stays. */
export interface PutOptions {
  /** Minutes; `null` for ever. */
  readonly ttl?: number | null | undefined
}

type PutOperation = Extract<Operation, { value: unknown }> & PutOptions
type SearchOperation = Extract<Operation, { namespacePrefix: string[] }>
type ListOperation = Exclude<Operation, { namespace: string[] } | { namespacePrefix: string[] }>
type Value = Readonly<Record<string, unknown>>

/** Most that are ranked for one question. */
const RANKED = 1_000
const LIMIT = 10

/**
 * A LangGraph.js store on memories: each item is the one active memory of its namespace and key, its text being the value as JSON.
 * `search` with a query goes by words and by meaning, through the locket's own index: `index` of `put` has no say in it.
 *
 * @throws MemoryError `INVALID_ARGUMENT` for a value that is no plain JSON object, is over 32 KiB, or a key that is too long; `REFUSED` for a value that is or breaks by a secret
 */
export class LocketStore extends BaseStore {
  readonly #locket: Locket
  readonly #ttl: number | null

  constructor(locket: Locket, options: LocketStoreOptions = {}) {
    super()
    this.#locket = locket
    this.#ttl = checkTtl(options.ttl ?? null)
  }

  override async put(namespace: string[], key: string, value: Record<string, unknown>, index?: false | string[], options: PutOptions = {}): Promise<void> {
    if (namespace.length === 0) throw invalid('namespace', 'must not be empty')
    const operation: PutOperation = { namespace, key, value, ...options, ...(index === undefined ? {} : { index }) }
    await this.batch([operation])
  }

  /** Reads see what was held before the batch; of two puts of one item the last counts. All puts are one transaction. */
  override async batch<Operations extends Operation[]>(operations: Operations): Promise<OperationResults<Operations>> {
    const results: unknown[] = []
    const puts = new Map<string, PutOperation>()
    for (const operation of operations) {
      if ('namespacePrefix' in operation) results.push(await this.#search(operation))
      else if ('value' in operation) {
        puts.set(toMemoryKey(operation), operation)
        results.push(undefined)
      } else if ('key' in operation) results.push(await this.#get(operation))
      else results.push(await this.#list(operation))
    }
    await this.#write(puts)
    // One result an operation, in order: what the mapped tuple says and a loop cannot show.
    return results as OperationResults<Operations>
  }

  async #get(place: StorePlace): Promise<Item | null> {
    const key = toMemoryKey(place)
    const memory = (await this.#locket.profile()).find((one) => one.key === key)
    const found = memory === undefined ? null : read(memory)
    return found === null || memory === undefined ? null : this.#toItem(memory, found.place, found.value)
  }

  async #search({ namespacePrefix, filter = {}, limit = LIMIT, offset = 0, query }: SearchOperation): Promise<SearchItem[]> {
    const prefix = checkNamespace(namespacePrefix)
    const ranked = query === undefined || query.trim() === '' ? null : await this.#locket.recall(query, { limit: RANKED, minScore: 0, profile: false })
    const held = ranked === null ? (await this.#locket.profile()).map((memory) => ({ memory, score: undefined })) : ranked.memories
    const found = held.flatMap(({ memory, score }) => {
      const item = read(memory)
      return item !== null && isBelow(item.place.namespace, prefix) && fits(item.value, filter) ? [{ memory, score, ...item }] : []
    })
    return Promise.all(
      found.slice(offset, offset + limit).map(async ({ memory, score, place, value }) => ({
        ...(await this.#toItem(memory, place, value)),
        ...(score === undefined ? {} : { score }),
      })),
    )
  }

  async #list({ matchConditions = [], maxDepth, limit, offset }: ListOperation): Promise<string[][]> {
    const paths = new Map<string, string[]>()
    for (const memory of await this.#locket.profile()) {
      const namespace = fromMemoryKey(memory.key)?.namespace
      if (namespace === undefined || !matchConditions.every((condition) => matches(namespace, condition))) continue
      const path = namespace.slice(0, maxDepth)
      paths.set(path.join(':'), path)
    }
    const sorted = [...paths].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, path]) => path)
    return sorted.slice(offset ?? 0, (offset ?? 0) + (limit ?? sorted.length))
  }

  async #write(puts: ReadonlyMap<string, PutOperation>): Promise<void> {
    const inputs = [...puts].flatMap(([key, { value, ttl = this.#ttl }]) =>
      value === null ? [] : [{ key, text: toText(value), expiresAt: toExpiry(checkTtl(ttl)) }],
    )
    if (inputs.length > 0) {
      const decisions = await this.#locket.remember(inputs)
      for (const [i, { text, expiresAt }] of inputs.entries()) {
        const memory = decisions[i]?.memory
        if (memory === undefined) throw new MemoryError('REFUSED', 'The value is a secret and was not kept.', { details: { reason: 'secret' } })
        // To a locket, a change of case or of a sign says nothing new; to a store it does.
        const kept =
          memory.text === text && memory.expiresAt === expiresAt ? memory : ((await this.#locket.edit(memory.id, { text, expiresAt })).memory ?? memory)
        if (read(kept) !== null) continue
        await this.#locket.forget({ id: kept.id })
        throw new MemoryError('REFUSED', 'Without the secret in it the value cannot be read, so it was not kept.', { details: { reason: 'secret' } })
      }
    }
    for (const [key, { value }] of puts) if (value === null) await this.#locket.forget({ key })
  }

  async #toItem(memory: Memory, { namespace, key }: StorePlace, value: Value): Promise<Item> {
    const first = memory.supersedes === null ? memory : (await this.#locket.history(memory.id)).find((version) => version.key === memory.key)
    return {
      namespace: [...namespace],
      key,
      value: { ...value },
      createdAt: new Date(first?.recordedAt ?? memory.recordedAt),
      updatedAt: new Date(memory.recordedAt),
    }
  }
}

/** The item that a memory holds, or `null` when it holds none. */
function read(memory: Memory): { readonly place: StorePlace; readonly value: Value } | null {
  const place = fromMemoryKey(memory.key)
  if (place === null) return null
  try {
    const value: unknown = JSON.parse(memory.text)
    return typeof value === 'object' && value !== null ? { place, value: { ...value } } : null
  } catch {
    return null
  }
}

function toText(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('value', 'must be an object')
  try {
    return JSON.stringify(value)
  } catch {
    throw invalid('value', 'must be plain JSON')
  }
}

function matches(namespace: readonly string[], { matchType, path }: { readonly matchType: 'prefix' | 'suffix'; readonly path: readonly string[] }): boolean {
  const start = matchType === 'prefix' ? 0 : namespace.length - path.length
  return path.length <= namespace.length && path.every((label, i) => label === '*' || namespace[start + i] === label)
}

function checkTtl(minutes: number | null): number | null {
  if (minutes !== null && !(typeof minutes === 'number' && minutes > 0 && minutes <= 1e9)) throw invalid('ttl', 'must be a number of minutes')
  return minutes
}

function toExpiry(minutes: number | null): string | null {
  return minutes === null ? null : new Date(Date.now() + minutes * 60_000).toISOString()
}

function invalid(field: string, problem: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} ${problem}.`, { details: { field } })
}

import { type Memory as Held, type Locket, MemoryError, openLocket, type Turn } from '@locket/memory'
import { invalid, isWithin, fromThread, parseScope, toThread, userOf } from './mem0/scope.ts'
import { accepts, type Mem0HistoryRow, type Mem0Item, type Mem0Message, parseFilters, parseMessages, parseTopK, toHistoryRow, toItem } from './mem0/shapes.ts'

export type { Mem0HistoryRow, Mem0Item, Mem0Message, Mem0Part } from './mem0/shapes.ts'

/** Where lockets come from. */
export interface MemoryConfig {
  /** Opens the locket of a user, when they are first named. Default: `openLocket({ user })` of `@locket/memory`. */
  readonly open?: ((user: string) => Promise<Locket>) | undefined
}

/** Whose memories: at least one of the three. Each user has a locket of their own; agent and run narrow within it. */
export interface Entity {
  readonly userId?: string | undefined
  readonly agentId?: string | undefined
  readonly runId?: string | undefined
}

/** For whom to add, and how. */
export interface AddOptions extends Entity {
  /** Plain data; with the ids it must fit into about 200 characters. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined
  /** `true` (default): what is lasting in the messages is found by the locket's extractor. `false`: each message is a memory as it stands. */
  readonly infer?: boolean | undefined
  /** `YYYY-MM-DD`, from which on it is gone. */
  readonly expirationDate?: string | null | undefined
}

/** Which memories to list. */
export interface ListOptions {
  /** One of `user_id`, `agent_id`, `run_id` at least; other names are values of the metadata that must be equal. */
  readonly filters?: Readonly<Record<string, unknown>> | undefined
  /** 1 to 1,000; default 20. */
  readonly topK?: number | undefined
}

/** Which memories to look through, and how like they must be. */
export interface SearchOptions extends ListOptions {
  /** 0 to 1. Default: the locket's own, so that an unrelated question brings nothing. */
  readonly threshold?: number | undefined
}

/** What to change of a memory. */
export interface UpdateOptions {
  /** The new words; `data` is Mem0's older name for them, and `text` goes first. */
  readonly text?: string | undefined
  readonly data?: string | undefined
  /** `YYYY-MM-DD`, from which on it is gone; `null` for never. */
  readonly expirationDate?: string | null | undefined
}

/** What most methods give. */
export interface Mem0Results {
  readonly results: readonly Mem0Item[]
}

/**
 * The verbs and result shapes of Mem0 (`mem0ai` 3), on lockets: one a user, in the browser. What differs stands in docs/adapters.md.
 *
 * @throws MemoryError (every method) `INVALID_ARGUMENT` for what does not fit, `NOT_FOUND` for an id that no user named so far has
 */
export class Memory {
  readonly #open: (user: string) => Promise<Locket>
  readonly #lockets = new Map<string, Promise<Locket>>()
  #adding: Promise<unknown> = Promise.resolve()

  readonly #owns: boolean

  /** With a locket, everything goes into that one, and closing it is the app's. */
  constructor(source: MemoryConfig | Locket = {}) {
    this.#owns = !('remember' in source)
    this.#open = 'remember' in source ? async () => source : (source.open ?? ((user) => openLocket({ user })))
  }

  /** What was learned: one item a memory, `metadata.event` saying `ADD`, `UPDATE` or `PENDING` (waits for the user's approval). */
  async add(messages: string | readonly Mem0Message[], options: AddOptions): Promise<Mem0Results> {
    const scope = parseScope(options, 'options', ['userId', 'agentId', 'runId'])
    const { metadata = {}, infer = true, expirationDate } = options
    const said = parseMessages(messages)
    const thread = toThread({ ...scope, metadata })
    const turns = said.map(({ role, text }): Turn => ({ role: parseRole(role), text, thread, id: crypto.randomUUID() }))
    const expiresAt = expirationDate ?? undefined
    const locket = await this.#locketOf(userOf(scope))
    const decisions = infer
      ? await this.#learn(locket, turns)
      : await locket.remember(turns.map(({ text, role }) => ({ text, thread, expiresAt, origin: role === 'user' ? ('user' as const) : ('app' as const) })))
    const results: Mem0Item[] = []
    for (const { op, memory } of decisions) {
      if (memory === undefined || op === 'noop') continue
      if (infer && expiresAt !== undefined) await locket.edit(memory.id, { expiresAt })
      const event = op === 'pend' ? 'PENDING' : op === 'update' ? 'UPDATE' : 'ADD'
      const item = toItem(memory, locket)
      results.push({ ...item, metadata: { ...item.metadata, event } })
    }
    return { results }
  }

  async search(query: string, options: SearchOptions): Promise<Mem0Results> {
    const filters = parseFilters(options)
    const topK = parseTopK(options.topK)
    const locket = await this.#locketOf(userOf(filters.scope))
    // What the filters take away is made up for by asking for more.
    const { memories } = await locket.recall(query, { limit: Math.min(1_000, Math.max(topK * 4, 60)), minScore: options.threshold, profile: false })
    const found = memories.filter(({ memory }) => accepts(memory, locket, filters))
    return { results: found.slice(0, topK).map(({ memory, score }) => toItem(memory, locket, score)) }
  }

  /** Newest first. */
  async getAll(options: ListOptions): Promise<Mem0Results> {
    const filters = parseFilters(options)
    const topK = parseTopK(options.topK)
    const locket = await this.#locketOf(userOf(filters.scope))
    const held = await list(locket, 'active')
    return {
      results: held
        .filter((memory) => accepts(memory, locket, filters))
        .slice(0, topK)
        .map((memory) => toItem(memory, locket)),
    }
  }

  /** The current version, under the id that was asked for; `null` for an unknown id. */
  async get(memoryId: string): Promise<Mem0Item | null> {
    const found = await this.#find(memoryId)
    return found === null ? null : { ...toItem(found.current, found.locket), id: memoryId }
  }

  /** Other words supersede the ones before; the id stays good. An `expirationDate` alone changes in place. Metadata cannot be changed. */
  async update(memoryId: string, options: string | UpdateOptions): Promise<{ message: string }> {
    const given: UpdateOptions = typeof options === 'string' ? { text: options } : options
    if (typeof given !== 'object' || given === null) throw invalid('options', 'must be a text or an object')
    if (Reflect.get(given, 'metadata') !== undefined) throw invalid('options.metadata', 'cannot be changed')
    const text = given.text ?? given.data
    if (text === undefined && given.expirationDate === undefined) throw invalid('options', 'must have text or expirationDate')
    const { locket, current } = await this.#findOrThrow(memoryId)
    await locket.edit(current.id, { text, expiresAt: given.expirationDate })
    return { message: 'Memory updated successfully!' }
  }

  /** Forgets every version. */
  async delete(memoryId: string): Promise<{ message: string }> {
    const { locket, current } = await this.#findOrThrow(memoryId)
    await locket.forget({ id: current.id })
    return { message: 'Memory deleted successfully!' }
  }

  /** Forgets all that the ids name; without any it is refused. */
  async deleteAll(options: Entity): Promise<{ message: string }> {
    const scope = parseScope(options, 'options', ['userId', 'agentId', 'runId'])
    const locket = await this.#locketOf(userOf(scope))
    const ids = (await list(locket, 'any')).filter(({ source }) => isWithin(fromThread(source.thread, locket.user), scope)).map(({ id }) => id)
    if (ids.length > 0) await locket.forget({ ids })
    return { message: 'Memories deleted successfully!' }
  }

  /** Every version, oldest first. A forgotten memory has no history. */
  async history(memoryId: string): Promise<Mem0HistoryRow[]> {
    const found = await this.#find(memoryId)
    if (found === null) return []
    const versions = await found.locket.history(found.current.id)
    return versions.map((memory, i) => toHistoryRow(memory, i, versions, memoryId))
  }

  /** Closes the lockets that were opened here. */
  async close(): Promise<void> {
    const open = [...this.#lockets.values()]
    this.#lockets.clear()
    if (this.#owns) await Promise.all(open.map(async (locket) => (await locket).close()))
  }

  async #locketOf(user: string): Promise<Locket> {
    const known = this.#lockets.get(user)
    if (known !== undefined) return known
    const opening = this.#open(user)
    this.#lockets.set(user, opening)
    // What could not be opened is tried again the next time.
    opening.catch(() => this.#lockets.delete(user))
    return opening
  }

  /** One after another: `settled` tells what was decided since it was last asked, whoever's turn it came from. */
  #learn(locket: Locket, turns: readonly Turn[]): ReturnType<Locket['settled']> {
    const ids = new Set(turns.map(({ id }) => id))
    const learned = this.#adding.then(async () => {
      await locket.observe(turns)
      return (await locket.settled()).filter(({ message }) => message !== undefined && ids.has(message))
    })
    this.#adding = learned.catch(() => undefined)
    return learned
  }

  async #find(id: unknown): Promise<{ readonly locket: Locket; readonly current: Held } | null> {
    if (typeof id !== 'string' || id.trim() === '' || id.length > 256) throw invalid('memoryId', 'must be an id')
    for (const opening of this.#lockets.values()) {
      const locket = await opening
      const found = await locket.get(id)
      if (found === null) continue
      const current = found.status === 'superseded' ? (await locket.history(id)).findLast(({ status }) => status === 'active') : found
      return { locket, current: current ?? found }
    }
    return null
  }

  async #findOrThrow(id: unknown): Promise<{ readonly locket: Locket; readonly current: Held }> {
    const found = await this.#find(id)
    if (found === null) throw new MemoryError('NOT_FOUND', 'There is no memory of this id among the users named so far.')
    return found
  }
}

async function list(locket: Locket, status: 'active' | 'any'): Promise<Held[]> {
  const found: Held[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Locket['memories']>> = await locket.memories({ status, limit: 1_000, cursor })
    found.push(...page.items)
    cursor = page.cursor
  } while (cursor !== null)
  return found
}

function parseRole(role: string): Turn['role'] {
  if (role === 'user' || role === 'assistant' || role === 'tool' || role === 'system') return role
  throw invalid('messages.role', 'must be user, assistant, tool or system')
}

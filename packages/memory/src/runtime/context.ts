import type { Memory, MemoryId } from '../core/memory.ts'
import { canonicalJson } from '../core/canonical.ts'
import { invalid } from '../core/check.ts'
import { MemoryError } from '../core/errors.ts'
import { DEFAULT_POLICY } from '../core/parse-options.ts'
import type { Policy } from '../core/policy.ts'
import type { Tombstone } from '../core/records.ts'
import { createView, type Fence, type View } from '../core/view.ts'
import { toIso } from '../core/time.ts'
import type { Analysis } from '../core/derived.ts'
import type { Change } from '../locket.ts'
import type { Nearness } from '../extraction/extractor.ts'
import type { ChangeSet, Delta } from '../storage/memory-store.ts'
import type { Ports } from './ports.ts'
import { memoryWithoutSecrets } from './without-secrets.ts'

/** What one attempt at a write comes to; it is made again from the newest state when another tab was faster. */
export interface Attempt<T> {
  /** `null`: nothing changes. */
  readonly changes: ChangeSet | null
  readonly result: T
}

export interface WriteOptions {
  readonly durability?: 'strict' | 'relaxed' | undefined
  /** Still allowed while the locket is read-only: forgetting, and switching that off. */
  readonly always?: boolean | undefined
  /** `needs`: its texts are redacted, and it comes after the forgets before it. `after`: keeps its place behind those that need that, also where it cannot be loaded. */
  readonly redact?: 'needs' | 'after' | undefined
  /** Waited for at its place in the line, before the first attempt: it sees what was written before it, and holds up what comes after. */
  readonly look?: (() => Promise<void>) | undefined
}

export interface QueryVector {
  readonly vector: Float32Array
  readonly fingerprint: string
  readonly languages: readonly string[] | undefined
}

/** The open locket inside the worker: the view, the index and the one way to read and to write them. */
export interface Context {
  readonly ports: Ports
  readonly view: View
  now(): string
  newId(): MemoryId
  /**
   * Keyed digest of a normalised text; says nothing without this database. 24 bits: enough to know a forgotten text again,
   * too few to tell which of many a short one was, such as a telephone number, for somebody who has the key and tries them all.
   */
  digest(text: string): string
  /** Brings view and index up to what any tab has committed. Every read begins with it. */
  catchUp(): Promise<void>
  /** The same after `revision`, which changed nothing in the view: vectors that were made here are not read back. */
  advance(revision: number): Promise<void>
  /** One write at a time in this worker, and none on a state that is out of date. */
  write<T>(attempt: (fence: Fence) => Attempt<T>, options?: WriteOptions): Promise<T>
  /** A forget, with all that it waits for: what was stated before its call stands in line before it, what is stated after it is written when it is done. */
  ahead<T>(forget: () => Promise<T>): Promise<T>
  /** Runs after the writes before it, in the same line. */
  inLine<T>(job: () => Promise<T>): Promise<T>
  /** Names the policy in force: 12 hex digits. */
  readonly policyDigest: string
  watch(listener: (change: Change) => void): () => void
  /** News without memories. */
  tell(type: Change['type'], local: boolean): void
  /** The query's vector where the model is ready; `null` means words alone. */
  embedQuery(query: string): Promise<QueryVector | null>
  setQueryEmbedder(embed: (query: string) => Promise<QueryVector | null>): void
  /** Cosine of what is held to a text in a language; `null` without a model for it. */
  nearness(text: string, language: string): Promise<Nearness>
  setNearness(nearness: Context['nearness']): void
  /** Called with memories whose text is new or changed here. */
  onText(listener: (memories: readonly Memory[]) => void): void
  /** Waited for when everything was read anew: what only the index holds is to be brought in again. */
  onReload(listener: () => Promise<void>): void
  close(): Promise<void>
  readonly closed: boolean
  /** Marks the locket as closed for good. */
  end(reason: 'closed' | 'erased'): void
}

const NO_CHANGE: readonly never[] = []
const DIGEST_HEX_DIGITS = 6

export async function createContext(ports: Ports): Promise<Context> {
  const { store, retrieval } = ports
  const { index } = retrieval
  const view = createView()
  const digestOf = (policy: Policy): string => ports.sha256(canonicalJson(policy)).slice(0, 12)
  const policyDigest = digestOf(ports.policy)
  const watchers = new Set<(change: Change) => void>()
  const textListeners: ((memories: readonly Memory[]) => void)[] = []
  const reloadListeners: (() => Promise<void>)[] = []
  let line: Promise<unknown> = Promise.resolve()
  let forgetting: Promise<unknown> | null = null
  /** What was stated and does not stand in the line yet. */
  const stating = new Set<Promise<void>>()
  let reading: Promise<void> | null = null
  let next: Promise<void> | null = null
  let ended: 'closed' | 'erased' | null = null
  let nearness: Context['nearness'] = () => Promise.resolve(null)
  let embedQuery: (query: string) => Promise<QueryVector | null> = () => Promise.resolve(null)

  function assertOpen(): void {
    if (ended === 'closed') throw new MemoryError('CLOSED', 'The locket is closed.', { details: { reason: 'closed' } })
    if (ended === 'erased')
      throw new MemoryError('CLOSED', 'Everything in this locket was erased. Open it again to start anew.', { details: { reason: 'erased' } })
  }

  function analysisOf(memory: Memory, stored: Analysis | null): Analysis {
    return stored !== null && stored.version === retrieval.analyserVersion ? stored : retrieval.analyse(memory)
  }

  function take(memories: readonly Memory[], analyses: (id: MemoryId) => Analysis | null, local: boolean): void {
    const fresh: Memory[] = []
    for (const memory of memories) {
      const before = view.get(memory.id)
      const same = before !== undefined && before.text === memory.text && before.key === memory.key && before.value === memory.value
      index.put(memory, analysisOf(memory, analyses(memory.id)))
      if (!same && local) fresh.push(memory)
    }
    if (fresh.length > 0) for (const listener of textListeners) listener(fresh)
  }

  function emit(
    type: Change['type'],
    ids: readonly MemoryId[],
    forgotten: readonly MemoryId[],
    local: boolean,
    tombstones: readonly Tombstone[] = NO_CHANGE,
  ): void {
    const madeRoom = tombstones.filter(({ reason }) => reason === 'room').map(({ id }) => id)
    for (const listener of [...watchers]) {
      try {
        listener({ type, revision: view.revision, ids, forgotten, madeRoom, local })
      } catch (error) {
        // The change is made; a listener that fails keeps nobody from it or from the news.
        console.error('Locket: a listener of watch failed.', error)
      }
    }
  }

  /** Which kind of news a change is: uses and settings alone are only `status`. */
  function kindOf(put: readonly Memory[], remove: readonly MemoryId[]): Change['type'] {
    if (remove.length > 0) return 'forget'
    const news = put.some((memory) => {
      const before = view.get(memory.id)
      return before === undefined || before.useCount === memory.useCount
    })
    return news ? 'remember' : 'status'
  }

  async function reload(): Promise<void> {
    const loaded = await store.load()
    view.clear()
    index.clear()
    for (const { memory, analysis } of loaded.memories) index.put(memory, analysisOf(memory, analysis))
    view.apply({ ...loaded, put: loaded.memories.map(({ memory }) => memory) })
    for (const listener of reloadListeners) await listener()
  }

  function applyDelta(delta: Delta): void {
    const put = delta.put.map(({ memory }) => memory)
    const analyses = new Map(delta.put.map(({ memory, analysis }) => [memory.id, analysis]))
    const type = kindOf(put, delta.remove)
    for (const id of delta.remove) index.remove(id)
    take(put, (id) => analyses.get(id) ?? null, false)
    view.apply({ ...delta, put })
    for (const { id, vectors } of delta.vectors) index.putVectors(id, vectors)
    emit(
      type,
      put.map(({ id }) => id),
      delta.remove,
      false,
      delta.tombstones,
    )
  }

  async function read(): Promise<void> {
    const newest = await store.revision()
    if (newest === view.revision) return
    const delta = await store.since(view.revision)
    if (delta.reload) {
      await reload()
      emit('remember', NO_CHANGE, NO_CHANGE, false)
    } else if (delta.revision > view.revision) applyDelta(delta)
  }

  /** A caller is served by a look that began after its call: one that is under way may have looked too early. */
  async function catchUp(): Promise<void> {
    assertOpen()
    try {
      if (reading === null) {
        reading = read().finally(() => {
          reading = null
        })
        return await reading
      }
      next ??= reading
        .catch(() => undefined)
        .then(() => {
          next = null
          reading = read().finally(() => {
            reading = null
          })
          return reading
        })
      await next
    } catch (error) {
      noteErased(error)
      throw error
    }
  }

  async function advance(revision: number): Promise<void> {
    if (revision !== view.revision + 1) return catchUp()
    view.apply({ revision })
    emit('status', NO_CHANGE, NO_CHANGE, true)
  }

  function noteErased(error: unknown): void {
    if (error instanceof MemoryError && error.code === 'CLOSED' && ended === null) {
      end('erased')
      emit('erased', NO_CHANGE, NO_CHANGE, false)
    }
  }

  function end(reason: 'closed' | 'erased'): void {
    ended ??= reason
    view.clear()
    index.clear()
  }

  function inLine<T>(job: () => Promise<T>): Promise<T> {
    const run = line.then(job)
    line = run.catch(() => undefined)
    return run
  }

  function ahead<T>(forget: () => Promise<T>): Promise<T> {
    const run = Promise.all([forgetting, ...stating]).then(forget)
    const done: Promise<unknown> = run
      .catch(() => undefined)
      .then(() => {
        if (forgetting === done) forgetting = null
      })
    forgetting = done
    return run
  }

  /** Counts as stated from now on. Answers what to call once it stands in the line, or never will. */
  function state(): () => void {
    let stands: () => void = () => undefined
    const entering = new Promise<void>((resolve) => {
      stands = resolve
    })
    stating.add(entering)
    return () => {
      stating.delete(entering)
      stands()
    }
  }

  async function write<T>(attempt: (fence: Fence) => Attempt<T>, options: WriteOptions = {}): Promise<T> {
    const states = options.redact === 'needs'
    const before = states ? forgetting : null
    const stands = states ? state() : () => undefined
    try {
      if (before !== null) await before
      await catchUp()
      const fence = view.raise()
      try {
        await redactReady(options.redact)
        const done = inLine(() => commit(attempt, fence, options))
        stands()
        return await done
      } finally {
        view.lower(fence)
      }
    } finally {
      stands()
    }
  }

  async function redactReady(redact: WriteOptions['redact']): Promise<void> {
    if (redact === undefined) return
    try {
      // One wait for both kinds: of two that were called one after the other, neither comes out a moment early.
      await ports.extras()
    } catch (error) {
      if (redact === 'needs') throw error
    }
  }

  async function commit<T>(attempt: (fence: Fence) => Attempt<T>, fence: Fence, options: WriteOptions): Promise<T> {
    await options.look?.()
    for (;;) {
      await catchUp()
      if (options.always !== true && view.settings.get('readOnly') === true) throw new MemoryError('READ_ONLY', 'The locket is read-only.')
      if (options.always !== true && view.settings.get('clearedAt') !== fence.cleared) {
        throw new MemoryError('FORGOTTEN', 'Everything was forgotten while the write was on its way.')
      }
      const { changes: decided, result } = attempt(fence)
      if (decided === null) return result
      const changes = clean(underPolicy(decided))
      const put = changes.put ?? []
      const analyses = new Map(put.filter((memory) => isNewText(memory)).map((memory) => [memory.id, retrieval.analyse(memory)]))
      const based = view.revision
      try {
        const done = await store.commit({ ...changes, analyses }, { revision: based, durability: options.durability })
        if (!done.ok) continue
        // A look at the store may have brought this very change already, while its promise was on the way.
        if (view.revision < done.revision && view.revision === based) {
          const type = kindOf(put, changes.remove ?? [])
          for (const id of changes.remove ?? []) index.remove(id)
          take(put, (id) => analyses.get(id) ?? null, true)
          view.apply({ ...changes, revision: done.revision })
          emit(
            type,
            put.map(({ id }) => id),
            changes.remove ?? [],
            true,
            changes.tombstones,
          )
        } else {
          await catchUp()
          for (const listener of textListeners) listener(put.filter(({ id }) => analyses.has(id)))
        }
        return result
      } catch (error) {
        noteErased(error)
        throw error
      }
    }
  }

  /** Where the policy is another than the one of the last decision, that stands in the audit first. */
  function underPolicy(changes: ChangeSet): ChangeSet {
    const { audit = NO_CHANGE, settings } = changes
    if (audit.length === 0 || (view.settings.get('policy') ?? digestOf(DEFAULT_POLICY)) === policyDigest) return changes
    const entry = { at: toIso(ports.clock.now()), op: 'policy' as const, reason: `version ${ports.policy.version}, ${policyDigest}`, ids: NO_CHANGE, count: 0 }
    return { ...changes, audit: [entry, ...audit], settings: { ...settings, policy: policyDigest } }
  }

  /** Where every change passes, whoever made it: what a memory says anew is looked through here. */
  function clean(changes: ChangeSet): ChangeSet {
    if (changes.put === undefined || changes.put.length === 0) return changes
    return { ...changes, put: changes.put.map((memory) => memoryWithoutSecrets(ports.redact, memory, view.get(memory.id))) }
  }

  function isNewText(memory: Memory): boolean {
    const before = view.get(memory.id)
    return before === undefined || before.text !== memory.text || before.key !== memory.key || before.value !== memory.value || before.kind !== memory.kind
  }

  await reload()
  ports.storeClosed.then((reason) => {
    if (ended !== null) return
    if (reason === 'erased') end('erased')
    emit(reason === 'erased' ? 'erased' : 'upgrade-required', NO_CHANGE, NO_CHANGE, false)
  })
  const stopHints = store.onHint(() => {
    // A hint that comes too late, or to a store that is gone, is no news: the next call finds out.
    if (ended === null) catchUp().catch(() => undefined)
  })

  return {
    ports,
    view,
    now: () => toIso(ports.clock.now()),
    newId: () => ports.ids.uuid7(ports.clock.now()) as MemoryId,
    digest: (text) => ports.sha256(`${store.secret}\u0000${text}`).slice(0, DIGEST_HEX_DIGITS),
    catchUp,
    ahead,
    advance,
    write,
    inLine,
    policyDigest,
    tell: (type, local) => emit(type, NO_CHANGE, NO_CHANGE, local),
    watch(listener) {
      if (typeof listener !== 'function') throw invalid('listener', 'must be a function')
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    nearness: (text, language) => nearness(text, language),
    setNearness(find) {
      nearness = find
    },
    embedQuery: (query) => embedQuery(query),
    setQueryEmbedder(embed) {
      embedQuery = embed
    },
    onText: (listener) => void textListeners.push(listener),
    onReload: (listener) => void reloadListeners.push(listener),
    get closed() {
      return ended !== null
    },
    end,
    async close() {
      stopHints()
      await line.catch(() => undefined)
      end('closed')
      watchers.clear()
      await store.close()
    },
  }
}

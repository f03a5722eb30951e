import type { Decision } from './core/decision.ts'
import type { Influence, Memory, MemoryEdit, MemoryId, MemoryInput, MemoryKind, MemoryStatus, Origin, Turn } from './core/memory.ts'
import type { PolicyInput } from './core/policy.ts'
import type { AuditEntry, Erasure, ForgetTarget, Leg, Receipt, Trace } from './core/records.ts'
import type { Embedder } from './embedding/embedder.ts'
import type { Extractor } from './extraction/extractor.ts'
import type { Detector } from './redaction/redactor.ts'

/** How to open a locket. */
export interface LocketOptions {
  /** Who the memories belong to; 1 to 256 characters. */
  readonly user: string
  /** The application's or organisation's partition; 1 to 256 characters. Default `default`. */
  readonly tenant?: string | undefined
  /** `minilm` (default): all-MiniLM-L6-v2; `static`: a token table, no ONNX; `none`: words alone; or one of the app's own. */
  readonly embedder?: 'minilm' | 'static' | 'none' | Embedder | undefined
  /** Base URL of the model, wasm and worker files, absolute or relative to the page. Default: the files that the bundler emitted. */
  readonly assets?: string | undefined
  /** `rules` (default), `none`, or one of the app's own. */
  readonly extractor?: 'rules' | 'none' | Extractor | undefined
  /**
   * Makes the summaries of conversations, in the page: `turns` in at most `tokens` tokens. Kept until one of the turns is forgotten;
   * cut at a sentence where it is too long. Where it fails, and by default, the summary is made of sentences as they were said.
   */
  readonly summarise?: ((turns: readonly Turn[], options: { readonly tokens: number }) => Promise<string>) | undefined
  /** Retention, caps, what needs approval; `redact` adds the app's own detectors (they run on the page's side) to the default ones. */
  readonly policy?: (PolicyInput & { readonly redact?: readonly Detector[] | undefined }) | undefined
  /** A worker that the app made itself from `@locket/memory/worker`, for strict bundlers or policies. */
  readonly worker?: Worker | undefined
  /** The passphrase, where one was set with `passphrase`. */
  readonly unlock?: string | undefined
  /** Aborts opening. */
  readonly signal?: AbortSignal | undefined
}

/** How to change the passphrase. */
export interface PassphraseChange {
  /** The one that is set; left out where there is none. */
  readonly current?: string | undefined
  /** The one to set, 8 to 1,024 characters; `null` takes it off. */
  readonly next: string | null
}

/** How to recall. */
export interface RecallOptions {
  /** Most tokens of the block (o200k_base). 0 to 100,000; default 600. */
  readonly tokens?: number | undefined
  /** Most memories beside the profile. 0 to 1,000; default 8. */
  readonly limit?: number | undefined
  /** 0 to 1; nothing under it is brought. Default: calibrated so that an unrelated question brings nothing. */
  readonly minScore?: number | undefined
  /** Asks for what was true then: ISO date or time. Default: what is active, and older versions where the question asks about the past. */
  readonly at?: string | undefined
  /** Only these. Default: all. */
  readonly kinds?: readonly MemoryKind[] | undefined
  /** Only what may influence at least this: `act` before something is done on the strength of it. Default: all. */
  readonly influence?: Influence | undefined
  /** Whether the profile goes first. Default true. */
  readonly profile?: boolean | undefined
  /** The conversation that asks; kept in the trace. */
  readonly thread?: string | undefined
  /** Rejects with `ABORTED`. */
  readonly signal?: AbortSignal | undefined
}

/** One memory that answers a question. */
export interface Hit {
  readonly memory: Memory
  /** 0 to 1, comparable between questions. */
  readonly score: number
  /** For people: `words: broke, move`, `meaning 0.71`, `key infra.region`, as far as each holds. */
  readonly why: readonly string[]
}

/** What a question brought. */
export interface Recall {
  /** What answers the question, best first; profile memories are in the block and here only when they answer it. */
  readonly memories: readonly Hit[]
  /** Text to put into a user-side message of the prompt; empty when there is nothing to tell. */
  readonly block: string
  /** Tokens of `block`: never under its o200k_base count. */
  readonly tokens: number
  /** What found them. Without `vector`, the question was asked by words alone, or no memory has a vector. */
  readonly legs: readonly Leg[]
  /** Id of the trace. */
  readonly trace: string
}

/** A part of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  /** For the next page; `null` on the last one. */
  readonly cursor: string | null
}

/** Which part of a list. */
export interface PageOptions {
  /** 1 to 1,000; default 100. */
  readonly limit?: number | undefined
  /** That of the page before; default: from the start. */
  readonly cursor?: string | null | undefined
}

/** Which memories to list; all that is given must hold. */
export interface MemoriesOptions extends PageOptions {
  /** One, several, or `any`. Default `active`. */
  readonly status?: MemoryStatus | readonly MemoryStatus[] | 'any' | undefined
  /** Default: all. */
  readonly kinds?: readonly MemoryKind[] | undefined
  /** By words and by meaning; the items then come best first. */
  readonly query?: string | undefined
  /** Learned in this conversation. */
  readonly thread?: string | undefined
  /** Stated by this origin. */
  readonly origin?: Origin | undefined
  /** Recorded at or after: ISO date or time. */
  readonly since?: string | undefined
  /** Recorded before: ISO date or time. */
  readonly until?: string | undefined
}

/** One conversation in a list. */
export interface ThreadInfo {
  /** The app's name for it. */
  readonly id: string
  /** As set with `rename`; `null` for none. */
  readonly title: string | null
  /** Turns whose text is still kept. */
  readonly turns: number
  /** When its first and its newest turn were said: ISO 8601. */
  readonly startedAt: string
  readonly lastAt: string
}

/** What an older part of a conversation comes to. */
export interface Summary {
  readonly text: string
  /** Ids of the turns that it stands for, oldest first. */
  readonly covers: readonly string[]
  /** Never under the o200k_base count. */
  readonly tokens: number
}

/** A state that was saved for a conversation. */
export interface Checkpoint {
  readonly id: string
  /** As given to `save`; `null` for none. */
  readonly label: string | null
  /** When it was saved: ISO 8601, UTC. */
  readonly at: string
  /** As it was given. */
  readonly state: unknown
}

/** How much of a conversation to give. */
export interface ThreadTurnsOptions {
  /** Most tokens, 4 a turn added; default: all. */
  readonly tokens?: number | undefined
  /** Whether system turns stand first and are kept. Default true. */
  readonly keepSystem?: boolean | undefined
}

/** One conversation. It begins with its first turn. */
export interface Thread {
  readonly id: string
  /**
   * Keeps turns; resolves when they are durable. They are learned from like any observed turn; while paused they are kept and not
   * learned from. A known id changes nothing. @throws MemoryError `READ_ONLY`
   */
  append(turns: Turn | readonly Turn[]): Promise<void>
  /**
   * In order, as they were stored: without secrets. With `tokens` trimmed from the old end: it starts on a user turn, a tool's result is
   * never parted from its call, results that nobody asked for are left out, and system turns stand first.
   */
  turns(options?: ThreadTurnsOptions): Promise<Turn[]>
  /**
   * What the turns come to that do not fit into `tokens` (default 1,000): the sentences that keep most names, numbers, dates,
   * decisions and open questions, in at most a quarter of their tokens. `null` while everything fits. Made from the turns as
   * they are now: what was forgotten is in no summary.
   */
  summary(options?: { readonly tokens?: number | undefined }): Promise<Summary | null>
  /**
   * Keeps a state: plain data, dates, maps, sets, typed arrays, big integers, errors, circles; at most 4,000,000 characters once
   * written down. The newest 100 of a thread stay, for as long as turns do. It is the app's own copy: forgetting a memory does not
   * look into it, forgetting the thread takes it.
   * @throws MemoryError `INVALID_ARGUMENT` (details.field: the path of what cannot be kept), `READ_ONLY`
   */
  save(state: unknown, options?: { readonly label?: string | undefined }): Promise<Checkpoint>
  /** The newest, or the one of this id; `null` for none. */
  load(checkpointId?: string): Promise<Checkpoint | null>
  /** Newest first. */
  checkpoints(): Promise<Checkpoint[]>
  /** A new conversation with the turns up to the checkpoint, and its state. @throws MemoryError `NOT_FOUND`, `INVALID_ARGUMENT` (the thread is there already) */
  branch(checkpointId: string, newThreadId: string): Promise<Thread>
  /** At most 256 characters. */
  rename(title: string): Promise<void>
  /** Takes its turns, title, checkpoints and summaries, and the memories that came from it; the receipt counts memories. */
  forget(): Promise<Receipt>
}

/** What to put a prompt together from. */
export interface PromptOptions {
  /** The app's own instructions; they stand first and are never cut: `tokens` must leave room for them. */
  readonly system?: string | undefined
  /** The conversation whose turns and summary go in; default: none. */
  readonly thread?: string | undefined
  /** What the model is about to be asked. */
  readonly query: string
  /** Most tokens of all parts, 4 a message added. 100 to 10,000,000. */
  readonly tokens: number
  /** What a million tokens cost, in any currency, to estimate what this prompt costs: for all parts, and for a kind where it differs (cached ones). */
  readonly price?: ({ readonly input: number } & Partial<Readonly<Record<PromptPart['kind'], number>>>) | undefined
}

/** One message of a prompt. */
export interface PromptPart {
  readonly kind: 'system' | 'memory' | 'summary' | 'turn'
  readonly role: Turn['role']
  readonly text: string
  /** Never under the o200k_base count of `text`. */
  readonly tokens: number
  /** In the currency of `price`; `null` without one. */
  readonly cost: number | null
}

/** A prompt, ready to be sent. */
export interface Prompt {
  /** System, memory block, summary, recent turns: what changes least stands first, so that prompt caches hit. */
  readonly parts: readonly PromptPart[]
  /** Of all parts, 4 a message added. */
  readonly tokens: number
  /** In the currency of `price`; `null` without one. */
  readonly cost: number | null
  /** Id of the trace of what was recalled. */
  readonly trace: string
}

/** What happened, here or in another tab. Ids only. */
export interface Change {
  /** `alert`: a limit of the policy comes near, is reached or is free again; `status().alerts` says which. */
  readonly type: 'remember' | 'forget' | 'status' | 'alert' | 'erased' | 'upgrade-required'
  /** Newest revision that it brings. */
  readonly revision: number
  /** Memories that are new or changed. */
  readonly ids: readonly MemoryId[]
  /** Memories that were forgotten. */
  readonly forgotten: readonly MemoryId[]
  /** Memories among the forgotten that went to make room for new ones. */
  readonly madeRoom: readonly MemoryId[]
  /** It was made in this locket. */
  readonly local: boolean
}

/** A limit of the policy that comes near or is reached. */
export interface PolicyAlert {
  readonly limit: 'caps.memories' | 'budgets.writesPerHour'
  /**
   * `near`: nine tenths are used. `reached`: a new memory takes the place of the least useful one (cap); turns wait in the queue
   * (budget). `full`: nothing that is held may go, new memories are refused (cap only).
   */
  readonly level: 'near' | 'reached' | 'full'
  readonly used: number
  readonly most: number
  /** When turns that wait are read on, if nobody forgets anything before: ISO 8601. `null` where none waits for that. */
  readonly until: string | null
}

/** How a locket is. */
export interface LocketStatus {
  /** `memory`: the browser gives no storage, and nothing outlasts the page. `read-only`: `readOnly(true)` is on. */
  readonly mode: 'persistent' | 'memory' | 'read-only'
  readonly embedder: {
    readonly name: string
    /** `off`: words alone. `ready`: every memory has its vectors. While `loading` or `indexing`, recall goes by what is there. */
    readonly state: 'off' | 'loading' | 'indexing' | 'ready' | 'failed'
    /** 0 to 1: bytes while loading, memories while indexing. */
    readonly progress: number
    /** Why it failed: code and the address that was asked for. */
    readonly error: { readonly code: string; readonly message: string; readonly url: string | null } | null
  }
  /** Memories by status; `superseded` are older versions, `forgotten` tombstones. */
  readonly counts: { readonly active: number; readonly pending: number; readonly superseded: number; readonly revoked: number; readonly forgotten: number }
  /** Bytes of the whole origin; `null` where the browser does not tell. */
  readonly usage: { readonly bytes: number | null; readonly quota: number | null }
  /** `persisted`: the browser agreed not to clear this origin (`persist`). */
  readonly durability: 'persisted' | 'best-effort'
  /** What a forget reaches here; settled when the database was made. */
  readonly erasure: Erasure
  /** Whether a passphrase is set; `null` where there can be none. */
  readonly passphrase: boolean | null
  /** Nothing is learned until `resume`. */
  readonly paused: boolean
  /** Turns that wait for extraction. */
  readonly queue: number
  /** What was here before was lost or cleared, not by Locket. */
  readonly dataLoss: boolean
  /** Empty while there is enough of everything. */
  readonly alerts: readonly PolicyAlert[]
  /** The policy in force. `digest`: 12 hex digits over all of it, as the audit names it. */
  readonly policy: { readonly version: 1; readonly digest: string }
  /** Number of the newest committed change. */
  readonly revision: number
}

/** How to forget. */
export interface ForgetOptions {
  /**
   * 0 to 60,000 ms, default 0: what is forgotten is hidden from every call at once (status `revoked`) and goes for good when this
   * time is over, also when every page is closed before. The receipt's `at` is that time.
   */
  readonly undoMs?: number | undefined
}

/** What goes into an exported file. */
export interface ExportOptions {
  /** Encrypts the file; without it, it is plain JSON. */
  readonly passphrase?: string | undefined
  /** Whether conversations go with the memories: turns, titles, checkpoints and the app's summaries. Default: `false`. */
  readonly conversations?: boolean | undefined
}

/** How to import a file of `export`. */
export interface ImportOptions {
  /** Of an encrypted file. */
  readonly passphrase?: string | undefined
  /**
   * What to do with a memory, or a conversation's title, that is held already with other content. Default `keep`. Turns, checkpoints
   * and summaries that are held stay.
   */
  readonly onConflict?: 'keep' | 'replace' | undefined
  /** Brings back what was forgotten here since; default false: tombstones win. */
  readonly restoreForgotten?: boolean | undefined
  /** Only says what would happen; default false. */
  readonly dryRun?: boolean | undefined
  /** Rejects with `ABORTED`; what is being written by then is still written. */
  readonly signal?: AbortSignal | undefined
}

/** What an import did, or would do. Memories are counted, older versions included. */
export interface ImportResult {
  readonly added: number
  /** By `onConflict: 'replace'`. */
  readonly replaced: number
  /** Held already, or kept by `onConflict`. */
  readonly kept: number
  /** Not brought back because it was forgotten here. */
  readonly forgotten: number
  /** Conversations of which something was brought in, what was heard outside of any counted as one; left out for none. The other numbers count memories. */
  readonly conversations?: number | undefined
}

/**
 * The open store of one user. Every method rejects with `MemoryError`: `INVALID_ARGUMENT` (details.field) before anything
 * changes, `CLOSED` after `close` or once the locket was erased, `WORKER_TERMINATED` when its worker died.
 */
export interface Locket {
  readonly user: string
  readonly tenant: string

  /**
   * The app states one or more memories: one decision an input, in order, all in one transaction.
   * Same key and another value supersedes; the same meaning is a `noop`. Over `caps.memories` the least useful is forgotten for what
   * is added, in the same transaction (`madeRoom` of the decision).
   * @throws MemoryError `READ_ONLY`, `REFUSED` (details.reason `caps.memories`: nothing that is held may go for it), `FORGOTTEN` (what it is about was forgotten meanwhile), `STORAGE_QUOTA_EXCEEDED`
   */
  remember(input: MemoryInput | readonly MemoryInput[]): Promise<Decision[]>
  /** Resolves when the turns are durable; extraction follows in the background. @throws MemoryError `READ_ONLY` */
  observe(turns: Turn | readonly Turn[]): Promise<void>
  /** Waits for the queue, but not for turns that the hour's budget holds back; the decisions since the last call, in order. */
  settled(): Promise<Decision[]>
  /** What observing would do, without doing it. */
  plan(turns: Turn | readonly Turn[]): Promise<Decision[]>
  /** Changes a memory by hand: a new version supersedes it; dates, kind and classification alone change it in place. @throws MemoryError `NOT_FOUND`, `FORGOTTEN`, `SUPERSEDED`, `READ_ONLY` */
  edit(id: string, changes: MemoryEdit): Promise<Decision>
  /** Makes a pending memory active (superseding what it replaces). @throws MemoryError `NOT_FOUND`, `FORGOTTEN`, `SUPERSEDED` (it is no suggestion any more), `READ_ONLY` */
  approve(id: string): Promise<Decision>
  /** Drops a suggestion; its text goes like anything forgotten. @throws MemoryError `NOT_FOUND`, `FORGOTTEN`, `SUPERSEDED` (it is no suggestion any more) */
  reject(id: string): Promise<Decision>
  /** Brings a superseded version back as the current one (a new version with its content). @throws MemoryError `NOT_FOUND`, `FORGOTTEN` */
  restore(id: string): Promise<Decision>
  /**
   * Forgets: every version, index entry, vector and turn of it goes in one strict transaction, in every tab.
   * An unknown id gives a receipt with count 0.
   * @throws MemoryError `INVALID_ARGUMENT` for an empty or unknown target: it never means everything
   */
  forget(target: ForgetTarget, options?: ForgetOptions): Promise<Receipt>
  /** Takes back a forget with `undoMs` while there is time, by the id of its receipt: how many memories came back; 0 when it is too late. */
  undo(receipt: string): Promise<number>
  /** Exactly what `forget` would take, older versions included. */
  preview(target: ForgetTarget): Promise<Memory[]>

  /** Finds what the question needs and puts it into a block. Before the model is ready, and where it gives no answer within 5 s, by words alone (`legs` says so). */
  recall(query: string, options?: RecallOptions): Promise<Recall>
  /** Active keyed memories, in the stable order in which they go into the block. */
  profile(): Promise<Memory[]>
  /** Memories in pages: newest first, with a `query` best first. */
  memories(options?: MemoriesOptions): Promise<Page<Memory>>
  /** All versions of a memory or key, oldest first; empty for an unknown one. */
  history(idOrKey: string): Promise<Memory[]>
  /** One memory, active, pending or superseded; `null` where there is none, and for what is forgotten. */
  get(id: string): Promise<Memory | null>
  /** Newest first. */
  traces(options?: PageOptions): Promise<Page<Trace>>
  /** Newest first. */
  receipts(): Promise<Receipt[]>
  /** Newest first. */
  audit(options?: PageOptions): Promise<Page<AuditEntry>>
  /** Changes made here or in another tab; returns a function that stops it. */
  watch(listener: (change: Change) => void): () => void

  /** One conversation, by the app's name for it (1 to 256 characters; its calls check it). Nothing is written until it has a turn. */
  thread(id: string): Thread
  /** Newest first. */
  threads(options?: PageOptions): Promise<Page<ThreadInfo>>
  /** The parts of a prompt in their order; byte for byte the same while nothing changed. Memories never go into the system part. */
  prompt(options: PromptOptions): Promise<Prompt>

  /** How it is now: counts, the embedder, space, limits. */
  status(): Promise<LocketStatus>
  /** Stops learning from turns until `resume`: turns observed meanwhile are not kept. `remember` still works. */
  pause(): Promise<void>
  /** Learns from turns again, from those that come after it. */
  resume(): Promise<void>
  /** Refuses every write but forgetting (`READ_ONLY`) while on. */
  readOnly(on: boolean): Promise<void>
  /** Asks the browser not to clear this origin when space runs out; whether it agreed. */
  persist(): Promise<boolean>
  /** Applies retention now; a receipt when something went. */
  sweep(): Promise<Receipt | null>
  /**
   * Sets, changes or takes off the passphrase that opens this locket. Takes about a second, on purpose; nothing is written
   * anew but the key file. Lockets that are open stay open; from the next opening on, `unlock` is needed. There is no way
   * back without it.
   * @throws MemoryError `REFUSED` with details.reason `passphrase` (`current` is wrong or missing) or `unsealed` (this
   * browser cannot seal), `INVALID_ARGUMENT`
   */
  passphrase(change: PassphraseChange): Promise<void>
  /**
   * One JSON file: memories, tombstones and receipts, with `conversations` also conversations with their turns, titles, checkpoints
   * and the app's own summaries, with counts and a checksum. The same content gives the same bytes, unless it is encrypted. Cost:
   * linear; checkpoints are read one by one.
   */
  export(options?: ExportOptions): Promise<Blob>
  /**
   * All or nothing. What was forgotten here stays out, and so does every turn and title that tells of it. Imported turns are not
   * learned from, and come after the turns that the conversation has here.
   * @throws MemoryError `INVALID_ARGUMENT` (details.field `file`), `REFUSED` (details.reason `passphrase`), `FORMAT_TOO_NEW`, `READ_ONLY`
   */
  import(file: Blob, options?: ImportOptions): Promise<ImportResult>
  /** Deletes everything of this user: database and files, in all tabs. Every locket of it is closed by that. */
  erase(): Promise<void>
  /** Twice is harmless; every later call rejects with `CLOSED`. */
  close(): Promise<void>
}

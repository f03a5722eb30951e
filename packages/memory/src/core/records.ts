import type { MemoryId, Origin, Turn } from './memory.ts'

/** Which kind of target a forget had, never the target itself; `retention`, `request` (by what was said) and `room` (for a new memory) have none. */
export type ForgetTargetKind = 'id' | 'ids' | 'key' | 'query' | 'thread' | 'origin' | 'time' | 'everything' | 'retention' | 'request' | 'room'

/** What to forget. `query` means what `preview({ query })` shows; with `ids` only those of it. */
export type ForgetTarget =
  | { readonly id: string }
  | { readonly ids: readonly string[] }
  | { readonly key: string }
  | { readonly query: string; readonly ids?: readonly string[] | undefined }
  | { readonly thread: string }
  | { readonly origin: Origin }
  | { readonly since?: string | undefined; readonly until?: string | undefined }
  | { readonly everything: true }

/** `shredded`: what was forgotten cannot be read from the disk any more. `logical`: no call reaches it, but its bytes may stay on the disk for a while. */
export type Erasure = 'shredded' | 'logical'

/** What a person gets for a forget; nothing in it is derived from what was forgotten. */
export interface Receipt {
  /** A random UUID. */
  readonly id: string
  readonly at: string
  readonly target: ForgetTargetKind
  /** How many memories went, older versions included. */
  readonly count: number
  readonly erasure: Erasure
}

/** What stays of a forgotten memory: no content. */
export interface Tombstone {
  readonly id: MemoryId
  readonly at: string
  readonly reason: ForgetTargetKind
  /** Ids of the turns it came from, so that replaying them does not bring it back. */
  readonly messages: readonly string[]
  /** Keyed digests of its text and value (the key never leaves this database and dies with it). */
  readonly digests: readonly string[]
}

/** One memory in one prompt, and why. */
export interface TraceUse {
  readonly id: MemoryId
  /** 0 to 1; 1 for what the profile always brings. */
  readonly score: number
  readonly why: readonly string[]
}

/** Which memories were put into which prompt; holds no text. */
export interface Trace {
  readonly id: string
  readonly at: string
  readonly thread: string | null
  readonly uses: readonly TraceUse[]
  /** What was found but left out for lack of room. */
  readonly dropped: readonly MemoryId[]
  /** Tokens of the block. */
  readonly tokens: number
  readonly legs: readonly Leg[]
}

export type Leg = 'profile' | 'lexical' | 'vector'

export type AuditOp =
  | 'add'
  | 'update'
  | 'noop'
  | 'reject'
  | 'pend'
  | 'edit'
  | 'approve'
  | 'refuse'
  | 'restore'
  | 'forget'
  | 'sweep'
  | 'make-room'
  | 'policy'
  | 'import'
  | 'export'
  | 'pause'
  | 'resume'
  | 'read-only'
  | 'writable'
  | 'open'

/** One operation, without content. `hash` is SHA-256 over the entry and the hash before it, so that taking one out shows. */
export interface AuditEntry {
  /** 1 for the first; no gaps. */
  readonly seq: number
  readonly at: string
  readonly op: AuditOp
  readonly reason: string
  readonly ids: readonly string[]
  readonly count: number
  /** `hash` of the entry before; 64 zeros for the first. */
  readonly prev: string
  /** Hex SHA-256 of the canonical JSON of all the other fields. */
  readonly hash: string
}

/** What an audit entry says before it is numbered and chained (inside the transaction). */
export type AuditDraft = Omit<AuditEntry, 'seq' | 'prev' | 'hash'>

/** A turn as it is stored: queued until it was extracted from, then kept for `retention.thread`. */
export interface StoredTurn {
  readonly id: string
  readonly thread: string | null
  readonly role: Turn['role']
  readonly origin: Origin
  /** `null` once what it said was forgotten or has expired: the id stays, so that it is never taken for new. */
  readonly text: string | null
  /** As given, with its offset. */
  readonly at: string
  /** Order of arrival: the revision of its change set and its place in it. */
  readonly order: number
  readonly state: 'queued' | 'done'
  /** Heard in a thread when it was said, and no episode has looked at it. Not so what was said while paused, and copies and imports. */
  readonly live?: true | undefined
}

/** What else belongs to a conversation: its title, a checkpoint, or a summary by the app. Its body, which may be large, is kept apart. */
export interface StoredDocument {
  /** Made by Locket: says nothing about the thread. */
  readonly id: string
  readonly kind: 'title' | 'checkpoint' | 'summary'
  readonly thread: string
  readonly at: string
  /** The title; a checkpoint's label; of a summary, its tokens and the order of its first turn. */
  readonly label: string | null
  /** Order of the newest turn that it knows; 0 for none. A summary stands for all turns up to it. */
  readonly order: number
}

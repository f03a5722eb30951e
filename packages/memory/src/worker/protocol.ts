import type { ErrorData } from '../core/errors.ts'
import type { PolicyInput } from '../core/policy.ts'
import type { Turn } from '../core/memory.ts'
import type { ModelFiles } from '../embedding/model-files.ts'
import type { ExtractionContext, Proposal } from '../extraction/extractor.ts'
import type { Change, Locket } from '../locket.ts'
import { CONVERSATION_CALLS, type Conversations } from '../runtime/conversation-calls.ts'

/** Grows with every change of what goes between page and worker; both sides must have the same. */
export const PROTOCOL = 3

/** What the page tells the worker when it opens a locket. */
export interface OpenRequest {
  readonly user: string
  readonly tenant: string
  readonly embedder:
    | 'minilm'
    | 'static'
    | 'none'
    | {
        readonly name: string
        readonly fingerprint: string
        readonly dimension: number
        readonly windows: boolean
        readonly languages: readonly string[] | undefined
      }
  readonly extractor: 'rules' | 'none' | { readonly name: string; readonly fallback?: 'rules' | undefined }
  readonly policy: PolicyInput | undefined
  readonly unlock: string | undefined
  /** The app makes summaries itself. */
  readonly summarise: boolean
  readonly files: ModelFiles
  /** Absolute addresses of the files beside the worker. */
  readonly urls: { readonly embedder: string; readonly rules: string; readonly static: string; readonly extras: string }
}

/** The calls that go to the worker as they are. */
export type { Conversations }

export type Method = Exclude<keyof Locket, 'user' | 'tenant' | 'watch' | 'close' | 'thread'> | keyof Conversations

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: ErrorData }

/** What the worker exposes: a flat object. */
export interface WorkerApi {
  /** Answers at once with the protocol, and holds the lock `life` for as long as the worker lives, where there are locks. */
  hello(life: string): Promise<{ readonly protocol: number; readonly locked: boolean }>
  open(request: OpenRequest, host: MessagePort): Promise<Reply<null>>
  call(id: number, method: Method, args: readonly unknown[]): Promise<Reply<unknown>>
  abort(id: number): void
  close(): Promise<Reply<null>>
}

/** What the page exposes to the worker, over a port of its own. */
export interface HostApi {
  change(change: Change): void
  embed(texts: readonly string[]): Promise<Reply<readonly Float32Array[]>>
  windows(text: string): Promise<Reply<readonly string[]>>
  closeEmbedder(): Promise<void>
  summarise(turns: readonly Turn[], options: { readonly tokens: number }): Promise<Reply<string>>
  extract(turns: readonly Turn[], context: ExtractionContext): Promise<Reply<readonly Proposal[]>>
}

/** Every call that goes to the worker. */
export const METHODS: readonly Method[] = [
  'remember',
  'observe',
  'settled',
  'plan',
  'edit',
  'approve',
  'reject',
  'restore',
  'forget',
  'undo',
  'preview',
  'recall',
  'profile',
  'memories',
  'history',
  'get',
  'traces',
  'receipts',
  'audit',
  'status',
  'pause',
  'resume',
  'readOnly',
  'persist',
  'sweep',
  'passphrase',
  'export',
  'import',
  'erase',
  ...CONVERSATION_CALLS,
]

/**
 * The part of Locket's public contract that the bench uses. `openLocket` of `@locket/memory` and of `@locket/memory/testing`
 * both fit; nothing else of Locket's is reached from here.
 */
export type OpenLocket = (options: OpenOptions) => Promise<BenchLocket>

export interface OpenOptions {
  readonly user: string
  readonly tenant: string
  /** Thirty days are told in a minute, so a limit by the hour would stop them. */
  readonly policy: { readonly budgets: { readonly writesPerHour: number } }
}

export const NO_HOURLY_LIMIT: OpenOptions['policy'] = { budgets: { writesPerHour: 1_000_000 } }

export interface BenchTurn {
  readonly role: 'user' | 'assistant' | 'tool'
  readonly text: string
  readonly id?: string | undefined
  readonly thread?: string | undefined
  readonly at?: string | undefined
}

export interface BenchMemory {
  readonly id: string
  readonly kind: string
  readonly key: string | null
  readonly text: string
  readonly value: string | null
  readonly status: string
  readonly validFrom: string
  readonly source: { readonly message?: string | undefined }
}

export interface BenchLocket {
  observe(turns: readonly BenchTurn[]): Promise<void>
  settled(): Promise<readonly BenchDecision[]>
  remember(inputs: readonly BenchInput[]): Promise<readonly BenchDecision[]>
  recall(
    query: string,
    options?: BenchRecallOptions,
  ): Promise<{
    readonly block: string
    readonly tokens: number
    readonly memories: readonly { readonly memory: BenchMemory; readonly score: number }[]
  }>
  memories(options: { readonly status: 'any' | 'active'; readonly limit: number; readonly cursor?: string | null | undefined }): Promise<{
    readonly items: readonly BenchMemory[]
    readonly cursor: string | null
  }>
  status(): Promise<BenchStatus>
  export(): Promise<Blob>
  erase(): Promise<void>
  close(): Promise<void>
}

export interface BenchRecallOptions {
  readonly tokens?: number | undefined
  readonly limit?: number | undefined
  readonly minScore?: number | undefined
  readonly profile?: boolean | undefined
}

export interface BenchInput {
  readonly text: string
  readonly key: string | null
  readonly value: string | null
  readonly kind?: 'fact' | 'event' | undefined
  readonly thread?: string | undefined
  readonly message?: string | undefined
  readonly validFrom?: string | undefined
  readonly expiresAt?: string | null | undefined
}

export interface BenchDecision {
  readonly op: string
  readonly reason: string
  readonly message?: string | undefined
  readonly memory?: BenchMemory | undefined
}

export interface BenchStatus {
  readonly embedder: { readonly name: string; readonly state: 'off' | 'loading' | 'indexing' | 'ready' | 'failed'; readonly progress: number }
}

/** Deletes everything of this user and ends the worker, so that a run leaves nothing behind. */
export async function discard(locket: BenchLocket): Promise<void> {
  try {
    await locket.erase()
  } finally {
    await locket.close()
  }
}

const POLL_MS = 50

/** Waits for extraction, and for the vectors of everything stored; resolves at once when there is no model or it failed. */
export async function caughtUp(locket: BenchLocket, signal?: AbortSignal): Promise<readonly BenchDecision[]> {
  const decisions = await locket.settled()
  for (;;) {
    const { state } = (await locket.status()).embedder
    if ((state !== 'loading' && state !== 'indexing') || signal?.aborted === true) return decisions
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

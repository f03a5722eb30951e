import type { Turn } from '../core/memory.ts'
import type { Receipt } from '../core/records.ts'
import type { Checkpoint, Page, Prompt, Summary, ThreadInfo } from '../locket.ts'

/** The calls of all threads, each with the thread's id first: what goes over the wire. */
export interface Conversations {
  threadAppend(thread: unknown, turns: unknown): Promise<void>
  threadTurns(thread: unknown, options?: unknown): Promise<Turn[]>
  threadSummary(thread: unknown, options?: unknown): Promise<Summary | null>
  threadSave(thread: unknown, state: unknown, options?: unknown): Promise<Checkpoint>
  threadLoad(thread: unknown, checkpoint?: unknown): Promise<Checkpoint | null>
  threadCheckpoints(thread: unknown): Promise<Checkpoint[]>
  threadBranch(thread: unknown, checkpoint: unknown, newThread: unknown): Promise<void>
  threadRename(thread: unknown, title: unknown): Promise<void>
  threadForget(thread: unknown): Promise<Receipt>
  threads(options?: unknown): Promise<Page<ThreadInfo>>
  prompt(options: unknown): Promise<Prompt>
}

export const CONVERSATION_CALLS: readonly (keyof Conversations)[] = [
  'threadAppend',
  'threadTurns',
  'threadSummary',
  'threadSave',
  'threadLoad',
  'threadCheckpoints',
  'threadBranch',
  'threadRename',
  'threadForget',
  'threads',
  'prompt',
]

import type { Turn } from '../core/memory.ts'

/** One conversation of a file, or a piece of it. */
export interface HistoryConversation {
  /** The same each time that the file is read. */
  readonly thread: string
  /** As the file has it; `null` for none. */
  readonly title: string | null
  /** In order; each has an id that stays the same, and its time where the file tells it. */
  readonly turns: readonly Turn[]
}

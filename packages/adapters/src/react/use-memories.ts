import type { MemoriesOptions, Memory, Page } from '@locket/memory'
import { useLive } from './use-live.ts'

/** What is held, kept up with what changes in any tab. */
export interface UseMemoriesResult {
  /** In the order of `memories()`; empty until they were read. While another list loads, the one before stays. */
  readonly memories: readonly Memory[]
  /** There are more than `limit`: ask again with a higher one, or with this as `cursor`. */
  readonly cursor: string | null
  /** Whether they were not read yet, or are about to be replaced. */
  readonly loading: boolean
  /** What the last reading rejected with; `null` when it did not. */
  readonly error: unknown
}

const NONE: readonly Memory[] = []

/** A list of memories that stays up to date, here and when another tab changes it. What is forgotten goes from it at once. */
export function useMemories(options: MemoriesOptions = {}): UseMemoriesResult {
  const { data, loading, error } = useLive<Page<Memory>>({
    key: JSON.stringify(options),
    read: (locket) => locket.memories(options),
    without: (page, forgotten) => ({ ...page, items: page.items.filter(({ id }) => !forgotten.has(id)) }),
    keep: true,
  })
  return { memories: data?.items ?? NONE, cursor: data?.cursor ?? null, loading, error }
}

import type { Recall, RecallOptions } from '@locket/memory'
import { useLive } from './use-live.ts'

/** The answer to a question, kept up with what changes in any tab. */
export interface UseRecallResult {
  /** What answers this question, never what answered another; `null` until it is there. */
  readonly recall: Recall | null
  /** Whether the answer is not there yet, or is about to be replaced. */
  readonly loading: boolean
  /** What the last recall rejected with; `null` when it did not. */
  readonly error: unknown
}

/** Recalls for a question, and anew when it, the options or the memories change. A blank question brings nothing. */
export function useRecall(query: string, options: Omit<RecallOptions, 'signal'> = {}): UseRecallResult {
  const { data, loading, error } = useLive<Recall>({
    key: query.trim() === '' ? null : JSON.stringify([query, options]),
    read: (locket, signal) => locket.recall(query, { ...options, signal }),
    without: () => null,
    keep: false,
  })
  return { recall: data, loading, error }
}

/** What is noted in Locket's worker, asked for over a channel of this name. */
export const NOTES = 'locket-bench-notes'

export interface Notes {
  /** Milliseconds of each recall since they were asked for last: from its message's event until the reply is posted. */
  readonly recalls: readonly number[]
  readonly wasmBytes: number
}

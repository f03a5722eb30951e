/** A memory's terms, made once when it is written and kept beside it, so that reopening tokenises nothing. Plain JSON. */
export interface Analysis {
  /** Names the analyser and its version: another one means that the memory is analysed anew. */
  readonly version: string
  /** BCP 47 language whose stemmer and stop words were used. */
  readonly language: string
  /** Terms of the text and value, in order, repeated as they occur. */
  readonly text: readonly string[]
  /** Terms of what it is about: its key's name and the like. */
  readonly about: readonly string[]
}

/** A memory's vectors, quantised: `value ≈ byte × scale`. One row a window. */
export interface Vectors {
  /** Fingerprint of the embedder and of the way the text for it is put together. */
  readonly fingerprint: string
  readonly dimension: number
  readonly scales: readonly number[]
  /** `scales.length × dimension` bytes. */
  readonly bytes: Int8Array
}

/**
 * The port to a text embedder. Locket calls it from the worker, one batch at a time.
 *
 * An app may bring its own: any object of this shape. Vectors must be finite, of `dimension`, and L2-normalised
 * (Locket normalises again, and rejects what is not finite or of another length).
 */
export interface Embedder {
  /** For `status()`, such as `minilm`. */
  readonly name: string
  /** Names the vector space: model, precision, pooling, prefix, library major. Vectors of two fingerprints are never compared. */
  readonly fingerprint: string
  /** Length of a vector, 1 to 4096. */
  readonly dimension: number
  /** BCP 47 languages that it understands, such as `['en', 'de']`; default `['en']`. In other languages words count for more. */
  readonly languages?: readonly string[] | undefined
  /**
   * One vector a text, in order: `Float32Array` of `dimension`, L2-normalised.
   * @throws MemoryError `EMBEDDING_FAILED` for a text it cannot embed, `MODEL_UNAVAILABLE` when the model cannot be had.
   */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>
  /** Splits a long text into pieces that the model reads whole; default: pieces of about 900 characters that overlap by 100. */
  windows?(text: string): readonly string[] | Promise<readonly string[]>
  /** Frees the model. */
  close?(): void | Promise<void>
}

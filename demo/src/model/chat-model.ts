/** One message as a model gets it. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/**
 * How an answer ended: `whole`; `limit`: the model's own limit of length; `cut-off`: the connection ended in the middle;
 * `refused`: the model or its keeper did not want to answer; `stopped` by the person.
 */
export type Ended = 'whole' | 'limit' | 'cut-off' | 'refused' | 'stopped'

/** Where messages go, said to the person. */
export interface Destination {
  readonly kind: 'built-in' | 'this-device' | 'elsewhere'
  /** Host and port; empty for the browser's own model. */
  readonly host: string
  readonly model: string
}

/** Whoever answers. */
export interface ChatModel {
  readonly destination: Destination
  /** Answers the last message. `onText` gets each new piece. @throws ModelError */
  answer(messages: readonly ChatMessage[], options: { readonly signal: AbortSignal; onText(piece: string): void }): Promise<Ended>
  close(): void
}

/** Why there is no answer. `too-long`: what was to be sent; `too-much`: what came back had no end. */
export type ModelErrorKind =
  | 'unreachable'
  | 'forbidden-here'
  | 'key'
  | 'not-found'
  | 'too-long'
  | 'too-much'
  | 'busy'
  | 'server'
  | 'rejected'
  | 'not-a-model'
  | 'failed'

/** What went wrong with a model. `said` is what its server said, cut short; it is shown and kept nowhere. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind
  readonly said: string | null

  constructor(kind: ModelErrorKind, said: string | null = null) {
    super(kind)
    this.name = 'ModelError'
    this.kind = kind
    this.said = said
  }
}

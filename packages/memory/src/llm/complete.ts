/** One message of a chat, as models take them. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** What a model is asked with, beside the prompt. */
export interface CompleteOptions {
  /** Aborts when the time limit is over. */
  readonly signal: AbortSignal
  /** JSON schema that the answer has to follow, for models that can be held to one. */
  readonly schema: object
  /** The same prompt as messages: what to do comes as `system`, the data as `user`. */
  readonly messages: readonly ChatMessage[]
}

/** Asks a model and gives its answer as text. */
export type Complete = (prompt: string, options: CompleteOptions) => Promise<string>

/** More than any answer that is meant seriously: bytes of an endpoint's, characters of what else answers. */
export const MOST_OF_ANSWER = 200_000

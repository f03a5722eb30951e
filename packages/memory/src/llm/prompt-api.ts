import { MemoryError } from '../core/errors.ts'
import type { ChatMessage, Complete } from './complete.ts'

/** The part of Chrome's Prompt API that is used. The global `LanguageModel` is one. */
/** What is used of the browser's `LanguageModel`. */
export interface LanguageModelLike {
  availability(options?: object): Promise<string>
  create(options?: { readonly initialPrompts?: readonly ChatMessage[]; readonly signal?: AbortSignal }): Promise<LanguageModelSession>
}

/** One conversation with it; a new one for each answer. */
export interface LanguageModelSession {
  prompt(input: string, options?: { readonly signal?: AbortSignal; readonly responseConstraint?: object }): Promise<string>
  destroy(): void
}

/** Languages are named since Chrome warns where they are not; naming more than English makes it unavailable where it lacks them. */
const LANGUAGES = { expectedInputs: [{ type: 'text', languages: ['en'] }], expectedOutputs: [{ type: 'text', languages: ['en'] }] }

/** Asks the browser's own model: nothing leaves the device. */
export interface PromptApiOptions {
  /**
   * Chrome's built-in model, or one like it. Only a model that is on the device already is used: a download of gigabytes is
   * the person's to start.
   */
  readonly promptApi: true | LanguageModelLike
}

/** Asks the browser's built-in model: nothing leaves the device. */
export function promptApi({ promptApi: given }: PromptApiOptions): Complete {
  return async (_prompt, { signal, schema, messages }) => {
    const model = given === true ? builtIn() : given
    const state = model === null ? 'missing' : await model.availability(LANGUAGES)
    if (model === null || state !== 'available')
      throw new MemoryError('MODEL_UNAVAILABLE', 'This browser has no built-in model that is ready.', {
        details: { reason: state },
        retryable: state === 'downloading',
      })
    const question = messages.at(-1)
    const session = await model.create({ ...LANGUAGES, initialPrompts: messages.slice(0, -1), signal })
    try {
      return await session.prompt(question?.content ?? '', { signal, responseConstraint: schema })
    } finally {
      session.destroy()
    }
  }
}

function builtIn(): LanguageModelLike | null {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel')
  return isLanguageModel(found) ? found : null
}

/** A class in Chrome, a plain object elsewhere. */
export function isLanguageModel(value: unknown): value is LanguageModelLike {
  if ((typeof value !== 'function' && typeof value !== 'object') || value === null) return false
  return typeof Reflect.get(value, 'availability') === 'function' && typeof Reflect.get(value, 'create') === 'function'
}

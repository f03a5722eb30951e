import { type ChatModel, type Ended, ModelError } from './chat-model.ts'

/** Whether the browser has a model of its own. `downloadable`: it would get it first. */
export type BuiltInState = 'none' | 'unavailable' | 'downloadable' | 'downloading' | 'available'

const STATES: readonly BuiltInState[] = ['unavailable', 'downloadable', 'downloading', 'available']
/** Browsers ask for the languages beforehand; these are the page's. */
const LANGUAGES = { expectedInputs: [{ type: 'text', languages: ['en'] }], expectedOutputs: [{ type: 'text', languages: ['en'] }] }

/** What this page uses of the Prompt API. https://webmachinelearning.github.io/prompt-api/ */
interface LanguageModelApi {
  availability(options: object): Promise<string>
  create(options: object): Promise<LanguageModelSession>
}

interface LanguageModelSession {
  promptStreaming(input: string, options: { readonly signal: AbortSignal }): ReadableStream<string>
  destroy(): void
}

interface LanguageModelMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void
}

export async function builtInState(): Promise<BuiltInState> {
  const api = findApi()
  if (api === null) return 'none'
  const state = await api.availability(LANGUAGES).catch(() => 'unavailable')
  return STATES.find((known) => known === state) ?? 'unavailable'
}

/** The browser's own model. `onProgress` hears how much of it has arrived, 0 to 1. @throws ModelError */
export async function openBuiltInModel(onProgress: (share: number) => void, signal: AbortSignal): Promise<ChatModel> {
  const api = findApi()
  if (api === null) throw new ModelError('failed')
  const monitor = (model: LanguageModelMonitor): void => model.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded))
  // Shows that it can be opened, and fetches it where that is still to be done: the click that leads here allows it.
  const first = await api.create({ ...LANGUAGES, monitor, signal }).catch((error: unknown) => {
    throw toModelError(error)
  })
  first.destroy()
  return {
    destination: { kind: 'built-in', host: '', model: '' },
    answer: (messages, options) => ask(api, messages, options),
    close: () => undefined,
  }
}

/** A session for each answer: what was forgotten meanwhile stays in none. */
async function ask(
  api: LanguageModelApi,
  messages: Parameters<ChatModel['answer']>[0],
  { signal, onText }: Parameters<ChatModel['answer']>[1],
): Promise<Ended> {
  let session: LanguageModelSession | null = null
  try {
    session = await api.create({ ...LANGUAGES, initialPrompts: messages.slice(0, -1), signal })
    const reader = session.promptStreaming(messages.at(-1)?.content ?? '', { signal }).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'whole'
      onText(value)
    }
  } catch (error) {
    if (signal.aborted) return 'stopped'
    // The browser says so of what its model is not allowed to read or say.
    if (nameOf(error) === 'NotReadableError' || nameOf(error) === 'NotAllowedError') return 'refused'
    throw toModelError(error)
  } finally {
    session?.destroy()
  }
}

function findApi(): LanguageModelApi | null {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel')
  return isApi(found) ? found : null
}

function isApi(value: unknown): value is LanguageModelApi {
  return (
    (typeof value === 'function' || typeof value === 'object') &&
    value !== null &&
    typeof Reflect.get(value, 'availability') === 'function' &&
    typeof Reflect.get(value, 'create') === 'function'
  )
}

function toModelError(error: unknown): ModelError {
  return new ModelError(nameOf(error) === 'QuotaExceededError' ? 'too-long' : 'failed')
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

import type { LanguageModelMiddleware } from 'ai'

/** What a call of a language model is given, as the AI SDK's middleware sees it. */
export type CallParams = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params']
type Message = CallParams['prompt'][number]
type UserMessage = Extract<Message, { role: 'user' }>

/** What the person said last, and whether the model has yet to answer it. */
export interface Question {
  readonly text: string
  /** `false` in later steps of the same answer, when tool results follow. */
  readonly isNew: boolean
}

/** A part that is a recalled block and nothing else. */
const BLOCK = /^<memories\b[^>]*>[\s\S]*<\/memories>$/

/** The text of the newest user message, without blocks; `undefined` when there is none. */
export function findQuestion(prompt: readonly Message[]): Question | undefined {
  const at = prompt.findLastIndex(({ role }) => role === 'user')
  const message = prompt[at]
  if (message?.role !== 'user') return undefined
  const text = message.content
    .flatMap((part) => (part.type === 'text' && !BLOCK.test(part.text) ? [part.text] : []))
    .join('\n')
    .trim()
  return text === '' ? undefined : { text, isNew: at === prompt.length - 1 }
}

/** Puts the block before the words of the newest user message; the given parameters stay as they are. */
export function withBlock(params: CallParams, block: string): CallParams {
  const at = params.prompt.findLastIndex(({ role }) => role === 'user')
  const prompt = params.prompt.map((message, i): Message => (i === at && message.role === 'user' ? before(message, block) : message))
  return { ...params, prompt }
}

/** The thread that one call names: `providerOptions: { locket: { thread } }`. */
export function threadOf(params: CallParams): string | undefined {
  const thread = params.providerOptions?.locket?.thread
  return typeof thread === 'string' ? thread : undefined
}

function before(message: UserMessage, block: string): UserMessage {
  return { ...message, content: [{ type: 'text', text: block }, ...message.content] }
}

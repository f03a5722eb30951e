import type { Locket, RecallOptions, Turn } from '@locket/memory'
import type { LanguageModelMiddleware } from 'ai'
import { toPieces } from './pieces.ts'
import { type CallParams, findQuestion, threadOf, withBlock } from './prompt.ts'

/** What the middleware brings and keeps. */
export interface LocketMiddlewareOptions {
  /** The conversation of every call; one call names its own with `providerOptions: { locket: { thread } }`. */
  readonly thread?: string | undefined
  /** How to recall; `thread` is taken from above. */
  readonly recall?: Omit<RecallOptions, 'thread' | 'signal'> | undefined
  /** Whether the turns of a call are observed once it was answered. Default true. */
  readonly observe?: boolean | undefined
  /** Told when memory failed: the call goes on without it. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** The last of a very long question says what is asked. */
const QUERY_CHARS = 8_000

/**
 * Middleware for `wrapLanguageModel`: before a call it recalls for the newest user message and puts the block at the start of that
 * message (never into the system prompt); after the answer it observes both turns. A failure of memory never fails the call.
 */
export function locketMiddleware(locket: Locket, options: LocketMiddlewareOptions = {}): LanguageModelMiddleware {
  const { observe = true, onError = logError } = options

  async function learn(params: CallParams, answer: string): Promise<void> {
    const question = findQuestion(params.prompt)
    if (!observe) return
    const thread = threadOf(params) ?? options.thread
    const turns = [...(question?.isNew === true ? toTurns('user', question.text, thread) : []), ...toTurns('assistant', answer, thread)]
    if (turns.length > 0) await locket.observe(turns).catch(onError)
  }

  return {
    specificationVersion: 'v3',
    async transformParams({ params }) {
      const question = findQuestion(params.prompt)
      if (question === undefined) return params
      try {
        const thread = threadOf(params) ?? options.thread
        const { block } = await locket.recall(question.text.slice(-QUERY_CHARS), { ...options.recall, thread, signal: params.abortSignal })
        return block === '' ? params : withBlock(params, block)
      } catch (error) {
        if (params.abortSignal?.aborted !== true) onError(error)
        return params
      }
    },
    async wrapGenerate({ doGenerate, params }) {
      const result = await doGenerate()
      await learn(params, result.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(''))
      return result
    },
    async wrapStream({ doStream, params }) {
      const { stream, ...rest } = await doStream()
      let answer = ''
      const observed = new TransformStream<StreamPart, StreamPart>({
        transform(part, controller) {
          if (part.type === 'text-delta') answer += part.delta
          controller.enqueue(part)
        },
        flush: () => learn(params, answer),
      })
      return { ...rest, stream: stream.pipeThrough(observed) }
    },
  }
}

type StreamPart =
  Awaited<ReturnType<Parameters<NonNullable<LanguageModelMiddleware['wrapStream']>>[0]['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never

function toTurns(role: 'user' | 'assistant', text: string, thread: string | undefined): readonly Turn[] {
  return toPieces(text).map((piece) => ({ role, text: piece, thread }))
}

function logError(error: unknown): void {
  console.error('Locket could not recall or observe; the call went on without memory.', error)
}

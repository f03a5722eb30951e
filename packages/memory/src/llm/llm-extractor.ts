import { MemoryError } from '../core/errors.ts'
import type { Turn } from '../core/memory.ts'
import type { ExtractionContext, Extractor, Proposal } from '../extraction/extractor.ts'
import { ANSWER_SCHEMA } from './answer-schema.ts'
import { chatCompletions, type EndpointOptions } from './chat-completions.ts'
import { type Complete, MOST_OF_ANSWER } from './complete.ts'
import { offerHeld } from './offered.ts'
import { parseAnswer } from './parse-answer.ts'
import { isLanguageModel, promptApi, type PromptApiOptions } from './prompt-api.ts'
import { isRead, toMessages, withProblems } from './prompt.ts'
import { toProposals } from './to-proposals.ts'
import { withFallback } from './with-fallback.ts'

/** A function of the app's own that asks a model. */
export interface CompleteFunction {
  /** Gives the model's answer as text; rejects where there is none. Its `signal` aborts after `timeoutMs`. */
  readonly complete: Complete
}

/** What holds whatever is asked. */
export interface LlmCommonOptions {
  /** Time for one answer. 1 to 600,000 ms; default 20,000. */
  readonly timeoutMs?: number | undefined
  /**
   * Who reads the turns when the model fails, and says what a person wants forgotten. `rules` (default): Locket's own rules, in the worker.
   * `none`: the turns stay queued, and nothing is forgotten by what is said. Or another extractor.
   */
  readonly fallback?: 'rules' | 'none' | Extractor | undefined
  /** Told of every time that the model failed. */
  readonly onError?: ((error: MemoryError) => void) | undefined
}

/** One of three ways to a model, and what holds for each of them. */
export type LlmExtractorOptions = LlmCommonOptions & (EndpointOptions | PromptApiOptions | CompleteFunction)

/**
 * An extractor that asks a language model; for `extractor` of `openLocket`. The model proposes, checked word for word, and the
 * policy decides; it never deletes. An answer that cannot be used is asked for once more with what was wrong.
 *
 * What is sent, and only to what the options name: the turn, up to four turns before it, and at most 30 held memories that share a word.
 *
 * @throws MemoryError `INVALID_ARGUMENT` (details.field). `extract` rejects with `MODEL_UNAVAILABLE` (details.reason) or `TIMEOUT`
 */
export function llmExtractor(options: LlmExtractorOptions): Extractor {
  const { timeoutMs = 20_000, fallback = 'rules', onError } = options
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || timeoutMs > 600_000) throw invalid('timeoutMs')
  if (typeof fallback === 'object' ? typeof fallback.extract !== 'function' : fallback !== 'rules' && fallback !== 'none') throw invalid('fallback')
  const { name, complete } = toComplete(options)

  async function ask(prompt: Parameters<Complete>[1]['messages']): Promise<string> {
    const text = prompt.map(({ content }) => content).join('\n\n')
    const answer = await inTime((signal) => complete(text, { signal, schema: ANSWER_SCHEMA, messages: prompt }), timeoutMs)
    if (typeof answer !== 'string') throw new MemoryError('MODEL_UNAVAILABLE', 'The model gave no text.', { details: { reason: 'protocol' } })
    if (answer.length > MOST_OF_ANSWER) {
      throw new MemoryError('MODEL_UNAVAILABLE', 'The answer of the model was too long.', {
        details: { reason: 'too-long', limit: MOST_OF_ANSWER },
        retryable: true,
      })
    }
    return answer
  }

  async function read(turns: readonly Turn[], context: ExtractionContext): Promise<readonly Proposal[]> {
    const offered = offerHeld(context.held, turns)
    const messages = toMessages(turns, context, offered)
    const check = (text: string) => {
      const answer = parseAnswer(text, turns.length)
      return answer === null ? null : toProposals(answer, turns, context, offered)
    }
    const first = await ask(messages)
    const checked = check(first)
    if (checked !== null && checked.problems.length === 0) return checked.proposals
    const again = check(await ask(withProblems(messages, first, checked?.problems ?? ['It is not one whole JSON object with "memories" and "nothing".'])))
    // What still does not hold was left out of these.
    if (again !== null) return again.proposals
    if (checked !== null) return checked.proposals
    throw new MemoryError('MODEL_UNAVAILABLE', 'The model gave no answer that can be read.', { details: { reason: 'answer' } })
  }

  const own: Extractor = {
    name,
    async extract(turns, context) {
      try {
        return turns.some((turn) => isRead(turn, context.trust))
          ? await read(turns, context)
          : toProposals({ memories: [], nothing: [], problems: [] }, turns, context, []).proposals
      } catch (cause) {
        const error =
          cause instanceof MemoryError
            ? cause
            : new MemoryError('MODEL_UNAVAILABLE', 'The model could not be asked.', { details: { reason: 'network' }, cause })
        onError?.(error)
        throw error
      }
    },
  }
  if (fallback === 'none') return own
  return fallback === 'rules' ? { ...own, fallback } : withFallback(own, async () => fallback)
}

function toComplete(options: LlmExtractorOptions): { readonly name: string; readonly complete: Complete } {
  if ('complete' in options) {
    if (typeof options.complete !== 'function') throw invalid('complete')
    return { name: 'llm', complete: options.complete }
  }
  if ('promptApi' in options) {
    if (options.promptApi !== true && !isLanguageModel(options.promptApi)) throw invalid('promptApi')
    return { name: 'llm:prompt-api', complete: promptApi(options) }
  }
  if (typeof options.endpoint !== 'string' || options.endpoint === '') throw invalid('endpoint')
  if (typeof options.model !== 'string' || options.model === '') throw invalid('model')
  return { name: `llm:${options.model}`, complete: chatCompletions(options) }
}

/** Rejects when the time is over, whether or not the job listens to its signal. */
async function inTime<T>(job: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new MemoryError('TIMEOUT', 'The model took too long.', { details: { limit: timeoutMs } }))
      controller.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([job(controller.signal), over])
  } finally {
    clearTimeout(timer)
  }
}

function invalid(field: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} is not of the shape it must have.`, { details: { field } })
}

import { MemoryError } from '../core/errors.ts'
import { type Complete, type CompleteOptions, MOST_OF_ANSWER } from './complete.ts'

/** An endpoint that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, LM Studio, or a proxy of the app's own. */
export interface EndpointOptions {
  /** Full address, such as `http://localhost:11434/v1/chat/completions`; relative ones are read from the page. Nothing else is ever asked. */
  readonly endpoint: string
  /** Name of the model, as the endpoint calls it. */
  readonly model: string
  /** Sent as `Authorization: Bearer …`. Whoever opens the page can read it: put a key of a paid service behind a proxy of the app's own. */
  readonly apiKey?: string | undefined
  /** Sent along with every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Takes the place of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/** Asks a chat-completions endpoint. One that refuses a schema (400 or 422) is asked without, then and from then on. */
export function chatCompletions({ endpoint, model, apiKey, headers, fetch }: EndpointOptions): Complete {
  let plain = false

  async function ask({ signal, schema, messages }: CompleteOptions): Promise<Response> {
    const shaped = { temperature: 0, response_format: { type: 'json_schema', json_schema: { name: 'memories', strict: true, schema } } }
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }), ...headers },
      body: JSON.stringify({ model, messages, stream: false, ...(plain ? {} : shaped) }),
      // What a person said goes to the address that the app named, and to no other.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    }
    const response = await (fetch ?? globalThis.fetch)(endpoint, init)
    if (plain || (response.status !== 400 && response.status !== 422)) return response
    await response.body?.cancel()
    plain = true
    return ask({ signal, schema, messages })
  }

  return async (_prompt, options) => {
    const response = await ask(options)
    if (!response.ok) {
      await response.body?.cancel()
      throw unavailable('The model answered with an error.', { reason: 'http', status: response.status }, response.status >= 500 || response.status === 429)
    }
    return contentOf(await readText(response))
  }
}

/** The text of the answer in the protocol's frame. A refusal has none. */
function contentOf(body: string): string {
  try {
    const { choices }: { readonly choices?: readonly { readonly message?: { readonly content?: unknown } }[] } = JSON.parse(body)
    const content = choices?.[0]?.message?.content
    if (typeof content === 'string') return content
  } catch {
    // Told below: the parser's own error would hold words of the answer.
  }
  throw unavailable('The model did not answer in the form of chat completions.', { reason: 'protocol' }, true)
}

async function readText(response: Response): Promise<string> {
  if (response.body === null) return ''
  const decoder = new TextDecoder()
  const reader = response.body.getReader()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_OF_ANSWER) {
      await reader.cancel()
      throw unavailable('The answer of the model was too long.', { reason: 'too-long', limit: MOST_OF_ANSWER }, true)
    }
    text += decoder.decode(value, { stream: true })
  }
}

function unavailable(message: string, details: Readonly<Record<string, string | number>>, retryable: boolean): MemoryError {
  return new MemoryError('MODEL_UNAVAILABLE', message, { details, retryable })
}

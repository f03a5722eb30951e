import { type Ended, ModelError, type ModelErrorKind } from './chat-model.ts'

/** What one event of a streamed answer says. */
export interface Piece {
  readonly text: string
  readonly ended: Ended | null
  readonly error: ModelErrorKind | null
  /** What the server says of the error. */
  readonly said: string | null
}

const MOST_SAID = 200
/** Characters of one event, or of an answer that is not streamed: far more than what is meant seriously has. */
const MOST_EVENT = 1_000_000
const NOTHING: Piece = { text: '', ended: null, error: null, said: null }

/** The data of server-sent events, one after another, however the bytes are cut. @throws ModelError `too-much` of an event without an end */
export async function* eventData(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  let length = 0
  for await (const line of linesOf(bytes)) {
    if (line.startsWith('data:')) {
      length += line.length
      if (length > MOST_EVENT) throw new ModelError('too-much')
      data.push(line.slice(5).replace(/^ /, ''))
    } else if (line === '' && data.length > 0) {
      yield data.join('\n')
      data = []
      length = 0
    }
  }
  if (data.length > 0) yield data.join('\n')
}

/** Each piece is looked through once, however long its line becomes. */
async function* linesOf(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let line = ''
  let held = ''
  for await (const piece of textOfBytes(bytes)) {
    const text = held + piece
    // A carriage return at the very end may be half of a line's end.
    held = text.endsWith('\r') ? '\r' : ''
    const [first = '', ...rest] = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/)
    line += first
    if (line.length > MOST_EVENT) throw new ModelError('too-much')
    for (const next of rest) {
      yield line
      line = next
    }
  }
  yield line
}

/** The whole of a body that is not streamed. @throws ModelError `too-much` */
export async function bodyText(bytes: ReadableStream<Uint8Array>, most: number = MOST_EVENT): Promise<string> {
  let text = ''
  for await (const piece of textOfBytes(bytes)) {
    text += piece
    if (text.length > most) throw new ModelError('too-much')
  }
  return text
}

/** Whoever stops reading ends the connection. Safari has no `for await` over streams. */
async function* textOfBytes(bytes: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = bytes.getReader()
  let isRead = false
  try {
    for (;;) {
      const { done, value } = await reader.read()
      yield decoder.decode(value, { stream: !done })
      isRead = done
      if (done) return
    }
  } finally {
    if (!isRead) await reader.cancel().catch(() => undefined)
  }
}

/** Reads the data of one event, or the one body of an answer that was not streamed. */
export function readPiece(data: string): Piece {
  if (data.trim() === '[DONE]') return { ...NOTHING, ended: 'whole' }
  const event = fieldsOf(parseJson(data))
  if (event === null) return { ...NOTHING, error: 'not-a-model' }
  if (event.error !== undefined && event.error !== null) return { ...NOTHING, error: 'server', said: saidIn(event.error) }
  if (!Array.isArray(event.choices)) return { ...NOTHING, error: 'not-a-model' }
  const choice = fieldsOf(event.choices[0])
  if (choice === null) return NOTHING
  const message = fieldsOf(choice.delta) ?? fieldsOf(choice.message)
  const refusal = textOf(message?.refusal)
  const ended = refusal === '' ? endOf(choice.finish_reason) : 'refused'
  return { ...NOTHING, text: textOf(message?.content) + refusal, ended }
}

/** What an answer with an error's status means. */
export function errorOf(status: number, body: string): { readonly kind: ModelErrorKind; readonly said: string | null } {
  const error = fieldsOf(parseJson(body))?.error
  const said = saidIn(error)
  const code = textOf(fieldsOf(error)?.code)
  if (status === 413 || code === 'context_length_exceeded') return { kind: 'too-long', said }
  if (status === 401 || status === 403) return { kind: 'key', said }
  if (status === 404) return { kind: 'not-found', said }
  if (status === 429) return { kind: 'busy', said }
  return { kind: status >= 500 ? 'server' : 'rejected', said }
}

function endOf(reason: unknown): Ended | null {
  if (reason === undefined || reason === null) return null
  if (reason === 'length') return 'limit'
  return reason === 'content_filter' ? 'refused' : 'whole'
}

function saidIn(error: unknown): string | null {
  const said = (typeof error === 'string' ? error : textOf(fieldsOf(error)?.message)).trim()
  return said === '' ? null : said.slice(0, MOST_SAID)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return isObject(value) ? value : null
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

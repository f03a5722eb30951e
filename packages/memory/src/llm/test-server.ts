import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'

/** What the server does with the next request: a text answers as a model's, a function does as it likes. */
export type Behaviour =
  | string
  | ((body: ChatRequest) => { readonly status?: number; readonly body: string; readonly headers?: Record<string, string> } | 'hang')

export interface ChatRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly response_format?: object
  readonly headers: IncomingHttpHeaders
}

export interface ChatServer {
  readonly endpoint: string
  /** Every request so far. */
  readonly requests: ChatRequest[]
  /** Requests that the other side gave up. */
  readonly aborted: number[]
  /** One behaviour a request, in order. */
  next(...behaviours: readonly Behaviour[]): void
  close(): Promise<void>
}

/** Speaks chat completions on this machine, as well or badly as it is told. */
export async function startChatServer(): Promise<ChatServer> {
  const requests: ChatRequest[] = []
  const aborted: number[] = []
  const queue: Behaviour[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body: ChatRequest = { ...JSON.parse(Buffer.concat(parts).toString()), headers: request.headers }
      const number = requests.push(body)
      response.on('close', () => {
        if (!response.writableFinished) aborted.push(number)
      })
      const behaviour = queue.shift()
      const answer = typeof behaviour === 'function' ? behaviour(body) : { body: inFrame(behaviour ?? '') }
      if (answer === 'hang') return
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
      response.end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    endpoint: `http://127.0.0.1:${address.port}/v1/chat/completions`,
    requests,
    aborted,
    next: (...behaviours) => void queue.push(...behaviours),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A model's words in the protocol's frame. */
export function inFrame(content: string | null, more: object = {}): string {
  return JSON.stringify({
    id: 'c-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content, ...more }, finish_reason: 'stop' }],
  })
}

/** A right answer with one memory; `changes` makes it wrong. */
export function answerWith(...changes: readonly object[]): string {
  const memories = changes.map((change) => ({
    turn: 0,
    quote: 'I moved to Munich',
    text: 'Moved to Munich.',
    key: 'home.city',
    value: 'Munich',
    kind: 'fact',
    relation: 'new',
    held: null,
    confidence: 0.9,
    from: null,
    to: null,
    ...change,
  }))
  return JSON.stringify({ memories, nothing: [] })
}

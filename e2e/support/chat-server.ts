import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What the server was sent. */
export interface ChatRequest {
  readonly authorization: string | undefined
  readonly origin: string | undefined
  readonly cookie: string | undefined
  readonly body: { readonly model: string; readonly stream: boolean; readonly messages: readonly { readonly role: string; readonly content: string }[] }
}

/** A small server that speaks the protocol of OpenAI's chat completions. */
export interface ChatServer {
  readonly url: string
  readonly host: string
  readonly requests: readonly ChatRequest[]
  /** How it answers from now on. */
  answer(how: Answer): void
  /** What a `slow` or `cut-off` answer waits for. */
  goOn(): void
  close(): Promise<void>
}

export type Answer =
  | { readonly type: 'stream'; readonly pieces: readonly string[]; readonly finish?: string }
  /** Sends the first piece, then waits for `goOn`. */
  | { readonly type: 'slow'; readonly pieces: readonly string[] }
  | { readonly type: 'whole'; readonly text: string }
  | { readonly type: 'refusal'; readonly text: string }
  /** Sends the first piece; `goOn` ends the connection. */
  | { readonly type: 'cut-off'; readonly pieces: readonly string[] }
  | { readonly type: 'error-inside'; readonly message: string }
  | { readonly type: 'status'; readonly status: number; readonly body: string }
  | { readonly type: 'redirect'; readonly to: string }

/** Starts it on a free port of this machine. */
export async function startChatServer(): Promise<ChatServer> {
  const requests: ChatRequest[] = []
  let how: Answer = { type: 'stream', pieces: ['Hello', ' there', '.'] }
  let goOn: () => void = () => undefined
  const server = createServer((request, response) => {
    const allowed = { 'access-control-allow-origin': request.headers.origin ?? '*', 'access-control-allow-headers': 'authorization, content-type' }
    for (const [name, value] of Object.entries(allowed)) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    void readBody(request).then((text) => {
      const { authorization, origin, cookie } = request.headers
      requests.push({ authorization, origin, cookie, body: JSON.parse(text) })
      send(response, how, (resume) => {
        goOn = resume
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const host = `127.0.0.1:${address.port}`
  return {
    url: `http://${host}/v1`,
    host,
    requests,
    answer: (next) => {
      how = next
    },
    goOn: () => goOn(),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function send(response: ServerResponse, how: Answer, onWait: (resume: () => void) => void): void {
  if (how.type === 'status') return void response.writeHead(how.status, { 'content-type': 'application/json' }).end(how.body)
  if (how.type === 'redirect') return void response.writeHead(307, { location: how.to }).end()
  if (how.type === 'whole')
    return void response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ choices: [{ message: { content: how.text }, finish_reason: 'stop' }] }))
  response.setHeader('content-type', 'text/event-stream')
  const event = (choice: object): void => void response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`)
  const finish = (reason: string): void => {
    event({ delta: {}, finish_reason: reason })
    response.end('data: [DONE]\n\n')
  }
  if (how.type === 'error-inside') return void response.end(`data: ${JSON.stringify({ error: { message: how.message } })}\n\n`)
  if (how.type === 'refusal') {
    event({ delta: { refusal: how.text } })
    finish('stop')
    return
  }
  const [first = '', ...rest] = how.pieces
  event({ delta: { role: 'assistant', content: first } })
  if (how.type === 'cut-off') {
    onWait(() => void response.destroy())
    return
  }
  const more = (): void => {
    for (const content of rest) event({ delta: { content } })
    finish(how.type === 'stream' ? (how.finish ?? 'stop') : 'stop')
  }
  if (how.type === 'slow') onWait(more)
  else more()
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

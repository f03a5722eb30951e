import { createServer, type ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FrameReply } from './frame-protocol.ts'
import { readAnswer } from './read-answer.ts'

let send: (response: ServerResponse) => void = () => undefined
let address = ''
let left = 0
const server = createServer((_request, response) => {
  response.on('close', () => {
    left += 1
  })
  send(response)
})

beforeEach(async () => {
  left = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  address = typeof bound === 'object' && bound !== null ? `http://127.0.0.1:${bound.port}` : ''
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

/** Sends `first`, and then `rest` again and again for as long as anybody reads. */
function endless(type: string, first: string, rest: string, status = 200): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(status, { 'content-type': type })
    response.write(first)
    const more = (): void => {
      while (!response.destroyed && response.write(rest)) {
        // Until the buffer is full; then it goes on where it has room again.
      }
    }
    response.on('drain', more)
    more()
  }
}

async function replies(): Promise<readonly FrameReply[]> {
  const told: FrameReply[] = []
  await readAnswer(await fetch(address), (reply) => told.push(reply))
  return told
}

const piece = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`

describe('what has no end is left, and told', () => {
  it.each([
    ['a line', endless('text/event-stream', 'data: ', 'x'.repeat(10_000))],
    ['a line of anything else', endless('text/event-stream', ': ', 'x'.repeat(10_000))],
    ['an event of many lines', endless('text/event-stream', '', `data: ${'x'.repeat(1_000)}\n`)],
    ['a body', endless('application/json', '{"choices": "', 'x'.repeat(10_000))],
  ])('%s', async (_what, how) => {
    send = how
    expect(await replies()).toEqual([{ type: 'error', kind: 'too-much', said: null }])
    await expect.poll(() => left).toBe(1)
  })

  it('a line in the middle of an answer', async () => {
    send = endless('text/event-stream', `${piece('Half of')}data: `, 'x'.repeat(10_000))
    expect(await replies()).toEqual([
      { type: 'text', text: 'Half of' },
      { type: 'error', kind: 'too-much', said: null },
    ])
  })

  it('an answer of ever more pieces', async () => {
    send = endless('text/event-stream', '', piece('on and on '.repeat(500)))
    const told = await replies()
    expect(told.at(-1)).toEqual({ type: 'error', kind: 'too-much', said: null })
    expect(told).toHaveLength(41)
    await expect.poll(() => left).toBe(1)
  })

  it('the body of an error: its status is told all the same', async () => {
    send = endless('text/html', '<html>', 'x'.repeat(10_000), 503)
    expect(await replies()).toEqual([{ type: 'error', kind: 'server', said: null }])
    await expect.poll(() => left).toBe(1)
  })
})

describe('what ends is read as before', () => {
  it('a long line, in many pieces', async () => {
    const text = 'word '.repeat(30_000)
    send = (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(`${piece(text)}data: [DONE]\n\n`)
    expect(await replies()).toEqual([
      { type: 'text', text },
      { type: 'end', ended: 'whole' },
    ])
  })

  it('a whole body, and one that is cut off', async () => {
    send = (response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[{"message":{"content":"Yes."},"finish_reason":"stop"}]}')
    expect(await replies()).toEqual([
      { type: 'text', text: 'Yes.' },
      { type: 'end', ended: 'whole' },
    ])
    send = (response) => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(piece('Half of'))
    expect(await replies()).toEqual([
      { type: 'text', text: 'Half of' },
      { type: 'end', ended: 'cut-off' },
    ])
  })
})

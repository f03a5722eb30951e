import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { errorOf, eventData, readPiece } from './completion-stream.ts'

const ENCODER = new TextEncoder()

async function dataOf(pieces: readonly Uint8Array[]): Promise<readonly string[]> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const found: string[] = []
  for await (const data of eventData(stream)) found.push(data)
  return found
}

describe('the events of a stream', () => {
  it('are the same however the bytes are cut', async () => {
    const bytes = ENCODER.encode(': hello\r\ndata: {"a":"Grüße 👋"}\r\n\r\nevent: x\ndata:two\ndata: lines\n\ndata: [DONE]\n\n')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 8 }), async (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), bytes.length]
        const pieces = places.slice(1).map((end, i) => bytes.slice(places[i], end))
        expect(await dataOf(pieces)).toEqual(['{"a":"Grüße 👋"}', 'two\nlines', '[DONE]'])
      }),
    )
  })

  it('end with the last one even where its empty line is missing', async () => {
    expect(await dataOf([ENCODER.encode('data: a\n\ndata: b')])).toEqual(['a', 'b'])
  })
})

describe('a piece of an answer', () => {
  const said = (choice: object) => readPiece(JSON.stringify({ choices: [choice] }))

  it('brings text, and says how the answer ended', () => {
    expect(said({ delta: { content: 'Hi' } })).toMatchObject({ text: 'Hi', ended: null, error: null })
    expect(said({ delta: {}, finish_reason: 'stop' })).toMatchObject({ text: '', ended: 'whole' })
    expect(said({ delta: {}, finish_reason: 'length' })).toMatchObject({ ended: 'limit' })
    expect(said({ delta: {}, finish_reason: 'content_filter' })).toMatchObject({ ended: 'refused' })
    expect(said({ delta: { refusal: 'No.' } })).toMatchObject({ text: 'No.', ended: 'refused' })
    expect(said({ message: { content: 'Whole' }, finish_reason: 'stop' })).toMatchObject({ text: 'Whole', ended: 'whole' })
    expect(readPiece(' [DONE]')).toMatchObject({ text: '', ended: 'whole' })
  })

  it.each(['', 'null', '5', '<html>', '{}', '{"choices":5}'])('%j is no answer', (data) => {
    expect(readPiece(data).error).toBe('not-a-model')
  })

  it('without a choice says nothing', () => {
    expect(readPiece('{"choices":[],"usage":{}}')).toEqual({ text: '', ended: null, error: null, said: null })
  })

  it('may be an error', () => {
    expect(readPiece('{"error":{"message":"out of memory"}}')).toMatchObject({ error: 'server', said: 'out of memory' })
  })
})

it.each([
  [401, '', 'key', null],
  [404, '{"error":"model not found"}', 'not-found', 'model not found'],
  [429, 'oops', 'busy', null],
  [400, '{"error":{"code":"context_length_exceeded","message":"too long"}}', 'too-long', 'too long'],
  [400, '{"error":{}}', 'rejected', null],
  [503, `{"error":{"message":"${'x'.repeat(500)}"}}`, 'server', 'x'.repeat(200)],
])('status %s means %s', (status, body, kind, said) => {
  expect(errorOf(status, body)).toEqual({ kind, said })
})

import { ModelError } from './chat-model.ts'
import { bodyText, errorOf, eventData, readPiece } from './completion-stream.ts'
import type { FrameReply } from './frame-protocol.ts'

/** Characters of an answer: far more than the page could keep. */
const MOST_TEXT = 200_000
/** What a server says of an error is shown cut short; of a page of HTML no more is read than this. */
const MOST_OF_ERROR = 20_000

/** Tells an answer piece by piece, and how it ended. Once it has begun, whatever ends it too early cuts it off. */
export async function readAnswer(response: Response, tell: (reply: FrameReply) => void): Promise<void> {
  const { body } = response
  if (!response.ok) return tell({ type: 'error', ...errorOf(response.status, body === null ? '' : await bodyText(body, MOST_OF_ERROR).catch(() => '')) })
  if (body === null) return tell({ type: 'error', kind: 'not-a-model', said: null })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  let length = 0
  try {
    for await (const data of isStream ? eventData(body) : wholeBody(body)) {
      const { text, ended, error, said } = readPiece(data)
      if (error !== null) return tell({ type: 'error', kind: error, said })
      length += text.length
      if (length > MOST_TEXT) throw new ModelError('too-much')
      if (text !== '') tell({ type: 'text', text })
      if (ended !== null || !isStream) return tell({ type: 'end', ended: ended ?? 'whole' })
    }
  } catch (error) {
    if (error instanceof ModelError) return tell({ type: 'error', kind: error.kind, said: error.said })
    if (length === 0) throw error
  }
  tell({ type: 'end', ended: 'cut-off' })
}

async function* wholeBody(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  yield await bodyText(body)
}

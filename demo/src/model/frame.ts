import { errorOf, eventData, readPiece } from './completion-stream.ts'
import { completionsUrl, toPolicySource } from './endpoint.ts'
import type { FrameReply, FrameRequest } from './frame-protocol.ts'

// The one document of this site that may connect to another host. Its address says which: before anything else it gives
// itself a policy that allows that address alone, and a policy cannot be taken back.
const base = decodeURIComponent(location.hash.slice(1))
const policy = document.createElement('meta')
policy.httpEquiv = 'Content-Security-Policy'
policy.content = `connect-src ${toPolicySource(base)}`
document.head.append(policy)

let isForbidden = false
document.addEventListener('securitypolicyviolation', () => {
  isForbidden = true
})

addEventListener('message', ({ source, origin, data, ports }: MessageEvent<FrameRequest>) => {
  const [port] = ports
  if (source === parent && origin === location.origin && data.type === 'ask' && port !== undefined) void ask(data, port)
})

async function ask({ key, body }: FrameRequest, port: MessagePort): Promise<void> {
  const stop = new AbortController()
  const tell = (reply: FrameReply): void => port.postMessage(reply)
  port.addEventListener('message', () => stop.abort())
  port.start()
  try {
    const response = await fetch(completionsUrl(base), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
      body,
      signal: stop.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Where it would lead is not what the person entered.
      redirect: 'error',
    })
    if (!response.ok) return tell({ type: 'error', ...errorOf(response.status, await response.text().catch(() => '')) })
    await read(response, tell)
  } catch {
    if (!stop.signal.aborted) tell({ type: 'error', kind: isForbidden ? 'forbidden-here' : 'unreachable', said: null })
  } finally {
    stop.abort()
  }
}

/** Once an answer has begun, whatever ends it too early cuts it off. */
async function read(response: Response, tell: (reply: FrameReply) => void): Promise<void> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (response.body === null) return tell({ type: 'error', kind: 'not-a-model', said: null })
  let hasText = false
  try {
    for await (const data of isStream ? eventData(response.body) : wholeBody(response)) {
      const { text, ended, error, said } = readPiece(data)
      if (error !== null) return tell({ type: 'error', kind: error, said })
      if (text !== '') tell({ type: 'text', text })
      hasText ||= text !== ''
      if (ended !== null || !isStream) return tell({ type: 'end', ended: ended ?? 'whole' })
    }
  } catch (error) {
    if (!hasText) throw error
  }
  tell({ type: 'end', ended: 'cut-off' })
}

async function* wholeBody(response: Response): AsyncGenerator<string> {
  yield await response.text()
}

import { completionsUrl, toPolicySource } from './endpoint.ts'
import type { FrameReply, FrameRequest } from './frame-protocol.ts'
import { readAnswer } from './read-answer.ts'

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
    await readAnswer(response, tell)
  } catch {
    if (!stop.signal.aborted) tell({ type: 'error', kind: isForbidden ? 'forbidden-here' : 'unreachable', said: null })
  } finally {
    stop.abort()
  }
}

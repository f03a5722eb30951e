import { type ChatMessage, type ChatModel, type Ended, ModelError } from './chat-model.ts'
import { type Endpoint, hostOf } from './endpoint.ts'
import type { FrameReply, FrameRequest, FrameStop } from './frame-protocol.ts'

/**
 * A model behind the endpoint that the person entered. This page itself may connect to nothing but its own origin: a frame
 * that may connect to that endpoint alone does the asking, and gets no more than what is to be sent.
 */
export async function openEndpointModel({ base, model, key }: Endpoint): Promise<ChatModel> {
  const { host, isThisDevice } = hostOf(base)
  const frame = await openFrame(base)
  return {
    destination: { kind: isThisDevice ? 'this-device' : 'elsewhere', host, model },
    answer: (messages, options) => ask(frame, { type: 'ask', key, body: toBody(model, messages) }, options),
    close: () => frame.remove(),
  }
}

function openFrame(base: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = `./model.html#${encodeURIComponent(base)}`
  return new Promise((resolve) => {
    frame.addEventListener('load', () => resolve(frame), { once: true })
    document.body.append(frame)
  })
}

function ask(frame: HTMLIFrameElement, request: FrameRequest, { signal, onText }: Parameters<ChatModel['answer']>[1]): Promise<Ended> {
  const { port1: port, port2 } = new MessageChannel()
  return new Promise<Ended>((resolve, reject) => {
    port.addEventListener('message', ({ data }: MessageEvent<FrameReply>) => {
      if (data.type === 'text') onText(data.text)
      else if (data.type === 'end') resolve(data.ended)
      else reject(new ModelError(data.kind, data.said))
    })
    port.start()
    signal.addEventListener('abort', () => {
      port.postMessage({ type: 'stop' } satisfies FrameStop)
      resolve('stopped')
    })
    if (signal.aborted) resolve('stopped')
    else if (frame.contentWindow === null) reject(new ModelError('failed'))
    else frame.contentWindow.postMessage(request, location.origin, [port2])
  }).finally(() => port.close())
}

function toBody(model: string, messages: readonly ChatMessage[]): string {
  return JSON.stringify({ model, messages, stream: true })
}

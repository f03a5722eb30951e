import type { PeerName } from './peer.ts'
import type { PeerReply, PeerRequest } from './peer.worker.ts'
import type { Asked, Filled, Reopened, StoreUnderTest } from './steps.ts'

/** A peer in a worker of its own; it is timed in there, so that no message counts. */
export function createPeerStore(name: PeerName): StoreUnderTest {
  const worker = new Worker(new URL('./peer.worker.ts', import.meta.url), { type: 'module', name })

  async function run<T extends Filled | Reopened | Asked>(request: PeerRequest, isReply: (value: unknown) => value is T): Promise<T> {
    const value = await send(request)
    if (!isReply(value)) throw new Error('The worker gave another reply.')
    return value
  }

  function send(request: PeerRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<PeerReply>) => (data.ok ? resolve(data.value) : reject(new Error(data.error)))
      worker.onerror = (event) => reject(new Error(event.message === '' ? 'The worker ended.' : event.message))
      worker.postMessage(request)
    })
  }

  return {
    start: async () => void (await send({ step: 'start' })),
    fill: (count) => run({ step: 'fill', count }, (value) => has<Filled>(value, 'insertMs')),
    reopen: (size) => run({ step: 'reopen', size }, (value) => has<Reopened>(value, 'openMs')),
    ask: (size, options) => run({ step: 'ask', size, options }, (value) => has<Asked>(value, 'times')),
    wasmBytes: async () => 0,
    close: async () => worker.terminate(),
  }
}

function has<T>(value: unknown, name: keyof T & string): value is T {
  return typeof value === 'object' && value !== null && name in value
}

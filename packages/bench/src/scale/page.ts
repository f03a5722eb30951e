import { createLocketStore, LOCKETS } from './locket-store.ts'
import { textOf } from './corpus.ts'
import { PEERS } from './peer.ts'
import { createPeerStore } from './peer-store.ts'
import type { ScanTimes } from './scan.worker.ts'
import type { Asked, AskOptions, Filled, Reopened, StoreUnderTest } from './steps.ts'

/** What the command calls, a step at a time: between them it looks at the heap of the store's worker, from outside. */
export interface ScalePage {
  readonly stores: readonly string[]
  start(store: string): Promise<void>
  fill(count: number): Promise<Filled>
  reopen(store: string, size: number): Promise<Reopened>
  ask(size: number, options: AskOptions): Promise<Asked>
  wasmBytes(): Promise<number>
  close(): Promise<void>
  scan(count: number): Promise<ScanTimes>
  /** Of a document's text; it is ASCII. */
  meanTextBytes(count: number): number
}

declare global {
  interface Window {
    scalePage: ScalePage
  }
}

let store: StoreUnderTest | null = null

function create(name: string): StoreUnderTest {
  const locket = LOCKETS.find((known) => known === name)
  const peer = PEERS.find((known) => known === name)
  if (locket !== undefined) return createLocketStore(locket)
  if (peer !== undefined) return createPeerStore(peer)
  throw new Error(`There is no store ${name}.`)
}

function current(): StoreUnderTest {
  if (store === null) throw new Error('No store was started.')
  return store
}

window.scalePage = {
  stores: [...LOCKETS, ...PEERS],
  async start(name) {
    store = create(name)
    await store.start()
  },
  fill: (count) => current().fill(count),
  async reopen(name, size) {
    store = create(name)
    return store.reopen(size)
  },
  ask: (size, options) => current().ask(size, options),
  wasmBytes: () => current().wasmBytes(),
  async close() {
    await store?.close()
    store = null
  },
  scan(count) {
    const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module', name: 'scan' })
    return new Promise<ScanTimes>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ScanTimes>) => resolve(data)
      worker.onerror = (event) => reject(new Error(event.message))
      worker.postMessage(count)
    }).finally(() => worker.terminate())
  },
  meanTextBytes(count) {
    let sum = 0
    for (let number = 0; number < count; number++) sum += textOf(number).length
    return Math.round(sum / count)
  },
}

import { NOTES, type Notes } from './notes.ts'

// Runs in Locket's worker, before its own code.
const began = new Map<string, number>()
const memories: WebAssembly.Memory[] = []
let recalls: number[] = []

const NativeMemory = WebAssembly.Memory
WebAssembly.Memory = class extends NativeMemory {
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    super(descriptor)
    memories.push(this)
  }
}

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const id = recallId(data)
  if (id !== null) began.set(id, performance.now())
})

const post = self.postMessage.bind(self)
self.postMessage = (message: unknown, ...rest: readonly unknown[]) => {
  Reflect.apply(post, self, [message, ...rest])
  const id = idOf(message)
  const start = id === null ? undefined : began.get(id)
  if (id === null || start === undefined) return
  began.delete(id)
  recalls.push(performance.now() - start)
}

const channel = new BroadcastChannel(NOTES)
channel.addEventListener('message', ({ data }) => {
  if (data !== 'ask') return
  const notes: Notes = { recalls, wasmBytes: memories.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) }
  recalls = []
  channel.postMessage(notes)
})

/** The id of a message that asks for a recall: `call(number, 'recall', …)` as Comlink writes it. */
function recallId(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('argumentList' in data) || !Array.isArray(data.argumentList)) return null
  const [, method]: readonly unknown[] = data.argumentList
  const isRecall = typeof method === 'object' && method !== null && 'value' in method && method.value === 'recall'
  return isRecall ? idOf(data) : null
}

function idOf(message: unknown): string | null {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string' ? message.id : null
}

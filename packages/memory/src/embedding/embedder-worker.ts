import { fromErrorData, MemoryError } from '../core/errors.ts'
import type { EmbedderReply, EmbedderRequest } from './embedder-protocol.ts'
import type { MiniLmFiles } from './model-files.ts'

export interface EmbedderWorkerOptions {
  readonly files: MiniLmFiles
  /** Absolute address of `embedder.js`. */
  readonly workerUrl: string
  /** Longest that one call may take, and longest without any byte while loading. */
  readonly timeoutMs: number
  readonly onProgress?: ((share: number) => void) | undefined
}

/** One running worker of the embedder. Calls must not overlap. */
export interface EmbedderWorker {
  embed(text: string): Promise<Float32Array>
  windows(text: string): Promise<readonly string[]>
  /** Whether it has ended, by itself or by `end`. */
  hasEnded(): boolean
  /** Ends it, with all its memory; a call that waits rejects with `reason`. Twice is harmless. */
  end(reason: MemoryError): void
}

/** A request without its number. */
type Call = EmbedderRequest extends infer R ? (R extends EmbedderRequest ? Omit<R, 'id'> : never) : never

interface Pending {
  readonly id: number
  readonly resolve: (reply: EmbedderReply) => void
  readonly reject: (error: MemoryError) => void
  timer: ReturnType<typeof setTimeout>
}

/**
 * Starts the worker and loads the model in it.
 * @throws MemoryError `MODEL_UNAVAILABLE`.
 */
export async function startEmbedderWorker(options: EmbedderWorkerOptions): Promise<EmbedderWorker> {
  const { files, workerUrl, timeoutMs, onProgress } = options
  const worker = create(workerUrl)
  let pending: Pending | undefined
  let lastId = 0
  let ended: MemoryError | undefined

  worker.addEventListener('message', ({ data }: MessageEvent<EmbedderReply>) => {
    if (pending === undefined || data.id !== pending.id) return
    clearTimeout(pending.timer)
    if (data.type === 'progress') {
      pending.timer = deadline()
      onProgress?.(data.share)
      return
    }
    const { resolve, reject } = pending
    pending = undefined
    if (data.type === 'failed') reject(fromErrorData(data.error))
    else resolve(data)
  })
  // A script that is missing, blocked or broken gives an error event without a message.
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    end(unavailable(workerUrl, 'worker', 'The worker of the embedder stopped.'))
  })
  worker.addEventListener('messageerror', () => end(unavailable(workerUrl, 'worker', 'The worker of the embedder sent something unreadable.')))

  function end(reason: MemoryError): void {
    ended ??= reason
    worker.terminate()
    clearTimeout(pending?.timer)
    pending?.reject(reason)
    pending = undefined
  }

  function deadline(): ReturnType<typeof setTimeout> {
    return setTimeout(() => end(unavailable(workerUrl, 'timeout', 'The embedder gave no answer in time.')), timeoutMs)
  }

  function call(request: Call): Promise<EmbedderReply> {
    return new Promise((resolve, reject) => {
      if (ended !== undefined) {
        reject(ended)
        return
      }
      lastId++
      pending = { id: lastId, resolve, reject, timer: deadline() }
      worker.postMessage({ ...request, id: lastId })
    })
  }

  try {
    await call({ type: 'init', files })
  } catch (cause) {
    const error = cause instanceof MemoryError && cause.code === 'MODEL_UNAVAILABLE' ? cause : unavailable(workerUrl, 'load', 'The model did not load.', cause)
    end(error)
    throw error
  }

  return {
    async embed(text) {
      const reply = await call({ type: 'embed', text })
      if (reply.type !== 'vector') throw new MemoryError('INTERNAL', 'The embedder answered another question.')
      return reply.vector
    },
    async windows(text) {
      const reply = await call({ type: 'windows', text })
      if (reply.type !== 'pieces') throw new MemoryError('INTERNAL', 'The embedder answered another question.')
      return reply.pieces
    },
    hasEnded: () => ended !== undefined,
    end,
  }
}

function create(url: string): Worker {
  try {
    return new Worker(url, { type: 'module', name: 'locket-embedder' })
  } catch (cause) {
    throw unavailable(url, 'worker', 'The worker of the embedder could not be started.', cause)
  }
}

function unavailable(url: string, reason: string, message: string, cause?: unknown): MemoryError {
  return new MemoryError('MODEL_UNAVAILABLE', message, { details: { url, reason }, cause })
}

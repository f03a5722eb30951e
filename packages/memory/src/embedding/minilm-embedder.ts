import { MemoryError } from '../core/errors.ts'
import { cleanText } from './clean-text.ts'
import type { Embedder } from './embedder.ts'
import { type EmbedderWorker, startEmbedderWorker } from './embedder-worker.ts'
import type { MiniLmFiles } from './model-files.ts'
import { passesSelfTest, SELF_TEST } from './self-test.ts'
import { unitVector } from './unit-vector.ts'

export interface MiniLmOptions {
  readonly files: MiniLmFiles
  /** Absolute address of `embedder.js`, on the page's origin. */
  readonly workerUrl: string
  /** Share of the bytes that are there, 0 to 1, while the model is loaded for the first time. */
  readonly onProgress?: ((share: number) => void) | undefined
  /** Without a call for so long, the worker is ended and its memory given back. Default 300,000 (5 minutes). */
  readonly idleMs?: number | undefined
  /** Calls after which a new worker is started, because wasm memory never shrinks. Default 5,000. */
  readonly recycleAfter?: number | undefined
  /** Longest that one text may take, and longest without a byte while loading. Default 60,000. */
  readonly timeoutMs?: number | undefined
}

const DIMENSION = 384

/** Failures in a row after which this device is taken to be unable to run the model. */
const MOST_FAILURES = 3

/** A text of so few UTF-16 units fits whatever it holds: none becomes more than three tokens. */
const ALWAYS_FITS = 84

/**
 * The MiniLM embedder: a worker of its own that runs transformers.js, one text at a time (15 to 30 ms a short text in wasm).
 *
 * After any failure the worker is ended and the next call starts another, because transformers.js chains its calls and would fail
 * for ever after; three failures in a row end that. The failed text rejects with `EMBEDDING_FAILED`; other calls go on.
 *
 * @throws MemoryError `MODEL_UNAVAILABLE` with `details.reason`: that of a file (see `fetchModelFile`), `worker`, `load`, `timeout`,
 * `self-test`, `previous-crash` or `failures`.
 */
export async function createMiniLmEmbedder(options: MiniLmOptions): Promise<Embedder> {
  const { files, workerUrl, idleMs = 300_000, recycleAfter = 5_000, timeoutMs = 60_000 } = options
  let worker: EmbedderWorker | undefined = await start({ files, workerUrl, timeoutMs, onProgress: options.onProgress })
  let calls = 0
  let failures = 0
  let closed = false
  let queue: Promise<unknown> = Promise.resolve()
  let idle = setTimeout(stop, idleMs)

  function inTurn<T>(call: (worker: EmbedderWorker) => Promise<T>): Promise<T> {
    const result = queue.then(() => perform(call))
    queue = result.catch(() => undefined)
    return result
  }

  async function perform<T>(call: (worker: EmbedderWorker) => Promise<T>): Promise<T> {
    if (closed) throw isClosed()
    if (failures >= MOST_FAILURES) {
      throw new MemoryError('MODEL_UNAVAILABLE', 'The embedder failed three times in a row and is not tried again.', { details: { reason: 'failures' } })
    }
    clearTimeout(idle)
    try {
      const running = await ready()
      const result = await call(running).catch((error: unknown) => Promise.reject(asFailedText(error)))
      failures = 0
      return result
    } catch (error) {
      if (!isHarmless(error)) {
        failures++
        stop()
      }
      throw closed ? isClosed() : error
    } finally {
      calls++
      if (calls % recycleAfter === 0) stop()
      if (!closed) idle = setTimeout(stop, idleMs)
    }
  }

  async function ready(): Promise<EmbedderWorker> {
    if (worker?.hasEnded()) worker = undefined
    worker ??= await start({ files, workerUrl, timeoutMs })
    if (closed) stop()
    return worker ?? Promise.reject(isClosed())
  }

  function stop(): void {
    worker?.end(isClosed())
    worker = undefined
  }

  return {
    name: 'minilm',
    fingerprint: `minilm-q8-mean-l2-${files.model.sha256.slice(0, 8)}-tjs4`,
    dimension: DIMENSION,
    async embed(texts) {
      const vectors: Float32Array[] = []
      // A turn each, so that a question does not wait for a whole batch of memories.
      for (const text of texts) vectors.push(await inTurn(async (running) => unitVector(await running.embed(cleanText(text)), DIMENSION)))
      return vectors
    },
    windows: async (text) => (text.length <= ALWAYS_FITS ? [text] : inTurn((running) => running.windows(cleanText(text)))),
    close() {
      closed = true
      clearTimeout(idle)
      stop()
    },
  }
}

/** A worker whose model is there and gives the vectors that it should. */
async function start(options: Parameters<typeof startEmbedderWorker>[0]): Promise<EmbedderWorker> {
  const worker = await startEmbedderWorker(options)
  const vectors: Float32Array[] = []
  try {
    for (const { text } of SELF_TEST) vectors.push(await worker.embed(text))
  } catch (cause) {
    throw failedSelfTest(worker, cause)
  }
  if (!passesSelfTest(vectors)) throw failedSelfTest(worker)
  return worker
}

function failedSelfTest(worker: EmbedderWorker, cause?: unknown): MemoryError {
  const error = new MemoryError('MODEL_UNAVAILABLE', 'The model gives wrong vectors on this device.', { details: { reason: 'self-test' }, cause })
  worker.end(error)
  return error
}

/** Says something about the text or the network, not about the worker. */
function isHarmless(error: unknown): boolean {
  if (!(error instanceof MemoryError)) return false
  const { reason } = error.details
  return reason === 'no-tokens' || (error.code === 'MODEL_UNAVAILABLE' && ['status', 'html', 'length', 'hash', 'network'].includes(String(reason)))
}

function asFailedText(error: unknown): MemoryError {
  if (error instanceof MemoryError && (error.code === 'EMBEDDING_FAILED' || error.code === 'DIMENSION_MISMATCH')) return error
  return new MemoryError('EMBEDDING_FAILED', 'The model failed on this text.', { details: { reason: 'model' }, cause: error })
}

function isClosed(): MemoryError {
  return new MemoryError('CLOSED', 'The embedder is closed.')
}

import * as Comlink from 'comlink'
import { abortedError, createPending } from './pending.ts'
import { fromErrorData, MemoryError } from '../core/errors.ts'
import { type HostApi, type Method, type OpenRequest, PROTOCOL, type Reply, type WorkerApi } from '../worker/protocol.ts'

/** How long a worker may take to answer for the first time. */
const HELLO_MS = 20_000

/** One worker with one open locket in it. */
export interface Connection {
  /** Settles always: with the reply, or with `WORKER_TERMINATED`, `ABORTED` or `CLOSED`. */
  call(method: Method, args: readonly unknown[], signal?: AbortSignal): Promise<unknown>
  close(): Promise<void>
  readonly dead: boolean
}

export interface ConnectionOptions {
  readonly worker: Worker
  /** Whether the worker is ours to end. */
  readonly owned: boolean
  readonly request: OpenRequest
  readonly host: HostApi
  readonly signal?: AbortSignal | undefined
}

/** Says hello, opens the locket in the worker, and watches that the worker lives. */
export async function connect(options: ConnectionOptions): Promise<Connection> {
  const { worker, owned, request, host, signal } = options
  const remote = Comlink.wrap<WorkerApi>(worker)
  const { port1, port2 } = new MessageChannel()
  const pending = createPending()
  const life = `locket-life-${Math.random().toString(36).slice(2)}-${Date.now()}`
  let counter = 0

  function end(error: MemoryError): void {
    if (pending.ended !== null) return
    pending.end(error)
    worker.removeEventListener('error', onError)
    port1.close()
    if (owned) worker.terminate()
  }
  const onError = (event: Event): void => {
    event.preventDefault?.()
    end(terminated('load'))
  }
  worker.addEventListener('error', onError)
  Comlink.expose(host, port1)

  /** What the remote says, unless the worker is gone or the caller gives up first. */
  async function settle<T>(reply: Promise<Reply<T>>, callSignal?: AbortSignal, onAbort?: () => void): Promise<T> {
    const got = await pending.wait(reply, callSignal, onAbort)
    if (got.ok) return got.value
    throw fromErrorData(got.error)
  }

  try {
    const hello = await pending.wait(Promise.race([remote.hello(life), deadline(HELLO_MS)]), signal)
    if (hello.protocol !== PROTOCOL)
      throw new MemoryError('WORKER_TERMINATED', 'Page and worker are of different versions.', {
        details: { reason: 'version', worker: hello.protocol, page: PROTOCOL },
      })
    if (hello.locked) watchLife(life, () => end(terminated('died')))
    await settle(remote.open(request, Comlink.transfer(port2, [port2])), signal)
    worker.removeEventListener('error', onError)
  } catch (error) {
    const known = error instanceof MemoryError ? error : terminated('load')
    end(known)
    throw known
  }

  return {
    get dead() {
      return pending.ended !== null
    },
    async call(method, args, callSignal) {
      if (pending.ended !== null) throw pending.ended
      if (callSignal?.aborted === true) throw abortedError()
      const id = ++counter
      return settle(remote.call(id, method, args), callSignal, () => void remote.abort(id))
    },
    async close() {
      if (pending.ended !== null) return
      try {
        await settle(remote.close())
      } finally {
        end(new MemoryError('CLOSED', 'The locket is closed.', { details: { reason: 'closed' } }))
      }
    },
  }
}

/** The worker holds this lock while it lives; when the page gets it, the worker is gone, however it went. */
function watchLife(life: string, onDeath: () => void): void {
  navigator.locks.request(life, () => onDeath()).catch(() => undefined)
}

function deadline(ms: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new MemoryError('TIMEOUT', 'The worker did not answer.', { details: { limitMs: ms } })), ms))
}

function terminated(reason: 'load' | 'died'): MemoryError {
  return new MemoryError('WORKER_TERMINATED', reason === 'load' ? 'The worker could not be loaded.' : 'The worker ended.', { details: { reason } })
}

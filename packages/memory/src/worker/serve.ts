import * as Comlink from 'comlink'
import { MemoryError, toErrorData } from '../core/errors.ts'
import type { Ports } from '../runtime/ports.ts'
import { createRuntime, type Runtime } from '../runtime/runtime.ts'
import { type HostApi, METHODS, type OpenRequest, PROTOCOL, type Reply, type WorkerApi } from './protocol.ts'

/** The worker's side of the wire: one locket, its calls, and errors as data. */
export function createWorkerApi(
  openParts: (request: OpenRequest, host: Pick<HostApi, 'embed' | 'windows' | 'closeEmbedder' | 'extract' | 'summarise'>) => Promise<Ports>,
): WorkerApi {
  const aborts = new Map<number, AbortController>()
  let runtime: Promise<Runtime> | null = null

  async function invoke(id: number, method: string, args: readonly unknown[]): Promise<unknown> {
    const name = METHODS.find((known) => known === method)
    if (runtime === null || name === undefined) throw new MemoryError('INTERNAL', 'The worker was called before it was opened, or by another version.')
    const open = await runtime
    const controller = new AbortController()
    aborts.set(id, controller)
    try {
      const call = open[name] as (...given: unknown[]) => Promise<unknown>
      if (name === 'recall' || name === 'import') return await call(args[0], { ...Object(args[1] ?? {}), signal: controller.signal })
      return await call(...args)
    } finally {
      aborts.delete(id)
    }
  }

  return {
    async hello(life) {
      const locks: LockManager | undefined = globalThis.navigator?.locks
      if (locks !== undefined) await hold(locks, life)
      return { protocol: PROTOCOL, locked: locks !== undefined }
    },
    open: (request, port) =>
      reply(async () => {
        const host = Comlink.wrap<HostApi>(port)
        runtime = openParts(request, host).then(createRuntime)
        const open = await runtime
        open.watch((change) => void host.change(change).catch(() => undefined))
        return null
      }),
    call: (id, method, args) => reply(() => invoke(id, method, args)),
    abort: (id) => aborts.get(id)?.abort(),
    close: () =>
      reply(async () => {
        await (await runtime)?.close()
        return null
      }),
  }
}

async function reply<T>(job: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await job() }
  } catch (error) {
    return { ok: false, error: toErrorData(error) }
  }
}

/** Resolves once the lock is held; it is let go when the worker ends. */
function hold(locks: LockManager, name: string): Promise<void> {
  return new Promise((held, failed) => {
    locks
      .request(name, () => {
        held()
        return new Promise(() => undefined)
      })
      .catch(failed)
  })
}

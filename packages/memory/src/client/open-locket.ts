import { MemoryError } from '../core/errors.ts'
import { modelFiles } from '../embedding/model-files.ts'
import type { Change, Locket, LocketOptions } from '../locket.ts'
import { type Conversations, type Method, METHODS, type OpenRequest } from '../worker/protocol.ts'
import { connect, type Connection } from './connection.ts'
import { createHost } from './host.ts'
import { cloneState } from './clone-state.ts'
import { toPlain } from './plain.ts'
import { checkDetectors, redactingExtractor, redactingSummariser, redactOwn } from './redact-own.ts'
import { toThread } from './thread.ts'
import { assetFiles, ownFiles, type WorkerFiles } from './worker-files.ts'

/** How often a worker that died is started again for one locket. */
const MOST_RESTARTS = 3

/**
 * Opens the memory of one user in a worker of its own. Does not wait for the model: until it is there, words are used alone.
 *
 * Cost: about 55 kB (gzip) of worker code, then a read of everything that is held. The worker is started again, up to three
 * times, when the browser ends it; the calls that were under way reject with `WORKER_TERMINATED`.
 *
 * @throws MemoryError `INVALID_NAMESPACE`, `INVALID_ARGUMENT` (details.field), `STORAGE_UNAVAILABLE` (no worker here, as on a
 * server), `STORAGE_BLOCKED`, `STORAGE_CORRUPT`, `REFUSED` (details.reason `passphrase`: `unlock` is missing or wrong), `FORMAT_TOO_NEW`, `WORKER_TERMINATED`, `TIMEOUT`, `ABORTED`
 */
export async function openLocket(options: LocketOptions): Promise<Locket> {
  let request = toRequest(options)
  if (typeof Worker === 'undefined')
    throw new MemoryError('STORAGE_UNAVAILABLE', 'There are no workers here: a locket opens in a browser only.', {
      details: { reason: 'missing' },
      retryable: false,
    })
  const detectors = options.policy?.redact ?? []
  const listeners = new Set<(change: Change) => void>()
  const host = createHost({
    embedder: typeof options.embedder === 'object' ? options.embedder : null,
    extractor: typeof options.extractor === 'object' ? redactingExtractor(options.extractor, detectors) : null,
    summarise: redactingSummariser(options.summarise, detectors),
    onChange: (change) => {
      for (const listener of [...listeners]) {
        try {
          listener(change)
        } catch (error) {
          console.error('Locket: a listener of watch failed.', error)
        }
      }
    },
  })
  const start = (signal?: AbortSignal) => startWorker(options, (worker, owned, urls) => connect({ worker, owned, request: { ...request, urls }, host, signal }))
  let connection: Promise<Connection> = start(options.signal)
  let restarts = 0
  let closed: 'closed' | 'erased' | null = null
  await connection

  async function alive(): Promise<Connection> {
    if (closed !== null) throw new MemoryError('CLOSED', `The locket is ${closed}.`, { details: { reason: closed } })
    const awaited = connection
    const current = await awaited.catch(() => null)
    if (current !== null && !current.dead) return current
    // Of several calls that find it dead, the first starts it again for all.
    if (connection !== awaited) return alive()
    if (options.worker === undefined && restarts < MOST_RESTARTS) {
      restarts++
      connection = start()
    }
    return connection
  }

  async function call(method: Method, given: readonly unknown[]): Promise<unknown> {
    const signal = signalOf(given[1])
    const args = given.map((argument, i) =>
      // A state is whatever can be cloned.
      method === 'threadSave' && i === 1 ? cloneState(argument) : redactOwn(toPlain(withoutSignal(argument), `argument ${i + 1}`), method, detectors, i),
    )
    return (await alive()).call(method, args, signal)
  }

  /** Ends the worker too: its memory goes with it. */
  async function end(how: 'closed' | 'erased'): Promise<void> {
    if (closed !== null) return
    closed = how
    listeners.clear()
    await (await connection.catch(() => null))?.close()
  }

  const calls = Object.fromEntries(METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)])) as unknown as Omit<
    Locket,
    'user' | 'tenant' | 'watch' | 'close' | 'thread'
  > &
    Conversations
  return {
    ...calls,
    user: request.user,
    tenant: request.tenant,
    thread: (id) => toThread(calls, id),
    async persist() {
      // The page asks: Chromium gives no answer to a worker.
      try {
        return (await navigator.storage?.persist?.()) ?? false
      } catch {
        return false
      }
    },
    async passphrase(change) {
      await call('passphrase', [change])
      // A worker that has to be started again must open what is locked now.
      request = { ...request, unlock: change.next ?? undefined }
    },
    watch(listener) {
      if (typeof listener !== 'function') throw invalidOption('listener')
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async erase() {
      await call('erase', [])
      await end('erased')
    },
    close: () => end('closed'),
  }
}

function toRequest(options: LocketOptions): Omit<OpenRequest, 'urls'> {
  if (typeof options !== 'object' || options === null)
    throw new MemoryError('INVALID_ARGUMENT', 'options must be an object.', { details: { field: 'options' } })
  const { user, tenant = 'default', embedder = 'minilm', extractor = 'rules', assets, unlock } = options
  for (const [field, name] of [
    ['user', user],
    ['tenant', tenant],
  ] as const) {
    if (typeof name !== 'string' || name.length < 1 || name.length > 256) {
      throw new MemoryError('INVALID_NAMESPACE', `${field} must be a text of 1 to 256 characters.`, { details: { field } })
    }
  }
  if (assets !== undefined && typeof assets !== 'string') throw invalidOption('assets')
  if (unlock !== undefined && typeof unlock !== 'string') throw invalidOption('unlock')
  if (!['minilm', 'static', 'none'].includes(embedder as string) && (typeof embedder !== 'object' || typeof embedder.embed !== 'function'))
    throw invalidOption('embedder')
  if (!['rules', 'none'].includes(extractor as string) && (typeof extractor !== 'object' || typeof extractor.extract !== 'function'))
    throw invalidOption('extractor')
  if (options.summarise !== undefined && typeof options.summarise !== 'function') throw invalidOption('summarise')
  const { redact, ...policy } = options.policy ?? {}
  checkDetectors(redact)
  return {
    user,
    tenant,
    embedder:
      typeof embedder === 'string'
        ? embedder
        : {
            name: embedder.name,
            fingerprint: embedder.fingerprint,
            dimension: embedder.dimension,
            windows: embedder.windows !== undefined,
            languages: embedder.languages,
          },
    extractor: typeof extractor === 'string' ? extractor : { name: extractor.name, fallback: extractor.fallback === 'rules' ? 'rules' : undefined },
    unlock,
    summarise: options.summarise !== undefined,
    policy: toPlain(policy, 'policy') as OpenRequest['policy'],
    files: modelFiles(assets),
  }
}

/** The app's worker; or ours: from below `assets` where that is given and has one, else from beside this file. What it loads is where it is. */
async function startWorker(
  options: LocketOptions,
  use: (worker: Worker, owned: boolean, urls: OpenRequest['urls']) => Promise<Connection>,
): Promise<Connection> {
  const given = options.assets === undefined ? ownFiles() : assetFiles(options.assets)
  if (options.worker !== undefined) return use(options.worker, false, urlsOf(given))
  const begin = (files: WorkerFiles) => use(new Worker(files.worker, { type: 'module', name: 'locket' }), true, urlsOf(files))
  if (options.assets === undefined) return begin(given)
  try {
    return await begin(given)
  } catch (error) {
    // The models may be elsewhere, and the worker still where the bundler put it.
    const notThere = error instanceof MemoryError ? error.code === 'WORKER_TERMINATED' && error.details.reason === 'load' : true
    if (!notThere) throw error
    return begin(ownFiles())
  }
}

function urlsOf({ embedder, rules, static: table, extras }: WorkerFiles): OpenRequest['urls'] {
  return { embedder, rules, static: table, extras }
}

function signalOf(value: unknown): AbortSignal | undefined {
  return typeof value === 'object' && value !== null && 'signal' in value && value.signal instanceof AbortSignal ? value.signal : undefined
}

function withoutSignal(value: unknown): unknown {
  if (signalOf(value) === undefined) return value
  const { signal: _, ...rest } = value as { readonly signal: unknown }
  return rest
}

function invalidOption(field: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${field} is not of the shape it must have.`, { details: { field } })
}

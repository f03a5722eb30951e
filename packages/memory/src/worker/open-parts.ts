import { fromErrorData, MemoryError } from '../core/errors.ts'
import { parsePolicy } from '../core/parse-options.ts'
import { defaultWindows } from '../embedding/default-windows.ts'
import type { Embedder } from '../embedding/embedder.ts'
import type * as StaticEntry from '../embedding/static.entry.ts'
import type { Extractor } from '../extraction/extractor.ts'
import type * as RulesEntry from '../extraction/rules.entry.ts'
import type { Ports } from '../runtime/ports.ts'
import { databaseName } from '../storage/database-name.ts'
import type { IdbStoreOptions } from '../storage/idb-store.ts'
import { openBestStore } from '../storage/open-best-store.ts'
import { device } from './device.ts'
import type * as Extras from './extras.entry.ts'
import { commonParts } from './parts.ts'
import type { HostApi, OpenRequest, Reply } from './protocol.ts'

/** What the worker asks the page for. */
export type Host = Pick<HostApi, 'embed' | 'windows' | 'closeEmbedder' | 'extract' | 'summarise'>

/** Chooses and opens the parts of one locket, as the page asked. `storage` is for tests and measuring. */
export async function openParts(request: OpenRequest, host: Host, storage: Pick<IdbStoreOptions, 'keyFolder' | 'onStep'> = {}): Promise<Ports> {
  const policy = parsePolicy(request.policy)
  const name = databaseName(request.tenant, request.user)
  let closedBy: (reason: 'erased' | 'upgrade') => void = () => undefined
  const storeClosed = new Promise<'erased' | 'upgrade'>((resolve) => {
    closedBy = resolve
  })
  let loaded: typeof Extras | null = null
  const extras = async (): Promise<typeof Extras> => {
    loaded ??= await load<typeof Extras>(request.urls.extras, 'WORKER_TERMINATED')
    return loaded
  }
  const store = await openBestStore(
    { ...storage, name, unlock: request.unlock, now: () => new Date().toISOString(), onClosed: closedBy },
    async () => (await extras()).createInMemoryStore,
  )
  return {
    ...commonParts(),
    store,
    storeClosed,
    policy,
    clock: { now: () => Date.now() },
    embedding: {
      name: typeof request.embedder === 'string' ? request.embedder : request.embedder.name,
      open: embedderOf(request, host),
      windows: defaultWindows,
    },
    extractor: extractorOf(request, host),
    extras,
    redact(text, key) {
      // Nothing is kept that was not looked through.
      if (loaded === null) throw new MemoryError('INTERNAL', 'A text was to be kept before its detectors were loaded.')
      return loaded.redactText(text, key)
    },
    summarise: request.summarise ? async (turns, options) => unwrap(await host.summarise(turns, options)) : null,
    alone: (job, run) => device.alone(`${name}-${job}`, run),
    device,
  }
}

function embedderOf({ embedder, files, urls }: OpenRequest, host: Host): Ports['embedding']['open'] {
  if (embedder === 'none') return null
  if (embedder === 'static')
    return async (onProgress) => (await load<typeof StaticEntry>(urls.static, 'MODEL_UNAVAILABLE')).createStaticEmbedder(files.static, { onProgress })
  if (embedder === 'minilm')
    return async (onProgress) => {
      const { createMiniLmEmbedder } = await load<typeof Extras>(urls.extras, 'MODEL_UNAVAILABLE')
      return createMiniLmEmbedder({ files: files.minilm, workerUrl: urls.embedder, onProgress })
    }
  const { name, fingerprint, dimension, windows, languages } = embedder
  const own: Embedder = {
    name,
    fingerprint,
    dimension,
    embed: async (texts) => unwrap(await host.embed(texts)),
    ...(languages === undefined ? {} : { languages }),
    ...(windows ? { windows: async (text: string) => unwrap(await host.windows(text)) } : {}),
    close: async () => void (await host.closeEmbedder()),
  }
  return async () => (await load<typeof Extras>(urls.extras, 'MODEL_UNAVAILABLE')).checkEmbedder(own)
}

function extractorOf({ extractor, urls }: OpenRequest, host: Host): Ports['extractor'] {
  if (extractor === 'none') return null
  if (extractor === 'rules') return () => loadRules(urls.rules)
  const own: Extractor = { name: extractor.name, extract: async (turns, context) => unwrap(await host.extract(turns, context)) }
  if (extractor.fallback !== 'rules') return async () => own
  return async () => (await load<typeof Extras>(urls.extras, 'MODEL_UNAVAILABLE')).withFallback(own, () => loadRules(urls.rules))
}

/** The rules are a file of their own: a locket that only recalls never loads them. */
async function loadRules(url: string): Promise<Extractor> {
  return (await load<typeof RulesEntry>(url, 'MODEL_UNAVAILABLE')).createRulesExtractor()
}

/** Files beside the worker, each loaded when it is first needed. */
async function load<Module>(url: string, code: 'MODEL_UNAVAILABLE' | 'WORKER_TERMINATED'): Promise<Module> {
  try {
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ url)
  } catch (cause) {
    throw new MemoryError(code, 'A part of Locket could not be loaded.', { details: { url, reason: 'network' }, cause })
  }
}

function unwrap<T>(reply: Reply<T>): T {
  if (reply.ok) return reply.value
  throw fromErrorData(reply.error)
}

import { MemoryError, toErrorData } from '../core/errors.ts'
import type { Embedder } from '../embedding/embedder.ts'
import type { Extractor } from '../extraction/extractor.ts'
import type { Change, LocketOptions } from '../locket.ts'
import type { HostApi, Reply } from '../worker/protocol.ts'

export interface HostOptions {
  readonly embedder: Embedder | null
  readonly extractor: Extractor | null
  readonly summarise: NonNullable<LocketOptions['summarise']> | null
  onChange(change: Change): void
}

/** What the page does for the worker: the app's own embedder and extractor, and its listeners. */
export function createHost({ embedder, extractor, summarise, onChange }: HostOptions): HostApi {
  return {
    change: onChange,
    embed: (texts) => reply(() => needed(embedder).embed(texts)),
    windows: (text) => reply(async () => (await needed(embedder).windows?.(text)) ?? [text]),
    closeEmbedder: async () => void (await embedder?.close?.()),
    summarise: (turns, options) => reply(() => needed(summarise)(turns, options)),
    extract: (turns, context) => reply(async () => needed(extractor).extract(turns, context)),
  }
}

async function reply<T>(job: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await job() }
  } catch (error) {
    return { ok: false, error: toErrorData(error) }
  }
}

function needed<T>(part: T | null): T {
  if (part === null) throw new MemoryError('INTERNAL', 'The worker asked for what the app did not bring.')
  return part
}

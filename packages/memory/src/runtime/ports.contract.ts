import { DEFAULT_POLICY } from '../core/parse-options.ts'
import { redactText } from '../redaction/redact-text.ts'
import { commonParts } from '../worker/parts.ts'
import { ALL_EXTRAS } from './all-extras.ts'
import type { Ports } from './ports.ts'

/** The ports of a locket on a store, by words alone and without an extractor where nothing else is given. For tests. */
export function testPorts(given: Pick<Ports, 'store'> & Partial<Ports>): Ports {
  return {
    ...commonParts(),
    redact: redactText,
    storeClosed: new Promise(() => undefined),
    policy: DEFAULT_POLICY,
    clock: { now: () => Date.now() },
    embedding: { name: 'none', open: null, windows: (text) => [text] },
    extractor: null,
    extras: async () => ALL_EXTRAS,
    summarise: null,
    alone: (_job, run) => run(),
    device: { estimate: async () => ({ bytes: null, quota: null }), persisted: async () => false, persist: async () => false },
    ...given,
  }
}

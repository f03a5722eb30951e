import { MemoryError } from './core/errors.ts'
import { parsePolicy } from './core/parse-options.ts'
import { checkEmbedder } from './embedding/custom-embedder.ts'
import { defaultWindows } from './embedding/default-windows.ts'
import type { Embedder } from './embedding/embedder.ts'
import type { Extractor } from './extraction/extractor.ts'
import { createRulesExtractor } from './extraction/rules.entry.ts'
import { withFallback } from './llm/with-fallback.ts'
import type { Locket, LocketOptions } from './locket.ts'
import { redactText } from './redaction/redact-text.ts'
import type { Ports } from './runtime/ports.ts'
import { ALL_EXTRAS } from './runtime/all-extras.ts'
import { createRuntime } from './runtime/runtime.ts'
import { databaseName } from './storage/database-name.ts'
import { createInMemoryStore, createSharedMemory, type SharedMemory } from './storage/in-memory-store.ts'
import { commonParts } from './worker/parts.ts'
import { cloneState } from './client/clone-state.ts'
import { toPlain } from './client/plain.ts'
import { checkDetectors, redactingExtractor, redactingSummariser, redactOwn } from './client/redact-own.ts'
import { toThread } from './client/thread.ts'

/** A clock that stands still until it is told otherwise. */
export interface TestClock {
  /** Milliseconds since 1970. */
  now(): number
  /** An ISO time or milliseconds since 1970. */
  set(time: string | number): void
  /** Moves it on by so many milliseconds. */
  advance(ms: number): void
}

/** Default start: 2026-01-01T00:00:00.000Z. */
export function createClock(start: string | number = '2026-01-01T00:00:00.000Z'): TestClock {
  let time = toMs(start)
  return {
    now: () => time,
    set(to) {
      time = toMs(to)
    },
    advance(ms) {
      time += ms
    },
  }
}

/** What lockets on the same device share, as tabs share a browser's storage; it lasts as long as it is held. */
export interface TestDevice {
  readonly type: 'device'
}

/** Kept apart from the device, so that the store's shapes are no part of what this module declares. */
const memoryOf = new WeakMap<TestDevice, SharedMemory>()

/** An empty device: `openLocket` with it, of the same user and tenant, opens what was kept there before. */
export function createDevice(): TestDevice {
  const device: TestDevice = { type: 'device' }
  memoryOf.set(device, createSharedMemory())
  return device
}

/** How to open a locket in a test: as in a page, with what stands in for the browser. */
export interface TestLocketOptions extends Pick<LocketOptions, 'user' | 'tenant' | 'extractor' | 'policy' | 'summarise'> {
  /** Default `none`: words alone. */
  readonly embedder?: 'none' | Embedder | undefined
  /** Default: a clock of its own. */
  readonly clock?: TestClock | undefined
  /** Default: a device of its own, empty. */
  readonly device?: TestDevice | undefined
}

/** A locket in memory, with what a test needs beside. */
export interface TestLocket extends Locket {
  /** The one given, or its own. */
  readonly clock: TestClock
  /** Resolves when every memory has its vectors. */
  embedded(): Promise<void>
}

/**
 * The same locket, in memory and in this thread: for tests, in Node too. It runs the same code as the one in a worker,
 * apart from the worker and the database, and passes the same checks.
 *
 * @throws MemoryError as `openLocket` of `@locket/memory`
 */
export async function openLocket(options: TestLocketOptions): Promise<TestLocket> {
  const { user, tenant = 'default', embedder = 'none', extractor = 'rules', clock = createClock(), device = createDevice() } = options
  if (embedder !== 'none' && typeof embedder !== 'object') {
    throw new MemoryError('INVALID_ARGUMENT', "In memory, embedder is 'none' or an Embedder.", { details: { field: 'embedder' } })
  }
  const { redact, ...policy } = options.policy ?? {}
  const detectors = checkDetectors(redact)
  const read = typeof extractor === 'string' ? extractor : redactingExtractor(extractor, detectors)
  const ports = openPorts({
    name: databaseName(tenant, user),
    embedder,
    extractor: read,
    clock,
    device,
    policy,
    summarise: redactingSummariser(options.summarise, detectors),
  })
  const runtime = await createRuntime(ports)
  const plain = new Set<string>(['remember', 'observe', 'plan', 'edit', 'forget', 'memories', 'threadAppend', 'threadRename', 'threadSave', 'prompt'])
  const calls = Object.fromEntries(
    Object.entries(runtime).map(([name, call]) => [
      name,
      plain.has(name)
        ? (...args: unknown[]) =>
            copied(call as (...given: unknown[]) => unknown, args, (argument, i) =>
              // A state is whatever can be cloned.
              name === 'threadSave' && i === 1 ? cloneState(argument) : redactOwn(toPlain(argument, `argument ${i + 1}`), name, detectors, i),
            )
        : call,
    ]),
  ) as unknown as typeof runtime
  return { ...calls, user, tenant, clock, thread: (id) => toThread(calls, id) }
}

interface PortOptions {
  readonly name: string
  readonly embedder: 'none' | Embedder
  readonly extractor: 'rules' | 'none' | Extractor
  readonly clock: TestClock
  readonly device: TestDevice
  readonly policy: Parameters<typeof parsePolicy>[0]
  readonly summarise: Ports['summarise']
}

function openPorts({ name, embedder, extractor, clock, device, policy, summarise }: PortOptions): Ports {
  let closedBy: (reason: 'erased' | 'upgrade') => void = () => undefined
  const storeClosed = new Promise<'erased' | 'upgrade'>((resolve) => {
    closedBy = resolve
  })
  const now = () => new Date(clock.now()).toISOString()
  const own = embedder === 'none' ? null : checkEmbedder(embedder)
  return {
    ...commonParts(),
    redact: redactText,
    store: createInMemoryStore({ namespace: name, now, shared: memoryOf.get(device), onClosed: closedBy }),
    storeClosed,
    policy: parsePolicy(policy),
    clock,
    embedding: { name: own === null ? 'none' : own.name, open: own === null ? null : async () => own, windows: defaultWindows },
    extractor: extractor === 'none' ? null : async () => extractorOf(extractor),
    extras: async () => ALL_EXTRAS,
    summarise,
    alone: (_job, run) => run(),
    device: { estimate: async () => ({ bytes: null, quota: null }), persisted: async () => false, persist: async () => false },
  }
}

function extractorOf(extractor: 'rules' | Extractor): Extractor {
  if (extractor === 'rules') return createRulesExtractor()
  return extractor.fallback === 'rules' ? withFallback(extractor, async () => createRulesExtractor()) : extractor
}

/** Inputs are copied, as the way to a worker copies them. */
async function copied(call: (...given: unknown[]) => unknown, args: readonly unknown[], copy: (argument: unknown, i: number) => unknown): Promise<unknown> {
  return call(...args.map(copy))
}

function toMs(time: string | number): number {
  const ms = typeof time === 'number' ? time : Date.parse(time)
  if (Number.isNaN(ms)) throw new MemoryError('INVALID_ARGUMENT', 'time must be an ISO time or milliseconds.', { details: { field: 'time' } })
  return ms
}

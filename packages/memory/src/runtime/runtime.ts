import { checkName, fields } from '../core/check.ts'
import { MemoryError } from '../core/errors.ts'
import type { ForgetTarget, Receipt } from '../core/records.ts'
import { toMs } from '../core/time.ts'
import type { Change, Locket } from '../locket.ts'
import { setPaused, setReadOnly, status } from './control.ts'
import { type Context, createContext } from './context.ts'
import { CONVERSATION_CALLS, type Conversations } from './conversation-calls.ts'
import { createEmbeddingQueue } from './embedding-queue.ts'
import { createExtraction } from './extract.ts'
import { finishLeaving, forget, forgetLater, preview, sweep } from './forget.ts'
import { leavingOf, parseUndoMs } from './leaving.ts'
import { watchLimits } from './limits.ts'
import { get, memories } from './list.ts'
import { observe } from './observe.ts'
import type { Extras } from './extras.ts'
import type { Ports } from './ports.ts'
import { needsTending } from './quiet.ts'
import { createUseNotes, profile, recall } from './recall.ts'
import { remember } from './remember.ts'
import { unheld } from './unheld.ts'

const HOUR_MS = 3_600_000

/** Every call of a locket's but the names of its user. The same in a worker and in memory. */
export type Runtime = Omit<Locket, 'user' | 'tenant' | 'thread' | 'threads' | 'prompt'> &
  Conversations & {
    /** Resolves when every memory has its vectors, or there is no model. */
    embedded(): Promise<void>
  }

/** Opens the parts on what is stored: finishes what a crash left half done, then is ready; the model follows in the background. */
export async function createRuntime(ports: Ports): Promise<Runtime> {
  const context = await createContext(ports)
  // A forget whose time is over is finished before anything is answered.
  await finishLeaving(context)
  await sweep(context)
  const notes = createUseNotes(context)
  const embedding = createEmbeddingQueue(context)
  const extraction = createExtraction(context)
  const stopTimer = watchLeaving(context)
  const stopSweeping = sweepHourly(context)
  watchLimits(context)
  extraction.wake()
  // Nobody waits for it: what fails now, such as loading the code, is tried again by the next sweep.
  tend(context, async () => null).catch(() => undefined)
  let closing: Promise<void> | null = null

  async function close(): Promise<void> {
    closing ??= (async () => {
      stopTimer()
      stopSweeping()
      extraction.close()
      if (!context.closed) await notes.flush()
      await embedding.close()
      await context.close()
    })()
    await closing
  }

  function forgetNow(target: ForgetTarget): Promise<Receipt> {
    return context.ahead(async () => {
      await notes.flush()
      return forget(context, target)
    })
  }
  const conversations = createCalls(ports, (code) =>
    code.createConversations(context, {
      forget: forgetNow,
      recall: (query, options) => recall(context, query, options, notes),
      wake: () => extraction.wake(),
    }),
  )

  return {
    ...conversations,
    remember: (input) => remember(context, input),
    async observe(turns) {
      await observe(context, turns)
      extraction.wake()
    },
    settled: () => extraction.settled(),
    plan: (turns) => extraction.plan(turns),
    edit: async (id, changes) => (await ports.extras()).edit(context, id, changes),
    approve: async (id) => (await ports.extras()).approve(context, id),
    reject: async (id) => (await ports.extras()).reject(context, id),
    restore: async (id) => (await ports.extras()).restore(context, id),
    async forget(target: ForgetTarget, options): Promise<Receipt> {
      const undoMs = parseUndoMs(fields(options ?? {}, 'options', ['undoMs']).undoMs)
      if (undoMs === 0) return forgetNow(target)
      return context.ahead(async () => {
        await notes.flush()
        // There before it is needed: it may be asked for in a hurry.
        ports.extras().catch(() => undefined)
        return forgetLater(context, target, undoMs)
      })
    },
    async undo(receipt) {
      const id = checkName(receipt, 'receipt')
      const count = await (await ports.extras()).undoLeaving(context, id)
      extraction.wake()
      return count
    },
    preview: (target) => preview(context, target),
    recall: (query, options) => recall(context, query, options, notes, options?.signal),
    profile: () => profile(context),
    async memories(options) {
      await notes.flush()
      return memories(context, options)
    },
    history: async (idOrKey) => (await ports.extras()).history(context, idOrKey),
    async get(id) {
      await notes.flush()
      return get(context, id)
    },
    async traces(options) {
      await notes.flush()
      return (await ports.extras()).traces(context, options)
    },
    receipts: async () => (await ports.extras()).receipts(context),
    audit: async (options) => (await ports.extras()).audit(context, options),
    watch: (listener: (change: Change) => void) => context.watch(listener),
    status: () => status(context, embedding),
    pause: () => setPaused(context, true),
    async resume() {
      await setPaused(context, false)
      extraction.wake()
    },
    passphrase: async (change) => (await ports.extras()).passphrase(context, change),
    async readOnly(on) {
      await setReadOnly(context, on)
      extraction.wake()
    },
    persist: () => ports.device.persist(),
    sweep: () => tend(context, () => sweep(context)),
    async export(options) {
      await notes.flush()
      return (await ports.extras()).exportFile(context, options)
    },
    import: async (file, options) => (await ports.extras()).importFile(context, file, options, options?.signal),
    async erase() {
      await context.catchUp()
      extraction.close()
      await embedding.close()
      await context.inLine(() => ports.store.erase())
      context.end('erased')
      stopTimer()
      stopSweeping()
    },
    close,
    embedded: () => embedding.idle(),
  }
}

/** Retention, with what conversations need before and after it; their code is loaded only where there is something to do for it. */
async function tend<T>(context: Context, swept: () => Promise<T>): Promise<T> {
  const code = needsTending(context) ? await context.ports.extras() : null
  await code?.keepEpisodes(context)
  const result = await swept()
  await code?.dropExpired(context)
  return result
}

/** The calls of conversations, whose code is loaded by the first of them. */
function createCalls(ports: Ports, create: (code: Extras) => Conversations): Conversations {
  let made: Promise<Conversations> | null = null
  const load = (): Promise<Conversations> => {
    made ??= ports.extras().then(create)
    made.catch(() => {
      made = null
    })
    return made
  }
  const call =
    (name: keyof Conversations) =>
    async (...args: unknown[]): Promise<unknown> =>
      ((await load())[name] as (...given: unknown[]) => Promise<unknown>)(...args)
  return Object.fromEntries(CONVERSATION_CALLS.map((name) => [name, call(name)])) as unknown as Conversations
}

/** A timer for the next forget that can still be taken back. */
function watchLeaving(context: Context): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function arm(): void {
    clearTimeout(timer)
    if (context.closed) return
    const due = Object.values(leavingOf(context)).map((leaving) => toMs(leaving.due))
    if (due.length === 0) return
    timer = setTimeout(
      () => {
        finishLeaving(context).then(arm, (error: unknown) => {
          // A tab that was faster, or a locket that is gone, has nothing left to do; anything else is tried again.
          if (!(error instanceof MemoryError && error.code === 'CLOSED')) timer = setTimeout(arm, 1_000)
        })
      },
      Math.max(0, Math.min(...due) - context.ports.clock.now()),
    )
  }
  const stop = context.watch(arm)
  arm()
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** Retention in a page that stays open for days. */
function sweepHourly(context: Context): () => void {
  const timer = unheld(
    setInterval(() => {
      // The next hour, or the next opening, tries again.
      if (!context.closed) tend(context, () => sweep(context)).catch(() => undefined)
    }, HOUR_MS),
  )
  return () => clearInterval(timer)
}

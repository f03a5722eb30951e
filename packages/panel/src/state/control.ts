import type { LocketStatus, MemoryErrorCode, Receipt } from '@locket/memory'
import { codeOf, type Surroundings } from './surroundings.ts'

/** The locket as a whole: its state, what was forgotten lately, pausing, keeping, forgetting everything. */
export interface Control {
  readonly status: LocketStatus | null
  readonly receipts: readonly Receipt[]
  readonly problem: MemoryErrorCode | null
  /** The browser was asked to keep it and said no. */
  readonly persistRefused: boolean
  /** The question before everything is forgotten is open. */
  readonly forgettingAll: boolean
  refresh(): Promise<void>
  pause(on: boolean): Promise<void>
  readOnly(on: boolean): Promise<void>
  persist(): Promise<void>
  /** States one memory in the person's own words. Resolves to whether it was kept. */
  tell(text: string): Promise<boolean>
  /** Why the last thing told was not kept. */
  readonly notTold: string | null
  askForgetAll(on: boolean): void
  forgetAll(): Promise<void>
  dismiss(): void
  close(): void
}

/** While the model gets ready, how often its progress is looked up. */
const PROGRESS_MS = 700

export function createControl(around: Surroundings, everythingForgotten: () => Promise<void>): Control {
  let status: LocketStatus | null = null
  let receipts: readonly Receipt[] = []
  let problem: MemoryErrorCode | null = null
  let persistRefused = false
  let acting = false
  let forgettingAll = false
  let notTold: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  async function refresh(): Promise<void> {
    clearTimeout(timer)
    const [now, all] = await Promise.all([around.locket.status(), around.locket.receipts()])
    if (closed) return
    status = now
    receipts = all
    const { state } = now.embedder
    if (state === 'loading' || state === 'indexing' || now.queue > 0) timer = setTimeout(() => void attempt(refresh), PROGRESS_MS)
    around.changed()
  }

  /** Whether it went well; if not, the reason is shown on top. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!closed) problem = codeOf(error, around.words())
      around.changed()
      return false
    }
  }

  /** One thing at a time: a second press while the first is under way is no second wish. */
  async function act(work: () => Promise<void>): Promise<boolean> {
    if (acting) return false
    acting = true
    problem = null
    const done = await attempt(work)
    acting = false
    around.changed()
    return done
  }

  async function change(work: () => Promise<unknown>, said: string): Promise<void> {
    const done = await act(async () => {
      await around.own(work())
      await refresh()
    })
    if (done) around.say(said)
  }

  return {
    get status() {
      return status
    },
    get receipts() {
      return receipts
    },
    get problem() {
      return problem
    },
    get persistRefused() {
      return persistRefused
    },
    get forgettingAll() {
      return forgettingAll
    },
    get notTold() {
      return notTold
    },
    async refresh() {
      await attempt(refresh)
    },
    pause: (on) => change(() => (on ? around.locket.pause() : around.locket.resume()), on ? around.words().saidPaused : around.words().saidResumed),
    readOnly: (on) => change(() => around.locket.readOnly(on), on ? around.words().saidReadOnly : around.words().saidWritable),
    async persist() {
      await act(async () => {
        persistRefused = !(await around.locket.persist())
        await refresh()
        around.say(persistRefused ? around.words().persistRefused : around.words().saidPersisted)
      })
    },
    async tell(text) {
      notTold = null
      return act(async () => {
        const [decision] = await around.own(around.locket.remember({ text, origin: 'user', quote: text, importance: 'high' }))
        if (decision?.op === 'reject') notTold = decision.explanation
        around.say(notTold ?? around.words().told)
      })
    },
    askForgetAll(on) {
      forgettingAll = on
      around.changed()
      around.focus(on ? 'forget-all-word' : 'menu')
    },
    async forgetAll() {
      const done = await act(async () => {
        await around.own(around.locket.forget({ everything: true }))
        forgettingAll = false
        await everythingForgotten()
        await refresh()
      })
      if (!done) return
      around.say(around.words().forgetAllDone)
      around.focus('menu')
    },
    dismiss() {
      problem = null
      around.changed()
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

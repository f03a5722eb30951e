import type { ForgetTarget, Memory, MemoryErrorCode } from '@locket/memory'
import { type Going, sortGoing } from '../going.ts'
import type { Row } from '../grouping.ts'
import { forgetUndoably, UNDO_SECONDS, type UndoableForget } from './forget-later.ts'
import type { Held } from './held.ts'
import type { Paged } from './paged.ts'
import { codeOf, type Surroundings } from './surroundings.ts'

/** Asking in place what would go; then forgetting, and the eight seconds of undo. */
export interface Forgetting {
  /** What is being asked about, if anything. */
  readonly asking: Asking | null
  /** Lines that were forgotten and offer an undo, by the line's key. */
  readonly gone: ReadonlyMap<string, Gone>
  ask(row: Row): Promise<void>
  /** Asks about all that a search found. */
  askFound(query: string): Promise<void>
  leave(): void
  confirm(): Promise<void>
  undo(key: string): Promise<void>
  /** Nothing is asked and nothing can be taken back any more. */
  clear(): void
}

export interface Asking {
  readonly key: string
  readonly row: Row | null
  readonly query: string | null
  /** `null` while it is looked up. */
  readonly going: Going | null
  readonly preview: readonly Memory[]
  readonly problem: MemoryErrorCode | null
}

export interface Gone {
  readonly key: string
  /** The memory that the line showed; `null` for all that was found. */
  readonly id: string | null
  readonly count: number
  readonly secondsLeft: number
  /** `null` while it is being forgotten. */
  readonly forget: UndoableForget | null
  readonly problem: MemoryErrorCode | null
}

const TICK_MS = 250
/** Key of the question, and later of the line, about all that was found. */
export const FOUND = 'found'

export function createForgetting(around: Surroundings, held: Held, lists: readonly Paged[]): Forgetting {
  let asking: Asking | null = null
  const gone = new Map<string, Gone>()
  const timers = new Map<string, ReturnType<typeof setInterval>>()

  async function askAbout(next: Asking, target: ForgetTarget): Promise<void> {
    asking = next
    around.changed()
    around.focus(`keep:${next.key}`)
    let answer: Partial<Asking>
    try {
      const preview = await around.locket.preview(target)
      const going = next.row === null ? { ids: preview.map((memory) => memory.id), older: [], others: [] } : sortGoing(next.row.memory, preview)
      answer = { preview, going }
    } catch (error) {
      answer = { problem: codeOf(error, around.words()) }
    }
    if (asking !== next) return
    asking = { ...next, ...answer }
    around.changed()
  }

  function leave(): void {
    if (asking === null) return
    const { key } = asking
    asking = null
    around.changed()
    around.focus(`forget:${key}`)
  }

  async function confirm(): Promise<void> {
    if (asking === null || asking.going === null) return
    const { key, row, going, query, preview } = asking
    const target: ForgetTarget = row === null ? { query: query ?? '', ids: going.ids } : { id: row.memory.id }
    const id = row?.memory.id ?? null
    asking = null
    gone.set(key, { key, id, count: going.ids.length, secondsLeft: UNDO_SECONDS, forget: null, problem: null })
    hide(row, going)
    around.changed()
    around.focus(`gone:${key}`)
    try {
      const forget = await around.own(forgetUndoably(around.locket, target))
      const words = around.words()
      const { count } = forget.receipt
      gone.set(key, { key, id, count, secondsLeft: UNDO_SECONDS, forget, problem: null })
      timers.set(key, setInterval(tick, TICK_MS, key))
      around.say(`${words.forgotten(count, around.formats().number(count))}. ${words.goneInSpoken(UNDO_SECONDS)}`)
      around.changed()
      around.focus(`undo:${key}`)
    } catch (error) {
      gone.delete(key)
      if (row !== null) {
        held.show(row.key, row.memory)
        for (const list of lists) list.show(row.memory)
      }
      void readAgain()
      asking = { key, row, query, going, preview, problem: codeOf(error, around.words()) }
      around.changed()
      around.focus(`keep:${key}`)
    }
  }

  async function readAgain(): Promise<void> {
    await held.load()
    for (const list of lists) await list.refresh()
  }

  function hide(row: Row | null, going: Going): void {
    if (row !== null) {
      held.hide(row.key)
      for (const list of lists) list.hide(row.memory.id)
    }
    const rest = going.ids.filter((id) => id !== row?.memory.id)
    for (const list of lists) list.drop(rest)
    void held.apply([], rest)
  }

  function tick(key: string): void {
    const one = gone.get(key)
    if (one === undefined || one.forget === null) return
    const secondsLeft = Math.ceil((one.forget.until - Date.now()) / 1000)
    if (secondsLeft === one.secondsLeft) return
    if (secondsLeft > 0) gone.set(key, { ...one, secondsLeft })
    else {
      finish(key)
      around.say(around.words().goneForGood)
    }
    around.changed()
  }

  function finish(key: string): void {
    stop(key)
    const one = gone.get(key)
    gone.delete(key)
    for (const list of lists) list.drop(one === undefined || one.id === null ? [] : [one.id])
    held.drop(key)
  }

  function stop(key: string): void {
    clearInterval(timers.get(key))
    timers.delete(key)
  }

  async function undo(key: string): Promise<void> {
    const one = gone.get(key)
    if (one === undefined || one.forget === null) return
    // The clock stands while it is brought back: it must not run out in between.
    stop(key)
    try {
      const back = await around.own(one.forget.undo())
      gone.delete(key)
      if (back) {
        held.show(key, null)
        await readAgain()
      } else held.drop(key)
      around.say(back ? around.words().saidUndone : around.words().goneForGood)
      around.changed()
      around.focus(key === FOUND ? 'find' : `forget:${key}`)
    } catch (error) {
      gone.set(key, { ...one, problem: codeOf(error, around.words()) })
      timers.set(key, setInterval(tick, TICK_MS, key))
      around.changed()
    }
  }

  return {
    get asking() {
      return asking
    },
    gone,
    ask: (row) => askAbout({ ...EMPTY, key: row.key, row }, { id: row.memory.id }),
    askFound: (query) => askAbout({ ...EMPTY, key: FOUND, query }, { query }),
    leave,
    confirm,
    undo,
    clear() {
      asking = null
      for (const key of [...gone.keys()]) finish(key)
      around.changed()
    },
  }
}

const EMPTY = { row: null, query: null, going: null, preview: [], problem: null } as const

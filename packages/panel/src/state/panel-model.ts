import type { Change, Memory } from '@locket/memory'
import type { Row } from '../grouping.ts'
import { type Control, createControl } from './control.ts'
import { createEditing, type Editing } from './editing.ts'
import { createForgetting, type Forgetting } from './forgetting.ts'
import { createHeld, type Held, type Noticed } from './held.ts'
import { createLooking, type Looking } from './looking.ts'
import { createPaged, type Paged } from './paged.ts'
import { createSearch, type Search } from './search.ts'
import { createSuggesting, type Suggesting } from './suggesting.ts'
import type { Surroundings } from './surroundings.ts'
import { createTransfer, type Transfer } from './transfer.ts'

/** All that the panel knows about one open locket. Lives as long as the element shows it. */
export interface PanelModel {
  readonly held: Held
  readonly older: Paged
  readonly search: Search
  readonly looking: Looking
  readonly editing: Editing
  readonly forgetting: Forgetting
  readonly suggesting: Suggesting
  readonly transfer: Transfer
  readonly control: Control
  /** Another tab erased everything, or upgraded the store. */
  readonly ended: 'erased' | 'upgrade-required' | null
  /** Reading takes long enough for a progress bar. */
  readonly slow: boolean
  load(): void
  /** Reads what is no longer true, once somebody looks. */
  openOlder(): void
  /** The line for a memory of a list. An older version never shares one with what replaced it. */
  rowOf(memory: Memory): Row
  close(): void
}

/** Changes that come together are brought in together. */
const GATHER_MS = 40
/** A stream of changes is told as one, not as a sentence each. */
const TELL_MS = 600
/** Until then, words that something is being read are enough. */
const SLOW_MS = 500

export function createPanelModel(outside: Omit<Surroundings, 'own'>): PanelModel {
  let closed = false
  let acting = 0
  let ended: PanelModel['ended'] = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let gathered = nothingYet()
  let bringing = false
  let untold = { changed: 0, gone: 0, room: 0 }
  let tellTimer: ReturnType<typeof setTimeout> | undefined
  let slow = false
  let slowTimer: ReturnType<typeof setTimeout> | undefined

  // What was under way when the panel turned to another locket must not speak into that one's page.
  const around: Surroundings = {
    ...outside,
    changed: () => closed || outside.changed(),
    say: (text) => closed || outside.say(text),
    focus: (name) => closed || outside.focus(name),
    async own(work) {
      acting += 1
      try {
        return await work
      } finally {
        // A change that this work made may be told just after it is done.
        setTimeout(() => {
          acting -= 1
        }, GATHER_MS)
      }
    },
  }

  const held = createHeld(around)
  const older = createPaged(around)
  const search = createSearch(around)
  const looking = createLooking(around)
  const control = createControl(around, everythingForgotten)
  const forgetting = createForgetting(around, held, [older, search.found])
  const editing = createEditing(around, bringIn)
  const suggesting = createSuggesting(around, bringIn)
  const transfer = createTransfer(around)
  const unwatch = around.locket.watch(take)

  function take(change: Change): void {
    if (change.type === 'erased' || change.type === 'upgrade-required') {
      ended = change.type
      forgetting.clear()
      if (ended === 'erased') held.close()
      around.changed()
      return
    }
    if (change.ids.length + change.forgotten.length === 0) gathered.others += 1
    for (const id of change.ids) gathered.ids.add(id)
    for (const id of change.forgotten) gathered.forgotten.add(id)
    if (acting === 0) for (const id of [...change.ids, ...change.forgotten]) gathered.foreign.add(id)
    // Whoever made the room, nobody chose what went.
    for (const id of change.madeRoom) {
      gathered.foreign.delete(id)
      gathered.room.add(id)
    }
    schedule()
  }

  /** One after another, and never put off by the next change: a stream of them shows while it runs. */
  function schedule(): void {
    if (bringing || closed || gathered.ids.size + gathered.forgotten.size + gathered.others === 0) return
    bringing = true
    timer = setTimeout(() => {
      void bringInGathered().then(() => {
        bringing = false
        schedule()
      })
    }, GATHER_MS)
  }

  async function bringInGathered(): Promise<void> {
    const { ids, forgotten, foreign, room } = gathered
    gathered = nothingYet()
    try {
      const { changed, gone } = await bringIn([...ids], [...forgotten])
      tell(count(changed, foreign), count(gone, foreign), count(gone, room))
    } catch {
      // The reading that follows shows what is wrong, where it can be tried again.
      await held.load()
    }
  }

  function tell(changed: number, gone: number, room: number): void {
    const { current } = editing
    const { asking } = forgetting
    if (asking?.row != null && isGone(asking.key, asking.row.memory)) forgetting.leave()
    if (current !== null && isGone(current.key, current.base)) {
      editing.leave()
      around.say(around.words().forgottenMeanwhile)
      return
    }
    untold = { changed: untold.changed + changed, gone: untold.gone + gone, room: untold.room + room }
    if (untold.changed + untold.gone + untold.room > 0) tellTimer ??= setTimeout(tellAll, TELL_MS)
  }

  function tellAll(): void {
    const { number } = around.formats()
    const { changed, gone, room } = untold
    tellTimer = undefined
    untold = { changed: 0, gone: 0, room: 0 }
    const said = [
      ...(changed + gone > 0 ? [around.words().saidChanged(changed, number(changed), gone, number(gone))] : []),
      ...(room > 0 ? [around.words().saidMadeRoom(room, number(room))] : []),
    ]
    around.say(said.join(' '))
  }

  function isGone(key: string, { status }: Memory): boolean {
    return (status === 'active' || status === 'pending') && held.row(key) === undefined
  }

  async function bringIn(ids: readonly string[], forgotten: readonly string[] = []): Promise<Noticed> {
    looking.readAnew(forgotten)
    const [noticed] = await Promise.all([held.apply(ids, forgotten), older.refresh(), search.found.refresh(), control.refresh()])
    return noticed
  }

  async function everythingForgotten(): Promise<void> {
    forgetting.clear()
    search.clear()
    await held.load()
    await older.refresh()
  }

  return {
    held,
    older,
    search,
    looking,
    editing,
    forgetting,
    suggesting,
    transfer,
    control,
    get ended() {
      return ended
    },
    get slow() {
      return slow && held.state === 'loading'
    },
    load() {
      clearTimeout(slowTimer)
      slowTimer = setTimeout(() => {
        slow = true
        around.changed()
      }, SLOW_MS)
      void control.refresh()
      void held.load()
    },
    openOlder: () => void older.start((cursor, limit) => around.locket.memories({ status: 'superseded', cursor, limit })),
    rowOf: (memory) => ({ key: memory.status === 'active' ? held.keyOf(memory.id) : `older-${memory.id}`, memory, stamp: '' }),
    close() {
      closed = true
      unwatch()
      clearTimeout(timer)
      clearTimeout(slowTimer)
      clearTimeout(tellTimer)
      control.close()
      search.close()
      forgetting.clear()
      held.close()
    },
  }
}

/** `others`: how many changes named no memory, such as pausing. */
function nothingYet(): {
  readonly ids: Set<string>
  readonly forgotten: Set<string>
  readonly foreign: Set<string>
  readonly room: Set<string>
  others: number
} {
  return { ids: new Set(), forgotten: new Set(), foreign: new Set(), room: new Set(), others: 0 }
}

function count(ids: ReadonlySet<string>, among: ReadonlySet<string>): number {
  return [...ids].filter((id) => among.has(id)).length
}

import type { Memory, MemoryErrorCode } from '@locket/memory'
import type { Row } from '../grouping.ts'
import { codeOf, type Surroundings } from './surroundings.ts'

/** Changing a memory's words in place, one at a time; a suggestion is remembered with the changed words. */
export interface Editing {
  readonly current: Edited | null
  start(row: Row): void
  /** `text` as it stands in the field. Unchanged words change nothing. */
  save(text: string, now: Memory): Promise<void>
  leave(): void
}

export interface Edited {
  readonly key: string
  /** The version that it was started from. */
  readonly base: Memory
  readonly busy: boolean
  readonly problem: MemoryErrorCode | null
}

export function createEditing(around: Surroundings, apply: (ids: readonly string[]) => Promise<unknown>): Editing {
  let current: Edited | null = null

  function leave(): void {
    if (current === null) return
    const { key } = current
    current = null
    around.changed()
    around.focus(`edit:${key}`)
  }

  return {
    get current() {
      return current
    },
    leave,
    start(row) {
      current = { key: row.key, base: row.memory, busy: false, problem: null }
      around.changed()
      around.focus(`field:${row.key}`)
    },
    async save(text, now) {
      if (current === null || current.busy) return
      const { key } = current
      const wanted = text.trim()
      const pending = now.status === 'pending'
      if (wanted === '' || (wanted === now.text && !pending)) return leave()
      current = { ...current, busy: true, problem: null }
      around.changed()
      try {
        const ids = await around.own(change(now, wanted))
        await apply(ids)
        current = null
        around.say(pending ? around.words().saidApproved : around.words().saidSaved)
        around.changed()
        around.focus(`edit:${key}`)
      } catch (error) {
        current = { key, base: now, busy: false, problem: codeOf(error, around.words()) }
        around.changed()
        around.focus(`field:${key}`)
      }
    },
  }

  async function change(now: Memory, text: string): Promise<readonly string[]> {
    const edited = text === now.text ? undefined : await around.locket.edit(now.id, { text })
    const id = edited?.memory?.id ?? now.id
    const approved = now.status === 'pending' && edited?.memory?.status !== 'active' ? await around.locket.approve(id) : undefined
    const replaced = [...(edited?.replaced ?? []), ...(approved?.replaced ?? [])].map((memory) => memory.id)
    return [...new Set<string>([now.id, id, ...replaced])]
  }
}

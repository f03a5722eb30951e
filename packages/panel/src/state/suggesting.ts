import type { MemoryErrorCode } from '@locket/memory'
import type { Row } from '../grouping.ts'
import { codeOf, type Surroundings } from './surroundings.ts'

/** Deciding on suggestions, and making an older version current again: one answer a line. */
export interface Suggesting {
  readonly problems: ReadonlyMap<string, MemoryErrorCode>
  approve(row: Row): Promise<void>
  reject(row: Row): Promise<void>
  restore(id: string): Promise<void>
}

export function createSuggesting(around: Surroundings, apply: (ids: readonly string[], forgotten: readonly string[]) => Promise<unknown>): Suggesting {
  const busy = new Set<string>()
  const problems = new Map<string, MemoryErrorCode>()

  async function answer(id: string, said: string, work: () => Promise<void>): Promise<void> {
    if (busy.has(id)) return
    busy.add(id)
    problems.delete(id)
    around.changed()
    try {
      await work()
      around.say(said)
    } catch (error) {
      problems.set(id, codeOf(error, around.words()))
    }
    busy.delete(id)
    around.changed()
  }

  return {
    problems,
    approve: ({ memory: { id } }) =>
      answer(id, around.words().saidApproved, async () => {
        const decision = await around.own(around.locket.approve(id))
        await apply([id, ...idsOf(decision)], [])
      }),
    reject: ({ memory: { id } }) =>
      answer(id, around.words().saidRejected, async () => {
        await around.own(around.locket.reject(id))
        await apply([], [id])
      }),
    restore: (id) =>
      answer(id, around.words().saidRestored, async () => {
        const decision = await around.own(around.locket.restore(id))
        await apply([id, ...idsOf(decision)], [])
      }),
  }
}

function idsOf(decision: {
  readonly memory?: { readonly id: string } | undefined
  readonly replaced?: readonly { readonly id: string }[] | undefined
}): readonly string[] {
  return [...(decision.memory === undefined ? [] : [decision.memory.id]), ...(decision.replaced ?? []).map((memory) => memory.id)]
}

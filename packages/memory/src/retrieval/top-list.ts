import type { Memory } from '../core/memory.ts'

export interface Candidate {
  readonly memory: Memory
  readonly evidence: number
  readonly slot: number
}

/** The best of many candidates. What is not accepted takes no place, and is only asked about when it would get one. */
export interface TopList {
  /** Nothing under it gets a place any more. */
  readonly least: number
  add(memory: Memory, evidence: number, slot: number): void
  /** Best first. */
  sorted(): readonly Candidate[]
}

export function createTopList(limit: number, accept: (memory: Memory) => boolean): TopList {
  /** Sorted at all times: `limit` is small, and few candidates get in once it is full. */
  const best: Candidate[] = []
  return {
    get least() {
      return best.length < limit ? Number.NEGATIVE_INFINITY : (best.at(-1)?.evidence ?? Number.POSITIVE_INFINITY)
    },
    add(memory, evidence, slot) {
      const candidate = { memory, evidence, slot }
      let low = 0
      let high = best.length
      while (low < high) {
        const middle = (low + high) >> 1
        const other = best[middle]
        if (other !== undefined && compare(other, candidate) < 0) low = middle + 1
        else high = middle
      }
      if (low >= limit || !accept(memory)) return
      best.splice(low, 0, candidate)
      if (best.length > limit) best.pop()
    },
    sorted: () => best,
  }
}

/** Best first; of equals the newer, then by id, so that the same input gives the same order. */
function compare(a: Candidate, b: Candidate): number {
  return b.evidence - a.evidence || compareText(b.memory.recordedAt, a.memory.recordedAt) || compareText(a.memory.id, b.memory.id)
}

/** By code unit: the same in every locale. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

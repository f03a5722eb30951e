/** A stream of pseudo-random numbers that depends on the seed alone, so that two runs choose alike. */
export interface Random {
  /** An integer of `[0, bound)`. */
  below(bound: number): number
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Mulberry32: 32 bits of state are plenty for a scenario of some thousand choices. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  function below(bound: number): number {
    return Math.floor(next() * bound)
  }
  function pick<T>(list: readonly T[]): T {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from.')
    return chosen
  }
  function shuffle<T>(list: readonly T[]): T[] {
    const rest = [...list]
    const shuffled: T[] = []
    while (rest.length > 0) shuffled.push(...rest.splice(below(rest.length), 1))
    return shuffled
  }
  return { below, pick, shuffle }
}

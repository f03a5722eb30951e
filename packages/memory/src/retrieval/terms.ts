/** Memories that have a term, by slot, ascending. */
export type Postings = readonly number[]

/** The terms of an index with the memories that have each: looked up as they are, by how they begin, and with typing mistakes. */
export interface Terms {
  readonly size: number
  add(term: string, slot: number): void
  /** A term that no other memory has goes at once, from everywhere; harmless where there is nothing. */
  remove(term: string, slot: number): void
  clear(): void
  get(term: string): Postings | undefined
  /** Of every longer term that begins with `prefix`. */
  longer(prefix: string): Iterable<Postings>
  /** Of every term that 1 to `most` characters changed, added or left out make of `term` (Levenshtein distance). */
  near(term: string, most: number): readonly Near[]
  /** Sorted. */
  keys(): readonly string[]
}

export interface Near {
  readonly postings: Postings
  readonly distance: number
}

/**
 * A hash map for lookups, and the sorted list of its keys, which is read like a tree: the terms below a node stand beside each other.
 * About 50 bytes a term; a tree of maps takes three times that, and most terms are rare.
 */
export function createTerms(): Terms {
  /** One slot is a number, which costs nothing beside the map; most terms have one. */
  const postings = new Map<string, number | number[]>()
  /** Sorted but for the last ones, from `ordered` on. */
  let sorted: string[] = []
  let ordered = 0

  function add(term: string, slot: number): void {
    const held = postings.get(term)
    if (held === undefined) {
      postings.set(term, slot)
      sorted.push(term)
    } else if (typeof held === 'number') {
      if (held !== slot) postings.set(term, held < slot ? [held, slot] : [slot, held])
    } else {
      const at = position(held, slot)
      if (held[at] === slot) return
      // A list grows by half and 16 when it is pushed to: short ones, which are most, would be nearly empty.
      if (held.length < EXACT) postings.set(term, held.toSpliced(at, 0, slot))
      else held.splice(at, 0, slot)
    }
  }

  function remove(term: string, slot: number): void {
    const held = postings.get(term)
    if (held === undefined) return
    if (typeof held === 'number') {
      if (held === slot) drop(term)
      return
    }
    const at = position(held, slot)
    if (held[at] === slot) held.splice(at, 1)
    if (held.length === 0) drop(term)
  }

  function drop(term: string): void {
    postings.delete(term)
    sort()
    sorted.splice(from(term, 0, sorted.length), 1)
    ordered = sorted.length
  }

  function sort(): void {
    if (ordered === sorted.length) return
    if (sorted.length - ordered > FEW) sorted.sort(compare)
    else for (const term of sorted.splice(ordered)) sorted.splice(from(term, 0, sorted.length), 0, term)
    ordered = sorted.length
  }

  /** Place of the first term in `[low, high)` that is not less. */
  function from(term: string, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < term) low = middle + 1
      else high = middle
    }
    return low
  }

  function listOf(term: string): Postings | undefined {
    const held = postings.get(term)
    return typeof held === 'number' ? [held] : held
  }

  function* longer(prefix: string): Iterable<Postings> {
    sort()
    for (let place = from(prefix, 0, sorted.length); sorted[place]?.startsWith(prefix); place++) {
      const term = sorted[place] ?? ''
      if (term.length > prefix.length) yield listOf(term) ?? []
    }
  }

  function near(term: string, most: number): readonly Near[] {
    sort()
    const found: Near[] = []
    const width = term.length + 1
    /** A row a character of the path: what it takes to make it from each beginning of `term`. */
    const rows = new Uint8Array((width + most + 1) * width)
    for (let column = 0; column < width; column++) rows[column] = column
    walk(0, sorted.length, 0)
    return found

    /** The terms of `[low, high)` have their first `depth` characters in common. */
    function walk(low: number, high: number, depth: number): void {
      let start = low
      if (sorted[start]?.length === depth) {
        const distance = rows[depth * width + term.length] ?? 0
        if (distance > 0 && distance <= most) found.push({ postings: listOf(sorted[start] ?? '') ?? [], distance })
        start++
      }
      if (depth >= term.length + most) return
      while (start < high) {
        const character = sorted[start]?.charCodeAt(depth) ?? 0
        const end = endOf(character, depth, start, high)
        if (fillRow(depth + 1, character) <= most) walk(start, end, depth + 1)
        start = end
      }
    }

    /** @returns the least number of the row: it never becomes less further down. */
    function fillRow(depth: number, character: number): number {
      const row = depth * width
      rows[row] = depth
      let least = depth
      for (let column = 1; column < width; column++) {
        const replaced = (rows[row - width + column - 1] ?? 0) + (term.charCodeAt(column - 1) === character ? 0 : 1)
        const value = Math.min(replaced, (rows[row - width + column] ?? 0) + 1, (rows[row + column - 1] ?? 0) + 1)
        rows[row + column] = value
        if (value < least) least = value
      }
      return least
    }
  }

  /** Where the terms of `[low, high)` that have this character at `depth` end. */
  function endOf(character: number, depth: number, low: number, high: number): number {
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle]?.charCodeAt(depth) ?? 0) <= character) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    get size() {
      return postings.size
    },
    add,
    remove,
    clear() {
      postings.clear()
      sorted = []
      ordered = 0
    },
    get: listOf,
    longer,
    near,
    keys() {
      sort()
      return sorted
    },
  }
}

/** Longer lists are pushed to. */
const EXACT = 32

/** So many new terms are put into place one by one; more are sorted with all others. */
const FEW = 64

/** By code unit, as `charCodeAt` gives them. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Index of the first posting that is not less. */
function position(postings: Postings, slot: number): number {
  if ((postings.at(-1) ?? -1) < slot) return postings.length
  let low = 0
  let high = postings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((postings[middle] ?? 0) < slot) low = middle + 1
    else high = middle
  }
  return low
}

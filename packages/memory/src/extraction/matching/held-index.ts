import { beginningOf, hasAkin } from '../keys/features.ts'
import type { HeldView } from './held.ts'

/** Something about a held memory that it is found by: each word of it once. */
export type Aspect = (view: HeldView) => Iterable<string>

/**
 * Finds held memories by what is about them. Kept from turn to turn and changed by what has changed: looking at all of them anew
 * would cost more than reading the message. What is held no more is in it no more.
 */
export class HeldIndex {
  readonly #by = new Map<Aspect, Map<string, Set<HeldView>>>()
  readonly #all = new Map<Aspect, ReadonlySet<string>>()
  readonly #akin = new Map<string, readonly HeldView[]>()
  readonly #members = new Set<HeldView>()
  #views: readonly HeldView[] = []
  /** None is in the list twice. */
  #isPlain = true
  /** Numbers in the order in which they are held; not one after the other. */
  #places: Map<HeldView, number> | null = null

  /** Takes the place of the list before; tells which of that are not in it. A list that holds one twice is not found by `indexOf`. */
  change(views: readonly HeldView[]): Difference {
    const before = this.#views
    const wasPlain = this.#isPlain
    const difference = differenceOf(before, views)
    const { gone, come, old, fresh } = difference
    this.#isPlain = wasPlain && new Set(fresh).size === fresh.length && !come.some((view) => this.#members.has(view))
    if (!this.#isPlain) this.#isPlain = new Set(views).size === views.length
    this.#views = views
    this.#akin.clear()
    indexes.delete(before)
    if (this.#isPlain) indexes.set(views, this)
    if (wasPlain && this.#isPlain) {
      this.#placeAnew(old, fresh, before)
      for (const view of come) this.#members.add(view)
      for (const view of gone) this.#members.delete(view)
      // What is new first: what both have stays as it is.
      for (const [aspect, known] of this.#by) {
        const count = known.size
        for (const view of come) add(known, aspect, view)
        const more = known.size
        for (const view of gone) drop(known, aspect, view)
        if (more !== count || known.size !== more) this.#all.delete(aspect)
      }
    } else {
      this.#members.clear()
      for (const view of views) this.#members.add(view)
      this.#by.clear()
      this.#all.clear()
      this.#places = null
    }
    return difference
  }

  /** Others keep their places where one takes the place of another, goes, or comes last. */
  #placeAnew(old: readonly HeldView[], fresh: readonly HeldView[], before: readonly HeldView[]): void {
    const places = this.#places
    if (places === null) return
    const last = before.at(-1)
    const end = last === undefined ? 0 : (places.get(last) ?? 0) + 1
    const isLast = old.length === 0 && this.#views.at(-1) === fresh.at(-1)
    if (!isLast && fresh.length > 0 && old.length !== fresh.length) {
      this.#places = null
      return
    }
    const numbers = isLast ? fresh.map((_, i) => end + i) : old.map((view) => places.get(view) ?? 0)
    for (const view of old) places.delete(view)
    for (const [i, view] of fresh.entries()) places.set(view, numbers[i] ?? 0)
  }

  /** Everything that any of them has of it. */
  all(aspect: Aspect): ReadonlySet<string> {
    const known = this.#all.get(aspect) ?? new Set(this.by(aspect).keys())
    this.#all.set(aspect, known)
    return known
  }

  by(aspect: Aspect): ReadonlyMap<string, ReadonlySet<HeldView>> {
    const known = this.#by.get(aspect)
    if (known !== undefined) return known
    const made = new Map<string, Set<HeldView>>()
    for (const view of this.#views) add(made, aspect, view)
    this.#by.set(aspect, made)
    return made
  }

  /** Those of which a word is akin to the stem. */
  akin(stem: string): readonly HeldView[] {
    const known = this.#akin.get(stem)
    if (known !== undefined) return known
    const views = [...(this.by(beginningsOf).get(beginningOf(stem)) ?? [])].filter(({ features }) => hasAkin(features, stem))
    this.#akin.set(stem, views)
    return views
  }

  /** In the order in which they are held. */
  inOrder(views: ReadonlySet<HeldView>): readonly HeldView[] {
    if (views.size < 2) return [...views]
    const places = this.#places ?? new Map(this.#views.map((view, place) => [view, place]))
    this.#places = places
    return [...views].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  }
}

const indexes = new WeakMap<readonly HeldView[], HeldIndex>()

/** The index of a list; `null` for one that is not, or no more, what is held: a few of them, or what another turn began with. */
export function indexOf(held: readonly HeldView[]): HeldIndex | null {
  return indexes.get(held) ?? null
}

/** The held memories of which a word is akin to the stem. */
export function akinTo(held: readonly HeldView[], stem: string): readonly HeldView[] {
  return indexOf(held)?.akin(stem) ?? held.filter(({ features }) => hasAkin(features, stem))
}

interface Difference {
  readonly gone: readonly HeldView[]
  readonly come: readonly HeldView[]
  /** What stands between what both lists begin and end with, in the one before and in the new one. */
  readonly old: readonly HeldView[]
  readonly fresh: readonly HeldView[]
}

/** Mostly one or two have changed: what stands before and after them is passed over. */
function differenceOf(before: readonly HeldView[], after: readonly HeldView[]): Difference {
  let start = 0
  while (start < before.length && before[start] === after[start]) start += 1
  let [oldEnd, newEnd] = [before.length, after.length]
  while (oldEnd > start && newEnd > start && before[oldEnd - 1] === after[newEnd - 1]) [oldEnd, newEnd] = [oldEnd - 1, newEnd - 1]
  const [old, fresh] = [before.slice(start, oldEnd), after.slice(start, newEnd)]
  const [were, are] = [new Set(old), new Set(fresh)]
  return { gone: old.filter((view) => !are.has(view)), come: fresh.filter((view) => !were.has(view)), old, fresh }
}

/** How many held memories have it. */
export function countIn(held: readonly HeldView[], aspect: Aspect, id: string): number {
  const index = indexOf(held)
  if (index !== null) return index.by(aspect).get(id)?.size ?? 0
  let count = 0
  for (const view of held) for (const each of aspect(view)) if (each === id) count += 1
  return count
}

/** Everything that held memories have of it. */
export function allOf(held: readonly HeldView[], aspect: Aspect): ReadonlySet<string> {
  const index = indexOf(held)
  return index === null ? new Set(held.flatMap((view) => [...aspect(view)])) : index.all(aspect)
}

const beginningsOf: Aspect = ({ features }) => features.beginnings

function add(known: Map<string, Set<HeldView>>, aspect: Aspect, view: HeldView): void {
  for (const each of aspect(view)) {
    const views = known.get(each)
    if (views === undefined) known.set(each, new Set([view]))
    else views.add(view)
  }
}

function drop(known: Map<string, Set<HeldView>>, aspect: Aspect, view: HeldView): void {
  for (const each of aspect(view)) {
    const views = known.get(each)
    views?.delete(view)
    if (views?.size === 0) known.delete(each)
  }
}

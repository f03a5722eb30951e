import type { HeldView } from './held.ts'
import { type Aspect, indexOf } from './held-index.ts'
import { closestTo } from './relation.ts'
import { once } from '../once.ts'
import type { Statement } from '../reading/statements.ts'
import { partsOf, type Stretch } from './stretches.ts'

/** Up to so many held memories, each is tried. */
const FEW = 12
/** Most that are tried of more: the closest to each sentence, and those with a value of the same sort as a stretch of it. */
const CLOSEST = 6
const MOST = 16
/** A sort that so many share tells nothing. */
const COMMON = 12

/** The held memories whose value a message may change. */
export function poolFor(
  held: readonly HeldView[],
  statements: readonly (Statement | null)[],
  spoken: readonly (readonly Stretch[])[],
  valueIn: (view: HeldView) => Stretch | null,
): readonly HeldView[] {
  if (held.length <= FEW) return held
  const pool = new Set<HeldView>()
  for (const statement of statements) if (statement !== null) for (const view of closestTo(statement, held, CLOSEST)) pool.add(view)
  const sorted = bySorts(valueIn)
  const index = indexOf(held)
  const ofSort = (sort: string): readonly HeldView[] => {
    if (index === null) return held.filter((view) => [...sorted(view)].includes(sort))
    const views = index.by(sorted).get(sort)
    return views === undefined || views.size > COMMON ? [] : index.inOrder(views)
  }
  for (const stretches of spoken) {
    for (const stretch of stretches) {
      for (const sort of kindsOf(stretch)) {
        const views = ofSort(sort)
        if (views.length <= COMMON) for (const view of views) if (pool.size < MOST) pool.add(view)
      }
    }
  }
  return [...pool]
}

/** Held memories by what their values are alike in: the same for each way to tell the value. */
const bySorts = once(
  (valueIn: (view: HeldView) => Stretch | null): Aspect =>
    (view) => {
      const value = valueIn(view)
      return value === null ? [] : kindsOf(value)
    },
)

/** What a stretch may be found by: its kinds, what it is by its last part, and how it begins. */
const kindsOf: (stretch: Stretch) => readonly string[] = once((stretch: Stretch): readonly string[] => [
  ...stretch.kinds,
  ...[partsOf(stretch).at(-1) ?? ''].filter((last) => last.length > 2).map((last) => `last ${last}`),
  ...[stretch.words[0] ?? ''].filter((first) => first.length > 3).map((first) => `first ${first.slice(0, 3)}`),
])

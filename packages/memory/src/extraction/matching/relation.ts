import { canonicalKey } from '../../core/keys.ts'
import type { Nearness } from '../extractor.ts'
import type { Features } from '../keys/features.ts'
import type { Statement } from '../reading/statements.ts'
import { standsBeside, otherKey } from './beside.ts'
import { closenessTo, strangeness, rarityOf } from './closeness.ts'
import type { HeldView } from './held.ts'
import { CLOSEST, meaningOf } from './nearness.ts'
import { partsOf, shareOf } from './parts.ts'
import { saysSame } from './same.ts'

/** How a held memory may stand to a statement. */
export const RELATIONS = ['other', 'replaces', 'same'] as const

export interface Candidate {
  readonly view: HeldView
  /** How close it is by words. */
  readonly close: number
  /** Whatever the classifier says, it is not replaced. */
  readonly beside: boolean
  /** Surely of another key, or one more value of a key that has many. */
  readonly apart: boolean
  readonly features: readonly number[]
}

/** The held memories that are closest to a statement by words, closest first. */
export function closestTo(statement: Statement, held: readonly HeldView[], most: number): readonly HeldView[] {
  return closest(gradedBy(statement, held), most).map(({ view }) => view)
}

interface Close {
  readonly view: HeldView
  readonly close: number
}

const lastGrades = new WeakMap<Statement, { readonly held: readonly HeldView[]; readonly grades: readonly Close[] }>()

/** How close each is, in the order in which they are held. Kept, since a statement is set against the same list more than once. */
function gradedBy(statement: Statement, held: readonly HeldView[]): readonly Close[] {
  const known = lastGrades.get(statement)
  if (known?.held === held) return known.grades
  const closeTo = closenessTo(statement, held)
  const grades = held.map((view) => ({ view, close: closeTo(view) }))
  lastGrades.set(statement, { held, grades })
  return grades
}

/** The first of all in order of closeness, those alike in the order in which they are held: without putting all in order. */
function closest<T extends Close>(grades: readonly T[], most: number): readonly T[] {
  const first: T[] = []
  for (const grade of grades) {
    let place = first.length
    while (place > 0 && (first[place - 1]?.close ?? 0) < grade.close) place -= 1
    if (place >= most) continue
    first.splice(place, 0, grade)
    if (first.length > most) first.pop()
  }
  return first
}

/** Numbers that go into the classifier, for each held memory that may be meant, in the order of its weights; those in `closed` are not. */
export function relationFeatures(
  statement: Statement,
  held: readonly HeldView[],
  near: Nearness,
  closed: ReadonlySet<HeldView> = NONE_CLOSED,
): readonly Candidate[] {
  const rarity = rarityOf(held)
  const open = closed.size === 0 ? gradedBy(statement, held) : gradedBy(statement, held).filter(({ view }) => !closed.has(view))
  const graded = (near === null ? closest(open, CLOSEST) : open).map(({ view, close }) => ({ view, close, cosine: near?.get(view.memory.id) ?? null }))
  const byWords = closest(graded, CLOSEST)
  const [first = 0, second = 0] = byWords.map(({ close }) => close)
  const meaning = meaningOf(graded.map(({ cosine }) => cosine))
  const general = generalFeatures(statement, held.length)
  const entry = canonicalKey(statement.canonical ?? '')
  const byMeaning = graded.filter((grade) => meaning.isNearest(grade.cosine) && !byWords.includes(grade)).sort((a, b) => b.close - a.close)
  return [...byWords, ...byMeaning].map(({ view, close, cosine }) => {
    const beside = standsBeside(statement, view)
    const alike = statement.canonical !== null && statement.canonical === view.canonical
    const parts = partsOf(view, statement.language)
    const isRule = view.memory.kind === 'rule'
    const features = [
      close,
      close - (close === first ? second : first),
      Number(beside),
      Number(saysSame(statement, view)),
      Number(alike && entry?.values === 'one'),
      Number(alike && entry?.values === 'many'),
      shareOf(parts.rest, statement.features, rarity),
      Number(parts.rest.size === 0),
      shareOf(parts.key, statement.features, rarity),
      Number(parts.key.size === 0),
      shareOf(parts.value, statement.features, rarity),
      Number(parts.value.size === 0),
      strangeness(statement, view),
      Number(isRule),
      Number(isRule && statement.kind === 'rule'),
      Number(sameSort(statement.features, view.features)),
      ...general,
    ]
    if (near !== null) features.push(...meaning.features(cosine))
    return { view, close, beside, apart: otherKey(statement, view), features }
  })
}

const NONE_CLOSED: ReadonlySet<HeldView> = new Set()

/** What a statement is like, whatever it stands beside. */
function generalFeatures(statement: Statement, count: number): readonly number[] {
  return [
    statement.changed,
    statement.corrected,
    statement.back,
    statement.ending,
    statement.change !== null,
    statement.change?.old != null,
    statement.leans,
    statement.known,
    statement.kind === 'event',
    statement.kind === 'rule',
  ]
    .map(Number)
    .concat(Math.log(Math.min(40, count)))
}

function sameSort(mine: Features, theirs: Features): boolean {
  return mine.typed.some(({ sort }) => theirs.typed.some((other) => other.sort === sort))
}

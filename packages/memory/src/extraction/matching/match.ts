import { canonicalKey } from '../../core/keys.ts'
import type { Nearness } from '../extractor.ts'
import { hasAkin } from '../keys/features.ts'
import { contentStems, fold } from '../language/words.ts'
import { sameAttribute } from '../reading/attribute.ts'
import type { Statement } from '../reading/statements.ts'
import { classify } from '../softmax.ts'
import type { HeldView } from './held.ts'
import { RELATION, RELATION_NEAR } from './relation-weights.ts'
import { SURE } from './beside.ts'
import { LINKED, overlapWithOld } from './closeness.ts'
import { NEAR } from './nearness.ts'
import { WIDER } from '../reading/clauses.ts'
import { countsOtherwise } from './surer.ts'
import { relationFeatures } from './relation.ts'
import { isNow } from './displace.ts'
import { partsOf } from './parts.ts'
import { saysSame, holdsValues, negatedAlike } from './same.ts'

/** How a statement stands to what is held. */
export interface Match {
  /** What it replaces: the same subject and attribute. */
  readonly replaces: readonly HeldView[]
  /** What says the same already. */
  readonly same: HeldView | null
}

export const NONE: Match = { replaces: [], same: null }

export function inPlaceOf(view: HeldView): Match {
  return { replaces: [view], same: null }
}

/** Sets a statement against what is held: the one memory that it most likely replaces or repeats, where that is more likely than not. */
export function matchHeld(statement: Statement, held: readonly HeldView[], near: Nearness = null, closed: ReadonlySet<HeldView> = new Set()): Match {
  const { attribute } = statement
  const own = attribute === null ? undefined : held.find((view) => !closed.has(view) && view.attribute !== null && sameAttribute(attribute, view.attribute))
  if (own !== undefined) return saysSame(statement, own) ? sameAs(own) : inPlaceOf(own)
  let best: Graded | null = null
  let repeated: Graded | null = null
  for (const { view, close, beside, features } of relationFeatures(statement, held, near, closed)) {
    const isLinked = close >= LINKED || (near?.get(view.memory.id) ?? 0) >= NEAR || statement.leans || statement.corrected
    if (putsRight(statement, view)) return inPlaceOf(view)
    if (!isLinked || beside || !isNow(statement, view)) continue
    // "I've moved back to Lisbon" beside "Lives in Lisbon".
    if (statement.canonical === view.canonical && returnsTo(statement, view)) return sameAs(view)
    const [, likely = 0, same = 0] = classify(near === null ? RELATION : RELATION_NEAR, features)
    const replaces = likely >= TOLD && isTold(statement, view) ? Math.max(likely, LIKELY) : likely
    if (best === null || replaces + same > best.replaces + best.same) best = { view, replaces, same }
    if (same > (repeated?.same ?? 0)) repeated = { view, replaces, same }
  }
  if (best !== null && best.replaces + best.same >= LIKELY) {
    // What speaks of a change names the old value as well, and says it again no more than a denial does.
    const isNews = !statement.known && !endsInHeld(statement, best.view) && (statement.change !== null || statement.corrected || statement.ending)
    if (best.same <= best.replaces || isNews || countsOtherwise(statement, best.view)) return inPlaceOf(best.view)
    return addsNothing(statement, best.view) ? sameAs(best.view) : NONE
  }
  return repeated !== null && repeated.same > REPEATED && repeated.same > repeated.replaces && saysSame(statement, repeated.view) ? sameAs(repeated.view) : NONE
}

/** "Bin neuerdings im Schachklub" beside "Ist im Schachklub". */
function endsInHeld({ language, change }: Statement, view: HeldView): boolean {
  if (!WIDER.test(language) || change?.next == null || change.old !== null) return false
  const stems = contentStems(change.next, language)
  return stems.length > 0 && stems.every((stem) => hasAkin(view.features, stem))
}

/** "Me equivoqué de día, el dentista es el jueves" beside "El dentista es el martes": the same, but for when. */
function putsRight({ corrected, subject, features, language, ending }: Statement, view: HeldView): boolean {
  if (!corrected || ending) return false
  const held = fold(view.memory.value ?? '')
  const sort = view.features.typed.find(({ text }) => fold(text) === held)?.sort
  if (sort !== 'date' && sort !== 'time' && sort !== 'weekday') return false
  const fresh = features.typed.filter((typed) => typed.sort === sort)
  if (fresh.length !== 1 || fold(fresh[0]?.text ?? '') === held) return false
  if (subject !== null && !view.features.relations.has(subject.relation)) return false
  const { rest } = partsOf(view, language)
  return rest.size > 0 && [...rest].every((stem) => hasAkin(features, stem))
}

function returnsTo({ change, corrected, ending }: Statement, view: HeldView): boolean {
  return (
    change?.next != null && change.old === null && !corrected && !ending && fold(change.next).replace(/^home (?:to|in) /, '') === fold(view.memory.value ?? '')
  )
}

interface Graded {
  readonly view: HeldView
  readonly replaces: number
  readonly same: number
}

/** Every name, number and known value of it is held, and both say that it is so, or both that it is not. */
function addsNothing(statement: Statement, view: HeldView): boolean {
  const { names, typed } = statement.features
  return (
    [...names].every((name) => view.folded.includes(name)) &&
    typed.every(({ text }) => view.folded.includes(fold(text))) &&
    holdsValues(statement, view) &&
    negatedAlike(statement, view)
  )
}

const LIKELY = 0.5
/** Enough where the words say that it changes. */
const TOLD = 0.15

/** "He vuelto a Vim", "Der Panda ist verkauft, jetzt …": a change is said, and the old value or the key, which has one value, tells of what. */
function isTold(statement: Statement, view: HeldView): boolean {
  const { language, change, canonical } = statement
  if (!WIDER.test(language)) return false
  if (change?.old != null && overlapWithOld(statement, view) > 0) return true
  const isSaid = change !== null || statement.back || statement.corrected
  return isSaid && canonical !== null && canonical === view.canonical && statement.keyWeight >= SURE && canonicalKey(canonical)?.values === 'one'
}

/** Enough where its words are held already. */
const REPEATED = 0.15

function sameAs(view: HeldView): Match {
  return { replaces: [], same: view }
}

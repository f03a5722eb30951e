import type { Nearness } from '../extractor.ts'
import { asideOf, endsHeld, isBygone, mayDisplace } from './displace.ts'
import { endedCouple } from './ended-couple.ts'
import type { HeldView } from './held.ts'
import { handOn, takesOver } from './handed-on.ts'
import { inPlaceOf, type Match, matchHeld, NONE } from './match.ts'
import { restated, takesForGranted } from './restated.ts'
import { isQuestion } from '../language/sentences.ts'
import { isUnreal, signalsFor } from '../language/signals.ts'
import { deniesEnd } from '../reading/denial.ts'
import { asksForAnother } from '../reading/for-another.ts'
import { isOwn } from '../reading/own.ts'
import type { Statement } from '../reading/statements.ts'
import { ownsUp } from './news-corrections.ts'
import { dropOthers, isMuchLikelier, isSurer, saysItChanges } from './surer.ts'
import { type Said, type Substitution, substitutions } from './substitution.ts'
import { fold, toWords } from '../language/words.ts'

/** A statement set against what is held. */
export interface Settled {
  readonly statement: Statement
  readonly match: Match
  /** What it replaces was said to be over by the statement before it. */
  readonly handed?: boolean
}

/**
 * Sets statements against what is held, in order. One that only says that something is over hands what it closes to the
 * next: "I've stopped running. It's the rowing machine from here on."
 */
export function settle(statements: readonly Statement[], held: readonly HeldView[], nearOf: (text: string) => Nearness): readonly Settled[] {
  const settled: Settled[] = []
  const claims = new Map<HeldView, number>()
  const closed = new Set<HeldView>()
  let ended: HeldView | null = null
  statements.forEach((statement, i) => {
    // "I haven't sold the car": all stays as it is.
    if (deniesEnd(statement)) {
      settled.push({ statement, match: NONE })
      return
    }
    const parted = endedCouple(statement, held)
    if (parted !== null) {
      settled.push({ ...parted, handed: true })
      for (const view of parted.match.replaces) closed.add(view)
      return
    }
    const near = nearOf(statement.text)
    let match = ending(statement, restated(statement, matchHeld(statement, held, near, closed), held), held, closed)
    if (statement.ending && i < statements.length - 1) {
      const over: HeldView | undefined = match.replaces[0] ?? match.same ?? undefined
      if (over !== undefined) {
        ended = over
        return
      }
    }
    // Two statements about one held memory: the later one is the news, the one before only led up to it.
    const wanted = (closed.size === 0 ? match : matchHeld(statement, held)).replaces[0]
    const earlier = wanted === undefined ? undefined : claims.get(wanted)
    // "We meet at Nora's, actually. The library is just where we return things": more of the old one.
    if (wanted !== undefined && earlier !== undefined && statement.change?.next == null && onlyOld(statement, wanted)) return
    if (wanted !== undefined && earlier !== undefined && (statement.change?.next != null || statement.value !== null)) {
      settled.splice(earlier, 1)
      match = inPlaceOf(wanted)
    }
    const before = ended !== null && match.same === null && match.replaces.length === 0 && mayDisplace(statement, ended) ? ended : null
    const handed = before !== null && takesOver(statement, before)
    const full: Match = before === null ? match : inPlaceOf(before)
    ended = null
    if (statement.tentative && full.replaces.length === 0 && full.same === null) return
    for (const view of full.replaces) claims.set(view, settled.length)
    settled.push({ statement, match: full, handed })
    for (const view of full.replaces) closed.add(view)
    if (full.same !== null) closed.add(full.same)
  })
  return settled
}

/** Names the held value as what it is about, and there is nothing of a change in it. */
function onlyOld(statement: Statement, view: HeldView): boolean {
  const value = fold(view.memory.value ?? '')
  return (
    value.length > 2 &&
    new RegExp(`^(?:the |our |my |at the |in the )?${value.replace(/[^\p{L}\d ]/gu, '.')}s? (?:is|are|was|were|has|have|we|i)\\b`, 'u').test(
      fold(statement.text),
    )
  )
}

/** "I used to work at Siemens" beside "Works at Siemens" says that it is over, and not the same again. */
function ending(statement: Statement, match: Match, held: readonly HeldView[], closed: ReadonlySet<HeldView>): Match {
  const [replaced] = match.replaces
  if (replaced !== undefined) return isBygone(statement, replaced) ? NONE : match
  if (asideOf(statement) === null) return match
  const over = match.same ?? held.find((view) => !closed.has(view) && endsHeld(statement, view)) ?? null
  return over !== null && endsHeld(statement, over) ? inPlaceOf(over) : match
}

/**
 * From which share on a statement that was to be added takes the place of what is held: the more is held, the likelier is a likeness by
 * chance. What was not to be kept at all must be surer by `TELLS`.
 */
const CHANGES = { least: 0.2, most: 0.35, each: 0.01 }
const TELLS = 0.1
/** What was taken for a restatement must be this sure to be the contrary. */
const SURE = 0.5
/** Under this share, nothing of a message takes the place of what is held: whatever the statement is, it does not replace it. */
const NOT_AT_ALL = 0.03

/**
 * The same with what the message puts in the place of what is held, where no statement has done so: "Day one at Brackenfield went fine"
 * beside "Works at the Lowther Clinic".
 */
export function withSubstitutions(settled: readonly Settled[], said: Said, held: readonly HeldView[], nearOf: (text: string) => Nearness): readonly Settled[] {
  const likely = substitutions(said, held, nearOf).filter(({ view }) => !takesForGranted(said.text, view, said.language))
  const shares = new Map(likely.map(({ view, share }) => [view, share]))
  const undone = (entry: Settled): HeldView | null => (isUnlikely(entry, shares) ? (entry.match.replaces[0] ?? null) : null)
  const found = handOn(settled, undone).map((entry) => (isUnlikely(entry, shares) && settled.includes(entry) ? withoutReplacing(entry) : entry))
  const taken: { readonly start: number; readonly end: number }[] = []
  const enough = Math.min(CHANGES.most, CHANGES.least + CHANGES.each * held.length)
  for (const substitution of likely) {
    if (substitution.share < enough) break
    const { view, stretch } = substitution
    const offset = said.sentences[substitution.place]?.start ?? 0
    const [start, end] = [offset + stretch.start, offset + stretch.end]
    if (taken.some((other) => other.start < end && start < other.end)) continue
    const own = found.findIndex(({ match }) => match.replaces.includes(view))
    const isElsewhere = substitution.told === 'whole' && own >= 0 && !covers(found[own]?.statement, start, end)
    // The clause only went on about it: what tells the news is another one.
    if (isElsewhere) found.splice(own, 1)
    if (own >= 0 && !isElsewhere) {
      taken.push({ start, end })
      const entry = found[own]
      if (entry !== undefined && (substitution.told !== undefined || lacksValue(entry.statement, view) || isSurer(substitution, entry.statement)))
        found[own] = { ...entry, statement: withValue(entry.statement, stretch.text) }
      dropOthers(found, substitution, start, end, shares)
      continue
    }
    const here = found.findIndex(({ statement }) => statement.start <= start && end <= statement.end)
    const entry = found[here]
    if (entry !== undefined && isMuchLikelier(substitution, entry, shares)) {
      taken.push({ start, end })
      found[here] = { statement: withValue(entry.statement, stretch.text), match: inPlaceOf(view) }
      continue
    }
    if (entry !== undefined && (entry.match.replaces.length > 0 || (entry.match.same === view && substitution.share < SURE))) continue
    const made =
      entry === undefined
        ? substitution.share < enough + TELLS
          ? null
          : tellingOf(substitution, said)
        : { statement: withValue(entry.statement, stretch.text), match: inPlaceOf(view) }
    if (made === null) continue
    taken.push({ start, end })
    const whole = substitution.told === 'whole' ? { ...made, statement: withRest(made.statement, said, substitution.place) } : made
    if (entry === undefined) found.push(whole)
    else found[here] = whole
    for (let i = found.length - 1; i >= 0; i -= 1)
      if (found[i] !== whole && covers(whole.statement, found[i]?.statement.start ?? -1, found[i]?.statement.end ?? 0)) found.splice(i, 1)
    for (let i = found.length - 1; i >= 0; i -= 1) if (found[i]?.match.same === view) found.splice(i, 1)
  }
  const corrects = found.some(({ match }) => match.replaces.length > 0)
  return corrects ? found.filter((entry) => !(isNew(entry) && entry.statement.features.typed.length === 0 && ownsUp(entry.statement.text))) : found
}

function isNew({ match }: Settled): boolean {
  return match.replaces.length === 0 && match.same === null
}

/** Replaces something, which nothing in the message is a value of. */
function isUnlikely({ statement, match, handed }: Settled, shares: ReadonlyMap<HeldView, number>): boolean {
  const [view] = match.replaces
  // Who says that it is not so any more puts nothing in its place.
  if (asideOf(statement) !== null) return false
  // Only of those that were tried.
  return view !== undefined && handed !== true && statement.attribute === null && (shares.get(view) ?? 1) < NOT_AT_ALL && !saysItChanges(statement, view)
}

/** Names the held value and none in its place: says it again, or that it is over. */
function withoutReplacing({ statement, match }: Settled): Settled {
  const [view] = match.replaces
  const repeats =
    view !== undefined && !statement.changed && !statement.ending && !statement.corrected && fold(statement.text).includes(fold(view.memory.value ?? ''))
  return { statement, match: { replaces: [], same: repeats ? view : null } }
}

/** A sentence that was not to be kept: only what is held, with the new value, is worth keeping of it. */
function tellingOf({ view, stretch, place, share, told }: Substitution, said: Said): Settled | null {
  const statement = said.statements[place] ?? null
  return statement === null || !(told !== undefined || isOfSpeaker(said, place) || (share >= TOLD && isTold(said, place)))
    ? null
    : { statement: { ...withValue(statement, stretch.text), leans: told !== 'whole' }, match: inPlaceOf(view) }
}

/** "What would a Yaris cost me?" says nothing of who asks; "Which oil for the Yaris? I've had it for a week" does. */
function isOfSpeaker(said: Said, place: number): boolean {
  if (said.sentences.some(({ text }) => asksForAnother(text, said.language))) return false
  const speaks = (text: string): boolean => signalsFor(said.language).first.test(fold(text))
  return said.sentences.some((sentence, at) =>
    isQuestion(sentence, said.language)
      ? at === place && (isOwn(sentence) || tellsFirst(said, at))
      : (said.statements[at] ?? null) !== null && (speaks(sentence.text) || said.statements[at]?.subject != null),
  )
}

/** "Put Debian on the laptop last night, how do I …?": what it tells before it asks weighs more. */
function tellsFirst(said: Said, place: number): boolean {
  return (said.intents[place]?.state ?? 0) >= STATES
}

const STATES = 0.55
/** From this share on, what nobody in particular says is told of the speaker. */
const TOLD = 0.7

/** "Rent went up to 1,240 this month": no question, no guess, and nothing but a held memory to be about. */
function isTold(said: Said, place: number): boolean {
  const sentence = said.sentences[place]
  if (sentence === undefined || isQuestion(sentence, said.language)) return false
  return !isUnreal(fold(sentence.text), said.language)
}

/** "submitted!! thesis went off an hour ago": a cry tells nothing without what follows it. */
function withRest(statement: Statement, { sentences }: Said, place: number): Statement {
  const next = sentences[place + 1]
  if (next === undefined || toWords(statement.text).length > 2) return statement
  return { ...statement, text: `${statement.text} ${next.text}`, end: next.end }
}

function covers(statement: Statement | undefined, start: number, end: number): boolean {
  return statement !== undefined && statement.start <= start && end <= statement.end
}

function withValue(statement: Statement, told: string): Statement {
  const title = TITLE.exec(statement.text.slice(0, Math.max(0, statement.text.indexOf(told))))?.[0] ?? ''
  const value = title + told
  return { ...statement, value, plainValue: value, tentative: false }
}

/** "Dr Anand sees me now": belongs to the name. */
const TITLE = /(?<!\p{L})(?:Dra?|Mrs?|Ms|Prof|Sra?|Fr|Hr|Miss|Frau|Herr|Señora?|Doña|Don|Madame|Monsieur)\.? $/u

/** Says that it is over, and not what is in its place: or says as its value what is held already. */
function lacksValue({ value }: Statement, view: HeldView): boolean {
  if (value === null) return true
  const [mine, theirs] = [fold(value), fold(view.memory.value ?? '')]
  return theirs !== '' && (mine.includes(theirs) || theirs.includes(mine))
}

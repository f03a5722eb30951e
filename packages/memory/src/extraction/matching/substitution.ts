import { LINKED } from './closeness.ts'
import type { Nearness } from '../extractor.ts'
import { birthdaysIn } from './birthday.ts'
import { newsIn } from './news.ts'
import { concernsSame, isOnlyAsked } from './displace.ts'
import { fitsHeld } from './fitting.ts'
import type { HeldView } from './held.ts'
import type { Intent } from '../reading/intent.ts'
import { relationFeatures } from './relation.ts'
import { once } from '../once.ts'
import { isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { classify } from '../softmax.ts'
import type { Statement } from '../reading/statements.ts'
import { likeness, type Stretch, stretchesIn, stretchOf } from './stretches.ts'
import { areaTerms, ownTerms, passingTerms, stateTerms, tokensOf, valueTerms } from './substitution-terms.ts'
import { SUBSTITUTION } from './substitution-weights.ts'
import { poolFor } from './substitution-pool.ts'
import { contentStems, fold, toWords } from '../language/words.ts'

/** A message, sentence by sentence, as far as it may give a held memory another value. */
export interface Said {
  readonly text: string
  readonly language: string
  readonly sentences: readonly Span[]
  readonly intents: readonly (Intent | null)[]
  /** Each sentence read as a statement, whatever speaks against it; `null` where nothing of it may be kept. */
  readonly statements: readonly (Statement | null)[]
  /** Which sentences are to be kept for themselves. */
  readonly kept: readonly boolean[]
  /** What the assistant said right before. */
  readonly answered: string
}

/** A held memory with another value in place of its own. */
export interface Substitution {
  readonly view: HeldView
  /** The value, and where it stands in its sentence. */
  readonly stretch: Stretch
  /** The sentence. */
  readonly place: number
  /** How likely it is, 0 to 1. */
  readonly share: number
  /** A form of the language tells it, and nothing else has to speak for it: `whole` where the sentence itself is to be kept. */
  readonly told?: 'held' | 'whole' | undefined
}

interface Candidate {
  readonly view: HeldView
  readonly stretch: Stretch
  readonly place: number
  readonly features: readonly number[]
  readonly terms: readonly ReadonlySet<string>[]
}

const FEW = 4
/** Most held memories that a message is tried on, and most stretches on each. */
const MOST_VIEWS = 10
const MOST_STRETCHES = 5
/** Beside more than so many, what is not to be kept for itself is only set against values of the same sort: looking at all costs too much. */
const MANY = 100

/** What a message would put in the place of what is held: the likeliest of each held memory, likeliest first. */
export function substitutions(said: Said, held: readonly HeldView[], nearOf: (text: string) => Nearness): readonly Substitution[] {
  const all = new Map<HeldView, Substitution[]>()
  for (const { view, stretch, place, features, terms } of substitutionCandidates(said, held, nearOf)) {
    const [, share = 0] = classify(SUBSTITUTION, features, ...terms)
    const one = { view, stretch, place, share }
    const others = all.get(view)
    if (others === undefined) all.set(view, [one])
    else others.push(one)
  }
  const birthdays = said.statements.flatMap((statement, place) =>
    statement === null ? [] : birthdaysIn(statement, held).map(({ view, start, end }) => ({ view, place, ...surely(statement, start, end) })),
  )
  const news = newsIn(said, held, valueIn)
    .filter(({ view }) => !birthdays.some((other) => other.view === view))
    .map(({ view, place, statement, start, end, asTold }) => ({
      view,
      place,
      ...surely(statement, start, end),
      told: asTold ? ('whole' as const) : ('held' as const),
    }))
  const turned: readonly Substitution[] = [...birthdays, ...news]
  const likely = [...all.values()].map(likeliest).filter(({ view }) => !turned.some((other) => other.view === view))
  return [...likely, ...turned].sort((a, b) => b.share - a.share)
}

/** One year more than is held, or told by a form that means nothing else: nothing is as sure. */
function surely({ text, language }: Statement, start: number, end: number): Pick<Substitution, 'stretch' | 'share'> {
  return { stretch: stretchOf(text, start, end, language), share: 0.95 }
}

/** "Yaris cost": the part of it that is a value by itself, where that is about as likely. */
function likeliest(all: readonly Substitution[]): Substitution {
  const best = all.reduce((a, b) => (b.share > a.share ? b : a))
  const inner = all.find(
    ({ stretch, place, share }) =>
      place === best.place &&
      (stretch.isName || stretch.kinds.size > 0) &&
      stretch.start >= best.stretch.start &&
      stretch.end <= best.stretch.end &&
      stretch.text.length < best.stretch.text.length &&
      share >= best.share / 2 &&
      /^[\p{Ll}\s]*$/u.test(best.stretch.text.replace(stretch.text, '')),
  )
  return inner === undefined ? best : { ...inner, share: best.share }
}

/** Whether a stretch takes the place of a held value. */
export const SUBSTITUTES = ['no', 'yes'] as const

/** Each stretch of a message that may take the place of a held value, with what goes into the classifier. */
export function substitutionCandidates(said: Said, held: readonly HeldView[], nearOf: (text: string) => Nearness): readonly Candidate[] {
  const { language, sentences, statements } = said
  const spoken = sentences.map((sentence, place) => {
    const statement = statements[place] ?? null
    return statement === null ? [] : stretchesIn(sentence, statement)
  })
  const pool = poolFor(held, held.length > MANY ? statements.filter((_, place) => said.kept[place]) : statements, spoken, valueIn)
  const relations = statements.map((statement) => {
    const near = statement === null ? null : nearOf(statement.text)
    return { near, byView: new Map(statement === null ? [] : relationFeatures(statement, pool, near).map((relation) => [relation.view, relation])) }
  })
  const ranked = pool
    .flatMap((view) => {
      const value = valueIn(view)
      const grades = value === null ? [] : gradesOf(view, value, spoken)
      const close = Math.max(0, ...relations.map(({ byView }) => byView.get(view)?.close ?? 0))
      return value === null || grades.length === 0 ? [] : [{ view, value, grades, rank: (grades[0]?.grade ?? 0) + close }]
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MOST_VIEWS)
  const message = sentences.map((sentence, place) => sentenceOf(said, sentence, place))
  const found: Candidate[] = []
  for (const { view, value, grades } of ranked) {
    const oldAt = sentences.findIndex((sentence) => namesAll(value, sentence, language))
    const rival = Math.max(0, ...ranked.filter((each) => each.view !== view).map(({ grades: others }) => others[0]?.grade ?? 0))
    const area = view.canonical?.split('.')[0] ?? '-'
    const valued = message.map(({ tokens }) => valueTerms(tokens, value))
    for (const { stretch, place, like, grade } of grades.slice(0, MOST_STRETCHES)) {
      const sentence = message[place]
      const statement = statements[place]
      if (sentence === undefined || statement == null) continue
      const { near, byView } = relations[place] ?? { near: null, byView: new Map() }
      const relation = byView.get(view)
      // Said beside what is held, not in its place: one more of the same, somebody else's, another thing's.
      if (relation?.beside === true || (relation?.apart === true && oldAt < 0)) continue
      if (isOnlyAsked(statement, view) || !concernsSame(statement, view) || !fitsHeld(statement, stretch, view, value)) continue
      // Neither like the value nor about the same: beside more than a few, nothing links the two.
      if (held.length > FEW && !like.slice(0, LIKENESS.length).includes(1) && (relation?.close ?? 0) < LINKED && !statement.leans && !statement.corrected)
        continue
      const features = [
        ...like,
        grade,
        grade - (ranked[0]?.grades[0]?.grade ?? 0),
        grade - rival,
        Number(oldAt >= 0),
        Number(oldAt === place),
        Number(oldAt >= 0 && oldAt < place),
        Number(oldAt > place),
        Number(isDenied(sentence.text.slice(0, stretch.start))),
        Number(statement.change?.next != null && overlaps(statement.change.next, stretch.text)),
        Number(statement.value !== null && overlaps(statement.value, stretch.text)),
        Number(statement.change?.old != null && overlaps(statement.change.old, stretch.text)),
        stretch.start / Math.max(1, sentence.text.length),
        Math.min(6, stretch.words.length) / 6,
        Number(view.memory.kind === 'rule'),
        ...sentence.general,
        Number(relation === undefined),
        ...(relation?.features ?? NO_RELATION.slice(0, near === null ? NO_RELATION.length - NOT_NEAR.length : NO_RELATION.length)),
        ...(near === null ? NOT_NEAR : []),
      ]
      const state = stateTerms([
        oldAt < 0 ? '-' : oldAt === place ? 'here' : oldAt < place ? 'before' : 'after',
        sentence.change,
        LIKENESS[like.findIndex((each, i) => each > 0 && i < LIKENESS.length)] ?? '-',
        sentence.mood,
        grade === grades[0]?.grade ? 'best' : 'less',
        grade >= rival ? 'first' : 'beside',
      ])
      const terms = message.flatMap((each, at) => [at === place ? each.own : each.passing, ...[valued[at] ?? NO_TERMS].filter(({ size }) => size > 0)])
      found.push({ view, stretch, place, features, terms: [...terms, sentence.byArea(area), ownTerms(sentence.tokens, stretch), state] })
    }
  }
  return found
}

const NO_TERMS: ReadonlySet<string> = new Set()

/** What stands for nearness where it is not known, and for everything where the sentence is no candidate by words. */
const NOT_NEAR: readonly number[] = [0, 0, 1]
const NO_RELATION: readonly number[] = [...Array.from({ length: 27 }, () => 0), ...NOT_NEAR]

const valueIn: (view: HeldView) => Stretch | null = once(({ memory, language }: HeldView): Stretch | null => {
  const { text, value } = memory
  if (value === null || value === '') return null
  const at = fold(text).indexOf(fold(value))
  return at < 0 ? stretchOf(value, 0, value.length, language) : stretchOf(text, at, at + value.length, language)
})

interface Grade {
  readonly stretch: Stretch
  readonly place: number
  readonly like: readonly number[]
  readonly grade: number
}

/** How likely each stretch is to be another value of a held memory, by what it looks like alone; likeliest first. */
function gradesOf(view: HeldView, value: Stretch, spoken: readonly (readonly Stretch[])[]): readonly Grade[] {
  const grades: Grade[] = []
  spoken.forEach((stretches, place) => {
    for (const stretch of stretches) {
      if (saysValue(value, stretch) || saysKey(view, stretch) || isHeld(view, stretch)) continue
      const like = likeness(value, stretch)
      grades.push({ stretch, place, like, grade: like.reduce((sum, each, i) => sum + each * (WORTH[i] ?? 0), 0) })
    }
  })
  return grades.sort((a, b) => b.grade - a.grade)
}

const LIKENESS = ['shape', 'key', 'head', 'slip', 'name'] as const
const WORTH = [1, 1.1, 0.9, 1.3, 0.5, 0.4, -0.4, 0.1]

/** Has nothing new to say: a part of the value that is held or the other way round, or words that stand for anything. */
function saysValue(value: Stretch, stretch: Stretch): boolean {
  if (stretch.words.every((word) => ANYTHING.test(word))) return true
  if (stretch.words.every((word) => value.words.includes(word)) || value.words.every((word) => stretch.words.includes(word))) return true
  // "Traded Leeds for Durham in March": says when.
  if (stretch.words.every((word) => WHEN.test(word)) && !value.words.some((word) => WHEN.test(word))) return true
  // "Dr Amsel retired": a part of the value, and what became of it.
  return (
    value.isName && stretch.words.some((word) => value.words.includes(word)) && stretch.words.every((word) => value.words.includes(word) || GONE.test(word))
  )
}

const WHEN =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/
const GONE = /^(?:retired|closed|left|moved|died|folded|quit|went|stopped|dropped|shut|ended|failed|lasted|didn['’]t|doesn['’]t|isn['’]t|wasn['’]t)$/

const ANYTHING =
  /^(?:time|times|thing|things|way|lot|bit|everything|anything|something|nothing|someone|somebody|everyone|everybody|nobody|usually|always|never|really|actually|alles|etwas|nichts|jemand|todo|algo|nada|alguien|siempre|nunca)$/

/** Names what it is about, and is no value of it. */
function saysKey(view: HeldView, stretch: Stretch): boolean {
  const key = keyWords(view)
  return key.size > 0 && stretch.words.every((word) => key.has(word))
}

/** Every word of it stands in what is held. */
function isHeld({ features }: HeldView, stretch: Stretch): boolean {
  return stretch.words.every((word) => features.words.some(({ lower }) => lower === word))
}

const keyWords = once(({ memory }: HeldView): ReadonlySet<string> => new Set(toWords((memory.key ?? '').replace(/[._-]+/g, ' ')).map(({ lower }) => lower)))

function namesAll(value: Stretch, sentence: Span, language: string): boolean {
  if (fold(sentence.text).includes(fold(value.text))) return true
  const mine = contentStems(value.text, language)
  return mine.length > 0 && mine.every((stem) => stemsOf(sentence, language).has(stem))
}

const stemsBySentence = new WeakMap<Span, ReadonlySet<string>>()

function stemsOf(sentence: Span, language: string): ReadonlySet<string> {
  const known = stemsBySentence.get(sentence)
  if (known !== undefined) return known
  const stems = new Set(contentStems(sentence.text, language))
  stemsBySentence.set(sentence, stems)
  return stems
}

function overlaps(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)]
  return one.includes(other) || other.includes(one)
}

function isDenied(before: string): boolean {
  return /(?:not|no longer|never|isn['’]t|wasn['’]t|aren['’]t|don['’]t|from|instead of|rather than|nicht|kein\w{0,2}|statt|no|ya no|en vez de) (?:[\p{L}'’-]{1,20} )?$/iu.test(
    before.slice(-48),
  )
}

/** A sentence with what does not depend on what it is set against. */
interface Sentence {
  readonly text: string
  readonly general: readonly number[]
  readonly change: string
  readonly mood: string
  readonly tokens: ReturnType<typeof tokensOf>
  readonly own: ReadonlySet<string>
  readonly passing: ReadonlySet<string>
  byArea(area: string): ReadonlySet<string>
}

function sentenceOf(said: Said, sentence: Span, place: number): Sentence {
  const tokens = tokensOf(sentence.text)
  const areas = new Map<string, ReadonlySet<string>>()
  return {
    text: sentence.text,
    general: generalFeatures(said, sentence, place),
    change: changeIn(sentence, said),
    mood: moodOf(sentence, said.intents[place] ?? null, said.language),
    tokens,
    own: passingTerms(tokens, ''),
    passing: passingTerms(tokens, 'x'),
    byArea(area) {
      const known = areas.get(area) ?? areaTerms(tokens, area)
      areas.set(area, known)
      return known
    },
  }
}

/** What the sentence, or else the message, says about a change. */
function changeIn(sentence: Span, said: Said): string {
  const here = changeOf(sentence.text, said.language)
  if (here !== undefined) return here
  const anywhere = changeAnywhere(said)
  return anywhere === undefined ? '-' : `${anywhere} elsewhere`
}

function changeOf(text: string, language: string): string | undefined {
  const signals = signalsFor(language)
  const folded = fold(text)
  return (['correction', 'back', 'ending', 'change'] as const).find((kind) => signals[kind].test(folded))
}

const changeAnywhere = once(({ text, language }: Said) => changeOf(text, language))

function moodOf(sentence: Span, intent: Intent | null, language: string): string {
  if (isQuestion(sentence, language)) return 'question'
  if (intent === null) return '-'
  const [first] = (['state', 'rule', 'forget', 'none'] as const).map((name) => ({ name, share: intent[name] })).sort((a, b) => b.share - a.share)
  return first?.name ?? '-'
}

/** What the whole message is like: looked for once, however many sentences it has. */
const wholeFeatures = once((said: Said) => {
  const { fiction, joke, first, oneOff, change, back, correction, ending } = signalsFor(said.language)
  const all = fold(said.text)
  const has = (signal: RegExp): number => Number(signal.test(all))
  return { fiction: has(fiction), joke: has(joke), first: has(first), oneOff: has(oneOff), changes: [change, back, correction, ending].map(has) }
})

/** What the message, and the sentence, are like. */
function generalFeatures(said: Said, sentence: Span, place: number): readonly number[] {
  const signals = signalsFor(said.language)
  const folded = fold(sentence.text)
  const { fiction, joke, first, oneOff, changes } = wholeFeatures(said)
  const intent = said.intents[place] ?? null
  return [
    Number(isQuestion(sentence, said.language)),
    Number(signals.hypothetical.test(folded)),
    Number(signals.uncertain.test(folded)),
    fiction,
    joke,
    Number(signals.reported.test(folded)),
    Number(signals.first.test(folded)),
    first,
    ...changes,
    Number(signals.known.test(folded)),
    oneOff,
    Number(signals.past.test(folded)),
    Number(signals.future.test(folded)),
    Number(intent === null),
    intent?.state ?? 0,
    intent?.rule ?? 0,
    intent?.forget ?? 0,
    intent?.none ?? 0,
    Math.min(4, said.sentences.length) / 4,
    Math.min(4, place) / 4,
  ]
}

import type { Memory, MemoryId } from '../src/core/memory.ts'
import { targetFeatures } from '../src/extraction/forgetting/forget.ts'
import { gate } from '../src/extraction/reading/gate.ts'
import { type HeldView, HeldViews } from '../src/extraction/matching/held.ts'
import { intentFeatures, intentOf, termsOf } from '../src/extraction/reading/intent.ts'
import { detectLanguage } from '../src/extraction/language/language.ts'
import { relationFeatures } from '../src/extraction/matching/relation.ts'
import type { Nearness } from '../src/extraction/extractor.ts'
import { readRequest } from '../src/extraction/forgetting/request.ts'
import { blankQuotes } from '../src/extraction/language/quotes.ts'
import { type Span, toSentences } from '../src/extraction/language/sentences.ts'
import { toldParts } from '../src/extraction/reading/told-parts.ts'
import { readClause, type Statement } from '../src/extraction/reading/statements.ts'
import { type Said, substitutionCandidates } from '../src/extraction/matching/substitution.ts'
import { fold } from '../src/extraction/language/words.ts'

/** A person: what is held of them, and messages of theirs, each told by hand what it means. One line of a `.jsonl` file. */
export interface Person {
  readonly language: string
  /** `[key, value, text]` */
  readonly held: readonly (readonly [key: string, value: string, text: string])[]
  readonly said: readonly Message[]
}

export interface Message {
  readonly t: string
  readonly op: 'add' | 'update' | 'same' | 'forget' | 'none'
  /** Indexes into `held`: what it changes, repeats or wants forgotten. */
  readonly i?: readonly number[]
  /** The new values, as they stand in `t`. */
  readonly v?: readonly string[]
  /** What is stated is a rule for the assistant. */
  readonly rule?: boolean
  /** Which of `held` are held when it is said; default: all. */
  readonly has?: readonly number[]
}

/** One row for a classifier: dense features, words, and the index of the right class. */
export interface Row {
  readonly features: readonly number[]
  readonly terms: ReadonlySet<string>
  readonly right: number
}

/** Cosines of a text to the held memories of a person; `null` trains the classifiers that know words alone. */
export type NearOf = (text: string, held: readonly Memory[]) => Nearness

const NO_TERMS: ReadonlySet<string> = new Set()
const AT = '2026-05-12T10:00:00+02:00'
const [STATE, RULE, FORGET, NONE] = [0, 1, 2, 3]

/** A sentence of a message that is about what the message is about. */
interface Told {
  readonly message: Message
  readonly sentence: Span
  readonly sentences: readonly Span[]
  readonly text: string
  readonly language: string
}

/** Sentences with their intent. In a longer message, only the sentence with the value counts as stated; the others are left out. */
export function intentRows(people: readonly Person[]): readonly Row[] {
  const rows: Row[] = []
  for (const { said } of people) {
    for (const message of said) {
      for (const told of sentencesOf(message)) {
        const right = intentIn(told)
        if (right !== null) rows.push({ features: intentFeatures(told.sentence, told.language), terms: termsOf(told.sentence.text), right })
      }
    }
  }
  return rows
}

function intentIn({ message, sentence, sentences, language }: Told): number | null {
  const stated = message.rule === true ? RULE : STATE
  switch (message.op) {
    case 'none':
      return NONE
    case 'same':
      return sentences.length === 1 ? stated : null
    case 'forget':
      return sentences.length === 1 || FORGETS.test(fold(sentence.text)) ? FORGET : null
    default:
      if (sentences.length === 1 || holdsValue(sentence, message)) return stated
      // What is asked beside what is told.
      return gate(sentence, language).pass === 'presupposed' ? NONE : null
  }
}

/** In a message of several sentences, the one that asks. */
const FORGETS =
  /\b(?:forget|delete|erase|remove|wipe|drop|scrap|scratch|strike|lose|bin|clear|purge|gone|off (?:the|your) (?:record|list|notes|file)|unlearn|notes?|record|memory|on file|know|hold|keep|vergiss|vergessen|lösch\w*|streich\w*|entfern\w*|olvid\w*|borr\w*|elimin\w*|quit\w*)\b/

/** Each held memory beside each statement: whether that replaces or repeats it. */
export function relationRows(people: readonly Person[], nearOf: NearOf | null): readonly Row[] {
  return people.flatMap((person) =>
    pairs(person).flatMap(({ message, statement, views, memories }) => {
      const near = nearOf === null ? null : nearOf(statement.text, memories)
      return relationFeatures(statement, views, near).map(({ view, features }) => {
        const meant = isMeant(message, view)
        return { features, terms: NO_TERMS, right: meant ? (message.op === 'update' ? 1 : 2) : 0 }
      })
    }),
  )
}

/** Each held memory beside each request to forget: whether that means it. */
export function targetRows(people: readonly Person[], nearOf: NearOf | null): readonly Row[] {
  const rows: Row[] = []
  for (const person of people) {
    person.said.forEach((said, place) => {
      if (said.op !== 'forget' || said.i === undefined) return
      const told = sentencesOf(said)
      const asking = told.filter((each) => told.length === 1 || intentOf(each.sentence, each.language).forget >= 0.5 || FORGETS.test(fold(each.sentence.text)))
      if (asking.length === 0) return
      for (const message of settingsOf(person, said, place)) {
        const { memories, views } = heldOf(person, message, told[0]?.language ?? person.language)
        const aside = told.filter((each) => !asking.includes(each)).map(({ sentence }) => sentence)
        const request = readRequest(
          asking.map(({ sentence }) => sentence),
          aside,
          views,
          asking[0]?.language ?? 'en',
        )
        const near = nearOf === null ? null : nearOf(request.topic, memories)
        for (const { view, features } of targetFeatures(request, views, near)) rows.push({ features, terms: NO_TERMS, right: Number(isMeant(message, view)) })
      }
    })
  }
  return rows
}

/** Each stretch of a message beside each held value that it is like: whether it takes its place. Every other person's with nearness. */
export function substitutionRows(people: readonly Person[], nearOf: NearOf): readonly Row[] {
  const rows: Row[] = []
  for (const [index, person] of people.entries()) {
    const isNear = index % 2 === 0 && person.language === 'en'
    for (const message of person.said) {
      const said = saidIn(message)
      const { memories, views } = heldOf(person, message, said.language)
      if (memories.length === 0) continue
      let wrong = 0
      for (const { view, stretch, features, terms } of substitutionCandidates(said, views, (text) => (isNear ? nearOf(text, memories) : null))) {
        const right = message.op === 'update' && isMeant(message, view) ? takesPlace(stretch.text, message) : 'no'
        if (right === 'nearly' || (right === 'no' && wrong >= MOST_WRONG)) continue
        if (right === 'no') wrong += 1
        rows.push({ features, terms: new Set(terms.flatMap((set) => [...set])), right: Number(right === 'yes') })
      }
    }
  }
  return rows
}

/** Enough stretches of one message that do not take a place. */
const MOST_WRONG = 12

function saidIn(message: Message): Said {
  const told = sentencesOf(message)
  const language = told[0]?.language ?? 'en'
  return {
    text: told[0]?.text ?? '',
    language,
    sentences: told.map(({ sentence }) => sentence),
    intents: told.map(({ sentence }) => intentOf(sentence, language)),
    statements: told.map(statementOf),
    kept: told.map(() => true),
    answered: '',
  }
}

function takesPlace(stretch: string, { v = [] }: Message): 'yes' | 'nearly' | 'no' {
  const folded = fold(stretch)
  const value = v.map(fold).find((each) => each.includes(folded) || folded.includes(each))
  if (value === undefined) return 'no'
  return folded.includes(value) || folded.length >= value.length * 0.6 ? 'yes' : 'nearly'
}

interface Pair {
  readonly message: Message
  readonly statement: Statement
  readonly views: readonly HeldView[]
  readonly memories: readonly Memory[]
}

function pairs(person: Person): readonly Pair[] {
  const found: Pair[] = []
  person.said.forEach((said, place) => {
    if (said.op === 'none' || said.op === 'forget') return
    for (const told of sentencesOf(said)) {
      if (told.sentences.length > 1 && (said.op === 'same' || !holdsValue(told.sentence, said))) continue
      const statement = statementOf(told)
      if (statement === null) continue
      for (const message of settingsOf(person, said, place)) {
        const { views, memories } = heldOf(person, message, told.language)
        if (memories.length > 0) found.push({ message, statement, views, memories })
      }
    }
  })
  return found
}

function statementOf({ sentence, sentences, text, language, message }: Told): Statement | null {
  const place = sentences.indexOf(sentence)
  const reading = readClause(sentence, {
    language,
    at: AT,
    explicit: false,
    rule: message.rule === true,
    bonus: 9,
    names: NO_TERMS,
    topics: NO_TERMS,
    context: sentences[place - 1]?.text,
    scope: sentence.text,
    upTo: text.slice(0, sentence.end),
  })
  return reading.ok ? reading.statement : null
}

function sentencesOf(message: Message): readonly Told[] {
  const text = blankQuotes(message.t)
  const language = detectLanguage(text)
  const sentences = toldParts(toSentences(text, language), text, language)
  return sentences.map((sentence) => ({ message, sentence, sentences, text, language }))
}

function holdsValue(sentence: Span, message: Message): boolean {
  return message.v?.some((value) => fold(sentence.text).includes(fold(value))) === true
}

function isMeant(message: Message, view: HeldView): boolean {
  return message.i?.some((index) => view.memory.id === idOf(index)) === true
}

function idOf(index: number): MemoryId {
  return `held-${index}` as MemoryId
}

const views = new WeakMap<Person, HeldViews>()

const ALONE = [1, 3, 5]

/** A message beside all that is held, and beside little, where it may be taken for something about what happens to be there. */
function settingsOf(person: Person, message: Message, place: number): readonly Message[] {
  const has = message.has ?? [...person.held.keys()]
  if (has.length < 2) return [message]
  const meant = message.i ?? []
  const others = has.filter((index) => !meant.includes(index))
  const few = [others[place % others.length], others[(place * 7 + 3) % others.length]].flatMap((index) => (index === undefined ? [] : [index]))
  const settings = [message, { ...message, has: [...new Set([...few, ...meant])] }]
  if (message.op === 'forget') return [...settings, { ...message, i: [], has: few.slice(0, 1) }]
  if (meant.length > 0) return settings
  return [...settings, ...ALONE.map((step) => ({ ...message, has: [others[(place * step) % others.length] ?? 0] }))]
}

function heldOf(person: Person, message: Message, language: string): { readonly memories: readonly Memory[]; readonly views: readonly HeldView[] } {
  const cache = views.get(person) ?? new HeldViews()
  views.set(person, cache)
  const all = memoriesOf(person)
  const memories = (message.has ?? [...all.keys()]).flatMap((index) => all[index] ?? [])
  return { memories, views: cache.of(memories, language) }
}

const known = new WeakMap<Person, readonly Memory[]>()

function memoriesOf(person: Person): readonly Memory[] {
  const found = known.get(person)
  if (found !== undefined) return found
  const made = person.held.map(([key, value, text], index) => memory(idOf(index), key, value, text))
  known.set(person, made)
  return made
}

function memory(id: MemoryId, key: string, value: string, text: string): Memory {
  const rule = /\b(?:rule|style|tone|format|answer|spelling|units?)\b/.test(key.replace(/[._-]+/g, ' '))
  return {
    id,
    kind: rule ? 'rule' : 'fact',
    key,
    text,
    value,
    status: 'active',
    source: { origin: 'user' },
    classification: 'personal',
    influence: 'inform',
    recordedAt: AT,
    validFrom: AT,
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'und',
  }
}

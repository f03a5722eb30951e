import type { ReasonCode } from '../core/decision.ts'
import type { Memory, Turn } from '../core/memory.ts'
import { stripBlocks } from '../core/prompt-block.ts'
import { whatWasAsked } from './reading/answers.ts'
import type { ExtractionContext, Extractor, Nearness, Proposal } from './extractor.ts'
import { requestsIn } from './forgetting/asking.ts'
import { cutAfterRequest, cutBeforeRequest, newsBefore } from './forgetting/instead.ts'
import { isReminder } from './forgetting/asks-to-forget.ts'
import { resolveForget, type Beside } from './forgetting/forget.ts'
import { isSlip } from './forgetting/no-request.ts'
import { answersForAnother } from './reading/for-another.ts'
import { intentOf } from './reading/intent.ts'
import { goesOnPlaying, isFiction } from './reading/gate.ts'
import { type HeldView, HeldViews } from './matching/held.ts'
import { allOf, type Aspect } from './matching/held-index.ts'
import { detectLanguage } from './language/language.ts'
import { forgetTexts, once, onceByLanguage } from './once.ts'
import { asBorne } from './matching/borne-value.ts'
import { lasts, underOwnKey } from './matching/own-key.ts'
import { keysApart, toldOnce } from './matching/one-turn.ts'
import { propose } from './matching/propose.ts'
import { readRequest } from './forgetting/request.ts'
import { blankOut } from './language/blank.ts'
import { clean } from './language/clean.ts'
import { blankQuotes } from './language/quotes.ts'
import { BLANK, type Span, toSentences } from './language/sentences.ts'
import { signalsFor } from './language/signals.ts'
import type { Passage } from './reading/passage.ts'
import { readSentence, readWhole } from './reading/reader.ts'
import { settle, withSubstitutions } from './matching/settle.ts'
import type { Reading, Statement } from './reading/statements.ts'
import { toldParts } from './reading/told-parts.ts'
import { workedOn } from './reading/worked-on.ts'
import type { Said } from './matching/substitution.ts'
import { contentStems, fold } from './language/words.ts'

/** Most memories that one turn may give: a person does not state more about themselves at once. */
const MOST_A_TURN = 8
/** Longer ones are pasted text, not talk; the limits also keep the cost of a turn in proportion to its length. */
const LONGEST_SENTENCE = 600
const MOST_SENTENCES = 120

/**
 * Reads turns without a large model: rules of the language say what a sentence states, small classifiers whether it lasts and what of
 * the held it replaces. Deterministic, one to two milliseconds a turn; with `context.near` beside the embedding of what is asked there.
 */
export function createRulesExtractor(): Extractor {
  const views = new HeldViews()
  return {
    name: 'rules',
    extract(turns, context) {
      const { near } = context
      if (near !== undefined) return readAllNear(turns, context, views, near).finally(forgetTexts)
      try {
        return readAll(turns, context, views)
      } finally {
        forgetTexts()
      }
    },
  }
}

function readAll(turns: readonly Turn[], context: ExtractionContext, views: HeldViews): readonly Proposal[] {
  const proposals: Proposal[] = []
  turns.forEach((_, index) => {
    proposals.push(...readTurn(turns, index, context, stillHeld(context, proposals), views).settle(() => null))
  })
  return proposals
}

async function readAllNear(
  turns: readonly Turn[],
  context: ExtractionContext,
  views: HeldViews,
  near: NonNullable<ExtractionContext['near']>,
): Promise<readonly Proposal[]> {
  const proposals: Proposal[] = []
  for (const index of turns.keys()) {
    const read = readTurn(turns, index, context, stillHeld(context, proposals), views)
    const nearness = new Map<string, Nearness>()
    for (const text of read.texts) if (!nearness.has(text)) nearness.set(text, await near(text, read.language))
    proposals.push(...read.settle((text) => nearness.get(text) ?? null))
  }
  return proposals
}

/** What is held without what earlier turns of the same call close or forget. */
function stillHeld(context: ExtractionContext, proposals: readonly Proposal[]): ExtractionContext['held'] {
  const gone = new Set(proposals.flatMap((proposal) => (proposal.op === 'forget' ? proposal.ids : proposal.op === 'remember' ? proposal.replaces : [])))
  return gone.size === 0 ? context.held : context.held.filter((memory) => !gone.has(memory.id))
}

/** A turn that was read, before it is set against what is held. */
interface TurnRead {
  /** What nearness to the held is wanted of. */
  readonly texts: readonly string[]
  readonly language: string
  settle(nearOf: (text: string) => Nearness): readonly Proposal[]
}

function readTurn(turns: readonly Turn[], index: number, context: ExtractionContext, memories: readonly Memory[], views: HeldViews): TurnRead {
  const turn = turns[index]
  const nothing = (reason: ReasonCode): TurnRead => ({ texts: [], language: 'und', settle: () => [{ op: 'nothing', turn: index, reason }] })
  if (turn === undefined || !isRead(turn, context.trust)) return nothing('untrusted')
  const before = [...context.earlier, ...turns.slice(0, index)]
  const last = before.at(-1)
  const cleaned = clean(turn.text)
  const own = blankBlocks(cleaned.text)
  if (own.replaceAll(BLANK, '').trim() === '') return nothing(cleaned.text.trim() === '' ? 'nothing' : 'recalled')
  const text = blankMaterial(blankQuotes(own))
  const language = detectLanguage(text.replaceAll(BLANK, ' '), lastLanguage(before))
  if (answersForAnother(last, text, language)) return nothing('task')
  // In a role that is not the user's, "I" is somebody else, and nobody else may ask to forget.
  const foreign = turn.role !== 'user'
  const whole = toSentences(text, language, {
    most: MOST_SENTENCES,
    longest: LONGEST_SENTENCE,
    isLeftOut: (sentence) => foreign && signalsFor(language).first.test(fold(sentence.text)),
  })
  const sentences = cutBeforeRequest(cutAfterRequest(toldParts(whole, text, language)))
  const held = views.of(memories, language)
  const intents = sentences.map((sentence) => (TRAINED.test(language) ? intentOf(sentence, language) : null))
  const earlier = userTexts(before)
  const asking = foreign ? [] : requestsIn(sentences, intents, held, earlier, language)
  if (asking.length === 0 && (isFiction(text, language) || goesOnPlaying(text, earlier, language))) return nothing('fiction')
  const passage: Passage = {
    text,
    sentences,
    intents,
    language,
    at: turn.at ?? context.now,
    asked: foreign ? null : whatWasAsked(last, language, before.at(-2)?.text),
    previous: last?.text ?? '',
    names: namesIn(held),
    topics: topicsIn(held, language),
  }
  const from = sentences.findLastIndex((sentence) => asking.includes(sentence)) + 1
  // What leads up to a request to forget belongs to it (unless it is what comes in the place of that), and what is to stay states nothing new.
  const stays = (sentence: Span): boolean => asking.length > 0 && signalsFor(language).keep.test(fold(sentence.text))
  const news = asking.flatMap((next) => newsBefore(sentences, next))
  const read = sentences.map((sentence, place) =>
    (place < from && !news.includes(sentence)) || stays(sentence) || isReminder(sentence) || isSlip(sentence) ? null : readSentence(passage, place),
  )
  const readings = read.flatMap((each) => each ?? [])
  const asked = asking.at(-1)?.end ?? 0
  // A pronoun may have taken the request before it in.
  const statements = readings
    .flatMap((reading) => (reading.ok && (reading.statement.start >= asked || isWithin(reading.statement, news)) ? [reading.statement] : []))
    .slice(0, MOST_A_TURN)
  const reason = readings.find((reading) => !reading.ok)
  const said = (): Said => ({
    text,
    language,
    sentences,
    intents,
    statements: sentences.map(
      (sentence, place) => wholeStatement(sentence, read[place] ?? null) ?? (isOpen(read[place] ?? null) ? readWhole(passage, place) : null),
    ),
    kept: read.map((each) => each?.some(({ ok }) => ok) === true),
    answered: last?.role === 'assistant' ? last.text : '',
  })
  const request = asking.length === 0 ? null : readRequest(asking, without(sentences, asking), held, language)
  return {
    language,
    texts: held.length < ENOUGH ? [] : [...(request === null ? [] : [request.topic]), ...statements.map((statement) => statement.text)],
    settle(nearOf) {
      const settled =
        foreign || held.length === 0 ? settle(statements, held, nearOf) : withSubstitutions(settle(statements, held, nearOf), said(), held, nearOf)
      const read = toldOnce(settled.filter((each) => lasts(each, held))).map(({ statement, match }) => {
        const own = underOwnKey(statement, match, held)
        const proposal = propose(match.replaces.length > 0 || match.same !== null ? own : asBorne(own), match, held, index, cleaned)
        return foreign && proposal.op === 'remember' ? { ...proposal, explicit: false } : proposal
      })
      const proposals = keysApart(read)
      if (request === null) return proposals.length > 0 ? proposals : [{ op: 'nothing', turn: index, reason: reason?.ok === false ? reason.reason : 'nothing' }]
      const ids = resolveForget(request, saidBefore(lately(before, turn.at ?? context.now), sentences, asking), held, nearOf(request.topic))
      // "Scrap that, it's at 14:20": a correction, not a wish to forget. What was named goes, unless a new value of it is told.
      const isNamed =
        request.names || (ids.length === 0 && request.stems.length > 0 && !TOLD_WRONG.test(request.folded) && !/\b(?:that|it|this|them)\b/.test(request.folded))
      const corrects = (proposal: Proposal): boolean =>
        proposal.op === 'remember' && (isNamed ? proposal.value !== null && proposal.replaces.some((id) => ids.includes(id)) : proposal.replaces.length > 0)
      if (proposals.some(corrects)) return proposals
      const keys = new Set(held.map(({ memory }) => memory.key))
      const beside = proposals.filter(
        (proposal) => proposal.op !== 'remember' || (proposal.replaces.length === 0 && (proposal.key === null || !keys.has(proposal.key))),
      )
      const quote = cleaned.slice(asking[0]?.start ?? 0, asking.at(-1)?.end ?? 0)
      return [{ op: 'forget', turn: index, ids, quote }, ...beside]
    },
  }
}

/** "Ignore the time I gave": what is wrong is what was told, and the right one follows. */
const TOLD_WRONG =
  /\b(?:time|date|day|number|address|name|figure|price|size|amount)s? (?:that )?(?:i|we)(?:['’]ve| just)? (?:gave|given|told|said|sent|wrote|mentioned|put)\b/u

function isWithin({ start }: Span, sentences: readonly Span[]): boolean {
  return sentences.some((sentence) => sentence.start <= start && start < sentence.end)
}

/** What was read of a sentence, where that is the whole of it. */
function wholeStatement(sentence: Span, readings: readonly Reading[] | null): Statement | null {
  const whole = readings?.find((reading) => reading.ok && reading.statement.start === sentence.start && reading.statement.end === sentence.end)
  return whole?.ok === true ? whole.statement : null
}

/** Whether a sentence may still be read as a whole: nothing says for sure that it states nothing. */
function isOpen(readings: readonly Reading[] | null): boolean {
  return readings !== null && !readings.some((reading) => !reading.ok && reading.sure === true)
}

/** Beside fewer memories than this, how near one is compared with the others tells nothing. */
const ENOUGH = 5

/** Languages that the classifiers were trained on; others are read by their forms alone. */
const TRAINED = /^(?:en|de|es)$/

function isRead({ role, origin = 'user' }: Turn, trust: ExtractionContext['trust'] = ['user']): boolean {
  return trust.includes(role) && (role !== 'user' || origin === 'user' || origin === 'import' || origin === 'app')
}

function without(sentences: readonly Span[], taken: readonly Span[]): readonly Span[] {
  return sentences.filter((sentence) => !taken.includes(sentence))
}

/** What the user said before a request to forget, newest last: in earlier turns, and in this one up to it. */
function saidBefore(before: readonly Turn[], sentences: readonly Span[], requests: readonly Span[]): Beside {
  const last = requests.at(-1)?.start ?? 0
  const here = without(sentences, requests).filter((sentence) => sentence.start < last)
  return { earlier: userTexts(before), here: here.map((sentence) => sentence.text) }
}

/** "Scratch that" means what was said a moment ago: turns of the last hour, and those that tell no time. */
function lately(before: readonly Turn[], at: string): readonly Turn[] {
  return before.filter((turn) => turn.at === undefined || !(Date.parse(at) - Date.parse(turn.at) > HOUR_MS))
}

const HOUR_MS = 3_600_000

function userTexts(turns: readonly Turn[]): readonly string[] {
  return turns.filter((turn) => turn.role === 'user').map((turn) => turn.text)
}

/** What held memories are about, by their keys. */
const topicsIn = onceByLanguage((held: readonly HeldView[], language): ReadonlySet<string> => allOf(held, topicsFor(language)))

const topicAspects = new Map<string, Aspect>()

function topicsFor(language: string): Aspect {
  const known = topicAspects.get(language)
  if (known !== undefined) return known
  const made: Aspect = (view) => topicOf(view, language)
  topicAspects.set(language, made)
  return made
}

const topicOf = onceByLanguage((view: HeldView, language): readonly string[] => {
  const last = (view.memory.key ?? '').split('.').at(-1) ?? ''
  return contentStems(last.replace(/[_-]+/g, ' '), language)
})

/** Names that held memories call people and animals by. */
const namesIn = once((held: readonly HeldView[]): ReadonlySet<string> => allOf(held, namesOf))

const namesOf: Aspect = ({ features }) => (features.relations.size > 0 || features.keys.has('pets.pet') ? features.names : [])

/** Blanks out blocks of Locket's own, so that what was recalled is never learnt again. Offsets stay. */
function blankBlocks(text: string): string {
  return stripBlocks(text) === text ? text : text.replace(/<memories note="[^"]{0,200}">[\s\S]*?<\/memories>/g, (found) => BLANK.repeat(found.length))
}

/** Blanks out the text that an order carries. Offsets stay. */
function blankMaterial(text: string): string {
  const stretch = workedOn(text)
  return stretch === null ? text : blankOut(text, [stretch])
}

function lastLanguage(before: readonly Turn[]): string {
  const last = before.filter((turn) => turn.role === 'user').at(-1)
  return last === undefined ? 'en' : detectLanguage(last.text)
}

import type { ReasonCode } from '../core/decision.ts'
import type { Memory, Turn } from '../core/memory.ts'
import { stripBlocks } from '../core/prompt-block.ts'
import { whatWasAsked } from './answers.ts'
import type { ExtractionContext, Extractor, Proposal } from './extractor.ts'
import { asksToForget, resolveForget } from './forget.ts'
import { isFiction } from './gate.ts'
import { type HeldView, HeldViews } from './held.ts'
import { detectLanguage } from './language.ts'
import { type Match, matchHeld } from './match.ts'
import { once, onceByLanguage } from './once.ts'
import { propose } from './propose.ts'
import { BLANK, blankQuotes, type Span, toSentences } from './sentences.ts'
import { signalsFor } from './signals.ts'
import { type Passage, readSentence } from './reader.ts'
import type { Statement } from './statements.ts'
import { contentStems, fold } from './words.ts'

/** Most memories that one turn may give: a person does not state more about themselves at once. */
const MOST_A_TURN = 8
/** Longer ones are pasted text, not talk; the limits also keep the cost of a turn in proportion to its length. */
const LONGEST_SENTENCE = 600
const MOST_SENTENCES = 120

/** Reads turns by rules, without a model: pure, deterministic, about a millisecond a turn. Of roles other than the user's, those of `trust`. */
export function createRulesExtractor(): Extractor {
  const views = new HeldViews()
  return {
    name: 'rules',
    extract(turns, context) {
      const proposals: Proposal[] = []
      turns.forEach((turn, index) => {
        const before = [...context.earlier, ...turns.slice(0, index)]
        proposals.push(...readTurn(turn, index, before, context, stillHeld(context, proposals), views))
      })
      return proposals
    },
  }
}

/** What is held without what earlier turns of the same call close or forget. */
function stillHeld(context: ExtractionContext, proposals: readonly Proposal[]): ExtractionContext['held'] {
  const gone = new Set(proposals.flatMap((proposal) => (proposal.op === 'forget' ? proposal.ids : proposal.op === 'remember' ? proposal.replaces : [])))
  return gone.size === 0 ? context.held : context.held.filter((memory) => !gone.has(memory.id))
}

function readTurn(
  turn: Turn,
  index: number,
  before: readonly Turn[],
  context: ExtractionContext,
  memories: readonly Memory[],
  views: HeldViews,
): readonly Proposal[] {
  const nothing = (reason: ReasonCode): readonly Proposal[] => [{ op: 'nothing', turn: index, reason }]
  if (!isRead(turn, context.trust)) return nothing('untrusted')
  const own = blankBlocks(turn.text)
  if (own.replaceAll(BLANK, '').trim() === '') return nothing(turn.text.trim() === '' ? 'nothing' : 'recalled')
  const text = blankMaterial(blankQuotes(own))
  const language = detectLanguage(text.replaceAll(BLANK, ' '), lastLanguage(before))
  // In a role that is not the user's, "I" is somebody else, and nobody else may ask to forget.
  const foreign = turn.role !== 'user'
  const sentences = toSentences(text, language)
    .filter((sentence) => sentence.text.length <= LONGEST_SENTENCE && !(foreign && signalsFor(language).first.test(fold(sentence.text))))
    .slice(0, MOST_SENTENCES)
  const at = turn.at ?? context.now
  const held = views.of(memories, language)

  const requests = sentences.filter((sentence) => !foreign && !sentence.text.includes(BLANK + BLANK) && asksToForget(sentence, language) !== 'no')
  const clear = requests.some((sentence) => asksToForget(sentence, language) === 'clear')
  const target =
    requests.length === 0 ? [] : resolveForget(requests, without(sentences, requests), saidBefore(before, sentences, requests), held, language, !clear)
  const forgetting = clear || target.length > 0 ? requests : []
  if (forgetting.length === 0 && isFiction(text, language)) return nothing('fiction')
  const passage: Passage = {
    text,
    sentences,
    language,
    at,
    asked: foreign ? null : whatWasAsked(before.at(-1), language),
    previous: before.at(-1)?.text ?? '',
    names: namesIn(held),
    topics: topicsIn(held, language),
  }
  const statements: Statement[] = []
  const reasons: ReasonCode[] = []
  // What leads up to a request to forget belongs to it; what follows may state something new.
  const from = forgetting.length === 0 ? 0 : sentences.findLastIndex((sentence) => forgetting.includes(sentence)) + 1
  sentences.forEach((_, place) => {
    if (place < from) return
    for (const reading of readSentence(passage, place)) {
      if (reading.ok) statements.push(reading.statement)
      else reasons.push(reading.reason)
    }
  })

  const proposals: Proposal[] = []
  let open = held
  for (const { statement, match } of settle(statements.slice(0, MOST_A_TURN), held)) {
    const proposal = propose(statement, match, held, index, turn.text)
    proposals.push(foreign && proposal.op === 'remember' ? { ...proposal, explicit: false } : proposal)
    open = open.filter((view) => !match.replaces.includes(view))
  }
  if (forgetting.length === 0) return proposals.length > 0 ? proposals : nothing(reasons[0] ?? 'nothing')
  // "Scrap that, it's at 14:20": a correction, not a wish to forget.
  if (proposals.some((proposal) => proposal.op === 'remember' && proposal.replaces.length > 0)) return proposals
  const quote = turn.text.slice(forgetting[0]?.start ?? 0, forgetting.at(-1)?.end ?? 0)
  return [{ op: 'forget', turn: index, ids: target, quote }, ...proposals]
}

function isRead({ role, origin = 'user' }: Turn, trust: ExtractionContext['trust'] = ['user']): boolean {
  return trust.includes(role) && (role !== 'user' || origin === 'user' || origin === 'import' || origin === 'app')
}

function without(sentences: readonly Span[], taken: readonly Span[]): readonly Span[] {
  return sentences.filter((sentence) => !taken.includes(sentence))
}

/** What the user said before a request to forget, newest last: in earlier turns, and in this one up to it. */
function saidBefore(before: readonly Turn[], sentences: readonly Span[], requests: readonly Span[]): readonly string[] {
  const last = requests.at(-1)?.start ?? 0
  const here = without(sentences, requests).filter((sentence) => sentence.start < last)
  return [...before.filter((turn) => turn.role === 'user').map((turn) => turn.text), ...here.map((sentence) => sentence.text)]
}

interface Settled {
  readonly statement: Statement
  readonly match: Match
}

/**
 * Sets statements against what is held, in order. One that only says that something is over hands what it closes to the
 * next: "I've stopped running. It's the rowing machine from here on."
 */
function settle(statements: readonly Statement[], held: readonly HeldView[]): readonly Settled[] {
  const settled: Settled[] = []
  const claims = new Map<HeldView, number>()
  let open = held
  let ended: HeldView | null = null
  statements.forEach((statement, i) => {
    let match = matchHeld(statement, open)
    if (statement.ending && i < statements.length - 1) {
      const over: HeldView | undefined = match.replaces[0] ?? match.same ?? undefined
      if (over !== undefined) {
        ended = over
        return
      }
    }
    // Two statements about one held memory: the later one is the news, the one before only led up to it.
    const wanted = (open === held ? match : matchHeld(statement, held)).replaces[0]
    const earlier = wanted === undefined ? undefined : claims.get(wanted)
    if (wanted !== undefined && earlier !== undefined && (statement.change?.next != null || statement.value !== null)) {
      settled.splice(earlier, 1)
      match = { replaces: [wanted], same: null }
    }
    const full: Match = ended !== null && match.same === null && match.replaces.length === 0 ? { replaces: [ended], same: null } : match
    ended = null
    if (statement.tentative && full.replaces.length === 0 && full.same === null) return
    for (const view of full.replaces) claims.set(view, settled.length)
    settled.push({ statement, match: full })
    if (full.replaces.length > 0 || full.same !== null) open = open.filter((view) => !full.replaces.includes(view) && view !== full.same)
  })
  return settled
}

/** What held memories are about, by their keys. */
const topicsIn = onceByLanguage((held: readonly HeldView[], language): ReadonlySet<string> => {
  const topics = new Set<string>()
  for (const view of held) for (const stem of topicOf(view, language)) topics.add(stem)
  return topics
})

const topicOf = onceByLanguage((view: HeldView, language): readonly string[] => {
  const last = (view.memory.key ?? '').split('.').at(-1) ?? ''
  return contentStems(last.replace(/[_-]+/g, ' '), language)
})

/** Names that held memories call people and animals by. */
const namesIn = once((held: readonly HeldView[]): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const view of held) if (view.features.relations.size > 0 || view.features.keys.has('pets.pet')) for (const name of view.features.names) names.add(name)
  return names
})

/** Blanks out blocks of Locket's own, so that what was recalled is never learnt again. Offsets stay. */
function blankBlocks(text: string): string {
  return stripBlocks(text) === text ? text : text.replace(/<memories note="[^"]{0,200}">[\s\S]*?<\/memories>/g, (found) => BLANK.repeat(found.length))
}

/** Blanks out the text that an order to work on something carries: "Proofread: …", "Continue: …". Offsets stay. */
function blankMaterial(text: string): string {
  const match = /^([^\n]{0,300}?)[:：](?=\s|$)/.exec(text)
  if (match === null) return text
  const head = text.slice(0, match[0].length)
  const start = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? ')) + 1
  const order = fold(head.slice(start).trim())
  const signals = signalsFor(detectLanguage(text))
  const thisOne = /\b(?:this|these|the following|below)\b/.test(order)
  if (!thisOne && (signals.remember.test(`${order} `) || signals.standing.test(order) || signals.manner.test(order))) return text
  const works =
    signals.imperative.test(order.replace(/:$/, '')) ||
    signals.question.test(order) ||
    /\b(?:check|translate|proofread|this (?:email|message|text|post|review|sentence|paragraph))\b/.test(order)
  return works ? head + text.slice(head.length).replace(/[^\n]/g, BLANK) : text
}

function lastLanguage(before: readonly Turn[]): string {
  const last = before.filter((turn) => turn.role === 'user').at(-1)
  return last === undefined ? 'en' : detectLanguage(last.text)
}

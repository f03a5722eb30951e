import type { ReasonCode } from '../core/decision.ts'
import type { Turn } from '../core/memory.ts'
import { stripBlocks } from '../core/prompt-block.ts'
import { type Asked, whatWasAsked } from './answers.ts'
import type { ExtractionContext, Extractor, Proposal } from './extractor.ts'
import { asksToForget, resolveForget } from './forget.ts'
import { gate, isFiction } from './gate.ts'
import { type HeldView, HeldViews } from './held.ts'
import { detectLanguage } from './language.ts'
import { matchHeld } from './match.ts'
import { presuppositions } from './presuppositions.ts'
import { propose } from './propose.ts'
import { blankQuotes, BLANK, isQuestion, type Span, toClauses, toSentences } from './sentences.ts'
import { signalsFor } from './signals.ts'
import { readClause, type Reading, type Statement } from './statements.ts'
import { subjectOf } from './subjects.ts'
import { fold, toWords } from './words.ts'

/** Most memories that one turn may give: a person does not state more about themselves at once. */
const MOST_A_TURN = 8

/** Reads turns by rules, without a model: pure, deterministic, about a millisecond a turn. */
export function createRulesExtractor(): Extractor {
  const views = new HeldViews()
  return {
    name: 'rules',
    extract(turns, context) {
      const proposals: Proposal[] = []
      turns.forEach((turn, index) => {
        const before = [...context.earlier, ...turns.slice(0, index)]
        proposals.push(...readTurn(turn, index, before, context, views.of(stillHeld(context, proposals))))
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

function readTurn(turn: Turn, index: number, before: readonly Turn[], context: ExtractionContext, held: readonly HeldView[]): readonly Proposal[] {
  const nothing = (reason: ReasonCode): readonly Proposal[] => [{ op: 'nothing', turn: index, reason }]
  if (turn.role !== 'user' || (turn.origin !== undefined && turn.origin !== 'user' && turn.origin !== 'import' && turn.origin !== 'app'))
    return nothing('untrusted')
  const own = blankBlocks(turn.text)
  if (own.replaceAll(BLANK, '').trim() === '') return nothing(turn.text.trim() === '' ? 'nothing' : 'recalled')
  const text = blankMaterial(blankQuotes(own))
  const language = detectLanguage(text.replaceAll(BLANK, ' '), lastLanguage(before))
  const sentences = toSentences(text, language)
  const at = turn.at ?? context.now

  const forgetting = sentences.filter((sentence) => asksToForget(sentence, language) && !text.slice(sentence.start, sentence.end).includes(BLANK + BLANK))
  const statements: Statement[] = []
  const reasons: ReasonCode[] = []
  if (isFiction(text, language) && forgetting.length === 0) return nothing('fiction')
  const asked = whatWasAsked(before.at(-1), language)
  sentences.forEach((sentence, place) => {
    if (forgetting.includes(sentence)) return
    const readings = readSentence(sentence, { sentences, place, language, at, asked: place === 0 ? asked : null, before, question: asked })
    for (const reading of readings)
      if (reading.ok) statements.push(reading.statement)
      else reasons.push(reading.reason)
  })

  const proposals: Proposal[] = []
  let open = held
  for (const statement of statements.slice(0, MOST_A_TURN)) {
    const match = matchHeld(statement, open)
    proposals.push(propose(statement, match, held, index, turn.text))
    open = open.filter((view) => !match.replaces.includes(view) && view !== match.same)
  }
  if (forgetting.length > 0 && !proposals.some((proposal) => proposal.op === 'remember' && proposal.replaces.length > 0)) {
    const said = [
      ...before.filter((other) => other.role === 'user').map((other) => other.text),
      ...sentences.filter((sentence) => !forgetting.includes(sentence)).map((sentence) => sentence.text),
    ]
    const ids = resolveForget(forgetting, said, held, language)
    const quote = turn.text.slice(forgetting[0]?.start ?? 0, forgetting.at(-1)?.end ?? 0)
    // What was said around a request to forget belongs to it.
    return [{ op: 'forget', turn: index, ids, quote }]
  }
  return proposals.length > 0 ? proposals : nothing(reasons[0] ?? 'nothing')
}

interface Place {
  readonly sentences: readonly Span[]
  readonly place: number
  readonly language: string
  readonly at: string
  readonly asked: Asked | null
  readonly before: readonly Turn[]
  readonly question: Asked | null
}

function readSentence(sentence: Span, place: Place): readonly Reading[] {
  const { language, at } = place
  const signals = signalsFor(language)
  const remember = signals.remember.exec(fold(sentence.text))
  if (remember !== null && !/[?？]\s*$/.test(sentence.text) && !signals.question.test(fold(sentence.text.slice(remember[0].length)))) {
    const payload: Span = { text: sentence.text.slice(remember[0].length), start: sentence.start + remember[0].length, end: sentence.end }
    if (payload.text.trim() !== '') return readExplicit(payload, place)
  }
  const decided = gate(sentence, language)
  if (decided.pass === 'no') return [{ ok: false, reason: decided.reason }]
  if (decided.pass === 'rule') return [readClause(sentence, { language, at, explicit: false, rule: true, bonus: 1 })]
  if (decided.pass === 'presupposed') {
    const readings = presuppositions(sentence, language).map((span) => readClause(span, { language, at, explicit: false, rule: false, bonus: 0.7 }))
    const good = readings.filter((reading) => reading.ok)
    return good.length > 0 ? good : [{ ok: false, reason: isQuestion(sentence, language) ? 'question' : 'task' }]
  }
  const answer = place.asked === null ? null : readAnswer(sentence, place.asked, place)
  if (answer !== null) return [answer]
  return readStatements(sentence, place)
}

function readExplicit(payload: Span, place: Place): readonly Reading[] {
  const { language, at } = place
  const decided = gate(payload, language)
  if (decided.pass === 'no' && ['secret', 'hypothetical', 'quote', 'uncertain', 'joke'].includes(decided.reason)) return [{ ok: false, reason: decided.reason }]
  return [readClause(payload, { language, at, explicit: true, rule: decided.pass === 'rule', bonus: 2 })]
}

function readStatements(sentence: Span, place: Place): readonly Reading[] {
  const { language, at } = place
  const readings = toClauses(sentence, language).map((clause) => {
    const whole = withAntecedent(clause, place)
    const decided = gate(clause, language)
    if (decided.pass === 'no') return { ok: false as const, reason: decided.reason }
    return readClause(whole, { language, at, explicit: false, rule: decided.pass === 'rule', bonus: whole === clause ? 0 : 0.5 })
  })
  if (readings.some((reading) => reading.ok)) return readings.filter((reading) => reading.ok)
  // Clauses too weak on their own may be enough together.
  const blocked = readings.find((reading) => !reading.ok && reading.reason !== 'nothing')
  return blocked !== undefined ? [blocked] : [readClause(withAntecedent(sentence, place), { language, at, explicit: false, rule: false, bonus: 0 })]
}

/** "He runs a school" needs whom the sentence before spoke of. */
function withAntecedent(clause: Span, place: Place): Span {
  if (!/^(?:he|she|they|it|er|sie|él|ella|elle|il)(?:['’](?:s|re|ll|d))?\s/i.test(clause.text)) return clause
  const previous = place.sentences[place.place - 1]
  if (previous === undefined || isQuestion(previous, place.language) || subjectOf(previous.text) === null) return clause
  const first = place.sentences[0]?.start ?? 0
  return { text: clause.text, start: Math.max(first, clause.start), end: clause.end }
}

/** A short answer to a question about the person: "What's your shoe size?" "42". */
function readAnswer(sentence: Span, asked: Asked, place: Place): Reading | null {
  const words = toWords(sentence.text)
  const signals = signalsFor(place.language)
  if (words.length === 0 || words.length > 9 || signals.small.test(fold(sentence.text))) return null
  if (/\b(?:i|we|my|ich|wir|mein|yo|mi)\b/i.test(sentence.text) && signals.stative.test(fold(sentence.text))) return null
  if (/^(?:no|nope|none|nothing|nein|keine?|nada|ninguno)\b/i.test(sentence.text)) return null
  const lead = asked.label === '' ? '' : `${asked.label.charAt(0).toUpperCase()}${asked.label.slice(1)}: `
  const reading = readClause(
    { ...sentence, text: `${lead}${sentence.text}` },
    { language: place.language, at: place.at, explicit: false, rule: false, bonus: 2 },
  )
  return reading.ok
    ? { ok: true, statement: { ...reading.statement, value: asked.label === '' ? reading.statement.value : answerValue(sentence.text) } }
    : reading
}

function answerValue(text: string): string {
  return text
    .replace(/^(?:it's|it is|just|only|that's|mine is|i'm|es ist|nur|es|solo)\s+/i, '')
    .replace(/,.*$/, '')
    .replace(/[.!]+$/, '')
}

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
  if (signals.remember.test(`${order} `) || signals.standing.test(order)) return text
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

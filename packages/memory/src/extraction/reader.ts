import type { ReasonCode } from '../core/decision.ts'
import type { Asked } from './answers.ts'
import { gate, tellsSecret } from './gate.ts'
import type { Intent } from './intent.ts'
import { presuppositions } from './presuppositions.ts'
import { BLANK, isQuestion, type Span, toClauses } from './sentences.ts'
import { signalsFor } from './signals.ts'
import { readClause, type Reading, type ReadOptions, type Statement } from './statements.ts'
import { relationsIn, subjectOf } from './subjects.ts'
import { fold, toWords } from './words.ts'

/** A turn on its way through the reader. */
export interface Passage {
  /** The turn with quotes, code and material blanked out. */
  readonly text: string
  readonly sentences: readonly Span[]
  /** What each sentence is for; `null` in a language that the classifier was not trained on. */
  readonly intents: readonly (Intent | null)[]
  readonly language: string
  readonly at: string
  /** What the assistant asked just before. */
  readonly asked: Asked | null
  /** The turn before, whoever said it. */
  readonly previous: string
  /** Names of people and animals in what is held. */
  readonly names: ReadonlySet<string>
  /** Stems of the keys of what is held. */
  readonly topics: ReadonlySet<string>
}

/** What stands before the question in its sentence: "Uncle Ed turns 70 on 9 May, what do you give …". */
const LEADING =
  /^(?!(?:and |so |but )?(?:if|when|suppose|supposing|in case|should|unless|whenever|imagine)\b)([^?]{8,200}?),? (?:so |and |but )?(?=(?:what|how|which|where|when|why|who|can|could|should|shall|is there|are there|do i|help|any)\b)/iu
/** A clause under this is too weak to stand beside another of its sentence: it is joined to it. */
const ALONE = 2.5
/** Uses a pronoun for what a question before it named: "I take it to choir", "Picked it up today". */
const POINTS_BACK =
  /^(?:(?:just|finally) )?(?:(?:first|second) (?:week|day|month)\b.*\b(?:it|there|them)\b|(?:i|we) (?:[\p{L}]+ )?[\p{L}]+ (?:it|one|them|ours|mine)\b|(?:picked|got|bought|installed|adopted|inherited|leased|ordered|joined) (?:it|one|them|her|him)\b)/iu
const PRONOUN = /^(?:and |but |so )?(?:he|she|they|it|its|his|her|their|er|sie|es|él|ella|elle|il|já|ya)(?:['’](?:s|re|ll|d))?\s/i

/** From this share on, a sentence is worth keeping; where its forms alone speak for it, from the lower one. */
const KEPT = 0.55
const DOUBTFUL = 0.3
/** Over this share, a sentence may well ask for something to be forgotten: it is not taken for a statement. */
const ASKS = 0.3

/** Reads the sentence at `place`: what it states, or why nothing. The classifier says whether, the forms of the language say what. */
export function readSentence(passage: Passage, place: number): readonly Reading[] {
  const readings = readForms(passage, place)
  const sentence = passage.sentences[place]
  const intent = passage.intents[place] ?? null
  if (sentence === undefined || intent === null || (place === 0 && passage.asked !== null)) return readings
  const kept = intent.state + intent.rule
  const found = readings.flatMap((reading) => (reading.ok ? [reading.statement] : []))
  // Asked for, or nothing but "the … of the … is …": nothing to doubt.
  if (found.some(({ explicit, attribute }) => explicit || attribute !== null)) return readings
  if (kept < DOUBTFUL || intent.forget > ASKS) return [{ ok: false, reason: reasonOf(readings) ?? 'nothing' }]
  // Of what is only supposed, the classifier makes nothing more.
  if (isSupposed(sentence, passage.language)) return readings
  if (found.length > 0) return found.map((statement) => ({ ok: true, statement: { ...statement, tentative: kept < KEPT && statement.tentative } }))
  if (isClosed(sentence, readings, passage.language)) return readings
  const whole = readClause(sentence, optionsFor(passage, place, { rule: intent.rule > intent.state, bonus: WHOLE }))
  return whole.ok ? [{ ok: true, statement: { ...whole.statement, tentative: kept < KEPT } }] : readings
}

/** Enough for a clause to be read whatever speaks for it. */
const WHOLE = 9

function reasonOf(readings: readonly Reading[]): ReasonCode | null {
  const closed = readings.find((reading) => !reading.ok)
  return closed?.ok === false ? closed.reason : null
}

/** Whatever else it says: a secret is in it, it is small talk or only supposed, most of it is not the speaker's own, or it asks and names nothing of theirs. */
function isClosed(sentence: Span, readings: readonly Reading[], language: string): boolean {
  return (
    sentence.text.includes(BLANK + BLANK) ||
    readings.some((reading) => !reading.ok && CLOSED.has(reading.reason)) ||
    (isQuestion(sentence, language) && !OWN.test(fold(sentence.text)))
  )
}

/** "If we moved to MySQL, would our migrations still work?" */
function isSupposed(sentence: Span, language: string): boolean {
  const text = fold(sentence.text)
  return signalsFor(language).hypothetical.test(text) || (isQuestion(sentence, language) && SUPPOSES.test(text))
}

const SUPPOSES =
  /^(?:and |but |so |ok |hey )*(?:if|suppose|supposing|imagine|say|what if|in case|wenn|falls|angenommen|was wäre wenn|si|y si|supon\w*|imagina)(?!\p{L})/u

const CLOSED: ReadonlySet<ReasonCode> = new Set(['secret', 'small-talk', 'hypothetical'])

/** "How do I …?" tells nothing of who asks; "… with my pacemaker?" does. */
const OWN =
  /(?:^|[^\p{L}])(?:my|mine|our|ours|i'm|im|i am|i've|ive|i have|we're|we've|we have|me being|as an?|who has|for someone who|meine?[mnrs]?|unsere?[mnrs]?|ich bin|ich habe|als|mis?|m[ií]os?|m[ií]as?|nuestr[oa]s?|soy|tengo|tenemos|como)(?!\p{L})/u

/** What the forms of the language tell: rules, questions and what they take for granted, answers, statements clause by clause. */
function readForms(passage: Passage, place: number): readonly Reading[] {
  const sentence = passage.sentences[place]
  if (sentence === undefined) return []
  const { language } = passage
  const signals = signalsFor(language)
  const folded = fold(sentence.text)
  const remember = signals.remember.exec(folded)
  if (remember !== null && !/[?？]\s*$/.test(sentence.text)) {
    const payload = sub(sentence, remember[0].length)
    if (payload.text.trim() !== '' && !signals.question.test(fold(payload.text))) return readExplicit(payload, passage, place)
  }
  if (isTail(passage, place)) return []
  const decided = gate(sentence, language)
  if (decided.pass !== 'rule' && decided.pass !== 'no' && signals.imperative.test(folded) && !isQuestion(sentence, language) && isTail(passage, place + 1)) {
    return [readClause(withTail(sentence, passage, place), optionsFor(passage, place, { rule: true, bonus: 1 }))]
  }
  if (decided.pass === 'no') return decided.reason === 'secret' ? besideSecret(sentence, passage, place) : [{ ok: false, reason: decided.reason }]
  if (decided.pass === 'rule') return [readClause(withTail(sentence, passage, place), optionsFor(passage, place, { rule: true, bonus: 1 }))]
  if (decided.pass === 'presupposed') {
    const taken = readPresupposed(sentence, passage, place)
    // "Actually, make it a small one": an order that may correct something held.
    if (taken.some((reading) => reading.ok) || isQuestion(sentence, language) || !signals.correction.test(folded)) return taken
    return [readClause(sentence, optionsFor(passage, place, { tentative: true }))]
  }
  const answer = place === 0 && passage.asked !== null ? readAnswer(sentence, passage.asked, passage) : null
  return answer !== null ? [answer] : readStatements(sentence, passage, place)
}

function readExplicit(payload: Span, passage: Passage, place: number): readonly Reading[] {
  const decided = gate(payload, passage.language)
  if (decided.pass === 'no' && ['secret', 'hypothetical', 'quote', 'uncertain', 'joke'].includes(decided.reason)) return [{ ok: false, reason: decided.reason }]
  return [readClause(payload, optionsFor(passage, place, { explicit: true, rule: decided.pass === 'rule', bonus: 2 }))]
}

/** What stands beside a secret may still be worth keeping: "…, and from here on bill everything to Acme". */
function besideSecret(sentence: Span, passage: Passage, place: number): readonly Reading[] {
  const secret: Reading = { ok: false, reason: 'secret' }
  const match = /,\s+(?:and|but|und|y|also)\s+|;\s+/.exec(sentence.text)
  if (match === null) return [secret]
  const rest = sub(sentence, match.index + match[0].length)
  if (tellsSecret(rest.text)) return [secret]
  const decided = gate(rest, passage.language)
  if (decided.pass !== 'rule' && decided.pass !== 'statement') return [secret]
  const reading = readClause(rest, optionsFor(passage, place, { rule: decided.pass === 'rule', bonus: 0 }))
  return reading.ok ? [reading] : [secret]
}

function readPresupposed(sentence: Span, passage: Passage, place: number): readonly Reading[] {
  const readings = presuppositions(sentence, passage.language).map((span) =>
    readClause(span, optionsFor(passage, place, { bonus: /^(?:as|being|als|(?:me|i), (?:the|an?))\b/i.test(span.text) ? 1.2 : 0.7 })),
  )
  const lead = LEADING.exec(sentence.text)?.[1]
  if (lead !== undefined) {
    const span: Span = { text: lead, start: sentence.start, end: sentence.start + lead.length }
    if (gate(span, passage.language).pass === 'statement') readings.unshift(readClause(span, optionsFor(passage, place, {})))
  }
  const good = readings.filter(
    (reading, i) =>
      reading.ok &&
      !readings.slice(0, i).some((other) => other.ok && other.statement.start <= reading.statement.start && other.statement.end >= reading.statement.end),
  )
  return good.length > 0 ? good : [{ ok: false, reason: isQuestion(sentence, passage.language) ? 'question' : 'task' }]
}

function readStatements(sentence: Span, passage: Passage, place: number): readonly Reading[] {
  const found: Statement[] = []
  let blocked: ReasonCode | null = null
  for (const clause of toClauses(sentence, passage.language)) {
    const decided = gate(clause, passage.language)
    const last = found.at(-1)
    if (decided.pass === 'presupposed' && last !== undefined && !isQuestion(clause, passage.language)) {
      // "I've moved to Berlin, so use Berlin time": the order follows from the statement.
      const together: Span = { text: passage.text.slice(last.start, clause.end), start: last.start, end: clause.end }
      const reread = readClause(together, optionsFor(passage, place, {}))
      found[found.length - 1] = reread.ok ? reread.statement : joined(last, clause, passage)
      continue
    }
    if (decided.pass === 'no' || decided.pass === 'presupposed') {
      blocked ??= decided.pass === 'no' ? decided.reason : 'task'
      continue
    }
    const whole = withAntecedent(withSubject(clause, sentence, passage.language), passage, place)
    const rule = decided.pass === 'rule'
    const carried = whole.text.length > clause.text.length
    const reading = readClause(whole, optionsFor(passage, place, { rule, carried, bonus: (carried ? 0.5 : 0) + (rule ? 1 : 0) }))
    const before = found.at(-1)
    if (!reading.ok) {
      if (before !== undefined && !rule && clause.text.split(' ').length > 2) found[found.length - 1] = joined(before, clause, passage)
      continue
    }
    // What stands before "so" is why, not what.
    const follows = /\b(?:so|así que|de modo que)\s+$/i.test(passage.text.slice(Math.max(0, clause.start - 14), clause.start))
    const news = reading.statement.keyWeight > (before?.keyWeight ?? 0)
    if (follows && before !== undefined && before.evidence >= 3 && reading.statement.canonical !== null && reading.statement.canonical !== before.canonical)
      found.push(reading.statement)
    else if (follows && news && before !== undefined && before.evidence < 3 && !reading.statement.tentative) found[found.length - 1] = reading.statement
    else if (before?.tentative === true && !reading.statement.tentative) found[found.length - 1] = reading.statement
    else if (
      before !== undefined &&
      !rule &&
      (reading.statement.evidence < ALONE || reading.statement.tentative) &&
      !carried &&
      reading.statement.change === null
    )
      found[found.length - 1] = joined(before, reading.statement, passage)
    else found.push(reading.statement)
  }
  if (found.length > 0) return found.map((statement): Reading => ({ ok: true, statement }))
  // Clauses too weak on their own may be enough together.
  return blocked !== null ? [{ ok: false, reason: blocked }] : [readClause(withAntecedent(sentence, passage, place), optionsFor(passage, place, {}))]
}

function joined(before: Statement, after: Pick<Span, 'end'>, passage: Passage): Statement {
  return { ...before, text: passage.text.slice(before.start, after.end), end: after.end }
}

/** "He runs a school" needs whom the sentence before spoke of; "It's my train home" which one. */
function withAntecedent(clause: Span, passage: Passage, place: number): Span {
  const previous = passage.sentences[place - 1]
  if (previous === undefined || clause.start < previous.end) return clause
  if (!PRONOUN.test(clause.text) && !POINTS_BACK.test(clause.text)) return clause
  if (signalsFor(passage.language).correction.test(fold(clause.text))) return clause
  const points =
    subjectOf(previous.text) !== null ||
    (isQuestion(previous, passage.language) && (/^(?:it['’]?s|they['’]?re|it is|já|ya)(?![\p{L}])/iu.test(clause.text) || POINTS_BACK.test(clause.text))) ||
    relationsIn(previous.text).size > 0 ||
    (!isQuestion(previous, passage.language) && /^(?:he|she)\b/i.test(clause.text) && /\b\p{Lu}\p{Ll}+/u.test(previous.text.slice(1)))
  if (!points || gate(previous, passage.language).pass === 'no') return clause
  return { text: passage.text.slice(previous.start, clause.end), start: previous.start, end: clause.end }
}

/** "Ich heiße Ana, wohne in Graz": the subject of the first clause is the subject of the second. */
function withSubject(clause: Span, sentence: Span, language: string): Span {
  if (clause.start === sentence.start || (language !== 'de' && language !== 'en')) return clause
  const subject = /^(Ich|Wir|I|We)\b/.exec(sentence.text)?.[1]
  return subject !== undefined && (language === 'en' ? /^(?:live|work|speak) /u : /^\p{Ll}+e\s/u).test(clause.text)
    ? { ...clause, text: `${subject} ${clause.text}` }
    : clause
}

/** "Make it one paragraph. Every time.": the second sentence belongs to the rule. */
function withTail(sentence: Span, passage: Passage, place: number): Span {
  const next = passage.sentences[place + 1]
  if (next === undefined || !isTail(passage, place + 1)) return sentence
  return { text: passage.text.slice(sentence.start, next.end), start: sentence.start, end: next.end }
}

/** A few words that only make what came before a standing rule. */
function isTail(passage: Passage, place: number): boolean {
  const sentence = passage.sentences[place]
  const before = passage.sentences[place - 1]
  if (sentence === undefined || before === undefined || toWords(sentence.text).length > 6) return false
  const signals = signalsFor(passage.language)
  const folded = fold(sentence.text)
  if (!signals.standing.test(folded) || signals.first.test(folded)) return false
  return signals.imperative.test(fold(before.text)) || signals.standing.test(fold(before.text))
}

/** A short answer to a question about the person: "What's your shoe size?" "42". */
function readAnswer(sentence: Span, asked: Asked, passage: Passage): Reading | null {
  const words = toWords(sentence.text)
  const signals = signalsFor(passage.language)
  if (words.length === 0 || words.length > 9 || PRONOUN.test(sentence.text) || sentence.text.includes(BLANK) || signals.small.test(fold(sentence.text)))
    return null
  if (signals.first.test(fold(sentence.text)) && signals.stative.test(fold(sentence.text))) return null
  if (/^(?:no|nope|none|nothing|neither|nein|keine?|nada|ninguno)\b/i.test(sentence.text)) return null
  const lead = asked.label === '' ? '' : `${asked.label.charAt(0).toUpperCase()}${asked.label.slice(1)}: `
  const reading = readClause({ ...sentence, text: `${lead}${sentence.text}` }, optionsFor(passage, 0, { bonus: asked.sure ? 2 : 0.8 }))
  if (!reading.ok) return reading
  return asked.label === '' ? reading : { ok: true, statement: { ...reading.statement, value: answerValue(sentence.text) } }
}

function answerValue(text: string): string {
  return text
    .replace(/^(?:it's|it is|just|only|that's|mine is|i'm|es ist|nur|es|solo)\s+/i, '')
    .replace(/,.*$/, '')
    .replace(/[.!]+$/, '')
}

function optionsFor(passage: Passage, place: number, rest: Partial<Pick<ReadOptions, 'explicit' | 'rule' | 'bonus' | 'carried' | 'tentative'>>): ReadOptions {
  return {
    language: passage.language,
    at: passage.at,
    explicit: rest.explicit ?? false,
    rule: rest.rule ?? false,
    bonus: rest.bonus ?? 0,
    names: passage.names,
    topics: passage.topics,
    carried: rest.carried,
    // A clause that took the sentence before in leans on the one before that.
    context: passage.sentences[rest.carried === true ? place - 2 : place - 1]?.text ?? passage.previous,
    tentative: rest.tentative,
    scope: passage.sentences[place]?.text ?? '',
    upTo: passage.text.slice(0, passage.sentences[place]?.end ?? 0),
  }
}

function sub(span: Span, from: number): Span {
  const raw = span.text.slice(from)
  const start = span.start + from + (raw.length - raw.trimStart().length)
  return { text: raw.trim(), start, end: start + raw.trim().length }
}

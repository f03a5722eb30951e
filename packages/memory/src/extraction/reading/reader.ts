import type { ReasonCode } from '../../core/decision.ts'
import type { Asked } from './answers.ts'
import { asksToForget } from '../forgetting/asks-to-forget.ts'
import { readChange, readOver } from './change.ts'
import { gate, tellsSecret } from './gate.ts'
import type { Intent } from './intent.ts'
import { beforeQuote, beforeSecret, leadOf, tailOf } from './leads.ts'
import { isLikely, remarkOn, startsWithPronoun, withAntecedent } from './leaning.ts'
import { isFree, isProfile, ownSigns } from './own-signs.ts'
import { withNewcomer } from './newcomer.ts'
import { asksPolitely } from './polite.ts'
import { isPlay } from './play.ts'
import { presuppositions } from './presuppositions.ts'
import { isRemark } from './remarks.ts'
import { BLANK, isQuestion, type Span, toClauses } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { isThin, readClause, type Reading, type ReadOptions, type Statement, WHOLE } from './statements.ts'
import { fold, toWords } from '../language/words.ts'

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
  /^(?!(?:and |so |but )?(?:if|when|suppose|supposing|in case|should|unless|whenever|imagine)\b)([^?]{8,200}?),? (?:so |and |but )?(?=(?:what|how|which|where|when|why|who|can|could|should|shall|is there|are there|do i|help|any)\b(?!['’]))/iu
/** A clause under this is too weak to stand beside another of its sentence: it is joined to it. */
const ALONE = 2.5
/** Where, beside a plan, a statement of its own may start. */
const BESIDE =
  /[,;:]\s+(?:and |but |so |since |because )?(?=(?:[Ii]|[Ii]['’](?:m|ve)|im|[Ww]e|[Ww]e['’](?:re|ve)|[Mm]y|[Oo]ur|[Ss]?[Hh]e|(?:[Ss]?[Hh]e)['’]s|the|\p{Lu}[\p{L}'’]+)\s)|\s+(?:since|because)\s+(?=(?:I|i|we|my|our)\s)|\s+[—–-]\s+/gu
/** From this share on, a sentence is worth keeping; where its forms alone speak for it, from the lower one. */
const KEPT = 0.55
const DOUBTFUL = 0.3
/** Over this share, a sentence may well ask for something to be forgotten: it is not taken for a statement. */
const ASKS = 0.3

/** Reads the sentence at `place`: what it states, or why nothing; with the question before it, where it only remarks on that. */
export function readSentence(passage: Passage, place: number): readonly Reading[] {
  const readings = readRemarked(passage, place)
  if (passage.language !== 'en' || passage.sentences.length === 1) return readings
  return readings.flatMap((reading): readonly Reading[] =>
    reading.ok ? withNewcomer(reading.statement, passage.sentences, place).map((statement) => ({ ok: true, statement })) : [reading],
  )
}

function readRemarked(passage: Passage, place: number): readonly Reading[] {
  const readings = withOwnSigns(readLed(passage, place), passage, place)
  const remark = remarkOn(passage, place)
  if (remark === null) return readings
  if (remark.foreign) return readings.some((reading) => reading.ok && !isThin(reading.statement)) ? readings : [{ ok: false, reason: 'question' }]
  const at = readings.findIndex((reading) => reading.ok && !reading.statement.explicit && reading.statement.kind !== 'rule')
  const reading = readings[at]
  const first = reading?.ok === true ? reading.statement : null
  if (first === null ? !remark.sure && !isLikely(passage, place, remark) : !remark.sure && !remark.leans && !isThin(first)) return readings
  const { start } = remark.span
  const end = first?.end ?? remark.span.end
  const whole = readClause({ text: passage.text.slice(start, end), start, end }, optionsFor(passage, place, { carried: true, bonus: WHOLE }))
  if (!whole.ok) return readings
  return first === null
    ? [whole]
    : readings.with(at, {
        ok: true,
        statement: {
          ...(remark.sure || remark.leans ? whole.statement : { ...first, text: whole.statement.text, start, end }),
          tentative: first.tentative && !remark.sure && !remark.own,
        },
      })
}

/** What the sentence owns up to in passing is kept also where nothing else of it is. */
function withOwnSigns(readings: readonly Reading[], passage: Passage, place: number): readonly Reading[] {
  const sentence = passage.sentences[place]
  if (sentence === undefined || passage.language !== 'en' || readings.some((reading) => !reading.ok && CLOSED.has(reading.reason))) return readings
  if (!readings.some((reading) => reading.ok && !reading.statement.tentative) && asksPolitely(sentence))
    return [readClause(sentence, optionsFor(passage, place, { rule: true, bonus: WHOLE }))]
  const told = readings.flatMap((reading) => (reading.ok && !reading.statement.tentative ? [reading.statement] : []))
  const owned = ownSigns(sentence, isProfile(passage.sentences))
    .filter((span) => !span.text.includes(BLANK) && !told.some(({ start, end }) => start < span.end && span.start < end))
    .filter((span) => isFree(span))
    .map((span) => readClause(span, optionsFor(passage, place, { bonus: WHOLE })))
    .filter((reading) => reading.ok)
  return owned.length === 0 ? readings : [...readings.filter((reading) => reading.ok && !reading.statement.tentative), ...owned]
}

/** A sentence that states something and then asks is read for what it states, where it says nothing as a whole. */
function readLed(passage: Passage, place: number): readonly Reading[] {
  const readings = readWeighed(passage, place)
  const sentence = passage.sentences[place]
  const intent = passage.intents[place] ?? null
  if (sentence === undefined || passage.language !== 'en' || intent === null || readings.some((reading) => reading.ok)) return readings
  const kept = intent.state + intent.rule
  const tail = kept < DOUBTFUL ? null : tailOf(sentence)
  const lead = kept < KEPT ? null : leadOf(sentence)
  for (const part of [lead, tail, kept < KEPT ? null : beforeQuote(sentence)]) {
    if (part === null || gate(part, 'en').pass !== 'statement') continue
    const led = readWeighed({ ...passage, sentences: passage.sentences.with(place, part) }, place)
    const first = led.find((reading) => reading.ok)
    if (first?.ok !== true) continue
    if (part !== tail) return led
    const whole = readClause(sentence, optionsFor(passage, place, { bonus: WHOLE }))
    if (whole.ok) return [{ ok: true, statement: { ...whole.statement, tentative: first.statement.tentative } }]
  }
  return readings
}

/** The classifier says whether, the forms of the language say what. */
function readWeighed(passage: Passage, place: number): readonly Reading[] {
  const readings = readForms(passage, place)
  const sentence = passage.sentences[place]
  const intent = passage.intents[place] ?? null
  if (sentence === undefined || intent === null || (place === 0 && passage.asked !== null)) return readings
  const kept = intent.state + intent.rule
  const found = readings.flatMap((reading) => (reading.ok ? [reading.statement] : []))
  // Asked for, or nothing but "the … of the … is …": nothing to doubt.
  if (found.some(({ explicit, attribute }) => explicit || attribute !== null)) return readings
  if (readings.some((reading) => !reading.ok && reading.sure === true)) return readings
  if (WIDER.test(passage.language) && found.some((statement) => isOwnHealth(statement) || (statement.corrected && !statement.tentative))) return readings
  // "The oat milk is over. I'm back to goat's milk": the one says that something has changed, the other to what.
  if ((kept < DOUBTFUL || found.length === 0) && intent.forget <= ASKS && isAfterOver(passage, place) && !isSupposed(sentence, passage.language)) {
    const news = (found.length > 0 ? found : readLead(passage, sentence, place)).filter(({ change }) => change?.next != null)
    if (news.length > 0) return news.map((statement) => ({ ok: true, statement: { ...statement, tentative: true } }))
  }
  const isTold = isPlainlyTold(sentence, passage.language, kept > intent.forget) || found.some(({ text }) => readOver(text) !== null)
  if (kept < DOUBTFUL || (intent.forget > ASKS && !isTold)) return [{ ok: false, reason: reasonOf(readings) ?? 'nothing' }]
  // Of what is only supposed, the classifier makes nothing more.
  if (isSupposed(sentence, passage.language)) return readings
  if (found.length > 0) return found.map((statement) => ({ ok: true, statement: { ...statement, tentative: kept < KEPT && statement.tentative } }))
  if (isClosed(sentence, readings, passage.language)) return readings
  // What is asked for once is no rule: "No emoji in that caption please".
  if (intent.rule > intent.state && signalsFor(passage.language).oneOff.test(fold(sentence.text))) return [{ ok: false, reason: 'task' }]
  const whole = readClause(sentence, optionsFor(passage, place, { rule: intent.rule > intent.state, bonus: WHOLE }))
  return whole.ok ? [{ ok: true, statement: { ...whole.statement, tentative: kept < KEPT } }] : readings
}

/** A sentence read whole, whatever speaks against it; `null` where it tells a secret, or most of it is not the speaker's own. */
export function readWhole(passage: Passage, place: number): Statement | null {
  const sentence = passage.sentences[place]
  if (sentence === undefined || sentence.text.includes(BLANK + BLANK) || tellsSecret(sentence.text)) return null
  const intent = passage.intents[place] ?? null
  const whole = readClause(sentence, optionsFor(passage, place, { rule: intent !== null && intent.rule > intent.state, bonus: WHOLE }))
  return whole.ok ? whole.statement : null
}

/** "… mit meinem Asthma", "… con mi marcapasos": whatever is asked, the speaker has it. */
function isOwnHealth({ text, canonical }: Statement): boolean {
  return OWN_HEALTH.test(text) && (canonical === null || canonical.startsWith('health.'))
}

const OWN_HEALTH = /^(?:mit|wegen|trotz|con|por|debido a|a pesar de) (?:mein|unser|mi )\p{L}*/iu

/** German and Spanish have wide forms of a request to forget: without one of them, what is told is told. */
function isPlainlyTold(sentence: Span, language: string, isLikelier: boolean): boolean {
  return isLikelier && WIDER.test(language) && asksToForget(sentence, language) === 'no'
}

/** Follows a sentence that only says that something is over, or was wrong. */
function isAfterOver(passage: Passage, place: number): boolean {
  const previous = passage.sentences[place - 1]
  if (previous === undefined || isQuestion(previous, passage.language)) return false
  const folded = fold(previous.text)
  return signalsFor(passage.language).ending.test(folded) || (passage.language === 'en' && isRemark(folded))
}

/** "Paragraphs are what I want", "it's varifocals for me, any tips?": the part before a question, read as what has changed. */
function readLead(passage: Passage, sentence: Span, place: number): readonly Statement[] {
  const text = /[?]\s*$/.test(sentence.text) ? (/^[^,;?]{4,80}(?=[,;] )/.exec(sentence.text)?.[0] ?? '') : sentence.text
  const signals = signalsFor(passage.language)
  if (text === '' || signals.imperative.test(fold(text)) || signals.question.test(fold(text)) || signals.joke.test(fold(text))) return []
  const reading = readClause({ text, start: sentence.start, end: sentence.start + text.length }, optionsFor(passage, place, { tentative: true, bonus: WHOLE }))
  return reading.ok ? [reading.statement] : []
}

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

/** "If my knees allowed it I'd do judo": not "if you could …, I'd be glad". */
const COUNTERFACTUAL = /\b(?:if (?!you|u\b|possible|need)|in a world where ).{2,60}\b(?:i|we)(?:'d| would)\b(?! (?:like|love|rather|prefer|want|appreciate))/

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
  if (COUNTERFACTUAL.test(folded)) return [{ ok: false, reason: 'hypothetical' }]
  const remember = signals.remember.exec(folded)
  if (remember !== null && !/[?？]\s*$/.test(sentence.text)) {
    const payload = sub(sentence, remember[0].length)
    // "Don't forget to add the VAT line": something to do, unless it is to be done from now on.
    if (language === 'en' && /^to (?!be\b)\p{L}/u.test(payload.text) && gate(sub(payload, 3), language).pass !== 'rule')
      return [{ ok: false, reason: 'task', sure: true }]
    if (payload.text.trim() !== '' && !signals.question.test(fold(payload.text))) return readExplicit(payload, passage, place)
  }
  if (isTail(passage, place)) return []
  if (goesOnJoking(passage, place)) return [{ ok: false, reason: 'joke', sure: true }]
  const decided = gate(sentence, language)
  if (decided.pass !== 'rule' && decided.pass !== 'no' && signals.imperative.test(folded) && !isQuestion(sentence, language) && isTail(passage, place + 1)) {
    return [readClause(withTail(sentence, passage, place), optionsFor(passage, place, { rule: true, bonus: 1 }))]
  }
  if (decided.pass === 'no') {
    if (decided.reason === 'secret') return besideSecret(sentence, passage, place)
    return decided.sure === true && decided.reason === 'uncertain'
      ? besidePlan(sentence, passage, place)
      : [{ ok: false, reason: decided.reason, sure: decided.sure }]
  }
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

/** "My new boss is the cat. She starts at 4am.": what is said of somebody who was only a joke. */
function goesOnJoking(passage: Passage, place: number): boolean {
  const sentence = passage.sentences[place]
  const before = passage.sentences[place - 1]
  if (sentence === undefined || before === undefined || !startsWithPronoun(sentence.text) || signalsFor(passage.language).first.test(fold(sentence.text)))
    return false
  return isPlay(fold(before.text), passage.language)
}

function readExplicit(payload: Span, passage: Passage, place: number): readonly Reading[] {
  const decided = gate(payload, passage.language)
  if (decided.pass === 'no' && ['secret', 'hypothetical', 'quote', 'uncertain', 'joke'].includes(decided.reason)) return [{ ok: false, reason: decided.reason }]
  return [readClause(payload, optionsFor(passage, place, { explicit: true, rule: decided.pass === 'rule', bonus: 2 }))]
}

/** What stands beside a secret may still be worth keeping: "…, and from here on bill everything to Acme". */
function besideSecret(sentence: Span, passage: Passage, place: number): readonly Reading[] {
  const secret: Reading = { ok: false, reason: 'secret' }
  const safe = beforeSecret(sentence)
    .map((span) => readClause(span, optionsFor(passage, place, {})))
    .filter((reading) => reading.ok && SHARED.test(reading.statement.canonical ?? ''))
  if (safe.length > 0) return safe
  const match = /,\s+(?:and|but|und|y|also)\s+|;\s+/.exec(sentence.text)
  if (match === null) return [secret]
  const rest = sub(sentence, match.index + match[0].length)
  if (tellsSecret(rest.text)) return [secret]
  const decided = gate(rest, passage.language)
  if (decided.pass !== 'rule' && decided.pass !== 'statement') return [secret]
  const reading = readClause(rest, optionsFor(passage, place, { rule: decided.pass === 'rule', bonus: 0 }))
  return reading.ok ? [reading] : [secret]
}

/** What people write on every form may stand beside a secret. */
const SHARED = /^(?:home\.|contact\.)/
/** Beside what is only thought of may stand what is so: "Toying with moving the shop online, we've sold yarn in Kendal for 19 years". */
function besidePlan(sentence: Span, passage: Passage, place: number): readonly Reading[] {
  let from = 0
  const parts: Span[] = []
  for (const match of sentence.text.matchAll(BESIDE)) {
    parts.push(sub(sentence, from, match.index))
    from = match.index + match[0].length
  }
  if (from > 0) parts.push(sub(sentence, from))
  const readings = parts
    .filter((part) => gate(part, passage.language).pass === 'statement')
    .map((part) => readClause(part, optionsFor(passage, place, {})))
    .filter((reading) => reading.ok && !reading.statement.tentative)
  return readings.length > 0 ? readings : [{ ok: false, reason: 'uncertain', sure: true }]
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
  let loose: Span | null = null
  for (const clause of clausesOf(sentence, passage.language)) {
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
    const options = optionsFor(passage, place, { rule, carried, bonus: (carried ? 0.5 : 0) + (rule ? 1 : 0) })
    const alone = readClause(whole, options)
    const before = found.at(-1)
    // "Eleven hours on the tram and my hips have locked": what came first says where the rest comes from.
    const from: Span | null = before === undefined && alone.ok && !rule ? loose : null
    const reading = from === null || !alone.ok ? alone : withLoose(from, alone.statement, passage, options)
    if (!reading.ok) {
      if (before === undefined && passage.language === 'en') loose ??= clause
      // "The agency thing flopped, so I'm freelance again": too weak for itself, but it tells what came.
      const news = before?.ending === true ? readClause(whole, optionsFor(passage, place, { tentative: true, bonus: WHOLE })) : reading
      if (news.ok && news.statement.change?.next != null) {
        found.push(news.statement)
        continue
      }
      if (before !== undefined && !rule && clause.text.split(' ').length > 2) found[found.length - 1] = joined(before, clause, passage)
      continue
    }
    // What stands before "so" is why, not what.
    const follows = /\b(?:so|así que|de modo que)\s+$/i.test(passage.text.slice(Math.max(0, clause.start - 14), clause.start))
    const news = reading.statement.keyWeight > (before?.keyWeight ?? 0)
    if (follows && before !== undefined && before.evidence >= 3 && reading.statement.canonical !== null && reading.statement.canonical !== before.canonical)
      found.push(reading.statement)
    else if (follows && news && before !== undefined && before.evidence < 3 && !reading.statement.tentative)
      found[found.length - 1] =
        before.tentative || before.evidence < 2
          ? reading.statement
          : { ...reading.statement, text: passage.text.slice(before.start, reading.statement.end), start: before.start }
    else if (before?.tentative === true && !reading.statement.tentative) found[found.length - 1] = reading.statement
    else if (
      before !== undefined &&
      !rule &&
      (reading.statement.evidence < ALONE || reading.statement.tentative || (reading.statement.ending && WIDER.test(passage.language))) &&
      !carried &&
      !before.ending &&
      reading.statement.change?.next == null
    )
      found[found.length - 1] = joined(before, reading.statement, passage)
    else found.push(reading.statement)
  }
  if (found.length > 0) return found.map((statement): Reading => ({ ok: true, statement }))
  // Clauses too weak on their own may be enough together.
  return blocked !== null ? [{ ok: false, reason: blocked }] : [readClause(withAntecedent(sentence, passage, place), optionsFor(passage, place, {}))]
}

/** "Mit dem Judo ist Schluss, ich mach jetzt Yoga": what says both what is over and what has come instead stays together. */
function clausesOf(sentence: Span, language: string): readonly Span[] {
  const change = WIDER.test(language) ? readChange(sentence.text, language) : null
  return change?.old != null && change.next !== null ? [sentence] : toClauses(sentence, language)
}

/** Languages whose forms of change and correction are read over the whole sentence. */
const WIDER = /^(?:de|es)$/

/** A thin clause is read anew with what led up to it; another only takes its words along, unless they are of something that is over. */
function withLoose(from: Span, statement: Statement, passage: Passage, options: ReadOptions): Reading {
  const span: Span = { text: passage.text.slice(from.start, statement.end), start: from.start, end: statement.end }
  if (isThin(statement)) return readClause(span, options)
  const { change, ending, correction, back } = signalsFor(passage.language)
  const over = [change, ending, correction, back].some((signal) => signal.test(fold(span.text)))
  return { ok: true, statement: over ? statement : { ...statement, ...span } }
}

function joined(before: Statement, after: Pick<Span, 'end'>, passage: Passage): Statement {
  return { ...before, text: passage.text.slice(before.start, after.end), end: after.end }
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

/** Words of an answer, where the question was surely about the person, and where it may have been. */
const LONG = 14
const SHORT = 9

/** A short answer to a question about the person: "What's your shoe size?" "42". */
function readAnswer(sentence: Span, asked: Asked, passage: Passage): Reading | null {
  const words = toWords(sentence.text)
  const signals = signalsFor(passage.language)
  if (
    words.length === 0 ||
    words.length > (asked.sure ? LONG : SHORT) ||
    startsWithPronoun(sentence.text) ||
    sentence.text.includes(BLANK) ||
    signals.small.test(fold(sentence.text))
  )
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

function sub(span: Span, from: number, to: number = span.text.length): Span {
  const raw = span.text.slice(from, to)
  const start = span.start + from + (raw.length - raw.trimStart().length)
  return { text: raw.trim(), start, end: start + raw.trim().length }
}

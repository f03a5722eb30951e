import { ASKS } from './intent.ts'
import type { ReasonCode } from '../../core/decision.ts'
import { asksToForget } from '../forgetting/asks-to-forget.ts'
import { BLANK, isQuestion, type Span } from '../language/sentences.ts'
import { tellsWhichSecret } from '../language/secrets.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { isAtWork } from './at-work.ts'
import { isOfAsked, isOfOrdered, isSlotOf } from './at-hand.ts'
import { behindWish, LIMITS, WEAK } from './behind-wish.ts'
import { tellsBegun } from './begun.ts'
import { readOver } from './change.ts'
import { WIDER } from './clauses.ts'
import { homeAsked } from './home-asked.ts'
import { isExample } from './example.ts'
import { asksForAnother } from './for-another.ts'
import { readForms } from './forms.ts'
import { gate, tellsSecret } from './gate.ts'
import { kinWithPlace } from './kin-place.ts'
import { beforeQuote, leadOf, tailOf } from './leads.ts'
import { isLikely, remarkOn } from './leaning.ts'
import { withNewcomer } from './newcomer.ts'
import { isOwn } from './own.ts'
import { isFree, isProfile, ownSigns } from './own-signs.ts'
import { isOnceOnly } from './once-only.ts'
import { isBesideWanted } from './wanted.ts'
import { type Passage, optionsFor } from './passage.ts'
import { asksPolitely } from './polite.ts'
import { isPlay } from './play.ts'
import { isRemark } from './remarks.ts'
import { isThin, readClause, type Reading, type Statement, WHOLE } from './statements.ts'
import { tellsTrade } from './trade-years.ts'

/** From this share on, a sentence is worth keeping; where its forms alone speak for it, from the lower one. */
const KEPT = 0.55
const DOUBTFUL = 0.3

/** Reads the sentence at `place`: what it states, or why nothing; with the question before it, where it only remarks on that. */
export function readSentence(passage: Passage, place: number): readonly Reading[] {
  if (isAskedForAnother(passage, place)) return [{ ok: false, reason: 'question', sure: true }]
  if (isExample(passage, place)) return [{ ok: false, reason: 'hypothetical', sure: true }]
  const sentence = passage.sentences[place]
  if (sentence !== undefined && tellsWhichSecret(sentence.text, passage.sentences[place - 1]?.text)) return [{ ok: false, reason: 'secret', sure: true }]
  if (sentence !== undefined && isBesideWanted(sentence, passage.sentences, passage.language)) return [{ ok: false, reason: 'task', sure: true }]
  if (sentence !== undefined && isOnceOnly(sentence, passage.sentences, passage.language)) return [{ ok: false, reason: 'task', sure: true }]
  if (isBesideIrony(passage, place)) return [{ ok: false, reason: 'joke', sure: true }]
  const readings = readRemarked(passage, place)
  if (isDetail(readings, passage, place))
    return isSlotOf(fold(passage.sentences[place]?.text ?? ''), passage.topics) ? readings.map(asTentative) : [{ ok: false, reason: 'task', sure: true }]
  if (passage.language !== 'en' || passage.sentences.length === 1) return readings
  return readings.flatMap((reading): readonly Reading[] =>
    reading.ok ? withNewcomer(reading.statement, passage.sentences, place).map((statement) => ({ ok: true, statement })) : [reading],
  )
}

/** "What oil does a Golf need? It's my neighbour's.": the question is not the speaker's, and neither is the thing. */
function isAskedForAnother({ sentences, language }: Passage, place: number): boolean {
  const [sentence, before, after] = [sentences[place], sentences[place - 1], sentences[place + 1]]
  if (sentence === undefined) return false
  if (isQuestion(sentence, language)) return after !== undefined && !isOwn(sentence) && asksForAnother(after.text, language)
  return before !== undefined && isQuestion(before, language) && asksForAnother(sentence.text, language)
}

function asTentative(reading: Reading): Reading {
  return reading.ok ? { ok: true, statement: { ...reading.statement, tentative: true } } : reading
}

/** "The draft is 2,300 words. Cut it to 1,500.": about what an order beside it works on, and nothing of the speaker's. */
function isDetail(readings: readonly Reading[], { sentences, language }: Passage, place: number): boolean {
  const sentence = sentences[place]
  if (sentence === undefined) return false
  const told = readings.flatMap((reading) => (reading.ok ? [reading.statement] : []))
  if (isOfAsked(sentence, sentences, language)) return told.every(({ explicit }) => !explicit)
  const isThing = told.length > 0 && told.every(isOfThing)
  if (language !== 'en' || !isThing) return false
  if (!told.some(({ changed, corrected }) => changed || corrected) && (isOfOrdered(sentence, sentences) || isBesideJoke(sentences, place))) return true
  if (!MATERIAL.test(fold(sentence.text)) || signalsFor(language).first.test(fold(sentence.text))) return false
  const isOrder = (other: Span): boolean => other !== sentence && !isQuestion(other, language) && gate(other, language).pass === 'presupposed'
  return sentences.some(isOrder)
}

/** Nothing that people have, and nobody's. */
function isOfThing({ explicit, attribute, canonical, subject }: Statement): boolean {
  return !explicit && attribute === null && canonical === null && subject === null
}

/** "The cat has hired a lawyer. I'm moving out.": a few words beside a joke go on with it. */
function isBesideJoke(sentences: readonly Span[], place: number): boolean {
  const text = sentences[place]?.text ?? ''
  if (text.split(' ').length > 9 || /(?<=\s)\p{Lu}\p{Ll}|\d/u.test(text)) return false
  return [sentences[place - 1], sentences[place + 1]].some((beside) => beside !== undefined && isPlay(fold(beside.text), 'en'))
}

/** "Wonderful, the printer is jammed again. Wrestling toner, my one true calling.": a remark without a verb, to irony. */
function isBesideIrony({ sentences, language }: Passage, place: number): boolean {
  const [sentence, before] = [sentences[place], sentences[place - 1]]
  if (language !== 'en' || sentence === undefined || before === undefined || !REMARKED.test(sentence.text)) return false
  return gateReason(before, language) === 'joke'
}

const REMARKED =
  /^I (?:do |so |just |really )*(?:love|adore|enjoy|live for) [^.?!;]{3,50}[.!]*$|^(?!.*\b(?:is|are|was|were|am|have|has|had|I|we|I['’]m|I['’]ve)\b)[^.?!;]{3,50}, (?:my|a|an|the) (?:[\w-]+ ){1,4}?[\w-]+[.!]*$/

function gateReason(sentence: Span, language: string): ReasonCode | null {
  const passed = gate(sentence, language)
  return passed.pass === 'no' ? passed.reason : null
}

const MATERIAL = /^(?:and |so |ok(?:ay)?,? )?(?:the|this|these|that|those|there|it|they)(?:['’](?:s|re))? /

function readRemarked(passage: Passage, place: number): readonly Reading[] {
  const readings = withOwnSigns(readLed(passage, place), passage, place)
  const home = readings.some((reading) => reading.ok) ? null : homeAsked(passage, place)
  if (home !== null) {
    const whole = readClause(home, optionsFor(passage, place, { bonus: WHOLE }))
    if (whole.ok) return [whole]
  }
  // It goes into what the question after it is read with.
  if (
    homeAsked(passage, place + 1) !== null &&
    readings.every((reading) => !reading.ok || (reading.statement.canonical === null && !reading.statement.explicit))
  )
    return [{ ok: false, reason: 'nothing' }]
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
  if (
    sentence === undefined ||
    readings.some((reading) => !reading.ok && (CLOSED.has(reading.reason) || (reading.sure === true && UNREAL.has(reading.reason))))
  )
    return readings
  if (tellsTrade(sentence, passage.language) && !tellsRole(readings)) {
    const whole = readClause(sentence, optionsFor(passage, place, { bonus: WHOLE }))
    return whole.ok ? [whole] : readings
  }
  if (!readings.some((reading) => reading.ok && !reading.statement.tentative)) {
    const kin = kinWithPlace(sentence, passage.language)
      .map((span) => readClause(span, optionsFor(passage, place, { bonus: WHOLE })))
      .filter((reading) => reading.ok)
    if (kin.length > 0) return kin
    if (
      !isQuestion(sentence, passage.language) &&
      isAtWork(sentence, passage.language) &&
      passage.sentences.some((other) => isQuestion(other, passage.language)) &&
      gate(sentence, passage.language).pass !== 'no'
    ) {
      const whole = readClause(sentence, optionsFor(passage, place, { bonus: WHOLE }))
      if (whole.ok) return [whole]
    }
  }
  if (passage.language !== 'en') return readings
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

function tellsRole(readings: readonly Reading[]): boolean {
  return readings.some((reading) => reading.ok && !reading.statement.tentative && reading.statement.canonical === 'work.role')
}

/** A sentence that states something and then asks is read for what it states, where it says nothing as a whole. */
function readLed(passage: Passage, place: number): readonly Reading[] {
  const readings = readWeighed(passage, place)
  const sentence = passage.sentences[place]
  const intent = passage.intents[place] ?? null
  if (sentence === undefined || passage.language !== 'en' || intent === null || readings.some((reading) => reading.ok || reading.sure === true)) return readings
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
  const limit = limitIn(passage, sentence, place)
  if (limit !== null) return [limit]
  const kept = intent.state + intent.rule
  const found = readings.flatMap((reading) => (reading.ok ? [reading.statement] : []))
  // Asked for, or nothing but "the … of the … is …": nothing to doubt.
  if (found.some(({ explicit, attribute }) => explicit || attribute !== null)) return readings
  if (readings.some((reading) => !reading.ok && reading.sure === true)) return readings
  // "I quit smoking today", "my wife left me": whatever day it was told on, it lasts.
  if (tellsBegun(sentence.text, passage.language) && gate(sentence, passage.language).pass === 'statement') {
    if (found.length > 0) return found.map((statement) => ({ ok: true, statement: { ...statement, tentative: false } }))
    const whole = readClause(sentence, optionsFor(passage, place, { bonus: WHOLE }))
    if (whole.ok) return [whole]
  }
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

/** "I'd like a dessert but I'm diabetic": the wish is over tomorrow, what it has to fit is not. */
function limitIn(passage: Passage, sentence: Span, place: number): Reading | null {
  const behind = behindWish(sentence, passage.language)
  if (behind === null) return null
  const decided = gate(behind, passage.language)
  // "… but I'm full": neither of the two lasts.
  if (decided.pass === 'no') return decided.sure === true ? { ok: false, reason: decided.reason, sure: true } : null
  if (decided.pass !== 'statement') return null
  const reading = readClause(behind, optionsFor(passage, place, { bonus: 1 }))
  if (!reading.ok || reading.statement.tentative) return null
  const { keyWeight, canonical, text } = reading.statement
  return (keyWeight >= LIMIT && LIMITS.test(canonical ?? '')) || WEAK.test(text) ? reading : null
}

/** From this weight on, the key of what stands behind a wish is meant. */
const LIMIT = 0.9

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
    (isQuestion(sentence, language) && !isOwn(sentence)) ||
    (gateReason(sentence, language) === 'task' && !isOwn(sentence)) ||
    (gate(sentence, language).pass === 'presupposed' && !signalsFor(language).first.test(fold(sentence.text)) && !isOwn(sentence))
  )
}

/** "If we moved to MySQL, would our migrations still work?" */
function isSupposed(sentence: Span, language: string): boolean {
  const text = fold(sentence.text)
  return signalsFor(language).hypothetical.test(text) || (isQuestion(sentence, language) && SUPPOSES.test(text))
}

const SUPPOSES =
  /^(?:and |but |so |ok |hey )*(?:if|suppose|supposing|imagine|say|what if|in case|wenn|falls|angenommen|was wäre wenn|si|y si|supon\w*|imagina)(?!\p{L})/u

/** Where a form says so for sure, nothing else in it is believed. */
const UNREAL: ReadonlySet<ReasonCode> = new Set(['joke', 'uncertain'])
const CLOSED: ReadonlySet<ReasonCode> = new Set(['secret', 'small-talk', 'hypothetical'])

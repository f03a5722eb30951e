import { BLANK, isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold, toWords } from '../language/words.ts'
import { type Asked, TURNS_AWAY } from './answers.ts'
import { readStatements } from './clauses.ts'
import { gate, tellsSecret } from './gate.ts'
import { beforeSecret } from './leads.ts'
import { startsWithPronoun } from './leaning.ts'
import { type Passage, optionsFor, sub } from './passage.ts'
import { isPlay } from './play.ts'
import { presuppositions } from './presuppositions.ts'
import { readClause, type Reading, type Statement } from './statements.ts'
import { limitsWelcome } from './welcome.ts'

/** What stands before the question in its sentence: "Uncle Ed turns 70 on 9 May, what do you give …". */
const LEADING =
  /^(?!(?:and |so |but )?(?:if|when|suppose|supposing|in case|should|unless|whenever|imagine)\b)([^?]{8,200}?),? (?:so |and |but )?(?=(?:what|how|which|where|when|why|who|can|could|should|shall|is there|are there|do i|help|any)\b(?!['’]))/iu

/** Where, beside a plan, a statement of its own may start. */
const BESIDE =
  /[,;:]\s+(?:and |but |so |since |because )?(?=(?:[Ii]|[Ii]['’](?:m|ve)|im|[Ww]e|[Ww]e['’](?:re|ve)|[Mm]y|[Oo]ur|[Ss]?[Hh]e|(?:[Ss]?[Hh]e)['’]s|the|\p{Lu}[\p{L}'’]+)\s)|\s+(?:since|because)\s+(?=(?:I|i|we|my|our)\s)|\s+[—–-]\s+/gu

/** What the forms of the language tell: rules, questions and what they take for granted, answers, statements clause by clause. */
export function readForms(passage: Passage, place: number): readonly Reading[] {
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
    const certain = decided.reason === 'uncertain' && place === 0 && passage.asked !== null ? beforeSo(sentence) : null
    if (certain !== null && passage.asked !== null && gate(certain, language).pass === 'statement') {
      const answer = readAnswer(certain, passage.asked, passage)
      if (answer !== null) return [answer]
    }
    return decided.sure === true && decided.reason === 'uncertain'
      ? besidePlan(sentence, passage, place)
      : [{ ok: false, reason: decided.reason, sure: decided.sure }]
  }
  if (decided.pass === 'rule') {
    const rule = readClause(withTail(sentence, passage, place), optionsFor(passage, place, { rule: true, bonus: 1 }))
    return [rule.ok && language === 'en' && limitsWelcome(folded) ? { ok: true, statement: withoutKey(rule.statement) } : rule]
  }
  if (decided.pass === 'presupposed') {
    const taken = readPresupposed(sentence, passage, place)
    // "Actually, make it a small one": an order that may correct something held.
    if (taken.some((reading) => reading.ok) || isQuestion(sentence, language) || !signals.correction.test(folded)) return taken
    return [readClause(sentence, optionsFor(passage, place, { tentative: true }))]
  }
  const answer = place === 0 && passage.asked !== null && !TURNS_AWAY.test(sentence.text) ? readAnswer(sentence, passage.asked, passage) : null
  return answer !== null ? [answer] : readStatements(sentence, passage, place)
}

/** "Film tips are welcome at any time, but …": neither "welcome" nor "any time" is the value of anything. */
function withoutKey(statement: Statement): Statement {
  return { ...statement, key: null, canonical: null, keyWeight: 0, value: null, plainValue: null, change: null }
}

/** "If my knees allowed it I'd do judo": not "if you could …, I'd be glad". */
const COUNTERFACTUAL = /\b(?:if (?!you|u\b|possible|need)|in a world where ).{2,60}\b(?:i|we)(?:'d| would)\b(?! (?:like|love|rather|prefer|want|appreciate))/

/** Without a verb, and of nobody: "Camping, the sport of queens." */
const FRAGMENT =
  /^(?!.*\b(?:i|i'm|i've|we|we're|we've|my (?!(?:new|favou?rite|latest|one true|best|old|oldest|dearest|closest|only|trusty|beloved)\b)|our|is|are|am|was|were|has|have|had|he|she|they|always|never|every|from now on|please)\b|.*(?:'s|['’]re|'ll)\b)[^?:@\d]{3,80}$/

/** "My new boss is the cat. She starts at 4am.": what is said of somebody who was only a joke. */
function goesOnJoking(passage: Passage, place: number): boolean {
  const sentence = passage.sentences[place]
  const before = passage.sentences[place - 1]
  if (sentence === undefined || before === undefined) return false
  const folded = fold(sentence.text)
  const goesOn = startsWithPronoun(sentence.text) ? !signalsFor(passage.language).first.test(folded) : passage.language === 'en' && FRAGMENT.test(folded)
  if (!goesOn) return false
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

/** "It's a ferret, so probably another shop": what follows from an answer may be uncertain, and the answer is not. */
function beforeSo(sentence: Span): Span | null {
  const cut = /^.{2,60}?(?=,? (?:so|which means|meaning|hence|then) )/u.exec(sentence.text)?.[0]
  return cut === undefined ? null : sub(sentence, 0, cut.length)
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
    (startsWithPronoun(sentence.text) && !(asked.label !== '' && IS_ONE.test(sentence.text))) ||
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

/** "It's a ferret", to "Which pet do you have?" */
const IS_ONE = /^(?:it['’]s|it is|they['’]re|they are) (?:an? |my |two |three )?\p{L}/iu

function answerValue(text: string): string {
  return text
    .replace(/^(?:it['’]s|it is|they['’]re|they are|just|only|that's|mine is|i'm|es ist|nur|es|solo)\s+/i, '')
    .replace(/,.*$/, '')
    .replace(/[.!]+$/, '')
}

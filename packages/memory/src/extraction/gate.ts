import type { ReasonCode } from '../core/decision.ts'
import { isQuestion, type Span } from './sentences.ts'
import { type Signals, signalsFor } from './signals.ts'
import { fold } from './words.ts'

/** What a sentence is good for. */
export type Gate =
  /** States something: read it clause by clause. */
  | { readonly pass: 'statement' }
  /** An instruction that holds from now on. */
  | { readonly pass: 'rule' }
  /** A question: only what it takes for granted may be read. */
  | { readonly pass: 'presupposed' }
  | { readonly pass: 'no'; readonly reason: ReasonCode }

const SECRET =
  /\[secret\]|\b(?:passwords?|passphrase|passcode|passwort|kennwort|contraseña|mot de passe|senha)\b.{0,40}\b(?:is|ist|lautet|es|est|é|:|=)|パスワード.{0,12}は|\b(?:my|mein|mi|banking|card|the) pin\b(?!k)|\bcvc\b|\bcvv\b|\b(?:api|secret|access|private) key (?:is|=|:)|(?:recovery|seed) phrase/i

/** Whether the whole turn is play: nothing in it is a statement about the speaker. */
export function isFiction(text: string, language: string): boolean {
  return signalsFor(language).fiction.test(fold(text))
}

/** Decides what one sentence may be read for. Fixed order: the strictest reason wins. */
export function gate(sentence: Span, language: string): Gate {
  const signals = signalsFor(language)
  const text = fold(sentence.text)
  if (SECRET.test(sentence.text)) return { pass: 'no', reason: 'secret' }
  if (signals.small.test(text)) return { pass: 'no', reason: 'small-talk' }
  if (signals.hypothetical.test(text)) return { pass: 'no', reason: 'hypothetical' }
  if (signals.joke.test(text)) return { pass: 'no', reason: 'joke' }
  if (isStanding(text, signals, sentence, language)) return { pass: 'rule' }
  if (isQuestion(sentence, language)) return { pass: 'presupposed' }
  if (signals.uncertain.test(text) && !signals.change.test(text.replace(signals.uncertain, ''))) return { pass: 'no', reason: 'uncertain' }
  if (signals.reported.test(text)) return { pass: 'no', reason: 'quote' }
  if (signals.oneOff.test(text) && signals.imperative.test(text)) return { pass: 'no', reason: 'task' }
  if (signals.imperative.test(text) && !signals.first.test(text.replace(/\b(?:me|for me|with me|mir|mich)\b/g, ''))) return { pass: 'no', reason: 'task' }
  if (signals.imperative.test(text)) return { pass: 'presupposed' }
  return { pass: 'statement' }
}

/** An order to the assistant that holds from now on, or that says how a thing is always to be done. */
function isStanding(text: string, signals: Signals, sentence: Span, language: string): boolean {
  if (/[?？]\s*$/.test(sentence.text) || signals.oneOff.test(text) || sentence.text.includes('··')) return false
  const ordered = signals.imperative.test(text) || toAssistant(text, language)
  if (ordered && signals.standing.test(text) && !signals.reported.test(text)) return true
  if (signals.manner.test(text)) return true
  return nounRule(text, language)
}

/** Speaks to the assistant about what it does: "your answers", "du setzt", "los mensajes … tienen que". */
function toAssistant(text: string, language: string): boolean {
  if (language === 'de') return /\b(?:\p{L}{3,}st du|du (?:sollst|musst|darfst|kannst)|musst du)\b/u.test(text)
  if (language === 'es') return /\b(?:tienen? que|deben?|tú)\b/.test(text)
  return /\b(?:you (?:should|must|need to|have to|can|may|are to)|(?:i|we) (?:want|need|expect|prefer|like|would like|'d like) (?:you|your|all|every)|should (?:have|be|always|never|use)|your (?:answers?|repl(?:y|ies)|responses?|emails?|drafts?|code|suggestions|summaries)|think captions|assume)\b/.test(
    text,
  )
}

/** "Window seat always", "no red-eye flights", "metric, please": a wish without a verb. */
function nounRule(text: string, language: string): boolean {
  if (language === 'en')
    return /^(?:(?:and|also|but)[, ]+)*(?:no (?:[\p{L}-]+ ){1,4}?(?:please|ever|in my|in any|flights?|emails?|calls|meetings|recipes|abbreviations)\b|(?:[\p{L}-]+ ){1,4}(?:always|only|every time|at all times)[,.]?(?:$| (?:with me|for me|please)))/u.test(
      text,
    )
  if (language === 'es') return /^(?:los|las) [\p{L} ]{3,40}, (?:de|en|con|sin) /u.test(text)
  return language === 'de' && /^(?:bitte )?keine? [\p{L} ]{3,40}(?:bitte|mehr)\b/u.test(text)
}

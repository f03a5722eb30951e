import type { ReasonCode } from '../core/decision.ts'
import { isQuestion, type Span } from './sentences.ts'
import { type Signals, signalsFor } from './signals.ts'
import { subjectOf } from './subjects.ts'
import { fold } from './words.ts'

/** What a sentence is good for. */
export type Gate =
  /** States something: read it clause by clause. */
  | { readonly pass: 'statement' }
  /** An instruction that holds from now on. */
  | { readonly pass: 'rule' }
  /** A question or a task: only what it takes for granted may be read. */
  | { readonly pass: 'presupposed' }
  | { readonly pass: 'no'; readonly reason: ReasonCode }

const SECRET =
  /\[secret\]|\b(?:luggage|suitcase|door|gate|alarm|safe|garage|entry|padlock|lock|locker) (?:code|combination|combo) (?:is|was|:|=)|\b(?:passwords?(?! manager)|passphrase|passcode|passwort|kennwort|contraseña|mot de passe|senha)\b.{0,40}\b(?:is|ist|lautet|es|est|é|:|=)|パスワード.{0,12}は|\b(?:my|mein|mi|banking|card|the) pin\b(?!k)|\bcvc\b|\bcvv\b|\b(?:api|secret|access|private) key (?:is|=|:)|(?:recovery|seed) phrase/i

/** The same where words have other letters beside them than English ones. */
const MORE_SECRETS = new RegExp(
  [
    "(?<!\\p{L})(?:mot de passe|mdp|code (?:secret|pin|confidentiel)|senha|palavra-passe|código pin)(?!\\p{L}).{0,40}?(?:(?<!\\p{L})(?:est|c['’]est|é|era)(?!\\p{L})|[:=]|\\d{3})",
    "(?<!\\p{L})(?:code|digicode) (?:de |du |d['’])(?:mon |ma |la |l['’]|notre )?(?:immeuble|porte|portail|alarme|entrée|coffre|garage|carte|cadenas|bâtiment|téléphone|valise)(?!\\p{L}).{0,20}(?:est|[:=]|\\d)",
    '(?<!\\p{L})(?:código|combinação) d[oa] (?:meu |minha |nosso |nossa )?(?:portão|porta|prédio|alarme|cofre|garagem|cartão|cadeado|entrada|telemóvel|celular)(?!\\p{L}).{0,20}(?:é|[:=]|\\d)',
    '(?:暗証番号|オートロック|認証コード|合言葉)[^。]{0,14}(?:は|[:：]|[0-9０-９])',
    '(?:كلمة (?:السر|المرور|سر|مرور)|رمز (?:الباب|الدخول|البطاقة|الخزنة|المرور|التحقق)|الرقم السري|رقمي السري)[^.؟]{0,20}(?:هو|هي|[:=0-9٠-٩])',
  ].join('|'),
  'iu',
)

/** Whether the whole turn is play: nothing in it is a statement about the speaker. */
export function isFiction(text: string, language: string): boolean {
  return signalsFor(language).fiction.test(fold(text))
}

/** Whether a stretch tells a secret, or told one before it was taken out. */
export function tellsSecret(text: string): boolean {
  return SECRET.test(text) || MORE_SECRETS.test(text)
}

/** Decides what one sentence may be read for. Fixed order: the strictest reason wins. */
export function gate(sentence: Span, language: string): Gate {
  const signals = signalsFor(language)
  const text = fold(sentence.text)
  if (tellsSecret(sentence.text)) return { pass: 'no', reason: 'secret' }
  if (text.includes('··')) return { pass: 'no', reason: isQuestion(sentence, language) ? 'question' : 'quote' }
  if (signals.small.test(text)) return { pass: 'no', reason: 'small-talk' }
  if (signals.hypothetical.test(text)) return { pass: 'no', reason: 'hypothetical' }
  if (signals.joke.test(text)) return { pass: 'no', reason: 'joke' }
  if (isStanding(sentence, language)) return { pass: 'rule' }
  if (isQuestion(sentence, language)) return { pass: 'presupposed' }
  if (signals.uncertain.test(text)) return { pass: 'no', reason: 'uncertain' }
  if (signals.reported.test(text)) return { pass: 'no', reason: 'quote' }
  const ordered = isOrder(text, signals)
  if (ordered && signals.oneOff.test(text)) return { pass: 'no', reason: 'task' }
  return ordered ? { pass: 'presupposed' } : { pass: 'statement' }
}

/** An order to the assistant, or a sentence that turns into one: "Shorter, and put brackets …". */
function isOrder(text: string, signals: Signals): boolean {
  if (signals.imperative.test(text)) return true
  if (
    /(?:\bplease[,.!]? *|\bbitte\b.{0,60}\p{L}en[.!]? *|\bpor favor[.!]? *|\bfor me[.!]?)$/u.test(text) &&
    !/^(?:i|we|my|our|ich|wir|mein)\b/.test(text) &&
    !(signals.first.test(text) && signals.stative.test(text)) &&
    subjectOf(text) === null &&
    !/,/.test(text.slice(0, -12))
  )
    return true
  const parts = text.split(/[,;:]\s+(?:and |und |y )?/)
  return (
    parts.length > 1 &&
    parts.some((part, i) => i > 0 && signals.imperative.test(part)) &&
    !signals.first.test(parts[0] ?? '') &&
    subjectOf(parts[0] ?? '') === null
  )
}

/** An order that holds from now on, or that says how a thing is always to be done. */
function isStanding(sentence: Span, language: string): boolean {
  const signals = signalsFor(language)
  // "For prices use the Money class": what it is for comes first.
  const text = fold(sentence.text).replace(
    /^for (?!this|that|these|the record|now\b|once\b|example\b)[\p{L}' -]{2,32}?,? (?=(?:please )?(?:use|write|give|show|put|prefer|avoid|keep|send|go|always|never)\b)/u,
    '',
  )
  if (/[?？]\s*$/.test(text) || signals.oneOff.test(text) || text.includes('··')) return false
  if (signals.manner.test(text) || nounRule(text, language) || CONTACT.test(text)) return true
  const standing = signals.standing.test(text)
  if (
    standing &&
    !signals.reported.test(text) &&
    (isOrder(text.replace(signals.standing, ' ').trim(), signals) || signals.imperative.test(text) || toAssistant(text, language))
  )
    return true
  // "I think we know each other, call me Arthur": the order comes second.
  const parts = text.split(/[,;:]\s+|\s+[—–-]\s+/)
  return (
    parts.length > 1 &&
    parts
      .slice(1)
      .some(
        (part) =>
          signals.manner.test(part) ||
          nounRule(part, language) ||
          (standing && signals.imperative.test(part)) ||
          (signals.imperative.test(part) && signals.standing.test(part)),
      )
  )
}

/** "Send anything long to ana@example.com", "Text me on +44 …". */
const CONTACT =
  /^(?:please )?(?:send|mail|e-?mail|write|text|call|ring|reach|forward|ping|message|use)\b.{0,40}\b(?:me|anything|everything|all|on|to)\b.*(?:@[\w-]+\.|\+\d)/

/** Speaks to the assistant about what it does: "your answers", "du setzt", "los mensajes … tienen que". */
function toAssistant(text: string, language: string): boolean {
  if (language === 'de') return /\b(?:\p{L}{2,}t du|du (?:sollst|musst|darfst|kannst)|musst du)(?![\p{L}])/u.test(text)
  if (language === 'es') return /(?:tienen? que|deben?|tú)(?![\p{L}])/u.test(text)
  if (TO_ASSISTANT[language] !== undefined) return TO_ASSISTANT[language].test(text)
  return /\b(?:you (?:should|must|need to|have to|can|may|are to)|(?:i|we) (?:want|need|expect|prefer|like|would like|'d like) (?:you|your|all|every)|i'd (?:like|prefer|want|expect) you to|i'd rather you (?!didn't|did not|forgot)|should (?:have|be|always|never|use)|your (?:answers?|repl(?:y|ies)|responses?|emails?|drafts?|code|suggestions|summaries)|think captions|assume)\b/.test(
    text,
  )
}

const TO_ASSISTANT: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:tu (?:dois|peux|devras|pourras|ne dois)|tes (?:réponses|messages|mails|textes)|(?:veux|voudrais|préfère|attends) (?:plus |uniquement |seulement )?(?:que tu|(?:de |des |tes )?réponses))(?!\p{L})/u,
  pt: /(?<!\p{L})(?:(?:quero|prefiro|preferia|queria) (?:só |apenas )?(?:que|respostas|textos|mensagens)|(?:tuas|suas) (?:respostas|mensagens)|(?:tu|você) (?:deves?|podes?|tens|tem))(?!\p{L})/u,
  ja: /(?:回答|返事|返信|答え|説明)(?:は|を|に|で)/u,
  ar: /(?:ردودك|إجاباتك|أريدك|أريد منك|أريد ردود)/u,
}

/** "Window seat always", "no red-eye flights", "summaries in bullets, please": a wish without a verb. */
function nounRule(text: string, language: string): boolean {
  if (language === 'en') {
    return /^(?:(?:and|also|but)[, ]+)*(?:no (?:[\p{L}-]+ ){1,4}?(?:ever|in my|in any|flights?|emails?|calls|meetings|recipes|abbreviations)\b|(?:[\p{L}-]+ ){1,4}(?:always|every time|at all times)[,.]?(?:$| (?:with me|for me|please))|(?!thanks|can|could|would|yes|ok)[\p{L}-]+s (?:in|as|with|without|under) [\p{L}\d -]{3,40}, please|(?:metric|imperial|celsius|fahrenheit)[, ])/u.test(
      text,
    )
  }
  if (language === 'es') return /^(?:los|las) [\p{L} ]{3,40}, (?:de|en|con|sin) /u.test(text)
  return language === 'de' && /^(?:bitte )?keine? [\p{L} ]{3,40}(?:bitte|mehr)(?![\p{L}])/u.test(text)
}

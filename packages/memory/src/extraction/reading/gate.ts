import type { ReasonCode } from '../../core/decision.ts'
import { onceByLanguage } from '../once.ts'
import { isAll, isOfTheMoment } from './chat.ts'
import { isOfPiece, isPlaced } from './at-hand.ts'
import { isErrand } from './errands.ts'
import { isIronic } from './irony.ts'
import { isOpenStill } from './open-still.ts'
import { isAtHand, passingReason } from './passing.ts'
import { tellsPersonNumber } from './person-numbers.ts'
import { isPlay } from './play.ts'
import { goesToAnother } from '../language/others-address.ts'
import { isQuestion, type Span } from '../language/sentences.ts'
import { type Signals, signalsFor } from '../language/signals.ts'
import { subjectOf } from '../language/subjects.ts'
import { isOfSource } from './sources.ts'
import { limitsWelcome } from './welcome.ts'
import { endsInReach } from './told-parts.ts'
import { isOfWorkHere } from './table-work.ts'
import { isUnsettled } from './unsettled.ts'
import { isWanted } from './wanted.ts'
import { fold } from '../language/words.ts'
import { matches } from '../language/quick.ts'

/** What a sentence is good for. */
export type Gate =
  /** States something: read it clause by clause. */
  | { readonly pass: 'statement' }
  /** An instruction that holds from now on. */
  | { readonly pass: 'rule' }
  /** A question or a task: only what it takes for granted may be read. */
  | { readonly pass: 'presupposed' }
  /** `sure`: by a form that only such a sentence has, so that nothing else that speaks for it counts. */
  | { readonly pass: 'no'; readonly reason: ReasonCode; readonly sure?: true }

/** What opens or unlocks something, and is told: a word for it, then the thing itself. */
const SECRET = new RegExp(
  [
    '\\[secret\\]',
    "\\b(?:luggage|suitcase|briefcase|doors?|gate|alarm|disarm|safe|vault|garage|entry|entrance|building|lobby|intercom|buzzer|shed|cage|lock(?:er|box)?|padlock|key ?(?:safe|pad|box)|bike lock|(?:phone|screen|lock ?screen|tablet|sim|voicemail|parental) ?(?:lock|unlock)?|unlock|access|security|verification|one-time|backup|recovery|gift card|voucher|2fa|puk)(?:['’]s)? (?:(?:dis)?arm |unlock )?(?:code|combination|combo|pin)s?\\b(?: (?:at|for|on|of|to|in) [^.?!\\d]{1,30})?(?: |['’]s|:|=|is|was|are|changed to|now){1,4}[^.?!]{0,12}(?<!\\d|\\b(?:in|since) )[\\d#]",
    "\\b(?<!(?:area|country|post|postal|zip|source|error|dial|dialling|colou?r|dress|promo|morse) )(?:code|combination|combo|pin) (?:for|to|of|on|at) (?:the |my |our |an? )?(?:[\\w'’-]+ ){0,3}?(?:door|gate|alarm|safe|garage|shed|building|lock|locker|lockbox|flat|house|office|studio|keypad|vault|phone|tablet|card)\\b[^.?!]{0,12}(?<!\\d|\\b(?:in|since) )\\d{3}",
    '\\b(?:luggage|suitcase|door|gate|alarm|safe|garage|entry|padlock|lock|locker) (?:code|combination|combo) (?:is|was|:|=)',
    "\\b(?:passwords?(?! (?:manager|security|reset|policy|polic|vault|app|tool|hygiene|protection|storage|game))|passphrase|passcode|passwd|(?:root|admin|db|wi-?fi|router|netflix|account|mail|e-?mail|server|user)['’]?s? (?:pass|pw|pwd)|pw|pwd|passwort|kennwort|contraseña|mot de passe|senha)\\b.{0,40}(?:\\b(?:is|ist|lautet|es|est|é)\\b|['’]s\\b|:|=)|パスワード.{0,12}は",
    '\\b(?:my|mein|mi|banking|card|phone|sim|alarm|door) pin\\b(?! in\\b)|\\bthe pin (?:is|was|for|to|of|code)\\b|\\bpin\\b.{0,30}\\b\\d{4}|\\bcvc\\b|\\bcvv\\b|\\bpuk\\b.{0,12}\\d|\\b(?:api|secret|access|private) key (?:is|=|:)|\\b(?:seed|recovery|backup) (?:phrase|words)',
    // "Router login is admin / …", "log in as mk with pass …".
    '\\b(?:log-?ins?|credentials?|user(?:name)?|sign-?in|account)\\b[^.?!]{0,40}?(?:\\S{2,30} ?\\/ ?\\S{4,}|\\b(?:pass|pw|pwd)\\b)',
    // "The safe opens with 82-19-47", "I changed the wi-fi to saffron_Gecko_308".
    '\\b(?:opens?|unlocks?|disarms?|deactivates?|gets? you in)\\b[^.?!]{0,24}\\b(?:with|by|using|to|code)\\b[^.?!]{0,24}(?<!\\d)\\d(?:[ -]?\\d){2,}(?!\\d| [a-z]{2,20}(?:s\\b|-))',
    '\\b(?:wi-?fi|wlan|router|hotspot|guest network)\\b[^.?!]{0,40}\\b(?:to|is|=)\\s+(?=\\S*\\d)(?=\\S*\\p{L})\\S*[\\p{L}\\d][_!#$%&*-]\\S+',
    '(?:\\bpasswor[dt]|\\bpass ?phrase|\\bpasscode|\\bpin) (?=\\S*\\d)\\S{4,}|\\b(?:token|bearer|secret)\\b[^.?!]{0,12}\\b[a-z]{2,5}_\\w{8,}',
  ].join('|'),
  'iu',
)

/** The same where words have other letters beside them than English ones. */
const MORE_SECRETS = new RegExp(
  [
    "(?<!\\p{L})(?:mot de passe|mdp|code (?:secret|pin|confidentiel)|senha|palavra-passe|código pin)(?!\\p{L}).{0,40}?(?:(?<!\\p{L})(?:est|c['’]est|é|era)(?!\\p{L})|[:=]|\\d{3})",
    "(?<!\\p{L})(?:code|digicode) (?:de |du |d['’])(?:mon |ma |la |l['’]|notre )?(?:immeuble|porte|portail|alarme|entrée|coffre|garage|carte|cadenas|bâtiment|téléphone|valise)(?!\\p{L}).{0,20}(?:est|[:=]|\\d)",
    '(?<!\\p{L})(?:código|combinação) d[oa] (?:meu |minha |nosso |nossa )?(?:portão|porta|prédio|alarme|cofre|garagem|cartão|cadeado|entrada|telemóvel|celular)(?!\\p{L}).{0,20}(?:é|[:=]|\\d)',
    '(?:暗証番号|オートロック|認証コード|合言葉)[^。]{0,14}(?:は|[:：]|[0-9０-９])|パスワード[^。]{0,16}(?<![A-Za-z0-9])(?=[A-Za-z_-]{0,30}\\d)[\\w-]{4}',
    '(?:كلمة (?:السر|المرور|سر|مرور)|رمز (?:الباب|الدخول|البطاقة|الخزنة|المرور|التحقق)|الرقم السري|رقمي السري)[^.؟]{0,20}(?:هو|هي|[:=0-9٠-٩])',
  ].join('|'),
  'iu',
)
/** German and Spanish ones, told with a value in which a digit or a sign stands. */
const SECRET_SAID =
  /(?<!\p{L})(?:entsperr\p{L}*|entriegel\p{L}*|öffne\p{L}*|desbloque\p{L}*|déverrouill\p{L}*) [^.?!]{0,30}(?:mit|con|avec|com) (?:de[rm] |el |le |o )?(?:code |pin )?\d{3,}|(?<!\p{L})(?:(?:wlan-?|wifi-?|master-?|bios-?|router-?)?(?:passwort|kennwort|passphrase|schlüssel)|pin|puk|tan|geheimzahl|zugangsdaten|logindaten|zahlenkombi(?:nation)?|kombination|(?:\p{L}+-?)?(?<!quell|post|strich|dress|(?:postal|zip|area|country|course|project|dialling|colou?r|airport|source|error) )code|token|pw|login)(?: (?:fürs?|für \p{L}+|vom|von|zur|zum|am|beim?|der|des|meine[rs]|unsere[rs]|ins?|im) ?[\p{L} -]{0,30}?)?(?: (?:ist|lautet|heißt|war|wäre|geht|is)(?: jetzt| nun| noch| übrigens| immer noch)?|:|=) ?["„«]?\S*[\d#$%&*!_@]\S*|(?:schloss|tresor|safe|alarm\p{L}*|garage|hoftor|candado|caja fuerte|alarma|portón|taquilla|cerradura)(?!\p{L})[^.?!\d]{1,40}?(?<!\p{L})(?:mit|auf|con|en|código|kombi\p{L}*) \d(?:[ -]?\d){2,}|(?<!\p{L})(?:contraseña|clave|contra|passw?(?:ord)?|pin|nip|cvv|código(?! (?:postal|fuente|de barras|de área|de país|civil))|combinación|token)(?: (?:del?|para|de la|dinámica|secreta)(?: [\p{L}]+){0,5}?)?(?: (?:es|era|sigue siendo|ahora es|queda|está)(?: ahora)?|:|=) ?["«“]?\S*[\d#$%&*!_@]\S*/iu

/** Whether the whole turn is play: nothing in it is a statement about the speaker. */
export function isFiction(text: string, language: string): boolean {
  return signalsFor(language).fiction.test(fold(text))
}

/** Starts a game with parts: whoever answers in it goes on playing. */
const PARTS =
  /\b(?:role-?play|improv\w*|in character|text adventure|pretend (?:to be|you're|you are|i'm|i am|that you)|let's (?:rehearse|play|improvise)|mock (?:interview|call)|you(?:'re|re| are) (?:the|an?|my)|you be|i'll (?:be|play))\b/
const LEAVES_PLAY =
  /^(?:ok|okay|anyway|right|thanks|thank you|stop|end|enough|cut|pause|out of character|ooc|back to|now|so|by the way|btw|seriously|real|haha|lol|great|perfect)\b|\b(?:remember|from now on|out of character|end (?:of )?(?:scene|role-?play|the game)|in real life|for real)\b/

/** Whether a turn goes on with a game that the speaker began in an earlier one. The texts are the user's own, the newest last. */
export function goesOnPlaying(text: string, earlier: readonly string[], language: string): boolean {
  if (language !== 'en') return false
  const turns = [...earlier.slice(-4).map(fold), fold(text)]
  const began = turns.slice(0, -1).findLastIndex((turn) => PARTS.test(turn) && signalsFor(language).fiction.test(turn))
  return began >= 0 && !turns.slice(began + 1).some((turn) => LEAVES_PLAY.test(turn))
}

/** Whether a stretch tells a secret, or told one before it was taken out. */
export function tellsSecret(text: string): boolean {
  return matches(SECRET, text) || matches(MORE_SECRETS, text) || matches(SECRET_SAID, text) || tellsPersonNumber(text)
}

/** Decides what one sentence may be read for. Fixed order: the strictest reason wins. */
export const gate: (sentence: Span, language: string) => Gate = onceByLanguage(decide)

function decide(sentence: Span, language: string): Gate {
  const signals = signalsFor(language)
  const text = fold(sentence.text)
  if (tellsSecret(sentence.text)) return { pass: 'no', reason: 'secret' }
  if (text.includes('··')) return { pass: 'no', reason: isQuestion(sentence, language) ? 'question' : 'quote' }
  const sure = sureReason(sentence.text, text, language)
  if (sure !== null) return { pass: 'no', reason: sure, sure: true }
  if (signals.small.test(text)) return { pass: 'no', reason: 'small-talk' }
  if (signals.hypothetical.test(text)) return { pass: 'no', reason: 'hypothetical' }
  if (signals.joke.test(text) && !isSerious(text)) return { pass: 'no', reason: 'joke' }
  if (isStanding(sentence, language)) return { pass: 'rule' }
  if (isQuestion(sentence, language)) return { pass: 'presupposed' }
  if (signals.uncertain.test(text)) return { pass: 'no', reason: 'uncertain' }
  if (signals.reported.test(text)) return { pass: 'no', reason: 'quote' }
  const ordered = isOrder(text, signals)
  if (ordered && signals.oneOff.test(text)) return { pass: 'no', reason: 'task' }
  return ordered ? { pass: 'presupposed' } : { pass: 'statement' }
}

/** Why a sentence leaves nothing, where its form leaves no doubt. */
function sureReason(text: string, folded: string, language: string): ReasonCode | null {
  const signals = signalsFor(language)
  if (isPlay(folded, language) || (language === 'en' && signals.joke.test(folded.replace(LAUGHS, '')))) return 'joke'
  if (isIronic(folded, language)) return 'joke'
  if (isUnsettled(folded, language) || isOpenStill(folded, language)) return 'uncertain'
  if (isErrand(text, folded, language)) return 'small-talk'
  if (isWanted(folded, language) || isOfWorkHere(folded, language)) return 'task'
  if (isOfSource(folded, language)) return 'quote'
  if (!signals.standing.test(folded) && goesToAnother(text)) return 'task'
  const reason = passingReason(folded, language)
  // "Write in the plural whenever it's for the blog": what holds from now on is no task.
  if (reason !== null && reason !== 'task') return reason
  const ofPiece = reason === 'task' && isOfPiece(folded, language)
  const isTold = ofPiece && !signals.imperative.test(folded)
  if ((signals.standing.test(folded) && !isTold) || (signals.manner.test(folded) && !isPlaced(folded)) || (signals.forget.test(folded) && !isTold)) return null
  if (language !== 'en') return reason
  const once = reason === 'task' || (signals.oneOff.test(folded) && signals.imperative.test(folded))
  const isSign = (part: string): boolean => isAtHand(part) || signals.oneOff.test(part) || signals.imperative.test(part) || (ofPiece && !OF_SOMEBODY.test(part))
  if (once) return isAll(text, isSign) ? 'task' : null
  return isOfTheMoment(text, language) ? 'small-talk' : null
}

/** Beside what is said of a piece of work, only this may be about something else. */
const OF_SOMEBODY = /\b(?:i|i'm|im|i've|ive|my|we|we're|we've|our|s?he|(?:s?he|they)'(?:s|re)|her|his)\b/

/** Who laughs may still mean it: "there are four of them now lol". */
const LAUGHS = /\b(?:haha+|hah|lol|lmao|rofl)\b|\bis a (?:zoo|circus)\b/g

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
  // "How long do eggs keep, i forget every time": asked without a mark.
  if (/[?？]\s*$/.test(text) || (language === 'en' && /^(?:how|who|why|where|which)\b/.test(text)) || signals.oneOff.test(text) || text.includes('··'))
    return false
  if (
    signals.manner.test(text) ||
    nounRule(text, language) ||
    (language === 'en' && OF_ALL.test(text)) ||
    CONTACT.test(text) ||
    (language === 'en' && limitsWelcome(text)) ||
    endsInReach(text, language)
  )
    return true
  const standing = signals.standing.test(text.replace(NOT_STANDING, ''))
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
          CONTACT.test(part) ||
          (standing && signals.imperative.test(part)) ||
          (signals.imperative.test(part) && signals.standing.test(part)),
      )
  )
}

/** "Any email you draft for me has the deadline in its first line", "If I write 03/04, read it day first", "From Monday, nudge me at 06:50". */
const OF_ALL =
  /^(?:(?:and|also|please|oh)[, ]+)*(?:(?:(?:any|every|each|all)(?:thing)? (?:[\p{L}-]+ ){0,2}?you (?:ever )?(?:draft|write|send|make|do|give|set|plan|book|suggest|propose|answer|print|design|compose|create|prepare|produce|show)|(?:any|every)thing i (?:send|write|give|post|show|submit))\b[^?]{0,60} (?:has(?! been)|have(?! been)|needs?|must|should|gets?|goes|comes?|starts?|ends?|(?:is|are) to|stays?|carries|carry|opens?|closes?|uses?)\b|(?:if|when|whenever|where) i (?:write|say|type|mention|send|paste|give|use|put|list|name|quote|leave out)\b[^?]{2,60}, (?:then )?(?:(?:please|always|just|simply) )*(?:read|take|treat|assume|understand|interpret|count|consider|translate|convert|think)\b|(?:from|starting|as of|beginning) [^,?]{3,30},? (?:please )?(?:remind|nudge|wake|ping|poke|prod|warn|alert) (?:me|us)\b|don['’]t you (?:ever|dare) (?!tell|say|think|worry|forget)\p{L})/u

/** "For good osteopaths", "by, you know, whenever": no word for always. */
const NOT_STANDING = /\bfor good (?=\p{L})|,? whenever[.!]*$/gu

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
  fr: /(?<!\p{L})(?:tu (?:dois|peux|devras|pourras|ne dois)|tes (?:réponses|messages|mails|textes)|(?:veux|voudrais|préfère|attends) (?:plus |uniquement |seulement )?(?:que tu|(?:de |des |tes )?réponses)|doi(?:t|vent) (?:être|rester|toujours))(?!\p{L})/u,
  pt: /(?<!\p{L})(?:(?:quero|prefiro|preferia|queria) (?:só |apenas )?(?:que|respostas|textos|mensagens)|(?:tuas|suas) (?:respostas|mensagens)|(?:tu|você) (?:deves?|podes?|tens|tem)|t[êe]m (?:de|que) (?:ser|estar|vir|ficar|ter))(?!\p{L})/u,
  ja: /(?:回答|返事|返信|答え|説明)(?:は|を|に|で)/u,
  ar: /(?:ردودك|إجاباتك|أريدك|أريد منك|أريد ردود)/u,
}

/** "Window seat always", "no red-eye flights", "summaries in bullets, please": a wish without a verb. */
function nounRule(text: string, language: string): boolean {
  if (language === 'en') {
    return /^(?:(?:and|also|but)[, ]+|(?!thanks|ok|yes|no|so)[\p{L} ]{3,24}: )*(?:no (?!(?:luck|sleep|rest|peace|joy|news|reply|answer|time|chance|thanks|worries|rush|dessert today)\b)(?:[\p{L}-]+ ){1,4}?(?:(?:[\p{L}-]+ ){0,3}[\p{L}-]+, ever(?=[.!]|$)|ever|for me(?=[,.!]|$)|in my|in any|flights?|emails?|calls|meetings|recipes|abbreviations)\b|(?:[\p{L}-]+ ){1,4}(?:always|every time|at all times)[,.]?(?:$| (?:with me|for me|please))|(?!thanks|can|could|would|yes|ok)[\p{L}-]+s (?:in|as|with|without|under) [\p{L}\d -]{3,40}, please|(?:metric|imperial|celsius|fahrenheit)[, ])/u.test(
      text,
    )
  }
  if (language === 'es') return /^(?:los|las) [\p{L} ]{3,40}, (?:de|en|con|sin) /u.test(text)
  return language === 'de' && /^(?:bitte )?keine? [\p{L} ]{3,40}(?:bitte|mehr)(?![\p{L}])/u.test(text)
}

/** With what is said of one's health, a laugh is a nervous one. */
function isSerious(text: string): boolean {
  return LAUGH.test(text) && HEALTH.test(text)
}

const LAUGH = /\b(?:haha+|hah|lol|lmao)\b/iu
const HEALTH = /\b(?:allergic|allergy|allergies|epilep\p{L}+|diabet\p{L}+|co?eliac|asthma\p{L}*|wheelchair|pregnant|pacemaker|intolerant|anaphyla\p{L}+)\b/iu

import { questionAfter } from '../reading/lead-in.ts'
import { isWide, narrow } from './narrow.ts'
import { signalsFor } from './signals.ts'
import { isRelation } from './subjects.ts'
import { fold } from './words.ts'
import { matches } from './quick.ts'

/** A stretch of a turn. `text` is what stands there, with quotes and material blanked out by `·`. */
export interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** What stands for a blanked-out character: no letter, no digit, no end of a sentence. */
export const BLANK = '·'

const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|prof|hr|fr|bzw|z\.b|ca|nr|e\.g|i\.e|vs|approx|no|sra|sr|dra|srta|mt|ft|jr|sen|gen|capt|inc|ltd|co|str|tel|usw|evtl|ggf|u\.a|d\.h|min|max|p\.c)\.\s*$/i
/** "Prof. E. Tarrant", "signed by E. Tarrant": the letter stands for a first name, and the sentence goes on. */
const INITIAL =
  /(?:(?:^|[\s(])(?:mr|mrs|ms|dr|prof|dra?|sra?|herr|frau|sir|dame|doctor|professor)\.? (?:\p{Lu}\.[ -]?){1,3}|(?:^|[\s(])(?:as|by|called|von|als|como|por) \p{Lu}\.)\s*$/iu
const ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/
const segmenters = new Map<string, Intl.Segmenter>()

/** Which sentences are wanted. */
export interface Wanted {
  /** No more than so many: what comes after is not looked at. */
  readonly most: number
  /** None with more characters. */
  readonly longest: number
  isLeftOut?(sentence: Span): boolean
}

const ALL: Wanted = { most: Number.POSITIVE_INFINITY, longest: Number.POSITIVE_INFINITY }
/** As many characters as an abbreviation or an ordinal takes, with the space around it. */
const TAIL = 24
/** What ends in an abbreviation goes on, up to so many characters. */
const LONGEST_MERGED = 1200

/** Sentences of a text, in order. */
export function toSentences(text: string, language: string, { most, longest, isLeftOut }: Wanted = ALL): readonly Span[] {
  const spans: Span[] = []
  const wide = isWide(text)
  const push = (from: number, to: number): void => {
    const span = trimmed(text, from, to)
    if (span === null || span.text.length > longest || spans.length >= most) return
    const sentence = wide ? { ...span, text: narrow(span.text) } : span
    if (isLeftOut?.(sentence) !== true) spans.push(sentence)
  }
  let from = -1
  for (const [index, end] of segments(text, language)) {
    if (spans.length >= most) return spans
    if (from < 0) from = index
    const tail = text.slice(Math.max(from, end - TAIL), end)
    if (end - from <= LONGEST_MERGED && (ABBREVIATION.test(tail) || INITIAL.test(tail) || (language === 'de' && ORDINAL.test(tail))) && !tail.endsWith('\n'))
      continue
    const cut = end - from > LONGEST_MERGED ? 0 : questionAfter(text.slice(from, end), language)
    if (cut > 0) push(from, from + cut)
    push(cut > 0 ? from + cut : from, end)
    from = -1
  }
  if (from >= 0) push(from, text.length)
  return spans
}

/** Parts of a sentence that state something of their own: "I'm Ana, I'm a nurse, and my son is six". */
export function toClauses(sentence: Span, language: string): readonly Span[] {
  const breaks = BREAKS[language]
  if (breaks === undefined) return [sentence]
  const clauses: Span[] = []
  let from = 0
  const cuts = [...sentence.text.matchAll(breaks), ...(language === 'en' ? sentence.text.matchAll(NAMED_BREAK) : [])].sort((a, b) => a.index - b.index)
  for (const match of cuts) {
    if (match.index < from) continue
    const left = sentence.text.slice(from, match.index)
    if (left.trim().split(/\s+/).length < 2 || SUBORDINATE.test(fold(left.trim())) || isWithSpeaker(left.trim(), match[0])) continue
    pushTrimmed(clauses, sentence.text, from, match.index, sentence.start)
    from = match.index + match[0].length
  }
  pushTrimmed(clauses, sentence.text, from, sentence.text.length, sentence.start)
  // The same stretch is the same object: what is worked out about it is kept by it.
  return clauses.length === 1 && clauses[0]?.text === sentence.text ? [sentence] : clauses
}

const KIN_FIRST =
  /^(?:(?:and|but|so),? )?(?:my|our) (?:(?:best|old|older|younger|eldest|little|big|twin|dear|two|three) )?(\p{L}[\p{L}-]*)(?:,? \p{Lu}[\p{L}'’-]+,?)?$/iu

/** "My cousin and I have taken over a mill": both do it. */
function isWithSpeaker(left: string, link: string): boolean {
  return link.trim() === 'and' && isRelation(fold(KIN_FIRST.exec(left)?.[1] ?? ''))
}

/** What stands between the gaps, in order; empty ones too. @param gap with the flag `g` */
export function cutBetween(text: string, gap: RegExp): readonly Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index, 0: found } of text.matchAll(gap)) {
    spans.push({ text: text.slice(start, index), start, end: index })
    start = index + found.length
  }
  return [...spans, { text: text.slice(start), start, end: text.length }]
}

/** Whether a sentence asks. */
export function isQuestion(sentence: Span, language: string): boolean {
  const text = fold(sentence.text)
  if (/[?？؟]\s*["'”»)]*\s*$/.test(text)) return true
  return (signalsFor(language).question.test(text) && !DO_ASK.test(text)) || asksWhatIf(sentence.text, language)
}

/** "Do call me Beryl", "Should the boiler die, ring me on …", "Don't you ever put raisins in" ask for something. */
const DO_ASK =
  /^(?:(?:and|but|so)[, ]+)*should (?:the|my|our|it|anything|something|this|that|you|i|we|there) [^?]{2,50}, (?:please |just )?(?:ring|call|text|phone|message|e-?mail|write|reach|tell|send|ask|use|remember)\b[^?]*$|^(?:(?:and|but|please)[, ]+)*don['’]t you (?:ever|dare) [^?]*$|^(?:(?:and|but|please)[, ]+)*do not (?!you\b|i\b|we\b|they\b|most\b|all\b)p{L}+ [^?]*$|^(?:(?:oh|and|but|please|yes|no)[, ]+)*do (?:call|keep|use|write|address|answer|reply|remember|note|put|include|add|make|give|tell|switch|stick)\b/

/** "If my landlord put the rent up, could he do it with a month's notice": a question with or without its mark. */
export function asksWhatIf(text: string, language: string): boolean {
  return language === 'en' && matches(WHAT_IF, fold(text))
}

const WHAT_IF =
  /^(?:and |but |so |ok |hey |hmm )*if (?!you\b).{4,140}?(?:,? (?:could|would|will|should|shall) (?:i|we|he|she|it|they|that|there|my|our|the|mum|dad)\b|, (?:can|do|does|did|is|are|am|must) (?:i|we|he|she|it|they|there|my|our|the)\b|,? is (?:that|it) (?:even|ok|okay|legal|normal|allowed|safe|true|too)\b|,? (?:how (?:much|many|long|far|do|would|often)|what (?:would|happens|should|do|are|all|scholarships?|kind|sort)|who would|where would|when would)\b)/

const SUBORDINATE =
  /^(?:(?:and|but|so|well|ok|oh)[, ]+)?(?:when|whenever|if|since|as|because|after|before|while|once|although|though|where|until|unless|now that|given|wenn|weil|da|seit|obwohl|nachdem|als|bevor|falls|sobald|cuando|si|como|desde que|aunque|porque|mientras|para)\b/
/** "Marco's rotation ended, Ana is on call": a name starts the second clause. */
const NAMED_BREAK = /,\s+(?:and |so |but )?(?=\p{Lu}\p{Ll}+ (?:is|has|took|takes|covers|was)\s)/gu
const BREAKS: Readonly<Record<string, RegExp>> = {
  en: /(?:[,;:]\s+(?:and |but |so |also |oh and |plus |then |and also )?|\s+[—–-]\s+(?:and |but |so )?|\s+(?:and|but)\s+)(?=(?:now |these days )?(?!i are\b|i were\b)(?:i|i'm|i've|i’m|i’ve|we|we're|we've|my|our)\s)|\s+and\s+(?=(?:live|work|speak) )|;\s+|:\s+(?=(?:the|my|our|i|we|i'm|we're|i've|we've|he's|she's|it's)\s)|\s+so\s+(?=(?:my|our)\s)|,\s+so\s+(?!how|what|which|where|can|could|that\b|is\b|do\b)|[,;]\s+and\s+(?=the\s)|\.\s*(?:oh and|also|and)\s+/giu,
  de: /(?:[,;:]\s+|\s+[—–-]\s+|\s+und\s+|,\s+und\s+)(?=(?:ich|wir|mein|meine|unser|unsere)\s)|;\s+|(?:,\s+|\s+und\s+)(?=(?:wohne|arbeite|lebe|spiele|segle|studiere|fahre|heiße|esse|trinke|mag|habe|bin|lerne|scanne|mache|gehe|nehme|nutze|jobbe|singe|male|züchte|koche|sammle|pendle|leite|unterrichte)\s)/giu,
  es: /(?:[,;]\s+(?:y |pero )?|\s+[—–-]\s+|\s+y\s+)(?=(?:ahora (?:estoy|vivo|trabajo|voy|uso)|yo|soy|vivo|trabajo|tengo|mi|mis|me llamo|nuestro|nuestra|toco|juego|estudio|uso|abro|cierro|voy|llevo|hago|tomo|como(?! (?:el|la|los|las|lo|antes|siempre|si|te|ya|un|una|que|digo|dije|buen|buena)\s)|vendo)\s)|;\s+|:\s+(?=\p{L})|,\s+(?:así que|de modo que)\s+/giu,
  fr: /(?:[,;:]\s+(?:et |mais |donc |alors )?|\s+(?:et|mais)\s+|\s+[—–-]\s+)(?=(?:je|j['’]|mon|ma|mes|nous|notre|nos|on)(?!\p{L}))/giu,
  pt: /(?:[,;:]\s+(?:e |mas )?|\s+(?:e|mas)\s+|\s+[—–-]\s+)(?=(?:eu|sou|moro|trabalho|tenho|toco|estudo|faço|jogo|quero|preciso|procuro|queria|meu|minha|o meu|a minha|a gente|chamo-me)\s)/giu,
  ar: /\s+(?=و(?:أريد|أحتاج|أرغب|أود|أبحث)(?!\p{L}))|[،؛]\s*(?=و?(?:أريد|أحتاج|أرغب|أود|أبحث|اقترح|ساعدني|أعطني|اكتب)(?!\p{L}))/gu,
}

/** The segmenter's sentences, cut also where a new one starts in lower case: chats are typed that way. */
function* segments(text: string, language: string): Generator<readonly [start: number, end: number]> {
  for (const { segment, index } of segmenterFor(language).segment(text)) {
    let from = 0
    for (const match of segment.matchAll(/(?<=\p{L}{2}|\d|[\])])[.!?]+\s+(?=\p{Ll})/gu)) {
      yield [index + from, index + match.index + match[0].length]
      from = match.index + match[0].length
    }
    yield [index + from, index + segment.length]
  }
}

function segmenterFor(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known !== undefined) return known
  const made = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'sentence' })
  segmenters.set(language, made)
  return made
}

function pushTrimmed(spans: Span[], text: string, from: number, to: number, offset: number): void {
  const span = trimmed(text, from, to, offset)
  if (span !== null) spans.push(span)
}

function trimmed(text: string, from: number, to: number, offset = 0): Span | null {
  const raw = text.slice(from, to)
  const start = from + (raw.length - raw.trimStart().length)
  const end = from + raw.trimEnd().length
  return end > start ? { text: text.slice(start, end), start: start + offset, end: end + offset } : null
}

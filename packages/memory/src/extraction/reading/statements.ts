import type { ReasonCode } from '../../core/decision.ts'
import type { MemoryKind } from '../../core/memory.ts'
import { type Attribute, attributeIn, attributeKey } from './attribute.ts'
import { type Change, readChange } from './change.ts'
import { readValidity, type Validity } from '../language/dates.ts'
import { evidenceOf } from './evidence.ts'
import { type Features, featuresOf } from '../keys/features.ts'
import { chooseKey, introducesSpeaker, keyFor, scopeOf } from '../keys/key-choice.ts'
import type { Span } from '../language/sentences.ts'
import { isAfterthought, isRemark } from './remarks.ts'
import { type Signals, signalsFor } from '../language/signals.ts'
import { type Subject, subjectOf } from '../language/subjects.ts'
import { findValue } from './value.ts'
import { valueByFrame } from './value-more.ts'
import { fold } from '../language/words.ts'

/** Something that a user stated, before it is set against what is held. */
export interface Statement {
  readonly text: string
  /** Where it stands in the turn. */
  readonly start: number
  readonly end: number
  readonly language: string
  readonly key: string | null
  /** The canonical key behind `key`, where there is one. */
  readonly canonical: string | null
  /** How clearly the words name it. */
  readonly keyWeight: number
  readonly subject: Subject | null
  /** The thing whose attribute it is, where it is told. */
  readonly scope: string | null
  /** The attribute of a thing that the whole clause states. */
  readonly attribute: Attribute | null
  readonly value: string | null
  /** The value as the clause tells it, read without what it says about a change. */
  readonly plainValue: string | null
  readonly kind: MemoryKind
  readonly evidence: number
  readonly confidence: number
  readonly explicit: boolean
  readonly change: Change | null
  /** It says that something has changed, or that what is held is wrong. */
  readonly changed: boolean
  readonly corrected: boolean
  readonly back: boolean
  readonly known: boolean
  /** Starts with a word that stands for something said before. */
  readonly leans: boolean
  /** Too weak to be kept for itself: only when it changes something held. */
  readonly tentative: boolean
  /** It only says that something is over. */
  readonly ending: boolean
  readonly validity: Validity
  readonly features: Features
  /** What was said just before, where the clause leans on it ("It's large, actually"). */
  readonly context: Features | null
}

export interface ReadOptions {
  readonly language: string
  readonly at: string
  /** Asked for with "remember that": the bar is lower. */
  readonly explicit: boolean
  /** The clause is a rule by its form. */
  readonly rule: boolean
  /** Added to the evidence: for answers to a question, or clauses whose sentence said more. */
  readonly bonus: number
  /** Names of people and animals in what is held: who speaks of them speaks of their own. */
  readonly names: ReadonlySet<string>
  /** Stems of the keys of what is held. */
  readonly topics: ReadonlySet<string>
  /** What was said just before. */
  readonly context?: string | undefined
  /** The sentence that the clause stands in: says whether something has changed. */
  readonly scope?: string | undefined
  /** The turn up to the end of that sentence: says whether something held is wrong. */
  readonly upTo?: string | undefined
  /** Only to count when it changes something held. */
  readonly tentative?: boolean | undefined
  /** The clause was joined to what came before it. */
  readonly carried?: boolean | undefined
}

/** `sure`: nothing else that speaks for it counts. */
export type Reading =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly reason: ReasonCode; readonly sure?: true | undefined }

const THRESHOLD = 2
/** What speaks for a clause that is nothing but "the … of the … is …". */
const STATED = 2
/** Between this and the threshold a clause counts only when it changes something held. */
const TENTATIVE = 0.9
const CHANGES = ['change', 'back', 'ending'] as const
/** Starts with a word that stands for something said before. */
const LEANS =
  /^(?:(?:no,? )*(?:it|that|this|he|she|es|das|er|eso|ella|él|ce|c)(?:['’ ](?:s|is|was|ist|war|era|est|should)?)|make it|now |i (?:said|meant)|no[, ])/i

/** "At any time" says how often, and nothing about how time is told; "ich hab mich verschrieben" is about no medicine. */
const WHENEVER = /\b(?:at )?(?:any|every(?: single)?|each|all the) ?time(?!\p{L})|\bat all times\b|(?<!\p{L})mich (?:da |wohl )?verschrieben(?!\p{L})/giu

function blanks(found: string): string {
  return ' '.repeat(found.length)
}

/** Reads one clause: a statement worth keeping, or why not. */
export function readClause(span: Span, options: ReadOptions): Reading {
  const { language } = options
  const signals = signalsFor(language)
  const folded = fold(span.text)
  // "Linguistics, not computer science": what is denied says nothing about what it is.
  const told = span.text.replace(/,\s+(?:not|nicht|no)\s+(?!even|only|just)[^,.;]+/iu, blanks).replace(WHENEVER, blanks)
  const features = featuresOf(told, language)
  // "He vuelto" is no English "he".
  const leans = LEANS.test(span.text) && options.context !== undefined && !(language === 'es' && /^he\b/i.test(span.text))
  const corrected = signals.correction.test(fold(options.upTo ?? span.text))
  const context =
    leans ||
    options.carried === true ||
    CHANGES.some((name) => signals[name].test(fold(options.scope ?? span.text))) ||
    (corrected && options.upTo !== undefined)
      ? featuresOf(options.context ?? '', language)
      : null
  const subject = introducesSpeaker(span.text)
    ? null
    : (subjectOf(span.text) ?? (leans && /^(?:he|she|they|er|sie|él|ella)\b/i.test(span.text) ? subjectOf(options.context ?? '', true) : null))
  const scope = fold(options.scope ?? span.text)
  const changed = signals.change.test(scope)
  const back = signals.back.test(scope)
  const stated = options.rule ? null : attributeIn(span.text, language)
  const evidence =
    evidenceOf({ folded, text: span.text, features, subject, signals, names: options.names, topics: options.topics }) +
    options.bonus +
    (stated === null ? 0 : STATED) +
    (options.explicit ? 1.5 : 0) +
    (corrected && leans ? 1 : 0) +
    (corrected && language !== 'en' && features.stems.slice(0, 6).some((stem) => options.topics.has(stem)) ? 1.2 : 0) +
    (corrected && context !== null && Math.max(0, ...context.keys.values()) >= 0.5 ? 1 : 0)
  // A clause of one word of weight says nothing for itself: "I relocated".
  const bare =
    (span.text.split(/\s+/).length <= 3 && /!$/.test(span.text) && features.names.size === 0 && features.typed.length === 0) ||
    (!options.rule &&
      !options.explicit &&
      features.stems.length <= 1 &&
      features.hits.every((hit) => !hit.value) &&
      features.names.size === 0 &&
      features.typed.length === 0 &&
      span.text.split(/\s+/).length <= 4 &&
      /^[\p{Script=Latin}\s\p{P}]+$/u.test(span.text))
  const tentative = options.tentative === true || (!options.rule && evidence < THRESHOLD) || (bare && changed)
  if (tentative && options.tentative !== true && (evidence < TENTATIVE || !(changed || corrected || back))) return { ok: false, reason: 'nothing' }
  const change = readChange(span.text, language)
  const later = (options.upTo ?? '').trim().length > (options.scope ?? span.text).trim().length
  if (change?.next == null && (isRemark(folded) || (later && isAfterthought(folded)))) return { ok: false, reason: 'nothing' }
  const choice = chooseKey(span.text, features, subject, options.rule, change?.next ?? null)
  const canonical = choice.key
  const plainValue = valueByFrame(span.text, language, canonical) ?? valueIn(span.text, canonical, features)
  const typed = canonical !== null && features.typed.some((value) => value.text === plainValue) && !/^\d+$/.test(plainValue ?? '')
  const value = typed && change?.old == null ? plainValue : (change?.next ?? stated?.value ?? plainValue)
  const kind = options.rule && canonical?.startsWith('contact.') !== true ? 'rule' : kindOf(folded, signals, features, subject !== null)
  const tense = signals.future.test(folded) && !/\bsince\b/.test(folded) ? 'future' : signals.past.test(folded) ? 'past' : 'present'
  const thing = /^(?:project|infra|work)\./.test(canonical ?? '') ? scopeOf(span.text) : null
  const key = (stated === null || kind === 'event' ? null : attributeKey(stated)) ?? keyFor(canonical, subject, value, kind, span.text)
  return {
    ok: true,
    statement: {
      text: span.text,
      start: span.start,
      end: span.end,
      language,
      key: key === null || thing === null || stated !== null ? key : `${key}.${thing}`,
      canonical,
      keyWeight: choice.weight,
      subject,
      scope: thing,
      attribute: stated,
      value,
      plainValue,
      kind,
      evidence,
      confidence: Math.min(0.95, 0.5 + 0.1 * (options.rule ? 3 : Math.max(0, evidence - THRESHOLD))),
      explicit: options.explicit,
      change,
      changed,
      corrected,
      back,
      known: signals.known.test(scope),
      leans,
      tentative,
      ending: signals.ending.test(folded) && change?.next == null && !/\b(?:now|so i'm|instead|jetzt|ahora)\b/.test(folded),
      validity: readValidity(span.text, language, options.at, tense),
      features,
      context,
    },
  }
}

/** Looks for the value first in the part of the clause that names the key. */
function valueIn(text: string, canonical: string | null, features: Features): string | null {
  const hit = features.hits.filter((candidate) => candidate.key === canonical).sort((a, b) => b.weight - a.weight)[0]
  if (hit !== undefined) {
    let start = 0
    for (const part of text.split(/(?<=[,;:.!?—–]\s)/)) {
      const end = start + part.length
      if (hit.start >= start && hit.start < end && part.length < text.length) {
        const found = findValue(
          part,
          canonical,
          features.hits.filter((other) => other.start >= start && other.end <= end),
          features.typed.filter((value) => value.start >= start && value.end <= end),
          start,
        )
        if (found !== null) return found
      }
      start = end
    }
  }
  return findValue(text, canonical, features.hits, features.typed, 0)
}

/** "Uncle Bram retires on 30 April": on one day, and not again. */
const HAPPENS =
  /\b(?:retires?|turns (?:\d|\p{L}+t(?:y|een)\b|a hundred)|starts|begins|graduates|gets married|marries|leaves|finishes|emigrates|moves|returns|arrives|gets out|is due)\b|(?<!\p{L})(?:fängt|beginnt|startet|zieht|heiratet|wird (?:\d|\p{L}+zig|hundert)|geht in rente|kommt zurück|se casa|se jubila|empieza|cumple)(?!\p{L})/u

function kindOf(folded: string, signals: Signals, features: Features, ofOther: boolean): MemoryKind {
  const lasting = /\b(?:since|seit|desde|always|immer|siempre|every|now|jetzt|ahora|am|i'm|we're)\b/.test(folded)
  if (signals.event.test(folded) && signals.past.test(folded) && !lasting) return 'event'
  if (signals.future.test(folded) && features.typed.some((value) => value.sort === 'date') && !lasting) return 'event'
  return ofOther && !lasting && HAPPENS.test(folded) && features.typed.some((value) => value.sort === 'date') ? 'event' : 'fact'
}

/** Enough for a clause to be read whatever speaks for it. */
export const WHOLE = 9

/** Says little without what was said before it: no name in it, and no value of anything that people have. */
export function isThin({ features, evidence, change }: Statement): boolean {
  return [...features.names].every((name) => WHEN.test(name)) && change === null && (evidence >= WHOLE || features.hits.every((hit) => !hit.value))
}

const WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|xmas)$/

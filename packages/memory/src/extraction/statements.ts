import { canonicalKey } from '../core/keys.ts'
import type { MemoryKind } from '../core/memory.ts'
import type { ReasonCode } from '../core/decision.ts'
import { type Change, readChange } from './change.ts'
import { readValidity, type Validity } from './dates.ts'
import { type Features, featuresOf } from './features.ts'
import { PLACES } from './gazetteer.ts'
import type { Span } from './sentences.ts'
import { type Signals, signalsFor } from './signals.ts'
import { type Subject, subjectOf } from './subjects.ts'
import { findValue } from './value.ts'
import { fold, slug } from './words.ts'

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
  readonly subject: Subject | null
  readonly value: string | null
  readonly kind: MemoryKind
  readonly confidence: number
  readonly explicit: boolean
  readonly change: Change | null
  /** It says that something has changed, or that what is held is wrong. */
  readonly changed: boolean
  readonly corrected: boolean
  readonly back: boolean
  readonly known: boolean
  readonly validity: Validity
  readonly features: Features
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
}

export type Reading = { readonly ok: true; readonly statement: Statement } | { readonly ok: false; readonly reason: ReasonCode }

const THRESHOLD = 2

/** Reads one clause: a statement worth keeping, or why not. */
export function readClause(span: Span, options: ReadOptions): Reading {
  const signals = signalsFor(options.language)
  const folded = fold(span.text)
  const features = featuresOf(span.text, options.language)
  const subject = subjectOf(span.text)
  const evidence = weigh(folded, span.text, features, subject, signals) + options.bonus + (options.explicit ? 1.5 : 0)
  if (!options.rule && evidence < THRESHOLD) return { ok: false, reason: 'nothing' }
  const kind = options.rule ? 'rule' : kindOf(folded, signals, features)
  const change = readChange(span.text)
  const canonical = chooseKey(features, subject, options.rule)
  const value = change?.next ?? findValue(span.text, canonical, features.hits, features.typed, 0)
  const tense = signals.future.test(folded) && !/\bsince\b/.test(folded) ? 'future' : signals.past.test(folded) ? 'past' : 'present'
  return {
    ok: true,
    statement: {
      text: span.text,
      start: span.start,
      end: span.end,
      language: options.language,
      key: keyFor(canonical, subject, value, kind, span.text),
      canonical,
      subject,
      value,
      kind,
      confidence: Math.min(0.95, 0.5 + 0.1 * (options.rule ? 3 : evidence - THRESHOLD)),
      explicit: options.explicit,
      change,
      changed: signals.change.test(folded),
      corrected: signals.correction.test(folded),
      back: signals.back.test(folded),
      known: signals.known.test(folded),
      validity: readValidity(span.text, options.language, options.at, tense),
      features,
    },
  }
}

/** How much speaks for a lasting statement about the speaker or what is theirs. */
function weigh(folded: string, text: string, features: Features, subject: Subject | null, signals: Signals): number {
  let score = 0
  const first = signals.first.test(folded)
  if (first) score += 1
  if (!first && subject !== null) score += 1
  if (signals.stative.test(folded)) score += 1
  const strongest = Math.max(0, ...features.keys.values())
  if (strongest >= 0.5) score += Math.min(1, strongest)
  if (signals.stable.test(folded)) score += 0.6
  if (signals.event.test(folded) && (first || subject !== null || signals.past.test(folded))) score += 0.6
  if (signals.change.test(folded) && first) score += 0.3
  if (features.typed.some((value) => ['email', 'phone', 'url', 'time', 'money', 'date'].includes(value.sort))) score += 0.6
  if (features.names.size > 0) score += 0.4
  if (features.words.some((word) => PLACES.has(word.lower))) score += 0.4
  if (signals.transient.test(folded)) score -= 1.2
  if (signals.mental.test(folded)) score -= 1.2
  if (features.words.length < 2) score -= 1
  if (/[!?]\s*$/.test(text) && !first) score -= 0.3
  return score
}

function kindOf(folded: string, signals: Signals, features: Features): MemoryKind {
  const lasting = /\b(?:since|seit|desde|always|immer|siempre|every|now|jetzt|ahora|am|i'm|we're)\b/.test(folded)
  if (signals.event.test(folded) && signals.past.test(folded) && !lasting) return 'event'
  if (signals.future.test(folded) && features.typed.some((value) => value.sort === 'date') && !lasting) return 'event'
  return 'fact'
}

/** The canonical key with the most weight; people come second, since they are mostly whom it is about, not what. */
function chooseKey(features: Features, subject: Subject | null, rule: boolean): string | null {
  let best: string | null = null
  let most = 0.45
  for (const [key, weight] of features.keys) {
    const entry = canonicalKey(key)
    if (entry === undefined) continue
    let scored = weight
    if (key.startsWith('people.') || (subject !== null && key === 'pets.pet')) scored *= 0.55
    if (rule) scored *= entry.kind === 'rule' ? 1.4 : 0.7
    else if (entry.kind === 'rule') scored *= 0.6
    if (scored > most) {
      most = scored
      best = key
    }
  }
  return best
}

/**
 * The key under which it is kept. Someone else's attribute goes below their relation; a key of many values carries its value,
 * so that two allergies do not replace each other; what happened has none.
 */
function keyFor(canonical: string | null, subject: Subject | null, value: string | null, kind: MemoryKind, text: string): string | null {
  const entry = canonical === null ? undefined : canonicalKey(canonical)
  if (kind === 'event' && (entry === undefined || entry.values === 'many')) return null
  if (subject !== null && canonical !== `people.${subject.relation}`) {
    const who = subject.name === null ? subject.relation : `${subject.relation}.${slug(subject.name)}`
    const attribute = canonical === null || canonical.startsWith('people.') ? (value === null ? null : slug(value)) : canonical.replace('.', '-')
    return attribute === null || attribute === '' ? null : `people.${who}.${attribute}`
  }
  if (entry === undefined) return openKey(text)
  if (entry.values === 'one') return entry.key
  const part = slug(value ?? '')
  return part === '' ? null : `${entry.key}.${part}`
}

/** "My favourite tea is …" → `favourite-tea`. */
function openKey(text: string): string | null {
  const match =
    /^(?:and |so |but )?(?:my|our|the|mein|meine|unser|unsere|mi|nuestro|nuestra|el|la) ([\p{L}\d' -]{3,40}?) (?:is|are|ist|sind|es|son|heißt|se llama|will be|runs on|lives in|meets?)\b/iu.exec(
      text,
    )
  const name = slug(match?.[1] ?? '')
  return name === '' || name.split('-').length > 4 ? null : name
}

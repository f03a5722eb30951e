import type { Features } from '../keys/features.ts'
import { PLACES } from '../keys/gazetteer.ts'
import type { Signals } from '../language/signals.ts'
import type { Subject } from '../language/subjects.ts'
import { matches } from '../language/quick.ts'

export interface Clause {
  readonly folded: string
  readonly text: string
  readonly features: Features
  readonly subject: Subject | null
  readonly signals: Signals
  readonly names: ReadonlySet<string>
  /** Stems of the keys of what is held. */
  readonly topics: ReadonlySet<string>
}

/** Something dated in the past that happened to what people own. */
const DATED =
  /\b(?:last night|yesterday|last week|on the \d+(?:st|nd|rd|th)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this morning|at the weekend|today|anoche|ayer|anteayer|gestern|vorgestern|letzte nacht|am wochenende|heute früh|esta mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))\b/
/** What a household has: what happened to it happened to the speaker. */
const HOUSEHOLD =
  /\b(?:the|our) (?:basement|cellar|kitchen|bathroom|roof|attic|loft|boiler|fridge|greenhouse|garden|garage|shed|fence|bike|car|van|house|flat|balcony|chimney|pipes?|washing machine|dishwasher|oven|dog|cat|hens?)\b/
/** "I'm Ana", "ich bin Ana": a name, nothing more. */
const INTRODUCES =
  /^(?:(?:[Aa]nd|[Ss]o|[Hh]i|[Hh]ey|[Hh]ello|[Hh]allo|[Hh]ola|[Bb]uenas)[, ]+)*(?:I['’]?m|I am|i'm|Ich bin|ich bin|Soy|soy|Je suis|je suis|[Mm]oi,? c['’]est|Eu sou|Sono) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:[,.!]|$)/u

/**
 * How much speaks for a lasting statement about the speaker or what is theirs. Each sign adds or takes away a little; 2 is enough.
 * The weights were set on the development cases and are the same for all languages.
 */
export function evidenceOf(clause: Clause): number {
  const { folded, text, features, subject, signals } = clause
  const implied = signals.implied.test(folded)
  const first = signals.first.test(folded) || implied
  const someone =
    subject !== null ||
    (signals.event.test(folded) && matches(HOUSEHOLD, folded)) ||
    features.words.some((word) => clause.names.has(word.lower.replace(/'s$/, '')) && /^\p{Lu}/u.test(word.text))
  const project = technical(features) && matches(DECLARES, folded)
  let score = 0
  if (first) score += 1
  else if (someone || project || topical(clause)) score += 1
  if (project || signals.stative.test(folded) || (implied && signals.change.test(folded))) score += 1
  const strongest = Math.max(0, ...features.keys.values())
  if (strongest >= 0.5) score += Math.min(1, strongest)
  if (signals.stable.test(folded)) score += 0.6
  const dated = matches(DATED, folded)
  if (signals.event.test(folded) && (first || someone || signals.past.test(folded))) score += dated ? 1 : 0.6
  if (signals.event.test(folded) && dated && !first && strongest >= 0.5) score += 0.6
  if (signals.change.test(folded) && (first || someone)) score += 0.3
  if (features.typed.some((value) => ['email', 'phone', 'url'].includes(value.sort))) score += 1.4
  else if (features.typed.some((value) => ['time', 'money', 'date'].includes(value.sort))) score += 0.6
  if (features.names.size > 0) score += 0.4
  if (features.words.some((word) => PLACES.has(word.lower))) score += 0.4
  if (headed(text, features)) score += first ? 0.3 : 1
  if (INTRODUCES.test(text)) score += 1.2
  if (signals.transient.test(folded)) score -= project ? 0.4 : 1.5
  if (TROUBLE.test(folded) && (project || strongest < 1)) score -= 1.5
  if (signals.mental.test(folded)) score -= 1.2
  if (features.words.length < 2) score -= 1
  return score
}

/** Opens with what a held memory is about and says that it has changed: "The rehearsal's been pushed to Thursday". */
function topical(clause: Clause): boolean {
  return (
    clause.features.stems.slice(0, 2).some((stem) => clause.topics.has(stem)) &&
    (clause.signals.change.test(clause.folded) || clause.signals.correction.test(clause.folded))
  )
}

/** Something technical with a value of its own: a version, a region, a branch, a named tool. */
function technical(features: Features): boolean {
  return features.hits.some((hit) => hit.value && hit.weight >= 0.8 && /^(?:infra|project)\./.test(hit.key))
}

/** States how things are, in the present or as just changed. */
const DECLARES =
  /\b(?:is|are|was|were|runs?|run on|uses?|lives?|sits?|deploys?|deployed|hosted|cut from|set to|points? to|moved|switched|migrated|upgraded|bumped|took over|taken over|takes over|covers|carries|stays?|goes|went|now|from|on)\b|\b(?:branch|flag|version|region|runner):/
/** A thing that is broken now is work at hand, not a fact to keep. */
const TROUBLE =
  /\b(?:fails?|failed|failing|errors?|broken|crash(?:es|ed|ing)?|slow|flaky|times? out|timeout|stack ?trace|exception|throws?|is red|stuck|hangs?|bug|warnings?|doesn't (?:work|compile|build|start)|won't (?:start|build|compile)|line \d+|undefined)\b/
const HEAD = /^(?:(?:keys collected|and|so|but|also|oh|well|ok|das|daily)[,! ]+)*(?:(?:the|our|my|der|die|das|el|la|los|las|mi|unser|unsere) )?/iu
const VERB =
  /^[^,.]{0,48}?(?:\s(?:é|são|fica|começa|vai ser)|\b(?:est|sont|commence|aura lieu|a lieu|is|are|was|meets?|starts?|runs?|ships?|lives?|goes|go|ist|sind|heißt|trifft|findet|beginnt|es|son|está|están|empieza|will be|has (?:moved|returned)|happens?|takes place|sits|läuft|liegt|kostet|fällt|steigt|endet|heisst|kommt|steht|cae|queda|toca|termina|sale|abre|cierra|cuesta|será|comienza))(?![\p{L}])/iu

/** "Stand-up is at 9:40", "Abgabetermin ist der 15. Juli": what it speaks of is an attribute that people have. */
function headed(text: string, features: Features): boolean {
  const lead = HEAD.exec(text)?.[0].length ?? 0
  return features.hits.some((hit) => !hit.key.startsWith('preference.') && hit.start <= lead + 12 && hit.weight >= 0.6 && matches(VERB, text.slice(hit.end)))
}

import { canonicalKey } from '../../core/keys.ts'
import { scopeOf } from '../keys/key-choice.ts'
import { fold } from '../language/words.ts'
import { once } from '../once.ts'
import { sameAttribute } from '../reading/attribute.ts'
import type { Statement } from '../reading/statements.ts'
import { isApart } from './apart.ts'
import { related, PARTNERLIKE } from './closeness.ts'
import { concernsSame } from './displace.ts'
import { sameFrame } from './frame.ts'
import type { HeldView } from './held.ts'
import { heldSubject } from './parts.ts'
import { namesValue } from './same.ts'

const ADDS = /(?:^|[^\p{L}])(?:too[.!]*$|as well(?: as|[.!]*$)|(?:also|auch|außerdem|también|además)(?![\p{L}]))/u

/** Said beside what is held, not in its place: one more of the same, an attribute of another key, or of another thing. */
export function standsBeside(statement: Statement, view: HeldView): boolean {
  if (!concernsSame(statement, view)) return true
  const over = statement.corrected || statement.back || statement.change !== null
  if (!statement.corrected && !statement.back && statement.change?.old == null && statement.kind !== 'rule' && adds(statement)) return true
  // One more allergy, illness or language takes no other one's place, however new it is: that is for the person to say.
  if (isOneMore(statement, view)) return true
  if (statement.attribute !== null && view.attribute !== null) return !sameAttribute(statement.attribute, view.attribute)
  if (statement.scope !== null && statement.scope !== scopeOf(view.memory.text) && /^(?:project|infra|work)\./.test(view.canonical ?? '')) return true
  if (
    !over &&
    !statement.changed &&
    !statement.ending &&
    (otherKey(statement, view) || (!statement.leans && !statement.known && statement.kind !== 'rule' && isApart(statement, view)))
  )
    return true
  // Somebody else's attribute is not the speaker's.
  if ((statement.subject !== null || startsWithPronoun(statement)) && isSpeakers(view)) return true
  // "Oskar is at Fernbank now" beside "Son is Oskar": tells of him, not of what he is called.
  if (tellsOfNamed(statement, view)) return true
  // Of two with the same relation, each has a name.
  if (otherwiseNamed(statement, view)) return true
  // Where one lives says nothing about what one works, whatever word of change stands beside it.
  return (
    statement.change?.old == null &&
    statement.canonical === 'home.city' &&
    /^(?:work|health|pets|food|person|family)\./.test(view.memory.key ?? '') &&
    view.canonical !== 'work.employer'
  )
}

/** "He ate the test plan": whoever it is, not the speaker. */
const startsWithPronoun = once(
  ({ text, language }: Statement): boolean =>
    !(language === 'es' && /^he\b/i.test(text)) && /^(?:he|she|they|his|her|their|er|sie|él|ella|ellos)\b/i.test(text),
)

/** Names nobody but what its value names: it is about the speaker or theirs. */
const isSpeakers = once(({ features, memory }: HeldView): boolean => {
  const value = fold(memory.value ?? '')
  return features.relations.size === 0 && [...features.names].every((name) => value.includes(name))
})

/** Surely of another key, or one more value of a key that has many. */
export function otherKey(statement: Statement, view: HeldView): boolean {
  const { canonical, keyWeight } = statement
  if (canonical === null || view.canonical === null || namesValue(statement, view)) return false
  if (canonical === view.canonical || related(canonical, view.canonical)) return (hasMany(canonical) || hasMany(view.canonical)) && !sameFrame(statement, view)
  return keyWeight >= SURE && view.weight >= SURE && statement.key !== view.memory.key && !sameFrame(statement, view)
}

function hasMany(key: string): boolean {
  return canonicalKey(key)?.values === 'many' && !/^people\./.test(key)
}

/** A key that is named this clearly is surely meant. */
export const SURE = 0.9

function otherwiseNamed({ subject, changed, corrected }: Statement, view: HeldView): boolean {
  if (subject?.name == null || changed || corrected || PARTNERLIKE.test(subject.relation)) return false
  const other = heldSubject(view)
  return other?.name != null && other.relation === subject.relation && fold(other.name) !== fold(subject.name)
}

function tellsOfNamed({ text, corrected, ending, change }: Statement, view: HeldView): boolean {
  const { value } = view.memory
  if (corrected || ending || value === null || !/^\p{Lu}\p{L}+$/u.test(value)) return false
  const relations = [...view.features.relations]
  if (relations.length === 0 || relations.some((relation) => PARTNERLIKE.test(relation)) || change?.old === value) return false
  return text.startsWith(value) && TELLS.test(text.slice(value.length))
}

const TELLS =
  /^(?! is called| is (?:the|my|our|his|her) [^,.]{2,20}name\b|['’]s called|['’]s (?:real |full |first )?name|(?: is|['’]s) (?:actually|really|spel|not|now called))(?:['’]s| is| has| had| goes| got| passed| started| changed| moved| turned| was| will| ist| hat| geht| va| está| tiene| ha) /

const adds = once((statement: Statement): boolean => ADDS.test(fold(statement.text)))

const HAS_MORE: ReadonlySet<string | null> = new Set(['health.allergy', 'health.condition', 'person.language'])

function isOneMore(statement: Statement, view: HeldView): boolean {
  const { canonical, corrected, back, ending, change } = statement
  if (corrected || back || ending || change?.old != null) return false
  return canonical === view.canonical && HAS_MORE.has(canonical) && !namesValue(statement, view)
}

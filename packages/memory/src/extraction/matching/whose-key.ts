import { canonicalKey } from '../../core/keys.ts'
import { featuresOf } from '../keys/features.ts'
import { keyFor, ROLE_KEYS } from '../keys/key-choice.ts'
import { slug } from '../language/words.ts'
import type { Statement } from '../reading/statements.ts'

/** What who speaks does with somebody is theirs: "I drive my kids to school in a Berlingo". */
const OWN_DOING =
  /^(?:(?:and|so|but) )?(?:i|we)(?: (?:also|always|usually|often|now|still|mostly|only|never))* (?:drive|ride|play|work|live|teach|run|cook|eat|drink|take|use|sing|swim|cycle|walk|share|rent|study|learn|train|coach|wear|grow|fly|paint|knit)(?!\p{L})/iu

/** The key of a statement that is added, under whose it is; a test or an exam is told by its name, and not by its hour. */
export function withOwnersKey(statement: Statement): Statement {
  const { canonical, subject, key, text, value, kind } = statement
  if (canonical === null || key === null) return statement
  if (subject !== null && key.startsWith('people.') && OWN_DOING.test(text))
    return { ...statement, subject: null, key: keyFor(canonical, null, value, kind, text) }
  const hits = featuresOf(text, statement.language).hits.filter((hit) => hit.key === canonical && !hit.value)
  if (subject !== null && ROLE_KEYS.has(canonical) && canonical !== 'pets.vet' && hits.some(({ start }) => THEIRS.test(text.slice(0, start))))
    return { ...statement, key: `people.${subject.relation}.${canonical.replace('.', '-')}` }
  const [hit] = hits
  if (hit === undefined || value === null || canonicalKey(canonical)?.values !== 'many' || !DATED.test(canonical)) return statement
  const isWhen = statement.features.typed.some(({ text: typed, sort }) => typed === value && /^(?:time|date|weekday)$/.test(sort))
  return isWhen ? { ...statement, key: `${canonical}.${slug(text.slice(hit.start, hit.end))}` } : statement
}

const THEIRS = /['’]s (?:[\p{Ll}-]+ )?$/u
const DATED = /^(?:health\.(?:tests|surgery)|education\.exam|work\.interview|travel\.)/

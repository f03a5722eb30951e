import type { Classification, Memory } from '../core/memory.ts'
import { hider } from '../core/hide.ts'
import { SECRET_MARK } from '../redaction/redactor.ts'
import type { Ports } from './ports.ts'

/** Everything of a memory that may hold words of somebody. */
export interface Worded {
  readonly text: string
  readonly key: string | null
  readonly value: string | null
  readonly quote?: string | undefined
}

export interface Cleaned extends Worded {
  readonly classification: Classification
}

/** A key that names a secret: it says of a value what the text need not say. */
const NAMES_SECRET =
  /pass|pin|secret|token|key|code|phrase|seed|credential|contrase|clave|senha|kennwort|schl[uü](?:e)?ssel|cv[cvn]2?|pwd?(?![a-z])|mdp|otp|puk/i

/**
 * Takes the secrets out, whoever proposed the words. What one part shows to be a secret goes from the others too: of a text
 * "my password is tulip", the value "tulip" looks like any word. A value or key with a secret in it is left out as a whole.
 */
export function withoutSecrets(redact: Ports['redact'], { text, key, value, quote }: Worded): Cleaned {
  const told = redact(text, key)
  const named = key === null ? null : redact(key, null)
  const given = value === null ? null : redact(value, key)
  // Stated without a value, the one word of the text is it: `{ key: 'home.wifi-password', text: 'tulip' }`.
  const bare = value ?? (/^\s*\S+\s*$/.test(text) ? text : null)
  const meant = bare !== null && key !== null && NAMES_SECRET.test(key) ? redact(`${key.replace(/[._-]+/g, ' ')}: ${bare}`, null) : null
  const cited = quote === undefined ? undefined : redact(quote, key)
  const hide = hider(
    [told, named, given, meant, cited].flatMap((part) => part?.taken ?? []),
    SECRET_MARK,
  )
  const keptValue = given === null ? null : hide(given.text)
  const keptKey = named === null || key === null ? null : hide(named.text)
  return {
    text: hide(told.text),
    key: keptKey === key ? key : null,
    value: keptValue === null || keptValue.includes(SECRET_MARK) ? null : keptValue,
    quote: cited === undefined ? undefined : hide(cited.text),
    classification: told.classification,
  }
}

/** The last look at what is about to be stored: no code that puts a memory together leads around it. */
export function memoryWithoutSecrets(redact: Ports['redact'], memory: Memory, before: Memory | undefined): Memory {
  const { text, key, value, source } = memory
  const { quote } = source
  const isKnown = before?.text === text && before.key === key && before.value === value && (quote === undefined || before.source.quote === quote)
  if (isKnown) return memory
  const cleaned = withoutSecrets(redact, { text, key, value, quote })
  if (cleaned.text === text && cleaned.key === key && cleaned.value === value && cleaned.quote === quote) return memory
  return {
    ...memory,
    text: cleaned.text,
    key: cleaned.key,
    value: cleaned.value,
    source: cleaned.quote === undefined ? source : { ...source, quote: cleaned.quote },
  }
}

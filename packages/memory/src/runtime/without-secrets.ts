import type { Classification, Memory } from '../core/memory.ts'
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
const NAMES_SECRET = /pass|pin|secret|token|key|code|phrase|seed|credential|contrase|clave|senha|kennwort|schl[uü](?:e)?ssel/i
/** Shorter stretches stand in other words too. */
const LEAST = 4

/**
 * Takes the secrets out, whoever proposed the words. What one part shows to be a secret goes from the others too: of a text
 * "my password is tulip", the value "tulip" looks like any word. A value or key with a secret in it is left out as a whole.
 */
export function withoutSecrets(redact: Ports['redact'], { text, key, value, quote }: Worded): Cleaned {
  const told = redact(text, key)
  const named = key === null ? null : redact(key, null)
  const given = value === null ? null : redact(value, key)
  const meant = value !== null && key !== null && NAMES_SECRET.test(key) ? redact(`${key.replace(/[._-]+/g, ' ')}: ${value}`, null) : null
  const cited = quote === undefined ? undefined : redact(quote, key)
  const secrets = [told, named, given, meant, cited].flatMap((part) => part?.taken ?? [])
  const hide = secrets.length === 0 ? (part: string) => part : hider(secrets)
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

function hider(secrets: readonly string[]): (part: string) => string {
  const bare = secrets.map((secret) => secret.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '')).filter((secret) => secret.length >= LEAST)
  // The longest first: one may be a part of another.
  const sorted = [...new Set(bare)].filter((secret) => !SECRET_MARK.includes(secret)).sort((a, b) => b.length - a.length)
  return (part) => sorted.reduce((rest, secret) => rest.replaceAll(secret, SECRET_MARK), part)
}

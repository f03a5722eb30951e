import { MemoryError } from '../core/errors.ts'
import type { Extractor } from '../extraction/extractor.ts'
import type { LocketOptions } from '../locket.ts'
import { hider } from '../core/hide.ts'
import { type Detector, type Finding, SECRET_MARK } from '../redaction/redactor.ts'

const METHODS: ReadonlySet<string> = new Set(['remember', 'observe', 'plan', 'edit', 'threadAppend', 'threadSave'])
const FIELDS: ReadonlySet<string> = new Set(['text', 'value', 'quote', 'label'])
const FIELD = 'policy.redact'

/** The app's own detectors, or none. @throws MemoryError `INVALID_ARGUMENT` where they are no functions */
export function checkDetectors(detectors: readonly Detector[] | undefined): readonly Detector[] {
  if (detectors === undefined) return []
  if (!Array.isArray(detectors) || detectors.some((detect) => typeof detect !== 'function')) throw invalid('must be a list of functions')
  return detectors
}

/** Not that of `core/check.ts`, which would come into the page with all that the worker checks. */
function invalid(what: string): MemoryError {
  return new MemoryError('INVALID_ARGUMENT', `${FIELD} ${what}.`, { details: { field: FIELD } })
}

/**
 * The app's own detectors run on the page's side, before a text goes to the worker: what they call secret is stored nowhere.
 * A detector that fails, or gives what cannot be read, keeps the call from being made.
 */
export function redactOwn(value: unknown, method: string, detectors: readonly Detector[], argument = 0): unknown {
  if (detectors.length === 0) return value
  if (method === 'threadRename' && argument === 1 && typeof value === 'string') return cut(value, detectors).text
  if (!METHODS.has(method)) return value
  if (Array.isArray(value)) return value.map((item: unknown) => redactOwn(item, method, detectors))
  if (typeof value !== 'object' || value === null) return value
  return withoutOwn(value, detectors)
}

/** What the app's own extractor proposes, such as a model's words, goes through them as well. */
export function redactingExtractor(extractor: Extractor, detectors: readonly Detector[]): Extractor {
  if (detectors.length === 0) return extractor
  return {
    name: extractor.name,
    fallback: extractor.fallback,
    async extract(turns, context) {
      return (await extractor.extract(turns, context)).map((proposal) => (proposal.op === 'remember' ? withoutOwn(proposal, detectors) : proposal))
    },
  }
}

/** And what it sums up. */
export function redactingSummariser(summarise: LocketOptions['summarise'], detectors: readonly Detector[]): NonNullable<LocketOptions['summarise']> | null {
  if (summarise === undefined) return null
  return detectors.length === 0 ? summarise : async (turns, options) => cut(await summarise(turns, options), detectors).text
}

/** What one field shows to be a secret goes from the others too. Half a key would be another one: it is left out as a whole. */
function withoutOwn<T extends object>(value: T, detectors: readonly Detector[]): T {
  const parts = Object.entries(value).map(([name, part]: [string, unknown]) => ({
    name,
    part,
    seen: typeof part === 'string' && (name === 'key' || FIELDS.has(name)) ? cut(part, detectors) : null,
  }))
  const hide = hider(
    parts.flatMap(({ seen }) => seen?.taken ?? []),
    SECRET_MARK,
  )
  const kept = parts.map(({ name, part, seen }): [string, unknown] => {
    if (seen === null) return [name, part]
    const hidden = hide(seen.text)
    return [name, name !== 'key' || hidden === part ? hidden : null]
  })
  return Object.fromEntries(kept) as T
}

/** Findings that overlap are taken out as one stretch. */
function cut(text: string, detectors: readonly Detector[]): { readonly text: string; readonly taken: readonly string[] } {
  const secrets = detectors.flatMap((detect) => found(text, detect)).filter(({ level }) => level === 'secret')
  const taken: string[] = []
  let out = ''
  let done = 0
  for (const finding of secrets.sort((a, b) => a.start - b.start)) {
    const [start, end] = wholeCharacters(text, Math.max(0, Math.floor(finding.start)), Math.min(text.length, Math.ceil(finding.end)))
    if (end <= done || start >= end) continue
    if (start >= done) out += text.slice(done, start) + SECRET_MARK
    taken.push(text.slice(start, end))
    done = end
  }
  return { text: out + text.slice(done), taken }
}

function found(text: string, detect: Detector): readonly Finding[] {
  let findings: unknown
  try {
    findings = detect(text)
  } catch (cause) {
    throw new MemoryError('INVALID_ARGUMENT', 'A detector of policy.redact failed.', { details: { field: FIELD }, cause })
  }
  if (!Array.isArray(findings) || !findings.every(isFinding)) throw invalid('must give a list of findings, at once and with numbers for start and end')
  return findings
}

function isFinding(value: unknown): value is Finding {
  if (typeof value !== 'object' || value === null || !('start' in value) || !('end' in value)) return false
  const { start, end } = value
  return typeof start === 'number' && typeof end === 'number' && !Number.isNaN(start) && !Number.isNaN(end)
}

/** A range that ends inside a character takes all of it: half of one is no text, and may tell the rest. */
function wholeCharacters(text: string, start: number, end: number): readonly [number, number] {
  if (start >= end) return [start, end]
  let [from, to] = [start, end]
  while (from > 0 && /^(?:[\uDC00-\uDFFF]|\p{M})/u.test(text.slice(from, from + 2))) from -= 1
  while (to < text.length && /^(?:[\uDC00-\uDFFF]|\p{M})/u.test(text.slice(to, to + 2))) to += 1
  return [from, to]
}

import type { Extractor } from '../extraction/extractor.ts'
import { type Detector, SECRET_MARK } from '../redaction/redactor.ts'

const METHODS: ReadonlySet<string> = new Set(['remember', 'observe', 'plan', 'edit', 'threadAppend'])
const FIELDS: ReadonlySet<string> = new Set(['text', 'value', 'quote'])

/** The app's own detectors run on the page's side, before a text goes to the worker: what they call secret is stored nowhere. */
export function redactOwn(value: unknown, method: string, detectors: readonly Detector[]): unknown {
  if (detectors.length === 0 || !METHODS.has(method)) return value
  if (Array.isArray(value)) return value.map((item: unknown) => redactOwn(item, method, detectors))
  if (typeof value !== 'object' || value === null) return value
  const hide = (name: string, part: unknown) => {
    if (typeof part !== 'string') return part
    if (name === 'key') return wholeOrNone(part, detectors)
    return FIELDS.has(name) ? cut(part, detectors) : part
  }
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, hide(name, part)]))
}

/** What the app's own extractor proposes, such as a model's words, goes through them as well. */
export function redactingExtractor(extractor: Extractor, detectors: readonly Detector[]): Extractor {
  if (detectors.length === 0) return extractor
  const clean = (text: string): string => cut(text, detectors)
  return {
    name: extractor.name,
    fallback: extractor.fallback,
    async extract(turns, context) {
      return (await extractor.extract(turns, context)).map((proposal) => {
        if (proposal.op !== 'remember') return proposal
        const { text, key, value, quote } = proposal
        return {
          ...proposal,
          text: clean(text),
          key: key === null ? null : wholeOrNone(key, detectors),
          value: value === null ? null : clean(value),
          quote: clean(quote),
        }
      })
    },
  }
}

/** Half a key would be another one. */
function wholeOrNone(key: string, detectors: readonly Detector[]): string | null {
  return cut(key, detectors) === key ? key : null
}

/** Findings that overlap are taken out as one stretch. */
function cut(text: string, detectors: readonly Detector[]): string {
  const secrets = detectors.flatMap((detect) => detect(text)).filter(({ level }) => level === 'secret')
  let out = ''
  let done = 0
  for (const { start, end } of secrets.sort((a, b) => a.start - b.start)) {
    const from = Math.max(0, start)
    if (end <= done || from >= end) continue
    if (from >= done) out += text.slice(done, from) + SECRET_MARK
    done = end
  }
  return out + text.slice(done)
}

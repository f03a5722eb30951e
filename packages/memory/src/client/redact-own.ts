import { type Detector, SECRET_MARK } from '../redaction/redactor.ts'

const METHODS: ReadonlySet<string> = new Set(['remember', 'observe', 'plan', 'edit', 'threadAppend'])
const FIELDS: ReadonlySet<string> = new Set(['text', 'value', 'quote'])

/** The app's own detectors run on the page's side, before a text goes to the worker: what they call secret is stored nowhere. */
export function redactOwn(value: unknown, method: string, detectors: readonly Detector[]): unknown {
  if (detectors.length === 0 || !METHODS.has(method)) return value
  if (Array.isArray(value)) return value.map((item: unknown) => redactOwn(item, method, detectors))
  if (typeof value !== 'object' || value === null) return value
  const hide = (name: string, part: unknown) => (typeof part === 'string' && FIELDS.has(name) ? cut(part, detectors) : part)
  return Object.fromEntries(Object.entries(value).map(([name, part]: [string, unknown]) => [name, hide(name, part)]))
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

import { type PlainText, plainText } from './plain-text.ts'
import { type Detector, type Finding, SECRET_MARK } from './redactor.ts'

export interface Redaction {
  /** The text with every secret replaced by `[secret]`. */
  readonly text: string
  /** What was found, in order of `start`; offsets are those of the text as it came in. */
  readonly findings: readonly Finding[]
}

/**
 * Finds secrets and personal data and takes the secrets out. Findings that overlap are taken out as one stretch.
 * A detector's finding that does not lie inside the text is cut to it or ignored.
 */
export function redact(text: string, detectors: readonly Detector[]): Redaction {
  const plain = plainText(text)
  const findings = detectors
    .flatMap((detect) => (plain === null ? detect(text) : detect(plain.text).map((finding) => asItIs(plain, finding))))
    .map((finding) => ({ ...finding, start: Math.max(0, finding.start), end: Math.min(text.length, finding.end) }))
    .filter((finding) => finding.start < finding.end)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  let out = ''
  let done = 0
  for (const finding of findings) {
    if (finding.level !== 'secret' || finding.end <= done) continue
    if (finding.start >= done) out += text.slice(done, finding.start) + SECRET_MARK
    done = finding.end
  }
  return { text: out + text.slice(done), findings }
}

function asItIs(plain: PlainText, finding: Finding): Finding {
  const [start, end] = plain.at(finding.start, finding.end)
  return { ...finding, start, end }
}

import type { Extent } from './blank.ts'
import { codeLines } from './pasted-code.ts'
import { dataIn } from './pasted-data.ts'
import { type Line, linesOf } from './lines.ts'
import { mailIn } from './pasted-mail.ts'
import { markupIn } from './pasted-markup.ts'
import { talkIn } from './pasted-talk.ts'

/** A text in which none of these stands is read as it is: most messages. */
const MAY_HOLD = /[\n{[<>=;#:]|\/\/|\/\*|^[ \t]|\b(?:from|into|table|database)\b|\(/i

/** What was pasted rather than said: talk and mail of others, data, markup, queries, logs and code. */
export function pastedIn(text: string): readonly Extent[] {
  if (!MAY_HOLD.test(text)) return []
  const lines = linesOf(text)
  const taken = new Set<Line>([...mailIn(lines), ...codeLines(lines)])
  const rest = lines.filter((line) => !taken.has(line))
  for (const line of [...talkIn(rest), ...dataIn(rest)]) taken.add(line)
  return [...taken, ...markupIn(text)]
}

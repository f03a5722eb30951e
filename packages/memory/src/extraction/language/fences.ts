import { createFinder, type Extent } from './blank.ts'

const OPENS = /`{3,}|^ {0,3}~{3,}(?=[^~\n]*$)|"{3}|'{3}|`|<!--/gm
const LONGEST_INLINE = 400

/** Code between fences and backticks, and comments of HTML. What is opened at the start of a line and never closed runs to the end. */
export function fencesIn(text: string): readonly Extent[] {
  const found: Extent[] = []
  const next = createFinder(text)
  let from = 0
  for (const { index, 0: mark } of text.matchAll(OPENS)) {
    if (index < from) continue
    const end = endOf(text, index, mark, next)
    if (end === null) continue
    found.push({ start: index, end })
    if (end >= text.length) break
    from = end
  }
  return found
}

function endOf(text: string, index: number, mark: string, next: (mark: string, from: number) => number): number | null {
  const after = index + mark.length
  if (mark === '`') {
    const end = next('`', after)
    return end - index <= LONGEST_INLINE && end < next('\n', after) ? end + 1 : null
  }
  if (mark === '"""' || mark === "'''") {
    const end = next(mark, after)
    return end === Number.POSITIVE_INFINITY ? null : end + 3
  }
  if (mark === '<!--') return Math.min(next('-->', after) + 3, text.length)
  const fence = mark.trimStart()
  const closed = fence.startsWith('~') ? closeOfTildes(text, after, fence) : closeOf(text, after, fence)
  if (closed !== null) return closed
  // "Put code between ``` and read on": only a fence that starts a line, or ends one, opens a block.
  const lineEnd = Math.min(next('\n', after), text.length)
  const isBlock =
    /(?:^|[\n:：])[ \t>]*$/.test(text.slice(Math.max(0, index - 8), index)) || /^[\w+#.-]{0,20}\s*$/.test(text.slice(after, Math.min(lineEnd, after + 32)))
  return isBlock ? text.length : null
}

function closeOf(text: string, from: number, fence: string): number | null {
  const at = text.indexOf(fence, from)
  if (at < 0) return null
  let end = at + fence.length
  while (text[end] === fence[0]) end += 1
  return end
}

function closeOfTildes(text: string, from: number, fence: string): number | null {
  for (let at = text.indexOf(fence, from); at >= 0; at = text.indexOf(fence, at + fence.length)) {
    if (/(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at))) {
      const end = text.indexOf('\n', at)
      return end < 0 ? text.length : end
    }
  }
  return null
}

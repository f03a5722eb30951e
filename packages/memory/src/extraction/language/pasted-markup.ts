import { createFinder, type Extent } from './blank.ts'

/** Elements with what stands in them, objects of JSON, and queries, wherever in a line they stand. */
export function markupIn(text: string): readonly Extent[] {
  return [...elementsIn(text), ...objectsIn(text), ...queriesIn(text)]
}

const TAG = /<([a-z][\w:.-]{0,40})(?:\s[^<>\n]{0,400})?>/gi
/** So many sorts of elements are looked for: each costs a look through the text. */
const MOST_NAMES = 40
/** Only how words of one's own look. */
const STYLE = /^(?:b|i|u|s|em|strong|mark|small|sub|sup|br|hr|wbr|big)$/i

function elementsIn(text: string): readonly Extent[] {
  const found: Extent[] = []
  if (!text.includes('</')) return found
  const lower = text.toLowerCase()
  // Where folding changes the length, places do not hold.
  const next = createFinder(lower.length === text.length ? lower : text)
  const names = new Set<string>()
  let from = 0
  for (const { index, 0: tag, 1: name = '' } of text.matchAll(TAG)) {
    if (index < from || STYLE.test(name) || tag.endsWith('/>')) continue
    if (names.add(name.toLowerCase()).size > MOST_NAMES) break
    const close = next(`</${name.toLowerCase()}`, index)
    if (close === Number.POSITIVE_INFINITY) continue
    const end = next('>', close)
    from = end === Number.POSITIVE_INFINITY ? text.length : end + 1
    found.push({ start: index, end: from })
  }
  return found
}

const OBJECT =
  /(?:[{[]\s{0,20}){1,4}(?:"[^"\n]{0,80}"\s?:|(?<=\{\s{0,20})'[^'\n]{1,80}'\s?:|(?<=\{\s{0,20})[\w$-]{1,40}\s?:\s?["'\d[{tfn-])|\[\s?"[^"\n]{0,200}"\s?,/g
/** Longer than any that somebody typed: what is left is not looked at. */
const DEEPEST = 100

function objectsIn(text: string): readonly Extent[] {
  const found: Extent[] = []
  let from = 0
  for (const { index } of text.matchAll(OBJECT)) {
    if (index < from) continue
    from = endOfObject(text, index)
    found.push({ start: index, end: from })
  }
  return found
}

/** After the bracket that closes it; the end of the paragraph, where none does. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  const parts = /[{[]|[}\]]|"(?:[^"\\\n]|\\.){0,1000}"|\n\s*\n/g
  parts.lastIndex = start
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    const mark = part[0]
    if (/^[{[]/.test(mark)) depth += 1
    else if (/^[}\]]/.test(mark)) depth -= 1
    else if (/^\n/.test(mark) && depth > 0 && !/^\s*["'{}[\]]/.test(text.slice(parts.lastIndex, parts.lastIndex + 20))) return part.index
    if (depth <= 0) return parts.lastIndex
    if (depth > DEEPEST) return text.length
  }
  return text.length
}

const NAMED = '[\\w."`[\\]]{1,60}'
const QUERY = new RegExp(
  `(?<![\\p{L}\\d])(?:${[
    `select\\s+(?:distinct\\s+)?(?:\\*|count\\([^)\\n]{0,40}\\)|${NAMED}(?:\\s?,\\s?${NAMED}){0,20})\\s+from\\s+${NAMED}(?=\\s*(?:;|$|,|(?:as|where|join|left|right|inner|cross|limit|order|group)\\b))`,
    `insert\\s+into\\s+${NAMED}\\s*(?:\\(|values\\b|select\\b)`,
    `update\\s+${NAMED}\\s+set\\s+${NAMED}\\s*=`,
    `delete\\s+from\\s+(?!my\\b|your\\b|the\\b|our\\b|memory\\b)${NAMED}\\s*(?:;|where\\s+${NAMED}\\s*(?:=|<|>|!=|in\\b|like\\b|is\\b|between\\b))`,
    `(?:create|alter|drop|truncate)\\s+(?:table|database|schema|view|index|role|trigger)\\s+(?:if (?:not )?exists\\s+)?${NAMED}\\s*(?:;|\\(|add\\b|drop\\b|rename\\b|cascade\\b|on\\b|as\\b)`,
  ].join('|')})`,
  'gimu',
)
/** How the next line of a query begins. */
const GOES_ON = /^(?:\s+\S|\s*(?:from|where|and|or|set|values|join|left|right|inner|group|order|limit|having|on|union|returning)\b|\s*[(),])/i

function queriesIn(text: string): readonly Extent[] {
  const found: Extent[] = []
  const next = createFinder(text)
  let from = 0
  for (const { index, 0: head } of text.matchAll(QUERY)) {
    if (index < from) continue
    const after = index + head.length - 1
    let end = Math.min(next('\n', after), text.length)
    while (end < text.length && GOES_ON.test(text.slice(end + 1, end + 24))) end = Math.min(next('\n', end + 1), text.length)
    const semicolon = next(';', after)
    from = semicolon < end ? semicolon + 1 : end
    found.push({ start: index, end: from })
  }
  return found
}

import type { Line } from './lines.ts'

/** Lines of data: YAML and tables. */
export function dataIn(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = []
  for (let from = 0; from < lines.length; ) {
    let to = from
    while (to < lines.length && lines[to]?.text.trim() !== '' && (to === from || lines[to]?.place === (lines[to - 1]?.place ?? 0) + 1)) to += 1
    if (to === from) {
      from += 1
      continue
    }
    found.push(...dataOf(lines.slice(from, to)))
    from = to
  }
  return found
}

const PAIR = /^(\s*)(?:- )?(["']?[\w$][\w$./-]{0,40}["']?)\s?:(?:\s+(.*))?$/
/** Names that only a program gives: with an underscore, a dot, or a capital in the middle. */
const MADE_NAME = /^["']?(?:\w+[_.]\w|[a-z]+[A-Z])/

/** The lines of one paragraph that are data, with the line above them that names the columns. */
function dataOf(block: readonly Line[]): readonly Line[] {
  if (block.length < 2) return []
  if (block.some(({ text }) => /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+\s*(?::?-{3,}:?\s*)?$/.test(text))) return block.filter(({ text }) => text.includes('|'))
  const start = block.findIndex(({ text }) => PAIR.test(text) || /^---$/.test(text))
  if (start >= 0) {
    const rest = block.slice(start)
    const stop = rest.findIndex(({ text }) => !(PAIR.test(text) || /^(?:\s+\S|- |---$|\s*#)/.test(text)))
    const run = stop < 0 ? rest : rest.slice(0, stop)
    if (isYaml(run)) return run
  }
  return separated(block)
}

function isYaml(run: readonly Line[]): boolean {
  const pairs = run.map(({ text }) => PAIR.exec(text))
  if (run[0]?.text === '---') return true
  let made = 0
  for (const [i, pair] of pairs.entries()) {
    const name = pair?.[2] ?? ''
    const next = pairs[i + 1]
    // "user:" with more pairs below and further in.
    if (pair != null && (pair[3] ?? '') === '' && next != null && (next[1] ?? '').length > (pair[1] ?? '').length && /^["']?[a-z]/.test(name)) return true
    if (pair != null && MADE_NAME.test(name)) made += 1
  }
  return made > 1
}

/** Rows with the same separators, under a row of short names or of short cells alone. */
function separated(block: readonly Line[]): readonly Line[] {
  for (const mark of [/,(?!\s)/g, /;(?!\s)/g, /\t/g, /\s?\|\s?/g]) {
    const counts = block.map(({ text }) => text.match(mark)?.length ?? 0)
    const first = counts.findIndex((count) => count > 0)
    if (first < 0) continue
    const columns = counts[first] ?? 0
    const stop = counts.findIndex((count, i) => i > first && count < columns)
    const rows = block.slice(first, stop < 0 ? block.length : stop)
    if (rows.length < 2) continue
    const head = (rows[0]?.text ?? '').split(mark).map((cell) => cell.trim())
    const isHead = head.every((cell) => /^["']?[\p{L}_][\p{L}\p{N}_ .-]{0,30}["']?$/u.test(cell) && cell.split(' ').length <= 2 && !FIRST.test(cell))
    const isShort = columns > 1 && rows.every(({ text }) => text.split(mark).every((cell) => cell.trim().split(/\s+/).length <= 3 && !FIRST.test(cell)))
    if (isHead || isShort) return rows
  }
  return []
}

const FIRST = /(?<!\p{L})(?:i|i'm|my|we|our|ich|mein|meine|wir|yo|mi|mis|soy|tengo)(?!\p{L})/iu

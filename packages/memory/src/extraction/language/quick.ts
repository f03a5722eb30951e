import { onceByText } from '../once.ts'
import { waysOf } from './literals.ts'

/** A pattern in parts. */
interface Quick {
  /** What may match without any words that are known. */
  readonly rest: RegExp | null
}

/** Words that a part of a pattern cannot do without. */
interface Entry {
  readonly literal: string
  /** Where in it the letters stand that it is found by. */
  readonly at: number
  readonly of: Quick
  readonly part: RegExp
}

type Entries = Map<number, Entry[]>

/** By three letters, and by two where the words have no more. */
const plain: readonly [Entries, Entries] = [new Map(), new Map()]
const caseless: readonly [Entries, Entries] = [new Map(), new Map()]
const quicks = new WeakMap<RegExp, Quick | null>()
/** Goes up with every pattern that is new. */
let version = 0

/**
 * The same as `pattern.test(text)`. Lists of hundreds of phrases are tried at every letter of a text; here each text is looked over
 * once for the words of all such patterns, and only those parts are tried of which a word is there.
 */
export function matches(pattern: RegExp, text: string): boolean {
  const quick = quickOf(pattern)
  const scan = quick === null ? null : scanned(text)
  if (quick === null || scan?.isOdd !== false) return pattern.test(text)
  const parts = scan.parts.get(quick)
  if (parts !== undefined) for (const part of parts) if (part.test(text)) return true
  return quick.rest?.test(text) === true
}

/** The same of a language's pattern; `false` for a language without one. */
export function matchesIn(patterns: Readonly<Record<string, RegExp>>, text: string, language: string): boolean {
  const pattern = patterns[language]
  return pattern !== undefined && matches(pattern, text)
}

/** The same pattern, whose `test` is the quick one. */
export function quickly(pattern: RegExp): RegExp {
  return isLong(pattern) ? new QuickPattern(pattern) : pattern
}

class QuickPattern extends RegExp {
  readonly #pattern: RegExp

  constructor(pattern: RegExp) {
    super(pattern)
    this.#pattern = pattern
  }

  override test(text: string): boolean {
    return matches(this.#pattern, text)
  }
}

/** Short ones are quick anyway; `g` and `y` do not always start anew; other classes have ways of their own to match. */
function isLong(pattern: RegExp): boolean {
  return pattern.source.length >= 60 && !/[gyv]/.test(pattern.flags) && pattern.constructor === RegExp
}

function quickOf(pattern: RegExp): Quick | null {
  const known = quicks.get(pattern)
  if (known !== undefined) return known
  const made = makeQuick(pattern)
  quicks.set(pattern, made)
  return made
}

function makeQuick(pattern: RegExp): Quick | null {
  const { flags } = pattern
  if (!isLong(pattern)) return null
  const ways = waysOf(pattern)
  const known = ways.filter(({ literals }) => literals !== null)
  if (known.length === 0) return null
  version += 1
  const rest = ways.filter(({ literals }) => literals === null).map((way) => way.source)
  const quick: Quick = { rest: rest.length === 0 ? null : new RegExp(rest.join('|'), flags) }
  const [byThree, byTwo] = flags.includes('i') ? caseless : plain
  for (const way of known) {
    const part = new RegExp(way.source, flags)
    for (const literal of new Set(way.literals)) {
      const at = literal.length < 3 ? 0 : rarest(literal)
      const entries = literal.length < 3 ? byTwo : byThree
      const code = codeAt(literal, at, literal.length < 3 ? 2 : 3)
      const list = entries.get(code)
      if (list === undefined) entries.set(code, [{ literal, at, of: quick, part }])
      else list.push({ literal, at, of: quick, part })
    }
  }
  return quick
}

interface Scan {
  version: number
  parts: ReadonlyMap<Quick, ReadonlySet<RegExp>>
  /** Has letters that are taken for others where case does not count. */
  readonly isOdd: boolean
}

const scanOf = onceByText((text): Scan => ({ version: -1, parts: new Map(), isOdd: /[\u017f\u212a]/.test(text) }))

function scanned(text: string): Scan {
  const scan = scanOf(text, '')
  if (scan.version !== version) {
    const parts = new Map<Quick, Set<RegExp>>()
    look(text, plain, parts)
    look(text.toLowerCase(), caseless, parts)
    scan.parts = parts
    scan.version = version
  }
  return scan
}

function look(text: string, [byThree, byTwo]: readonly [Entries, Entries], parts: Map<Quick, Set<RegExp>>): void {
  for (let i = 0; i + 1 < text.length; i += 1) {
    const two = byTwo.get(codeAt(text, i, 2))
    if (two !== undefined) for (const entry of two) take(text, i, entry, parts)
    const three = i + 2 < text.length ? byThree.get(codeAt(text, i, 3)) : undefined
    if (three !== undefined) for (const entry of three) take(text, i, entry, parts)
  }
}

function take(text: string, i: number, { literal, at, of, part }: Entry, parts: Map<Quick, Set<RegExp>>): void {
  if (!text.startsWith(literal, i - at) || i < at) return
  const known = parts.get(of)
  if (known === undefined) parts.set(of, new Set([part]))
  else known.add(part)
}

/** Different letters may have one number: the words themselves are compared after. */
function codeAt(text: string, at: number, count: number): number {
  let code = 0
  for (let i = at; i < at + count; i += 1) code = (code << 7) | (text.charCodeAt(i) & 127)
  return code
}

/** Where the letters of a word stand that the fewest other words have. */
function rarest(literal: string): number {
  let best = 0
  let most = -1
  for (let at = 0; at + 3 <= literal.length; at += 1) {
    const score = literal.slice(at, at + 3).replace(/[ 'etaoinshrl]/g, '').length
    if (score > most) {
      most = score
      best = at
    }
  }
  return best
}

import { type Features, featuresOf } from '../keys/features.ts'
import { PLACES } from '../keys/gazetteer.ts'
import { keyHits } from '../keys/lexicon.ts'
import { once } from '../once.ts'
import type { Span } from '../language/sentences.ts'
import { shapeHits } from '../language/shapes.ts'
import { typedValues } from '../language/values.ts'
import { fold, isStop, toWords, type Word } from '../language/words.ts'

/** A stretch of a text that may be a value: a name, a number, a date, or words that carry meaning. */
export interface Stretch {
  readonly text: string
  readonly start: number
  readonly end: number
  /** Its words, folded. */
  readonly words: readonly string[]
  /** What sorts of things it may be: `t:` a shape, `k:` a value of that canonical key. */
  readonly kinds: ReadonlySet<string>
  readonly isName: boolean
  /** The word before it, folded, over articles. */
  readonly before: string
}

const LONGEST = 4
const ARTICLE =
  /^(?:a|an|the|my|our|his|her|their|ein|eine|einen|einem|einer|der|die|das|den|dem|mein|meine|meinen|meinem|meiner|unser|unsere|el|la|los|las|un|una|mi|mis)$/
const NUMBER =
  /^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|\d+(?:[.,]\d+)*|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}+zehn|(?:\p{L}+und)?(?:zwan|drei|vier|fünf|sech|sieb|acht|neun)z?[zß]ig|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|treinta|cuarenta)$/u
const ORDINAL =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d+(?:st|nd|rd|th)|erste[rns]?|zweite[rns]?|dritte[rns]?|vierte[rns]?|fünfte[rns]?|sechste[rns]?|siebte[rns]?|achte[rns]?|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa])$/u
const JOINS = /^(?:of|de|del|la|von|van|zur|am|an|&|and|the|y|und)$/

/** What a text was found to hold, as far as its stretches need it. */
type Found = Pick<Features, 'words' | 'typed' | 'hits'>

/** Every stretch of a text that may be a value, in order; they may overlap. */
export function stretchesOf(text: string, { words, typed, hits }: Found): readonly Stretch[] {
  const found = new Map<number, Stretch>()
  const values = hits.filter(({ value }) => value)
  const sorts = words.map(({ lower }) => sortsOf(lower))
  const add = (start: number, end: number): void => {
    const id = start * 4_096 + end
    if (end > start && !found.has(id)) found.set(id, stretchAt(text, start, end, { words, typed, hits: values }, sorts))
  }
  for (const value of typed) add(value.start, value.end)
  for (const hit of values) add(hit.start, hit.end)
  for (const [from, to] of [...nameRuns(text, words), ...contentRuns(text, words)]) add(words[from]?.start ?? 0, words[to]?.end ?? 0)
  return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The same of a sentence that was read as a statement; what was found in a part of it alone stands elsewhere than in the whole. */
export function stretchesIn({ text }: Span, { features, language }: { readonly features: Features; readonly language: string }): readonly Stretch[] {
  const [first, last] = [features.words[0], features.words.at(-1)]
  const isWhole =
    first === undefined ||
    last === undefined ||
    (text.slice(first.start, first.end) === first.text && (!/[\p{L}\d]/u.test(text.slice(last.end)) || /,\s+(?:not|nicht|no)\s/iu.test(text)))
  return stretchesOf(text, isWhole ? features : featuresOf(text, language))
}

/** The stretch that is a given part of a text. */
export function stretchOf(text: string, start: number, end: number, language: string): Stretch {
  const words = toWords(text)
  const hits = [...keyHits(words, language), ...shapeHits(text)].filter(({ value }) => value)
  return stretchAt(
    text,
    start,
    end,
    { words, typed: typedValues(text), hits },
    words.map(({ lower }) => sortsOf(lower)),
  )
}

function stretchAt(text: string, start: number, end: number, { words, typed, hits }: Found, sorts: readonly (readonly string[])[]): Stretch {
  const inside: string[] = []
  const kinds = new Set<string>()
  for (const value of typed) if (value.start < end && value.end > start) kinds.add(value.sort === 'amount' ? 't:number' : `t:${value.sort}`)
  for (const hit of hits) if (hit.start >= start && hit.end <= end) kinds.add(`k:${hit.key}`)
  let first = -1
  words.forEach((word, i) => {
    if (word.start >= end || word.end <= start) return
    if (first < 0) first = i
    inside.push(word.lower)
    for (const sort of sorts[i] ?? []) kinds.add(sort)
  })
  let place = first - 1
  while (ARTICLE.test(words[place]?.lower ?? '')) place -= 1
  const near = words[place]
  return {
    text: text.slice(start, end),
    start,
    end,
    words: inside,
    kinds,
    isName: /^\p{Lu}/u.test(text.slice(start, start + 2)) && inside.length > 0 && !(inside.length === 1 && isStop(inside[0] ?? '')),
    before: near === undefined || /[.!?;]\s/.test(text.slice(near.end, start)) ? '' : near.lower,
  }
}

/** `amount` or `ordinal`, for a word that is one. */
export function shapeOfWord(lower: string): readonly string[] {
  return NUMBER.test(lower) ? ['amount'] : ORDINAL.test(lower) ? ['ordinal'] : []
}

function sortsOf(lower: string): readonly string[] {
  const sorts: string[] = []
  if (NUMBER.test(lower)) sorts.push('t:number')
  if (ORDINAL.test(lower)) sorts.push('t:ordinal')
  if (PLACES.has(lower)) sorts.push('k:place')
  return sorts
}

/** Runs of words with a capital, with the small words and numbers that stand between or after them. */
function* nameRuns(text: string, words: readonly Word[]): Generator<readonly [from: number, to: number]> {
  let from = -1
  let to = -1
  for (let i = 0; i <= words.length; i += 1) {
    const word = words[i]
    const gap = word === undefined || from < 0 ? '' : text.slice(words[i - 1]?.end ?? 0, word.start)
    const adjoins = /^(?: |-| & )$/.test(gap)
    const isBig = word !== undefined && /^[\p{Lu}\d]/u.test(word.text) && !/^I(?:$|['’])/.test(word.text)
    if (from >= 0 && adjoins && isBig) {
      to = i
      continue
    }
    if (from >= 0 && adjoins && word !== undefined && JOINS.test(word.lower) && /^\p{Lu}/u.test(words[i + 1]?.text ?? '')) continue
    if (from >= 0) yield [from, to]
    from = isBig && /^\p{Lu}/u.test(word.text) ? i : -1
    to = from
  }
}

/** Runs of words that carry meaning, cut where a small word or a mark stands; also without their first words. */
function* contentRuns(text: string, words: readonly Word[]): Generator<readonly [from: number, to: number]> {
  let from = -1
  for (let i = 0; i <= words.length; i += 1) {
    const word = words[i]
    const gap = word === undefined || from < 0 ? '' : text.slice(words[i - 1]?.end ?? 0, word.start)
    const carries = word !== undefined && (NUMBER.test(word.lower) || ORDINAL.test(word.lower) || (!isStop(word.lower) && !/^\p{P}+$/u.test(word.text)))
    if (from >= 0 && carries && /^(?: |-|\/)$/.test(gap)) continue
    if (from >= 0) {
      const to = i - 1
      for (let start = Math.max(from, to - LONGEST + 1); start <= to; start += 1) {
        yield [start, to]
        if (to - start >= 1 && to - start < LONGEST) yield [start, to - 1]
      }
    }
    from = carries ? i : -1
  }
}

/** How a stretch is like the value that is held, each 0 or 1: by shape, key, head, spelling, being a name, what stands before it. */
export function likeness(value: Stretch, stretch: Stretch): readonly number[] {
  let [shape, key] = [0, 0]
  for (const kind of value.kinds) {
    if (!stretch.kinds.has(kind)) continue
    if (kind.startsWith('t:')) shape = 1
    else key = 1
  }
  return [
    shape,
    key,
    Number(sameHead(value, stretch)),
    Number(isSlip(value, stretch)),
    Number(value.isName && stretch.isName),
    Number(value.before !== '' && value.before === stretch.before),
    Number(shape + key === 0 && value.kinds.size > 0 && stretch.kinds.size > 0),
    Number(value.words.length === stretch.words.length),
  ]
}

/** "oat milk" and "goat's milk", "sous-chef" and "head chef". */
function sameHead(value: Stretch, stretch: Stretch): boolean {
  const [mine, theirs] = [partsOf(value), partsOf(stretch)]
  const last = mine.at(-1) ?? ''
  if (last.length < 3 || (mine.length === 1 && theirs.length === 1)) return false
  if (theirs.at(-1) !== last && (mine.length === 1 || theirs.at(-1) !== mine[0])) return false
  return mine.join(' ') !== theirs.join(' ')
}

/** The last part of each stretch is what it is. */
export const partsOf: (stretch: Stretch) => readonly string[] = once((stretch: Stretch): readonly string[] => stretch.words.join(' ').split(/[ -]/))

const folded = once((stretch: Stretch): string => fold(stretch.text))

/** Nearly the same letters, and not the same. */
function isSlip(value: Stretch, stretch: Stretch): boolean {
  const [a, b] = [folded(value), folded(stretch)]
  if (a.length < 4 || Math.abs(a.length - b.length) > 3 || a === b || (a[0] !== b[0] && a[1] !== b[1])) return false
  const most = a.length < 6 ? 1 : 2
  // Numbers that begin alike are two numbers.
  return (a.length > 6 && b.length > 5 && a.startsWith(b.slice(0, 5)) && !/^[+\d]/.test(a)) || distance(a, b, most) <= most
}

/** Letters to change, at most one more than `most`: Levenshtein's. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

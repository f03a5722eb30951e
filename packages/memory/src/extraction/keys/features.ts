import { keyHits, type KeyHit, synonymGroups, weighKeys } from './lexicon.ts'
import { onceByText } from '../once.ts'
import { shapeHits } from '../language/shapes.ts'
import { relationsIn } from '../language/subjects.ts'
import { type TypedValue, typedValues, type ValueSort } from '../language/values.ts'
import { akin, contentStems, toWords, type Word } from '../language/words.ts'

/** What a text is about, as far as words tell. */
export interface Features {
  readonly words: readonly Word[]
  readonly stems: readonly string[]
  /** The first letters of the stems. */
  readonly beginnings: ReadonlySet<string>
  readonly hits: readonly KeyHit[]
  readonly keys: ReadonlyMap<string, number>
  readonly groups: ReadonlySet<string>
  readonly relations: ReadonlySet<string>
  readonly typed: readonly TypedValue[]
  readonly names: ReadonlySet<string>
}

/** Read once in a turn, however often it is asked for. */
export const featuresOf: (text: string, language: string) => Features = onceByText(read)

function read(text: string, language: string): Features {
  const words = toWords(text)
  const typed = typedValues(text)
  const stems = contentStems(text, language)
  const hits = [...keyHits(words, language), ...typedHits(typed), ...shapeHits(text)]
  return {
    words,
    stems,
    beginnings: new Set(stems.map(beginningOf)),
    hits,
    keys: weighKeys(hits),
    groups: synonymGroups(words, language),
    relations: relationsIn(text),
    typed,
    names: properNames(words, text, language),
  }
}

const BEGINNING = 4

export function beginningOf(stem: string): string {
  return stem.slice(0, BEGINNING)
}

/** Whether one of its words is the same word for most purposes. Akin ones begin alike: most are told apart without comparing. */
export function hasAkin(features: Features, stem: string): boolean {
  return features.beginnings.has(beginningOf(stem)) && features.stems.some((other) => akin(stem, other))
}

const KEY_OF_SORT: Readonly<Partial<Record<ValueSort, string>>> = { email: 'contact.email', phone: 'contact.phone', url: 'contact.website' }

/** An address or number says by its shape what it is. */
function typedHits(typed: readonly TypedValue[]): readonly KeyHit[] {
  return typed.flatMap(({ sort, start, end }) => {
    const key = KEY_OF_SORT[sort]
    return key === undefined ? [] : [{ key, weight: 1.9, value: true, start, end }]
  })
}

/** Capitalised words that do not start a sentence; in German, where every noun has a capital, none. */
function properNames(words: readonly Word[], text: string, language: string): ReadonlySet<string> {
  const names = new Set<string>()
  if (language === 'de') return names
  words.forEach((word) => {
    if (!/^\p{Lu}/u.test(word.text) || /^I(?:$|['’])/.test(word.text)) return
    const before = text.slice(0, word.start)
    if (before.trim() === '' || /[.!?:]\s*["“]?$/.test(before)) return
    names.add(word.lower.replace(/'s$/, ''))
  })
  return names
}

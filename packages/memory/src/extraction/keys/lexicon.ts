import { CANONICAL_KEYS } from '../../core/keys.ts'
import { GAZETTEER } from './gazetteer.ts'
import { KEY_WORD_LANGUAGES, type KeyWordLanguage, keyWords } from './key-words.ts'
import { SYNONYMS } from './synonyms.ts'
import { fold, isStop, stemOf, toWords, type Word } from '../language/words.ts'

/** A place where the words of a text name a canonical key, or are a value of it. */
export interface KeyHit {
  readonly key: string
  readonly weight: number
  /** A value of the key (from the gazetteer) rather than its name. */
  readonly value: boolean
  readonly start: number
  readonly end: number
}

/** Words that may stand for anything. */
const GENERIC = /^(?:numbers?|figures?|names?|nummer|nombre|número|things?|site)$/

/** Names that are also everyday words: only with a capital. */
const AMBIGUOUS: ReadonlySet<string> = new Set(
  'parcel make harvest wave sage render sketch rider tap nose express remix plane taiga shortcut element matrix signal orange sky leaf golf focus swift bolt polo go nest mint opera brave linear slack teams rust swarm flash chase inter futura lotus defender sprinter transit panda accord civic partner seat concourse bamboo karma ava fleet atom zed helix harness fiesta logan ram caddy duster galaxy pixel nova figma digi ing plank'.split(
    ' ',
  ),
)

interface Phrase {
  readonly id: string
  readonly stems: readonly string[]
  /** The first word as it is written. */
  readonly word: string
  readonly value: boolean
  /** The stem may be the beginning or, with `suffix`, the end of the word. */
  readonly open: '' | 'prefix' | 'suffix'
}

type Index = ReadonlyMap<string, readonly Phrase[]>

const LANGUAGES = ['en', 'de', 'es'] as const
const keyIndexes: ReadonlyMap<string, Index> = new Map([
  ...LANGUAGES.map((language): [string, Index] => [language, buildKeyIndex(language)]),
  ...KEY_WORD_LANGUAGES.map((language): [string, Index] => [language, buildMoreKeyIndex(language)]),
])
const synonymIndexes: ReadonlyMap<string, Index> = new Map([...LANGUAGES, ...KEY_WORD_LANGUAGES].map((language) => [language, buildSynonymIndex(language)]))
const openValues: readonly Phrase[] = buildOpenValues()

/** Every canonical key that the words name or hold a value of. Longer phrases and words of fewer keys weigh more. */
export function keyHits(words: readonly Word[], language: string): readonly KeyHit[] {
  const index = keyIndexes.get(language) ?? keyIndexes.get('en') ?? new Map()
  const hits: KeyHit[] = []
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i]
    if (word === undefined) continue
    // A proper name is not a form of a common word: "calle Corrida" is no running.
    const properly = language !== 'de' && i > 0 && /^\p{Lu}/u.test(word.text)
    const found = [...(index.get(stemOf(word.lower, language)) ?? []), ...openValues.filter((phrase) => fitsOpen(phrase, word.lower))]
    const fitting = found.filter((phrase) => fits(phrase, words, i, language))
    const longest = Math.max(0, ...fitting.map((phrase) => phrase.stems.length))
    const best = fitting.filter((phrase) => phrase.stems.length === longest || phrase.stems.length > 1)
    for (const phrase of best) {
      const last = words[i + phrase.stems.length - 1] ?? word
      const shared = Math.sqrt(best.filter((other) => other.value === phrase.value && other.stems.length === phrase.stems.length).length)
      if (
        phrase.stems.length === 1 &&
        phrase.open === '' &&
        (isStop(word.lower) ||
          (properly && word.lower !== phrase.word) ||
          (phrase.value && AMBIGUOUS.has(word.lower) && !/^\p{Lu}/u.test(word.text)) ||
          (!phrase.value && language === 'en' && ending(word.lower) !== ending(phrase.word)) ||
          (phrase.value && !isForm(word.lower, phrase.word, language)))
      )
        continue
      const weight =
        ((GENERIC.test(word.lower) ? 0.5 : 1) *
          ((phrase.value ? 1.2 : word.lower.length >= 9 && phrase.stems.length === 1 ? 1.4 : 1) * (1 + 0.6 * (phrase.stems.length - 1)))) /
        shared
      hits.push({ key: phrase.id, weight, value: phrase.value, start: word.start, end: last.end })
    }
  }
  return hits
}

/** Ids of the groups of synonyms that the words belong to. */
export function synonymGroups(words: readonly Word[], language: string): ReadonlySet<string> {
  const index = synonymIndexes.get(language) ?? synonymIndexes.get('en') ?? new Map()
  const groups = new Set<string>()
  words.forEach((word, i) => {
    for (const phrase of index.get(stemOf(word.lower, language)) ?? []) if (fits(phrase, words, i, language)) groups.add(phrase.id)
  })
  return groups
}

/** Weights of the keys, summed; the name of a key counts once however often it is said. */
export function weighKeys(hits: readonly KeyHit[]): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const hit of hits) weights.set(hit.key, Math.max(weights.get(hit.key) ?? 0, hit.weight) + (weights.has(hit.key) ? 0.3 : 0))
  return weights
}

function fits(phrase: Phrase, words: readonly Word[], at: number, language: string): boolean {
  if (phrase.open !== '') return true
  return phrase.stems.every((stem, offset) => {
    const word = words[at + offset]
    return word !== undefined && (offset === 0 || stemOf(word.lower, language) === stem)
  })
}

/** "booked" is no book, "expect" no expecting. */
function ending(lower: string): string {
  return /(?:ed|ings?)$/.exec(lower)?.[0] ?? ''
}

/** A name is a name only in its own form or the plural: "run" is not "running". */
function isForm(lower: string, word: string, language: string): boolean {
  if (language !== 'en') {
    if (lower.startsWith(word) && lower.length - word.length <= 2) return true
    return word.length > 4 && Math.abs(lower.length - word.length) <= 1 && lower.startsWith(word.slice(0, -1)) && /[aoe]s?$/.test(lower)
  }
  const bare = lower.replace(/'s?$/, '')
  return bare === word || bare === `${word}s` || bare === `${word}es` || `${bare}s` === word || (word.endsWith('y') && bare === `${word.slice(0, -1)}ies`)
}

function fitsOpen(phrase: Phrase, lower: string): boolean {
  const part = phrase.stems[0] ?? ''
  return phrase.open === 'prefix' ? lower.startsWith(part) : lower.length > part.length + 2 && lower.endsWith(part)
}

function buildKeyIndex(language: (typeof LANGUAGES)[number]): Index {
  const index = new Map<string, Phrase[]>()
  for (const entry of CANONICAL_KEYS) {
    for (const phrase of entry.words[language]) addPhrase(index, entry.key, phrase, language, false)
    if (language !== 'en')
      for (const phrase of entry.words.en) if (/^tools|^infra|^project/.test(entry.key)) addPhrase(index, entry.key, phrase, language, false)
  }
  for (const [key, list] of Object.entries(GAZETTEER))
    for (const phrase of list.split(', '))
      if ((!phrase.includes('*') || phrase.includes(' ')) && !(language === 'es' && phrase === 'soy')) addPhrase(index, key, phrase, language, true)
  return index
}

/** In the languages of the second table, names of tools are what they are in English. */
function buildMoreKeyIndex(language: KeyWordLanguage): Index {
  const index = new Map<string, Phrase[]>()
  for (const [key, phrases] of keyWords(language))
    for (const phrase of phrases)
      addPhrase(
        index,
        key,
        toWords(phrase)
          .map(({ lower }) => lower)
          .join(' '),
        language,
        false,
      )
  for (const [key, list] of Object.entries(GAZETTEER))
    if (/^(?:tools|infra|project|transport\.car|finance\.bank)/.test(key))
      for (const phrase of list.split(', ')) if (!phrase.includes('*')) addPhrase(index, key, phrase, language, true)
  return index
}

function buildSynonymIndex(language: string): Index {
  const index = new Map<string, Phrase[]>()
  SYNONYMS.trim()
    .split('\n')
    .forEach((line, group) => {
      for (const phrase of line.split(', ')) addPhrase(index, `s${group}`, phrase, language, false)
    })
  return index
}

function buildOpenValues(): readonly Phrase[] {
  return Object.entries(GAZETTEER).flatMap(([id, list]) =>
    list
      .split(', ')
      .filter((phrase) => phrase.includes('*') && !phrase.includes(' '))
      .map((phrase): Phrase => ({ id, stems: [fold(phrase.replace('*', ''))], word: '', value: true, open: phrase.startsWith('*') ? 'suffix' : 'prefix' })),
  )
}

function addPhrase(index: Map<string, Phrase[]>, id: string, phrase: string, language: string, value: boolean): void {
  const stems = fold(phrase)
    .replace('*', '')
    .split(/[\s]+/)
    .map((word) => stemOf(word, language))
  const [first] = stems
  if (first === undefined || (stems.length === 1 && isStop(fold(phrase)) && !/^(?:him|her)$/.test(phrase))) return
  const list = index.get(first) ?? []
  if (!list.some((other) => other.id === id && other.value === value && other.stems.join(' ') === stems.join(' ')))
    list.push({ id, stems, word: fold(phrase).split(' ')[0] ?? '', value, open: '' })
  index.set(first, list)
}

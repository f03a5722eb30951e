import type { Analysis } from '../core/derived.ts'
import type { Memory } from '../core/memory.ts'
import { detectLanguage, isStopWord, type Language, languageOfTag, stem } from './languages.ts'
import { type Word, wordsOf } from './words.ts'

/** Changes whenever the terms of a text may change; an analysis of another version is made anew. */
export const ANALYSER_VERSION = 'words-2'

/** A content word of a question. */
export interface QuestionWord {
  /** As it was asked, normalised; for the reasons. */
  readonly surface: string
  /** The terms that it may stand as, one for each language that is held. */
  readonly terms: readonly string[]
  /** May match as the beginning of a longer term. */
  readonly prefix: boolean
  /** May match a term with a typing mistake in it. */
  readonly fuzzy: boolean
  /** Where it may be a compound: the terms that it may be made of. */
  readonly parts: readonly string[]
}

/** More words than this are a pasted text rather than a question: its words are looked up as they are. */
const SHORT_QUESTION = 40
const MOST_WORDS = 300

/** The terms of a memory. Pure: the same memory gives the same terms. Cost: about 10 µs for a sentence. */
export function analyse(memory: Memory): Analysis {
  const words = wordsOf(memory.text)
  const language = languageOfTag(memory.language) ?? detectLanguage(words.map((word) => word.term))
  const text = termsOf(words, language)
  const known = new Set(text)
  if (memory.value !== null) for (const term of termsOf(wordsOf(memory.value), language)) if (!known.has(term)) text.push(term)
  return { version: ANALYSER_VERSION, language, text, about: aboutOf(memory, language) }
}

/** The content words of a question, as they would stand in memories of these languages. */
export function analyseQuestion(text: string, held: ReadonlySet<Language>): { readonly language: Language; readonly words: readonly QuestionWord[] } {
  const words = wordsOf(text)
  const language = detectLanguage(words.map((word) => word.term))
  const content = words.filter((word) => word.kind !== 'word' || !isStopWord(word.term, language))
  const asked = content.length > 0 ? content : words
  const languages = new Set<Language>([language, ...held])
  const bySurface = new Map<string, QuestionWord>()
  const isShort = asked.length <= SHORT_QUESTION
  // A single character of an unspaced script is too little to ask for when there are pairs.
  const hasPairs = asked.some((word) => word.kind === 'gram' && [...word.term].length > 1)
  for (const word of asked) {
    if (hasPairs && word.kind === 'gram' && [...word.term].length === 1) continue
    if (bySurface.size < MOST_WORDS && !bySurface.has(word.term)) bySurface.set(word.term, questionWord(word, languages, isShort))
  }
  return { language, words: [...bySurface.values()] }
}

function questionWord(word: Word, languages: ReadonlySet<Language>, isShort: boolean): QuestionWord {
  const stems = word.kind === 'word' ? [...languages].map((language) => stem(word.term, language)) : [word.term]
  const letters = isShort && word.kind === 'word' ? [...word.term].length : 0
  const parts = letters > 0 && languages.has('de') ? partsOf(word.term) : []
  return { surface: word.term, terms: [...new Set(stems)], prefix: letters >= 3, fuzzy: letters >= 5, parts }
}

/** The halves of a German compound, cut at every place, with and without the s that may join them: `arbeitsvertrag` may be `arbeit` and `vertrag`. */
function partsOf(word: string): readonly string[] {
  const parts = new Set<string>()
  for (let at = 4; at <= word.length - 4; at++) {
    const first = word.slice(0, at)
    for (const part of [first, first.replace(/s$/, ''), word.slice(at)]) parts.add(stem(part, 'de'))
  }
  return [...parts]
}

function termsOf(words: readonly Word[], language: Language): string[] {
  const terms: string[] = []
  for (const word of words) {
    if (word.kind !== 'word') terms.push(word.term)
    else if (!isStopWord(word.term, language)) terms.push(stem(word.term, language))
  }
  // "The Who": a text of stop words alone keeps them.
  return terms.length > 0 ? terms : words.map((word) => word.term)
}

/** A key's name is written by a developer: English words. */
function aboutOf(memory: Memory, language: Language): readonly string[] {
  if (memory.key === null) return []
  const words = wordsOf(memory.key.replaceAll('_', ' ')).filter((word) => word.kind !== 'whole')
  return [...new Set([...termsOf(words, 'en'), ...termsOf(words, language)])]
}

import { compose, foldCase } from './normalise.ts'

/** One word of a text. */
export interface Word {
  /** Normalised; what is compared. */
  readonly term: string
  /** `word`: letters, may be stemmed. `exact`: digits, identifiers, symbols, emoji. `gram`: a piece of a script without spaces. `whole`: a compound whose parts follow. */
  readonly kind: 'word' | 'exact' | 'gram' | 'whole'
}

/**
 * The words of a text, in order. What is written with joiners, such as `release/2026.4`, `eu-central-1`, `k.dev@example.com`,
 * `14:20` or `checkoutFlag`, gives itself and each of its parts, so that it is found whole and in parts. Chinese, Japanese,
 * Korean, Thai and their like give pairs of characters and single ones.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = []
  for (const [chunk] of compose(text).matchAll(CHUNKS)) addChunk(words, chunk)
  return words
}

const UNSPACED_SCRIPTS =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\u30fc'

const SPACED = `(?:(?![${UNSPACED_SCRIPTS}])[\\p{L}\\p{M}\\p{N}])`

/** A run without spaces of unspaced script; a name such as C++, C# or F#; letters and digits with joiners between them; a symbol or emoji. */
const CHUNKS = new RegExp(
  `[${UNSPACED_SCRIPTS}\\p{M}]+|(?<![\\p{L}\\p{N}])[A-Za-z](?:\\+\\+|#)(?![\\p{L}\\p{N}])|${SPACED}+(?:(?:[-–._/:@'’&+\\\\~\u200b·]{1,3}|(?<=\\p{N}),(?=\\p{N}))${SPACED}+)*|\\p{Extended_Pictographic}`,
  'gu',
)

const UNSPACED = new RegExp(`^[${UNSPACED_SCRIPTS}]`, 'u')
const JOINERS = /[-–._/:,@'’&+\\~\u200b·]+/u
const COARSE_JOINERS = /[/:@\\~&\u200b]+/u
const LETTER = /\p{L}/u
const DIGIT = /\p{N}/u
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

/** What follows an apostrophe in English and says nothing by itself. */
const CLITIC_AFTER = new Set(['s', 't', 're', 'll', 've', 'm', 'd'])
/** What stands before an apostrophe in French, Italian and Catalan. */
const CLITIC_BEFORE = /^(?:[cdjlmnst]|qu|un|dell|nell|all|sull|dall)$/

function addChunk(words: Word[], chunk: string): void {
  if (UNSPACED.test(chunk)) {
    addGrams(words, foldCase(chunk))
    return
  }
  const [first = ''] = chunk
  if (/^[A-Za-z](?:\+\+|#)$/.test(chunk) || !(LETTER.test(first) || DIGIT.test(first))) {
    const term = foldCase(chunk)
    if (term.trim() !== '') words.push({ term, kind: 'exact' })
    return
  }
  const parts = partsOf(chunk)
  if (parts.length > 1) {
    words.push({ term: wholeOf(chunk), kind: 'whole' })
    // A path or address also gives its larger pieces: `2026.4` of `release/2026.4`.
    const pieces = chunk.split(COARSE_JOINERS).filter((piece) => piece !== '')
    if (pieces.length > 1) for (const piece of pieces) if (partsOf(piece).length > 1) words.push({ term: wholeOf(piece), kind: 'whole' })
  }
  for (const part of parts) words.push(wordOf(part))
}

function partsOf(chunk: string): readonly string[] {
  const apostrophe = /^(\p{L}+)['’](\p{L}+)$/u.exec(chunk)
  if (apostrophe) {
    const [, before = '', after = ''] = apostrophe
    if (CLITIC_AFTER.has(after.toLowerCase())) return [before]
    if (CLITIC_BEFORE.test(before.toLowerCase())) return [after]
  }
  return chunk
    .split(JOINERS)
    .flatMap((piece) => piece.split(CAMEL))
    .filter((piece) => piece !== '')
}

/** Longer terms are cut: nobody types them, and they are not stemmed or forgiven mistakes. */
const LONGEST_WORD = 40
const LONGEST_TERM = 120

/** With letters in it, joiners do not tell names apart (`e-mail`, `email`); between digits they do (`1.5`, `15`). */
function wholeOf(chunk: string): string {
  return foldCase(LETTER.test(chunk) ? chunk.split(JOINERS).join('') : chunk).slice(0, LONGEST_TERM)
}

function wordOf(part: string): Word {
  const term = foldCase(part)
  return { term: term.slice(0, LONGEST_TERM), kind: DIGIT.test(part) || term.length > LONGEST_WORD ? 'exact' : 'word' }
}

function addGrams(words: Word[], run: string): void {
  const characters = [...run]
  for (const [index, character] of characters.entries()) {
    words.push({ term: character, kind: 'gram' })
    const next = characters[index + 1]
    if (next !== undefined) words.push({ term: character + next, kind: 'gram' })
  }
}

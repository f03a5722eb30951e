/// <reference path="./stopword.d.ts" />
// Another project that reads this source sees the declarations too.
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { deu, eng, fra, por, spa } from 'stopword'
import { arabicStem } from './arabic.ts'
import { narrow } from './narrow.ts'

/** A word of a text and where it stands. */
export interface Word {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
}

const STEMMERS: Readonly<Record<string, (word: string) => string>> = { en: english, de: german, es: spanish, fr: french, pt: portuguese }

const MORE_STOPS =
  "i'm i've i'd i'll it's that's there's he's she's we're we've they're you're don't doesn't didn't isn't aren't wasn't won't can't me mine ours yours us them his hers its just also too very really quite please when then there here what why how who could would should thing things stuff something anything thanks no not yes yet ever again back got going gone been being does done doing be by up off out down about into onto upon per via new old tell told said say says know let lets want one ones bit lot kind sort way " +
  'です ます い ます の は が を に で と も し て た ん ない ません する いる ある から まで だ な か よ ね さん もう ' +
  'まし ませ でし だっ なっ なり なる こと これ それ あれ この その あの という って ので のに けど など 私 僕 俺 今 とき ため へ や み き れ られ せ ば たい んで いま せん ま した っ ことに ことは ことを ことが くだ さい しない おい さ せて いて れる どこ 何 わ ら ください くださ そう よう ほう だけ では じゃ なく ' +
  'ça cela ceci isto isso ' +
  'في من إلى الى على عن مع أن ان إن ما لا لم لن هذا هذه ذلك تلك التي الذي الذين أي كل بعد قبل أو ثم كان كانت هو هي هم أنا نحن أنت قد لقد عند لدي عندي لي بل ليس وليس هل بأي كما الآن يوم منذ حتى أيضا فقط جدا ' +
  'el los las unos unas una que como para pero por con sin sobre entre desde hasta muy más ya también tengo tiene hay son fue ser mi mis tu tus su sus nos lo le les al del se me te yo esto eso ese esa este esta cosa cosas favor ' +
  'bitte mal doch noch schon eben halt auch nur sehr mehr sache sachen dinge '
const STOPS: ReadonlySet<string> = new Set([...eng, ...deu, ...spa, ...fra, ...por, ...MORE_STOPS.split(' ')].map(fold))

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’_+#&@/\\-]|[.:](?=[\p{L}\p{N}]))*[+#]*/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
let unspaced: Intl.Segmenter | undefined
const caches = new Map<string, Map<string, string>>()

export function toWords(text: string): Word[] {
  const words: Word[] = []
  if (UNSPACED.test(text)) return toUnspacedWords(text)
  for (const match of text.matchAll(WORD)) words.push({ text: match[0], lower: fold(match[0]), start: match.index, end: match.index + match[0].length })
  return words
}

/** Words of Japanese, Chinese and Thai, where no spaces stand between them. */
function toUnspacedWords(text: string): Word[] {
  unspaced ??= new Intl.Segmenter('ja', { granularity: 'word' })
  const words: Word[] = []
  for (const { segment, index, isWordLike } of unspaced.segment(text)) {
    if (isWordLike === true) words.push({ text: segment, lower: fold(segment), start: index, end: index + segment.length })
  }
  return words
}

/** Lower case, composed, with one kind of apostrophe. Keeps the length in nearly every script, and is never used for offsets. */
export function fold(text: string): string {
  const lower = text.normalize('NFC').toLowerCase()
  return lower.includes('’') ? narrow(lower.replaceAll('’', "'")) : lower
}

export function isStop(lower: string): boolean {
  return STOPS.has(lower)
}

export function stemOf(lower: string, language: string): string {
  let cache = caches.get(language)
  if (cache === undefined) {
    cache = new Map()
    caches.set(language, cache)
  }
  const known = cache.get(lower)
  if (known !== undefined) return known
  const bare = (language === 'fr' ? lower.replace(/^(?:[cdjlmnst]|qu)'(?=\p{L}{2})/u, '') : lower).replace(/'(?:s|ll|ve|re|d|m)?$/, '')
  const stem = /^[\p{L}\p{M}]+$/u.test(bare) ? bareStem(bare, language) : bare
  if (cache.size > 20_000) cache.clear()
  cache.set(lower, stem)
  return stem
}

/** Lets go of the words that were seen: what is held no more leaves none. */
export function forgetWords(): void {
  for (const cache of caches.values()) cache.clear()
}

function bareStem(word: string, language: string): string {
  if (language === 'ar') return arabicStem(word)
  const stem = STEMMERS[language]?.(word) ?? word
  return stem.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Stems of the words that carry meaning, in order. */
export function contentStems(text: string, language: string): string[] {
  return toWords(text)
    .filter((word) => !isStop(word.lower))
    .map((word) => stemOf(word.lower, language))
    .filter((stem) => stem !== '')
}

/** Two stems that are the same word for most purposes: `teach` and `teacher`, `kündig` and `kündigung`. */
export function akin(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 4
}

/** Lower-case words of Latin letters and digits, for open keys: `favourite tea` → `favourite-tea`. */
export function slug(text: string): string {
  return fold(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48)
}

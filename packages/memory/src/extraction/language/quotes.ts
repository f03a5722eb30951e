import { blankOut, createFinder, type Extent } from './blank.ts'
import { fencesIn } from './fences.ts'
import { words } from './patterns.ts'
import { pastedIn } from './pasted.ts'
import { secretsIn } from './secrets.ts'
import { fold } from './words.ts'

/**
 * Blanks out what the speaker only passes on: code, pasted text, quoted lines, longer quotes, and short ones that are sentences of
 * their own. Offsets stay. Other short quotes stay, since they name things: never use the word "synergy".
 */
export function blankQuotes(text: string): string {
  const own = blankOut(text, [...fencesIn(text), ...secretsIn(text)])
  const said = blankOut(own, pastedIn(own))
  return blankOut(said, quotesIn(said))
}

const OPENS = /["“„«»「『]|(?<=^|[\s(])['‘]/gm
/** What a quote is closed by. Where it opens with a sign of its own, it may go on in the next line. */
const CLOSES: Readonly<Record<string, readonly string[]>> = {
  '“': ['”'],
  '„': ['“', '”', '"'],
  '«': ['»'],
  '»': ['«'],
  '「': ['」'],
  '『': ['』'],
}
const APOSTROPHES = ["'", '‘', '’']
const LONGEST = 4000
const SHORT_NAME = 60

function quotesIn(text: string): readonly Extent[] {
  const found: Extent[] = []
  const next = createFinder(text)
  const nearest = (marks: readonly string[], from: number): number => Math.min(...marks.map((mark) => next(mark, from)))
  let from = 0
  for (const { index, 0: mark } of text.matchAll(OPENS)) {
    if (index < from) continue
    const after = index + 1
    const close = mark === '"' ? next('"', after) : nearest(CLOSES[mark] ?? APOSTROPHES, after)
    if (close === after || close - after > LONGEST) continue
    const lineEnd = next('\n', after)
    if (mark === '"' ? close > lineEnd && !isBlockQuote(text, index, close) : CLOSES[mark] === undefined ? close > lineEnd : close > next('\n\n', after))
      continue
    if (mark === '»' && close > lineEnd) continue
    const inner = text.slice(after, close)
    if ((mark === "'" || mark === '‘') && (inner.length < 12 || inner.length > 400 || !/^(?:[\s.,;:!?)]|$)/.test(text.slice(close + 1, close + 2)))) continue
    from = close + 1
    if (!isName(inner, text.slice(Math.max(0, index - SHORT_NAME), index))) found.push({ start: index, end: from })
  }
  return found
}

/** A quote of several lines between straight marks: it begins a line or follows a sentence, and ends with a whole one. */
function isBlockQuote(text: string, start: number, close: number): boolean {
  return /(?:^|\n|[.?!:]\s)$/.test(text.slice(Math.max(0, start - 2), start)) && /[.!?…]\s?$/.test(text.slice(close - 2, close))
}

/** Whether what stands in quotes only names something: short, and neither an order nor about who speaks. */
function isName(inner: string, before: string): boolean {
  if (inner.length > SHORT_NAME) return false
  const text = fold(inner.trim())
  const count = text.split(/\s+/).length
  if (count > 3 || /[。、！？]/.test(text)) return false
  if (UNSPACED.test(text)) return !SENTENCE_UNSPACED.test(text)
  return count === 1 || CALLED.test(fold(before)) || !(OWN.test(text) || ORDER.test(text))
}

/** Who speaks, or a verb of theirs at the start. */
const OWN = new RegExp(
  `${
    words(
      "i|i'm|im|i've|i'd|i'll|me|my|mine|myself|we|we're|we've|us|our|ours|ich|mich|mir|mein(?:e[nmrs]?)?|wir|uns|unser(?:e[nmrs]?)?|yo|mi|mis|mío|mía|conmigo|nosotr[oa]s|nuestr[oa]s?|je|moi|mon|mes|nous|notre|nos|eu|meus?|minhas?|noss[oa]s?|io|mio|mia|ik|mijn|ons|onze|أنا",
    ).source
  }|(?<!\\p{L})j'\\p{L}|^(?:moved|living|live|born|allergic|working|work) (?:to|in|at|for) |^(?:bin|habe|wohne|lebe|arbeite|heiße|esse|trinke|soy|estoy|tengo|vivo|trabajo|uso|prefiero|odio) `,
  'u',
)
/** Orders about what is remembered, or about the one who speaks. */
const ORDER =
  /^(?:(?:please|just|now|bitte|por favor) )?(?:(?:forget|delete|erase|remove|remember|ignore|disregard|unlearn|call|vergiss|vergesst|vergessen|lösch\p{L}{0,4}|merk\p{L}{0,3}|ignorier\p{L}{0,3}|olvid\p{L}{1,5}|borr\p{L}{1,5}|elimin\p{L}{1,5}|recuerd\p{L}{1,5}|ignora|oubli\p{L}{1,4}|efface\p{L}{0,4}|supprime\p{L}{0,2}|souviens|esque[cç]\p{L}{1,4}|apag\p{L}{1,4}|lembra\p{L}{0,4}) |(?:انس|احذف|امسح|تذكر)(?!\p{L}))/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Ends as sentences and orders do, or speaks of who speaks. */
const SENTENCE_UNSPACED =
  /私|僕|俺|わたし|ぼく|我|(?:て|てね|くださ?い|下さい|なさい|しろ|です|ます|ました|でした|ません|たい|ない|だ|だよ|です?か|た)[?!]?$|忘れ|消し|削除|覚え|忘记|忘掉|删除|记住/
/** What comes after it is a name: "a film called", "my boat's name is", "das Lied". */
const CALLED =
  /(?<!\p{L})(?:call(?:ed|s)?|named?|titled?|entitled|nicknamed?|nickname|dubbed|film|movie|book|novel|song|album|band|game|show|series|podcast|musical|poem|boat|restaurant|pub|café|(?<!was |wie )hei(?:ß|ss)(?:t|en)|namens|genannt|titel|buch|roman|lied|serie|spiel|kneipe|boot|llama(?:n|d[oa])?|titulad[oa]|nombre|película|libro|canción|juego|barco|grupo|bar)(?:['’]s)?(?: (?:is|was|ist|war|es|era|it|him|her|me))?(?: always| currently)?[:,]?\s*$/u

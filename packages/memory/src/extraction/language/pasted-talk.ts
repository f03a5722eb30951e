import { keyHits } from '../keys/lexicon.ts'
import { isLabel } from './labels.ts'
import type { Line } from './lines.ts'
import { isRelation } from './subjects.ts'
import { fold, isStop, toWords } from './words.ts'

const NAME = "@?\\p{Lu}[\\p{L}\\p{M}'’.-]{0,20}(?: (?:\\p{Lu}[\\p{L}\\p{M}'’.-]{0,20}|\\d{1,3})){0,2}"
const TIME = '\\d{1,2}[:.]\\d{2}(?:[:.]\\d{2})?(?: ?[ap]\\.?m\\.?)?'
const DAY = '\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4}'
/** Parts that programs give to who speaks. */
const ROLE =
  /^(?:user|assistant|human|ai|bot|system|tool|chat ?gpt|gpt(?:-\w{1,4})?|claude|gemini|copilot|llm|nutzer(?:in)?|benutzer(?:in)?|assistent(?:in)?|usuari[oa]|asistente|utilisateur|assistante?|usuário|ユーザー|アシスタント)(?: ?\d{1,2})?$/
/** Roles that are nothing else: one line tells. */
const SURE_ROLE = /^(?:user|assistant|chat ?gpt|nutzer(?:in)?|benutzer(?:in)?|usuari[oa]|asistente|utilisateur|usuário|ユーザー|アシスタント)(?: ?\d{1,2})?$/

/** "[10:32] Tom: …", "01.05.24, 10:32 - Tom: …", "Tom (10:32): …", "<tom> …". */
const STAMPED = new RegExp(
  `^\\s*(?:\\[(?:${DAY},? )?${TIME}\\]|\\((?:${DAY},? )?${TIME}\\)|\\[?${DAY},? ${TIME}\\]?)(?: ?[-–—|])? ?[<@*]{0,2}[\\p{L}~+][^:：\\n]{0,40}[>*]{0,2}[:：>] ?\\S|^\\s*${NAME},? [([](?:${DAY},? )?${TIME}[)\\]][:：] ?\\S|^\\s*<[@+~]?[\\w\\[\\]-]{1,20}> \\S`,
  'iu',
)
const SPEAKER = new RegExp(
  `^\\s*(?:[-*•] )?(?:\\*\\*|__)?(${NAME}|[a-z]{2,12}|[\\p{Script=Katakana}ー]{2,12})(?:\\*\\*|__)?(?: \\([^)\\n]{1,20}\\))? ?[:：](?:\\*\\*|__)? ?(.*)$`,
  'u',
)
/** "Tom Miller  10:32 AM", "Tom — Today at 10:32", above what they wrote. */
const HEAD = new RegExp(
  `^\\s*${NAME}(?: [-–—])?\\s{1,4}(?:(?:\\p{L}{3,12}) (?:at|um|a las) ${TIME}|\\d{1,2}:\\d{2} ?[AaPp]\\.?[Mm]\\.?|[([]${TIME}[)\\]])$`,
  'u',
)
/** Speaks: of themselves, to somebody, or asks. */
const SPEAKS =
  /(?<!\p{L})(?:i|i'm|im|i've|i'd|i'll|me|my|we|we're|we've|our|you|your|ich|mich|mir|mein\p{L}{0,2}|wir|unser\p{L}{0,2}|du|dein\p{L}{0,2}|bin|yo|mi|mis|me|nos|nuestr\p{L}{2}|tú|tu|soy|estoy|tengo|vivo|vergiss|olvida|forget)(?!\p{L})|[?？]\s*$|私|僕|俺/u
/** "Mara: my sister, a vet in Oslo": a note of one's own on somebody. */
const NOTE = /^(?:my|our|mein[es]?|unsere?|mi|nuestr[oa])(?: [\p{L}-]+){1,2}(?:[,;.(–—]| -|$| who\b| and\b| is\b| die\b| der\b| que\b)/u

interface Spoken {
  readonly line: Line
  /** Its place among the lines that were looked at. */
  readonly at: number
  readonly who: string
  /** A program, or the clock, says who speaks. */
  readonly sure: boolean
  /** Nothing but a role in a talk: one line tells. */
  readonly alone: boolean
}

/** Lines of a talk that was pasted, each with who says it in front; and what of a line's words went on below it. */
export function talkIn(lines: readonly Line[]): readonly Line[] {
  const spoken = lines.flatMap((line, at) => speakerOf(line, at) ?? [])
  if (spoken.length === 0) return []
  const names = spoken.filter(({ sure }) => !sure)
  const sure = spoken.some(({ alone }) => alone) || spoken.filter((one) => one.sure).length > 1
  const several = spoken.length > 1 && names.some(({ line }) => speaks(line))
  const kept = sure || several ? spoken : spoken.filter(({ line, who, alone }) => alone || (speaks(line) && !isRelation(who) && !THERE.test(fold(line.text))))
  const found = new Set(kept.map(({ line }) => line))
  for (const { at: from, sure: marked } of kept) {
    // What one wrote may have several lines; under a name that only looks like one, nothing more is taken.
    if (!marked && kept.length < 2) continue
    for (let at = from + 1; at < lines.length; at += 1) {
      const next = lines[at]
      if (next === undefined || next.text.trim() === '' || next.place !== (lines[at - 1]?.place ?? 0) + 1 || LIST.test(next.text) || found.has(next)) break
      found.add(next)
    }
  }
  return [...found]
}

/** "Ulm: I live there now": the head is what it is about. And "Mum: I moved", alone, is about Mum. */
const THERE = /(?<!\p{L})(?:there|dort|allí|ahí)(?!\p{L})/u
const LIST = /^\s*(?:[-*•]|\d{1,2}[.)])\s/

function speaks(line: Line): boolean {
  const rest = fold(SPEAKER.exec(line.text)?.[2] ?? '')
  return SPEAKS.test(rest) && !NOTE.test(rest)
}

function speakerOf(line: Line, at: number): Spoken | null {
  if (!/[:：>\d]/.test(line.text)) return null
  if (STAMPED.test(line.text) || HEAD.test(line.text)) return { line, at, who: '', sure: true, alone: true }
  const who = SPEAKER.exec(line.text)?.[1]
  if (who === undefined) return null
  const folded = fold(who)
  if (ROLE.test(folded)) return { line, at, who: folded, sure: true, alone: SURE_ROLE.test(folded) }
  return isPerson(who) ? { line, at, who: folded, sure: false, alone: false } : null
}

/** Whether a word before a colon is somebody's name: no label, no word that names what people tell of themselves, no tool or place. */
function isPerson(who: string): boolean {
  if (!/^@?\p{Lu}/u.test(who)) return false
  const words = toWords(who)
  if (words.length === 0 || words.length > 3) return false
  if (words.some(({ text, lower }) => isLabel(lower) || isStop(lower) || (text.length > 1 && text === text.toUpperCase()))) return false
  if (words.some(({ lower }) => isRelation(lower))) return words.length === 1
  return ['en', 'de', 'es'].every((language) => keyHits(words, language).length === 0)
}

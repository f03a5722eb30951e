import { canonicalKey } from '../../core/keys.ts'
import type { Turn } from '../../core/memory.ts'
import { featuresOf } from '../keys/features.ts'
import { toSentences } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import { fieldAsked } from './form-fields.ts'

/** What the assistant just asked for, when it asked about the person. */
export interface Asked {
  /** What was asked for, in the assistant's words: `blood type`. */
  readonly label: string
  /** The question names an attribute that people have. */
  readonly sure: boolean
  /** The sentences in which it asked. */
  readonly text: string
}

const YOURS =
  /\byour ((?:[\p{L}-]+(?:['’]s)? ){0,3}?[\p{L}-]+?)(?= (?:first|is|again|please|on|in|at|for|to|these|now|right|usually|currently|called)\b|[?.,!]|$)/iu
const DEINE = /\b(?:dein|deine|deinen|deinem|ihre?|ihren) ([\p{L}-]+)/iu
const TU = /\b(?:tu|tus|su|sus) ([\p{L}-]+(?: de [\p{L}-]+)?)/iu
/** What is asked about, in the languages without a frame of more than one word. */
const LABELS: Readonly<Record<string, RegExp>> = {
  de: DEINE,
  es: TU,
  fr: /(?<!\p{L})(?:ton|ta|tes|votre|vos) ([\p{L}-]+(?: de \p{L}+| préférée?s?)?)/iu,
  pt: /(?<!\p{L})(?:teu|tua|teus|tuas|seu|sua|vosso|vossa) ([\p{L}-]+(?: de \p{L}+)?)/iu,
  ja: /(?:^|[、。])(?:あなたの|お客様の)?([\p{L}ー]{1,12}?)は(?:何|いくつ|いくら|どちら|どなた|どこ|いつ|どの)/u,
  ar: /(?:^|\s)(?:ما|ما هو|ما هي|كم) ((?:[\p{L}\p{M}]{2,12} ){0,2}[\p{L}\p{M}]{2,12}ك)/u,
}
const TASK =
  /\b(?:for this|the letter|the poem|the text|this one|the mail|the email|the story|the draft|the title|the table|version|anything i can help|help (?:you )?with|should (?:it|the|i make|the title)|prefer for this|would you like (?:me|a)|shall i|do you want me|want me to)\b/

/** Questions about the person that name nothing of theirs, with what the answer is called; without a name, it is in the question. */
const FRAMES: readonly (readonly [frame: RegExp, name: string | null])[] = [
  [/\bhow old (?:are|r) (?:you|u)\b/, 'age'],
  [/\bhow tall (?:are|r) (?:you|u)\b/, 'height'],
  [/\b(?:how much do you weigh|how heavy are you)\b/, 'weight'],
  [/\bwhat do you do(?: for (?:a living|work))?\?/, 'job'],
  [/\bwhere (?:do you live|are you (?:based|from|living|located|at home|these days)|in the world are you|are you\?)/, 'home'],
  [/\bwhere (?:do|are) you (?:[a-z]+ )?(?:start|set(?:ting)? off|leav|travel|depart|commut)/, 'home'],
  [/\bwhat are you (training|studying|learning|allergic|saving|driving|playing|riding)\b/, null],
  [
    /\b(?:what|which) ([\p{L}-]+(?: [\p{L}-]+){0,2}) (?:do|are|have) you (?:take|use|have|got|drive|play|speak|eat|drink|wear|own|ride|keep|run|on|in|with|teach|grow|use)\b/u,
    null,
  ],
  [/\bwho(?:'s| is) (?:it|this|that)(?: for)?\b|\bwho are you (?:buying|cooking|writing|making|asking|shopping)\b/, 'for'],
  [
    /\b(?:any|do you have(?: any)?|have you(?: got)?(?: any)?|are there any) ((?:[\p{L}-]+ )?(?:allergies|intolerances|restrictions|requirements|conditions|injuries|illnesses|medication|medicines|preferences|hobbies|pets|kids|children|siblings|experience))\b/u,
    null,
  ],
  [/\bhow many ([\p{L}-]+) (?:are|do) you (?:have|got|cooking|feeding|expecting|keep|own)\b/u, null],
  [/\bwhat (?:kind|sort|type|make|model|breed|size) of ([\p{L}-]+) (?:is (?:it|he|she|yours)|do you|have you)\b/u, null],
]

/** Turns to something else: no answer. */
export const TURNS_AWAY: RegExp =
  /^(?:(?:that|it|this) (?:was|is)(?:n['’]t| not| never) (?:me|mine|us|ours)\b|let['’]s|lets|back to|stick (?:to|with)|stay with|skip (?:it|that)|leave (?:it|that)|drop (?:it|that)|never ?mind|anyway|moving on|not now|don['’]t|no need|later|another time)\b(?! (?:drink|eat|have|own|drive|take|smoke|know|like|use|work|live))/i

/** Reads the assistant's turn before an answer; `null` when it asked nothing about the person. */
export function whatWasAsked(turn: Turn | undefined, language: string, earlier: string = ''): Asked | null {
  if (turn === undefined || turn.role !== 'assistant') return null
  const sentences = toSentences(turn.text, language).slice(-2)
  if (!sentences.some((sentence) => /[?？؟]/.test(sentence.text))) return null
  const text = sentences.map((sentence) => sentence.text).join(' ')
  const folded = fold(text)
  const field = fieldAsked(sentences, language, earlier)
  if (field !== null) return { label: field, text, sure: true }
  if (TASK.test(folded)) return null
  const label = (LABELS[language] ?? YOURS).exec(text)?.[1]
  const features = featuresOf(text, language)
  const strongest = [...features.keys].sort((a, b) => b[1] - a[1])[0]
  if (label !== undefined && (strongest?.[1] ?? 0) >= 0.3) return { label, text, sure: true }
  for (const [frame, named] of FRAMES) {
    const match = frame.exec(folded)
    if (match !== null) return { label: named ?? (match[1] ?? '').trim(), text, sure: true }
  }
  if (!/\b(?:you|du|sie|tú|te|usted|who is|who are)\b/.test(folded)) return null
  const entry = strongest !== undefined && strongest[1] >= 0.9 ? canonicalKey(strongest[0]) : undefined
  return { label: language === 'en' && entry !== undefined ? entry.meaning : '', text, sure: entry !== undefined }
}

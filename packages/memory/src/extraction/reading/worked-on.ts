import type { Extent } from '../language/blank.ts'
import { isLabel } from '../language/labels.ts'
import { detectLanguage } from '../language/language.ts'
import { linesOf } from '../language/lines.ts'
import { BLANK } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'

/** Only the beginning of a text says what is to be done with the rest of it. */
const MOST_LINES = 40
const LONGEST_ORDER = 300

/** The text that an order to work on something carries: "Proofread: …", "Übersetze das:", "Translate this to German" above it. */
export function workedOn(text: string): Extent | null {
  const stretch = afterOrder(text)
  // What the order is about was known for pasted by its form: what stands after that is said again.
  return stretch !== null && PASTED.test(text.slice(stretch.start, stretch.start + 200)) ? null : stretch
}

const PASTED = new RegExp(`^\\s*${BLANK}{3}`)

function afterOrder(text: string): Extent | null {
  for (const { text: line, start, end, place } of linesOf(text).slice(0, MOST_LINES)) {
    if (line.trim() === '') continue
    const colon = COLON.exec(line.slice(0, LONGEST_ORDER))
    if (colon !== null) {
      const from = colon.index + colon[0].length
      const head = lastSentence(line.slice(0, colon.index))
      if (/[:：]/.test(colon[0]) ? isWork(head, text, place === 0) : isSurelyWork(head)) return { start: start + from, end: text.length }
    }
    if (line.length <= LONGEST_ORDER && end < text.length && ABOVE.test(fold(lastSentence(line)))) return { start: end, end: text.length }
  }
  return null
}

/** A colon, or a dash after the order, before the text. */
const COLON = /[:：](?=\s|$|[「『])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[:：]|\s[–—-]\s/u

function lastSentence(head: string): string {
  return head.slice(Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('? ')) + 1).trim()
}

const POLITE =
  "(?:(?:please|pls|kindly|just|now|then|ok|okay|hey|hi|hello|claude|and|also|can you|could you|would you|will you|help me(?: to)?|i (?:want|need) you to|i'd like you to|bitte|mal|jetzt|und|hallo|kannst du|könntest du|können sie|könnten sie|por favor|oye|hola|ahora|y|puedes|podrías|puede|me puedes|s'il te plaît|peux-tu|pouvez-vous|por gentileza|pode|podes)[, ]+){0,6}"
const VERBS =
  '(?:translate|proof-?read|spell-?check|grammar-?check|rewrite|re-write|rephrase|reword|paraphrase|summari[sz]e|sum up|shorten|condense|simplify|polish|tidy up|clean up|fix (?:the|my) (?:grammar|spelling|typos|wording|punctuation)|(?:check|correct) (?:the|my) (?:grammar|spelling|punctuation|english|german|spanish|french)|correct|edit|improve|übersetz(?:e|en|t|ung)?|korrigier(?:e|en|t)?|lektorier(?:e|en)?|formulier(?:e|en)? .{0,30}\\bum|umformulieren|fass(?:e|en)? .{0,40}\\bzusammen|zusammenfassen|kürz(?:e|en)|verbesser(?:e|n)|traduc(?:e|ir|í|irme|irlo)|tradúce(?:me|melo|lo)|corr(?:ige|igir|egir|íge(?:me|lo))|resum(?:e|ir)|resúme(?:me|lo)|reescrib(?:e|ir)|reformul(?:a|ar|e[zr]?)|parafrasea|acorta|traduis(?:ez)?|corrige[zr]|résume[zr]?|réécri[st]|réécrivez|traduz(?:a|ir)?|corrija|resuma|reescrev[ae])'
/** A verb of working on texts first, or at the end of a German request. */
const WORKS = new RegExp(
  `^${POLITE}${VERBS}(?![\\p{L}\\p{M}])|^bitte .{0,60}(?<!\\p{L})(?:übersetzen|korrigieren|lektorieren|umformulieren|zusammenfassen|kürzen|verbessern|prüfen)$|(?:翻訳|和訳|英訳|訳し|校正|添削|要約|書き直|直し|修正)[^。]{0,16}$|^(?:من فضلك )?(?:ترجم|لخص|صحح)`,
  'u',
)
const OTHER_WORK =
  /^(?:please )?(?:tl;?dr this|(?:check|review) (?:this|my) (?:text|draft|mail|e-?mail|essay|sentence)|(?:what does|does|is) (?:this|the following))\b/u
const THIS =
  '(?:this|these|that|it|the following|below|(?:the|my) (?:following )?(?:text|sentences?|paragraphs?|e-?mails?|mails?|messages?|letter|draft|essay|passage|article|story|poem)|das|dies(?:e[nrs]?)?|folgende[nrs]?|(?:den|meinen|diesen) (?:text|satz|absatz|brief|entwurf)|(?:die|meine|diese) (?:mail|e-mail|nachricht)|est[eoa]s?|(?:el|la|lo) siguiente|(?:el|mi|este) (?:texto|correo|mensaje|párrafo)|(?:la|mi|esta) (?:frase|carta)|ceci|ce (?:texte|mail|message|paragraphe)|cette (?:phrase|lettre)|le texte(?: suivant)?|isto|este texto|これ|次|以下|この文|文章)'
/** An order that stands over the text it is about. */
const ABOVE = new RegExp(
  `^${POLITE}${VERBS}(?![\\p{L}\\p{M}])[^:]{0,12}?(?<!\\p{L})${THIS}(?!\\p{L})(?! (?:rule|instruction|from|way|so)\\b)(?:[^,;:.?!\\n]{0,50})[.?!:：]{0,3}$|^(?:これ|次|以下|この文|文章)[^。\\n]{0,20}(?:翻訳|和訳|英訳|訳し|校正|添削|要約|書き直|直し|修正)[^。\\n]{0,16}[。!?]?$|^(?:is|does) (?:this|the following) (?:[\\p{L}-]+ ){0,4}(?:correct|right|ok|okay|grammatical|sound (?:right|ok|okay|good|natural)|read well)[?]?$`,
  'u',
)

/** Puts right what was said or is held, which then follows: "Let me rephrase", "Corrijo", "Please update", "Correct my address". */
const OF_SELF =
  /^(?:(?:please|pls|sorry|no|ok|well|so|oh|ich|bitte|perdón)[, ]+)*(?:(?:let me|i(?:'ll| will| should| need to| have to)?|to) (?:re)?(?:phrase|correct|word|say|state|start|sum up)\b.*|corrijo|me corrijo|rectifico|aclaro|korrigiere(?: mich)?|(?:update|amend)(?: (?:that|it|this|my|your)\b.*)?|(?:correct|change|fix) (?:my|your) (?!(?:\p{L}+ )?(?:grammar|spelling|punctuation|english|german|spanish|french|texts?|drafts?|e?-?mails?|mails?|messages?|sentences?|paragraphs?|essays?|letters?|wording|typos?|code|cv|translation|speech|poem|story|post)\b)[\p{L} ]{2,30})$/u

/** "Shorten further: …", "Acorta más: …": how it is to write from now on, since nothing is named that it works on. */
const MORE_SO = /^[\p{L}-]+ (?:(?:even|still|a bit|much|noch|viel|aún|todavía|mucho|un poco) )?(?:more|further|más|mehr|weiter|stärker|davantage|mais)$/u

/** The same before a dash, which joins much else: "Improve my CV - I'm a nurse". */
function isSurelyWork(head: string): boolean {
  const order = fold(head)
  return WORKS.test(order) && !OWN.test(order)
}

const OWN = /(?<!\p{L})(?:my|our|me|mein\p{L}{0,2}|unser\p{L}{0,2}|mi|mis)(?!\p{L})/u

/** Whether an order is one to work on what follows it. */
function isWork(head: string, text: string, isFirst: boolean): boolean {
  const order = fold(head)
  if (/^[\p{L}-]+$/u.test(order) && isLabel(order)) return false
  if (OF_SELF.test(order) || MORE_SO.test(order)) return false
  if (WORKS.test(order) || OTHER_WORK.test(order)) return true
  if (!isFirst && !WRITES.test(`${order}:`)) return false
  const signals = signalsFor(detectLanguage(text))
  const thisOne = /\b(?:this|these|the following|below)\b/.test(order)
  if (!thisOne && (signals.remember.test(`${order}: `) || signals.standing.test(order) || signals.manner.test(order))) return false
  return (
    WRITES.test(`${order}:`) ||
    /\b(?:should|must|could|might|to) (?:say|read|go)(?: (?:like this|as follows|something like))?$/.test(order) ||
    signals.imperative.test(order) ||
    signals.question.test(order) ||
    /\b(?:check|translate|proofread|this (?:email|message|text|post|review|sentence|paragraph))\b/.test(order)
  )
}

/** "Got this from my landlord:", "Ana texted:". */
const WRITES =
  /\b(?:got|received|saw|found|read) (?:this|that|the following)\b.{0,40}:$|^(?!i\b|we\b).{2,40}\b(?:wrote|texted|messaged|e?mailed|forwarded|posted|tweeted|reads)(?: (?:me|us))?(?: (?:this|that|back))?:$|^(?!ich\b|wir\b|yo\b).{2,40}(?<!\p{L})(?:schrieb|schreibt|escribió|escribe|a écrit)(?: (?:mir|uns|me|nos))?:$/u

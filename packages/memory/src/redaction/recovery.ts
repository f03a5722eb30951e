import { GAP, JOIN, QUOTE, whole } from './joins.ts'
import { isToldSecret } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

const QUESTION = '(?:security|secret|safety|account|recovery)[ -]questions?|sicherheitsfragen?|geheimfragen?|preguntas? (?:de seguridad|secreta)'
const ANSWER = 'answers?|antwort|respuesta'
const IS = "(?:['’]s|\\bis|\\bare|\\bwas|\\bist|\\blautet|\\bwar|\\bes|\\bera|[:=])(?: (?:just|simply|always|immer|siempre|einfach))?\\s{1,3}"
/** Some words, up to the end of what is said with them. */
const SAID = `${QUOTE}((?:[^\\s.,;!?"”“»\\n]|[.](?=\\S| \\p{Lu})){2,40}(?: (?!and |but |so |because |und |aber |weil |y |pero )[^\\s.,;!?"”“»\\n]{1,24}){0,3})`
const CODES =
  '(?:(?:2fa|two-factor|mfa)[ -](?:recovery|back-?up)(?: codes?)?|(?:back-?up|recovery|rescue|reserve|one-time|2fa|two-factor|mfa|scratch|emergency|wiederherstellungs|notfall|ersatz|sicherungs)[ -]?(?:codes?|keys?|passwords?))|códigos? de (?:respaldo|recuperación|recuperação|reserva|emergencia|emergência|backup|segurança)|codes de (?:secours|récupération|sauvegarde)|(?:2fa|mfa)-codes?'
const ONE = '(?=[a-z-]{0,12}\\d)[a-z\\d]{4,16}(?:[ -]\\d{3,8}|-[a-z\\d]{3,12}){0,7}'

const SHAPES: readonly Shape[] = [
  {
    kind: 'security-answer',
    level: 'secret',
    pattern: new RegExp(
      `(?:${whole(QUESTION)}(?:['’]s?)?[^!\\n]{0,80}?|(?<!\\p{L})(?:security|secret) )${whole(ANSWER)}(?: (?!to |is |are |was )[\\p{L}'’-]{1,16}){0,3}\\s{0,2}${IS}${SAID}`,
      'dgiu',
    ),
    accept: isAnswer,
  },
  {
    kind: 'security-answer',
    level: 'secret',
    pattern: new RegExp(
      `${whole(ANSWER)} (?:[\\p{L}'’-]{1,8} ){0,3}?(?:to|for|of|on|auf|für|zu|zur|a|de) (?:[\\p{L}'’-]{1,16} ){0,4}${whole(QUESTION)}(?: (?!is |are |was |ist |es )[\\p{L}'’-]{1,16}){0,4}\\s{0,2}${IS}${SAID}`,
      'dgiu',
    ),
    accept: isAnswer,
  },
  {
    kind: 'backup-code',
    level: 'secret',
    pattern: new RegExp(
      `${whole(CODES)}(?:${GAP}(?:${JOIN}|\\s{1,3}(?:son|sind|lauten|sont|são)\\b)|\\s{0,3}[:=]?)\\s{0,4}${QUOTE}(${ONE}(?:[\\s,;/|&"'-]{1,6}(?:(?:and|und|y|et|e) )?${ONE}){0,24})`,
      'dgiu',
    ),
    accept: (found) => /\d{5}|\d.{0,40}\p{L}|\d[ -]\d/u.test(found),
  },
]

const NAMED = /2fa|two-factor|mfa|answer|antwort|respuesta|codes?\b|código|(?:key|password)s?\b/i

/** What brings back an account or a wallet: answers to security questions, backup codes, and the 12 to 24 words of a wallet. */
export function detectRecovery(text: string): readonly Finding[] {
  return [...(NAMED.test(text) ? scan(text, SHAPES) : []), ...wordLists(text)]
}

function isAnswer(found: string): boolean {
  return isToldSecret(found.split(' ')[0] ?? '') && !/^(?:yes|no|nein|sí|easy|simple|in|always|never)\b/i.test(found)
}

/** Short words that no wallet has among its own, and that no sentence of a dozen words goes without. */
const NO_WALLET =
  /^(?:the|and|for|with|are|was|were|not|has|had|have|but|our|his|her|from|into|been|their|would|could|should|very|some|its|who|how|why|did|does|got|let|yes|please|und|der|die|das|ist|ein|eine|mit|für|auf|nicht|sind|hat|von|los|las|con|que|por|para|una|del|les|des|est|pour|dans)$/
/** Bitcoin's BIP 39 allows these counts; its words have 3 to 8 letters. https://github.com/bitcoin/bips/blob/master/bip-0039.mediawiki */
const COUNTS: ReadonlySet<number> = new Set([12, 15, 18, 21, 24])
const LIST = /(?<![\p{L}\d])\p{Ll}{3,10}(?:(?:[ \t]{1,3}|\s{0,2},\s{1,2}|\s{1,3}(?:\d{1,2}[.):]?\s{1,2})|\r?\n)\p{Ll}{3,10}(?![\p{L}\d'’])){3,80}/dgu
const ANNOUNCED =
  /(?:seed|recovery|back-?up|mnemonic|secret|wallet|wiederherstellungs?)[ -]?(?:phrase|words?|wörter|seed|satz)|(?:frase|palabras) (?:de )?(?:semilla|recuperación|secretas?)|(?:seed|wallet|mnemonic)(?: (?:is|are)\b|['’]s\b|\s?[:=])|mnemonic|metamask|ledger|trezor|crypto|bitcoin|\b(?:12|24|twelve|twenty-four|zwölf|doce) (?:words|wörter|palabras)/iu
/** How far before the words it may be said what they are. */
const BEFORE = 120

/** Words that stand beside each other without making a sentence. */
function wordLists(text: string): readonly Finding[] {
  const findings: Finding[] = []
  for (const match of text.matchAll(LIST)) {
    for (const { start, end, count, unlike } of runs(match[0])) {
      const from = match.index + start
      const to = match.index + end
      const before = text.slice(Math.max(0, from - BEFORE), from)
      const isAlone = /(?:^|\n|[:"“„«])\s*$/.test(before) && /^["”“»]?\s*(?:[.!]?\s*$|\n)/.test(text.slice(to, to + 4))
      // What announces them may be the first of them: "seed phrase copper violin …".
      const isTold = ANNOUNCED.test(text.slice(Math.max(0, from - BEFORE), from + 24))
      if (!isTold && !(isAlone && COUNTS.has(count) && unlike < 2 && !match[0].includes(','))) continue
      findings.push({ kind: 'recovery-phrase', level: 'secret', start: from, end: to })
    }
  }
  return findings
}

interface Run {
  readonly start: number
  readonly end: number
  readonly count: number
  /** Words as no wallet has them: plurals, and those of more than 8 letters. */
  readonly unlike: number
}

/** The stretches of at least 12 words between those that only a sentence has. */
function runs(list: string): readonly Run[] {
  const found: Run[] = []
  let start = -1
  let end = 0
  let count = 0
  let unlike = 0
  const close = (): void => {
    if (count >= 12) found.push({ start, end, count, unlike })
    start = -1
    count = 0
    unlike = 0
  }
  for (const { 0: word, index } of list.matchAll(/\p{Ll}{3,10}/gu)) {
    if (NO_WALLET.test(word)) {
      close()
      continue
    }
    if (start < 0) start = index
    end = index + word.length
    count += 1
    if (/[^su]s$|.{9}/.test(word)) unlike += 1
  }
  close()
  return found
}

import type { Turn } from '../../core/memory.ts'
import { toSentences } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold, toWords } from '../language/words.ts'

/** Says that somebody else asks, or that what is asked about is theirs. */
const ASKS_FOR: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|so|but)[, ]+)*(?:my|our|the|an?|one of (?:my|our)) (?:[\p{L}-]+ )?[\p{L}-]+ (?:just |was |is |keeps |has (?:just )?|'s )*(?:asked|asking|asks|wants to know|wanted to know|wondered|wondering|wonders|needs to know|would like to know|(?:bought|has|owns|drives|got|uses) (?:one|it))\b|\basking (?:for|on behalf of) (?!myself|me\b|us\b|my own\b|our own\b)(?!.*\b(?:me|us)\b)|\b(?:it|that|this|the \p{L}+)(?:'s| is| belongs to) (?:not (?:mine|ours|my own)\b|(?:my|our|the|an?) [\p{L}-]+'s\b)|^not (?:mine|ours|for (?:me|us))\b/u,
  de: /^(?:mein|unser|der|die|ein)\p{L}{0,2} (?:\p{L}+ )?\p{L}+ (?:hat (?:mich )?gefragt|fragt|wollte? (?:das |es )?wissen|will (?:das |es )?wissen|hat so einen?)(?!\p{L})|(?:frage|frag) (?:ich )?für (?!mich|uns)|gehört (?:nicht mir|nicht uns|mein|unser|dem|der)/u,
  es: /^(?:mi|nuestr[oa]|el|la|un|una) (?:\p{L}+ )?\p{L}+ (?:(?:me )?(?:preguntó|pregunta|ha preguntado)|quiere saber|quería saber|tiene uno)(?!\p{L})|(?:pregunto|es) para (?!mí|nosotr)|no es (?:mío|mía|nuestr[oa])|es de (?:mi|nuestr[oa]|un|una) /u,
}

/** Whether a sentence tells that a question beside it is somebody else's. */
export function asksForAnother(text: string, language: string): boolean {
  return ASKS_FOR[language]?.test(fold(text)) === true
}

const TO_USER: Readonly<Record<string, RegExp>> = {
  en: /\b(?:you|your|yours|u|ur|you['’]\p{L}+)\b/iu,
  de: /(?<!\p{L})(?:du|dich|dir|dein\p{L}{0,2}|sie|ihnen|ihr\p{L}{0,2}|euch|eure?\p{L}?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tu|tus|ti|te|usted|su|sus|vuestr[oa]s?|tienes|vives|trabajas|eres|usas|conduces)(?!\p{L})/iu,
}

/** Asks for something of somebody or something that is named. */
const OF_OTHER: Readonly<Record<string, RegExp>> = {
  en: /\p{L}(?:s['’]|['’]s) \p{L}|\b(?:his|her|their|its)\b|\b(?:of|for) (?:the|this|that|\p{Lu})|\b(?:does|do|did|has|have|will|would) (?:the|this|that|he|she|they|\p{Lu}\p{Ll}+)\b|\bis (?:the|he|she|\p{Lu}\p{Ll}+)\b/u,
  de: /(?<!\p{L})(?:des|seine?\p{L}?|vom|von (?:der|dem|\p{Lu})|hat (?:der|die|das|er|sie|\p{Lu})|heißt|nutzt)(?!\p{L})/u,
  es: /(?<!\p{L})(?:del|de (?:la|el|\p{Lu})|tiene (?:el|la|\p{Lu}))(?!\p{L})/u,
}

/** Longest answer that is taken for one. */
const FRAGMENT = 10

/**
 * Whether a turn only answers what the assistant asked about somebody or something else: "What is the plumber's phone number?" – the
 * number. It is for the task at hand, and no fact of the speaker's.
 */
export function answersForAnother(turn: Turn | undefined, text: string, language: string): boolean {
  if (turn === undefined || turn.role !== 'assistant' || toWords(text).length > FRAGMENT) return false
  const asked = toSentences(turn.text, language)
    .filter((sentence) => /[?？؟]\s*$/.test(sentence.text))
    .at(-1)?.text
  if (asked === undefined || TO_USER[language]?.test(asked) !== false || OF_OTHER[language]?.test(asked) !== true) return false
  const folded = fold(text)
  const signals = signalsFor(language)
  return !signals.first.test(folded) && !signals.forget.test(folded) && !signals.remember.test(`${folded} `)
}

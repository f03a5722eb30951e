import { fold } from '../language/words.ts'

/** Where a question starts behind what leads up to it: "Vivo en Cuenca, ¿qué excursión …?", "Ich vertrage keine Nüsse, was nehm ich …?" */
const QUESTION: Readonly<Record<string, RegExp>> = {
  de: /[,;:–—]\s+(?:und |also |aber |so )?(?=(?:was|wie|welche[rsmn]?|wo|wer|wem|wen|wann|warum|wieso|weshalb|worauf|womit|wofür|wovon|wozu|woran|woher|wohin|wieviele?|was für|ab wann|bis wann|gibts|gibt's|gibt es|(?:kann|darf|soll|muss|sollte?|könnte|müsste|krieg|kriege|bekomm|bekomme|brauch|brauche|nehm|nehme|mach|mache) (?:ich|man|wir|das|er|sie|es)|kannst du|könntest du|können sie|hast du|haste|kennst du|weißt du|kommt|geht|gehen|zählt|taugt|reicht|hilft|braucht|lohnt|passt|verträgt|klappt|stimmt|ist (?:das|es|da|sowas|er|sie|ein)|sind (?:das|die|da)|hat (?:jemand|wer)|jemand|irgendwelche|irgendeine?|ne idee|tipps|ideen|schaffe? ich|zahlt)(?![\p{L}]))/giu,
  es: /(?:[,;:.–—]\s*|\s)(?=¿)|[,;:]\s+(?:y |así que |pero |entonces )?(?=(?:qué|cómo|cuál|cuáles|cuánt[oa]s?|dónde|cuándo|por qué|quién|a qué|de qué|con qué|en qué|me (?:ayudas|ayudás|recomiendas|recomendás|sugieres|armas|haces|hacés|das|pasas)|sabes|sabés|conoces|conocés|puedes|podés|podrías|puedo|debo|debería|tengo que|hay alg|alguna? (?:idea|tip|consejo|receta|sugerencia)|algún)(?![\p{L}]))/giu,
}
/** What leads up to it is itself a condition, a question or an order, or only says that something is asked. */
const NO_STATEMENT: Readonly<Record<string, RegExp>> = {
  de: /^["„“»«]|^(?:(?:und|aber|also|ok|hey|hallo|hi|du|sag mal|mal|nur|kurz|kurze frage|frage|ach|na)[,: ]+)*(?:$|wenn|falls|ob|sofern|angenommen|gesetzt|stell|was|wie|wer|wo|warum|welche|wann|kann|darf|soll|muss|gibt|ist|sind|hast|kannst|könntest|weißt|sag|sagen|erklär|zeig|rechne|prüf|schau|schreib|mach|gib|frage|in (?:diesem|dem) fall)(?!\p{L})|(?<!\p{L})(?:frag(?:e|t)? mich|weiß nicht|wissen|will|würde|hätte|wäre|verrat|sag(?:t|en)?)(?!\p{L})/u,
  es: /^[¿"“«]|^(?:(?:y|pero|oye|hola|bueno|ok|a ver|pregunta|una pregunta|che|tía|buenas)[,: ]+)*(?:$|si|en caso|suponiendo|supongamos|imagin\p{L}*|digamos|de ser|qué|cómo|cuál|cuánto|dónde|puedes|podrías|dime|dame|haz|explica|escribe|escribí|redacta|calcula|revisa|traduce|busca|entonces|por cierto|según)(?![\p{L}])|(?<!\p{L})(?:me pregunto|no sé|quiero saber|quisiera|tuviera|fuera|viviera|dice|dicen)(?![\p{L}])/u,
}
const LEAST = 9

/** Where a sentence is to be cut before its question, so that what leads up to it is read as the statement it is; -1 for nowhere. */
export function questionAfter(text: string, language: string): number {
  const question = QUESTION[language]
  const other = NO_STATEMENT[language]
  if (question === undefined || other === undefined || (language === 'de' && !/\?\s*\p{P}*\s*$/u.test(text))) return -1
  if (!/[?¿]/.test(text)) return -1
  for (const match of text.matchAll(question)) {
    const end = match.index + match[0].length
    if (match.index < LEAST || end >= text.length) continue
    return other.test(fold(text.slice(0, match.index).trim())) ? -1 : end
  }
  return -1
}

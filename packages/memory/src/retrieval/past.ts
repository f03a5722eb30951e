/**
 * Whether a question asks about what was, not what is: "where did I live before?", "mein früherer Arbeitgeber", "¿dónde vivía
 * antes?". Only then are superseded versions looked at, so it errs towards no. A past tense alone is not enough: "what did I
 * order?" asks for what is held.
 */
export function asksAboutPast(question: string): boolean {
  const text = question.normalize('NFKC').toLowerCase()
  return PATTERNS.some((pattern) => pattern.test(text))
}

const PATTERNS: readonly RegExp[] = [
  // "the previous day" is a date.
  /\b(?:previous(?:ly)?|former(?:ly)?)\b(?! (?:day|night|week|month|year|season)\b)/,
  /\b(?:back then|in the past|(?:my|our|the) old)\b/,
  /\b(?:i|we|you|he|she|it|they|there|that|who|what|which) used to\b/,
  /\bdid (?:i|we|you|he|she|it|they) use to (?:be|do|have|live|work|go|drive|play|like)\b/,
  // Not "before" with something that it is before: "what do I drink before lunch?".
  /\bbefore(?: (?:that|this|then|now|(?:the|my|our) (?:change|move|switch)|(?:i|we) (?:changed|moved|switched)))?\s*[?.!]*$/,
  /(?<!\p{L})(?:früher(?:e[rnsm]?)?|vorher(?:ige[rnsm]?)?|ehemalig(?:e[rnsm]?)?|ehemals|damals|davor|zuvor)(?!\p{L})/u,
  /(?<!\p{L})(?:anteriormente|previamente|antiguamente|en el pasado|solía(?:n|s|mos)?|(?:mi|mis|nuestr[oa]s?|l[ao]s?|el) antigu[oa]s?)(?!\p{L})/u,
  /(?<!(?:año|mes|semana|día|noche|tarde|temporada) )(?<!\p{L})anterior(?:es)?(?!\p{L})/u,
  /(?<!\p{L})antes(?!\p{L})(?! (?:de|del|que)(?!\p{L}))/u,
  /(?<!\p{L})(?:auparavant|précédent(?:e|s|es)?|précédemment|anciennement|autrefois|à l['’]époque|anciens?|anciennes?)(?!\p{L})/u,
]

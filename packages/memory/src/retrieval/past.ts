/**
 * Whether a question asks about what was, not what is: "where did I live before?", "mein früherer Arbeitgeber", "dónde vivía
 * antes". Only then are superseded versions looked at. A past tense alone is not enough: "what did I order?" asks what is held.
 */
export function asksAboutPast(question: string): boolean {
  return PAST.test(question.normalize('NFKC').toLowerCase())
}

/** Not "before" when something follows that it is before: "what do I drink before lunch?". */
const PAST = new RegExp(
  [
    /\b(?:previous(?:ly)?|former(?:ly)?|used to|no longer|back then|at (?:that|the) time|in the past|originally|anymore|any more|earlier on)\b/,
    /\bbefore(?:\s+(?:that|this|then|now|the (?:change|move|switch)|(?:i|we) (?:changed|moved|switched|left)))?\s*[?.!]*$/,
    /\bbefore (?:that|then|now|i (?:changed|moved|switched|left))\b/,
    /\b(?:my|our|the) (?:old|ex|last|first) (?!name\b)\p{L}+/u,
    /(?<!\p{L})(?:früher(?:e[rnsm]?)?|vorher(?:ige[rnsm]?)?|ehemalig(?:e[rnsm]?)?|ehemals|damals|davor|zuvor|nicht mehr|ursprünglich(?:e[rnsm]?)?)(?!\p{L})/u,
    /(?<!\p{L})(?:anteriormente|anterior(?:es)?|previamente|previ[oa]s?|antiguamente|en el pasado|ya no|originalmente|solía(?:n|s|mos)?|por entonces|en aquel entonces)(?!\p{L})/u,
    /(?<!\p{L})antes(?!\s+(?:de|del|que)(?!\p{L}))(?!\p{L})/u,
    /(?<!\p{L})(?:auparavant|précédent(?:e|s|es)?|précédemment|anciennement|autrefois|à l['’]époque)(?!\p{L})/u,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'u',
)

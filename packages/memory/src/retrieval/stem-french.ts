/**
 * Stem of a French word, normalised: without accents, as everything in the index. A Snowball stemmer goes by the accents for half
 * of its rules; this one takes the longest ending off, and finds more forms of a word without them (docs/decisions/0021-languages.md).
 */
export function stemFrench(word: string): string {
  return word.replace(PLURAL_AUX, 'al').replace(PLURAL_X, '').replace(ENDING, '').replace(DOUBLED, '$1')
}

const PLURAL_AUX = /(?<=.{2})(?<!e)aux$/
const PLURAL_X = /(?<=.{3})x$/
/** Of verbs, adjectives and what is made from them; three letters stay. */
const ENDING =
  /(?<=.{3})(?:e?(?:ments?|s|es?|ees?|ants?|antes?|ons|ait|ais|aient|as?)|i?(?:ers?|ez|ent[es]*|ee|ons?)|ieres?|er(?:ai|as?|ons|ez|ont|i?ent|ait|ais)|irs?|i[est]?|ies|iss(?:ant|ent|ez|ons|ait|ais)|u[es]?|ues|at(?:ion|eur|rice)s?|eu(?:r|se)?s?|i(?:f|ve)s?)$/
const DOUBLED = /(.)\1$/

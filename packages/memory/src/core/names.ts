import { isGermanNoun } from './german-nouns.ts'

/** Addresses, and identifiers that hold a dot, a slash, an underscore, or a hyphen beside a digit: `db-07.eu-west-2`. */
const IDENTIFIER = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?\b[\p{L}\d]+(?:[._/-][\p{L}\d]+)+/gu
const CAPITALS = /\p{Lu}[\p{L}\p{N}'’-]*(?: +\p{Lu}[\p{L}\p{N}'’-]*)*/gu
/** One of these is German, or two of those that other languages have too. */
const GERMAN_ALONE =
  /(?<!\p{L})(?:ich|und|nicht|ist|dem|eine[nmrs]?|für|auf|wir|(?:m|d|s|k)eine?[nmrs]?|unser(?:e[nmrs]?)?|habe|kannst|zum|zur|vom|beim|seit|wegen|bitte|jetzt|wird|noch|nach|über|gern|ab|ihr(?:e[nmrs]?)?)(?!\p{L})/iu
const GERMAN = /(?<!\p{L})(?:der|die|das|den|ein|mit|bin|im|am|zu|wie|du|er|sie|es|von|aus|an|so|bei)(?!\p{L})/giu

/** Words that are capitals at the start of a sentence, or always, and name nothing. */
const COMMON = new Set(
  (
    "i i'm i've i'd i'll ok okay yes no the a an we you he she it they this that these those my your our his her their its is are was were do does did can could " +
    'would will should shall may might what when where who why how which if in on at of for from to and but or so not also then there here just please thanks ' +
    'hi hello hey sure great good let well oh quick one all some any by with as after before since while until because now today ' +
    'ich du er sie es wir ihr der die das den dem ein eine und oder aber wenn wie was wer wo wann warum kannst kann bitte danke ja nein mein meine dein deine ' +
    'nicht auch nur noch im am um in auf mit für von zu bei seit heute ' +
    'el la los las un una unos unas yo tú él ella nosotros se te me le lo mi mis tu su y o pero si no sí qué que quién cuánto cuánta cuántos cuántas cómo cuándo ' +
    'dónde cuál por para con en de del al a es son hay hola gracias'
  ).split(' '),
)
/** After these, with at most one word between, a German capital is an ordinary noun. */
const DETERMINER =
  /(?:^|[^\p{L}])(?:der|die|das|den|dem|des|eine?[rnms]?|(?:m|d|s|k)eine?[rnms]?|ihre?[rnms]?|unsere?[rnms]?|diese[rnms]?|jede[rnms]?|viele|alle|zum|zur|im|am|beim|vom|ins|ans)\s+(?:\p{Ll}+\s+)?$/u
/** After these comes a name, whatever it looks like. */
const TITLE = /(?:^|[^\p{L}])(?:Herrn?|Frau|Dr\.|Prof\.)\s+$/u
/** Names that end so are left: München, Aachen, Gelsenkirchen, Schwerin, Tuttlingen, Dennis. */
const NOUN_ENDING =
  /(?:(?:ung|(?<!^Schw)erin|heit|keit|schaft|tion|tät|(?<!^(?:Den|Tu))nis|ismus|(?<!kir|^Mün|^Aa)chen|zeit|arbeit)(?:en|e|s|n)?|ling(?:e|s)?)$/u

/** Names of people, places, products and things, as they stand; a heuristic. In German, ordinary nouns are left out as well as it can be told. */
export function namesIn(sentence: string): readonly string[] {
  const identifiers = [...sentence.matchAll(IDENTIFIER)].map(([text]) => text).filter(isIdentifier)
  const german = GERMAN_ALONE.test(sentence) || new Set([...sentence.matchAll(GERMAN)].map(([word]) => word.toLowerCase())).size >= 2
  const found = [...identifiers]
  for (const match of sentence.matchAll(CAPITALS)) {
    const starts = /^[^\p{L}\p{N}]*$|[.!?:…]["'”’)\]]*\s+["'“‘¿¡(]*$|[¿¡]$/u.test(sentence.slice(0, match.index))
    const words = match[0].split(/ +/)
    // Whatever starts a German sentence may be any word.
    if (german && starts && words.length > 1 && !TITLE.test(`${words[0]} `)) words.shift()
    while (isCommon(words[0])) words.shift()
    while (isCommon(words.at(-1))) words.pop()
    const name = words.join(' ').replace(/['’]s$|['’-]+$/u, '')
    if (name.length < 2 || identifiers.some((identifier) => identifier.includes(name))) continue
    const single = words.length === 1 && !/\p{N}|\p{Lu}.*\p{Lu}/u.test(name)
    if (single && starts && match[0].startsWith(name)) continue
    const before = sentence.slice(0, match.index)
    if (german && single && !TITLE.test(before) && (NOUN_ENDING.test(name) || DETERMINER.test(before) || isGermanNoun(name))) continue
    found.push(name)
  }
  return found
}

function isCommon(word: string | undefined): boolean {
  return word !== undefined && COMMON.has(word.toLowerCase().replace('’', "'"))
}

function isIdentifier(text: string): boolean {
  return /[@._/]/.test(text) ? /\p{L}/u.test(text) : /\d/.test(text) && /\p{L}/u.test(text)
}

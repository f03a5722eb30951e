/** What may stand between the word and the secret: a few words, then what joins them. */
export const GAP = "(?:\\s{1,3}(?!(?:is|was|ist|es|est|lautet|starts)\\b)[\\p{L}\\p{N}'’().-]{1,24}){0,7}"

/** "is", ":", "lautet", "has been changed to": what stands before the secret itself. */
export const JOIN =
  "\\s{0,3}(?:(?<![\\p{L}\\d_])(?:is|was|are|ist|war|sind|lautet|lauten|heißt|wäre|bleibt|es|son|era|será|est|sera|é|being|called|equals|starts with|begins with|beginnt mit|empieza (?:por|con)|will be|used to be|should be|sigue siendo|continua sendo|to)(?![\\p{L}\\d_])|['’]s\\b|[:：=](?:\\*\\*)?|->|→|是)(?:(?<=\\p{L})\\s{0,2}:)?\\s{0,3}(?:(?:now|still|like|jetzt|immer noch|weiterhin|ahora|todavía|currently) )?"

export const QUOTE = '["\'“”„«‘`]?'

/** A word that is not part of a longer one, in any script. */
export function whole(words: string): string {
  return `(?<![\\p{L}\\d_])(?:${words})(?![\\p{L}\\d_])`
}

const DIGIT_WORD =
  '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)'

/** A measure or an amount is no code: "4711 euros", "300 lines". */
export const NO_MEASURE =
  '(?![\\p{L}\\d])(?![.,:/]\\d)(?!\\s?(?:%|€|\\$|£|(?:euros?|dollars?|pounds?|bucks|lines?|years?|days?|weeks?|months?|hours?|minutes?|people|users|km|kg|cm|mm|m|pages?|times|percent|degrees|metres?|meters?|miles?|zeilen|jahre|tage|stück|líneas|años|días)(?!\\p{L})))'

/** "four seven one one". */
export const SPOKEN: string = `(?:${DIGIT_WORD}[ ,-]{1,3}){2,9}${DIGIT_WORD}`

/** Three digits or more, in a row, apart ("4-7-1-1") or as words, with the keys that close them; or a few letters among them. */
export const CODE: string = `(?:[*#]?(?:\\d(?:[ .-]?\\d){2,11}|(?=[\\p{L}]{0,3}\\d{2,8}[\\p{L}\\d]{0,4})[\\p{L}\\d]{4,10})[#*]?|${SPOKEN})${NO_MEASURE}`

const MAY_HOLD = new RegExp(`\\d[ .-]?\\d|${DIGIT_WORD}[ ,-]{1,3}${DIGIT_WORD}|\\p{L}[!$%&*^~?§#@]\\S|\\p{L}{3}\\d`, 'iu')

/** Most texts have nothing in them that could be a code: they need not be looked through for what names one. */
export function mayHoldCode(text: string): boolean {
  return MAY_HOLD.test(text)
}

/** What keeps passwords, or has to do with them, is none: "password manager", "Passwort-Tresor". */
export const NOT_ABOUT =
  '(?![ -](?:managers?|vaults?|safes?|keepers?|tools?|apps?|polic(?:y|ies)|resets?|fields?|generators?|strength|hash(?:es)?|security|rotation|rules?|protection|hygiene|stores?|storage|database|extension|games?|puzzles?|lifetimes?|expir\\p{L}{1,8}|ttls?|limits?|lengths?|counts?|budgets?|formats?|prefix(?:es)?|headers?|endpoints?|prompts?|feld(?:er)?|tresor|speicher|verwaltung)(?!\\p{L}))'

/** "Gestor de contraseñas": the same where it comes first. */
export const NOT_BEHIND = '(?<!(?:gestor|administrador|gerenciador|gestionnaire|cofre|llavero|coffre)(?:es|s)? d[eo]s? |\\d|--)'

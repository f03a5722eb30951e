import { matchesIn } from '../language/quick.ts'

const ORDER =
  '(?:first|second|third|fourth|fifth|sixth|last|next|final|top|bottom|middle|left-?hand|right-?hand|header|heading|total|totals|summary|blank|empty|bold|grey|gr[ae]y|yellow|red|green|highlighted|duplicate|hidden|penultimate|even|odd|other)'
const UNIT =
  '(?:°? ?[cf]\\b|celsius|fahrenheit|kilos?|kg|grams?|g|ounces?|oz|lbs?|pounds?|stone|miles?|mi|km|kilomet(?:re|er)s?|met(?:re|er)s?|m|cm|mm|inch(?:es)?|in\\b(?! )|feet|foot|ft|yards?|acres?|hectares?|litres?|liters?|l|ml|pints?|gallons?|cups?|tablespoons?|tbsp|teaspoons?|tsp|knots|mph|kmh|kph|euros?|eur|dollars?|usd|bucks|quid|gbp|sterling|yen|jpy|francs?|chf|rupees?|inr|kron(?:or|er|a|e)|sek|nok|dkk|[zs]loty|pln|forints?|huf|lira|pesos?|reais|real|yuan|won|rand|shekels?|baht|seconds?|minutes?|hours?|days?|weeks?|gb|mb|tb|kb|bytes?|binary|decimal|hex|roman numerals?|(?:swedish|danish|norwegian|czech|swiss|canadian|australian|us|american|british|turkish|polish|hungarian|japanese|indian|mexican) (?:kron(?:or|er|a|e)|crowns?|koruna|francs?|dollars?|pounds?|lira|zloty|forints?|yen|rupees?|pesos?))'
const LEAD = '^(?:(?:ok|okay|so|hi|hey|please|pls|quick(?: one)?|now|right|hello|just|also|and|then|sorry)[,:! ]+)*'

/**
 * Details of figures at hand, on folded text: which row is the total, what is to be left out, what is to be converted and why. None
 * of them is true of anything but the sheet.
 */
const ENGLISH = new RegExp(
  [
    // "Row 7 is the subtotal, so don't count it", "leave out the third row because that's the total".
    `${LEAD}(?:(?:in|on) (?:this|the|my) (?:sheet|table|spreadsheet|tab|csv|file|export|list|data),? )?(?:the |all |all the )?(?:(?:columns?|cols?|rows?|cells?|lines?|tabs?|sheets?|series|fields?) (?:number |no\\.? |#)?(?:[a-z]{1,2}\\d{0,4}|\\d{1,5}|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?:,| and| to| or|–|-| through) ?(?:[a-z]{1,2}\\d{0,4}|\\d{1,5}))*|(?:${ORDER} (?:(?:two|three|four|few|\\d+) )?(?:columns?|rows?|cells?|lines?|entry|entries|tab|figure|number|header)))(?: (?:in|of|on) (?:this|the|here)[^,.;?!]{0,30})? (?:in here |here |there )?(?:is|are|was|were|has|have|holds?|contains?|lists?|shows?|gives?|means?|stands? for|starts?|ends?|repeats?|only|doesn't|don't|isn't|aren't|should|needs?|can|gets?|goes)\\b`,
    `\\b(?:leave out|leave|skip|ignore|drop|exclude|omit|delete|remove|hide|discount|disregard|forget about|don't count|do not count|minus|without|not counting|except(?: for)?|apart from|sum|add up|average|total|sort|sort by|group by|filter by|count|multiply|divide|subtract|transpose|merge) (?:up )?(?:the |all |all the |everything in |any )?(?:${ORDER} (?:(?:two|three|four|few|\\d+) )?(?:columns?|rows?|cells?|lines?|entry|entries|tabs?|figures?|numbers?|header)|(?:columns?|rows?|cells?|lines?) (?:[a-z]{1,2}\\d{0,4}|\\d{1,5})|(?:duplicate|blank|empty|header|total|zero|test|negative|null|missing) (?:rows?|lines?|values?|cells?|entries|columns?))\\b`,
    // "12 miles in km please, I'm reading a race poster".
    `${LEAD}(?:(?:can you |could you )?(?:convert|change|turn|what(?:'s| is| are|s)|how (?:much|many|far|hot|cold|long|heavy|big|tall) (?:is|are)|make|put|express|give me) )?(?:the |a |this )?(?:[£$€¥] ?)?\\d[\\d.,]*(?:k|m)? ?(?:${UNIT} )?(?:of [a-z ]{2,20} )?(?:in(?:to)?|to|as) (?:[£$€¥]|${UNIT})(?=[\\s,.?!;:]|$)`,
    `${LEAD}(?:split|divide|share) (?:[£$€¥] ?)?\\d[\\d.,]* ?(?:[a-z]+ )?(?:[a-z]+ ways|between|among|by|into|evenly|equally)\\b|${LEAD}(?:what(?:'s| is|s) )?\\d[\\d.,]* ?(?:%|per ?cent) (?:off|of|tip on) (?:[£$€¥] ?)?\\d|${LEAD}what (?:do|does|would|is|are) (?:[£$€¥] ?)?\\d[\\d.,]* ?${UNIT} (?:come to|make|equal|amount to|work out|convert|be|cost|get me)\\b|${LEAD}(?:what(?:'s| is) )?(?:[a-z]+|\\d[\\d.,]*) (?:divided by|times|multiplied by|plus|minus) (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|${LEAD}how (?:many|much) ${UNIT} (?:is|are|in|to|make|go into) (?:[£$€¥] ?)?(?:\\d|an?\\b|half)`,
  ].join('|'),
)
const GERMAN =
  /(?<!\p{L})(?:(?:spalte|zeile|zelle|reihe) (?:[a-h]\d{0,3}|\d{1,4})(?: bis (?:[a-h]\d{0,3}|\d{1,4}))? (?:ist|sind|enthält|hat|steht|bleibt|zählt|soll|kann)|(?:lass|ignorier|streich|zähl|überspring|summier|addier|sortier)\p{L}* [^.?!;]{0,30}(?:spalte|zeile|reihe|zelle)n?(?!\p{L})|\d[\d.,]* ?(?:pfund|euro|dollar|franken|kronen|zloty|yen|meilen|km|kilometer|kilo|gramm|unzen|zoll|fuß|grad|liter|tassen) (?:in|zu) (?:pfund|euro|dollar|franken|kronen|zloty|yen|meilen|km|kilometer|kilo|gramm|unzen|zoll|cm|zentimeter|fahrenheit|celsius|milliliter|ml|tassen))(?!\p{L})/u
const SPANISH =
  /(?<!\p{L})(?:(?:la |las )?(?:columna|fila|celda|línea) (?:[a-h]\d{0,3}|\d{1,4})(?: a (?:[a-h]\d{0,3}|\d{1,4}))? (?:es|son|tiene|contiene|está|no)|(?:suma|resta|ordena|promedia|cuenta) (?:la|las|el) [a-h](?!\p{L})|(?:quita|ignora|omite|salta|suma|ordena|deja fuera|no cuentes|borra|excluye)\p{L}* [^.?!;]{0,30}(?:columna|fila|celda|línea)s?(?!\p{L})|\d[\d.,]* ?(?:libras|euros|dólares|francos|coronas|pesos|yenes|millas|kilómetros|km|kilos|gramos|onzas|pulgadas|pies|grados|litros|tazas) (?:a|en) (?:libras|euros|dólares|francos|coronas|pesos|yenes|millas|kilómetros|km|kilos|gramos|onzas|centímetros|cm|fahrenheit|celsius|mililitros|ml|tazas))(?!\p{L})/u

/** The same in German and Spanish: "In dieser Rede ist die Braut Zahnärztin". */
const IN_PIECE_MORE =
  /^(?:(?:in|für|auf) (?:diese[rmns]?|der|dem|den) (?:\p{L}*(?:rede|brief|mail|gedicht|text|karte|beispiel|aufgabe|szenario|übung|entwurf|vertrag|flyer|plakat|anschreiben)),? (?:ist|sind|heißt|heiße|bin|hat|wohnt|wohne|arbeitet|arbeite)|(?:en|para) (?:est[ea]|el|la) (?:carta|correo|discurso|poema|texto|ejemplo|ejercicio|caso|contrato|cartel|borrador|guion|anuncio|problema),? (?:soy|es|son|me llamo|se llama|tiene|vivo|vive|(?:el|la|mi) \p{L}+ (?:es|se llama|tiene|vive)))(?!\p{L})/u

const FORMS: Readonly<Record<string, RegExp>> = { en: ENGLISH, de: GERMAN, es: SPANISH }
/** "In the letter I'm a tenant and the landlord is a Mr Q": all of it is said of the piece. */
const IN_PIECE = new RegExp(
  `${LEAD}(?:(?:in|for) (?:the|this) (?:[\\w-]+ )?(?:letter|e-?mail|mail|message|note|speech|toast|card|poem|form|flyer|poster|brochure|mock-?up|demo|template|essay|post|application|draft|text|complaint|sample|dialogue|bio|invoice|contract|example|scenario|exercise|case study|worksheet|quiz|puzzle|riddle)(?: (?:here|below|above|only|alone))*,? (?:i'm|i am|i (?:live|work|have)|my name(?:'s| is)|we're|we are|(?:the|our|my) [\\w' -]{2,30}?(?:'s| is| are| has| lives| works)|(?:he|she|it|they)(?:'s|'re| is| are))\\b|(?:in|on|for) (?:just )?this [\\w-]+ (?:only|alone),? |this (?:message|e-?mail|mail|letter|note|reply|text|card|post) (?:goes|is (?:going|addressed|meant)) (?:to|for)\\b|on the (?:\\w+ )?(?:label|badge|sign|banner|mug|t-?shirt|card|cake|invitation|poster|flyer|plaque) it should (?:say|read)\\b|(?:in|on|for|with) (?:just |only )?this (?:one|single|particular) (?!case|way|time)[\\w-]+,? |the [\\w' -]{2,24} (?:in|of) (?:this|the) (?:[\\w-]+ )?(?:example|scenario|case study|exercise|worksheet|puzzle|riddle|mock-?up|sample|template|draft|dialogue|word problem|contract|letter|e-?mail|poem|speech|flyer|leaflet|invoice|text|sketch|advert|ad|caption)(?: (?:is|are|has|have|should|must|lives?|works?|gets?|needs?|says?|wants?))\\b)`,
)
/** It holds for longer, or is a place to sit. */
const LASTS =
  /(?<!\p{L})(?:every|always|usually|never|from now on|by default|whenever|each (?:week|month|day|time)|weekly|monthly|seats?|sit|theatre|cinema|plane|flight|stadium|season ticket|(?:in|of) our|immer|jede[nrsm]?|ab (?:jetzt|sofort)|künftig|siempre|cada|a partir de|nunca)(?!\p{L})/u

/** Whether a sentence only tells what is to be done with figures at hand, or who is who in a piece of work. */
export function isOfWorkHere(folded: string, language: string): boolean {
  return (
    (matchesIn(FORMS, folded, language) || (language === 'en' && IN_PIECE.test(folded)) || (language !== 'en' && IN_PIECE_MORE.test(folded))) &&
    !LASTS.test(folded)
  )
}

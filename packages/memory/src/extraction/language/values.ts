import { isOfAnother } from './others-address.ts'

/** Sorts of values that can be told by their shape alone. */
export type ValueSort = 'email' | 'url' | 'phone' | 'time' | 'money' | 'date' | 'version' | 'weekday' | 'amount'

export interface TypedValue {
  readonly sort: ValueSort
  readonly text: string
  readonly start: number
  readonly end: number
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)'
const ARABIC_MONTH =
  '(?:يناير|فبراير|مارس|أبريل|ابريل|إبريل|مايو|يونيو|يونيه|يوليو|يوليه|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول)'

const SORTS: readonly (readonly [ValueSort, RegExp])[] = [
  ['email', /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g],
  ['url', /\b(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|app|example|de|es|fr|uk|eu|co|me|info|test)\b(?:\/[\w./-]{0,100})?/gi],
  // With a country's code, or as it is written at home: "(020) 7946 0958", "0171 2345678", "555-0142".
  [
    'phone',
    /(?<![\w.])\+\d{1,3}(?:[ \-./()]{0,2}\d){4,13}(?!\d)|(?<![\w.])\(0?\d{2,5}\) ?\d(?:[ -]?\d){4,9}(?!\d)|(?<![\w.,-])0\d{1,5}[ /-]\d{2,8}(?:[ -]\d{2,5}){0,3}(?![\d.,-]\d|\d)|(?<![\w.,-])(?:\d{3}[ -])?\d{3}-\d{4}(?![\w-]| ?(?:[€£$%]|euros?|dollars?|pounds?|k\b|km|kg|people|words|pages|k?cal|units?|miles|metres|meters|steps))/g,
  ],
  [
    'time',
    /(?<![\d.])\d{1,2}(?::\d{2}| ?h ?\d{2}| h\b)(?: ?(?:am|pm|a\.m\.|p\.m\.|uhr))?|\b\d{1,2} ?(?:am|pm|a\.m\.|p\.m\.|uhr)\b|\bhalf past \w+|\bquarter (?:past|to) \w+|\b(?:noon|midnight|teatime|bedtime)\b|(?:午前|午後)?[0-9０-９]{1,2}時(?:半|[0-9０-９]{1,2}分)?|الساعة [0-9٠-٩]{1,2}(?::[0-9٠-٩]{2})?/gi,
  ],
  [
    'money',
    /(?:[€£$¥]|\bR|\bCHF ?|\bUSD ?|\bEUR ?)\d[\d.,']*\d?(?: ?k\b)?|\b\d[\d.,']* ?(?:€|£|euros?|dollars?|pounds|pesos|kronor|kroner|francs|franken|k a year|a (?:year|month|day)|im monat|al mes)|[0-9０-９][0-9０-９,]*(?:[万千百][0-9０-９,]*){0,3}円|[0-9٠-٩][0-9٠-٩.,]* ?(?:ريالا?|دينارا?|درهما?|جنيها?|يورو|دولارا?)/gi,
  ],
  [
    'date',
    new RegExp(
      `\\b\\d{1,2}(?:st|nd|rd|th|\\.)?(?: of| de)? ${MONTH}\\b(?:,? \\d{4})?|\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?|\\b\\d{4}-\\d{2}-\\d{2}\\b|\\bthe \\d{1,2}(?:st|nd|rd|th)\\b|[0-9０-９]{1,2}月(?:[0-9０-９]{1,2}日)?|[0-9٠-٩]{1,2} ${ARABIC_MONTH}`,
      'gi',
    ),
  ],
  ['version', /\b(?:v?\d{1,3}\.\d{1,3}(?:\.\d{1,3})?)\b(?!%)/g],
  [
    'weekday',
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?\b|\b(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?![\p{L}])|(?<![\p{L}])(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira)s?(?![\p{L}])|[月火水木金土日]曜日?|(?<![\p{L}])ال(?:أحد|احد|إثنين|اثنين|ثلاثاء|أربعاء|اربعاء|خميس|جمعة|سبت)(?![\p{L}])/giu,
  ],
  ['amount', /\b\d{1,3}(?:[.,]\d{3})+\b|\b\d+(?:[.,]\d+)?(?: ?(?:mg|kg|cm|km|lbs|pounds|kilos|miles|hours|minutes|gsm|gb|tb))?\b/gi],
]

/** Values of a known shape, in order; of two that overlap the first sort in the list above wins. An address of somebody else's is none. */
export function typedValues(text: string): readonly TypedValue[] {
  const found: TypedValue[] = []
  for (const [sort, pattern] of SORTS) {
    for (const match of text.matchAll(pattern)) {
      const value = { sort, text: match[0], start: match.index, end: match.index + match[0].length }
      if (!found.some((other) => other.start < value.end && value.start < other.end)) found.push(value)
    }
  }
  const own = found.filter(({ sort, start }) => (sort !== 'email' && sort !== 'phone') || !isOfAnother(text, start))
  return own.sort((a, b) => a.start - b.start)
}

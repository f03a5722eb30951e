import { readAs } from '../language/read-as.ts'
import { fold } from '../language/words.ts'
import { once } from '../once.ts'

/** That the speaker and somebody are no couple any more. */
export interface Parting {
  /** Who it was, where that is named; folded. */
  readonly name: string | null
  /** What the speaker is from then on, in their language. */
  readonly status: string | null
}

const START = '^(?:(?:so|and|but|well|sadly|unfortunately|ok|by the way|btw|und|aber|also|leider|übrigens|y|pero|bueno|pues|por desgracia)[, ]+)*'
const WHEN_EN =
  '(?=[.,;:!]|$| (?:last|this|in (?:\\d|(?:early |late |mid-?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall\\b|winter|the (?:new year|spring|summer|autumn|fall|winter)))\\p{L}*|on (?:\\d|the \\d|mon|tue|wed|thu|fri|sat|sun|christmas|valentine|new year|(?:my|our|her|his) )\\p{L}*|yesterday|today|before|after|when|because|and|but|years?|weeks?|months?|recently|just|for (?:good|another|someone|somebody|a|her|his)|(?:a|two|three|four|five|six|ten|\\d+) (?:days?|weeks?|months?|years?))(?![\\p{L}]))'
const EN = '(?:wife|husband|partner|girlfriend|boyfriend|fiancée?|spouse|missus)'
const DE = '(?:frau|mann|ehefrau|ehemann|freundin|freund|partner(?:in)?|verlobte[rn]?)'
const ES = '(?:mujer|marido|esposa|esposo|novia|novio|pareja|prometid[oa])'
const TIME_DE =
  '(?:(?:letzte|diese|vor|im|seit|gestern|heute|nach|kürzlich|neulich|endgültig|offiziell|inzwischen|leider|jetzt|nun|am \\p{L}+tag)\\p{L}*(?: (?!von )[\\p{L}\\d]+){0,2} )?'

const PARTED: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      `${START}(?:my ${EN}|(?<n1>\\p{L}+))(?:['’]s| has| had)? (?:just |finally )?(?:left|dumped|ditched|divorced|walked out on|broke up with|broken up with|split (?:up )?(?:with|from)) me${WHEN_EN}`,
      `${START}(?:we|(?:my ${EN}|(?<n2>\\p{L}+)) and i|me and (?:my ${EN}|(?<n3>\\p{L}+)))(?:['’]ve| have|['’]re| are)? (?:just |now |finally |recently |officially )*(?:(?:got|gotten|been) )?(?:divorced|separated|split(?: up)?|broke up|broken up|parted ways|called it quits)${WHEN_EN}`,
      `${START}i(?:['’]ve| have)? (?:just |finally |recently )*(?:(?:split (?:up )?(?:with|from)|broke(?:n)? up with|divorced|separated from|got divorced from) (?:my ${EN}|(?<n4>\\p{L}+))|(?:left|dumped) my ${EN})${WHEN_EN}`,
      `${START}(?:my|our|the) (?:divorce|separation) (?:(?:from \\p{L}+ )?(?:came|went|has (?:come|gone)) through|is (?:final|done|official|through)|was (?:finali[sz]ed|granted))`,
      `${START}(?:i['’]?m|i am|we['’]re|we are) (?:(?:now|officially|newly|recently|freshly|finally) )*(?:divorced|separated|single (?:again|now|since))(?! from (?!my |him|her))`,
    ].join('|'),
    'u',
  ),
  de: new RegExp(
    [
      `${START}(?:meine? ${DE}|(?<n1>\\p{L}+)) hat mich ${TIME_DE}(?:verlassen|sitzen ?lassen)(?!\\p{L})(?!, um)`,
      `${START}(?:meine? ${DE}|(?<n2>\\p{L}+)) hat ${TIME_DE}(?:mit mir )?${TIME_DE}schluss gemacht`,
      `${START}(?:wir|(?:meine? ${DE}|(?<n3>\\p{L}+)) und ich|ich und (?:meine? ${DE}|(?<n4>\\p{L}+))) (?:haben uns ${TIME_DE}(?:getrennt|scheiden lassen)|(?:sind|leben) ${TIME_DE}(?:getrennt|geschieden|auseinander))(?!\\p{L})`,
      `${START}(?:ich habe? mich|hab mich) ${TIME_DE}(?:von (?:meine[rm] ${DE}|(?<n5>\\p{L}+)) )?(?:getrennt|scheiden lassen)(?!\\p{L})`,
      `${START}ich bin (?:(?:jetzt|nun|wieder|endlich|offiziell|frisch|inzwischen|seit (?:\\p{L}+ ){0,2}?\\p{L}+) )*(?:geschieden|single|getrennt)(?!\\p{L})`,
      `${START}(?:die|meine|unsere) scheidung ist (?:jetzt |nun |endlich |seit \\p{L}+ )?(?:durch|rechtskräftig)`,
    ].join('|'),
    'u',
  ),
  es: new RegExp(
    [
      `${START}(?:mi ${ES}|(?<n1>\\p{L}+)) me (?:ha )?(?:dejado|dejó|abandonó|abandonado)(?=[.,;!]|$| (?:por (?:otr|su|un)|hace|ayer|en \\p{L}+(?:[.,;!]|$)|la semana|el (?:mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo)))`,
      `${START}(?:(?:mi ${ES}|(?<n2>\\p{L}+)) y yo )?(?:nos (?:divorciamos|separamos|hemos (?:divorciado|separado))|(?:lo )?hemos (?:roto|dejado|cortado|terminado)|rompimos|cortamos|terminamos|lo dejamos)(?=[.,;!]|$| (?:en|hace|ayer|la|el|después|tras) )`,
      `${START}(?:me (?:divorcié|separé|he (?:divorciado|separado))(?: de)?|(?:lo )?(?:he (?:roto|cortado|terminado|dejado)|rompí|corté|terminé|dejé) con)(?: (?:mi ${ES}|(?<n3>\\p{L}+)))?(?=[.,;!]|$| (?:en|hace|ayer|la|el|después|tras) )`,
      `${START}(?:ya )?(?:estoy|soy|vuelvo a estar|estamos) (?:ya |otra vez |de nuevo |oficialmente )*(?:divorciad[oa]s?|separad[oa]s?|solter[oa](?: (?:otra vez|de nuevo))?)(?=[.,;!]|$| desde)`,
    ].join('|'),
    'u',
  ),
}

/** Stands for somebody, and names nobody. */
const NOBODY = /^(?:she|he|they|it|we|everyone|everybody|sie|er|es|man|ella|él|quien|nadie|everything|life|work|today)$/u

/** Tells that the speaker has parted from their partner; `null` where it does not. @param text a clause or a sentence */
export function partingIn(text: string, language: string): Parting | null {
  const folded = fold(text)
  if (folded.length > 160) return null
  const match = readAs(text, language).reduce<RegExpExecArray | null>((found, each) => found ?? PARTED[each]?.exec(folded) ?? null, null)
  if (match === null) return null
  const name = Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? null
  const said = name !== null && NOBODY.test(name) ? null : name
  return { name: said, status: STATUS.exec(match[0])?.[0] ?? null }
}

const STATUS = /(?<!\p{L})(?:divorced|separated|single|geschieden|getrennt|divorciad[oa]|separad[oa]|solter[oa])(?!\p{L})/u

/** The same of a statement; read once. */
export const partingOf: (statement: { readonly text: string; readonly language: string }) => Parting | null = once(
  ({ text, language }: { readonly text: string; readonly language: string }) => partingIn(text, language),
)

/** Says that a couple is about to part: it ends nothing yet, and changes nothing else. */
export const partsSoon: (statement: { readonly text: string }) => boolean = once(({ text }: { readonly text: string }) => SOON.test(text))

const SOON =
  /\b(?:we['’]re|we are|and i are) (?:getting (?:a )?divorced?|separating|splitting up|breaking up)\b|(?<!\p{L})(?:wir trennen uns|wir lassen uns scheiden|nos estamos (?:separando|divorciando)|nos vamos a (?:separar|divorciar))(?!\p{L})/iu

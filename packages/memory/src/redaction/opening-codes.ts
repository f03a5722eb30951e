import { CODE, mayHoldCode, NO_MEASURE, QUOTE, whole } from './joins.ts'
import { looksLikePassword } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** What is locked and has a code of its own, and what is called so with other codes beside it ("the phone code is 0049"). */
const LOCKED =
  '(?:front|back|main|side|entry|entrance|garage|cellar|car|garden) doors?|doors?|gates?|safe|vault|garage|shed|barn|basement|lobby|stairwell|lockers?|lockbox|key ?(?:safe|box|pad)|padlocks?|(?:(?:bike|bicycle|cycle|scooter|suitcase|luggage|combination|number|screen|child|door)[ -]?)?locks?|luggage|suitcase|briefcase|alarm(?: system)?|intercom|keypads?|mailbox|letterbox|parcel box'
const ALSO_LOCKED =
  'entrance|cabin|chalet|cottage|airbnb|flat|apartment|house|building|office|studio|warehouse|pool|gym|phone|iphone|smartphone|mobile|tablet|ipad|laptop|computer|voicemail|sim(?: card)?|(?:bank|debit|credit) ?card|card|car|e-?bike|account'
const CODES =
  '(?<!(?:area|country|post|postal|zip|dress|diall?ing|error|source|exit|status|colou?r|bar|qr|promo|discount|sort|team|booking|project|cost|product|item|course|tax|client|job|charge|billing|department|class|http|airport|morse|ticket|gift|voucher|invite|referral) )(?:pass ?codes?|key ?codes?|codes?|combinations?|combos?|pins?|number combination)'
/** "'s", then what stands between the thing and its code: "is", "has been changed to", "lautet jetzt". */
const IS =
  "(?:['’]s(?: now)?|[:=]|(?:is|are|was|will be|remains|ist|sind|war|lautet|bleibt|es|era|sigue siendo|has been|wurde)(?: (?:now|still|jetzt|nun|noch|weiterhin|ahora|currently|simply|just|einfach))?(?: (?:changed|set|reset|auf|to|a)){0,2}|(?:changed|set|reset|switched) to)"
const FEW = "(?:[\\p{L}'’-]{1,20} ){0,3}"
const ANY = "(?: (?!(?:is|was|ist|war|es|in|since|seit|from|desde|en)\\b)[\\p{L}'’-]{1,20}){0,4}"

const DE_LOCKED =
  '(?:\\p{L}{2,20}-?)?(?:tür|türe|tor|tors|schloss|schlosses|tresor|tresors|safe|safes|alarmanlage|alarm|garage|schließfach|spind|koffer|koffers|briefkasten|schlüsselbox|keller|haus|hauses|wohnung|büro|handy|handys|karte|telefon|tablet|laptop)'
const DE_CODES =
  '(?:haus|haustür|tür|tor|alarm|garagen|tresor|safe|schloss|zugangs|zutritts|öffnungs|spind|koffer|handy|entsperr|eingangs|keller|zahlenschloss|fahrradschloss|karten|sim)-?(?:code|pin|kombi|kombination)'
const DE_CODE = 'code|zahlencode|kombination|zahlenkombination|kombi|pin|geheimzahl|nummer zum öffnen'
const DE_OF = '(?:für|fürs|vors|beim|ins|von|vom|zu|zum|zur|am|an|der|des|mein(?:er|es|em)?|unser(?:er|es|em)?|im|in)'
const ES_LOCKED =
  '(?:puerta|portal|portón|garaje|caja fuerte|candado|alarma|maleta|taquilla|edificio|casa|oficina|móvil|celular|teléfono|tarjeta|cerradura|bici|bicicleta|buzón|trastero|piso|apartamento)'
const ES_CODE = 'código|combinación|clave|pin|nip|número secreto'

const code = (before: string, capture: string = CODE): Shape => ({
  kind: 'pin',
  level: 'secret',
  pattern: new RegExp(`${before}\\s{0,3}${QUOTE}(${capture})`, 'dgiu'),
})

const OPENS =
  '(?:opens?|unlocks?|disarms?|deactivates?|(?:gets?|lets?|logs?) (?:you|me|us|him|her|them|anyone|everybody) (?:in(?:to)?|through|past)|öffnet|entsperrt|entriegelt|abre|desbloquea)'
const OPENED = `(?:${LOCKED}|${ALSO_LOCKED}|${DE_LOCKED}|${ES_LOCKED}|wi-?fi|wlan|router|portal|server|e-?mail|netflix|laptop|pc|mac|vpn)`

const SHAPES: readonly Shape[] = [
  // "The combination of my bike lock is 4-7-1-1", "passcode for the door 4471#".
  code(`${whole(CODES)} (?:for|to|of|on|at|in) ${FEW}${whole(`${LOCKED}|${ALSO_LOCKED}`)}(?:${ANY}\\s{0,3}${IS}|:)?`),
  // "The key box at the cabin: code is 3391", "PIN 4711 for the phone".
  code(`${whole(LOCKED)}[^.?!\\n\\d]{0,40}?${whole(CODES)}\\s{0,3}${IS}`),
  { kind: 'pin', level: 'secret', pattern: new RegExp(`${whole(CODES)} (${CODE}) (?:for|to|of) ${FEW}${whole(`${LOCKED}|${ALSO_LOCKED}`)}`, 'dgiu') },
  // "The code is 4471#", "gate 4471#", "my locker is 12-24-36".
  code(`${whole(CODES)}\\s{0,3}${IS}`, '(?:\\d{3,8}[#*]|[#*]\\d{3,8}[#*]?)'),
  code(`${whole('(?:the|my|our|its) code')}(?:['’]s| is| was)(?: now| still)?`, `\\d{4,8}(?![\\d#*])${NO_MEASURE}(?! \\p{Ll}{2,20}s\\b)`),
  code(`${whole(LOCKED)}:?`, '\\d{3,8}[#*]'),
  code(`${whole(LOCKED)}\\s{0,3}${IS}`, `\\d{1,2}(?:[ -]\\d{1,2}){2,3}${NO_MEASURE}`),
  code(`${whole('keypads?|(?:lock ?screen|screen|un?lock) pattern')}\\s{0,3}${IS}`),
  code(`${whole('combination|combo|kombination|kombi|combinación')}\\s{0,3}${IS}`, '\\d{1,2}-\\d{1,2}-\\d{1,2}(?:-\\d{1,2})?'),
  code(`${whole('alarm|safe|vault|lockers?|padlock|lockbox|key ?safe')} ?:`, `\\d{4,8}[#*]?${NO_MEASURE}(?! \\p{Ll}{2,20}s\\b)`),
  // "The safe: left 12, right 34, left 56".
  code(`${whole(`${LOCKED}|${DE_LOCKED}`)}[^.?!\\n\\d]{0,40}?`, '(?:(?:left|right|links|rechts) \\d{1,2}(?:,? (?:then |dann |and |und )?)?){2,5}'),
  // "The numbers for the lock are 4 7 1 1", "the shed with 6604", "my locker has the combination 12-24-36".
  code(`${whole('numbers|digits|sequence')} (?:for|to|of|on) ${FEW}${whole(LOCKED)}\\s{0,3}${IS}`),
  code(
    `${whole(`(?:and|und|y) (?:(?:the|my|our|die|der|das|den|la|el|mi) )?(?:${LOCKED}|${DE_LOCKED}|${ES_LOCKED})`)} ${whole('with|mit|con')}`,
    `${CODE}(?! \\p{Ll}{2,20}s\\b)`,
  ),
  code(`${whole(`${LOCKED}|${ALSO_LOCKED}`)} (?:has|with|takes|needs)(?: the| a| an| my| our)? ${whole(CODES)}`),
  code(`${whole(DE_LOCKED)}(?:,|:| hat| mit)?(?: den| die| einen| eine| unseren?)? ${whole(DE_CODE)}`),
  code(`${whole(ES_LOCKED)}(?:,|:| tiene| con)?(?: el| la| un| una)? ${whole(ES_CODE)}`),
  // "Enter 4471 to open the gate".
  {
    kind: 'pin',
    level: 'secret',
    pattern: new RegExp(
      `${whole('needs?|types?|enters?|uses?|press|dial|buzz|punch in|code')} (${CODE})(?: in)? to (?:get in(?! ?to)(?!\\p{L})|(?:open|unlock|get (?:in|past|through)(?:to)?|disarm|enter) ${FEW}${whole(OPENED)})`,
      'dgiu',
    ),
  },
  // "The front door's code is 4471", "gate code 4471".
  code(`${whole(LOCKED)}(?:['’]s)? (?:(?:un)?lock |entry |access |secret |new )?${whole(CODES)}(?:${ANY}\\s{0,3}${IS})?`),
  code(
    `${whole(ALSO_LOCKED)}(?:['’]s)? (?:(?:un)?lock(?:ing)? |entry |access |secret |new )?${whole('pass ?codes?|pins?|(?:un)?lock codes?|access codes?|entry codes?')}(?:${ANY}\\s{0,3}${IS})?`,
  ),
  // "Der Code für die Tür lautet 4711", "Türcode 4711".
  code(`${whole(DE_CODE)} ${DE_OF} ${FEW}${whole(DE_LOCKED)}(?:${ANY}\\s{0,3}${IS})?`),
  code(`${whole(DE_CODES)}(?:${ANY}\\s{0,3}${IS})?`),
  code(`${whole(`(?:${ES_CODE})`)} (?:secret[oa] )?(?:del?|para|de la) ${FEW}${whole(ES_LOCKED)}(?:${ANY}\\s{0,3}${IS})?`),
  // "To open the gate, press 4471#", "mit 4711 geht das Schloss auf".
  code(
    `\\b(?:open|unlock|disarm|get into|get in)\\b[^.?!\\n\\d]{0,40}?\\b(?:type|enter|press|dial|punch in|use|key in)(?: in)?(?: the)?(?: code| number| digits)?`,
  ),
  code(`\\b(?:open|unlock|disarm|deactivate) ${FEW}${whole(OPENED)} with(?: the)?(?: code)?`, `${CODE}(?! \\p{Ll}{2,20}s\\b)`),
  code(
    `${whole(`${LOCKED}|${DE_LOCKED}|${ES_LOCKED}`)} (?:(?:öffnet|geht|entsperrt|entriegelt|opens?|unlocks?|se (?:abre|quita|desactiva|apaga))\\b[^.?!\\n\\d]{0,16}?(?:mit|with|con|by|on|using)\\b)(?: (?:the |dem |der |el |la )?(?:code|kombination|combination|número|código))?`,
  ),
  {
    kind: 'pin',
    level: 'secret',
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,:/-]|\\b(?:pr|pull request|issue|ticket|task|bug|commit|room|version|build|step|level|chapter|rule) #?)(${CODE})["'”»’]?\\s{1,3}${OPENS} ${FEW}${whole(OPENED)}`,
      'dgiu',
    ),
  },
  {
    kind: 'pin',
    level: 'secret',
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,:/-])(${CODE})["'”»’]? (?:is|ist|es) (?:my|the|our|mein|meine|der|die|mi|el|la) ${FEW}${whole(`pin|${CODES}|${DE_CODE}|${DE_CODES}|${ES_CODE}`)} (?:for|to|of|on|für|von|der|des|zum|zur|de|del)\\b`,
      'dgiu',
    ),
  },
  {
    kind: 'pin',
    level: 'secret',
    pattern: new RegExp(`(?<![\\p{L}\\d.,:/-])(${CODE})["'”»’]? (?:is|ist|es) (?:my|our|mein|meine|mi)(?: (?:phone|card|bank|sim))? pin(?![\\p{L}])`, 'dgiu'),
  },
  // "hunter22 opens the safe".
  {
    kind: 'password',
    level: 'secret',
    pattern: new RegExp(
      `(?<!\\S)["'“„«\`]?(\\S{6,64})["'”“»\`]?\\s{1,3}(?:also |still |will |usually )?(?:${OPENS}|is for|works for|works on)(?= ${FEW}${whole(OPENED)})`,
      'dgiu',
    ),
    accept: looksLikePassword,
  },
]

/** What opens a door, a lock or a device, told with what it opens. */
export function detectOpeningCodes(text: string): readonly Finding[] {
  return mayHoldCode(text) ? scan(text, SHAPES) : []
}

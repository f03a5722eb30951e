import { isFromWork } from './from-work.ts'
import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

/** How people ask in German for something held to be forgotten, on folded text. */
const GONE_DE =
  '(?:vergessen|(?:raus|heraus|weg)?(?:zu)?löschen|gelöscht|(?:raus|heraus)?(?:zu)?streichen|gestrichen|(?:ge|zu ge)?tilgen|getilgt|entfernen|entfernt|(?:raus|heraus|weg)(?:zu)?(?:nehmen|werfen|schmeißen|machen|tun|hauen)|(?:raus|heraus|weg)ge(?:nommen|worfen|löscht)|verwerfen|austragen|kübeln|ausradieren|verschwinden|rausfliegen|unter den tisch fallen)'
const KEPT_DE =
  '(?:speicher(?:n|st)|gespeichert|merk(?:en|st)|gemerkt|behalten|behältst|aufheb(?:en|st)|aufgehoben|aufbewahr(?:en|t)|aufzubewahren|aufzuheben|festgehalten|festhalten|notiert|notieren|vermerkt|hinterlegt|hinterlegen|abgelegt|abzulegen|ablegen|wissen|weißt|kennen|kennst|drin ?haben|drinsteht|steht|stehen ?(?:haben|bleiben)?|liegenzubleiben|liegen|parat)'
const STORE_DE = '(?:gedächtnis|speicher|kopf|notizen|unterlagen|akten?|daten(?:bank)?|liste|aufzeichnungen|profil|hinterkopf)'
const SURE_DE: readonly string[] = [
  `(?:muss|müssen|braucht|brauchen|soll|sollte|sollten|darf|dürfen)(?: (?:hier|da|dort|bei dir|in deine[mnr] ${STORE_DE}))+ (?:nicht|nie|nichts)(?: mehr| länger| weiter)*(?: zu)? (?:stehen|drinstehen|liegen|auftauchen|gespeichert|bleiben|vermerkt)(?!\\p{L})`,
  `(?:kannst|könntest|würdest|darfst|solltest|sollst|magst|musst|willst|können sie|könnten sie|würden sie|wären sie)(?![\\p{L}]).{0,110}?(?<!\\p{L})${GONE_DE}(?!\\p{L})`,
  `(?<!\\p{L})(?:vergiss|vergessen sie)(?!\\p{L})(?! (?:bitte )?nicht)`,
  `(?:^|[,;:.!?–—-]\\s*|(?<!\\p{L})(?:bitte|und|also|dann|aber|nur|mal) )(?:lösch(?:e|en sie|st)?|streich(?:e|en sie|st)?|entfern(?:e|en sie|st)?|tilge?|radiere?|verwirf|vergiss)(?!\\p{L})`,
  `(?:lösch|streich|entfern|tilg)(?:e|st|en sie)? (?:ma|mal|bitte|das|es|ihn|sie|die|den|wieder|alles|einfach)(?!\\p{L})`,
  `(?<!\\p{L})(?:nimm|nehmen sie|nimmst|tu|tust|mach|wirf|schmeiß|hau|kick|pack)(?!\\p{L}).{1,60}?(?<!\\p{L})(?:(?:wieder )?(?:raus|heraus|weg)|aus (?:deine[mnr]|ihre[mnr]) ${STORE_DE})(?!\\p{L})`,
  `(?<!\\p{L})(?:raus|weg|fort) (?:damit|mit (?:der|dem|den|meine[mnr]))(?!\\p{L})|(?<!\\p{L})(?:bitte |muss |soll |sofort |wieder |komplett )raus(?: aus ${STORE_DE}| aus (?:deine[mnr]|ihre[mnr]) ${STORE_DE}| bei dir)?[.!]*$`,
  `(?<!\\p{L})(?:kann|können|muss|müssen|soll|sollen|darf|dürfen|gehört|gehören)(?: \\p{L}+){0,6} (?:weg|raus|verschwinden|gelöscht|entfernt|gestrichen|vergessen werden)(?: bei dir| werden)?(?=[.,;:!?]|$)`,
  `(?<!\\p{L})(?:nicht|nichts|nix|nirgends|nirgendwo|niemals|keinesfalls)(?!\\p{L}).{0,70}?(?<!\\p{L})(?:bei dir|hier|in (?:deine[mnr]|ihre[mnr]) ${STORE_DE}|irgendwo)(?!\\p{L}).{0,30}?(?<!\\p{L})${KEPT_DE}(?!\\p{L})|(?<!\\p{L})bei dir (?:nicht|nichts|nix).{0,40}?${KEPT_DE}`,
  `(?:bei dir|in (?:deine[mnr]|ihre[mnr]) ${STORE_DE})(?: \\p{L}+){0,4} (?:nicht|nichts|nix|nie)(?: mehr)?(?: zu)? (?:suchen|verloren|steh(?:t|en)|lieg(?:t|en)|auftauchen|vorkommen)`,
  `(?:brauch(?:st|en)|musst|müssen|sollst|sollen)(?: du| sie)?(?: dir)?(?: \\p{L}+){0,6}? nicht(?:s)?(?: \\p{L}+){0,3}? ${KEPT_DE}|(?:brauch(?:st|en)|musst) (?:du|sie) .{0,30}nicht ${KEPT_DE}`,
  `(?:will|möchte|wünsche|hätte|wäre mir lieber|lieber)(?!\\p{L}).{0,80}?(?:nicht|nichts|nix|kein\\p{L}*)(?!\\p{L}).{0,60}?(?:gespeichert|festgehalten|gemerkt|hinterlegt|notiert|vermerkt|aufbewahrt|abgelegt)`,
  `(?<!\\p{L})(?:nicht|nichts|nix)(?: \\p{L}+){0,2} (?:gespeichert|festgehalten|hinterlegt|vermerkt|aufgehoben|aufheben|aufbewahren|behalten)(?=[.,;:!?]|$| (?:haben|werden|wissen|bleiben))`,
  `(?<!\\p{L})(?:das|es) nehme? ich (?:wieder |hiermit )?zurück|(?<!\\p{L})ich nehme? (?:das|es) (?:wieder )?zurück|(?<!\\p{L})merk(?:e|t|en sie)? (?:dir|euch|sich) (?:das|es|den|die|meine?n?) .{0,30}(?<!\\p{L})nicht(?=[.,!]|$)`,
  `nirgend(?:s|wo) mehr (?:zu )?(?:hinterlegen|angeben|speichern|stehen)`,
  `(?<!\\p{L})tu(?:n sie)?(?: bitte| einfach| mal)* so,? als (?:hätt|wüsst|wär|ob)|als hätte? ich (?:das |es |dir )*(?:nie|nicht) (?:gesagt|erwähnt|erzählt|geschrieben)`,
  `(?:geht|gehen) (?:\\p{L}+ ){0,3}?(?:dich|keinen|keine[nm]?|niemand(?:en)?|sie)(?: \\p{L}+){0,2} an(?!\\p{L})|ad acta|schwamm drüber|art\\.? ?17 dsgvo|recht auf vergessen`,
]
const MATERIAL_DE =
  /(?<!\p{L})(?:kommas?|leerzeichen|zeilen?|spalten?|absatz|absätze|sätze?|satz|dateien?|ordner|code|bild(?:er)?|hintergrund|doppelte[nrs]?|duplikate|wort|wörter|texts?|tabellen?|überschrift(?:en)?|fußnoten?|branch(?:es)?|commits?|flecken?|rost|kleber|cache|cookies|zellen?|folien?|variablen?|funktion(?:en)?|mails?|e-mails?|fotos?|app|apps|konto|account|unkraut|konjunktiv|füllwörter|zeichen|einträge|formel)(?!\p{L})/u
const ASKS_HOW_DE = /(?<!\p{L})(?:wie (?:kann|lösch|entfern|bekomm|krieg|mach|werd)|warum|wieso|was passiert|soll ich|kann man|darf man)/u

/** The same in Spanish, with the forms of tú, vos and usted. */
const STORE_ES = '(?:memoria|registros?|notas|apuntes|archivos?|cabeza|base|lista|perfil|sistema)'
const DROP_ES =
  '(?:olvid(?:a|á|ar|es|e|as|ate|átelo)?|olvíd(?:ate|a|e)(?:l[oa]s?|se)?(?: de)?|olvidal[oa]s?|borr(?:a|á|ar|es|e)?(?:l[oa]s?|me|mel[oa])?|bórr(?:a|e)(?:l[oa]s?|mel[oa]|te)|elimin(?:a|á|ar|es|e)?(?:l[oa]s?)?|elimín(?:a|e)l[oa]s?|quit(?:a|á|ar|es|e)(?:l[oa]s?)?|quít(?:a|e)l[oa]s?|sac(?:a|á|ar|al[oa]s?)|saqu(?:e|es)|sác(?:a|e)l[oa]s?|tach(?:a|á|ar|es|e)(?:l[oa]s?)?|tách(?:a|e)l[oa]s?|anul(?:a|á|ar|es|e)(?:l[oa]s?)?|anúl(?:a|e)l[oa]s?|suprim(?:e|í|ir|as|a)(?:l[oa]s?)?|descart(?:a|á|ar|es)(?:l[oa]s?)?|desech(?:a|ar)(?:l[oa]s?)?|tir(?:a|á|ar|es)(?:l[oa]s?)?|tír(?:a|e)l[oa]s?|cancel(?:a|á|ar|es|e)(?:l[oa]s?)?|cárgatel[oa]|entiérr(?:a|e)l[oa]s?|enterrál[oa])'
const KEPT_ES =
  '(?:guard(?:es|e|ad[oa]s?|ar|ando)|conserv(?:es|e|ar)|recuerd(?:es|e)|recordar|reteng(?:as|a)|almacen(?:es|e|ad[oa]s?)|registr(?:es|ad[oa]s?)|anot(?:es|ad[oa]s?|ao)|apunt(?:es|ad[oa]s?|aos?)|memoric(?:es|e)|teng(?:as|a)|tener(?:l[oa]s?)?|sep(?:as|a)|saber|conste|consten|constaran?|figuren?|figurara|aparezcan?|apareciera|queden?(?: rastro)?|supieras|supiera|escrit[oa]s?)'
const SURE_ES: readonly string[] = [
  `(?:^|[,;:.!?¡¿–—-]\\s*|(?<!\\p{L})(?:y|pero|así que|mejor|porfa|por favor|ya|favor|oye|che|sólo|solo|todo|también|nomás) )${DROP_ES}(?!\\p{L})(?! que no)`,
  `(?<!\\p{L})(?:(?:borr|elimin|quit|sac|tach|anul|olvid|descart|tir|cancel)[aáeé]l[oa]s?|(?:bórr|elimín|quít|sác|tách|anúl|olvíd|tír|cancél)[ae]l[oa]s?)(?!\\p{L})`,
  `(?:puedes|podés|podrías|puede|podría|podrá|quiero|necesito|quisiera|me gustaría|te pido|le pido|preferiría|hay|tienes|tenés|es posible)(?: que)?(?: te| se| me| l[oa]s?)?(?: \\p{L}+){0,3}? ${DROP_ES}(?!\\p{L})`,
  `(?<!\\p{L})(?:la|lo|los|las|eso|esa|todo) (?:puedes|podés|puede) (?:tirar|borrar|quitar|olvidar|sacar|eliminar)|${DROP_ES} (?:de|del|en) (?:tus?|sus?|la|el|lo) ${STORE_ES}`,
  `(?<!\\p{L})(?:ya )?no (?:l[oa]s? |me |te |nos )*(?:guard|conserv|almacen|memoric|reteng)\\p{L}+(?!\\p{L})`,
  `(?<!\\p{L})no (?:quiero|necesito|necesitas|necesitás|hace falta|me gustaría|deberías|debas|debes|tienes por qué|tenés por qué|da que|da|hay necesidad|es necesario|es algo que debas|quisiera|me hace gracia)(?!\\p{L}).{0,70}?(?<!\\p{L})${KEPT_ES}(?!\\p{L})`,
  `(?:preferiría|prefiero|mejor|ojalá|quiero|necesito)(?!\\p{L}).{0,70}?(?<!\\p{L})(?:no|ni|nada)(?!\\p{L}).{0,30}?(?<!\\p{L})${KEPT_ES}(?!\\p{L})`,
  `(?<!\\p{L})que (?:ya )?no (?:quede|conste|figure|aparezca|salga|esté)n?(?!\\p{L})`,
  `(?:fuera|afuera) de (?:tu|su|la) ${STORE_ES}|(?<!\\p{L}|(?:qued[ao]|quedan|está|están|estoy|estamos|dej[oa]|duerm[eo]n?|com[eo]|comemos|cen[oa]|cenamos|viv[oe]|por|de|hacia) )fuera(?: l[oa]s dos| ambos| ambas| todo| con eso)?[.!]*$|borrón y cuenta nueva`,
  `(?<!\\p{L})(?:haz|haga|hacé|hazme)(?: de cuenta)?(?: como)? (?:si|que) (?:yo )?(?:no|nunca)(?!\\p{L})|(?<!\\p{L})no (?:te )?(?:he dicho|dije) nada|(?<!\\p{L})(?:me )?retir[oa] (?:es[ae]|est[ae]|la|lo|mi|eso)`,
  `no es (?:asunto|cosa) (?:tuy[oa]|de (?:nadie|una máquina|un bot))|no te incumbe|me da (?:pena|vergüenza|corte|cosa|penita) que (?:\\p{L}+ )?sep|se puede ir[.!]*$|(?<!\\p{L})chau[.!]*$`,
]
const MATERIAL_ES =
  /(?<!\p{L})(?:comas?|espacios?|líneas?|filas?|columnas?|párrafos?|frases?|textos?|archivos?|carpetas?|código|imagen|imágenes|fondo|manchas?|duplicad[oa]s|tablas?|celdas?|palabras?|títulos?|ramas?|commits?|caché|cookies|fotos?|cuenta|app|función|variables?|óxido|pegamento|grasa|adjetivos|signos|hoja)(?!\p{L})/u
const ASKS_HOW_ES = /(?<!\p{L})(?:cómo|por qué|se puede|qué pasa|debo|debería|hay que)(?!\p{L})/u
/** A text about such a wish: "Write a mail that asks them to delete …". */
const ON_TEXT =
  /^(?:(?:bitte|por favor|oye|hey) )*(?:schreib|formulier|verfass|entwirf|übersetz|erklär|korrigier|erzähl|escrib|redact|tradu|explic|corrig|resum|cuéntame|invent)/u

/** Words of a request itself, which say nothing about what to forget. */
export const FORGET_WORDS =
  'merken merk merkst gemerkt brauchst brauchen musst müssen eigentlich geht gehen niemanden keinen angeht aufheben aufbewahren festgehalten festhalten vermerkt hinterlegen hinterlegt ablegen abgelegt steht stehen liegen nirgends nirgendwo rausnehmen rausnimmst nehmen nimm rausstreichen tun tust verschwinden notizen unterlagen liste daten speichern auftauchen parat lieber privat wurscht angaben vorgabe einfach wieder verloren suchen lesen sorgen geraten asunto tuyo tuya conste consten constara constaran figure figuren aparezca apareciera quede rastro sitio lado ningún anotado anotada apuntado apuntada apuntes tener tenerlo tenerla tengas saber sepas sabiendo andes necesitas necesito falta preferiría registro olvídate olvídalo bórralo bórrala sácalo sacalo quítalo quítala tachalo fuera incluido retiro vergüenza pena máquina vuelvas nombrar hiciera dijera cuenta broma prueba cancela cancelar mentira verdad final mejor test ernst gemeint quatsch blödsinn unsinn erledigt gelogen scherz spaß'

export const FORGET_DE: string = SURE_DE.join('|')
export const FORGET_ES: string = SURE_ES.join('|')

const SURELY: Readonly<Record<string, readonly [sure: RegExp, not: readonly RegExp[]]>> = {
  de: [new RegExp(FORGET_DE, 'u'), [MATERIAL_DE, ASKS_HOW_DE, ON_TEXT]],
  es: [new RegExp(FORGET_ES, 'u'), [MATERIAL_ES, ASKS_HOW_ES, ON_TEXT]],
}

/** A form that means nothing else in German or Spanish, and no work at hand. */
export function surelyForgets(sentence: Span, language: string): boolean {
  const forms = SURELY[language]
  if (forms === undefined) return false
  const text = fold(sentence.text)
  return forms[0].test(text) && !forms[1].some((pattern) => pattern.test(text))
}

/** Work on a text or another thing at hand, and nothing of one's own: "Lösch den letzten Absatz", "Borra la última columna". */
export function worksAtHand(sentence: Span, language: string): boolean {
  const forms = SURELY[language]
  if (forms === undefined) return false
  const text = fold(sentence.text)
  return isFromWork(text, language) || (ORDERS.test(text) && forms[1][0]?.test(text) === true && !OWN.test(text))
}

const ORDERS =
  /^[¿¡]?(?:(?:bitte|kannst du|por favor|puedes) )*(?:lösch\p{L}*|entfern\p{L}*|streich\p{L}*|vergiss|borr\p{L}*|elimin\p{L}*|quit\p{L}*|tach\p{L}*|olvid\p{L}*)(?: bitte| mal)* (?:d(?:en|ie|as|er)|alle|el|la|los|las|tod[oa]s l[oa]s) /u
const OWN =
  /(?<!\p{L})(?:mein\p{L}{0,2}|unser\p{L}{0,2}|ich|mis?|nuestr[oa]s?|über mich|de mí|memoria|gedächtnis|notas|notizen|reglas?|regeln?|anweisung\p{L}*)(?!\p{L})/u

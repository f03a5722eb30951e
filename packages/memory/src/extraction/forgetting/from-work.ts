import { matchesIn } from '../language/quick.ts'

/** "Take Tom off the invite", "drop the part about Berlin from my essay": out of a piece of work, and not out of what is remembered. */
export function isFromWork(folded: string, language: string): boolean {
  return matchesIn(FROM_WORK, folded, language) && !matchesIn(FROM_MEMORY, folded, language)
}

/** What people write, make and plan, as what something is to be taken out of. */
const EN =
  'letter|invoice|template|e?-?mail|draft|cv|résumé|resume|document|form|report|slides?|deck|spreadsheet|script|sheet|table|paragraph|poster|flyer|flier|leaflet|page|website|post|essay|article|title|headline|recipe|sauce|soup|dish|salad|photo|picture|image|transcript|(?:invite|invitation|guest|mailing|shopping|packing|wish|to-?do|reading|seating|speaker|price|waiting|short) ?-?list|calendar|sentence|text|story|tale|poem|song|lyrics|speech|toast|eulogy|review|caption|blurb|bio|code|repo|summary|synopsis|abstract|internet|web|agenda|minutes|outlook|invite|invitation|signature|subject line|brochure|newsletter|manuscript|novel|chapter|scene|dialogue|quiz|playlist|thesis|itinerary|advert|(?:job )?ad|listing|(?:seating|meal|floor|lesson|travel|trip) plan|seating chart|programme|menu|proposal|presentation|petition|obituary|press release|group chat|whatsapp group'
/** These are spoken of in other ways as well: "the number in the plan". */
const EN_OUT =
  'plan|outline|schedule|timetable|rota|roster|budget|map|diagram|chart|thread|tweet|blog|cast|line-?up|intro|album|contacts|address book|phone|[\\p{L}-]+ app|list of [\\p{L}]+'
const DE =
  '\\p{L}*(?:aufsatz|einladung|flyer|flugblatt|lebenslauf|anschreiben|brief|rede|ansprache|text|entwurf|vortrag|referat|präsentation|folien?|rezept|gedicht|geschichte|roman|kapitel|szene|rechnung|vorlage|formular|bericht|artikel|beitrag|titel|überschrift|betreff|signatur|mail|kalender|tabelle|protokoll|inserat|aushang|plakat|website|homepage|webseite|foto|bild|steckbrief|programm|hausarbeit|sitzplan|tischplan|dienstplan|speiseplan|reiseplan|tagesordnung|gruppenchat|whatsapp-gruppe|kontakten?|adressbuch|album)|lied|satz|absatz|\\p{L}{3,}liste|suppe|soße|sauce|salat|code'
/** "Lösch das von der Rechnung" is about the bill. */
const DE_FROM = '\\p{L}{3,}liste|flyer|flugblatt|plakat|aushang|einladung|website|homepage|webseite|foto|titelbild'
const ES =
  'ensayo|invitación|cartel|folleto|firma|correo|mensaje|carta|texto|discurso|borrador|currículum|cv|formulario|factura|plantilla|informe|artículo|título|asunto|receta|sopa|salsa|ensalada|poema|canción|cuento|relato|historia|novela|capítulo|escena|presentación|diapositivas?|tabla|párrafo|frase|resumen|anuncio|página|web|foto|imagen|calendario|agenda|acta|programa|menú|redacción|trabajo de clase|lista de (?:\\p{L}+ )?(?:invitados|la compra|correo|boda)|grupo de whatsapp|contactos|álbum|guion|guión|código'

const OUR = '(?:diese|meine|unsere|eine)[mnr]'

const FROM_WORK: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `\\b(?:off|from|out of|in|on) (?:the|this|that|my|our|his|her|their|a|an|[\\p{L}]+['’]s) (?:[\\p{L}-]+ ){0,2}?(?:${EN})(?:e?s)?(?!\\p{L})|\\b(?:off|from|out of) (?:the|this|that|my|our|a|an) (?:[\\p{L}-]+ ){0,2}?(?:${EN_OUT})(?!\\p{L})`,
    'u',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:(?:aus|in|auf) (?:d(?:er|em|en)|${OUR})|im) (?:\\p{L}+e[nmr] )?(?:${DE})(?!\\p{L})|(?<!\\p{L})(?:von (?:d(?:er|em|en)|${OUR})|vom) (?:\\p{L}+e[nmr] )?(?:${DE_FROM})(?!\\p{L})`,
    'u',
  ),
  es: new RegExp(`(?<!\\p{L})(?<!lo )(?:del|de (?:la|los|las|este|esta|ese|esa|mis?|nuestr[oa])|en (?:el|la|los|las|este|esta|mis?)) (?:${ES})(?!\\p{L})`, 'u'),
}

/** It is the assistant's all the same: what it was told, and where it keeps that. */
const FROM_MEMORY: Readonly<Record<string, RegExp>> = {
  en: /\b(?:you (?:know|have|hold|keep|remember|hang on to|stored|saved|noted|learn(?:ed|t))|you've (?:got|stored|saved|noted|kept)|your (?:\p{L}+ )?(?:memory|memories|notes|records?|files?|head|mind)|remember|memor(?:y|ies)|(?:on|off) (?:the )?record|(?:i|we) (?:told|mentioned|said|shared|gave))\b/u,
  de: /gedächtnis|gemerkt|merk|gespeichert|deine[nmr]? notizen|erzählt|gesagt|(?<!\p{L})weißt/u,
  es: /memoria|recuerd|guardad|tus notas|tus apuntes|(?<!\p{L})(?:sabes|conté|dije|he contado)(?!\p{L})/u,
}

import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import { isOfWorkHere } from './table-work.ts'
import { matches } from '../language/quick.ts'

/** What people have written for them, once. */
const GENRE =
  "(?:limericks?|poems?|rhymes?|verses?|haikus?|sonnets?|odes?|songs?|toasts?|speech(?:es)?|eulogy|eulogies|jokes?|puns?|riddles?|one-?liners?|slogans?|taglines?|captions?|headlines?|titles?|hashtags?|tongue-?twisters?|ice-?breakers?|questions?|ideas?|suggestions?|synonyms?|examples?|sketch(?:es)?|skits?|blurbs?|summar(?:y|ies)|subject lines?|(?:opening|closing|chat-up|pick-?up|first|last) lines?|out-of-office(?: message)?|invitations?|invites?|playlists?|clues?|anagrams?|(?:fun )?facts?|nicknames?|excuses?|bullet points?|sentences?|paragraphs?|adjectives?|emojis?|tweets?|cover letters?|outlines?|(?:bedtime |short |ghost )?stor(?:y|ies)|fairy ?tales?|monologues?|dialogues?|scenes?|ballads?|lullab(?:y|ies)|jingles?|mottos?|greetings?|(?:birthday|farewell|goodbye|christening|graduation|leaving|get-well|wedding|thank-you|thank you|retirement|anniversary|welcome|congratulations?|condolence|good luck|christmas|valentine'?s?|baby)[ -](?:card )?(?:cards?|messages?|notes?|wishes|texts?|lines?|greetings?)|roasts?|horoscopes?|press releases?|packing lists?|shopping lists?|checklists?|(?:team|band|pub|boat|shop|product|user|file|variable|character|group|project|company|brand|domain|street|drag|code|quiz team) ?names?|names(?! (?:of|in|on))|metaphors?|similes?|acronyms?|alternatives|variants|exercises|tips|reasons|sandwich fillings|costumes?|gifts?(?! from)|presents?(?! from)|games)"
const COUNT =
  '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a dozen|half a dozen|some|a few|a couple of|several|more|another)'
const OPEN = '^(?:(?:ok|okay|so|hi|hey|please|quick(?: one)?|now|right|hello|next|just|also|and|then|lastly|first)[,:! ]+)*'
/** Goes on with what it is to be like, and has no verb of its own. */
const AFTER =
  '(?=[.!]*$|,|:| [-–—]| \\(| (?:for|about|on|with|to|in|as|using|that|which|where|please|pls|plz|starting|beginning|rhyming|containing|featuring|ending|under|over|max|and|or|re|based|titled|without|aimed|suitable|fit|i can|we can)\\b)'

/** "7 team names, space themed", "a birthday toast for a retiring postman": an order without a verb. */
const VERBLESS = new RegExp(
  `${OPEN}(?:an? |the )?(?:short |long |quick )?list of ${COUNT} (?:[\\w'’/-]+,? ){0,5}?${GENRE}${AFTER}|${OPEN}${COUNT} (?:[\\w'’/-]+,? ){0,5}?${GENRE}${AFTER}`,
)
/** "pun names for a barber, eight please": the count comes last. */
const COUNTED = new RegExp(
  `${OPEN}(?:[\\w'’/-]+,? ){0,4}?(?:names?|${GENRE}) (?:for|about|of|on|with) [^.?!;:]{2,50}, (?:exactly |just |only |about |like )?${COUNT}(?: of them| of those| tops| max)?(?:,? (?:please|pls|plz|[\\w-]+ (?:only|themed)))*[.!]*$`,
)
/** "Cover letter for a zookeeper, half a page": one text, and no rule for all of them. */
const SINGULAR = new RegExp(
  `${OPEN}(?:(?:short|funny|warm|quick|formal|polite|silly|rude|clever|catchy|simple|basic|nice|brief|rhyming|cheesy|snappy|punchy|friendly|heartfelt|sweet|long|good|bad|cheeky|birthday|farewell|wedding|retirement|leaving|get-well|thank-you|welcome|goodbye|best man|maid of honou?r|christening|graduation|anniversary|[a-z\\d]+-(?:line|word|second|minute|page|verse)) ){0,3}(?:title|cover letter|limerick|poem|haiku|sonnet|ode|toast|speech|eulogy|slogan|tagline|caption|headline|subject line|opening line|closing line|playlist|packing list|shopping list|(?:goodbye|farewell|leaving|get-well|thank-you|welcome|congratulations?|retirement|condolence|anniversary|christening|wedding|engagement|birthday) (?:message|card|note|text|wishes|verse|greeting)|story|bedtime story|fairy tale|press release|invitation|invite|thank-you note|birthday card|song|outline|jingle|motto|roast|quiz|rhyme|riddle|joke|pun|monologue|ballad|lullaby|verse|obituary|horoscope|checklist|itinerary|complaint|reference letter|resignation letter|apology|love letter|blurb|cocktail name|team name|band name|pub name|nickname) ?(?:,|for|about|to|on|featuring|starring|with|where|from)(?= )`,
)
/** "… with a 5% discount, just this time", "…, I want to see if they read it". */
const ONCE =
  /(?:[, ](?:just|only) (?:for )?(?:this time|this once|today|tonight|now|here)|,? (?:i|we) (?:just |only )?(?:want|'d like|would like) to (?:see (?:if|whether|who|how)|annoy|tease|wind|test|confuse|impress|surprise|prank|scare|embarrass|shock|amuse)\b[^.?!;]{0,40}|,? (?:i'm |just )?curious (?:if|whether|who)\b[^.?!;]{0,40}|,? (?:let's|just to) (?:see|tease|annoy|test|wind|confuse)\b[^.?!;]{0,40})[.!]*$/
/** "Just for this email call me Dr Plume": an order for one piece. */
const FOR_PIECE = new RegExp(
  `${OPEN}(?:just |only )?(?:for|in|on) this (?:one |single )?(?:e-?mail|letter|card|invoice|message|mail|note|post|poster|slide|page|form|application|badge|report|document|poem|reply|answer|review|essay|story|toast|speech|text|caption|invitation|invite|flyer|sign|label|table|chart|list|recipe|quiz|exercise)(?: only| alone| once)?,? (?:please |just )?(?:call|sign|use|put|write|address|make|leave|drop|skip|say|treat|keep|date|name|refer|spell|give|set|don't)\\b`,
)
/** "Use Comic Sans for the sign": a thing that is made once. */
const FOR_THING = new RegExp(
  `${OPEN}(?:use|write|put|set|make|try|pick|choose|go with|print|paint|draw|stick|call|name) [^.?!;,]{2,40} (?:for|on|in|under|across) the (?:\\w+ )?(?:signs?|poster|flyer|badges?|name ?(?:badges?|tags?)|labels?|banner|card|invitations?|invites?|cover|menu|postcard|cake|t-?shirts?|leaflet|envelopes?|headline|stickers?|placard|logo|caption|billboard|certificate|programme|seating plan|guest list|raffle tickets?)\\b`,
)
/** At a till, in a queue: for a minute. */
const STANDING_THERE =
  /^(?:(?:ok|quick|hi|hey|help|so)[,:! ]+)*(?:i'm|im|i am|we're) (?:standing |stuck |just )?(?:at|in|on) (?:the|a) (?:till|check-?out|self-checkout|counter|cash desk|supermarket|bus stop|gate|lights|petrol (?:pump|station)|ticket machine|queue|shop|taxi|lift|hurry|rush|changing room)\b/

/** "Need a farewell limerick for …", "after a good pun". */
const NEEDED = new RegExp(
  `${OPEN}(?:(?:i|we)(?:'m|'re|'d| am| are)? )?(?:(?:just|still|really|also|desperately|urgently|badly) )*(?:need(?:ed)?|want|after|looking for|would like|like|could (?:use|do with)|gimme|give me|in need of|fancy|require|wanted:?|hit me with|got|have|any|(?:have|need|must|got|want) (?:to )?(?:write|draft|compose|come up with|think of|find|put together|invent)) ${COUNT} (?:[\\w'’/-]+,? ){0,5}?${GENRE}${AFTER}`,
)
/** It is about the speaker as well, or holds for every answer. */
const OWN = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|we|we're|we've|our|ours|us)\b/
const LASTS =
  /\b(?:every|each|always|never|per|whenever|any ?time|at most|unless|from now on|by default|in general|as a rule|usually|weekly|daily|monthly|(?:is|are|was|were|has|have|had|loves?|works?|lives?) (?:an? |the |in |at |called |my |allergic)|(?:on|until) (?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/

/** Whether a sentence only says which text or which few ideas are wanted, and for whom or what. */
export function isWanted(folded: string, language: string): boolean {
  if (language === 'de')
    return (matches(ONCE_DE, folded) || matches(PART_DE, folded) || (matches(VERBLESS_DE, folded) && !OWN_DE.test(folded))) && !LASTS_DE.test(folded)
  if (language === 'es')
    return (matches(ONCE_ES, folded) || matches(PART_ES, folded) || (matches(VERBLESS_ES, folded) && !OWN_ES.test(folded))) && !LASTS_ES.test(folded)
  if (language !== 'en') return false
  if (STANDING_THERE.test(folded)) return !LASTS.test(folded) && !/\bmy\b/.test(folded)
  if (ONCE.test(folded) && !/^(?:i|i'm|i've|we|my|our)\b/.test(folded)) return !LASTS.test(folded)
  if (matches(ON_IT, folded) || matches(FOR_THING, folded)) return !/\bmy\b/.test(folded) && !LASTS.test(folded)
  if (FOR_PIECE.test(folded)) return !LASTS.test(folded)
  if (matches(OF_PART, folded)) return !OWN.test(folded) && !LASTS.test(folded)
  if (LASTS.test(folded)) return false
  if (matches(VERBLESS, folded) || matches(SINGULAR, folded) || COUNTED.test(folded)) return !OWN.test(folded.replace(USED, ''))
  const [wish = ''] = folded.split(SAID_OF)
  return matches(NEEDED, folded) && !/\b(?:my|our)\b/.test(folded) && !OWN.test(wish.replace(SPEAKER, '').replace(USED, ''))
}

/** Where it turns to whoever it is for. */
const SAID_OF =
  /[,;] (?:(?:and |but )?(?:s?he|they|it|it's|s?he's|they're|the card|never|barely|hardly|no idea|(?:i|we)(?:'ve)? (?:barely|hardly|never|only|just)))\b/
/** "Sign it off as Dr. Blunt and backdate it": what lies before them, and nothing that comes later. */
const ON_IT = new RegExp(`${OPEN}(?:sign|date|backdate|post-?date|address|title|caption|print|cc|bcc|staple|laminate|autograph) (?:it|this|that)\\b`)
const SPEAKER =
  /^(?:(?:ok|okay|so|hi|hey|please|quick(?: one)?|now|right|hello|just|also|and|then)[,:! ]+)*(?:i|we)(?:'m|'re|'d| am| are)?\b|\b(?:gimme|give me|hit me)\b/
/** "… that I can read out tonight": what it is for says nothing of who asks. */
const USED = /\b(?:i|we) can (?:use|read|put|send|say|tell|print|post|sing|write|give|show)\b/g

const PART =
  '(?:tables?|columns?|rows?|cells?|headers?|headings?|headlines?|charts?|graphs?|images?|pictures?|photos?|logos?|titles?|legends?|borders?|margins?|bullets?|bullet points?|paragraphs?|sentences?|lines?|captions?|footers?|footnotes?|sections?|slides?|text box(?:es)?|(?:x|y)-?ax(?:is|es)|axis labels?|fonts?|pages?|buttons?|labels?|diagrams?|quotes?|stanzas?|verses?|chorus|signature|subtitle|subheadings?|arrows?|box(?:es)?|words?|numbers|figures|dates|list|lists|appendix|conclusion|abstract|intro|introduction)'
const WHOLE =
  '(?:charts?|graph|diagram|table|plot|menu|certificate|slides?|page|sheet|tab|chapter|section|paragraph|top|bottom|left|right|doc(?:ument)?|deck|cover|middle|end|appendix|report|poster|flyer|leaflet|first|second|third|last|next|invoice|letter|mail|e-?mail|handout|newsletter|brochure|thesis|mock-?up|dashboard|form|spreadsheet|row|column|header|footer)'
const ORDER = '(?:first|second|third|fourth|fifth|last|next|final|opening|closing|middle|top|bottom|left|right|penultimate|previous|other)'
const MUST =
  "(?:needs?|wants?|should|has to|have to|must|ought to|gets?|takes?|requires?|could (?:use|do with)|(?:is|are|looks?) (?:still |far |way |much |a bit )*(?:too|missing|off|crooked|wonky|misaligned|blank|empty|wrong)|(?:is|are) (?:wrong|missing|off|blank|crooked|outdated)|shouldn't|mustn't|can (?:go|be)|goes? (?:in|on|to|at|under|above|below|left|right))"
/** "The table on slide four needs 14pt", "Column C wants two decimals": what a named part of a document is to be like. */
const OF_PART = new RegExp(
  `${OPEN}(?:(?:the|this|that|these|those|all|all the) (?:[\\w-]+ )?${PART} (?:on|in|at|of|under|above|below|next to|beside|from) (?:the |this |that )?(?:${ORDER} )?${WHOLE}\\b[^,.;?!]{0,20}? ${MUST}\\b|(?:the |this |that )?${ORDER} (?:two |three )?${PART}(?: (?:on|in|of) [^,.;?!]{2,24})? ${MUST}\\b|(?:the )?(?:columns?|rows?|slides?|pages?|figures?|tables?|cells?|chapters?|sections?|charts?|lines?|paragraphs?|steps?|questions?|items?|headings?|footnotes?|invoices?|exhibits?|clauses?|verses?|stanzas?|scenes?|bullets?|versions?|drafts?|tickets?|boxes|panels?) (?:number |no\\.? |nr\\.? |#)?(?:[a-h]\\d{0,3}|\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?: to| and|-|–) ?(?:[a-h]\\d{0,3}|\\d{1,3}|\\w+))? ${MUST}\\b)`,
)

/** "In dieser Mail …", "En esta carta …", "diesmal": how one piece is to be, and no other. */
const ONCE_DE =
  /^(?:(?:und|aber|ok|bitte|also)[, ]+)*(?:(?:setz|schreib|stell|füg|mach|nenn|unterschreib|datier|verwend|nimm|benutz|sprich|red|sieze?|duze?|adressier|kürz|streich|lass|antworte?|formulier|gib|halt|zeig)(?:e|en)? (?:[^.?!;]{0,50} )?(?:(?:(?:in|für|bei|unter|auf|an|zu) )?diese[rmns]? (?:einen |eine |einem |einer |ersten |letzten |zweiten )?(?:mail|e-mail|brief|text|nachricht|absatz|satz|tabelle|folie|karte|einladung|antwort|dokument|seite|anzeige|rede|post|liste|anschreiben|bewerbung|überschrift|zeile|version|fassung|rechnung|formular|bericht|plakat|poster|flyer|aushang|schild|zettel|banner|gedicht|lied|grafik|deckblatt|etikett)|diesmal|dieses (?:eine )?mal|nur (?:heute|hier|jetzt|dieses mal)|ausnahmsweise|einmalig)|(?:in|für|bei|unter|auf|an) diese[rmns]? (?:einen |eine |einem |einer )?(?:mail|e-mail|brief|text|nachricht|absatz|satz|tabelle|folie|karte|einladung|antwort|dokument|seite|anzeige|rede|post|liste|anschreiben|bewerbung|überschrift|rechnung|formular|bericht|plakat|poster|flyer|aushang|schild|zettel|banner|logo|gedicht|lied|video|foto|bild|grafik|deckblatt|etikett) (?:bitte |soll|muss|darf|kannst|nimm|setz|schreib|stell|füg|mach|nenn|verwend|benutz|sprich|sieze?|duze?|bin ich|heiße ich)|(?:diesmal|dieses (?:eine )?mal|ausnahmsweise|nur (?:dieses mal|hier))(?:,)? (?:bitte |soll|schreib|antworte|mach|nimm|setz|nenn|verwend|benutz|sprich|sieze?|duze?|auf |in |mit |ohne |ganz ))/u
const PART_DE =
  /^(?:(?:und|aber|ok|also)[, ]+)*(?:(?:die|der|das|diese[rs]?) (?:\p{L}+e[rsn]? )?(?:tabelle|spalte|zeile|überschrift|grafik|bild|foto|logo|titel|legende|rand|absatz|satz|bildunterschrift|fußzeile|fußnote|abschnitt|textfeld|diagramm|schrift|schriftart|zitat|liste|kasten|achse) (?:auf|in|im|unter|über|von|neben) (?:der |dem |den )?(?:\p{L}+ )?(?:folie|seite|blatt|kapitel|abschnitt|absatz|deckblatt|plakat|flyer|bericht|einladung|kopfzeile|rechnung|anhang|dokument|tabelle)(?!\p{L})[^,.;?!]{0,20}?|(?:die |der )?(?:erste|zweite|dritte|vierte|letzte|nächste|vorletzte)[rs]? (?:spalte|zeile|folie|seite|absatz|satz|abschnitt|überschrift|strophe|fußnote)|(?:die )?(?:spalte|zeile|folie|seite|tabelle|fußnote|abbildung|kapitel|absatz) (?:[a-h]|\d{1,3}|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)) (?:braucht|brauchen|muss|müssen|soll|sollen|sollte|gehört|bekommt|kriegt|fehlt|ist (?:zu|falsch|schief|noch|viel zu)|darf|kann weg)(?!\p{L})/u
const PART_ES =
  /^(?:(?:y|pero|vale)[, ]+)*(?:(?:el|la|los|las|est[ea]) (?:tabla|columna|fila|encabezado|título|gráfico|imagen|foto|logo|leyenda|margen|párrafo|frase|pie|nota|sección|cuadro|letra|lista|cita|fuente) (?:de|en) (?:la |el |los )?(?:\p{L}+ )?(?:diapositiva|página|hoja|capítulo|sección|portada|cartel|folleto|informe|factura|anexo|tabla)(?!\p{L})[^,.;?!]{0,20}?|(?:el |la )(?:primer|primera|segund[oa]|tercer|tercera|últim[oa]|penúltim[oa]) (?:columna|fila|diapositiva|página|párrafo|frase|sección|estrofa)|(?:la |el )?(?:columna|fila|diapositiva|página|tabla|nota|figura|capítulo|párrafo) (?:[a-h]|\d{1,3}|un[oa]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)) (?:necesita|necesitan|debe|deben|tiene que|tienen que|lleva|va|está (?:mal|torcid[oa]|vací[oa])|sobra|falta|hay que|es demasiado)(?!\p{L})/u
const LASTS_DE = /(?<!\p{L})(?:immer|jede[nrsm]?|ab (?:jetzt|sofort|heute)|künftig|nie|grundsätzlich|generell|wohne|arbeite)(?!\p{L})/u
const ONCE_ES =
  /^(?:(?:y|pero|vale|por favor|oye)[, ]+)*(?:(?:firma|fecha|dirige|encabeza|cierra|titula|acorta|termina|empieza|redacta|reescribe)(?:me)? est[ea] (?:carta|correo|mail|e-?mail|mensaje|texto|nota|informe|tarjeta|documento|invitación|postal|discurso|poema|solicitud|factura)|(?:solo |sólo |solamente )?(?:en|para|a|con) (?:est[ea]|es[ea]) (?:\p{L}+ )?(?:carta|correo|mail|e-?mail|mensaje|texto|nota|informe|párrafo|frase|tabla|diapositiva|presentación|invitación|respuesta|tarjeta|documento|anuncio|post|publicación|solicitud|versión|discurso|lista|página|factura|formulario|borrador|poema|felicitación|redacción)(?:,)? (?:por favor |solo |no )*(?!(?:te |os )?(?:cuento|digo|explico|presento)|vivo|trabajo|soy|tengo|uso)\p{L}+|(?:(?:solo|sólo|solamente) )?(?:por )?(?:esta|una sola|única) vez,? (?:y sin que sirva de precedente,? )?(?:por favor |solo |no )*(?:trat|pon|firm|us|escrib|respond|contest|hazl|haz|dime|llám|cámbi|dilo|redact|incluy|quit)\p{L}*|(?:trat|trát|pon|fírm|firm|us|escrib|escríb|respond|contest|haz|llám|cámbi|redact|incluy|quit)\p{L}* [^.?!;]{0,60}(?:(?:solo |sólo )?(?:en|para|a) est[ea] (?:carta|correo|mail|e-?mail|mensaje|texto|nota|informe|párrafo|frase|tabla|diapositiva|presentación|invitación|respuesta|tarjeta|documento|anuncio|post|discurso|lista|página|factura|formulario|poema)|(?:solo |sólo |solamente |por )+esta vez|solo por hoy))(?!\p{L})/u
const LASTS_ES = /(?<!\p{L})(?:siempre|cada|tod[oa]s l[oa]s|a partir de|nunca|en general|desde)(?!\p{L})/u

/** The orders without a verb. */
const VERBLESS_DE =
  /^(?:(?:ok|hallo|bitte|so|jetzt|schnell|noch)[,: ]+)*(?:\d{1,3}|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|ein paar|einige|ein dutzend|mehrere|noch) (?:[\p{L}/-]+,? ){0,4}?(?:\p{L}{2,20}namen|namen|\p{L}*(?:vierzeiler|zweizeiler|strophe|rede|karte|text|spruch|vers)|ideen|titel|reime?|witze?|sprüche?|spruch|slogans?|fragen|vorschläge|gedichte?|limericks?|haikus?|sätze|synonyme|überschriften|wortspiele?|tipps|rätsel|toast|trinkspruch|lied|ausreden|beispiele|schlagzeilen?|\p{L}*grüße|\p{L}*wünsche|zungenbrecher|mottos?|anagramme|spitznamen)(?=[.!]*$|,|:| [–-]| (?:für|zum|zur|über|mit|ohne|in|auf|zu|als|bitte|im|aus|von|gegen|die|der|das|unter)(?!\p{L}))/u
const OWN_DE = /(?<!\p{L})(?:ich|mir|mich|wir|uns|mein\p{L}*|unser\p{L}*|ist|sind|war|hat|haben|heißt|heißen)(?!\p{L})/u
const VERBLESS_ES =
  /^(?:(?:ok|hola|vale|por favor|ahora|rápido|y)[,: ]+)*(?:\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|un par de|unos|unas|algun[oa]s|varios|varias|media docena de) (?:[\p{L}/-]+,? ){0,3}?(?:nombres (?:para|de (?!mi|los))|ideas|títulos|chistes?|rimas?|frases|preguntas|sugerencias|sinónimos|poemas?|adivinanzas?|lemas?|eslóganes|eslogan|versos?|brindis|titulares|excusas|ejemplos|trabalenguas|haikus?|felicitación|felicitaciones|acertijos?|apodos)(?=[.!]*$|,|:| [–-]| (?:para|sobre|de|con|sin|en|a|que|por|tipo|un|una)(?!\p{L})|(?<=para)|(?<=de))/u
const OWN_ES = /(?<!\p{L})(?:yo|mi|mis|me|nos|nuestr\p{L}+|es|son|era|soy|tengo|tenemos|hay|fue)(?!\p{L})/u

/** "Never spoke to the man", "The card has just landed on my desk": about somebody or something that a wanted text is for, and nobody of the speaker's. */
export function isBesideWanted(sentence: Span, sentences: readonly Span[], language: string): boolean {
  if (language !== 'en') return false
  const folded = fold(sentence.text)
  if (JUST_NOW.test(folded) && !LASTS.test(folded)) return sentences.some((other) => other !== sentence && isOfWorkHere(fold(other.text), 'en'))
  if (
    matches(HARDLY_KNOWN, folded) ||
    (matches(OF_THEM, folded) && !OWN.test(folded.replace(DESK, '')) && !LASTS.test(folded) && !/\b(?:since|years?|been)\b/.test(folded))
  )
    return sentences.some((other) => other !== sentence && matches(FOR_SOMEBODY, fold(other.text)) && !/\b(?:my|our)\b/.test(fold(other.text)))
  return false
}

/** "I'm ordering a fondue pot": why something is to be worked out. */
const JUST_NOW =
  /^(?:i'm|im|i am|we're) (?:just )?(?:order|buy|cut|mix|bak|cook|mak|pack|post|shipp|send|fill|measur|sew|knit|paint|book|pay|shop|pour|brew|writ|wrapp|stand|wait|queu|check|try|compar|settl|hang|build|read)(?:t)?ing\b/

const FOR_SOMEBODY = new RegExp(
  `${OPEN}(?:(?:(?:i|we)(?:'m|'re|'d| am| are)? )?(?:(?:just|still|really|also|desperately|urgently) )*(?:need|want|after|looking for|would like|could use|gimme|have to|must|got to|gotta|(?:can|could|would|will) you (?:please )?(?:write|do|draft|make|give)|write|draft|compose|make|give me|help me with|do me|knock up|whip up)(?: to)?(?: (?:write|do|draft|make|give|sign|have))?(?: me| us)? )?(?:${COUNT} )?(?:[\\w'’/-]+,? ){0,5}?${GENRE}\\b`,
)
const HARDLY_KNOWN =
  /^(?:(?:and|but|well|honestly)[, ]+)*(?:(?:he|she|they)(?:['’]s|['’]re| is| are|) )?(?:(?:an? |the |just an? |just the |only an? )?(?:office|work|group|team|leaving|farewell|charity|whole-team|department) (?:card|collection|whip-round|thing)\b|(?:(?:from|in|on|with) )?(?:an? |the )?(?:different|another|other|next) (?:floor|branch|department|building|office|team|site|shift|side of the (?:office|building))\b|(?:from|in) (?:accounts|accounting|hr|it|legal|marketing|sales|payroll|finance|reception|facilities|logistics|upstairs|downstairs|the (?:post|mail) room)\b|(?:my|our) [\w]+['’]s [\w-]+, (?:i['’]ve |i )?(?:never|barely|hardly))|\b(?:never|barely|hardly) (?:spoken|met|talked)(?: to (?:him|her|them))?[.!]*$|\b(?:i )?wouldn['’]t (?:know|recogni[sz]e) (?:him|her|them)\b|\b(?:i['’]ve |i )?only (?:ever )?(?:seen|heard|know|read) (?:his|her|their) (?:name|voice|e?-?mails?|face|signature)\b|\b(?:that's|that is|it's|which is) (?:literally |really |honestly |about )?(?:all|everything|the only thing|as much as) (?:i|we|anyone)(?:'ve| have)? (?:been told|know|knows|was told|heard|can tell you|could find out|got|gathered|remember)\b|^(?:(?:and|but|well)[, ]+)*we(?:'ve| have)? (?:only|just|barely) (?:e?-?mailed|spoken|talked|chatted|met|messaged|nodded)\b|^(?:(?:and|but|well)[, ]+)*we (?:only |barely |just |once )?(?:overlapped|crossed paths|shared (?:a lift|an office|a desk|a corridor)|worked together for|were introduced)\b|^(?:(?:and|but|well)[, ]+)*(?:i|we)(?:'ve| have)? (?:only )?(?:met|spoken to|seen|talked to) (?:him|her|them) (?:once|twice|maybe|exactly|only|a couple|about|at)\b|^(?:(?:and|but|sorry|well|honestly)[, ]+)*(?:i'm|i am|we're) (?:only|just|merely) (?:the |a |an |here |his |her |their )?(?:standing in|filling in|covering|stand-?in|replacement|messenger|scribe|organi[sz]er|typist|one (?:who|with)|person who|helping|passing|signing|collecting|doing (?:it|this))\b|^(?:(?:and|but|sorry|well|honestly|to be fair|tbh)[, ]+)*(?:(?:i|we)(?:'ve| have)? )?(?:(?:never|hardly|barely|scarcely|don't|didn't|haven't|do not|only|just)(?: (?:really|ever|actually|even|properly))* (?:met|meet|spoke|spoken|talked|know|knew|seen|saw|heard of|worked with|exchanged)\b[^.?!;]{0,30}\b(?:him|her|them|the (?:man|woman|guy|bloke|lady|chap|person|girl|fellow|lad|couple|team|bride|groom|recipient|family)|either of them|anyone there|two words)\b|(?:no idea|no clue|not sure|don't know|dunno|couldn't tell you|haven't a clue)(?: really| even)* (?:who|what|how old|which|whether|if|where) (?:he|she|they|that|it|the)\b)/
const OF_THEM =
  /^(?:(?:and|but|so)[, ]+)*(?:he|she|they|it|that|he's|she's|they're|it's|the (?:card|party|do|collection|man|woman|guy|lady|chap|team|envelope|whip-round|event|speech|deadline|boss|whole \w+|others))\b/
const DESK = /\b(?:on|to|in|past|round to) (?:my|our) (?:desk|inbox|lap|table|office|pigeonhole)\b/g

import { matches } from '../language/quick.ts'

/**
 * What somebody is about to do with what was just spoken of: "I'll fetch it after lunch", "das sehe ich mir morgen an".
 * The thing is only a pronoun, or the time is today or tomorrow, and what is done is soon done: none of it holds any longer than that.
 * What changes how somebody lives ("I'm leaving him tomorrow", "I'll start it on Monday") is no errand.
 */
export function isErrand(text: string, folded: string, language: string): boolean {
  if (language === 'en') return !LASTS.test(folded) && (isOnIt(text, folded) || isSoon(text, folded) || isSoThen(text, folded))
  if (language === 'de')
    return !LASTS_DE.test(folded) && (matches(THEN_DE, folded) || (matches(GERMAN, folded) && SOON_DE.test(folded) && !hasName(text.replace(NOUNS_DE, ' '))))
  return language === 'es' && !LASTS_ES.test(folded) && !hasName(text) && (matches(THEN_ES, folded) || (matches(SPANISH, folded) && SOON_ES.test(folded)))
}

const WELL =
  '^(?:(?:ok|okay|right|alright|great|good|fine|perfect|thanks|thank you|thx|ta|cheers|ah|aha|oh|hm+|well|cool|brilliant|lovely|nice|then|so|and|but|yes|yeah|yep|no|in that case|damn|ugh|phew|ouch|brr+|oof|wow|alright then|got it|i see|makes sense|noted|sure|super|excellent|shame|pity|too bad|bummer|typical|that reminds me|good to know|fair enough|never mind|argh|agh|hooray|phew)[,.! –—-]+)*'
/** Has just made up their mind. */
const WILL =
  "(?:(?:i|we)(?:'ll| will| shall|'m going to|'re going to|'m gonna|'re gonna| am going to| are going to|'d better| better| might as well| may as well| think i'll| guess i'll)|ill|let me|lemme|gonna|will|guess i'll|think i'll|better)"
/** Says that it has to be done: only where it is soon. */
const MUST =
  "(?:(?:i|we) (?:still |really |also )?(?:should|must|can|need to|have to|gotta|want to)|(?:i|we)(?:'ve got to|'ve gotta| have got to)|need to|have to|gotta|must)"
const HOW = '(?:just |quickly |then |better |rather |try to |have to |go and |go |and |probably |definitely )*'
/** What is done in a minute, or an hour, and then is done. */
const DO =
  '(?:fetch|dig|find|carry|load|unload|sweep|peel|empty|scribble|note|figure|collect|grab|get|pick|ring|call|phone|text|message|e-?mail|mail|write|answer|reply|respond|read|check|double-check|look|view|inspect|see|deal|sort|handle|tackle|fix|mend|print|scan|sign|fill|send|forward|pay|transfer|order|reorder|watch|listen|do|finish|tidy|clean|wash|file|ask|tell|let|chase|go (?:through|over|and)|skim|study|open|close|try|test|have (?:a|another) (?:look|read|go|word|chat|think)|take (?:a|another) (?:look|peek)|get (?:back|on|round|to|onto)|give|drop|return|bring|confirm|accept|decline|reject|ignore|delete|remove|upload|download|rerun|re-run|run|retry|restart|reboot|reschedule|postpone|move|shift|push|swap|book|arrange|cancel|mention|raise|bin|leave|save|copy|paste|show|share|think|sleep|wait|pop|hand|take care|look after|hang|put|set|wrap|rename|merge|review|approve|submit|post|cook|make|warm|water|feed|walk|measure|photograph|work|come back)'
const IT =
  '(?:it|that|this|those|these|them|him|her|the (?:first|second|third|last|other|latter|former|next|new|top|late|early|overdue|failed|failing|missing|unpaid|open|red|urgent) (?:one|ones|two|bit|thing|mail|email|ticket|invoice|parcel|letter|task|test|file|message|bill|meeting|call)|one of (?:them|those|these)|both(?: of them)?|all of (?:it|them)|(?:the|that|this) (?:parcel|package|letter|mail|e-?mail|message|file|bill|invoice|ticket|error|warning|one|thing|lot|rest|lease|form|test|build|folder|log|call|neighbou?r|doctor|shop|bank|office|garage|landlord|driver|sender|hotel|report|document|contract|meeting|appointment|attachment|pdf|link|page|list|draft))'
/** Today or tomorrow, or before something that is today. */
const SOON =
  "(?:today|tonight|tomorrow|later|soon|asap|shortly|in a (?:bit|minute|min|sec|second|moment|while|mo|few)|in (?:five|ten|an hour|half an hour|\\d+ min\\w*)|this (?:afternoon|evening|morning|week|weekend)|(?:after|before|over|at|during) (?:my |the |this |that )?(?:lunch|work|dinner|tea|breakfast|supper|bed|school|class|shift|break|coffee|nap|run|gym|meeting|call|stand-?up|film|match|weekend|school run|shower)(?: break)?|when (?:i'm|i am|i get|i'm back|we're|we get|i have|i've got|i've had|i can) .{0,24}|once (?:i'm|i am|i've|i have|the|i get) .{0,24}|as soon as .{2,24}|first thing|on (?:my|the) way (?:home|back|in|out|to work)|right (?:away|now)|straight away|now|next|one day this week|by (?:tonight|tomorrow|the end of the day|eod)|if i (?:find|have|get) (?:the )?(?:time|a minute|a moment))"
const DAY =
  '(?:(?:on |to |by |before |until |till |for |next |this )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|night|instead))?)'
/** What may still follow the thing that is spoken of. */
const TAIL =
  '(?: (?:up|out|off|over|in|on|down|back|away|through|around|for|to|with|at|into|about|myself|ourselves|too|then|again|first|instead|anyway|a (?:go|call|ring|read|look|try|miss|shout|quick look|second look)|know|so|there|here|from (?:the|there|him|her|them)(?: \\w+)?|(?:for|before|after|at|with|on|to) (?:the|this|that) [a-z]+))*'

const ON_IT = new RegExp(
  `${WELL}${WILL} ${HOW}${DO}(?: (?:at|into|through|over|to|back to|up|out|off|with|for|about|on|round to|onto|on to|after|of))*(?: for)? ${IT}${TAIL}(?:,? (?:${SOON}|${DAY}))*,?(?: then| thanks| thank you| cheers)?[.!]*$`,
)
const MUST_ON_IT = new RegExp(
  `${WELL}${MUST} ${HOW}${DO}(?: (?:at|into|through|over|to|back to|up|out|off|with|for|about|on|after))* ${IT}${TAIL},? (?:${SOON}|${DAY})[.!]*$`,
)
const MUST_ON_IT_ONCE = new RegExp(
  `${WELL}${MUST} ${HOW}(?:call|ring|phone|sign|pay|return|answer|reply|chase|cancel|fetch|collect|pick|sort|forward|read|print|look|get back|write back)(?: (?:at|into|through|over|to|up|out|off|for|about|on|after))* ${IT}${TAIL}[.!]*$`,
)
/** "I'm on it", "Leave it with me". */
const DONE = new RegExp(
  `${WELL}(?:(?:i'm |im |we're )?(?:right |already |straight )?on (?:it|that)(?: now| then| already|,? thanks| ${SOON})?|will do|consider it done|leave (?:it|that) (?:with|to) me|(?:i'll|i will|will) (?:wait|see|manage|survive|live|cope|get by)(?: then| a bit| for now)?)[.!]*$`,
)
/** What follows from an answer: "Then I'll take the bus". */
const SO_THEN = new RegExp(
  `${WELL}(?:(?:then|in that case,?|so then|guess|i guess|looks like) (?:i'll|i will|we'll|i'm (?:taking|going|staying|leaving|having|wearing)|we're (?:taking|going|staying|leaving|having))\\b[^.?!;]{2,50}|(?:i'll|we'll) (?!(?:be|move|marry|quit|resign|retire|start|become|adopt|buy|sell|leave (?!now|at|it|that|early|late|then|in))\\b)[a-z]+\\b[^.?!;,]{0,40} then|(?:i'm |we're )?(?:take|taking|go|going|stay|staying|leave|leaving|have|having|wear|wearing|eat|eating|walk|walking|skip|skipping|wait|waiting|try|trying|bring|bringing|cook|cooking)\\b[^.?!;,]{0,40},? then|[^.?!;,]{2,24}, then|(?!(?:i|we|my|our|s?he|they|it)\\b)\\w+(?: (?!by\\b|since\\b|until\\b)\\w+)? then)[.!]*$`,
)
const MUST_SOON = new RegExp(`${WELL}(?:${WILL}|${MUST}) ${HOW}${DO}\\b[^.?!;:]{0,40}\\b${SOON}[.!]*$`)
const SOON_FIRST = new RegExp(`${WELL}(?:${SOON})[, ]+(?:then )?(?:i'll|i will|i'm going to|i have to|i need to|we'll) ${HOW}${DO}\\b[^.?!;:]{0,30}[.!]*$`)

/** It is done again and again, or from then on, or it is about what one does for years. */
const LASTS =
  /\b(?:every|always|each|daily|weekly|monthly|usually|from now on|for good|forever|permanently|regularly|twice|times a|until (?!mon|tues|wednes|thurs|fri|satur|sun|tomorrow|later|tonight)|anymore|any more|my (?:job|wife|husband|partner|girlfriend|boyfriend|notice|resignation|studies|thesis|dissertation|phd|degree|chemo\w*|treatment|surgery|operation|exam|finals|driving test|test results)|an? (?:job|baby|house|flat|car|dog|cat|puppy|kitten|new \w+)|called|named|surgery|operation|biopsy|chemo\w*|dialysis|interview|exam|marathon|wedding|funeral|driving test|moving|quit|resign\w*|start (?:on|taking|working)|allergic|pregnant|as an?)\b/

function isOnIt(text: string, folded: string): boolean {
  return (matches(ON_IT, folded) || matches(MUST_ON_IT, folded) || matches(MUST_ON_IT_ONCE, folded) || DONE.test(folded)) && !hasName(text)
}

function isSoon(text: string, folded: string): boolean {
  return (matches(MUST_SOON, folded) || matches(SOON_FIRST, folded)) && !/\d/.test(folded) && !hasName(text)
}

function isSoThen(text: string, folded: string): boolean {
  return matches(SO_THEN, folded) && !/\d/.test(folded) && !hasName(text)
}

/** A name, beside the days of the week. */
function hasName(text: string): boolean {
  return NAME.test(text)
}

const NAME =
  /(?<=[\p{L}\p{N},;:] (?:["“„«(])?)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\p{Lu}\p{L}/u

const ERRAND_DE =
  '(?:schau|guck|seh|sieh|hol|ruf|les|mach|erledig|kümmer|prüf|check|schick|send|schreib|antwort|unterschreib|bezahl|zahl|warte|regel|klär|frag|druck|bring|verschieb|sag|bestell|lösch|überweis|meld|probier|test|geh|such|rede|sprech|besprech|nehm|leit|öffn|bearbeit|storni|reparier|bastel|les)(?:e|en|st|t)?'
const GERMAN = new RegExp(
  `^(?:(?:ok|okay|gut|alles klar|super|prima|danke|ah|aha|hm+|na gut|dann|ja|nein|also|und|aber|perfekt|schön|passt|mist|puh|verstehe)[,.! –—-]+)*(?:(?:das|den|die|es|sie|ihn|ihr|ihm|dann|da|gleich|später|nachher|morgen|heute|danach|damit|darum|beide|alles|den rest|die|erst\\p{L}*)(?: noch| mal| abend| früh| gleich)* (?:${ERRAND_DE}|werde?n?|muss|müssen|will|wollen|sollte|kann|lasse?) (?:ich|wir)|(?:ich|wir) (?:${ERRAND_DE}|werde?n?|muss|müssen|will|wollen|sollte|kann|lasse?)(?: mir| uns| dann| mich)? (?:das|den|die|es|sie|ihn|ihr|ihm|da|dort|dann|gleich|später|nachher|morgen|heute|danach|mir das|mich darum|beide|alles|solange|erst)|(?:mach|hol|les|schau|guck|seh|prüf|regel|klär|erledig|ruf|schreib|schick|zahl|frag)e? (?:ich|das|es|ihn|sie))(?!\\p{L})[^.?!;:]{0,60}[.!]*$`,
  'u',
)
/** What follows from an answer: "Schade, dann nehme ich den Bus". */
const THEN_DE =
  /^(?:(?:ok|okay|gut|fein|alright|oh nett|alles klar|super|prima|danke|ah|oh|hm+|na gut|na|ja|nein|also|und|aber|perfekt|schön|schade|mist|puh|blöd|ach so|verstehe)[,.! –—-]+|na )*(?:dann|da|in dem fall) (?:\p{L}{3,12}e (?:ich|wir) (?:wohl |halt |lieber |eben |doch |gleich )*mal(?=[.!]*$| \p{L}+[.!]*$)|(?:nehm|geh|fahr|mach|ess|bleib|wart|kauf|hol|koch|bestell|probier|zieh|lauf|frag|ruf|trink|pack|schau|les|schlaf)e?n?|lass(?:e|en)?|muss|müssen|werde|kann) (?:ich|wir)(?: wohl| mal| eben| halt| lieber| doch| noch| nochmal| noch mal| heute| jetzt)*(?! (?:nach|bei|um|aus|ein in) \p{L}+ ?(?:um|aus|ein)?[.!]*$)[^.?!;]{0,36}[.!]*$|^(?:(?:ok|okay|gut|alles klar|super|prima|danke|na gut|ja|also)[,.! –—-]+)*(?:dann bleibt(?: e|')?s (?:dabei|so)|mach(?:e|en)? (?:ich|wir)|wird gemacht|erledige ich|geht klar|passt so|bin (?:schon )?dran|ich bin dran)[.!]*$/u
const SOON_DE =
  /(?<!\p{L})(?:morgen|heute|übermorgen|nachher|gleich|später|nachmittag|abend|nach (?:dem|der) \p{L}+|vor (?:dem|der) \p{L}+|am (?:wochenende|\p{L}+tag)|diese woche|demnächst|bald|sofort|jetzt|solange|sobald|wenn ich|in (?:einer|der) (?:minute|stunde|pause|halben stunde)|auf dem (?:heimweg|rückweg|weg)|zuerst|erst(?: mal| einmal)?|danach|dann)(?!\p{L})/u
const NOUNS_DE =
  /(?:nach|vor|in|auf|bei|aus|zu|am|an|mit|von)(?: de[mnr]| eine[mnr])? \p{Lu}\p{L}+|(?:heute |morgen |jeden )?(?:Nachmittag|Abend|Vormittag|Mittag|Woche|Rest|Weg)/gu
const LASTS_DE =
  /(?<!\p{L})(?:immer|jede[nrsm]?|täglich|wöchentlich|monatlich|seit|ab (?:jetzt|sofort|morgen|heute|\p{L}+tag)|künftig|nie|dauerhaft|heirat\p{L}*|kündig\p{L}*|zieh\p{L}*|umzieh\p{L}*|operier\p{L}*|anfangen|fange|beginn\p{L}*|heiß\p{L}*|nenn\p{L}*|mehr)(?!\p{L})/u

const ERRAND_ES =
  '(?:recoj\\p{L}*|recog\\p{L}*|llam\\p{L}+|mir[oaeé]\\p{L}*|ve(?:o|r|ré|rlo|rla|rlos|rlas|remos)|le(?:o|er\\p{L}*|eré)|firm\\p{L}+|pag\\p{L}+|contest\\p{L}+|respond\\p{L}+|enví\\p{L}+|envi\\p{L}+|mand\\p{L}+|arregl\\p{L}+|hag[oa]\\p{L}*|hac\\p{L}+|har[ée]\\p{L}*|revis\\p{L}+|repas\\p{L}+|muev\\p{L}+|mov\\p{L}+|paso|pasar\\p{L}*|busc\\p{L}+|prueb\\p{L}+|prob\\p{L}+|pregunt\\p{L}+|imprim\\p{L}+|borr\\p{L}+|escrib\\p{L}+|espero|esperar\\p{L}*|traig\\p{L}+|compruebo|comprob\\p{L}+|abro|abrir\\p{L}*|descarg\\p{L}+|ocup\\p{L}+|encarg\\p{L}+|reviso|miro|recojo)'
const PRONOUN_ES = '(?:me |te |se )?(?:lo|la|los|las|le|les)'
const SPANISH = new RegExp(
  `^(?:(?:ok|vale|bien|genial|perfecto|gracias|ah|bueno|de acuerdo|sí|no|pues|entonces|y|pero|entendido|uf)[,.! –—-]+)*(?:[\\p{L} ]{0,40}[, ])?(?:(?:eso )?${PRONOUN_ES} ${ERRAND_ES}|(?:voy|vamos) a ${ERRAND_ES}|(?:tengo|tenemos) que ${ERRAND_ES}|debo ${ERRAND_ES}|${PRONOUN_ES} (?:voy|vamos|tengo) (?:a|que) ${ERRAND_ES}|(?:eso|esto) ${PRONOUN_ES} ${ERRAND_ES}|me (?:ocupo|encargo) de (?:eso|ello|él|ella|esto))(?!\\p{L})[^.?!;:]{0,50}[.!]*$`,
  'u',
)
const THEN_ES =
  /^(?:(?:ok|vale|bien|genial|perfecto|gracias|ah|bueno|de acuerdo|sí|no|y|pero|entendido|uf|vaya|qué pena|qué lástima)[,.! –—-]+)*(?:(?:entonces|pues|en ese caso|pues entonces)[, ]+(?:me |lo |la |los |las |ya )*(?:voy|vamos|llevo|cojo|tomo|espero|como|compro|hago|quedo|pongo|salgo|dejo|pido|pruebo|llamo|miro|bajo|subo|ando|camino)|ya (?:me )?(?:lo|la|los|las) \p{L}{3,12}o(?: yo)?|ya (?:voy|me encargo|me ocupo)(?: yo)?)(?!\p{L})[^.?!;]{0,36}[.!]*$/u
const SOON_ES =
  /(?<!\p{L})(?:luego|después|más tarde|mañana|pasado mañana|hoy|esta (?:tarde|noche|semana|mañana)|ahora|en un (?:rato|momento|minuto)|cuando (?:llegue|vuelva|termine|salga|acabe|pueda|tenga)|al (?:salir|volver|llegar)|enseguida|en cuanto|antes de|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?!\p{L})/u
const LASTS_ES =
  /(?<!\p{L})(?:siempre|cada|tod[oa]s l[oa]s|diari\p{L}+|a partir de|desde|nunca|por las (?:mañanas|noches|tardes)|veces|(?:me )?(?:caso|mudo|opero|operan)|embaraz\p{L}+|dejo|dejar\p{L}*|empiez\p{L}+|empez\p{L}+|ya no)(?!\p{L})/u

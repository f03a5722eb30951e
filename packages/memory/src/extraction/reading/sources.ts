/** What shows, prints or computes something, and may have it wrong. Papers that are made out for the speaker (contract, passport, scan) are none. */
const SOURCE =
  '(?:(?:web ?)?(?:page|site)|website|web|form|app|logs?|dashboard|screen|display|system|portal|profile page|(?:error )?message|error|pop-?up|banner|notification|warning|linter|compiler|ide|editor|config(?: file)?|readme|docs|documentation|manual|wizard|installer|browser|tracker|fitbit|gps|sat ?nav|maps?|chatbot|bot|algorithm|quiz|horoscope|status page|database|records?|crm|directory|tool|script|printer|(?:smart ?)?watch|scales?|phone|autocorrect|spell-?checker|translator|questionnaire|template|placeholder|test data|default|search results?|results page|feed|ad|advert|article|blog|brochure|leaflet|terminal|console|command line|kindle|e-?reader|thermostat|fitness app)'
const SERVICE =
  '(?:google(?: maps)?|apple maps|maps|spotify|netflix|linkedin|facebook|instagram|tiktok|amazon|chatgpt|siri|alexa|duolingo|youtube|strava|fitbit|garmin|outlook|gmail|windows|whatsapp|wikipedia|paypal|ebay|github|copilot|jira|slack|zoom|uber|airbnb|word|excel|the internet|(?:your|the|its) (?:last |first |previous )?(?:answer|reply|summary|response))'
const LEAD = '^(?:(?:and|but|so|ok|well|hmm|also|apparently|weird(?:ly)?|funny|lol|hey|hi|why|great)[,:]? )*'
const WHAT = `(?:(?:(?:the|this|that|my|our|your|some|an?|their|his|her) (?:[\\w'’-]+ ){0,3}?${SOURCE}(?: (?:on|in|of|at|for|from) (?:the |my |our )?[\\w-]+)?|${SERVICE}))`
const SAYS =
  '(?:says?|said|claims?|claimed|thinks?|thought|believes?|reckons?|insists?|insisted|tells (?:me|us)|told (?:me|us)|shows?|showed|displays?|lists?|listed|states?|reports?|assumes?|suggests?|complains?|calls (?:me|us)|greets (?:me|us)|addresses (?:me|us)|identifies|puts (?:me|us|my|our)|(?:turns|changes|renders|mangles) (?:me|us|my|our)|marks (?:me|us)|(?:still |already |also )?(?:has|had|have|got) (?:me|us|my|our|i|we)\\b|wants to|prints|outputs|defaults to|auto-?fill(?:s|ed)|pre-?fill(?:s|ed)|keeps (?:on )?(?:auto-?correcting|calling|saying|telling|showing|suggesting|greeting|filling|sending|changing))'

const ENGLISH = new RegExp(
  [
    `${LEAD}${WHAT}(?: (?:still|just|also|now|apparently|always|clearly|only|even|wrongly))* ${SAYS}\\b`,
    `${LEAD}according to ${WHAT}\\b`,
    `${LEAD}(?:it|here it|there it|this|that) (?:still |just |also |now )?(?:says?|claims?|tells me)(?: here)?(?: that)? (?:i|i'm|my|we|we're|our|you)\\b|${LEAD}it says here\\b`,
    `${LEAD}(?!i\\b|we\\b|s?he\\b|they\\b)(?:(?:the|my|our|this|that|your) )?[\\w-]+(?: (?!and\\b)[\\w-]+)? (?:(?:still |just |always )?(?:thinks?|believes?|assumes?|reckons?)(?: that)? (?:i|i'm|im|i've|we|we're|we've)\\b(?!.*\\bshould\\b)|(?:still )?has (?:me|us|my [\\w-]+|our [\\w-]+) (?:down|listed|registered|saved|stored|as|under)\\b)`,
    `${LEAD}(?:the|this|that|a) (?:letter|quote|bill|parcel|package|invoice|envelope|e-?mail|fine|ticket) (?:is|was|came|comes|arrived) (?:addressed|made out|in the name)\\b`,
  ].join('|'),
)

/** What the speaker says against it, or besides: "…, but I moved to York in May", "…, it's 4 Oak Road now". */
const OWN_TAIL =
  /(?:[,;:.]|\s[-–—]|\b(?:but|although|though|whereas|while|because|since))\s+(?:(?:but|and|so|actually|in fact|really|which is) )*(?:i|i'm|im|i've|ive|we|we're|we've|my|our|mine|ours|it's|it is|it was|it should|should be|now|he|she|[a-z]+ is|wrong,)\b(?! (?:that|it) (?:right|wrong|true))/

const GERMAN_SOURCE =
  '(?:\\p{L}+[ -])?\\p{L}*(?:app|seite|website|webseite|homepage|formular|system|portal|log|protokoll|bildschirm|dashboard|navi|uhr|tracker|waage|bot|fehlermeldung|quiz|horoskop|browser|drucker|programm|autokorrektur|google(?: maps)?|spotify|netflix|linkedin|handy)'
const GERMAN = new RegExp(
  `^(?:(?:und|aber|also|hm|komisch|lustig)[,:]? )*(?:laut (?:der |dem |den |meiner |meinem |unserer |unserem )?${GERMAN_SOURCE}(?!\\p{L})|(?:die|das|der|mein|meine|unser|unsere|diese|dieses|dieser) ${GERMAN_SOURCE} (?:sagt|behauptet|meint|denkt|glaubt|zeigt|führt|listet|hat (?:noch |immer noch )?(?:mich|meine?n?|unsere?n?)|schreibt|nennt|hält|besteht)(?!\\p{L}))`,
  'u',
)
const SPANISH_SOURCE =
  '(?:app|aplicación|página|web|formulario|sistema|portal|registro|pantalla|panel|gps|navegador|reloj|báscula|bot|mensaje de error|test|horóscopo|impresora|programa|google(?: maps)?|spotify|linkedin|móvil)'
const SPANISH = new RegExp(
  `^(?:(?:y|pero|pues|qué raro)[,:]? )*(?:según (?:la |el |mi |esta |este )?${SPANISH_SOURCE}(?!\\p{L})|(?:la|el|mi|esta|este|tu) ${SPANISH_SOURCE} (?:dice|cree|piensa|muestra|insiste|pone|indica|me (?:llama|dice|tiene)|afirma|asegura)(?!\\p{L})|en (?:la|el) ${SPANISH_SOURCE} (?:pone|dice|aparece|sale)(?!\\p{L}))`,
  'u',
)
const TAIL =
  /(?:[,;:]\s+(?:aber |doch |pero |sino )?|\s(?:aber|doch|pero)\s)(?:ich|wir|mein|meine|es ist|inzwischen|jetzt|die neue|yo|nosotros|ahora|mi|vivo|soy|estoy)(?!\p{L})/u

/** "According to the log, our …": what follows is still the source's. */
const BY_SOURCE = /^(?:\p{L}+,? ){0,2}?(?:according to|laut|según) [^,;]{2,50},/u

/** Whether a sentence only tells what a page, a program or a device says, with nothing of the speaker's own beside it. */
export function isOfSource(folded: string, language: string): boolean {
  const told = folded.replace(BY_SOURCE, '')
  if (language === 'en') return ENGLISH.test(folded) && !OWN_TAIL.test(told)
  if (language === 'de') return GERMAN.test(folded) && !TAIL.test(told)
  return language === 'es' && SPANISH.test(folded) && !TAIL.test(told)
}

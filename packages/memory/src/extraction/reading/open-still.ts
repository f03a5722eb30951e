import { matchesIn } from '../language/quick.ts'

const LEAD = '^(?:(?:and|but|so|ok|well|honestly|anyway|then|also|sadly|for now|as for that|right now|at the moment)[, ]+)*'
const WHO = '(?:i|we|he|she|they|you|it|that|this|my \\w+|our \\w+|the \\w+)'
const PERHAPS = "(?:'d| would|'ll| will| might| may| could)"

/**
 * Ways to say that something hangs on what has not happened, on folded text: a name for a child that may never come, whether one will
 * change something, and the remark beside it that nobody has decided. How the assistant is to answer "if I ask for …" is none of these.
 */
const ENGLISH = new RegExp(
  [
    // "If we get the kitten at all, she'd be Nutmeg or else Pixel".
    `${LEAD}(?:if|provided|assuming|supposing|in case|should) (?!you\\b|there\\b|anyone|someone|something)(?:i|we|he|she|it|they|my|our|the|that|this|mum|dad)\\b [^.;?!]{3,80}?(?:,| then) (?:then )?${WHO}(?:'d| would)(?:n't)? (?!(?:always |really |much |rather |still )*(?:like|prefer|rather|love|appreciate|want|need|choose|pick|take|opt|be (?:nice|great|good|better|best|helpful|useful|lovely|handy|ideal|easier|kind|grateful|glad|happy)))`,
    `${LEAD}(?:if|provided|assuming|in case|should|once) (?!you\\b)(?:i|we|he|she|it|they|my|our|the|that|this)\\b [^.;?!]{3,80}?(?:,| then) ${WHO}${PERHAPS} (?:be|get|become|be called|be named|end up|go for|go|take|choose|pick|have)\\b[^.;?!]{2,50}\\b(?:or(?: else| maybe| possibly)?|either|at best|probably|most likely|maybe)\\b`,
    `${LEAD}if [^.;?!]{3,60}\\bat all\\b`,
    // "Whether we'll switch, we don't know yet"; "No clue yet if I take it".
    `${LEAD}whether (?:or not )?[^.;?!]{3,80}(?:,| is| remains| depends) ?(?:(?:i|we|nobody|no one|they|she|he|even i)(?: honestly| really| still| simply| just)* (?:don't|can't|cannot|couldn't|haven't|hasn't|doesn't|isn't|aren't|won't|have no|do not|has no)|is |isn't|that's|remains|depends|no idea|no clue|who knows|god knows|still|only time|time will|another (?:matter|question)|anyone's|anybody's|open|up to|on |to be)`,
    "\\b(?:no (?:clue|idea)|(?:don't|do not|doesn't|can't) (?:know|say|tell)|isn't clear|not clear|not (?:yet )?decided|not (?:yet )?worked out|haven't worked out|yet to (?:see|hear|find out)|nobody knows|no one knows|isn't certain|not certain|can't be sure|remains to be seen|open)(?: yet| still| at all| myself| for sure)* (?:if|whether) (?:i|i'm|i'll|i'd|we|we're|we'll|we'd|my|our|he|she|they|it|it's|it'll|the)\\b",
    // The remark beside it: "The vote's still open", "We don't know yet", "Ask me in a month".
    `${LEAD}(?:the |our |that |this )?(?:vote|voting|poll|ballot|question|decision|matter|choice|debate|verdict|outcome|discussion|name|names|rest|jury|race|final word|result|whole thing|issue|list|whole plan|everything|all (?:of )?(?:it|that|this)|it(?: all)?|that|this)(?:'s| is| are| remains?|'s all| has been left)(?: still| very much| wide| all| quite| yet| only| left)* (?:open|undecided|unresolved|unsettled|to be decided|to be seen|anyone's guess|anybody's guess|up for grabs|up for debate|in the balance|pending|under discussion|not (?:yet )?(?:decided|settled|agreed|final|in|over|fixed)|not in yet|ongoing|divided|tied|tentative|provisional)(?: (?:on|about|over) (?:that|this|it))?[.!]*$`,
    `${LEAD}(?:i|we|nobody|no one|he|she|they|everyone|the family)(?: honestly| really| still| simply| just| both)* (?:(?:don't|do not|doesn't|can't|cannot) (?:know|say|tell|agree|decide)|(?:has|have|'s) (?:no (?:idea|clue)))(?: about (?:that|it|this))?(?: yet| for sure| for certain| at this point| either| so far| ourselves| myself| on (?:it|that|one|anything|a name))*[.!]*$`,
    `${LEAD}(?:the )?(?:votes|results|papers|answers|replies) (?:aren't|are not|haven't been) (?:all )?(?:in|counted|signed|back)(?: yet)?[.!]*$|${LEAD}(?:ask (?:me|us) (?:again )?(?:in|next|after|later)\\b[^.;?!]{0,30}|(?:we'll|i'll) (?:decide|know|find out|vote|see) (?:when|once|later|soon|then|on|next|after|in)\\b[^.;?!]{0,40}|(?:that|it) (?:all )?depends(?: on [^.;?!]{2,40})?|no decision (?:so far|yet|has been made|either way)|not (?:a )?(?:done deal|decided|settled|set in stone)(?: yet)?|nobody(?:'s| has) (?:said yes|signed|agreed|decided)[^.;?!]{0,20})[.!]*$`,
    // Takes back what others say, and says nothing of its own: "I haven't.", "None of it is true".
    `^(?:(?:and|but|so|well|no|nope|actually|honestly|spoiler|really|for the record|of course|which|obviously)[,: ]+)*(?:i|we|he|she|they|it|that) (?:really |absolutely |certainly |definitely |most certainly )*(?:haven't|hasn't|didn't|don't|doesn't|wasn't|weren't|isn't|aren't|won't|wouldn't|am not|have not|did not|do not|is not|are not)(?: at all| yet| and never (?:have|did|was|will)| of course)?[.!]*$|^(?:(?:and|but|well|no|actually)[, ]+)*(?:i'm|im|we're|he's|she's|they're|it's|that's) (?:really |absolutely |certainly |definitely )*not(?: at all)?[.!]*$|^(?:(?:and|but|well|no)[, ]+)*(?:(?:none|nothing|not a word) of (?:it|that|this) is(?:n't)? true|(?:it's|that's|it is|that is) (?:simply |just |all |complete(?:ly)? |total(?:ly)? |utter )*(?:not true|untrue|false|nonsense|rubbish|made up|a myth|a rumou?r|gossip)|not true|untrue|pure invention)[.!]*$`,
    // What everybody says and the speaker doubts: "People keep asking if I'm French".
    `${LEAD}(?:people|everyone|everybody|folks|strangers|the neighbours|the neighbors|some people|half the \\w+|my colleagues|colleagues|the internet|the whole \\w+)(?: all| always| just| somehow| now| often| still| here)* (?:keeps?|seems? to|tends? to|like to|love to|is|are|will|just)? ?(?:say(?:s|ing)?|think(?:s|ing)?|assum(?:e|es|ing)|believ(?:e|es|ing)|tell(?:s|ing)? me|ask(?:s|ing)? (?:me )?(?:if|whether)|guess(?:es|ing)?|suspect(?:s|ing)?|reckon(?:s|ing)?|insist(?:s|ing)?|congratulat(?:e|es|ing) me|suppos(?:e|es|ing)|tak(?:e|es|ing) me for|mistak(?:e|es|ing) me)\\b(?! (?:that )?(?:it|this|the|of|about|you)\\b)`,
    `${LEAD}whether [^.;?!,]{3,60} (?:nobody|no one|neither of us|remains|i can't|we can't|i don't|we don't|they won't|they can't|he won't|she won't)\\b|\\bstill being (?:argued|debated|voted|discussed|negotiated|decided|fought|haggled|considered)\\b|^(?:i gather|supposedly|word has it|so i hear|allegedly)[, ]+(?:that )?i(?:'m| am|'ve| have)\\b|\\b(?:they|he|she|my (?:aunt|uncle|mother|mum|mom|father|dad|sister|brother|colleagues|friends|neighbours|in-laws|cousins?|family|kids)|the (?:papers?|press|neighbours|office)) keeps? (?:saying|writing|claiming|insisting|thinking|assuming|announcing|printing|joking|believing|telling (?:people|everyone|me)) (?:that )?(?:i|i'm|i've|we|we're|we've)\\b`,
    "\\b(?:sound(?:ed|ing) (?:me|us) out|put(?:ting)? out feelers|(?:my|our) eyes? on|that's all so far|(?:no|nothing) more than (?:talk|gossip|an idea)|rumou?rs? (?:of|about) (?:my|our|me|us)|dangl(?:ed|ing) [^.?!;]{2,40} (?:in front of|before) (?:me|us)|(?:been )?approached (?:me|us)? ?about (?:a|the|taking|joining|moving))\\b|^[^.?!;]{4,80}, but (?:no|nope|it isn't|it's not true|they're wrong|that's wrong|not really)[.!]*$",
    `^(?:(?:ok|so|now|right|hey)[, ]+)*(?:assume|imagine|suppose|pretend|picture|let's say) (?:for (?:a|the) \\w+ )?(?:that )?(?:i'm|im|i am|i've|ive|i have|i had|i was|i were|we're|we are) [^.;?!]{2,60}[,;:] ?(?:what|how|which|where|who|would|could|should|can|do|does|whats)\\b`,
  ].join('|'),
)

const GERMAN = new RegExp(
  `(?<!\\p{L})(?:${[
    '^(?:(?:und|aber|also|nun|na ja)[, ]+)*ob [^.;?!]{3,90}, (?:(?:weiß|wissen|weiss) (?:ich|wir|keiner|niemand|noch)|(?:ist|bleibt|steht|wird|hängt|zeigt|entscheidet|klärt|muss|kann|müssen|können|lässt|überleg\\p{L}*|entscheid\\p{L}*|will|wollen|da (?:bin|sind)|keine ahnung|wer weiß|mal sehen|das)(?!\\p{L}))',
    '(?:weiß|weiss|wissen) (?:ich |wir |man )?(?:noch |auch |selbst |ehrlich gesagt |jetzt )*(?:gar |überhaupt )?nicht(?: genau| sicher)?,? (?:ob|wann|wie|wer|welch\\p{L}*)',
    '(?:überleg\\p{L}*|grübl\\p{L}*|grübel\\p{L}*|diskutier\\p{L}*|streiten|frage mich|fragen uns|zweifl\\p{L}*|bin (?:mir )?(?:noch )?unsicher|sind (?:uns )?(?:noch )?unsicher|keine ahnung)(?: noch| gerade| derzeit| zurzeit| immer noch| schon lange)*,? ob (?:ich|wir|mein\\p{L}*|unser\\p{L}*)',
    '^(?:(?:und|aber|also)[, ]+)*(?:wenn|falls|sollten|sollte|angenommen) (?!du\\b)[^.;?!]{3,80}, (?:dann )?(?:hieße|würde|wäre|könnte|hätte|heißt)\\p{L}* [^.;?!]{2,60}(?:\\boder\\b|würde|heißen|nennen)?',
    '^(?:(?:und|aber|also)[, ]+)*(?:das|alles|es|die entscheidung|die abstimmung|der name|die frage|die sache|das ganze|der rest) (?:ist|sind|steht|bleibt) (?:aber |alles |noch |immer noch |weiterhin |völlig |ganz )*(?:offen|ungewiss|unklar|nicht (?:entschieden|klar|raus|sicher|fest)|in der schwebe|unentschieden)',
    '^(?:(?:und|aber|also)[, ]+)*(?:(?:ich|wir) (?:weiß|weiss|wissen) es (?:selbst )?(?:noch )?(?:gar )?nicht|(?:das )?(?:weiß|weiss|wissen) (?:ich|wir|keiner|niemand)(?: selbst)? (?:noch )?(?:gar )?nicht|(?:entschieden|beschlossen|unterschrieben) ist (?:aber )?(?:noch )?nichts|stimmt (?:aber )?(?:gar |überhaupt )?nicht|(?:bin|habe?|tue|mache?|war) ich (?:aber |gar |überhaupt )*nicht)[.!]*$',
    '(?:auch wenn|obwohl|egal was|selbst wenn) (?:das |es )?(?:alle|viele|jeder|die leute|meine \\p{L}+|die nachbarn|ständig \\p{L}+) (?:das |es |immer )*(?:glaub|denk|mein|behaupt|sag|erzähl|annehm)\\p{L}*|(?:umzug|wechsel|vertrag|kauf|verkauf|zusage|hochzeit) [^.?!;]{0,40}ist (?:aber )?noch nicht (?:durch|sicher|unterschrieben|fix|entschieden|offiziell)|(?:kann|könnte) (?:gut |durchaus |auch )?sein,? dass',
    '^(?:(?:und|aber|also)[, ]+)*(?:alle|viele|die leute|manche|die nachbarn|die kollegen|ständig|dauernd) (?:\\p{L}+ ){0,2}?(?:denken|glauben|meinen|sagen|behaupten|halten mich|fragen (?:mich)?,? ob)',
  ].join('|')})(?!\\p{L})`,
  'u',
)

const SPANISH = new RegExp(
  `(?<!\\p{L})(?:${[
    '^(?:(?:y|pero|bueno|pues)[, ]+)*si (?!(?:me |te )?(?:pid|pregunt|escrib|envi|env|mand|dic|dig|pas|das|pon|respond|contest|us)|te |quieres|puedes|lo )[^.;?!]{3,80}, (?:(?:se|me|nos|le|lo|la) )?(?!gust|prefer|encant|agradec|quer)\\p{L}{2,12}(?:ría|ríamos|rían)(?!\\p{L})',
    '^(?:(?:y|pero|bueno|pues)[, ]+)*si [^.;?!]{3,80}, (?:aún|todavía|ni siquiera|es que)? ?no (?:lo )?(?:sé|sabemos|tengo (?:claro|ni idea)|está (?:claro|decidido)|hemos decidido|he decidido)',
    '^(?:(?:y|pero|bueno|pues|la verdad)[, ]+)*(?:(?:aún|todavía|de momento|por ahora) no (?:lo )?(?:sé|sabemos|sabe nadie|he decidido|hemos decidido|está (?:decidido|claro|nada claro))|no (?:lo )?(?:sé|sabemos|hemos decidido|he decidido|está decidido) (?:aún|todavía)|nadie lo sabe|ya veremos|está por ver|sigue en el aire|(?:eso |la decisión |la votación |el nombre )?(?:sigue|está|queda) (?:todavía |aún )?(?:abiert[oa]|pendiente|por decidir|sin decidir)|(?:pero )?no es (?:verdad|cierto)|no lo (?:soy|estoy|he hecho|hago))[.!]*$',
    '(?:no sé|no sabemos|no tengo claro|está por ver|me pregunto|dudo|dudamos)(?: aún| todavía| muy bien)? si (?:me|nos|voy|vamos|al final|la|lo|mi|nuestr\\p{L}+|\\p{L}+(?:ré|remos|rá|r))',
    'aunque (?:todos|todo el mundo|la gente|muchos|mi \\p{L}+) (?:lo )?(?:crea|crean|piense|piensen|diga|digan)|(?:dicen|se rumorea|corre el rumor de|se comenta) que (?:me|nos|voy|vamos|mi|nuestr\\p{L}+)',
    '^(?:(?:y|pero)[, ]+)*(?:todo el mundo|la gente|todos|muchos|mis vecinos|los vecinos) (?:\\p{L}+ )?(?:cree|piensa|dice|creen|piensan|dicen|supone|me toma por) que (?:soy|estoy|tengo|voy|me|he)',
  ].join('|')})(?!\\p{L})`,
  'u',
)

const FORMS: Readonly<Record<string, RegExp>> = { en: ENGLISH, de: GERMAN, es: SPANISH }

/** Whether a sentence hangs on what has not happened, says that nothing is decided, or takes back what others say. */
export function isOpenStill(folded: string, language: string): boolean {
  return matchesIn(FORMS, folded, language)
}

import { matchesIn } from '../language/quick.ts'

/**
 * More ways to leave it open whether something is so, on folded text: a chance, a choice between two, something put
 * forward and not voted on, a name one would not give oneself. What stands beside it in the sentence is read for itself.
 */
const LEAD = '^(?:(?:and|but|so|ok|well|hmm|also|then|honestly|apparently)[, ]+)*'
const YET = '(?: yet| really| honestly| at all| myself| for sure| for certain| right now| exactly)*'
const SELF = "(?:i|i'll|ill|i'd|i'm|im|i've|ive|we|we'll|we'd|we're|we've|my|our|he|she|he'll|she'll|they|they'll|it|it'll|it's)"

const ENGLISH: RegExp = new RegExp(
  [
    // Two names or ways, and no choice yet: "either a Wilhelmina or an Agatha", "Gertrude or Mathilda, we haven't settled it".
    "\\b(?:going to|gonna|will|'ll) (?:be )?(?:called |named |become )?either\\b[^.?!;]{2,40} or |\\beither (?:going to|gonna) be\\b|^(?:(?:and|but|so)[, ]+)*(?:it's|it is|it'll be|it will be|we're|i'm)? ?(?:down to|torn|stuck|caught)? ?between [^.?!;,]{2,30} and [^.?!;,]{2,30} (?:for|as) (?:the|our|my|a|her|his)\\b",
    "\\bcircling (?:around )?the idea|\\bon (?:the|our|my) short-?list\\b|\\bbeen (?:sounded out|approached) (?:about|for|by)\\b|\\b(?:will|'ll|going to|gonna) be an? [\\w-]+ or an? [\\w-]+\\b",
    "\\b(?:may|might|could) (?:well |yet |still )?end up (?:as|being|called|with)\\b|\\b(?:votes?|opinions?|the vote|the family|we)(?:'s| is|'re| are) (?:split|divided)\\b|\\b(?:i|we) (?:could|might|may) [^.?!;,]{2,40}\\b(?:one day|some ?day|at some point)\\b",
    "\\bor [^.?!;,]{2,40}(?:,|:| [-–—])? ?(?:and |but )?(?:we|i|they|the kids|nobody|opinions|(?:my \\w+|he|she) and i)(?:'ve|'re|'m)? (?:still |just |really )*(?:argue|arguing|are (?:arguing|divided)|disagree|squabble|bicker|fight over|differ|keep (?:changing|arguing|going|swapping|switching)|go back and forth|(?:can't|cannot|couldn't|haven't|have not|hasn't) (?:quite |yet |even |really )*(?:agree|decide|settle|choose|pick|make up|agreed|decided|settled|chosen|picked|made up))\\b[^.?!;]{0,40}[.!]*$|\\b(?:we|they) (?:can't|cannot|couldn't) (?:quite |really |ever )*agree(?: on (?:it|one|which))?[.!]*$",
    "\\bthere(?:'s| is| was| may be| might be|'s still| is still) (?:(?:some|a|an|every|always|still|quite|only|just|very|fairly|outside|small|slim|tiny|slight|good|fair|decent|real|strong|big|remote|distinct|fifty-fifty|50[-/]50|\\d+ ?%) )*(?:chance|possibility|likelihood|probability|prospect)s?(?: that| of|,)? (?!for\\b|to\\b)(?:my|our|me|us|[a-z]+ing|he|she|they|it|the|i|i'm|i'll|im|we|we'll|we're)\\b",
    '\\b(?:toss-?up|coin[- ]toss|fifty-fifty|50[-/]50) (?:between|whether|if|at)\\b',
    `\\b(?:can't|cannot|couldn't|can not) (?:really |quite |honestly )*(?:say|tell|decide|promise)${YET} (?:whether|if|which)\\b|\\b(?:dunno|don't know|do not know|no idea|no clue|hard to say|impossible to say|remains to be seen)${YET} (?:if|whether) ${SELF}\\b|\\bno clue if\\b`,
    "\\b(?:i|we) (?:wouldn't|would not|won't) (?:really |quite |exactly )*(?:say|call (?:myself|ourselves|it|us)|describe (?:myself|ourselves)|consider (?:myself|ourselves)|go (?:so|as) far|claim)\\b",
    '\\b(?:hint(?:ed|s|ing) (?:at|that|about)|dropp?(?:ed|s|ing) (?:a |some |little |big )*hints?|ma(?:de|kes?|king) noises about)\\b|\\b(?:floated|mooted|touted|bandied|put forward|brought up|raised|mentioned|suggested|proposed) (?:the |an? |some )?(?:idea|possibility|option|prospect|notion|move|switch|transfer|relocation)\\b|\\b(?:mentioned|said|thinks|reckons|suspects) (?:that )?(?:my|our) [a-z ]{2,24} (?:may|might|could)\\b',
    "\\b(?:the|a|our|their) (?:vote|decision|verdict|ruling|answer|announcement)\\b[^.,;]{0,24}\\b(?:postponed|pending|isn't until|isn't till|is not until|not until|put off|tabled|deferred|hasn't|has not|still out|due (?:next|on|in))\\b|\\bstill (?:arguing|squabbling|bickering|going back and forth|negotiating|talking) (?:about|over)\\b",
    '\\b(?:i|we|he|she|they|it) (?:may|might|could)(?: well| just| yet| still| possibly| easily| also)* (?:end up|wind up|find (?:my|our)sel(?:f|ves)|turn out|be (?:out\\b|moving|getting|leaving|switching|going|changing|working|living|off))\\b|\\b(?:looks|seems|sounds) (?:as if|as though|like) (?:i|we) (?:may|might|could)\\b',
    `\\b(?:this|so|that) close to [a-z]+ing\\b|${LEAD}(?:i |we )?(?:very )?(?:nearly|almost) (?:bought|took|got|went|quit|sold|chose|left|[a-z]+ed)\\b(?! (?:every|all|always|never))|\\bthought better of it\\b`,
    "\\b(?:weighing(?: up)?|deciding|debating|discussing|pondering|arguing|unsure|undecided|i wonder|wondering) (?:if|whether) (?:i|i'm|i'll|we|we'll|we're|to|my|our|it|he|she|they)\\b|\\b(?:chances|odds|likelihood|probability) of (?:me|us|my|our|it|that)\\b|\\b(?:haven't|hasn't|not|hadn't) (?:quite |yet |fully )?ruled? (?:it )?out\\b|\\b(?:half|sort of|kind of|provisionally|tentatively) (?:agreed|decided|promised|planned|accepted)\\b|\\bin an ideal \\w+\\b|\\b(?:to|will|'ll|just) (?:maybe|perhaps|possibly)\\b",
    "\\b(?:been|keep|kept|are|were) (?:debating|mulling|umming|wondering|pondering|musing|agoni[sz]ing|dithering)\\b|\\b(?:been|are|were) (?:discussing|talking about) (?:whether|if|maybe|possibly|moving|getting|switching|leaving|selling)\\b|\\b(?:i'm|im|we're|i am|we are) (?:still |rather |kind of |sort of )*leaning (?:to|toward)|\\bkeep(?:s)? (?:wondering|asking myself)\\b",
    "\\bdepending on (?:the|how|whether|what|my|our|who)\\b[^.;?!]{0,50}\\b(?:i'd|we'd|i'll|we'll|(?:i|we) (?:might|could|would|may))\\b|\\bif [^,.;?!]{3,40},? (?:i|we) (?:could|might) (?:be|end)\\b|\\b(?:half of me|one part of me|my heart) (?:wants|says|would)\\b",
  ].join('|'),
)

const GERMAN: RegExp =
  /(?<!\p{L})(?:(?:gut|durchaus|leicht|schon) möglich,? dass|(?:besteht|gibt es|gibt's) (?:eine |die |eine kleine |eine gewisse |noch eine )?(?:chance|möglichkeit|aussicht),? (?:dass|auf)|(?:ich|wir) (?:schwanke|schwanken|zögere|zögern|hadere|hadern) (?:noch |immer noch )?(?:zwischen|mit|ob)|^noch ist (?:das |es |alles )?(?:offen|unklar|ungewiss|nicht (?:klar|entschieden|raus))|ist (?:noch |völlig |ganz )?(?:offen|unklar|fraglich|ungewiss),? (?:ob|wann|wie)|(?:noch|gar|lange) nicht einig,? (?:ob|wie|wer|welch\p{L}*|wann|wohin)|noch nicht (?:entschieden|beschlossen|ausgemacht|festgelegt|geklärt),? (?:ob|wie|wer|wann|wohin)|(?:haben|habe|hat) (?:uns |mich |sich )?noch nicht (?:entschieden|festgelegt|geeinigt)|(?:mal )?(?:schauen|sehen|gucken), ob (?:ich|wir)|hin- ?und hergerissen|steht (?:aber |alles |das )?(?:noch )?(?:in den sternen|nicht fest|auf der kippe)|(?:ist|sind) (?:noch )?(?:nichts|gar nichts) (?:entschieden|fix|sicher|unterschrieben)|(?:noch|gar) nicht (?:entschieden|unterschrieben|spruchreif|raus)|sieht so aus,? als (?:könnte|würde|müsste)|spiele mit dem gedanken|(?:mich|uns) (?:als|eher nicht als) .{2,30} würde ich (?:mich )?nicht bezeichnen|würde (?:ich )?(?:mich )?nicht als .{2,30} bezeichnen)(?!\p{L})/u

const SPANISH: RegExp =
  /(?<!\p{L})(?:puede (?:ser )?que (?:me|nos|yo|mi|al final|acabe|tenga|sea|vaya|cambie|deje|compre)|(?:quizá|quizás|a lo mejor|igual|tal vez) (?:me|nos|dej[eo]|cambi[eo]|compr[eo]|mud|voy|vaya|acab[eo]|sea|tenga|haga|hago)\p{L}*|(?:no sé|no tengo claro|todavía no sé|aún no sé) si (?:me|nos|voy|dejar|quedar|comprar|adoptar|cambiar|aceptar|ir|soy|tengo)\p{L}*|(?:estoy|estamos) (?:entre|dudando entre|dándole vueltas|pensando en|pensándo\p{L}*|planteándo\p{L}*)|(?:decidiendo|pensando|discutiendo|debatiendo|hablando) (?:de )?si |nada (?:seguro|decidido|firmado)|(?:(?:aún|todavía) no|no) (?:lo |nos |me )?(?:hemos|he|han|ha) (?:decidido|acordado|elegido|escogido|aclarado)(?: (?:aún|todavía))? (?:si|cómo|qué|quién|cuál|cuándo|dónde|el nombre)|no (?:está|queda) (?:nada )?(?:decidido|claro) si|no nos ponemos de acuerdo|sin decidir|está en el aire|hay (?:alguna |una )?posibilidad(?:es)? de que)(?!\p{L})/u

const FORMS: Readonly<Record<string, RegExp>> = { en: ENGLISH, de: GERMAN, es: SPANISH }

/** Whether a sentence leaves it open whether something is so. */
export function isUndecided(folded: string, language: string): boolean {
  return matchesIn(FORMS, folded, language)
}

import { isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold, toWords } from '../language/words.ts'

/**
 * Sentences without what only says that something is going to be told ("Should mention that I eat halal"), and with what only says how
 * far an order reaches ("That goes for every snippet"), which is no statement of its own.
 */
export function toldParts(sentences: readonly Span[], text: string, language: string): readonly Span[] {
  const parts: Span[] = []
  for (const sentence of sentences) {
    const before = parts.at(-1)
    if (before !== undefined && isReach(sentence, before, language)) {
      parts[parts.length - 1] = { text: text.slice(before.start, sentence.end), start: before.start, end: sentence.end }
    } else parts.push(...beforeMind(sentence, language).map((part) => afterLead(part, language)))
  }
  return parts
}

const TELLS_EN =
  '(?:mention(?:ed)?|say|said|add(?:ed)?|note|noted|point(?:ed)? out|stress(?:ed)?|confess|admit|specif(?:y|ied)|flag(?:ged)?|warn(?:ed)? you|(?:tell|told) you|let you know|explain(?:ed)?)'
/** Only says that the speaker is about to tell something of themselves. */
const LEADS: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `^(?:(?:oh|and|but|also|btw|by the way|one thing|ps|sorry|hey|though)[,:]? )*(?:(?:i )?(?:probably |perhaps |maybe |really |just |also )*(?:(?:should|ought to|need to|(?:must|have to)(?! (?:just |also )?(?:say|admit|confess)\\b(?! (?:i['’]m|i am|i['’]ve|i have|i use|i can['’]t|i live|i work|we have|we live)\\b))|might as well|may as well|better|best|forgot to|meant to|suppose i should|guess i should)(?: probably| also| just| perhaps| maybe)*(?: have)?|should['’]?ve) ${TELLS_EN}|(?:not sure|(?:i )?(?:don['’]?t|do not) know|no idea)(?: whether| if)? (?:it|this|that)(?:['’]s| is)? ?(?:matters?|helps?|relevant|useful|important|counts?|makes a difference|of any (?:use|help))?,? but|(?:it )?(?:might|may|could|would|will|'ll) (?:also )?(?:help|be (?:useful|worth|good|handy|helpful|relevant))(?: you)?(?: to (?:know|say|add|mention)| knowing| if you know| if i (?:say|mention|add))|(?:it['’]?s )?(?:probably |also |perhaps )?(?:worth (?:saying|mentioning|adding|noting|knowing|pointing out|a mention)|(?:relevant|useful|helpful|good|handy|important) to (?:know|say|add|mention)))(?: here| too| first| up front| at this point| as well)?(?:,|:| [-–—])? (?:that )?(?=(?:i|i['’](?:m|ve|d|ll)|im|ive|we|we['’](?:re|ve)|both of us|one of us|none of us|neither of us)\\b|(?:my|our) (?:[\\p{L}'’-]+ ){1,3}?(?:is|are|has|have|was|can|can['’]t|won['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t|uses?|lives?|works?|needs?|hates?|loves?|eats?|keeps?)\\b(?! (?:gone|off)\\b))`,
    'u',
  ),
  de: /^(?:(?:ach|und|aber|ps|übrigens|vielleicht)[,:]? )*(?:(?:ich )?(?:sollte|muss|müsste|möchte|will|wollte)(?: ich)?(?: vielleicht| wohl| noch| auch| kurz| aber)* (?:dazusagen|dazu sagen|erwähnen|sagen|hinzufügen|anmerken|ergänzen|betonen)|(?:gut|hilfreich|wichtig|nützlich) zu wissen|(?:dazu|vorab|vorweg)(?: sei(?: noch)?)? gesagt|habe?(?: ich)?(?: noch| ganz)? vergessen(?: zu (?:sagen|erwähnen))?)(?:,|:| [-–—]) (?=(?:dass )?(?:ich|wir|mein\p{L}{0,2}|unser\p{L}{0,2}) )/u,
  es: /^(?:(?:ah|y|pero|por cierto|ojo)[,:]? )*(?:(?:debería|tengo que|debo|habría que|conviene|hay que|cabe)(?: también)? (?:decir|aclarar|mencionar|añadir|agregar|avisar|señalar)(?:te)?|(?:olvidé|se me olvidó|me faltó) (?:decir|mencionar|aclarar|avisar)(?:te)?)(?:,|:| que)? (?=(?:soy|estoy|tengo|como|voy|vivo|trabajo|uso|llevo|no |mi |mis |me |nos |somos|tenemos))/u,
}

/** "Plan me a hike, and bear in mind I'm asthmatic": what is to be thought of stands for itself. */
const MIND: Readonly<Record<string, RegExp>> = {
  en: /,? (?:and|but|only|just|-|–)[, ]+(?:please )?(?:bear in mind|keep in mind|remember|mind|note)(?: that)? (?=(?:i|i['’](?:m|ve)|we|we['’](?:re|ve)) )/u,
  de: /,? (?:und|aber) (?:bitte )?(?:denk(?:e|t)? (?:bitte )?dr?an|bedenk(?:e|t)?|beachte|vergiss nicht)(?: bitte)?, (?=dass (?:ich|wir) )/u,
  es: /,? (?:y|pero) (?:ten en cuenta|recuerda|acuérdate de|no olvides) (?=que (?:soy|estoy|tengo|no |mi |me |somos|tenemos|voy|vivo|como))/u,
}

function beforeMind(sentence: Span, language: string): readonly Span[] {
  const folded = fold(sentence.text)
  const cut = folded.length !== sentence.text.length || isQuestionMarked(sentence) ? null : (MIND[language]?.exec(folded) ?? null)
  if (cut === null || !signalsFor(language).imperative.test(folded.slice(0, cut.index))) return [sentence]
  const from = cut.index + cut[0].length
  const order: Span = { text: sentence.text.slice(0, cut.index), start: sentence.start, end: sentence.start + cut.index }
  return [order, { text: sentence.text.slice(from), start: sentence.start + from, end: sentence.end }]
}

/** "Today I found out that I'm allergic to …": since when it is known tells nothing of what is so. */
const FOUND_OUT: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:so|and|well|ugh|today|yesterday|this (?:morning|week)|last (?:week|night|month)|apparently|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)[, ]+)*(?:i|we)(?:['’]ve| have| was| were| got| have been|['’]ve been)? ?(?:(?:just|only|recently|now|today|yesterday) )*(?:found out|learn(?:ed|t)|discovered|told|realised|realized)(?: (?:today|yesterday|this (?:morning|week|afternoon)|last (?:week|month|night)|on \p{L}+day|by (?:my|the) \p{L}+|from (?:my|the) \p{L}+|at (?:my|the) \p{L}+))*,? (?:that )?(?=(?:i['’]?m|i am|i have|i['’]ve got|we['’]re|we have|my \p{L}+ (?:is|has)) (?!(?:late|early|not|the only|out of|on the|been|to|no|won)\b))/u,
  de: /^(?:(?:also|und|tja|oh)[, ]+)*(?:(?:heute|gestern|letzte woche|vorgestern|diese woche|eben|gerade|vorhin)(?: \p{L}+)? (?:habe?|haben|wurde) (?:ich|wir|mir)|(?:ich|wir|mir) (?:habe?|haben|wurde)(?: (?:heute|gestern|eben|gerade|letzte woche|diese woche))?)(?: (?:heute|gestern|beim arzt|vom arzt|von der ärztin|morgen))* (?:erfahren|herausgefunden|festgestellt|gesagt|mitgeteilt|rausgefunden|gelernt)(?: (?:bekommen|worden))?, (?=dass (?:ich|wir|mein\p{L}{0,2}) )/u,
  es: /^(?:(?:bueno|pues|y|hoy|ayer|esta (?:mañana|semana)|la semana pasada|anoche)[, ]+)*(?:(?:me|nos) (?:enteré|he enterado|enteramos|acabo de enterar|dijeron|han dicho|confirmaron)|(?:supe|descubrí|acabo de saber|he sabido|he descubierto))(?: (?:hoy|ayer|esta mañana|en el médico|en la consulta))*(?: de)? que (?=(?:soy|tengo|estoy embarazad|mi |mis |somos|tenemos))/u,
}

/** "Did I ever mention I have a twin?", "Hab ich schon erzählt, dass ich Imker bin?": asked by whoever tells it. */
const ASKED: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:hey|so|oh|btw|by the way|wait|and|hi|but)[, ]+)*(?:(?:did|have|haven['’]t|didn['’]t) i (?:(?:ever|already|actually|even|not) )*(?:mention(?:ed)?|tell you|told you|say|said)(?: (?:to you|already|before|yet|by the way))*|(?:did|do) you (?:already )?know|you (?:do )?know)(?: that)? (?=(?:(?:i|we)(?:['’](?:m|ve|re)| am| are| have(?! to)| can['’]t| live| work| play| keep| teach| run| speak| drive| grow| breed| own| don['’]t (?:eat|drink|drive))|im|ive|my (?:\p{L}+ ){1,2}?(?:is|has|are)) (?!(?:said|told|mentioned|just|still|not sure|never (?:asked|said))\b)(?!.*\b(?:any(?:thing)?|something|or not|in the (?:first|last))\b))/u,
  de: /^(?:(?:ach|und|übrigens|sag mal|du)[, ]+)*(?:(?:hab|habe|hatte) ich (?:dir )?(?:(?:eigentlich|schon|mal|je|jemals|überhaupt|nicht) )*(?:erzählt|gesagt|erwähnt)|wusstest du(?: (?:schon|eigentlich))*), (?=dass (?:ich|wir|mein\p{L}{0,2} \p{L}+) )/u,
  es: /^¿?(?:(?:oye|por cierto|y)[, ]+)*¿?(?:(?:te )?(?:he (?:dicho|contado|mencionado|comentado)|dije|conté|mencioné|comenté)(?: (?:ya|alguna vez|antes))*|sabías|sabes) que (?=(?:soy|tengo|vivo|trabajo|toco|estoy|somos|tenemos|no como|no bebo|mi \p{L}+ (?:es|tiene)))/u,
}

/** What a question only brings up, without its mark: it is told. */
function askedTelling(sentence: Span, language: string): Span | null {
  const folded = fold(sentence.text)
  const lead = folded.length === sentence.text.length ? ASKED[language]?.exec(folded)?.[0] : undefined
  const text =
    lead === undefined
      ? ''
      : sentence.text.slice(lead.length).replace(/(?:,? (?:right|yes|yeah|no|correct|ok|don['’]t you|didn['’]t i|oder|verdad))?\s*[?!]+\s*$/iu, '')
  return lead === undefined || /[?¿]/.test(text)
    ? null
    : { text: asMain(text), start: sentence.start + lead.length, end: sentence.start + lead.length + text.length }
}

function afterLead(sentence: Span, language: string): Span {
  const told = isQuestionMarked(sentence) ? askedTelling(sentence, language) : null
  if (told !== null) return told
  const folded = fold(sentence.text)
  const isRead = !isQuestionMarked(sentence) && folded.length === sentence.text.length
  const lead = isRead ? (LEADS[language]?.exec(folded) ?? FOUND_OUT[language]?.exec(folded))?.[0] : undefined
  return lead === undefined ? sentence : { text: asMain(sentence.text.slice(lead.length)), start: sentence.start + lead.length, end: sentence.end }
}

/** "dass ich gegen Soja allergisch bin": as it is said by itself. */
function asMain(text: string): string {
  return text.replace(/^dass (ich|wir|mein\p{L}{0,2} \p{L}+) (.{2,90}?) (bin|sind|habe|haben|ist|hat|werde|vertrage)(?=[.!]*$)/iu, '$1 $3 $2')
}

function isQuestionMarked({ text }: Span): boolean {
  return /[?¿]/.test(text)
}

/** "That goes for every snippet", "No exceptions", "Das gilt für alle Antworten": whatever was ordered is a rule. */
const EVERY: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|oh|please|also|yes)[, ]+)*(?:(?:that|this|it|the same|same rule|same)(?:['’]s| is| also| still| all)? (?:goes|holds|applies|counts|stands|is meant|true|valid)(?: also| too)? (?:(?:for|to|in|with|on|from|at) )?(?:always|everywhere|(?:every|each|all|any)(?:thing|where)?|whatever|whenever|from now)\b|(?:and )?(?:i|by that i|by which i) (?:do )?mean (?:every|all|always|each|any)|no exceptions?\b|without exception|(?:in )?(?:every|each) (?:single )?(?:time|one|answer|reply|case)(?=[,.!]|$))(?!.*\b(?:rows?|columns?|cells?|slides?|headings?|paragraphs?|pages?|chapters?|tables?|lines?|images?|photos?|items?|bullets?|sentences?|variables?|functions?|tests?)\b)/u,
  de: /^(?:(?:und|bitte|ach)[, ]+)*(?:(?:das|dies|es|das gleiche|dasselbe) (?:gilt|zählt|trifft) (?:auch |ab )?(?:(?:für|bei|in) (?:alle|jede|sämtliche)|immer|überall|sofort|ab jetzt)|ohne ausnahmen?|ausnahmslos|(?:und )?(?:zwar )?(?:jedes mal|immer)[.!]*$)/u,
  es: /^(?:(?:y|por favor)[, ]+)*(?:(?:eso|esto|lo mismo)(?: también)? (?:vale|va|aplica|se aplica|rige|cuenta) (?:también )?(?:(?:para|en|con|a) (?:tod[oa]s?|cada|cualquier)|siempre|desde)|sin excepci(?:ón|ones)|(?:todas las veces|siempre|cada vez)[.!]*$)/u,
}
/** "Same for dates": goes on with a rule, and makes none of an order. */
const ALSO: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|oh|please|also)[, ]+)*(?:(?:that|this|it|the same|same rule|same)(?:['’]s| is| also)? (?:goes|holds|applies|counts|is meant|true)(?: also| too)? (?:for|to|in|with|on)|(?:the )?same (?:for|with|in|to)) /u,
  de: /^(?:(?:und|bitte)[, ]+)*(?:das|dies|es|das gleiche|dasselbe) (?:gilt|zählt) (?:auch )?(?:für|bei|in) /u,
  es: /^(?:(?:y|por favor)[, ]+)*(?:eso|esto|lo mismo)(?: también)? (?:vale|va|aplica|se aplica|rige) (?:también )?(?:para|en|con|a) /u,
}
/** What the speaker has written is theirs to have a rule for; a person is not. */
const OWN_TEXTS =
  /\bmy (?:[\p{L}-]+ )?(?:e?-?mails?|letters|messages|texts|drafts|posts|code|reports|documents|recipes|lists|notes|files|repl(?:y|ies)|clients?)\b/u

/** Whether what stands last in a text says that what was ordered before holds on. */
export function endsInReach(folded: string, language: string): boolean {
  const from = folded.lastIndexOf('. ')
  return from > 0 && EVERY[language]?.test(folded.slice(from + 2)) === true
}

const MOST_WORDS = 10

function isReach(sentence: Span, before: Span, language: string): boolean {
  const folded = fold(sentence.text)
  const isEvery = EVERY[language]?.test(folded) === true
  if (isQuestionMarked(sentence) || !(isEvery || ALSO[language]?.test(folded) === true) || toWords(sentence.text).length > MOST_WORDS) return false
  const signals = signalsFor(language)
  const order = fold(before.text)
  if (signals.first.test(folded) && !/\bi (?:do )?mean\b/.test(folded) && !OWN_TEXTS.test(folded)) return false
  if (isQuestion(before, language) || signals.oneOff.test(order) || signals.forget.test(order)) return false
  return signals.standing.test(order) || signals.manner.test(order) || (isEvery && signals.imperative.test(order))
}

import { LEAVES } from './forget-forms-more.ts'

/**
 * How people ask, in English, for something held to be forgotten; on folded text. In two strengths: forms that mean nothing else, and
 * forms that also fit work at hand ("delete the footnote"), where a classifier or what is held has to tell.
 */

const VERB = [
  'forget|forgte?|foget|forgit|delete?|delte|erase|earse|wipe|purge|scrub|remove?|remvoe|expunge|scrap|scratch|strike|bin|trash|junk|dump|ditch',
  'drop|lose|toss|chuck|nuke|zap|destroy|discard|retract|withdraw|revoke|rescind|redact|cancel|undo|revert|disregard|ignore|flush|evict|shred|bury|retire',
  'belay|clear(?: (?:out|away|up|off))?|clean(?: (?:out|up))?|empty(?: out)?|reset|lift|dispose of|dispense with|do away with|get (?:rid|shot) of|rid yourself of',
  'let go of|throw (?:away|out)|rub out|cross (?:out|off)|take (?:out|off|away|down|back)|roll back|unlist|expel|banish|eliminate|obliterate|blot out|rm',
].join('|')
/** Verbs that only a memory can be the object of. */
const UNDO = 'un-?(?:remember|learn|know|save|store|note|add|log|record|list|pin|memori[sz]e|hear|tell|happen|keep)'
const DONE =
  'gone|removed|deleted|erased|struck|wiped|purged|scrubbed|dropped|scrapped|forgotten|cleared|expunged|binned|trashed|untold|undone|retired|discarded|cancelled|taken (?:out|off|down|away)'
const HOLD =
  '(?:know|have(?! to)|hold|keep|carry|remember|store|retain|save|log|track|record|recall|note|mention|hang on(?: ?to)?|hold on(?: ?to)?|bring (?:it|that|him|her|them)? ?up|bear (?:it|that) in mind)'
const HOLDING =
  '(?:knowing|having|holding|keeping|carrying|remembering|storing|retaining|saving|logging|tracking|recording|recalling|noting|listing|(?:hang|hold)ing on(?: ?to)?)'
const HELD = '(?:stored|kept|saved|remembered|recorded|retained|logged|listed|noted|written (?:down|anywhere)|held|known|profiled|memori[sz]ed|filed|archived)'
/** What the assistant has. */
const STORE =
  '(?:memory|memories|notes?|records?|files?|head|mind|brain|books?|lists?|database|db|logs?|ledger|slate|systems?|circuits|profile|archive|storage|keeping)'
const YOURS = `(?:(?:your|ur|yer|any|anyone's|anybody's) (?:[\\p{L}']+ ){0,2}?${STORE}|the (?:memory|records?)|(?:any|a) (?:computer|machine|device|server|chatbot|cloud|phone|tablet)|what(?:ever)? (?:it is )?(?:you|u) (?:have|hold|know|keep|remember|stored?|saved?|retain))`
const NOT = "(?:n't|nt| not| never| no longer)"
const THING =
  "(?:it|that|this|'?em|them|those|these|him|her|all|both|my|our|your|the|teh|w[ha]{2}t(?:ever)?|who|whom|where(?:ver)?|when|how|which(?:ever)?|why|any(?:thing|one)?|every(?:thing)?|about|mine|hers|his|their|number|[\\p{L}]+'s)"
/** Where an order starts: the sentence, a part of it, or after a word that leads to one. */
const LEAD =
  "(?:^|[,;:.!?…]\\s*|\\s[–—-]+\\s*|\\b(?:and|so|please|pls|plz|kindly|just|then|but|now|ok|okay|also|nah|no|yeah|lol|haha|bro|ffs|hey|well|actually|let's|i mean|better|best|maybe|perhaps|(?:you|u) (?:can|may|could|should|might|must|are to)|(?:can|could|would|will) (?:you|u|ya)|(?:can|could|shall) we|you'd|(?:ask(?:ed)?|like|love|want|need|wants|prefer) (?:you|u|me) to|like that you|how about you|so (?:kind|good) as to|might i ask you to|do the needful and|favou?r and) )(?:please |pls |plz |just |kindly |also |now |safely |simply |actually |pray |at least |go ahead and )*"
const GETTING =
  '(?:forgetting|deleting|erasing|wiping|purging|scrubbing|removing|dropping|losing|scrapping|binning|clearing|discarding|ditching|getting rid of|taking (?:it |that |him |her )?(?:out|off)|letting (?:go of|it go)|throwing (?:out|away))'
const TOLD =
  '(?:tell|told|say|said|saw|mention(?:ed)?|happen(?:ed)?|hear|heard|knew|know|let on|let slip|exist(?:ed)?|shared?|wrote|typed|placed|brought|asked|kept|was|were|spoke)'

/** Said of what is kept, and not of where somebody goes: "anywhere else", "anywhere near the flat". */
const ANYWHERE =
  '(?: [\\p{L}]+){0,2}? anywhere\\b(?! else\\b| but\\b| near\\b| except\\b| other\\b| without\\b| for\\b| to\\b| with\\b| i\\b| (?:in|on) (?!here|there|your|any|file|record))'

/** Nothing else can be meant. */
const SURE: readonly string[] = [
  `^(?:(?:and|so|please|ok|just),? )*(?:off|out of|away from) ${YOURS}\\b`,
  `\\b(?:ca|can|may|could)(?:n't|nt|not| not) be .{0,20}?\\b(?:in|on|with|part of|among) ${YOURS}\\b`,
  `\\b${UNDO}(?:s|ed|ing)?\\b`,
  `\\b(?:${VERB}|${DONE}|get|take|taken|out|off|put|let|fade|wash|cut|cross|keep|leave|want|like|go|goes)\\b.{0,80}\\b(?:from|off|out of|of) ${YOURS}\\b`,
  `(?:should|need|must|ought|does|do|is|are|was|were|would|wish)${NOT}\\b.{0,60}\\b(?:in|on|to|with|part of|among) ${YOURS}\\b`,
  `\\b(?:not|rather|sooner|prefer|happier|better)\\b.{0,80}\\b(?:in|on|with) ${YOURS}\\b`,
  `(?:should|need|must|does|do|is|are|was|were|rather|ought)${NOT}(?: need| have)?(?: to)?(?: be| something i want| something to be)? (?:on (?:file|record)|worth (?:storing|remembering|keeping)|for (?:keeping|you|your (?:memory|notes|records))|yours to|for you to)\\b`,
  `(?:should|need|must|ought)${NOT} (?:to )?be ${HELD}`,
  `\\b(?:no|any) (?:place|business) (?:in (?:here|there|your)|being|with you|here|there|knowing)\\b`,
  `\\b(?:no ?body(?:'?s| else'?s)|no ?one(?:'?s| else'?s)|none of (?:your|ur|anyone's|anybody's)|no|my own) (?:business|concern|affair|matter|story)\\b(?= *(?:[.,;:!?—–-]|$|and|but|now|to know|of yours|any ?more))`,
  `\\b(?:is|are|was|stays?|remains?|matters?|strictly|that's|it's)(?: a matter| something| strictly| purely| only| just)? between (?:me and|us\\b|the two of us|you and me|(?:my|him|her|them|those|the)\\b.{0,30} and me\\b)`,
  `\\b(?:you|u) (?:really |also )?(?:(?:don't|dont|do not) (?:need|have|want) (?:to )?|needn't |need not |no longer |shouldn't |should not |mustn't )(?:need to |have to )?(?:be )?(?:${HOLD}|${HOLDING})\\b`,
  `\\b(?:wish|rather|sooner|prefer(?:red)?|happier|better|glad|grateful|obliged)\\b.{0,40}\\b(?:you|u)(?:'d| had)? (?:n?ever |no longer |(?:did|had|could|would|do)(?:n't|nt| not) )(?:need to |have to )?(?:know|knew|keep|kept|have|had|has|got|hold|held|carry|carried|remember|mention|bring|hang|learn|hear|heard|store|save|see|saw)`,
  `\\b(?:a|an) (?:strictly )?(?:private|family|personal) (?:matter|affair)\\b.{0,40}\\b(?:you|here|computer|server|machine)\\b`,
  `\\bno (?:longer )?(?:need|call|reason|point|cause)(?: any ?more)?(?: in)?(?: for)?(?: you| u| your)?(?: to)? (?:${HOLD}|${HOLDING})\\b`,
  `\\bnot (?:comfortable|happy|ok|okay|keen|fond|easy) (?:with|about|on|of) (?:you|u|your) ${HOLDING}\\b`,
  `\\b(?:pretend|act|behave|consider|as if|as though)\\b.{0,60}\\b(?:unsaid|untold|off the (?:record|books)|(?:i|you|we|it|they|that)(?:'d|'ve| had| have)? (?:never|didn't) (?:even )?${TOLD})\\b|\\blet(?:'s|s| us) (?:just )?(?:say|pretend|agree|act)\\b.{0,20}\\bnever\\b|\\bconcerned,? (?:i|it|that|they|we|he|she)(?:'ve|'d)? never\\b|\\bnever ${TOLD} .{0,20}as far as you`,
  `\\b(?:don't|dont|do not|never) (?:like|fancy|love|appreciate) (?:it that )?(?:you|u|your) (?:${HOLDING}|${HOLD})\\b|\\btreat\\b.{1,60}\\bas (?:something|if|though)\\b.{0,30}\\bnever\\b|\\b(?:nobody|no ?one) (?:else )?(?:needs|has|ought) to (?:know|have)\\b.{1,60}\\b(?:you|u) (?:included|neither|too)\\b|\\b(?:nobody|no ?one),? (?:and )?(?:not even|including) (?:you|u)\\b`,
  `\\bnot for (?:(?:your|ur|the) ${STORE}|keeping)\\b|\\bhave no (?:idea|clue|knowledge|memory|record|recollection) of (?:my|our|the|what|who|where|him|her|it|that)\\b`,
  `\\b(?:not|n't) (?:for you|yours) to (?:keep|store|hold|know|have|retain|remember)\\b`,
  `(?:is|are)(?:n't| not) (?:something|anything|a (?:thing|name|number)) (?:i|we|that|for|you|a bot)\\b.{0,40}\\b(?:on file|on record|you|remember|memory|kept|hold|keep|know)\\b`,
  `\\b(?:keep|leave|hold|retain|want|there's|there is|there to be) (?:no|not a|nothing as a) (?:trace|record|copy|mention|memory|note)\\b|\\b(?:no|any) more record of\\b|\\bno more\\b.{0,40}\\bin your\\b`,
  `\\b(?:nothing|none)\\b.{0,80}\\b(?:(?:should|must|may|is|are|to) (?:be )?(?:${HELD}|stay|remain)|(?:should|must) be (?:in|on|with)|stored|on file|on record)\\b|\\b(?:you|u) to (?:know|have|hold|keep) (?:nothing|no)\\b`,
  `\\bkeep (?:nothing|none) (?:about|on|of)\\b|\\bleave .{0,40}\\bout of (?:your (?:notes|records|memory)|what (?:you|u))`,
  `\\b(?:want|like|need|prefer|have|see|ask)\\b.{1,60}\\b(?:${DONE}) (?:from|off|out of) (?:here|there|record|file|your|ur|the record|memory)`,
  `\\b(?:stop|quit|cease|no more) (?:${HOLDING}|having|knowing)\\b(?! (?:score|up|on|going|still|fit|quiet|track of time|calm)\\b)`,
  `\\b(?:my|the|a) right to be forgotten(?=[.!]*$)|\\bi (?:hereby )?(?:request|demand) (?:the )?(?:erasure|deletion)\\b|\\bwithdraw (?:my )?consent\\b`,
  `\\bi (?:take|took) (?:it|that|this|what .{1,30}) back\\b|\\bi (?:hereby )?(?:take back|withdraw|retract) (?:the|that|my|what)\\b`,
  `\\bforget (?:that )?(?:i|you|we)(?:'d|'ve| ever| even| just| had| have)* (?:said|told|mentioned|asked|heard|brought|wrote|typed|spoke|knew|know|saw)\\b`,
  `${LEAD}(?:${VERB}|take|strike|get)\\b.{0,60}\\b(?:off|from|out of) (?:the record|memory)\\b`,
  `(?<!\\b(?:i|we|they|he|she|who) )\\b(?:do not|don't|dont|never|don't you) (?:be |ever )?(?:(?:keep|keeping|store|save|retain|remember|log|record|bear) (?:it|that|this|him|her|them|my|any(?:thing)? (?:of|concerning|about)|what|who|where|when|how)|h(?:ang|old) on ?to)\\b(?! (?:as|simple|short|brief|up|in the|under|going|real|light|civil|formal|fun|warm|for a|to yourself)\\b)`,
  `\\b(?:please|could you|can you|you (?:did|could|would)|like you|wish you|asked you)(?: please| to| kindly)? not (?:to )?(?:keep|store|hold|remember|retain|record|save|carry|have|log)\\b`,
  `(?<!\\b(?:i|we|they|he|she|that|who) )\\bno longer (?:be )?(?:${HELD}|recall|know|among the things)\\b`,
  `(?:do not|don't|dont|never|not) want (?:you|u|anyone|anybody|any \\p{L}+) (?:to )?(?:${HOLD}|${HOLDING})\\b`,
  `\\b(?:prefer|rather|sooner|like|happier|better|safer|easier)\\b.{1,60}(?:was|were|is|are|would)(?:n't| not) ${HELD}`,
  ...LEAVES,
]

/** These may also be said of work at hand, of things, or of habits. */
const CLEAR: readonly string[] = [
  `${LEAD}(?:${VERB})(?: (?:out )?${THING}(?![\\p{L}'])|[.!]*$| please| pls)`,
  `${LEAD}(?:forget|delete|erase|remove|wipe|purge|ditch|scrap|strike|drop|bin|lose|clear) (?!me\\b|us\\b|by\\b|in\\b|an?\\b|weight|to\\b|some\\b)[\\p{L}\\d'-]+(?: [\\p{L}\\d'-]+){0,4}`,
  `\\b(?:can|may|could|should|must|might|has to|have to|had to|needs? to|ought to|is to|are to) (?:now |all |both |safely |also |please |please all |really )?(?:be (?:now |safely |all |both )?(?:${DONE}|done away with|thrown (?:out|away)|let go|lost|revoked|withdrawn|lifted|closed)\\b|(?:go|vanish|disappear)\\b(?! to| on| for| in| out| with| by| at| up| down| home| into| through| back| under| over| swim| wrong| ahead| via| from the| (?:very |quite |rather |really |a (?:bit|little) )?(?:slow|easy|light|steady|gentl|quick|fast|hard|hungry|without|off|around|past|along|across|below|above|near|there|here|somewhere|everywhere|\\p{L}+ing\\b|\\p{L}+-free|vegan|vegetarian|veggie|private|public|live|bare|bankrupt|cold|bad|blind|deaf|grey|bald|first|last|next|straight|left|right|north|south|east|west|upstairs|downstairs|abroad)))`,
  `\\b(?:want|like|need|wants|prefer|have|see|get)\\b (?:it|that|this|them|him|her|his|my|our|the|what|who|where|which|how|any|all|every)\\b.{0,60}\\b(?:${DONE})\\b(?! (?:from|off|out of|in|on|by|at) (?!here|there|your|ur|what|memory|any|the records?))|\\bmake sure (?:it|that|this|they)(?:'s| is|'re| are) gone\\b`,
  `(?:^|[.,:;?!…]\\s*|\\s[–—-]+\\s*)(?:all (?:of )?(?:it|that) )?(?:be )?(?:gone|out|off|away|poof|bye)(?:,? (?:please|pls|plz|thanks|thx)| with (?:it|them|both|that|him|her)\\b.{0,12})?[.!]*$|\\bgone,? (?:please|pls)`,
  `\\b(?:so|and) (?:that|it|he|she|they|this|those) (?:goes?|comes? (?:off|out)|can (?:come )?(?:off|out))\\b[.!]*$|\\b(?:that|it|this) one (?:goes|can go)\\b|^(?:my|the|our|his|her|its) (?:[\\p{L}'-]+ ){1,4}goes[.,!]*$`,
  `${LEAD}(?:take|get|put|have|strike|cut|cross|rub|throw|blot|wipe|clear|scrub)\\b (?:it|that|this|them|him|her) back\\b|${LEAD}(?:take|get|put|have|strike|cut|cross|rub|throw|blot|wipe|clear|scrub)\\b (?:it|that|this|them|him|her|his|my|our|the|any|what|all|mine)\\b.{0,50}\\b(?:out|off|away|down)\\b(?= *(?:[.,;!?]|$|and\\b|again|as well|too|entirely|completely|altogether|quick|please|pls|for good|now|then|(?:of|from) (?:here|there|it|your|ur|what|wherever|memory)\\b))`,
  `${LEAD}take (?:that|this|the|my) (?:\\p{L}+ )?(?:rule|instruction|order|request|wish|preference|one) back\\b`,
  `${LEAD}take [\\p{L}' -]{2,30}? (?:out|off)\\b(?= *(?:[.,;!]|$)| (?:of )?(?:the|my) (?:list|books?|slate|register|rulebook|roster)\\b)`,
  `\\b(?:mind|about|consider) (?:you )?${GETTING}\\b`,
  `\\b(?:kill|never ?mind|no more(?: of)?|enough (?:with|of)|end) (?:that|this) (?:rule|instruction|order|thing|nonsense)\\b(?= *(?:[.,;!]|$))`,
  `^(?:can|could|may|might) (?:my|our|the) .{2,40}? (?:please |kindly |now |both )*be (?:${DONE})\\b`,
  `\\b(?:everything|all of it|the (?:rest|others?)|whatever else)\\b.{0,30}\\b(?:can|may|should) (?:stay|remain|be kept)\\b,? (?:except|but|apart|save|bar|other than|not)\\b`,
  `${LEAD}let (?:it|that|this|them|him|her|my|the|all|everything)\\b.{0,40}\\b(?:go|slip|drop|fade|disappear)\\b`,
  `(?:n't|nt| not|\\bnever|\\bno|\\brather|\\bsooner|\\bprefer)\\b.{0,60}\\b(?:in (?:here|there)|lying (?:around|about)|(?:hang|float|stick)(?:ing)? around|on a shelf|on (?:any|a) (?:\\p{L}+ )?(?:computer|machine|server|device|disk|drive|list|record|file|phone|system|database|cloud|app|screen|laptop)|to stay)\\b`,
  `(?<!\\b(?:i|we|he|she|you) )\\b(?:should|must|need|ought|does|do|is|are|was|were|rather|may)(?:n't|nt| not)\\b(?: need| have| ought| to| ever| be){0,3} (?:be|exist|stay|appear|show up|turn up|remain|belong|(?!going|getting)[\\p{L}]+ing|${HELD})${ANYWHERE}`,
  `\\b(?:(?:don't|dont|do not|never|not)(?: ever| to){0,2} (?:want|like|keep|store|save|leave|put|need)|(?:rather|sooner|prefer)(?: to| not){0,2} (?:have|see|keep|find))(?: to (?:see|find|have|keep))? (?:it|that|this|them|him|her|his|my|our|the|what|who|where)\\b.{0,40}?${ANYWHERE}`,
  `\\b(?:never|don't want|dont want|do not want|not|rather not|no wish)\\b(?: want)?(?: to)? (?:see|hear|read|be reminded|find)\\b.{0,60}\\b(?:again|ever|any ?more|name|of it|here)\\b|\\b(?:can't|cannot|cant|couldn't) (?:bear|stand|take|face) (?:to )?(?:see|hear|read)(?:ing)?\\b|\\b(?:him|her|his|them|name)\\b.{0,40}\\b(?:in|out of|from) (?:your|ur|an|any) (?:\\p{L}+ ){0,2}?(?:suggestions?|answers?|repl(?:y|ies))`,
  `\\b(?:pop(?:ping)?|show(?:ing)?|turn(?:ing)?|com(?:e|ing)) up (?:here|again|ever|in your|in any)\\b|\\b(?:clean slate|blank slate|start(?:ing)? from zero|selective amnesia|in the shredder|to oblivion)\\b|\\b(?:if|wish|want|like|could|can|may|make|let)\\b.{1,50}\\b(?:disappear|vanish)(?:ed)?\\b|\\b(?:every|all|any) (?:trace|mention|reference|record)s? of\\b|\\bconsider (?:it|that|this|him|her|them) (?:${DONE})\\b|\\bkeep .{2,40} out of (?:here|this chat)\\b|\\b(?:fresh start|nowhere else)\\b|\\b(?:you|u) (?:know|knew|saw|heard) nothing\\b`,
  `\\b(?:shouldn't|never should|should never|oughtn't to|ought not to|wish i hadn't|wish i'd never|regret|sorry i|mortified that i|embarrassed that i) ?(?:have |'ve )?(?:told|telling|mentioned|mentioning|shared|sharing|said|saying|let on|gone in)\\b`,
  `\\b(?:not|never) (?:supposed|meant|allowed) to (?:tell|say|share|mention|be|end up|have)\\b|\\bi'm not to have\\b`,
  `\\bmust(?:n't| not| never) be (?:found|seen|able)\\b|\\b(?:isn't|aren't|is not|are not) (?:for|to) (?:keeping|stay|you)\\b|\\b(?:doesn't|don't|does not|do not) need (?:an? )?(?:to (?:be|live|sit|stay)|storing|keeping|archive|record|remembering)\\b`,
  `\\b(?:don't|dont|do not|not) want\\b.{1,50}\\b(?:${HELD}|listed|turning up|showing up|coming up|in your|having|carrying)\\b|\\b(?:don't|dont|not) (?:have anything|carry|keep|mention or|do not wish)\\b`,
  `\\b(?:no longer|not) (?:needed|required|relevant|wanted)(?: any ?more)?\\b|\\bthat's (?:cancelled|off|void)\\b|\\bdraw a line through\\b|\\bis (?:hereby )?(?:revoked|rescinded|withdrawn|lifted)\\b`,
  `(?:n't|nt| not|\\bforbid\\p{L}*|\\bprohibit\\p{L}*|\\bbann?e?d?|\\bagainst|\\bno)\\b.{0,60}\\b(?:chatbots?|ai assistants?|an? ai|bots|tools? like you|third part(?:y|ies)|any (?:app|service|tool|software|computer))\\b`,
  `\\b(?:no|any) (?:machine|computer|chatbot|bot|ai|app|one) (?:should |must |may |ought to )?(?:knew|know|knows|had|has|have)\\b|\\byou (?:never|didn't) (?:knew|know|saw|heard?)\\b|\\b(?:never|didn't) (?:happened|existed)[.!]*$`,
]

/** Not to be spoken of: a rule, unless it is about a fact that is held. */
export const UNMENTIONED: RegExp =
  /\b(?:stop|quit|cease|no more|don't ever|don't you|don't|do not|never)\b (?:ever )?(?:bring(?:ing)?\b.{0,40}\bup|mention(?:ing)?|remind(?:ing)? me (?:of|about)|harp(?:ing)? on|going on about|(?:telling|tell) me (?:what|about)|ask(?:ing)? (?:me )?(?:about|after)|referr?(?:ing)? to)\b|\bnot (?:a|one) (?:single )?(?:more )?word (?:more )?(?:about|on|of)\b|\bdon't let .{2,40} (?:come up|show up|appear|slip)\b/u
export const FORGETS_SURELY: RegExp = new RegExp(SURE.join('|'), 'u')
export const FORGETS: RegExp = new RegExp([...SURE, ...CLEAR].join('|'), 'u')

/** What is to be kept: "the other one stays", "leave my work address", "the van is still ours". */
const KEEPS_PARTS: readonly string[] = [
  '\\b(?:you|u) (?:may|can|could|might) (?:still |happily |well |certainly |of course |go on |safely )*(?:know|keep|have|remember|hold|hang on)\\b(?! no)',
  '(?:^|[,;.:] ?|\\b(?:but|and|though|please|just|only|do|(?:want|like|need|free|going)(?: you)? to|yes|can|could|may|should) )keep (?!no\\b|nothing|none|track|it out|quiet|going)',
  '\\b(?:can|may|should|could|must|has to|to|will|needs? to) (?:stay|remain|stand)\\b(?! (?:between|confidential|private|secret|quiet|hidden|unsaid|out of|off|away|in the family)\\b)|\\b(?:stays|remains|continues|carries on|stands)\\b(?! (?:between|in the family|private|secret|confidential|with (?:me|us))\\b)|(?<!n.t |not |to |will |would )\\b(?:stay|remain)(?= *(?:[.,;:!]|$))',
  '\\bstill (?:with (?:me|us)|applies|apply|stands|holds|real|valid|true|correct|counts|needed|need|ours|mine|have|has|on|there|use|play|coming|going|going strong|current|matters)\\b',
  "(?:\\b(?:is|are|was|were)|'s|=) (?:perfectly |still |all )?(?:fine|current|valid|ok|okay|still|correct|right|good|going strong|handy|unchanged|staying)\\b",
  "\\bleave (?:the|my|our|his|her|it|them|that|those|[\\p{L}]+)(?![\\p{L}']| out\\b| no\\b)",
  "(?<!n't |not |nt )\\bh(?:old|ang) on to (?:the|my|our|that|it|his|her)",
  '\\b(?:but )?not (?:the|my|our|his|her|where|who|what|how|which) ',
  "\\b(?:do not|don't|dont|never) (?:you )?(?:touch|delete|remove|lose)\\b|\\bas (?:it|they) (?:is|are|was|were)\\b|\\b(?:hasn't|haven't|has not|have not) changed\\b|\\bhave not[.!]*$|\\bi (?:do |still )?(?:need|want|use) (?:that|it|those)\\b|\\bi (?:do |still )?(?:need|want|use)[.!]*$|\\bonly remember\\b",
  "\\b(?:is|are|has|have|does|do)(?:n't| not)[.!]*$|(?:'s| is| are) (?:in|another matter|a different matter|not affected|unaffected|to stay|here to stay)[.!]*$|\\b(?:lives?|goes) on[.!]*$|\\bstill (?:counts?|right|in force|wanted|relevant)\\b|\\bunlike (?:the|my|her|his)\\b|\\b(?:the|my|our|his|her) [\\p{L}' -]{2,40}? (?:does|do)[.!]*$",
]
export const KEEPS: RegExp = new RegExp(KEEPS_PARTS.join('|'), 'u')

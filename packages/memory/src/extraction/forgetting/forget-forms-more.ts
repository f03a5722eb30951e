/**
 * More ways to ask for something held to be forgotten, in English and on folded text: what leaves where it is kept, and what is waved
 * off, which is only believed where something held is named.
 */

const STORE = '(?:memory|memories|notes?|records?|files?|head|mind|books?|lists?|database|logs?|system|profile|archive|storage)'
const YOURS = `(?:your|ur|yer) (?:[\\p{L}']+ ){0,2}?${STORE}`
const MAY = '(?:can|may|could|should|must|might|has to|have to|needs? to|ought to|is to|are to|is free to|are free to|let .{1,50})'

/** Nothing else can be meant. */
export const LEAVES: readonly string[] = [
  '\\b(?:must|should|may|can|has to|is to|to) be no (?:more )?(?:notes?|records?|traces?|cop(?:y|ies)|mention)\\b(?: [\\p{L}]+){0,3} anywhere\\b',
  `\\b${MAY} (?:now |all |both |safely |also |please |really |just |well ){0,3}(?:leave|exit|quit|(?:come|drop|fall|slip|go|be) (?:off|out of|from)|move out of|disappear from|vanish from) (?:${YOURS}|the (?:record|file|notes|memory|(?:list of )?(?:rules|instructions|orders)))\\b`,
  `\\bno longer (?:belongs?|lives?|goes|fits?|needs?(?: to be)?|has to be|have to be|should be|is wanted|are wanted|is welcome|are welcome)(?: \\p{L}+){0,2} (?:in|on|among|part of) ${YOURS}\\b`,
  '\\b(?:need not|needn.t|does not|doesn.t|do not|don.t|should not|shouldn.t|no longer|must not|mustn.t) (?:need to |have to )?(?:concern|interest|bother|be known to) (?:you|u)\\b',
  '\\bas far as (?:you|u|your [\\p{L}]+) (?:go|goes|are concerned|is concerned)\\b',
  '\\b(?:nervous|uneasy|worried|uncomfortable|anxious|wary|unhappy|uncertain|iffy|creeped out|hate) (?:about|of|by|with|at)? ?(?:the (?:idea|thought) of )?(?:anybody|anyone|you|u|any (?:app|bot|machine|one)|an? (?:app|bot|machine|computer|ai)) (?:having|holding|keeping|knowing|storing|hanging|remembering)\\b',
  '\\bkeep .{2,40} (?:off|out of) (?:every|any|all|your|the) (?:systems?|notes|records?|files?|devices?|servers?|computers?|books)\\b',
  "\\b(?:you|u)(?:'re| are) not (?:to|supposed to|meant to|allowed to|entitled to) (?:have|know|keep|hold|remember|store|hang on)\\b",
  "\\b(?:you|u) (?:can't|cannot|can not|may not|must not|mustn't|ought not to) (?:have|keep|hold on to|store|retain) (?:it|that|this|them|those)(?: (?:either|any ?more|any longer|on file|at all|too))?[.!]*$",
  "\\b(?:see to it|make sure|ensure|take care)(?: that)? .{1,40}?\\b(?:is|are|was|does|do|gets?)(?:n't| not| never| no longer| nowhere) (?:stored|kept|saved|remembered|recorded|retained|on file|on record|stay|remain)(?= *(?:[.,;!]|$)| (?:anywhere|here|by you|on file|with you|in (?:your|any))\\b)",
  "\\b(?:not|n't)(?: something)? for (?:an? (?:computer|machine|bot|chatbot|app|ai|robot|assistant|program)|software|machines|computers) to (?:keep|know|hold|store|have|remember)\\b",
  '\\b(?:furious|livid|angry|upset|mad|cross|horrified|mortified|fuming|kill me|(?:not|n.t) (?:be )?(?:happy|pleased|amused|like it)) if (?:he|she|they|anyone|anybody|it|\\p{L}+) (?:ever )?(?:knew|found out|heard|learn(?:ed|t)|saw|got wind)(?: of it)?(?: that)?(?: how)? (?:you|u|your|i told you|i.d told you)\\b',
  '\\b(?:concerns?|is for) (?:nobody|no ?one|none) (?:but|except|other than|outside)\\b|(?:\\b(?:so|and|then)|,) (?:away|out|off|down the drain) with (?:it|that|them|both)[.!]*$',
  '\\b(?:rather|sooner|prefer(?: that)?|happier if|better if|wish) (?:nobody|no ?one|no (?:machine|app|bot|computer|ai|assistant)) (?:else )?(?:\\p{L}+ ){0,2}?(?:knew|know|kept|keep|stored|store|remembered|held|(?:had|have)(?! (?:to|been)))\\b',
  "\\b(?:don't|do not|dont|never|no) (?:need|want) (?:a|an|any|some) (?:machine|computer|bot|app|chatbot|ai|program|assistant) (?:\\p{L}+ing|to (?:know|keep|have|remember|remind|store))\\b",
  "\\b(?:don't|do not|dont|never) ever want to (?:see|hear|read|be reminded)\\b",
]

/** What is named by attributes that people have: not a bass player, who may be out as well. */
const ATTRIBUTE =
  '(?:numbers?|e-?mails?|e-?mail address|address(?:es)?|birthday|landline|mobile|rules?|instructions?|dose|dosage|salary|passport|licen[cs]e|iban|account|allergy|nickname|surname)'
const START = '^(?:(?:and|so|please|pls|ok|okay|right|well|oh|now|then|no|actually|also|hey|yes|just)[, ]+){0,4}'
const WHOSE = "(?:my|our|the|that|this|those|these|his|their|her(?= \\p{L})|[\\p{L}]+'s)"
/** Something else comes in its place: an update. */
const REPLACED = '(?!.*\\b(?:in with|in (?:comes?|goes?)|hello|welcome|hi|here comes?|enter|instead|replaced|from now on)\\b)'

const RULE = '(?:rules?|instructions?|(?:standing )?orders?|preferences?|guidelines?|directives?|commands?|policy|conventions?)'
const PAST =
  "(?:(?:ancient |past |all )?history|(?:null and )?void|obsolete|defunct|dead(?: and buried)?|off|over|gone|out(?: the window)?|done(?: with| for)?|finished|expired|retired|cancell?ed|moot|kaput|toast|lifted|scrapped|superseded|withdrawn|repealed|abolished|revoked|rescinded|annulled|dropped|axed|scratched|waived|struck (?:off|out|down)|redundant|outdated|no longer (?:in force|valid|needed|wanted|relevant|current|binding|in place)|not (?:valid|binding|in force|needed|wanted) any ?(?:more|longer)|a thing of the past|water under the bridge|yesterday's news)"
const ENDED =
  '(?:expired|lapsed|ended|had (?:its|their) (?:day|time|moment)|run (?:its|their) course|outlived (?:its|their) (?:use(?:fulness)?|welcome|purpose)|served (?:its|their) (?:time|purpose|turn)|been (?:lifted|retired|cancelled|withdrawn|dropped|revoked|repealed|abolished|rescinded|scrapped|axed|waived)|gone (?:stale|out (?:of )?the window))'
const CLOSES = '(?= *(?:[.,;:!?—–]|$)| (?:and|but|now|so|please|while|whereas|as of|for good|though|this|since|yesterday|today|by now|long)\\b)'
const OVER = `(?:(?:'s| is| are| was) (?:now |already |officially |hereby |well and truly |just )?${PAST}|(?:'s| has| have) (?:now |already |officially |just )?${ENDED}|(?: now| already)? no longer (?:appl(?:y|ies)|holds?|counts?|stands?|goes)|(?: does not| doesn't| don't| do not) (?:apply|hold|count|stand) any ?(?:more|longer))${CLOSES}`

/** A short phrase that ends there: not "off with my dog to the vet", nor "out with my friends". */
const PHRASE =
  "(?:(?!(?:to|till|until|for|all|this|next|on|at|in|last|tonight|today|since|again|friends?|mates?|lads|girls|family|kids|parents|people|colleagues)\\b)[\\p{L}\\d'’-]+ ?){1,5}(?:please|pls|then|now)?(?= *(?:[.,;:!—–]|$)| (?:and|but|while)\\b)"

/** Waves something off. */
const WAVED: readonly string[] = [
  `${START}(?:out|away|off|down the drain|(?:in|into|to) the (?:bin|trash|shredder|rubbish)) with ${WHOSE} (?!old\\b[,;.!])${REPLACED}${PHRASE}`,
  `${START}(?:out|away|off) (?:goes?) ${WHOSE} ${REPLACED}${PHRASE}`,
  `${START}(?:part with|bye(?:[ -]bye)?|goodbye|farewell|so long)(?: to|,)? (?:${WHOSE} )?(?:[\\p{L}-]+ ){0,3}?${ATTRIBUTE}\\b${REPLACED}`,
  `${START}${WHOSE} (?:[\\p{L}-]+ ){0,3}?${ATTRIBUTE}(?:'s|:| is)? (?:now )?(?:out|off|gone)[,;.:](?=.{0,60}(?:\\b(?:stays?|remains?|is in|keep|still)|'s in)\\b)`,
]

/** Says of a rule that it is one no longer. */
const ENDS_RULE: readonly string[] = [
  `\\b(?:kill(?: off)?|never ?mind|enough (?:with|of)|no more(?: of)?|end|stop with|quit with|done with|tired of|sick of) (?:the|that|this|those|my|your)\\b(?: (?!(?:at|in|of)\\b)[\\p{L}'-]+){0,4}? (?:rule|instruction|order|preference)\\b`,
  `\\bi (?:don't|dont|do not|no longer) (?:want|need|like) (?:the|that|this|my|your)\\b(?: (?!(?:at|in|of)\\b)[\\p{L}'-]+){0,4}? (?:rule|instruction|order|preference)(?: about [\\p{L} ]{2,30}?| for [\\p{L} ]{2,30}?)?(?: any ?(?:more|longer))?(?= *(?:[.,;!]|$))`,
  `\\bi (?:hereby |now )?(?:lift|waive|revoke|rescind|repeal|abolish|withdraw|cancel|scrap|drop|retract|suspend|take back) (?:the|that|this|my|your)\\b.{0,40}?\\b${RULE}\\b`,
  `\\b(?:you're|you are|consider yourself|i) (?:now |hereby )?(?:release[ds]?|free[ds]?|excused?|relieved?|let off|absolved?|dispensed?)(?: you)? (?:from|of) (?:the|that|this|my|your)\\b`,
  `\\b${RULE}\\b(?! (?:at|in) (?:work|school|our|the)\\b)[^:]{0,40}?${OVER}`,
  `\\b(?:what|the thing|the bit) i (?:said|asked|told you|wanted)\\b.{0,50}?${OVER}`,
  `\\b(?:the|that|this) (?:[\\p{L}-]+ ){0,2}?(?:one|thing)(?: (?:about|on|for|regarding|concerning) .{2,40}?)?${OVER}`,
  `\\b(?:consider|regard|treat|call|declare) (?:the|that|my|this) .{0,40}?\\b${RULE}\\b.{0,30}? (?:as )?${PAST}${CLOSES}`,
]

/** "You have two house rules from me": what follows is about the rules that the assistant was given. */
export const RULES_GIVEN: RegExp = new RegExp(
  `\\b(?:you (?:have|got|keep|hold|follow)|you've got|i (?:gave|give|set|told|left) you)\\b.{0,30}?\\b${RULE}\\b(?! from (?!me\\b))|\\b${RULE}(?: (?:on|in) your \\p{L}+)? (?:from me|(?:that )?i (?:gave|set) you)\\b|\\b${RULE} of mine (?:are )?(?:on|in) your\\b|\\b(?:of|among|from) (?:the|my|all my)(?: \\p{L}+)? ${RULE} (?:that )?i(?:'ve| have)? (?:set|made|gave|given|laid down)\\b`,
  'u',
)
/** There, whatever it is named by: "footnotes is repealed". */
export const NAMED_RULE_OVER: RegExp = new RegExp(`^(?:[^,;:]{0,40}[,:] )?(?!(?:i|we|it|that|this|he|she|they)\\b)[\\p{L}\\d' -]{2,40}?${OVER}`, 'u')
export const WAVES_OFF: RegExp = new RegExp(WAVED.join('|'), 'u')
export const ENDS_A_RULE: RegExp = new RegExp(ENDS_RULE.join('|'), 'u')
/** The same in German and Spanish. */
const DE = [
  '^(?:(?:und|also|bitte|ok|so|nein|ach)[, ]+)*(?:meine?|unsere?|die|der|das) .{2,40}? (?:fliegt|fliegen|kommt|kommen|wandert|wandern|muss|müssen) (?:jetzt |wieder |hier )?(?:raus|weg|in den (?:müll|papierkorb))(?= *(?:[.,;:!–—]|$))',
  '(?<!\\p{L})(?:die|der|das|diese?|meine?) (?:regel|anweisung|vorgabe|vorliebe|bitte|(?:[\\p{L}-]+ )?(?:zu[rm]?|mit de[rmn]|über|für|wegen) [\\p{L} -]{2,30}).{0,40}?(?:(?<!\\p{L})(?:ist|sind) (?:jetzt |inzwischen |nun |damit )?(?:hinfällig|geschichte|passé|überholt|vom tisch|aufgehoben|obsolet|erledigt|tot|abgeschafft|gestrichen|nichtig|vorbei)|(?<!\\p{L})gilt (?:ab sofort |jetzt )?nicht mehr|(?<!\\p{L})hat (?:sich erledigt|ausgedient))',
].join('|')
const ES = [
  '^(?:(?:y|pues|vale|bueno|no|ok)[, ]+)*fuera (?:con )?(?:mis?|el|la|los|las|es[ae]|nuestr[oa]) (?!de casa)',
  '^(?:(?:y|pues|vale|bueno|no|ok)[, ]+)*adiós a (?:mis?|la|el|los|las) (?:regla|norma|correo|número|teléfono|dirección|instrucci)',
  '(?<!\\p{L})(?:la|el|esa|ese|lo) (?:regla|norma|instrucción|orden|preferencia|de (?:la|el|los|las)|del|sobre)(?!\\p{L}).{0,40}?(?<!\\p{L})(?:ya no (?:vale|rige|aplica|cuenta|sirve|está en vigor|es válida)|(?:es|queda|está) (?:ya )?(?:historia|anulad[oa]|obsolet[oa]|derogad[oa]|cancelad[oa]|caducad[oa]|sin efecto)|ha (?:caducado|pasado a la historia))',
].join('|')
/** Waves off what is held, and says that a rule is over. */
export const WAVES_OFF_MORE: Readonly<Record<string, RegExp>> = { de: new RegExp(DE, 'u'), es: new RegExp(ES, 'u') }

/** "Use Cheers instead": what comes in the place of a rule is told beside. */
export const IN_ITS_PLACE: RegExp = /\b(?:instead|from now on|new (?:one|rule)|replaced|rather|use|write|go with|switch)\b/u

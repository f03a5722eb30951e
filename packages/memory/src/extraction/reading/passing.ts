import { isFleeting } from './fleeting.ts'
import type { ReasonCode } from '../../core/decision.ts'
import { isOfPiece } from './at-hand.ts'
import { fold } from '../language/words.ts'
import { matches } from '../language/quick.ts'

/** Set in a world that is not this one: "in a world where …", "in another life", "purely theoretical". */
const SUPPOSED =
  /(?<!as )\bif (?:i|we|he|she|they)'d\b|\b(?:i|we|he|she|they)'d (?!feel|prefer|rather|like|love|appreciate|be (?:happier|grateful|glad|happy|pleased))[^.?!]{2,60}\bif (?:i|we|he|she|it|they|my|our|the|[a-z]+'s)\b[^.?!]{0,40}(?:'d|weren't|wasn't|didn't|hadn't|\bwere|\bcould)\b|\bif (?:money|time|space|cost|distance|it|\w+ \w+) (?:were|weren't|was|wasn't) (?:no|not|an? (?:issue|object|problem)|no object)\b|^(?:i|we)'d (?:marry|kill|die|give|sell|pay|happily|gladly)\b|\bin (?:a|some|an alternate|another|a parallel|a different|an ideal|a perfect) (?:world|universe|life|timeline|reality|dimension)\b|\b(?:purely|just|only|all|strictly) (?:theoretical|hypothetical|academic|for the sake of argument|a thought experiment)(?:ly)?\b|\b(?:hypothetically|theoretically) speaking\b|\bthought experiment\b|\bdevil's advocate\b|\b(?:not that i(?:'m| am) (?:going|planning|about)|not that i (?:plan|intend|would|want|will|ever)|i have no (?:plans|intention)|no plans to|not switching|not moving|asking for a friend)\b/

/** Words of somebody else, or of a text at hand: "my brother texted me that", "it's from my pupil's workbook". */
const CARRIED =
  /\b(?:texted|told|sent|messaged|e?mailed|wrote|asked|showed|dm'd|whatsapped) (?:me|us|him|her|them) (?:that|this|it)[.!?]*$|^(?:it|that|this|these|those|they|(?:the|that) (?:quote|line|text|sentence|bit))(?:'s|s| is|'re| are| was) (?:all |just |only |straight |copied |taken |lifted |quoted )*(?:from|out of|off) (?:a|an|the|my|our|his|her|some|this)\b|^(?:lines?|phrases?|sentences?|words|stuff|things) (?:like|such as)\b|\b(?:in|of|from|on) (?:the|an?|my|that|this) (?:\w+ )?(?:serial|series|soap|novel|book|film|movie|show|sitcom|thriller|comic|cartoon|documentary|podcast) (?:i|we|mum|mom|dad|that i|he|she)(?:'m|'ve)? ?(?:watch|read|saw|binge|love|listen|am|was|finished)|\b(?:man|woman|hero|heroine|protagonist|character|villain|lady|guy|doctor|warden|widow) (?:in|of|from|on) (?:the|a|an|my|that) (?:\w+ ){0,2}(?:serial|series|soap|novel|book|film|movie|show|sitcom|thriller|comic|cartoon|documentary|podcast|advert|painting)\b|\b(?:saw|read|found|came across|spotted|heard|watched) (?:an?|this|that|some) (?:\w+ )?(?:ad|advert|poster|sign|post|listing|headline|video|meme|article|documentary|programme|tweet|leaflet|interview|podcast|recipe|sticker)\b|\b(?:copied|pasted|lifted|taken|quoted|straight) (?:off|from|out of) (?:a|an|the|my|our)\b/

/** Strangers, and what was seen of them: "a patient of mine drives a Morris", "got talking to a glassblower". Whoever says "my" besides is left to the rest. */
const STRANGER =
  /^(?:(?:and|so|but|hmm|btw|random|apparently)[, ]+)*(?:(?:an?|some|this|one|another|the (?:new|other|old)) )?(?!(?:my|our|best|old|oldest|closest)\b)(?:[a-z-]+ )?(?:patient|colleague|bloke|guy|man|woman|lady|girl|boy|chap|stranger|passenger|customer|student|client|driver|waiter|waitress|lad|couple|fella|dude|friend|mate|coworker|co-worker|pupil|visitor|tourist|kid|intern|barista|receptionist)s? (?:of (?:mine|ours)|at (?:work|school|the|a)|on (?:the|a)|in (?:the|a)|from (?:the|work|school|reception)|who|next to|behind|opposite|over the|down the|drives|rows|plays|lives|works|has|had|swears|just|is|was|went|keeps|told|moved|wears)\b(?!.*\b(?:my|our|me|us|i|i'm|i've|we)\b)|^(?:someone|somebody)(?:'s| at| on| in| who| from)\b(?!.*\b(?:my|our|me|us|i|i'm|i've|we)\b)|\b(?:in|on|with|of) (?:someone|somebody)(?: else)?'s\b|\bgot (?:talking|chatting) (?:to|with)\b|\bsat (?:next to|opposite|behind)\b|\boverheard\b|^(?:i )?(?:just )?(?:saw|spotted|noticed) (?:an?|some|the|two|three) [^.?!]{2,40}\b(?:in (?:the|a) (?:shop|window|park|street|film|ad|car park|supermarket|museum|pub|café|cafe)|on (?:tv|telly|the (?:train|bus|street|news)|instagram|tiktok|youtube))\b|\b(?:they only had|all they had (?:was|were))\b/

/** What is done just now, once, or for the task at hand. */
const AT_HAND =
  /\b(?:(?:just |only )?(?:this|that) once|one-?off|this time (?:only|around)|only this time|for this one|in this one|(?:the )?(?:usual|normal) (?:\w+ )?again (?:next|tomorrow|after|later|from)|(?:then |and )?back to (?:normal|the usual) (?:after|next|tomorrow|later|again)|settling (?:a|an) (?:bet|argument|debate|dispute)|(?:it's|its|this is|that's) (?:just |only )?(?:for|meant for) (?:a|an|the|my|our) (?:\w+ ){0,2}(?:quiz|bet|crossword|exam|test|class|lesson|course|sandbox|homework|assignment|essay|presentation|slide|newsletter|article|blog|post|joke|card|toast|speech|poem|story|novel|script|sketch|scene|play|game|character|client|customer|demo|sample|template|mock-?up|party game|puzzle|treasure hunt|screenshot)|it's the sample|(?:it's|its|is) (?:meant|supposed) to (?:sound|look|read|feel)|made-?up|placeholder|dummy (?:data|text|name)|lorem ipsum|about to paste|(?:i'll|i will|let me|i've) (?:just )?pasted?)\b|^(?:just |currently |busy |still )?(?!.{0,80}\b(?:is|are|was|takes|has|pays|keeps)\b)(?:writing|filling (?:in|out)|drafting|proofreading|formatting|compiling|putting together|preparing|prepping|doing|working on|settling|comparing|researching) (?:a|an|the|this|some|our|my) (?:\w+ ){0,2}(?:piece|article|essay|post|report|quiz|form|letter|e?mail|crossword|presentation|slides?|talk|card|toast|speech|poem|story|blog|newsletter|leaflet|flyer|list|paper|spreadsheet|budget|review|application|bet)\b|\btest[- ]?dr(?:ove|iving|ive)\b|\b(?:courtesy|loan(?:er)?|hire|rental|rented) (?:car|bike|van)\b|\bborrow(?:ed|ing) (?:my|a|an|next door's|\w+'s)\b|\b(?:i |we )?(?:had|tried|ate|drank|wore|drove|rode|used) [\w' -]{2,24} once\b(?! (?:a|an|every|more|per|we|i|they|it))|\bjust for (?:today|tonight|now|the (?:day|weekend|night|trip|photo|party|occasion))\b|\bout of the usual\b|\b(?:while|until|till) (?:mine|ours)(?:'s| is|'re| are)\b|(?:^|[.:] )(?:today|tonight) only\b|^(?:put|say|write|mention|add|fill|list|enter|type|set|change)\b.{2,60}\b(?:in|on|into|for|to) (?:the|this|that|my|our) (?:bio|form|letter|e?-?mail|profile|caption|invoice|cv|application|note|card|poster|badge|label|sign|slide|template|headline|title|footer|header|verse|chorus|table|cell|column|row|script|speech)\b|^(?:put|list|enter) my (?:\w+ )?(?:job|name|age|occupation|status|title) (?:down )?as\b|^(?:in|for|on) (?:the|this|our|my) (?:letter|e?-?mail|bio|application|invoice|message|reply|note|speech|toast|card|poem|story|scene|post|example|template|demo|mock-?up|sample|form|exercise|test (?:data|case|user)|quiz|sketch|play|skit|flyer|poster|banner|brochure|leaflet)\b[^.?!]{0,12},|^(?:(?:please|pls|can you|could you|just|ok|now)[, ]+)*(?:search|google|look up|track|proofread|translate|summari[sz]e|debug|count|scan|plot|spell-?check|decline|open|close|find|check)\b(?!.*(?:\d|\b(?:for|with|from|to|at|near|like) (?:my|our|me|us|a|an)\b|\b(?:who|whose|that|which|because|always|every)\b))[^,;:.?!]{0,60}[.!]*$|^random (?:one|question|thought|q)\b|\b(?:had|got|getting|hitching|bummed|cadged|scored) a (?:lift|ride) (?:home|in|with|to|from|back|there)\b|\b(?:keep|kept|always) (?:on )?(?:forgetting|losing|misplacing|dropping|mistyping|hitting snooze)\b/

/** What an order takes something out of, when that is not the assistant's memory: "drop the bit about dogs from this essay". */
const HERE =
  /\b(?:from|in|of|off|out of|on) (?:this|that|these|those|the (?:above|following|next|attached|last)) (?:\w+ )?(?:essay|message|e?-?mail|letter|text|draft|poem|paragraph|sentence|list|slide|table|code|function|file|script|recipe|story|speech|post|caption|chart|page|document|report|article|review|scene|song|verse|query)s?\b|\b(?:below|above)[.!]*$/

/** Asks the assistant for what it holds: "who's that chap my daughter is engaged to, I've gone blank". */
const ASKED_BACK =
  /\b(?:i've gone blank|gone blank|mind(?:'s| is| has)? (?:gone )?blank|slipped my mind|(?:on the )?tip of my tongue|can't (?:for the life of me )?remember (?:what|who|which|when|where|her|his|the|my|if|whether)|(?:did|have) i (?:ever |already )?(?:say|said|tell|told|mention(?:ed)?|give|given)|do you (?:remember|recall|still (?:have|know)|know (?:what|which|who|where|when) (?:my|i|we|our))|what do you (?:know|have|remember)|remind me (?:what|who|where|when|which|how) (?:my|our|i|we|it was|old|she|he|they)\b|remind me of the (?:name|word)|what was (?:it|that|the name|my) .{2,40} again|you have it,? (?:no|right|don't you))\b/

/** "This page only", "playlist for tonight: …", "nine titles, cosy mystery": what is wanted of the task at hand. */
const WANTED =
  /\bthis (?:[\w'-]+ ){0,2}(?:only|alone)\b(?! (?:child|one))|^(?:for )?(?:just )?this (?:[\w'-]+ ){1,2}only\b|^(?:[\w'-]+ ){1,4}(?:(?:idea|shopping|guest|packing|play)?-?lists?|ideas|for (?:tonight|today|tomorrow|this (?:evening|weekend|week)|the (?:party|quiz|wedding|weekend|trip|flyer|poster|card|meeting|kids)))\b[^:.!?]{0,24}:\s/

/** What of a sentence's form tells that it leaves nothing; orders that hold from now on are told from the others before. */
export function passingReason(folded: string, language: string): ReasonCode | null {
  if (isFleeting(folded)) return 'small-talk'
  if (language !== 'en') return isOfPiece(folded, language) ? 'task' : null
  if (matches(SUPPOSED, folded)) return 'hypothetical'
  if (matches(CARRIED, folded) || matches(STRANGER, folded)) return 'quote'
  if (matches(ASKED_BACK, folded)) return 'question'
  return isAtHand(folded) ? 'task' : null
}

/** Whether it is done just now, once, or for the task at hand. */
export function isAtHand(folded: string): boolean {
  return matches(AT_HAND, folded) || matches(WANTED, folded) || isOfPiece(folded, 'en')
}

/** Whether an order is about a text at hand and not about what the assistant remembers. */
export function isOnTextHere(text: string, language: string): boolean {
  return language === 'en' && matches(HERE, fold(text))
}

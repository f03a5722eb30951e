import { fold } from '../language/words.ts'
import { matches } from '../language/quick.ts'

/** What the assistant or the speaker works on here: a version, a title, a paragraph. */
const PIECE =
  '(?:answers?|versions?|drafts?|titles?|paragraphs?|steps?|lines?|points?|options?|summar(?:y|ies)|riddles?|endings?|verses?|poems?|stanzas?|rhymes?|paragraphs?|sentences?|suggestions?|ideas?|jokes?|puns?|names? (?:you|list)|lists?|examples?|explanations?|proofs?|arguments?|logos?|mock-?ups?|captions?|taglines?|headlines?|slogans?|openings?|intros?|choruse?s?|melod(?:y|ies)|tunes?|layouts?|fonts?|colou?rs?|wording|phrasing|tone|translations?|replies|reply|tips?|advice|plans?|trailers?|quotes?|articles?|middle bit|bits?|parts?|one)'
const WHICH = '(?:first|second|third|fourth|last|other|next|previous|original|new|old|shorter|longer|latest|whole|final)'

/**
 * Talk about this conversation and this moment, on folded text: what is thought of an answer, thanks, a mood, a mishap, a hurry.
 * None of it is true tomorrow.
 */
const ENGLISH = new RegExp(
  [
    // "I like your second version better", "I'm not convinced by the proof", "I don't get it".
    `^(?:(?:ok|hmm?|well|yes|no|so|and|but|honestly|actually|for what it's worth|sorry)[, ]+)*(?:i|we)(?:'m| am|'re)? (?:(?:do|really|quite|rather|also|kind of|still|just|simply|don't|didn't|not|am not) )*(?:like[sd]?|love|loved|prefer(?:red)?|hated?|enjoy(?:ed)?|find|found|thought|think|agree with|disagree with|agree that|convinced by|sure about|a fan of|sold on|keen on|understand|understood|follow|get|see) (?:that |this |these |those |it\\b|all |most of |how |why |what you|(?:your|the) (?:${WHICH} |bit with |end of )?(?:[\\w-]+ )?(?:${PIECE}|${WHICH})\\b(?! of (?:the day|town|my|our)))`,
    `\\b(?:this|that|your) (?:${WHICH} )?(?:[\\w-]+ )?${PIECE} (?:of yours )?(?:is|was|sounds?|looks?|reads?|feels?|works?|worked|'s)\\b|\\bthe (?:answer|version|draft|summary|list|tip|suggestion) you (?:gave|wrote|made|sent)\\b|\\b(?:of yours|you (?:just )?(?:described|suggested|came up with|proposed|linked))\\b|\\bas you (?:said|suggested|told me|advised|proposed)\\b|^(?:too|not|less|more) (?:\\w+ ){0,2}(?:formal|long|short|wordy|chirpy|chatty|stiff|generic|cheesy|fan of)\\b|^(?:to me|in my view|imo|imho) (?:the|this|that)\\b`,
    // Thanks and turns of talk.
    "^(?:(?:oh|ah|ok|great|perfect|wow|many|right|brilliant|lovely)[, ]+)*(?:thanks|thank you|thx|ty|ta|cheers|much obliged|merci|gracias|danke)\\b(?: (?:a (?:million|lot|bunch|ton)|so much|again|very much|loads))*(?:[.!,]? (?:for|to you|that (?:fixed|worked|helped|did)|no idea why)|[.!]*$)|\\byou(?:'re| are) (?:a|an|the) (?:star|gem|legend|lifesaver|life saver|angel|genius|hero|best|treasure)\\b|\\bi owe you\\b|\\b(?:i|we) (?:tried|used|read|followed|applied|took|showed|sent|shared|pasted) (?:out )?(?:your|it (?:out|to)|that (?:to|out))\\b|\\bmy (?:apologies|bad for|turn (?:to|now))\\b|^(?:i take it back|it's (?:only |just )?me again|ready when you are|shall we)\\b|\\b(?:where were we|talk (?:to you )?(?:later|soon)|until next time|see you (?:later|tomorrow|around)|let's crack on|i'm off to (?:make|bed|lunch|work|the shops?|get|grab))\\b",
    // A mood: "feeling nostalgic", "my brain is porridge", "I'm so bored".
    "^(?:(?:ugh|meh|oof|argh|sigh|phew|still|today|honestly|god|wow)[,. ]+)*(?:feeling|feel|felt) (?!(?:free|like we|that)\\b)|^woke up (?!at\\b|in\\b|every|early every)\\w+ |\\bi feel (?:like|so|a bit|really|very|pretty|rather|awful|terrible|great|rough|rotten|dreadful|amazing|weird|strange|sick|low|flat|better|worse)\\b|\\b(?:my|the) (?:poor )?(?:brain|head|feet|legs|soul|heart|eyes|nerves|stomach)(?:'s| is| are| aches| hurts?) (?:(?:just|completely|totally|absolutely|literally) )?(?:mush|porridge|soup|jelly|fried|toast|pounding|throbbing|spinning|killing me|singing|racing|mince|empty|full|gone|numb|shot|on fire|aching|sore|melting)\\b|\\bi(?:'m| am|m) (?:(?:so|really|very|a (?:bit|little|tad)|all|just|feeling|pretty|quite|absolutely|totally|dead|proper|rather) )*(?:bored(?! of)|cross|knackered|shattered|gutted|giddy|fuming|furious|livid|chuffed|annoyed|panicking|hungry|starving|peckish|thirsty|freezing|boiling|sweating|wired|wiped|hangry|grumpy|moody|sleepy|frazzled|fed up|over it|low|gobsmacked|speechless|wide awake|buzzing|homesick today|in an? (?:\\w+ )?mood)\\b|\\bproud of myself\\b|\\brunning on (?:\\w+ ){1,4}sleep\\b|\\bi(?:'m| am|m) (?:so |completely |totally )?(?:over|done with) (?:this|today|it)\\b|\\b(?:head|mind|brain)(?:'s| is) (?:all over|elsewhere|not in)\\b|\\b(?:back|with you) in a (?:sec|second|minute|min|mo|moment|bit|jiffy)\\b|\\bi hate (?:everyone|everything|everybody|people today)\\b|\\b(?:rough|long|bad|awful|terrible|weird|slow|slowest|worst|what a|some) (?:day|morning|night|week|afternoon|shift|saturday|sunday|monday)(?: ever)?[.,!]|\\bcan't come soon enough\\b|\\bi could (?:cry|sleep|scream|kiss)\\b",
    // A mishap: "I spilled red wine", "my screen's frozen", "I missed the 17:05".
    "\\b(?:i |we )?(?:totally |completely |just )?forgot (?:to(?! (?:tell|mention|say|add)\\b)|my (?:keys|umbrella|lunch|phone|wallet|bag|charger)|the (?:keys|milk))\\b|\\bleft my \\w+ (?:on|at|in|behind)\\b|\\blocked (?:myself|ourselves) out\\b|\\bwaiting (?:for (?:the|my|a) (?:bus|train|tram|taxi|kettle|plumber|doctor|dentist|call|delivery|flight)|in (?:line|a queue|the queue)|room)\\b|\\b\\d+ (?:minutes|mins|hours?) late\\b|\\bstuck (?:behind|in (?:traffic|a|the))\\b|\\b(?:out of|low on) (?:charge|battery)\\b|\\bbattery(?:'s| is) (?:dead|dying|low|flat)\\b|\\b(?:coffee|tea|wine|soup|ketchup|paint) (?:on|all over) my\\b|^(?:never ?mind|nvm)[, ]+(?:i )?(?:found|figured|got|sorted|solved|works?|fixed|did)\\b|^(?:it|the (?:pipeline|build|page|download|printer|app|site|script|program)) (?:crashes|crashed|hangs|froze|is stuck|won't load)\\b",
    "(?:^|\\b(?:i|we)(?:'ve| have)? )(?:just )?(?:spill(?:ed|t)|locked (?:the|my|our) (?:keys?|selves|self)|missed the (?:\\d|bus|train|tram|last|lift|turn|exit)|burnt?(?:ed)? (?:the|water|my (?:toast|tongue|dinner|rice))|(?:sent|posted|emailed) .{0,30}\\bto the wrong|left the \\w+ (?:on|in|open|running)|(?:stubbed|stepped on|sat on|dropped my \\w+(?! name)|knocked over|ripped|got hiccups|got (?:an? )?(?:eyelash|splinter|stitch|cramp)|have (?:ink|paint|glue|gum|hiccups)|forgot to save))\\b|\\b(?:stubbed (?:my )?toe|splinter in|eyelash in|hiccups|shoelace|zip(?:per)?(?:'s| is| has)? (?:stuck|broken))\\b|\\bmy (?:screen|laptop|computer|phone|ticket|card|app|browser|mouse|keyboard|wi-?fi)(?:'s| is| has| won't| keeps?) (?:just )?(?:frozen|froze|crash\\w*|dead|stuck|scan|load|turn on|start|charge|dropping|dying|broken|not (?:working|charging|loading)|at \\d)|\\bthere(?:'s| is) an? (?:fly|wasp|spider|moth|mosquito|bee|mouse|smell|noise) in\\b",
    // A hurry: "my meeting is in 5", "before the taxi's here", "the phone's at 2%".
    "\\b\\d{1,2} ?% (?:battery|charge)\\b|\\b(?:phone|battery|laptop|tablet)(?:'s| is) (?:at|on|down to) \\d|\\b(?:i|we)(?:'ve| have)? (?:only )?(?:got|have) (?:(?:until|till) (?:noon|lunch|\\w+$|\\d)|(?:(?:only|exactly|less than|like) )*(?:\\d+|five|ten|two|a few|thirty|sixty) ?(?:secs?|seconds?|mins?|minutes?))\\b(?! (?:a|per|each|every|of|from|on|with))|\\b(?:i'm|im|we're) (?:on|up|live|due|presenting|boarding) in (?:\\d+|five|ten|two|a) ?\\w*|\\b(?:meeting|call|train|bus|flight|taxi|lift|class|lesson|exam|interview|client|guests?|boss|reviewer|friends?|man|lady|queue)(?:'s| is| are|'re| starts?| leaves?) (?:in (?:\\d|five|ten|two|a)|watching|waiting|staring|in the lobby|at the door|outside|on the (?:line|way)|here)\\b|\\bbefore the (?:taxi|lift|train|bus|kettle|bell|meeting|call|guests?|shops?|plumber)\\b|\\bby (?:noon|lunch(?:time)?|eod|cob|the end of (?:the|this) (?:day|hour))[.!]*$",
    // What is wanted now: "I need synonyms for 'brave'", "I'm looking for a hotel in Split for two nights".
    `^(?:(?:so|ok|hi|hey|hello|now|right)[, ]+)*(?:(?:i|we) )?(?:(?:just|really|also) )?(?:need|want|'?d like|would like|could use|am after|(?:i|we)(?:'m|'re) (?:looking for|after)) (?!every|all|your|my|our)(?:a|an|some|the|two|three|four|five|ten|\\d+|more|another)? ?(?:[\\w' -]{0,24} )?(?:${PIECE}|poem|synonyms?|sources?|hotels?|flights?|recipe|podcast|playlist|gift|present|outline|template|second opinion|word for|restaurant|pep talk|quotes?|picture|crossword clue|anagram|password|regex|formula|script|checklist|timetable|itinerary|cover letter|toast|speech|quiz|nickname for)\\b`,
    "\\b(?:i|we) (?:can't|cannot|couldn't|can not) (?:get|make|find|figure out|work out) (?:the|this|that|my|it|what|how|why|any)\\b|\\bwe should (?:use|put|move|drop|split|call|rename|add|try)\\b|\\b(?:changed|fixed|removed|added|commented out|deleted) line \\d+\\b",
  ].join('|'),
)

/** A part that may tell something of its own: of the speaker, of somebody with a name, or with a number. */
const OWN = /\b(?:I|I['’](?:m|ve|ll)|i['’]?(?:m|ve)?|we|we['’](?:re|ve)|[Mm]y|[Oo]urs?|(?:[Ss]?[Hh]e|they)['’]?s?)\b|(?<=^|\s)\p{Lu}\p{Ll}|\d/u

/** What is asked for beside it tells nothing of the speaker. */
const ASKS = /^(?:can|could|would|will|shall|should|what|how|where|which|why|who|give|tell|show|let's|help|any)\b/i

/** Whether a sentence is only about the talk and the moment, and no part of it about anything else. */
export function isOfTheMoment(text: string, language: string): boolean {
  return language === 'en' && matches(ENGLISH, fold(text)) && isAll(text, (part) => matches(ENGLISH, part))
}

/** Whether every part of a sentence that may tell something of its own has the sign. */
export function isAll(text: string, hasSign: (part: string) => boolean): boolean {
  const parts = text.split(/[,;:—–](?:\s|$)|\s-\s|\s(?:and|but|because|since|which|as|when|so(?= (?:i|we|my)\b))\s/)
  return (
    parts.length === 1 ||
    parts.every((part, i) => !OWN.test(i === 0 ? part.replace(/^\p{Lu}(?=\p{Ll})/u, '') : part) || ASKS.test(part.trim()) || hasSign(fold(part.trim())))
  )
}

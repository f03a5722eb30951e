import { type AtHand, GERMAN, SPANISH } from './at-hand-more.ts'
import { isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'

/** Parts of a text, and texts that are done with once they are sent: whatever is said of them is about the work on them. */
const TEXT =
  '(?:(?:cover|motivation) letter|personal statement|essay|homework|assignment|worksheet|paragraph|sentence|stanza|verse|chorus|limerick|haiku|sonnet|intro|introduction|conclusion|abstract|footnotes?|bibliography|outline|heading|headline|subtitle|subject line|caption|tagline|(?:opening|closing|first|last) line|punchline|slides?|slide deck|deck|poster|flyer|leaflet|invitations?|invite|rsvp|toast|eulogy|agenda|minutes|seating plan|packing list|shopping list|guest list|itinerary|crossword|quiz|raffle poster|draft|cv|r[ée]sum[ée]|regex|loop|if statement|for loop|commit message|commit|pull request|merge request|stack trace|formula|footer|unit test|test case|bullet points?|(?:lecture|meeting|class|speaker) notes|placeholder|dating profile)'
/** Other work: at hand where it is measured or judged. */
const WORK =
  '(?:speech|talk|song|presentation|code|function|query|script|snippet|test|report|title|story|poem|list|logo|letter|reply|message|e-?mail|text|post|article|chapter|review|complaint|application|statement|bio|blurb|summary|translation|sketch|design|layout|chart|graph|diagram|spreadsheet|sheet|page|playlist|recipe|proposal|menu|card|pitch|brief|playlist|table in \\w+|group chat|dough|batter|cake|sauce|soup|stew|gravy|lasagne|curry|dinner|menu|invoice|budget|total|sum|name for|answer)'
const NUMBER = '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half)'
const JUDGED = `(?:(?:is|are|was|looks?|sounds?|reads?|feels?|seems?|comes across|came out|has gone|has come out|turned out)(?: (?:a bit|far|way|much|rather|really|very|so|just|still|kind of|pretty))* (?:(?:too|not \\w+ enough|over|under|off by|only|about) |${NUMBER} (?:words?|pages?|slides?|minutes?|lines?|characters?|columns?|rows?|points?|over|under|short)|boring|dull|rude|stiff|messy|long|short|flat|cold|wordy|bland|clunky|awkward|weak|vague|empty|formal|generic|cheesy|pushy|harsh|lumpy|salty|watery|dry|burnt|bad|terrible|ugly|slow|wrong|off\\b|an? (?:bit of an? )?mess)|(?:has|have|runs? to|takes|joins|contains|needs|comes to) (?:only |about |around |exactly |at least |at most )?${NUMBER} (?!years?|months?|people in|members|employees)|(?:should|must|has to|have to|needs to|ought to|could use|is supposed to|doesn't|don't|isn't|won't|needs?) |(?:opens|ends|starts|begins|closes) (?:with|on|too)|(?:is|are) missing |\\w+ (?:too (?:much|many|often|long|fast|slow|slowly|little|few)|badly|poorly|terribly|weirdly|oddly)\\b|drags\\b|rambles\\b|runs off |goes on too|trails off|fizzles|returns|returned|repeats|contradicts|lacks|throws|prints|matches|keeps? (?:returning|failing|printing|repeating)|(?:has|have) (?:sunk|split|curdled|collapsed|burnt|stuck|risen)|hasn't|haven't|never (?:ends|returns|stops))`
/** What holds longer than the work. */
const LASTS =
  /\b(?:every|always|usually|normally|each (?:week|month|day|year|time)|weekly|monthly|daily|yearly|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|for a living|for a job|professionally|from now on|by default|called|named|since (?:19|20)\d\d|years?|novel|memoir|thesis|dissertation|collection|on the first|first of (?:the|every)|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:was|were|been|got) published|hanging|(?:is|are) (?:due (?!tonight|today|by|in (?:an hour|\d+ (?:minutes|hours)))|published|hosted|written in|about)|(?:is|are) (?:on|next|this|tomorrow)\b(?! point)|never (?!ends|returns|stops)\w+)\b/
const OPEN = '^(?:(?:and|but|so|ok|okay|well|hi|hey|also|now|right|help|hmm|ugh|argh)[, ]+)*'
const MODS = "(?:[\\w'’ -]{0,32} )?"
const WITH = "(?: (?:to|for|on|about|at|of|from|with|i've|we've|i'm|we're) [\\w'’ -]{1,40}?)?"

const ABOUT_PIECE: readonly RegExp[] = [
  `${OPEN}(?:my|our|the|this|that) ${MODS}${TEXT}${WITH} (?:here |so far |below |above )?(?:is|are|was|were|has|have|'s|needs?|looks?|sounds?|reads?|runs?|goes|gets?|opens?|starts?|ends?|keeps?|returns?|match(?:es)?|joins?|takes?|doesn't|don't|isn't|aren't|won't|never|should|must|could|can|feels?|seems?|mentions?|contains?|consists?|contradicts?|repeats?|lacks?|still|only|just|now|throws?|clash(?:es)?|limps?|drags?|rambles?|sags?|falls?|lands?|rhymes?|scans?|fits?|fails?|breaks?|crashes|overflows?|compiles?|pass(?:es)?|works?|flows?|jumps?|skips?|covers?|misses)\\b`,
  `${OPEN}(?:my|our) ${MODS}${WORK}${WITH} ${JUDGED}`,
  `${OPEN}(?:the|this|my|our) [\\w'’ -]{2,40} (?:still )?needs? (?:an?|some|two|three|better|another) (?:\\w+ )?(?:name|label|title|caption|banner|slogan|logo|sign|motto|tagline|headline|ending|opening)s?\\b`,
  `${OPEN}(?:the|this|that) ${MODS}[\\w'’-]+ (?:of|in|on) (?:my|our) ${MODS}(?:${TEXT}|${WORK}) ${JUDGED}`,
  `${OPEN}(?:the|this|that) ${MODS}${TEXT} (?:of|in|to|for|under|on) (?:my|our) `,
  `${OPEN}(?:the|this|that) ${MODS}(?:${TEXT}|${WORK})\\b[^,.;?!]{0,30} (?:my|our)\\b[^,.;?!]{1,30} ${JUDGED}`,
  `${OPEN}(?:(?:my|our|the|all) ${MODS})?[\\w'’-]+ (?:for|in|on) (?:the|this|my|our) ${MODS}(?:${TEXT}|brochure|booklet|newsletter|cover|letterhead|web ?page|landing page|certificate|ticket|label|back page|front page|email|e-mail|letter) (?:is|are|should|must|needs?)\\b`,
  `${OPEN}(?:in|on|for) (?:my|our|the|this) ${MODS}${TEXT}\\b[^.?!;]{0,16},`,
  `${OPEN}(?:the|this) [^,.;?!]{2,30} (?:i'm|we're|i am|we are) (?:making|baking|cooking|writing|preparing|wrapping|drafting|icing|serving) (?:is|are|has|have|needs?|should|must|looks?|won't)\\b`,
  `${OPEN}(?:the|this|my|our) (?:recipe|pattern|batch|mix|text|version|draft|post|article)(?: here)? (?:serves|makes|feeds|yields|calls for|asks for|assumes) `,
  // "On page 3 of the form", "chapter 3 of the workbook", "in my report I call him …".
  `${OPEN}(?:i'm|i am|im|we're|stuck) (?:still |stuck |now )?(?:on|at) (?:page|chapter|exercise|question|step|line|level|slide|section|paragraph|task) (?:\\d|one|two|three|four|five)`,
  `${OPEN}(?:in|on|for) (?:my|our) ${MODS}(?:${TEXT}|report|letter|e-?mail|message|speech|talk|presentation|post|article|review|interview|form|application|complaint|bio)\\b[^.?!;]{0,30}? (?:i|we|it)\\b(?: (?:call|calls|say|says|said|need|want|use|used|wrote|write|mention|mentioned|put|have|have to|must|should|replace|am|keep|repeat))\\b`,
  `${OPEN}(?:turn|make|get|cut|trim|put|add|use|sort|convert|translate|rewrite|reword|rephrase|shorten|format|tidy|change|replace|fix|polish|check|proofread|move|keep|split|round|swap|take) (?:up |down |out )?(?:my|our|all my|all our) [^,.;:?!]{2,50}$`,
  // "We need eleven party bags", "for our toast I need one line".
  `${OPEN}(?:for [^,.;?!]{3,40},? )?(?:i|we) (?:just |still |really |also )*(?:need|want|'d like|would like|could use|have|'ve got|must|gotta) (?:(?:to )?(?:get|cut|trim|bring|keep) (?:my|our|this|the|it) [^.?!;]{2,50} (?:onto|under|down to|below|to)\\b|an? (?:subject line|tiebreaker|punchline|title|caption|slogan|rhyme|closing line|hook|headline|good (?:opening|ending))|(?:${NUMBER}|some|a few|more) (?:\\w+ ){0,2}?(?:bags?|questions?|lines?|ideas|names|titles|examples|rhymes|synonyms|jokes|chairs?|plates|portions|balloons|invitations|slides|words|reasons))\\b`,
].map((form) => new RegExp(form))

/** "Put our team name at the top of the flyer": where in a piece something is to go. */
const PLACED = new RegExp(
  `${OPEN}(?:put|write|add|say|mention|include|move|place|stick|print) [^,.;?!]{2,50} (?:at|to|near|into|in) the (?:very )?(?:top|bottom|end|start|beginning|middle|corner|header|footer|title|flyer|poster|sheet|invite|invitation|agenda|programme|sign)\\b`,
)

/** Of the moment at the stove, the desk or the suitcase: at hand where something is asked of it. */
const DOING =
  /^(?:(?:and|but|so|ok|well|hi|hey|right|help)[, ]+)*(?:(?:i|we)(?:'ve| have) (?:just |already |only )?(?:written|drawn|typed|drafted|calculated|measured|poured|mixed|sketched) (?:\d|an?\b|two|three|four|five|six|half|the|about|some|my)|(?:i|we)(?:'ve)? (?:just )?(?:left|burnt|burned|overcooked|froze|defrosted|oversalted|curdled|forgot|dropped) (?:the|my|our|some) (?:\w+ )?(?:dough|batter|cake|sauce|soup|stew|gravy|bread|rice|chicken|fish|meat|milk|cream|eggs?|pasta|curry|butter|pizza)\b|(?:i'm|i am|im|we're|we are) )?(?:just |currently |busy |still |now )*(?:(?:baking|icing|decorating|kneading|assembling|translating|revising for|cooking|frying|roasting|boiling|grilling|simmering|doubling|halving|packing(?! in\b)|wrapping|peeling|filling (?:in|out)|typing(?! for)|formatting|proofreading|printing|stirring|splitting)\b|(?:making|preparing|doing|having|serving|hosting|writing|drafting|designing|putting together) (?:an?|the|some|my|our|this)\b[^.?!;]{2,40}\b(?:tonight|today|tomorrow|now|this (?:evening|afternoon|weekend|morning)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|for (?:\d+|four|six|eight|ten|twelve|dinner|lunch|tea|breakfast|the (?:raffle|party|quiz|fair|fete|school|wedding)))\b|writing (?:the|a|this) (?:\w+ )?(?:poster|flyer|invite|invitation|toast|caption|leaflet|quiz))/
const AMOUNT =
  /^(?:(?:and|but|so|ok|well|hi|hey)[, ]+)*(?:(?:i|we)(?:'ve| have|'ve got| have got| only have| got)? (?:got |only |just |about |still )*(?:have |got )?(?:(?:£|€|\$) ?\d|(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|ten|half an?|a few) ?(?:g|grams?|kg|ml|l|litres?|liters?|minutes?|mins?|hours?|euros?|quid|pounds?|dollars?|bucks|kilos?|eggs?|tins?|cans?|bags?|jars?|slices?|cups?|cloves|onions?|potatoes|carrots?|cauliflower|lemons?|tomato(?:es)?|courgettes?|apples?|bananas?|peppers?|mushrooms?|sausages?|presents? to|chicken breasts?)\b(?! (?:an?|per|each|every|of (?:debt|savings)|from|away|north|south|east|west|old)\b)(?! (?:week|month|year)))|(?:we're|there are|there'll be|we'll be|we are) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)(?: of us| people| guests| adults| kids)?(?: (?:for|coming|tonight|tomorrow|on|to)\b|$))/
const NOT_AMOUNT = /\b(?:debt|saved|savings|loan|mortgage|pension|salary|income|rent|commute|train|drive|every|per|a (?:week|month|year))\b/
/** A clock time of something that happens once, with no day to it. */
const SLOT =
  /^(?:(?:and|but|so|ok|well|hi|hey)[, ]+)*(?:my|our|the) (?:[\w'’-]+ )?(flight|plane|slot|booking|reservation|table|taxi|cab|check-?in|check-?out|ferry|train|coach|bus|connection|meeting)(?: (?:leaves|departs|goes|gets in|is|lands|arrives|starts))?(?: (?:at|for|from|is))* (?:\d{1,2}[:.]\d\d|\d{1,2} ?(?:am|pm))\b(?!.*\b(?:the \d{1,2}(?:st|nd|rd|th)|every|daily|usually|always|each|mon|tues|wednes|thurs|fri|satur|sun|january|february|march|april|may|june|july|august|september|october|november|december|moving|home from work|to work|commute)\w*)/
const ASKS_ON =
  /(?:[,;:.–—-]|\b(?:and|so|but))\s*(?:and |so |but |please )?(?:what|whats|when|how|which|where|why|who|can|could|should|would|is|are|do|does|did|will|help|any|ideas|tips|cut|make|fix|soften|suggest|give|get|shorten|sort|calm|tell)\b|\bplease[.!]*$/

/** A message that the assistant is to write for the speaker, and what is said in it of an hour or a day. */
const DICTATED =
  /^(?:(?:and|but|so|ok|please|now|can you|could you|hi|hey|just|pls)[, ]+)*(?:(?:i|we) (?:need|want|have|'d like) to )?(?:tell|write(?: back)?|reply|answer|respond|text|message|e-?mail|let|inform|ask|say)(?: to)? [^,.;:?!]{2,40}? ?(?:that )?(?:i|we|i'll|we'll|i'm|we're|i'd|we'd)(?: (?:can|can't|cannot|could|couldn't|will|won't|am|are|have|would|might|may))?\b(?![^,;.]{0,60}\b(?:leave|pregnant|moving|move|moved|resign\w*|quit|start\w*|married|retir\w+|surgery|operation|hospital|new|allergic|live|lives)\b)[^,;.]{0,60}\b(?:\d{1,2}[:.]\d\d|mon|tues|wednes|thurs|fri|satur|sun|today|tomorrow|tonight|this (?:week|afternoon|evening|morning)|late|available|offline|running)(?:day)?\b/

const FORMS: Readonly<Record<string, AtHand>> = { de: GERMAN, es: SPANISH }

/** The same of the thing that the message is about: "Email the landlord that the tap drips". */
const DICTATED_OF =
  /^(?:(?:and|ok|please|now|can you|could you|hi|hey|just|pls)[, ]+)*(?:tell|write(?: back)?|reply|text|message|e-?mail|inform)(?: to)? [^,.;:?!]{2,30}? that (?:the|this|there|nobody|everyone|all) /

/** Whether it is said of a piece of work at hand, on folded text. */
export function isOfPiece(folded: string, language: string): boolean {
  // An address is told to be kept.
  if (folded.includes('@')) return false
  const text = folded.replace(/ ?\([^)]{1,160}\)/, '')
  if (language === 'en')
    return (ABOUT_PIECE.some((form) => form.test(text)) && !LASTS.test(text)) || isPlaced(text) || DICTATED.test(text) || DICTATED_OF.test(text)
  const forms = FORMS[language]
  return forms?.piece.test(text) === true && !forms.lasts.test(text)
}

/** Whether it tells what is at hand for something that is asked in the same turn: what is in the pan, how many come, when the flight goes. */
export function isOfAsked(sentence: Span, sentences: readonly Span[], language: string): boolean {
  const folded = fold(sentence.text)
  const forms = FORMS[language]
  const tells =
    language === 'en'
      ? !LASTS.test(folded) && (DOING.test(folded) || SLOT.test(folded) || (AMOUNT.test(folded) && !NOT_AMOUNT.test(folded)))
      : forms?.moment.test(folded) === true && !forms.lasts.test(folded)
  return tells && ((forms?.asksOn ?? ASKS_ON).test(folded) || sentences.some((other) => other !== sentence && asks(other, language)))
}

/** Whether it tells the hour of something that is held: it may be another hour for it. */
export function isSlotOf(folded: string, topics: ReadonlySet<string>): boolean {
  const [, thing = ''] = SLOT.exec(folded) ?? []
  return thing !== '' && [...topics].some((topic) => thing.startsWith(topic))
}

/** Whether it gives a detail of a text that another sentence asks to be worked on: "Proofread my complaint. Booking ref QZ7, cabin smelled of diesel." */
export function isOfOrdered(sentence: Span, sentences: readonly Span[]): boolean {
  return !OWNED.test(fold(sentence.text)) && sentences.some((other) => other !== sentence && ORDERED.test(fold(other.text)))
}

const ORDERED = new RegExp(
  `\\b(?:check|proofread|translate|rewrite|shorten|review|edit|polish|fix|improve|reword|tidy|soften|tighten|format|summari[sz]e|write|draft) (?:up )?(?:my|our|this|the|an?) (?:[\\w'’ -]{0,32} )?(?:${TEXT}|${WORK})\\b`,
)
const OWNED = /\b(?:my|our|i'm|im|i am|we're|we are|i've|we've|i have|we have|i (?:live|work|moved|take|use|was|play|drive|eat)|we (?:live|work|moved|use))\b/

function asks(sentence: Span, language: string): boolean {
  const folded = fold(sentence.text)
  return isQuestion(sentence, language) || signalsFor(language).imperative.test(folded) || /^(?:whats|hows|wheres|whos|whens) /.test(folded)
}

/** Whether an order says where in a piece of work something is to stand. */
export function isPlaced(folded: string): boolean {
  return PLACED.test(folded) && !LASTS.test(folded)
}

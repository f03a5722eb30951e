import { ASKS } from './intent.ts'
import { gate } from './gate.ts'
import type { Passage } from './passage.ts'
import { BLANK, isQuestion, type Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { relationsIn, subjectOf } from '../language/subjects.ts'
import { fold, toWords } from '../language/words.ts'
import { matches } from '../language/quick.ts'

/** Uses a pronoun for what a question before it named: "I take it to choir", "Picked it up today". */
const POINTS_BACK =
  /^(?:(?:just|finally) )?(?:(?:first|second) (?:week|day|month)\b.*\b(?:it|there|them)\b|(?:i|we) (?:[\p{L}]+ )?[\p{L}]+ (?:it|one|them|ours|mine)\b|(?:picked|got|bought|installed|adopted|inherited|leased|ordered|joined) (?:it|one|them|her|him)\b)/iu
const PRONOUN = /^(?:and |but |so )?(?:he|she|they|it|its|his|her|their|er|sie|es|él|ella|elle|il|já|ya)(?:['’](?:s|re|ll|d))?\s/i
/** "Mine won't fit", "ours start in September": one of what was just asked about. Not a coal mine, nor a friend of mine. */
const OWN_ONE =
  /(?<!\b(?:an?|the|gold|coal|salt|land|tin|data|friends?|mates?|pals?|colleagues?|neighbours?|relatives?|favou?rites?|fault) (?:of )?)\b(?:mine|ours)\b(?:'(?:s|re|ve|d|ll))?(?! (?:field|shaft|worker|craft|too big))/
/** Owns up to being who was asked about: "Asking because it's me", "speaking as one". */
const IS_MEANT =
  /\b(?:(?:asking|speaking|i say this|says one|as told) (?:as one|because (?:it's|that's|it is|i'm|i am) (?:me|us|one|it)|since (?:it's|that's) (?:me|us))|(?:it's|that's|it is|that is|that'd be|that would be|this is|yes,?|yep,?|hi,?|it'?s all) (?:me|us|yours truly|moi)\b(?! (?:or|who|that|vs|versus|being|against))|i(?:'m| am) (?:one|one of (?:them|those)|that (?:person|one|man|woman|guy|idiot|fool))\b|(?:for|by|in) my (?:own )?case|(?:it|that|this)(?:'s| is)? (?:takes|gets|brings|carries) (?:me|us)|guess who|guilty(?: as charged)?[.!,]|(?:i|we)(?:'ve| have) (?:got )?(?:one|both|two|three|a pair)(?: of (?:them|these|those))?(?=[.,!;]| (?:at home|myself|in|on|since|and)|$))/

/** "He runs a school" needs whom the sentence before spoke of; "It's my train home" which one. */
export function withAntecedent(clause: Span, passage: Passage, place: number): Span {
  const previous = passage.sentences[place - 1]
  if (previous === undefined || clause.start < previous.end) return clause
  if (!PRONOUN.test(clause.text) && !POINTS_BACK.test(clause.text)) return clause
  if (signalsFor(passage.language).correction.test(fold(clause.text))) return clause
  const points =
    subjectOf(previous.text) !== null ||
    (isQuestion(previous, passage.language) && (/^(?:it['’]?s|they['’]?re|it is|já|ya)(?![\p{L}])/iu.test(clause.text) || POINTS_BACK.test(clause.text))) ||
    relationsIn(previous.text).size > 0 ||
    (!isQuestion(previous, passage.language) && /^(?:he|she)\b/i.test(clause.text) && /\b\p{Lu}\p{Ll}+/u.test(previous.text.slice(1)))
  if (!points || gate(previous, passage.language).pass === 'no') return clause
  return { text: passage.text.slice(previous.start, clause.end), start: previous.start, end: clause.end }
}

/** Nothing but a number: what "at my age" was. */
const FIGURE = /^[(\s]*(?:i'm |it's |that's )?\d{1,3}(?:[.,]\d+)?(?: ?(?:years old|yo|kg|cm|m|st|lbs?|pounds|stone))?[.)\s]*$/

/** Whether a clause stands for something said before it. */
export function startsWithPronoun(text: string): boolean {
  return PRONOUN.test(text)
}

/** A question with the remark behind it that makes what was asked about the speaker's own. */
export interface Remark {
  readonly span: Span
  /** The remark says so itself: "mine", "it's me". */
  readonly sure: boolean
  /** It stands for something by a pronoun. */
  readonly leans: boolean
  /** The speaker is in it. */
  readonly own: boolean
  /** It says that they ask for somebody else, or do not know. */
  readonly foreign: boolean
}

/** The remark at `place` with the question before it, where the two belong together; `null` where it stands for itself. */
export function remarkOn(passage: Passage, place: number): Remark | null {
  const remark = passage.sentences[place]
  const asked = questionBefore(passage, place)
  if (remark === undefined || asked === null || passage.language !== 'en' || remark.text.includes(BLANK)) return null
  const folded = fold(remark.text)
  if (isQuestion(remark, 'en')) return null
  const span: Span = { text: passage.text.slice(asked.start, remark.end), start: asked.start, end: remark.end }
  const sure =
    OWN_ONE.test(folded) ||
    matches(IS_MEANT, folded) ||
    tellsOf(asked, remark.text) ||
    (FIGURE.test(folded) && /\b(?:my|how) (?:age|height|weight|size|old|tall)\b/.test(fold(asked.text)))
  return {
    span,
    sure,
    leans: ANAPHOR.test(folded) || (THERE.test(folded) && PLACED.test(asked.text)),
    own: signalsFor('en').first.test(folded),
    foreign: !sure && (matches(NOT_OWN, folded) || ASKS_BACK.test(fold(asked.text))),
  }
}

const ANAPHOR = /\b(?:my own|our own|it|them|him|her|one|this|that|these|those)\b(?! (?:is|'s|was) (?:raining|snowing|cold|hot|dark|late|time))/

/** "Is the lift at Ostkreuz mended? I change trains there": the place is in the question. */
const THERE =
  /^(?:i|we|i'm|we're|my \p{L}+)\b.{2,60}\bthere\b.*\b(?:every|each|always|usually|daily|weekly|twice|once a|times a|\p{L}+days|(?:before|after) (?:work|school)|most (?:days|mornings|evenings|weeks)|for a living)\b|^(?:i|we) (?:live|work|study|teach|train|swim|play|sing|volunteer|lodge|rent)\b.{0,20}\bthere\b/u
const PLACED = /(?<!\p{L})(?:at|in|by|near|to|from|on|of|around|through|via) (?:the )?\p{Lu}\p{L}/u

/** Asks the assistant about itself, or about words. */
const ASKS_BACK = /^(?:(?:and|so|but|hey|ok)[, ]+)*(?:would you rather|do you (?:ever|like|dream|get|feel)|are you|have you ever|what a|which came)\b/

/** Why somebody asks who does not ask for themselves, and what only says that they do not know. */
const NOT_OWN =
  /\b(?:asking for (?:a|an)|asking on behalf of (?:a|my) (?:friend|mate|colleague)|for a (?:friend|quiz|mate|story|article|piece|school|blog|book|poster|raffle|riddle|crossword|bet|joke)|(?:just|only|merely) (?:curious|wondering|interested|asking|a thought)|out of (?:curiosity|interest)|purely|writing (?:a|an|about)|curious|quiz|crossword|homework|exam question|joking|kidding|theoretical(?:ly)?|rhetorical)\b|^(?:(?:and|but|so|sorry|well)[, ]+)*(?:i|we) (?:always |never |can't |can never |don't |didn't |just |do )*(?:forget|forgot|remember|know|knew|recall|understand|get it|tell|see it|decide|(?:do|did)(?=[,.!]| (?:not|wonder|look|check|ask|try|search|think|know|too|so)\b|$)|was told|was (?:talking|speaking|reading|looking)|wondered|saw|read|heard|watched|met|googled|searched)\b|^(?:my|the|our|an?) [\p{L}-]+(?: [\p{L}-]+)? (?:just )?(?:asked|wants to know|was asking|is asking|wondered)\b|^(?:i|we)(?:'ve)? (?:was|were|went|been) there\b|^i'd (?:have|go|say|pick|choose|take|guess|bet)\b|\b(?:neighbours?|neighbors?|colleagues?|friends?|mates?|someone|somebody|people|everyone)\b.{0,20}\b(?:has|have|had|got|owns?|swears|says|told|keeps?)\b.{0,12}\b(?:one|some|it|them|theirs|me|us)\b|^i(?:'m| am) (?:lost|confused|stuck|bored|stumped|clueless|blank)\b|^(?:it's|it is|that's|this is|this one's) (?:for|from|off|so|too|very|really|quite|just) /u

/** Of an animal or child that the question was about: "he's never done this", "Mabel will be twenty-two". */
function tellsOf(asked: Span, remark: string): boolean {
  return matches(KEPT_ONE, fold(asked.text)) && matches(TELLS, remark)
}

const KEPT_ONE =
  /\b(?:an?|the|my|our|this|one|old|young|male|female|rescue) (?:[\p{L}-]+ ){0,2}(?:dog|puppy|pup|bitch|cat|kitten|tom|horse|pony|mare|gelding|foal|donkey|mule|goat|lamb|ewe|cow|calf|pig|piglet|hen|chicken|cockerel|duck|goose|rabbit|bunny|hamster|gerbil|guinea pig|rat|ferret|chinchilla|hedgehog|parrot|budgie|cockatiel|canary|parakeet|macaw|tortoise|turtle|terrapin|lizard|gecko|iguana|chameleon|snake|python|axolotl|newt|goldfish|betta|tarantula|[\p{L}]*hound|terrier|spaniel|poodle|[\p{L}]+doodle|[\p{L}]*poo|retriever|labrador|lab|shepherd|collie|setter|pointer|corgi|pug|husky|mastiff|borzoi|lurcher|whippet|boxer|dane|dachshund|chihuahua|rottweiler|bulldog|beagle|schnauzer|dalmatian|samoyed|malamute|akita|newfoundland|maine coon|siamese|ragdoll|bengal|sphynx|cob|shetland|baby|newborn|toddler|preschooler|teenager|teen|kid|child|(?:[\p{L}]+|\d+)[- ]years?[- ]old|(?:[\p{L}]+|\d+)[- ]month[- ]old)(?![\p{L}])/u
const TELLS =
  /^(?:(?:and|but|so) )?(?:[Hh]e|[Ss]he)(?:['’](?:s|ll|d))?\s|(?:[,;]|\b(?:and|but)) (?:he|she)(?:['’]s| is| has| was| won['’]t| just)\s|^(?!(?:The|This|That|There|It|What|Some|Someone|Somebody|People|They|My|Our|Just|Not|Any|All|Google|Apparently|One|You|We|If|And|But|So)\b)\p{Lu}\p{Ll}+(?:['’]s)? (?:does|did|is|isn['’]t|has|hasn['’]t|won['’]t|will|can['’]t|doesn['’]t|didn['’]t|keeps|hates|loves|just|never|always|weighs|was|turns|been|only|still|refuses|used)\b/u

/** The question right before, or with one sentence between that asks nothing. */
function questionBefore(passage: Passage, place: number): Span | null {
  for (let back = 1; back <= 2; back += 1) {
    const sentence = passage.sentences[place - back]
    if (sentence === undefined || sentence.text.includes(BLANK)) return null
    if (isQuestion(sentence, passage.language))
      return gate(sentence, passage.language).pass === 'presupposed' || /^(?:\p{L}+ )?would (?:i|it) be /iu.test(sentence.text) ? sentence : null
  }
  return null
}

/** A remark with the speaker in it, that the classifier does not take for nothing. */
export function isLikely({ sentences, intents }: Passage, place: number, remark: Remark): boolean {
  const [sentence, intent] = [sentences[place], intents[place] ?? null]
  const asked = sentences[place - 1]
  if (!remark.own || sentence === undefined || asked?.start !== remark.span.start || toWords(asked.text).length < ASKED_WORDS) return false
  if (intent === null || intent.state < LEAST || intent.forget > ASKS) return false
  const [signals, folded] = [signalsFor('en'), fold(sentence.text)]
  return gate(sentence, 'en').pass === 'statement' && !signals.mental.test(folded) && !signals.transient.test(folded)
}

const LEAST = 0.15
const ASKED_WORDS = 5

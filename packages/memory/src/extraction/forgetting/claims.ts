import { type Features, featuresOf } from '../keys/features.ts'
import { eitherOf } from './kin.ts'
import { relationOf } from '../language/subjects.ts'
import { fold, isStop, stemOf, type Word } from '../language/words.ts'
import { topicStems } from './request-words.ts'

/** What a request to forget says of one thing that is to go, and what a held memory has to bear out to be that thing. */
export interface Claims {
  /** Whose it is or who it is, by relation: `brother` in "my brother's phone number", `cat` in "my cat"; with the word that says so. */
  readonly relations: ReadonlyMap<string, Asked>
  /** It is the speaker's own: "my phone number", "where I live". */
  readonly isOwn: boolean
  /** Names and values, each by its words: `Berlin`, `nuts`, `VS Code`. One word of each is enough. */
  readonly values: readonly (readonly Asked[])[]
  /** What it is: `number` says little, `account` of "account number" more. */
  readonly head: Asked | null
  /** The further words that tell of which one: `nut` in "my nut allergy". */
  readonly further: readonly Asked[]
  /** It tells a whole statement: "that I'm allergic to nuts". */
  readonly isStatement: boolean
  /** It is an order that names the thing right away, not a wish in a roundabout way: its words can be taken literally. */
  readonly isPlain: boolean
  readonly stems: readonly string[]
  /** Where somebody lives, where they spend their days, what they do, what they are called, or how much: nothing else of them. */
  readonly asksFor: 'place' | 'where' | 'work' | 'name' | 'amount' | null
  /** What is no longer so: "my old job". */
  readonly isOver: boolean
  /** It tells what was so: "that I used to live in Porto". */
  readonly isPast: boolean
  /** Keys that the words around the head name together with it: "phone number" is no phone. */
  readonly phraseKeys: readonly string[]
  /** What its words mean together, without those that may stand for anything. */
  readonly groups: ReadonlySet<string>
}

/** A word that is asked for, with what it means. */
export interface Asked {
  readonly lower: string
  readonly stem: string
  readonly features: Features
  /** It says how something is, and not which: "my monthly salary". */
  readonly isQuality: boolean
  /** What follows is theirs: "Tom's birthday". */
  readonly isOwner: boolean
}

/** What each thing that a request names claims. */
export function claimsOf(text: string, language: string): readonly Claims[] {
  const all: Claims[] = []
  for (const part of text.split(THINGS)) {
    const claims = partClaims(part, language, all.at(-1) ?? null)
    if (claims !== null) all.push(claims)
  }
  return all
}

function partClaims(part: string, language: string, before: Claims | null): Claims | null {
  const bare = part.replace(TELLING, ' ')
  const thing = bare.replace(UP_TO, ' ')
  const said = featuresOf(thing, language)
  const features = topicStems(said, language).length > 0 ? said : featuresOf(bare, language)
  const stems = topicStems(features, language)
  if (stems.length === 0 && !PLACE.test(fold(bare))) return null
  const topics = new Set(stems)
  const words = features.words.filter((word) => !isStop(word.lower) && topics.has(stemOf(word.lower, language)))
  const folded = fold(bare)
  const relations = relationsOf(features.words, language)
  // "My brother's phone number and e-mail": the second is his as well.
  if (relations.size === 0 && before !== null && !DETERMINED.test(folded)) for (const [relation, word] of before.relations) relations.set(relation, word)
  const statement = STATES.exec(folded)
  const values = valuesIn(bare, features, words, language)
  const taken = new Set(values.flat().map(({ stem }) => stem))
  const plain = words.filter((word) => !taken.has(stemOf(word.lower, language)) && !says(word, relations))
  const head = statement === null ? headOf(bare, plain, language) : null
  // "Forget my job and my salary": what stands beside the first is asked for in the same way.
  const isPlain =
    !/\bones?\b/.test(folded) &&
    (statement !== null || (PLAIN[language] ?? PLAIN.en)?.test(folded) === true || (before?.isPlain === true && BESIDE.test(folded)))
  return {
    relations,
    isOwn: OWN.test(folded),
    values,
    head: head === null ? null : asked(head, language),
    further: plain.filter((word) => word !== head && !LITTLE.test(word.lower)).map((word) => asked(word, language)),
    isStatement: statement !== null,
    isPlain,
    stems,
    asksFor: PLACE.test(folded)
      ? 'place'
      : AMOUNT.test(folded)
        ? 'amount'
        : relations.size === 0
          ? WHEREABOUTS.test(folded)
            ? 'where'
            : null
          : DOING.test(folded)
            ? 'work'
            : WHEREABOUTS.test(folded)
              ? 'where'
              : NAME.test(folded)
                ? 'name'
                : null,
    isOver: OVER.test(folded),
    isPast: statement !== null && PAST.test(folded),
    phraseKeys: head === null ? [] : features.hits.filter(({ start, end }) => start <= head.start && end > head.end).map(({ key }) => key),
    groups: new Set(
      [...features.groups].filter((group) => !words.some((word) => LITTLE.test(word.lower) && featuresOf(word.text, language).groups.has(group))),
    ),
  }
}

/** "Before the move": when it was so, and nothing of what it is. */
const UP_TO = /\bbefore (?:the|that|this|my|our|we|i)\b[^,;.]{0,40}/giu
/** Things that are asked for side by side. */
const THINGS = /[.,;:!?]+\s+|\s+[–—-]+\s+|\s+(?:and|&|or|und|oder|sowie|y|o|et|ou|e) /iu
/** "What I told you about …", "what my wife said": how it came to be held, and nothing of it. */
const TELLING =
  /\b(?:(?:what(?:ever)?|that|anything|everything|all)? ?(?:i|we|(?:my|our) \p{L}+)(?:'d|'ve| have| had| just| ever)* (?:told|tell|said|say|mentioned|shared|gave|wrote|confided)(?: (?:to|with))?(?: you)?(?: about| of)?|(?:you|u)(?:'ve| have)? (?:know|have|hold|keep|remember|stored|saved|noted)(?: about| on)?)\b/giu
const PLACE = /\bwhere\b.{1,40}\b(?:live|lives|living)\b|(?<!\p{L})wo .{1,40}(?<!\p{L})wohn(?:e|t|en)(?!\p{L})|(?<!\p{L})dónde viv\p{L}+/u
/** Where somebody spends the day. */
const WHEREABOUTS = /\bwhere\b|(?<!\p{L})(?:wo|wohin|dónde|adónde)(?!\p{L})/u
const AMOUNT =
  /\b(?:what|how much)(?: it is)? (?:i|we) (?:pay|paid|earn|earned|weigh|spend|spent|charge|get paid|make (?:a|per) (?:year|month|week))\b|(?<!\p{L})(?:was|wie ?viel) (?:ich|wir) (?:.{1,30} )?(?:verdiene|zahle|bezahle|wiege)n?(?!\p{L})|(?<!\p{L})(?:cuánto|lo que) (?:gano|pago|cobro|peso|pagamos|ganamos)(?!\p{L})/u
const OVER =
  /\b(?:i|we) (?:used to|[\p{L}]{2,}ed|taught|went|was|were|had|drove|rented|kept) [^,;.]{0,30}\bbefore\b|\b(?:my|our|the|his|her|[\p{L}]+['’]s) (?:old|former|previous|ex-?|past|last(?! (?:names?|bit|part|thing|one|message|two|few|three|line|sentence|week|month|year|time)\b)) \p{L}|\b(?:one|(?:my|our|the|his|her) \p{L}+)(?: (?:from|of|in|at) before\b| before(?: (?:the|that|this|my|our|we|i)\b|(?= *(?:[.,;!?]|$| (?:can|may|should|must|please)\b))))|(?<!\p{L})(?:alte|ehemalige|frühere|vorige)[nrms]? \p{Lu}?\p{L}|(?<!\p{L})(?:antigu[oa]|anterior)(?!\p{L})/u
const PAST =
  /\b(?:i|we) (?:used to|once|formerly|lived|worked|studied|drove|owned|had been)\b|(?<!\p{L})(?:früher|gewohnt|gearbeitet)(?!\p{L})|(?<!\p{L})(?:vivía|viví|trabajaba|trabajé|antes)(?!\p{L})/u
const DOING =
  /\b(?:what|where|who) .{1,40}\b(?:does|do|works?|works? for)(?: for a living)?[.!]*$|(?<!\p{L})(?:was|wo) .{1,40}(?<!\p{L})(?:macht|arbeitet|arbeiten)(?!\p{L})|(?<!\p{L})dónde trabaja/u
const NAME = /\b(?:names?|called)[.!]*$|\bnames? of\b|(?<!\p{L})(?:namen?|nombres?|heißt|se llama)(?!\p{L})/u
const DETERMINED =
  /(?<!\p{L})(?:my|our|mine|i|the|mein\p{L}*|unser\p{L}*|ich|der|die|das|den|mis?|nuestr\p{L}*|el|la|los|las|mon|ma|mes|le|les|meus?|minhas?|o|a)(?!\p{L})/u
const OWN = /(?<!\p{L})(?:my|our|mine|i|i'm|mein\p{L}{0,2}|unser\p{L}{0,2}|ich|mis?|nuestr[oa]s?|mon|ma|mes|meus?|minhas?)(?!\p{L})/u
const POSSESSIVE =
  /^(?:my|our|his|her|their|mein\p{L}{0,2}|unser\p{L}{0,2}|sein\p{L}{0,2}|ihr\p{L}{0,2}|mis?|sus?|nuestr[oa]s?|mon|ma|mes|notre|nos|son|sa|ses|meus?|minhas?|nosso|nossa)$/u
/** Relations that people are called by without a word that says whose. */
const BARE = /^(?:dad|daddy|mum|mom|mama|papa|grandma|grandpa|grandad|granny|gran|nan|nana|oma|opa|mutti|vati|mamá|papá)$/
const PETS: ReadonlySet<string> = new Set(['dog', 'cat', 'horse', 'pet'])

/** The verb, and right after it what is to go. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:out|away|off) with|take|forget|delete|erase|remove|drop|wipe|purge|scrap|scratch|discard|lose|clear|unlearn|un-?remember|get rid of|strike|bin|ditch|scrub)(?: out| away)? (?:about |all about |everything about |anything about )?(?:all |both |any |that |which |what |where |how )?(?:of )?(?:my|our|the|i|we|[\p{L}]+'s \p{L}|(?!(?:that|this|it|them|those|all|everything|him|her)\b)[\p{L}\d'-]+[.!]*$)/u,
  de: /(?<!\p{L})(?:vergiss|vergesst|vergessen sie|lösch\p{L}*|entfern\p{L}*|streich\p{L}*)(?: bitte| mal| doch| wieder)*,? (?:das mit |alles über )?(?:dass |wo |was |wie |welche\p{L}* )?(?:mein|unser|ich|wir|d(?:ie|er|as|en)|\p{L}+[.!]*$)/u,
  es: /(?<!\p{L})(?:olvid|borr|elimin|quit|suprim)\p{L}*(?: de| por favor| lo de| a| lo que sabes de| todo sobre)*,? (?:que |dónde |qué |cuánto |cómo )?(?:mis?|nuestr\p{L}*|el|la|los|las|\p{L}+[.!]*$)(?!\p{L})/u,
}
const BESIDE = /^(?:also |auch |también )?(?:my|our|the|mein|unser|mis?)(?!\p{L})/u

/** Whom it is about; not "a friend request", nor the chef of a restaurant. */
function relationsOf(words: readonly Word[], language: string): Map<string, Asked> {
  const found = new Map<string, Asked>()
  words.forEach((word, i) => {
    const { lower } = word
    const before = words[i - 1]?.lower ?? ''
    const bare = lower.replace(/'s?$/, '')
    const relation = eitherOf(bare, before) ?? relationOf(bare, before) ?? (language === 'de' ? relationOf(bare.replace(/e?s$/, ''), before) : undefined)
    if (relation === undefined || before === 'business' || before === 'lady') return
    const isOwned =
      POSSESSIVE.test(before) ||
      POSSESSIVE.test(words[i - 2]?.lower ?? '') ||
      (BARE.test(bare) && !/^(?:that|the|this|a|some|der|die|das|ese|esa|el|la|un|una)$/.test(before)) ||
      /'s?$/.test(lower)
    if (isOwned || PETS.has(relation)) found.set(relation, asked(word, language))
  })
  const nextDoor = words.find(
    ({ lower }, i) =>
      lower === 'nebenan' || (lower === 'lado' && words[i - 1]?.lower === 'al') || (/^door(?:'s)?$/.test(lower) && words[i - 1]?.lower === 'next'),
  )
  if (nextDoor !== undefined) found.set('neighbour', asked(nextDoor, language))
  return found
}

function says(word: Word, relations: ReadonlyMap<string, Asked>): boolean {
  const bare = word.lower.replace(/'s?$/, '')
  const relation = eitherOf(bare, 'my') ?? relationOf(bare, 'my')
  return relation !== undefined && relations.has(relation)
}

/** Proper names next to each other are one; so is what stands where only a value can: "allergic to nuts", "in Wien". */
function valuesIn(text: string, features: Features, words: readonly Word[], language: string): readonly (readonly Asked[])[] {
  const shouts = text === text.toUpperCase()
  // "The doctor" names a key as well as a value of another.
  const within = (isValue: boolean): Set<Word> =>
    new Set(features.hits.filter(({ value }) => value === isValue).flatMap(({ start, end }) => words.filter((word) => word.start >= start && word.end <= end)))
  const [values, keys] = [within(true), within(false)]
  const groups: Asked[][] = []
  let last: Word | null = null
  for (const word of words) {
    const before = text.slice(0, word.start)
    const isName =
      !/^[^\p{L}]*$/u.test(before) &&
      !DAY.test(word.lower) &&
      !shouts &&
      !/^\p{Lu}{2,5}$/u.test(word.text) &&
      (features.names.has(word.lower.replace(/'s$/, '')) || /^\p{Ll}+\p{Lu}/u.test(word.text)) &&
      relationOf(word.lower.replace(/'s?$/, ''), '') === undefined
    const isPlaced =
      language === 'de' ? /^\p{Lu}|\d/u.test(word.text) && PLACED_DE.test(before) : PLACED.test(before) && !/^(?:work|home|school|night|day)$/.test(word.lower)
    if (!isName && !(values.has(word) && !keys.has(word)) && !isPlaced && !/\d/.test(word.lower)) continue
    const one = asked(word, language)
    if (last !== null && /^[ .'’-]{1,2}$/.test(text.slice(last.end, word.start))) groups.at(-1)?.push(one)
    else groups.push([one])
    last = word
  }
  return groups
}

const DAY = /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/
/** A word right after these, without an article, is a value and not a sort. */
const PLACED =
  /(?<!\p{L})(?:(?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|sensitiv(?:e|ity)|aversion|reaction) to|alergia a(?: l[oa]s?)?(?: frutos)?|allergie aux?|named|called) $/iu
const PLACED_DE = /(?<!\p{L})(?:in|bei|aus|nach|gegen|namens|auf) $/iu

/** What kind of thing it is: the last word of "my phone number", "the kiwi allergy"; the first after the article in Spanish. */
function headOf(text: string, plain: readonly Word[], language: string): Word | null {
  const phrase = (PHRASES[language] ?? PHRASES.es)?.exec(text)
  if (phrase === null || phrase === undefined) return plain.length === 1 ? (plain[0] ?? null) : null
  const [start, end] = [phrase.index, phrase.index + phrase[0].length]
  const inside = plain.filter((word) => word.start >= start && word.end <= end)
  const telling = inside.filter((word) => !LITTLE.test(word.lower))
  if (telling.every((word) => WHERE.test(word.lower))) return inside.find((word) => ADDRESS.test(word.lower)) ?? telling.at(-1) ?? null
  return (language === 'en' || language === 'de' ? telling.at(-1) : telling[0]) ?? null
}

/** Says what it is, where nothing before it does: "my address" is none of an e-mail. */
const ADDRESS = /^(?:address|adresse|anschrift|dirección|morada|endereço)$/
const WHERE = /^(?:home|street|house|flat|postal|delivery|billing|shipping)$/

const STOPPED =
  '(?=\\s+(?:at|in|on|of|to|for|from|with|about|regarding|by|under|over|between|that|which|who|whom|where|when|as|is|are|was|were|can|could|should|has|have|had|off|out|please|pls|again|because|since|i|we|you|he|she|they|it|my)\\b|\\s*[.,;:!?()]|\\s*$)'
const PHRASES: Readonly<Record<string, RegExp>> = {
  en: new RegExp(`\\b(?:my|our|the|that|this|those|all|any|his|her|their|[\\p{L}]+['’]s)\\s+(?:[\\p{L}\\d'’-]+\\s+){0,4}?[\\p{L}\\d'’-]+${STOPPED}`, 'iu'),
  de: /(?<!\p{L})(?:mein|unser|dein|sein|ihr|d(?:er|ie|as|en|em))(?:e[nmrs]?)?\s+(?:\p{Ll}+\s+){0,2}\p{Lu}[\p{L}-]+/u,
  es: /(?<!\p{L})(?:mis?|nuestr[oa]s?|el|la|los|las|mon|ma|mes|notre|nos|le|les|meus?|minhas?|nosso|nossa|o|os|as)\s+[\p{L}-]+(?:\s+de\s+[\p{L}-]+)?/iu,
}

/** Tells what is so, in a clause of its own: "forget that I live in Berlin". */
const STATES =
  /(?:\b(?:forget|delete|erase|remove|drop|scrap) (?:the (?:fact|part|bit|thing) )?(?:about )?(?:that )?|\b(?:that|fact) )(?:i|we)(?:'m|'ve|'d)?(?! (?:said|told|mentioned|asked|ever)) |(?<!\p{L})dass (?:ich|wir) |(?<!\p{L})(?:olvid\p{L}+|borr\p{L}+) (?:de )?que (?!no )/u

/** Words that may stand for anything, say how long or how much, or are there for the sound. */
const LITTLE =
  /^(?:number|name|figure|date|detail|story|place|people|time|info|information|data|fact|address|thing|stuff|situation|problem|issue|matter|history|preference|choice|note|entry|item|part|case|topic|record|value|nummer|zahl|name|datum|angabe|número|nombre|dato|numéro|nom|année|house|tool|system|software|service|provider|person|woman|lady|man|guy|stupid|older|younger|elder|eldest|oldest|youngest|late|best|silly|whole|money|cash|geld|dinero|sum|amount|old|new|current|former|previous|last|next|real|exact|full|first|second|private|personal|secret|little|big|dear|own|latest|actual|year|month|week|day|today|yesterday|tomorrow|ago|recently|currently|anymore|longer|honestly|maybe|sorry|long|short|make|made|get|take|have|use|used|like|live|lives|work|works)s?$/u
/** A word that says hardly anything of what is meant. */
export function isLittle({ lower }: Asked): boolean {
  return LITTLE.test(lower)
}

const QUALITY = /^\p{L}{3,}(?:ly|al|ic|ous|ful|ive|ent|ant|able|ible|ed|ing|less|ary)$/u

function asked(word: Word, language: string): Asked {
  const lower = word.lower.replace(/'s?$/, '')
  return {
    lower,
    stem: stemOf(word.lower, language),
    features: featuresOf(word.text, language),
    isQuality: language === 'en' && QUALITY.test(lower),
    isOwner: /'s$/.test(word.lower),
  }
}

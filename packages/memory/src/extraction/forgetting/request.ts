import { type Features, featuresOf } from '../keys/features.ts'
import { ENDS_A_RULE, WAVES_OFF, WAVES_OFF_MORE } from './forget-forms-more.ts'
import { matches } from '../language/quick.ts'
import type { HeldView } from '../matching/held.ts'
import { likenesses } from './likeness.ts'
import { wishesOfAll, wishIn } from './includes-you.ts'
import { plainly } from './request-text.ts'
import { topicOf, topicStems } from './request-words.ts'
import type { Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'

/** What a request says is to go, and what is to stay. */
export interface Request {
  /** The sentences that ask, as they stand. */
  readonly whole: string
  readonly text: string
  /** The words of it that say what, without those of the request itself. */
  readonly topic: string
  readonly folded: string
  readonly language: string
  readonly asked: Features
  readonly stems: readonly string[]
  /** The part of it that asks says what; else what stands beside it does. */
  readonly names: boolean
  /** The part of it that asks has no word of its own for what: "scratch that, marketing hates it". */
  readonly points: boolean
  /** Each thing of several that are to go. */
  readonly items: readonly string[]
  readonly kept: { readonly features: Features; readonly stems: readonly string[]; readonly folded: string } | null
}

export function readRequest(sentences: readonly Span[], aside: readonly Span[], held: readonly HeldView[], language: string): Request {
  const signals = signalsFor(language)
  // "Remove it": the order has words that are those of an operation as well.
  const names = (text: string): boolean => !pointsOnly(text, language) && likenesses(text, held, language).some(({ score }) => score >= NAMED)
  const dropSaid = (part: string): boolean =>
    signals.forget.test(part) ||
    wishesOfAll(part) ||
    (language === 'en' ? matches(WAVES_OFF, part) || matches(ENDS_A_RULE, part) : WAVES_OFF_MORE[language]?.test(part) === true)
  const staysSaid = (part: string): boolean => signals.keep.test(fold(part)) && !dropSaid(fold(part))
  const whole = sentences.map((sentence) => sentence.text).join(' ')
  const [drop, keep]: [string[], string[]] = [[], []]
  const further = new Set<string>()
  for (const sentence of sentences) {
    const text = unframed(plainly(wishIn(sentence.text) ?? sentence.text, language), language)
    const bare = text.replace(ASIDE, ' ')
    const { before, after } = exceptionIn(names(bare) ? bare : text)
    const stays = after !== null && staysSaid(before)
    // "My sister's job is fine to have. Her diagnosis isn't": the contrary of what was said just before.
    let isKept = staysSaid(aside.findLast(({ end }) => end <= sentence.start)?.text ?? '')
    for (const part of before.split(PARTS)) {
      if (part.trim() === '') continue
      const isContrary = isKept && ELLIPSIS.test(fold(part))
      isKept = stays || (staysSaid(part) && !isContrary)
      // "…, but Juno is mine and stays": what stays is named in the part before.
      if (isKept && isBare(part, language) && !dropSaid(fold(drop.at(-1) ?? ''))) keep.push(...drop.splice(-1))
      ;(isKept ? keep : drop).push(part)
    }
    for (const [, part = ''] of before.matchAll(ONE_MORE)) further.add(part)
    for (const [, part = ''] of before.matchAll(ONE_BEFORE)) further.add(part)
    if (after !== null) (stays ? drop : keep).push(after)
  }
  // "The cheese one I still get. Whatever else is listed can go."
  const isRest = drop.some((part) => REST.test(fold(part)))
  for (const { text } of aside) {
    const { before, after } = exceptionIn(text)
    const stays = staysSaid(before)
    if (after !== null) (stays ? drop : keep).push(after)
    if (after === null ? isRest || stays : stays) keep.push(before)
  }
  // The part with the verb says what; what stands beside it only counts when that part points elsewhere.
  const asks = drop.map((part) => dropSaid(fold(part)))
  const more = drop.map((part, i) => asks[i] !== true && (asks[i - 1] === true || asks[i + 1] === true) && further.has(part.replace(/[.!?]+$/, '')))
  const isMore = more.includes(true)
  const core = drop.filter((_, i) => asks[i] === true || more[i] === true)
  const isNamed = names(core.join('. '))
  const things = isNamed ? core : drop.map((part, i) => (asks[i] === true ? part : (subjectOf(part, names) ?? part)))
  const text = things.join('. ')
  const staying = keep.join('. ')
  const features = featuresOf(staying, language)
  return {
    whole,
    ...aboutOf(text, language),
    language,
    names: isNamed,
    points: core.length > 0 && isPointing([...drop.slice(0, asks.indexOf(true)), ...core, ...drop.filter((part) => OBJECT.test(part))], names, language),
    items: (isNamed ? isMore : SEVERAL.test(fold(whole))) ? things.filter((part) => !OF_ALL.test(part) && names(part)) : [],
    kept: keep.length === 0 ? null : { features, stems: topicStems(features, language), folded: fold(staying) },
  }
}

/** "Vom Auto bitte das Kennzeichen löschen": what it is a part of, and not what is to go; somebody whose it is tells which one. */
function unframed(text: string, language: string): string {
  const frame = FRAME.exec(text)?.[0]
  if (frame === undefined || featuresOf(frame, language).relations.size > 0) return text
  const rest = text.slice(frame.length)
  return topicStems(featuresOf(rest, language), language).some((stem) => !STANDS_FOR.test(stem)) ? rest : text
}

const FRAME =
  /^(?:(?:of|from|about|regarding|as for|concerning|with|when it comes to) (?:my|our|the) [\p{L}-]+,? (?=(?:please |pls |just |only |you can |you may )*(?:forget|delete|erase|remove|drop|lose|wipe|scrap|strike|bin|clear|(?:my|our|the|what|who|where|how) ))|(?:vom|von (?:der|dem|den|mein\p{L}{1,2}|unser\p{L}{1,2})|beim|bei (?:der|dem|den|mein\p{L}{1,2})|zum|zur|bezüglich(?: \p{L}+)?) [\p{L}-]+,? (?=(?:bitte |nur |mal |kannst du |darfst du |lösch\p{L}* |streich\p{L}* |vergiss )*(?:bitte |nur |mal )*(?:d(?:as|en|ie)|mein\p{L}{0,2}|was|wo|wie) )|(?:del?|de (?:la|los|las|mis?)|sobre (?:el|la|mis?)) [\p{L}-]+,? (?=(?:por favor,? )?(?:borra|elimina|quita|olvida|tacha|saca)\p{L}* ))/iu

/** "But her birthday isn't": says the contrary, whatever that is. */
const ELLIPSIS = /\b(?:is|are|was|were|has|have|does|do|can|may)(?:n't| not)[.!]*$/

function pointsOnly(text: string, language: string): boolean {
  return (
    topicStems(featuresOf(text, language), language).length === 0 &&
    /\b(?:it|that|this|them|those|das|es|eso|esto|lo)\b/.test(fold(text)) &&
    !OWNS.test(fold(text))
  )
}

const OWNS = /(?<!\p{L})(?:my|our|his|her|i|we|mein\p{L}*|unser\p{L}*|ich|wir|mis?|nuestr\p{L}*)(?!\p{L})/u

/** "And stays": no word of it says what. */
function isBare(part: string, language: string): boolean {
  return topicStems(featuresOf(part, language), language).every((stem) => /^(?:sta[iy]|remain|keep)/.test(stem))
}

/** "Sorrel belongs to my sister, so take her out": of whom or what something is told; the rest is why, and may name others. */
function subjectOf(part: string, names: (text: string) => boolean): string | null {
  const subject = SUBJECT.exec(part)?.[1]
  return subject !== undefined && names(subject) ? subject : null
}

const SUBJECT =
  /^(?:(?:and|but|so|well|oh|no|actually|sorry|because|since) )*(?!(?:i|we|you|it|that|this|he|she|they|there|what|who|where)\b)([\p{L}\d][\p{L}\d ’'-]{1,40}?)(?<! (?:i|we|you|he|she|they|it|who|which|that))(?:['’]s (?=(?:my|our|his|her|their|the|an?|not|no|gone|dead|sold|been|left)\b|\p{L}+['’]s)| (?:(?:is|are|was|were)(?:n['’]t)?|belongs?|went|goes|has|had|have|left|died|moved|turned|got|came|ran|lives?|works?|quit|passed|[\p{L}]{2,}ed) )/iu

/** What a text says is meant. */
export function aboutOf(text: string, language: string): Pick<Request, 'text' | 'topic' | 'folded' | 'asked' | 'stems'> {
  const asked = featuresOf(text, language)
  return { text, topic: topicOf(asked, language) || text, folded: fold(text), asked, stems: topicStems(asked, language) }
}

/** No word of it says what is meant: "scratch that". What stands after it is why, and no part of it. */
function isPointing(parts: readonly string[], names: (text: string) => boolean, language: string): boolean {
  return parts
    .filter((part) => !leadsBack(part))
    .every((part) => !names(part) && topicStems(featuresOf(part, language), language).every((stem) => STANDS_FOR.test(stem)))
}

/** "No wait, that's my sister's flight", "marketing hates it": about what was said before, like the request itself. */
export function leadsBack(text: string): boolean {
  const folded = fold(text)
  return LEADS_BACK.test(folded) || POINTS_AT.test(folded)
}

const LEADS_BACK =
  /^(?:[^\p{L}]*(?:(?:no|nah|oh|hm+|wait|hang on|hold on|actually|sorry|oops|lol|lmao|(?:ha|he|je|ja){2,6}h?|hihi|nope|enough(?! (?:with|of|about))|alright|all right|right|stop|whoops|er+m?|yikes|eek|gosh|ugh|well|ok(?:ay)?|argh|damn|on (?:second thoughts?|reflection)|come to think of it|wrong (?:\p{L}+ )?(?:people|person|one|guy|chat|window|number|account|thread|place|list)|na|nee|nein|moment|halt|stopp|ups|oje|reicht|lass (?:mal|gut sein)|ach|ay|uy|basta|ya (?:basta|está|vale)|vale|espera|perdón)(?!\p{L})[,.!… ]*)+|(?:that|this|it|they|he|she|not|das|es|der|die|eso|esto)(?!\p{L})(?! (?:\p{L}+ ){1,6}(?:i|you)(?!\p{L})))/u
const POINTS_AT = /\b(?:it|that|this|them|says? no|said no|against it|not keen|unsure|das nicht|nein|dagegen|en contra)[.!? ]*$/

/** "Lösch mal, was ich dir zu … gesagt habe": the object of the request after a comma. */
const OBJECT = /^(?:what|whatever|that|everything|anything|was|dass|alles|wo|wer|wann|wie|lo que|todo|que|dónde|cómo)(?!\p{L})/iu

/** "… and who runs it": another thing that is to go. */
const ONE_MORE =
  / (?:and|&) ((?:also )?(?:(?:who|whom|whose|where|what|when|how|which) [^,;.!?]{2,50}|(?:my|our|his|her|their|its|the|[\p{L}]+['’]s) (?![^,;.!?]*\b(?:is|are|was|were|has|have|had|will|can|did|does|came|went|should|must)\b)[^,;.!?]{2,40}))(?=[,;.!?]|$)/giu
/** "My salary and my car must go": the first of two. */
const ONE_BEFORE =
  /(?<=^|[.!?,;:] )((?:my|our|the|his|her) [^,;.!?]{2,40}?) (?:and|&) (?=(?:my|our|the|his|her) [^,;.!?]{2,40}? (?:can|could|must|should|may|might|has to|have to|needs? to|are to|ought to)\b)/giu
/** Words that stand for what was just said. */
const STANDS_FOR =
  /^(?:leav|order|instruct?|idea|request|note|messag|bit|entri|part|statement|remark|whole|word|fact|detail|inform|plan|last|previous|rule|chat)$/
const SEVERAL = /\b(?:both|either|neither|the lot|the two of them|all (?:of )?(?:it|them|that|three|this)|two things)\b/
/** "Of my two allergies, …": only the sort. */
const OF_ALL = /^(?:of|out of|among|from|regarding|about|as for)\b/iu
/** Shares a word, a name or a sort with something held. */
const NAMED = 0.3

/** Where a request says that it is held, and why it is no business of the assistant's: nothing of what it is about. */
const ASIDE =
  /\b(?:in|on|from|off|out of|of|to|with|among) (?:your|ur|yer|any|anyone's|anybody's|an?) (?:[\p{L}']+ ){0,2}?(?:memory|memories|notes?|records?|files?|head|mind|brain|books?|lists?|database|db|logs?|ledger|slate|systems?|profile|archive|storage|device|computer|machine|server|phone|answers?|repl(?:y|ies)|suggestions?|shelf)\b(?: of (?:yours|mine))?|\bin (?:here|there)\b|(?<!\p{L})de donde (?:l[oa]s?) (?:hayas|tengas|tienes|has) \p{L}+|\bon (?:file|record)\b|\b(?:is|are|was|stays?|a matter|strictly|just) (?:a matter |strictly |just |purely )?between (?:(?:me|us) and .{2,30}|.{2,30}? and me)(?=[.,;!]|$)|^(?:my|our|the|his|her) [\p{L}' -]{2,30}? (?:says?|said|doesn't want|does not want|don't want|wants|asked (?:me|us|you)?|told (?:me|us)|warned (?:me|us)?|insists|prefers|was clear|reckons|thinks)\b|\b(?:says?|said|according to) (?:the|my|our) \p{L}+|\bi (?:told|promised) (?:my|our) \p{L}+\b|\bslip of the tongue\b|^(?:if|since|because|as|now that|whenever)\b.{4,60}?(?:, | (?=i (?:want|would|need)|i'd))/giu

const PARTS = /(?:[,;:.!?]\s+|[،、]\s*|\s+[—–-]\s+|,?\s+(?:but|aber|pero|mais|mas|and(?! me\b)|und|et|y)\s+|\s+(?=ولكن |لكن ))/

/** "All but the cello", "everything may stay apart from the price": what comes after is meant the other way round. */
export function exceptionIn(text: string): { readonly before: string; readonly after: string | null } {
  const match = EXCEPT.exec(text)
  if (match === null) return { before: text, after: null }
  const [whole, head = '', after = ''] = match
  return { before: `${text.slice(0, match.index)}${head}${text.slice(match.index + whole.length)}`, after }
}

/** "Whatever else is listed", "the other two": all but what was spoken of. */
const REST = /\b(?:what\p{L}*|all|any\p{L}*|every\p{L}*) (?:else|other)\b|\bthe (?:others?|rest)\b/u
const EXCEPT =
  /\b((?:all|every\p{L}*|any\p{L}*|what\p{L}*|the (?:lot|rest|others?))\b[^.!?]{0,60}?),? (?:except(?: for)?|apart from|aside from|other than|bar|besides|save for|but (?=the |my |that |for )(?:for )?)\s*([^,;.!?:]{2,60}?)(?=[,;.!?:]|$| (?:can|may|could|should|must|has|have|is|are|was|were|from|goes?|please)\b)/iu

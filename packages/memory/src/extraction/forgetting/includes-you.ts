import { fold } from '../language/words.ts'
import type { Span } from '../language/sentences.ts'

/**
 * "Yara asks that nobody keep her number. That includes you.": a wish of somebody else's, for everybody, and that the assistant is one of
 * them; in the same sentence or in the next one. Neither half is a request by itself.
 */
export function coveringYou(sentences: readonly Span[]): ReadonlySet<Span> {
  const found = new Set<Span>()
  sentences.forEach((sentence, place) => {
    const text = fold(sentence.text)
    if (!ASKED.test(text) || !(KEPT_BY_NONE.test(text) || GIVEN_UP.test(text))) return
    if (YOU_TOO.test(text)) found.add(sentence)
    const next = sentences[place + 1]
    if (next === undefined || next.text.length > SHORT || !YOU_TOO.test(fold(next.text))) return
    found.add(sentence)
    found.add(next)
  })
  return found
}

/** Says that nobody is to keep something, or that everybody is to give it up. */
export function wishesOfAll(folded: string): boolean {
  return KEPT_BY_NONE.test(folded) || GIVEN_UP_BY_ALL.test(folded)
}

/** "Yara has left and asks that nobody keep her number": what is asked, with the name of who asks in it. */
export function wishIn(text: string): string | null {
  const [, who = '', before = '', wish = ''] = TOLD_AND_ASKED.exec(text) ?? []
  return who === '' || !wishesOfAll(fold(wish)) ? null : `${before}${wish}`.replace(/\b(?:her|his|their)\b/iu, `${who}'s`)
}

const TOLD_AND_ASKED =
  /^((?:(?:my|our) )?[\p{L}-]+)(?: [^.;!?]{0,80}?)?( (?:asks?|asked|wants?|wanted|would like|doesn['’]t want|requests?|requested|insists?|demands?|begs|begged|prefers?|expects)\b)([^.;!?]{5,160})/iu

/** "That means you as well, I'm afraid." */
const SHORT = 70

const ASKED =
  /\b(?:ask(?:s|ed)?|wants?|wanted|(?:would|'d) (?:like|prefer|rather)|prefers?|requests?|requested|insists?|insisted|demands?|demanded|begg?(?:s|ed)|expects?|wish(?:es)?|(?:does not|doesn't|don't|do not) (?:want|like|wish)|told us|tells us|says?|said|(?:is|are) to|should|must|has to|have to)\b|(?<!\p{L})(?:möchte|will|bittet|bat|verlangt|wünscht|soll(?:en)?|darf|dürfen|pide|pidió|quiere|exige|prefiere|debe|deben)(?!\p{L})/u
const KEPT_BY_NONE =
  /\b(?:nobody|no[ -]?one|not a soul|none of us|(?<=not |n't )(?:want |like |wish |allow ).{0,20}\b(?:anyone|anybody|people|us|others))\b.{0,60}\b(?:keep|hold|hang on|hold on|retain|store|remember|have|know|save|carry|hold onto)(?:s|ing|ed)?\b|(?<!\p{L})(?:niemand|keiner)(?!\p{L}).{0,60}(?<!\p{L})(?:behält|behalten|speicher(?:t|n)|aufheb(?:t|en)|aufbewahr(?:t|en)|hat|haben|kennt)(?!\p{L})|(?<!\p{L})(?:nadie|ninguno)(?!\p{L}).{0,40}(?<!\p{L})(?:guarde|conserve|tenga|almacene|se quede con)(?!\p{L})/u
const GIVEN_UP =
  /\b(?:every(?:one|body)|all|us|people|anyone|her|his|their|the|my)\b.{0,60}\b(?:delet|eras|remov|wip|forg[eo]t|bin|destroy|scrap|ditch|purg|shred|gone\b|get rid|let go)|(?<!\p{L})(?:alle[ns]?|jeder)(?!\p{L}).{0,60}(?:lösch|vergess|vergiss|wegwerf|entfern)|(?<!\p{L})tod[oa]s(?!\p{L}).{0,60}(?:borr|olvid|elimin)/u
const GIVEN_UP_BY_ALL =
  /\b(?:every(?:one|body)|all of us|us all|we all|people|anyone)\b.{0,60}\b(?:delet|eras|remov|wip|forg[eo]t|bin|destroy|scrap|ditch|purg|shred|get rid|let go)/u
const YOU_TOO =
  /\b(?:that|this|it|which|(?:the )?same)(?: rule| wish| request)? (?:also |certainly |naturally |obviously )?(?:includes?|covers?|means|goes for|applies to|holds for|extends to|concerns) (?:you|yourself|your (?:notes|memory|records|files))\b|\b(?:you|yourself|yours|your (?:notes|memory|records|files)) (?:too|as well|included|also|neither|either)\b|\byou(?:'re| are) (?:no exception|not exempt|included|not (?:an exception|excluded)|one of (?:us|them))\b|\b(?:so|neither|nor) (?:should|must|do|can|may|are) you\b|\b(?:not even|including) (?:you|your)\b|(?<!\p{L})(?:das|dasselbe|gleiches|dies) (?:gilt|betrifft|meint) (?:auch |genauso )?(?:für )?dich(?!\p{L})|(?<!\p{L})(?:du|dich|dir) (?:auch|eingeschlossen|inklusive)(?!\p{L})|(?<!\p{L})auch (?:du|für dich)(?!\p{L})|(?<!\p{L})(?:eso|esto|y) (?:también )?(?:te incluye|va por ti|vale para ti|te incluye a ti)(?!\p{L})|(?<!\p{L})(?:tú|tu|vos) (?:también|incluid[oa])(?!\p{L})|(?<!\p{L})incluid[oa] tú(?!\p{L})/u

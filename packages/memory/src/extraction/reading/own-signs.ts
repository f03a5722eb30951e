import { AIDS } from './aids.ts'
import { featuresOf } from '../keys/features.ts'
import { gate } from './gate.ts'
import { isQuestion, type Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import { once } from '../once.ts'

const NUMBER =
  '(?:\\d{1,3}|an?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|(?:twenty|thirty|forty|fifty)-[a-z]+)'
const EXPERT =
  '(?:doctor|doc|gp|dentist|vet|optician|optometrist|dermatologist|physio|physiotherapist|consultant|midwife|nurse|teacher|school|hospital|clinic|surgeon|specialist|pharmacist|psychiatrist|therapist|counsellor|hygienist|orthodontist|oncologist|cardiologist|neurologist|rheumatologist|urologist|allergist|audiologist|pa?ediatrician|health visitor|dietitian|nutritionist|osteopath|podiatrist)'
const MEASURE =
  '(?:height|weight|inside leg|inseam|waist|chest|collar|hips|bust|shoe size|hat size|ring size|glove size|bmi|resting (?:heart rate|pulse)|blood (?:pressure|type|group))'

/** What an expert found of them: "the vet says he's diabetic", "optician says glaucoma". */
const FINDING = new RegExp(
  `^((?:and |but |so )?(?:(?:the|my|our) )?${EXPERT}(?: [\\p{L}.'-]+)? (?:says|said|confirmed|told (?:me|us)|diagnosed)(?: that)? (?:(?:it's|i'm|i've|i have|i've got|we have|we're|my|our|no|[\\p{L}]+'s|[\\p{L}]+ (?:is|has))\\b[^?!;]{3,90}|[\\p{L}-]+(?: [\\p{L}-]+)?(?:, [^?!;]{3,90})?[.]?$))`,
  'gu',
)

/**
 * Turns of phrase in which who speaks owns up to something, whatever the sentence is for: "a coeliac like me", "the tablets they've got
 * me on", "nineteen years a nurse". On folded text; the first group is what is worth keeping.
 */
const SIGNS: readonly RegExp[] = [
  // Like me, meaning me, that's us.
  /\b((?:when|if|where|who|for)?,? ?like (?:me|us),? (?:you|who|with|on|in|living|working|whose|has|have)\b[^?.!;]{3,90})/gu,
  /\b((?:an?|the|two|three|four|\d{1,4}) (?!(?:[\p{L}-]+ )?(?:balcony|garden|kitchen|bathroom|room|hall|hallway|flat|house|home|lawn|climate|street|village|town|place|window|yard) like (?:ours|mine)\b)[^?.!;,]{3,60}? (?:like|same as) (?:me|us|mine|ours))(?=[\s?.!,;)]|$)/gu,
  /([^?.!;:(]{3,90}(?:,| ?\(| [-–—]) ?(?:meaning|i\.?e\.?|namely|aka|a\.k\.a\.|read|viz|by which i mean) (?:me|us|my|our|yours truly)\b[^?.;)]{0,30})/gu,
  /([^?.!;:(]{3,90}(?:,| ?\(| [-–—]) ?(?:that's|that is|that'd be|it's|which is|this is|hi,? that's) (?:me|us|mine|ours|yours truly))(?=[),.;?!]|$)/gu,
  /(?:^|[,;] ?|\b(?:when|if|since|because) )((?:you|one|somebody|someone)(?:'re|'ve| are| is| have|'s| can't| don't| doesn't)? [^?.!;,]{3,70},? (?:(?:just |much )?(?:like|as) (?:me|us|i (?:am|do|have|can't|don't))|which is (?:my|our) (?:lot|case|problem|situation|fate)|as is my (?:case|lot)|story of my life|(?:and|which) i (?:am|do|have|can't|don't)))(?=[?.!,;)]|$)/gu,
  /([^?.!;]{6,120}(?:,| ?\(| [-–—]) ?(?:and |i'm |yes,? )*asking (?:as (?:one|that|such|a|the)|for (?:myself|me|my own|yours truly|us))\b[^?.;)]{0,40})/gu,
  // As someone who, from one to another, we together.
  /(?:^|[,;] ?|[-–—] )((?:speaking |coming |asking )?(?:as|from) (?:someone|somebody|a person|a (?:family|couple|household)) (?:who|with|that|whose|on|in|from|of|under|over|living|working)\b[^,?.!;]{3,90})/gu,
  /(?<!\b(?:i'm|am|you|and|let's|,) )\b((?:speaking as|from one|as a fellow|my fellow|us fellow) (?:an? )?[^,?.!;]{3,60})/gu,
  // What was prescribed, what one is on, where one lives.
  /\b((?:the|these|those|an?) [\p{L}\d-]+(?: [\p{L}\d-]+){0,3}? (?:that |which )?(?:they|he|she|the [\p{L}]+|my [\p{L}]+)(?:'ve|'s| have| has|'re| are)? (?:got|put|given|prescribed|gave|fitted|started|keeping|keep|kept) (?:me|us)(?: on| with)?\b[^?.!;,]{0,30})/gu,
  /\b((?:the|these|those|an?) [\p{L}\d-]+(?: [\p{L}\d-]+){0,4}? (?:that |which |where )?(?:i|we)(?:'m|'ve|'re| am| are| have| was| were)? (?:always |usually |just |already |currently |been )*(?:on(?= (?:for|since|now|at)|[?.!,;]|$)|taking|live in|lived in|living in|grew up in|born in|work for|work at|working for|prescribed|inherited|rent|renting|own|belong to|sing in|play in|volunteer at|teach at|adopted)\b[^?.!;,]{0,50})/gu,
  /\b((?:(?:up|down|over|out|back|round|deep|way) )?here (?:in|near|on) (?!the\b|this\b|these\b|my\b|our\b|a\b|an\b|your\b|town\b|chat\b|general\b|theory\b|question\b|case\b|order\b|fact\b|line\b|time\b|it\b)[\p{L}-]{3,}(?: [\p{L}-]+)?)/gu,
  /\b((?:fly|flying|going|driving|travel+ing|heading|moving|commuting|sailing|cycling|back) (?:back )?home (?:to|from) (?!the\b|my\b|a\b|work\b|you\b|me\b|mum\b|dad\b)[\p{L}-]{3,}[^?.!;]{0,40})/gu,
  // What one really is.
  /\b(?:that|because|since|though|although|but|and|as|cos|coz|,) ?((?:i'm|im|i am|we're|we are) (?:really|actually|in fact|technically|legally|officially|originally|half|part) (?:an? |the |from )?[\p{L}-]{3,}[^?.!;,]{0,40})/gu,
  /\b((?:i'm|im|i am) the (?!one|only|same|problem|worst|best|first|last|next|idiot|fool|odd|type|kind|sort|king|queen|villain|bad|good|user|host\b|author of)(?:[\p{L}-]+ )?[\p{L}-]{4,})(?=[,.;!?)]|$| (?:at|of|in|for|here|and|so)\b)/gu,
  // How long one has been what.
  new RegExp(
    `(?:^|[,;(] ?|[-–—] |\\b(?:after|been|with|it's|for|and|have|done) )(${NUMBER}(?:[ -](?:odd|plus|and a half))? (?:years?|yrs|months|weeks|decades|seasons)(?: now)? (?:an? (?!go\\b|week|month|year|day|piece|time)|as (?:an? |the )?|on nights|on the (?:job|phones|road|boats|trains|buses|wards?|tills?)|in the (?:army|navy|air force|force|fire service|job|trade|business|classroom)|sober|clean\\b|married|divorced|widowed|pregnant|retired|vegan|off (?:the )?(?:cigarettes|fags|smokes|alcohol|booze|drink|meat|sugar))(?:(?! and i)[^?.!;,]){0,50})`,
    'gu',
  ),
  /^((?:in (?:my|the) |my )?(?:(?:first|second|third|1st|2nd|3rd) trimester|(?:first|second|third|fourth|final|1st|2nd|3rd)[- ]year (?:of )?(?!in\b|at\b|running\b)[\p{L}]{5,})[^?.!;]{0,60})/gu,
  // Measures of one's body, at the start of a sentence.
  new RegExp(`^(${MEASURE}:? (?:is |of |about )?\\d[^?!;]{0,100})`, 'gu'),
  // Whom one is a customer of, what an expert found.
  /\b((?!i |we |they |you |he |she |it )[\p{L}&'-]+(?: [\p{L}&'-]+)? (?:keeps? (?:on )?(?:over)?(?:bill|charg|invoic|pay|suppl)[\p{L}]*ing|(?:has|have|'s|'ve) (?:just |now |already )?(?:over)?(?:billed|charged|invoiced|insured|employed)|bills|charges|employs|insures) (?:me|us)\b[^?.!;,]{0,50})/gu,
  FINDING,
  // What one has for one's health, whatever happened to it.
  new RegExp(`(?<!\\b(?:if|suppose|supposing|imagine|pretend)\\b[^.!?]{0,60})\\b(my ${AIDS})(?![\\p{L}-])`, 'gu'),
  // How one lives with it, and what one has to do for it.
  /^((?:living|life|getting (?:by|around)|coping|managing|sleeping|walking|cooking|working) (?:with|without|on) (?:only |just )?(?:(?:an?|one|no|half|two|my|this|type \d) )?(?!you\b|him\b|her\b|them\b|people\b|it\b)[^,.;?!]{3,40}? (?:is|isn't|gets?|was|sounds|means|takes|has|doesn't|makes)\b[^.?!;]{0,100}\b(?:i|i'm|i've|my|me)\b[^.?!;]{0,80})/gu,
]
const DOUBTED = /\b(?:if|by mistake|would|might|could|may|maybe|perhaps|probably|should|pretend|imagine|story|novel|character|meaning of)\b/
const LABEL =
  /^(?:[^:.]{3,40}: )?(?:name|age|trade|job|role|occupation|profession|base|based(?: in)?|home|lives?|living|works?|from|born|hates?|likes?|loves?|diet|allerg(?:y|ies)|allergic to|height|weight|kids|children|pets?|car|languages?|hobb(?:y|ies)|sport|team|employer|city|town|country|address|birthday|dob|time ?zone|blood type|pronouns|shoe size|medication|meds|conditions?|partner|nationality|faith|religion)\s*[:=]\s*\S/

const AS_ROLE =
  /(?<!\b(?:[\p{L}]+ing|[\p{L}]+ed|act|work|job|start|him|her|them|me|us|it|train|go|play|speak|pretend|dress|write|answer|be) )\bas (?:an?|the) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+)\b[^,?.;!]{0,40}/gu

/** Stretches of a sentence that are the speaker's own beyond doubt. */
export function ownSigns(sentence: Span, labelled: boolean): readonly Span[] {
  const folded = fold(sentence.text)
  if (folded.length !== sentence.text.length) return []
  if (labelled && LABEL.test(folded)) return [sentence]
  const found: Span[] = []
  for (const match of isQuestion(sentence, 'en') && FIRST.test(folded) ? sentence.text.matchAll(AS_ROLE) : []) {
    const text = match[0].trimEnd()
    const start = sentence.start + match.index
    if (featuresOf(text, 'en').hits.some((hit) => hit.value && hit.key === 'work.role')) found.push({ text, start, end: start + text.length })
  }
  for (const sign of SIGNS) {
    for (const match of folded.matchAll(sign)) {
      const raw = match[1] ?? ''
      const from = match.index + match[0].indexOf(raw)
      const text = sentence.text.slice(from, from + raw.length).replace(/^[\s,]+|[\s,]+$/gu, '')
      const start = sentence.start + sentence.text.indexOf(text, from)
      if (DOUBTED.test(raw) || found.some((span) => span.start < start + text.length && start < span.end)) continue
      found.push({ text, start, end: start + text.length })
    }
  }
  return found
}

const FIRST = /\b(?:i|i'm|i've|my|me|we|our|us)\b/
/** Whether it tells what an expert found. */
function isFinding(text: string): boolean {
  return fold(text).search(FINDING) === 0
}

/** Whether a turn fills in a form about the speaker: "Lives: Cardiff. Works: Newport." */
export const isProfile: (sentences: readonly Span[]) => boolean = once(
  (sentences: readonly Span[]) => sentences.filter((sentence) => LABEL.test(fold(sentence.text))).length > 1,
)

/** Nothing stands in its way, or only that an expert said it. */
export function isFree(span: Span): boolean {
  const decided = gate(span, 'en')
  return decided.pass !== 'no' || (decided.reason === 'quote' && isFinding(span.text))
}

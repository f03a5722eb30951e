import { isQuestion } from '../language/sentences.ts'
import { matches } from '../language/quick.ts'
import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isDated } from './news-names.ts'
import type { News } from './news.ts'
import { heldSubject } from './parts.ts'
import type { Said } from './substitution.ts'

/** A message that can only be of somebody who has just come somewhere to stay, and the one name in it is where. */
interface Arrival {
  readonly keys: RegExp
  readonly signs: RegExp
  /** Less than a sign each: two of them are needed. */
  readonly hints: RegExp
  readonly unless: RegExp
  /** Where the name stands: before it, and behind it. */
  readonly before: RegExp
  readonly behind: RegExp
}

const WORDS = '(?: \\p{L}+)?'
const SOMEBODY =
  '(?:my|our|his|her|their|a|the) (?:\\p{L}+ )?(?:sister|brother|mum|mom|mother|dad|father|parents|son|daughter|kids?|wife|husband|partner|girlfriend|boyfriend|friend|cousin|aunt|uncle|colleague|boss|grand\\p{L}+)s?\\b'

const ARRIVALS: readonly Arrival[] = [
  {
    keys: /^home\.(?:city|address)$/,
    signs:
      /\b(?:(?:boxes|crates|cases|books|furniture|kitchen|everything)(?: are| is)?(?: all| still| half)* (?:taped|unpacked|packed|stacked|in (?:boxes|crates)|boxed|everywhere)|(?:boxes|crates|furniture|sofa|piano|belongings|(?:our|my|all the) (?:things|stuff))(?: \p{L}+){0,3} (?:reached|made it to|(?:got|came through) to|(?:arrived|landed|turned up) in)|movers\\b|(?:removal|moving|removals) (?:men|man|van|lorry|truck|firm|people)|the van(?:['’]s| is| was)(?: finally| now)? (?:empty|gone|unloaded|unpacked)|(?:the )?keys(?: to (?:it|the \p{L}+))? (?:are|were) (?:ours|mine|in my)|(?:is|are|['’]s)(?: finally| officially)? (?:(?:ours|mine|my home|our home|home)(?: now| at last| sweet|,|$)|now (?:ours|mine|home|where (?:i|we) live))|now that \p{L}+ is (?:home|ours)|\p{L}+(?:['’]s| is) (?:home|ours)(?= (?:and|but|for)\b|[.,!])|last box|(?:a|as an?|the|newest) (?:\p{L}+ )?(?:resident|citizen|inhabitant|local)\b|first (?:night|morning|evening|weekend|breakfast|week) (?:in|at) (?:our|my|the new)|(?:i|we)(?:['’]ve| have)? (?:just )?(?:got|picked up|collected) (?:the|our|my) keys|(?:i|we) live here now|(?:unpacked|unpacking|moved in|settled in|settling in))\b/gu,
    hints:
      /\b(?:lease|boxes|half empty|still empty|no furniture|(?:i['’]m|we['’]re) in(?=[!.])|landlord|landlady|tenancy|contract runs|rent(?:al)? contract|i['’]ve bought|we['’]ve bought|bought the|first (?:night|morning|evening|day|week)|for the first time|wo?ke up|waking up|neighbours|(?:would|do|does|should) (?:a|the) (?:local|resident)s?|(?:do|does|where) (?:people|locals|one|you) (?:here|buy|go)|round here|around here|new (?:flat|house|place|street|kitchen)|(?:from|through) (?:the|my|our) (?:kitchen|bedroom|sink|window|balcony))\b/gu,
    unless: new RegExp(
      `\\b(?:sold|buyers?|customers?|charity|donat\\p{L}+|ebay|auction|holidays?|hotel|airbnb|hostel|camp\\p{L}*|tent|visit\\p{L}*|trip|suitcases?|weekend(?:er)?\\b(?= (?:away|trip|in))|for the (?:weekend|week|night|summer)|conference|tour|cruise|business|student exchange|${SOMEBODY}|would|were|if|to my \\p{L}+|offered|viewing|looking for|hoping|up front|deposit|second home)\\b`,
      'u',
    ),
    before:
      /(?:\b(?:in|of|around|near|to|reached|our|my|round|up in|down in|at|that|does|is|has|can|do)|(?:^|[.!?;,:] |\b(?:and|but|so|now|because|since) ))\s?$/iu,
    behind:
      /^(?:['’]s (?:home|ours|mine)\b| (?:yesterday|today|now|at last|last|this|on|for|in one piece|with|before|after|without|and|but|so|is|are|was|has|have|does|can|smells?|sounds?|looks?|feels?)\b| (?:flat|house|home|apartment|place|cottage|kitchen|address)\b|[.,;:!?]|$)/u,
  },
  {
    keys: /^work\.employer$/,
    signs:
      /\b(?:(?:my |the |very |our )?first (?:day|shift|morning|week|afternoon|lunch|month)|day (?:one|two|three)|week one|started (?:this morning|today|yesterday|on \p{L}+day|last week)|induction|onboarding|(?:two|three|a few|\d) (?:days|weeks|shifts) in\b|for the first time today|my first(?=[.,!])|(?:badge|lanyard|payslip|uniform) (?:now )?(?:says|reads)|new (?:badge|lanyard|desk|colleagues|job|team|locker|uniform|boss)|first payslip|welcome (?:pack|lunch|cake))\b/gu,
    hints: /(?!)/gu,
    unless: new RegExp(
      `\\b(?:holidays?|hotel|airbnb|hostel|camp\\p{L}*|visit\\p{L}*|trip|tour|yoga|pilates|gym|school|uni(?:versity)?|college|class|course|lesson|conference|interview\\p{L}*|customers?|guests?|patient|skiing|spa|festival|sale|queue\\p{L}*|chapter|villa|${SOMEBODY}|would|if|will|next (?:week|month)|tomorrow|starts? on)\\b`,
      'u',
    ),
    before:
      /\b(?:at|for|with|from|of|into)(?: the)? $|\b(?:badge|lanyard|payslip|contract|uniform) (?:now )?(?:says|reads) $|(?:^|[.!?;:,] |\b(?:and|but|so|now) )$/iu,
    behind: new RegExp(
      `^(?: on (?:the|my) (?:lanyard|badge|payslip|door|sign)| (?:has|have|gave|handed|put|let|issued|took|sent|showed)\\b${WORDS} (?:me|us)\\b|[.,;:!?]| (?:and|so|but|is|was|with|today|yesterday|this|over|done|went|on|since|now|does|do|called|has|have|gave|for)\\b|$)`,
      'u',
    ),
  },
]

const NAME = /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\d&'’-]*\p{L}(?: (?:(?:&|of|de|del|la|von|upon|the|am|and) )?(?!I(?:['’ ]|$))\p{Lu}[\p{L}\d&'’-]*\p{L}){0,3}/gu
/** Begins a sentence and is nobody's name. */
const COMMON =
  /^(?:i|the|this|that|these|those|there|here|what|which|where|who|why|when|how|is|are|do|does|did|can|could|should|would|will|my|our|your|it|we|you|he|she|they|and|but|so|now|still|just|finally|half|first|second|third|new|day|week|one|two|three|four|all|any|some|no|not|yes|ok|hi|hello|hey|woke|moved|unpacked|got|made|survived|greetings|well|oh|boxes|everyone|everybody|everything|nobody|only|home|work|life|at|in|on|of|for|as|from|since|after|before|because|if|with|does|has|had|have|been|being|turns|apparently|moving|lunch|dinner|breakfast)$/u

/** "Half the boxes are still taped shut, but Trieste is ours now" beside "Lives in Leipzig". */
export function arrivedIn({ text, language, sentences }: Said, held: readonly HeldView[]): readonly News[] {
  if (language !== 'en') return []
  const folded = fold(text)
  const found: News[] = []
  for (const { keys, signs, hints, unless, before, behind } of ARRIVALS) {
    const [view, more] = held.filter((each) => each.canonical !== null && keys.test(each.canonical) && heldSubject(each) === null)
    if (view === undefined || more !== undefined || matches(unless, folded)) continue
    const told = new Set(folded.match(signs)).size * 2 + new Set(folded.match(hints)).size
    if (told < 2) continue
    if (
      !/\bnow that\b|\b(?:here|i|i['’]m|i['’]ve|i['’]d|my|me|we|we['’]re|we['’]ve|our|ours|us)\b/u.test(folded) ||
      folded.includes(fold(view.memory.value ?? ''))
    )
      continue
    const names = namesIn(text).filter(({ name }) => !held.some((each) => each.folded.includes(fold(name))))
    const [one] = names
    if (one === undefined || new Set(names.map(({ name }) => fold(name))).size > 1) continue
    const sentence = sentences.find(({ start, end }) => start <= one.start && one.start < end)
    if (sentence === undefined || (told < 3 && isQuestion(sentence, language) && !/^now that\b/iu.test(sentence.text) && !/^[^?]*[.!,] /.test(sentence.text)))
      continue
    if (before.test(text.slice(0, one.start)) && behind.test(text.slice(one.start + one.name.length)))
      found.push({ view, start: one.start, end: one.start + one.name.length, own: true })
  }
  return found
}

/** What may be a name; what begins a sentence has its capital from that, unless it is no common word. */
function namesIn(text: string): readonly { readonly name: string; readonly start: number }[] {
  return [...text.matchAll(NAME)].flatMap(({ 0: whole, index }) => {
    const words = whole.split(' ')
    const skip = COMMON.test(fold(words[0] ?? '').replace(/['’].*$/u, '')) ? `${words[0]} ` : ''
    const name = whole.slice(skip.length).replace(/['’]s$/u, '')
    return name === '' || isDated(fold(name)) || (skip !== '' && words.length === 1) ? [] : [{ name, start: index + skip.length }]
  })
}

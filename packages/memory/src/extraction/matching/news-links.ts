import { keyHits } from '../keys/lexicon.ts'
import { isQuestion } from '../language/sentences.ts'
import { fold, toWords } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { COUNT } from './news-corrections.ts'
import { isDated } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import { likeness, type Stretch, stretchesIn } from './stretches.ts'
import { heldSubject } from './parts.ts'
import type { Said } from './substitution.ts'

/** Words that tell of a state of the speaker's without the word for it; what follows them is the value. */
interface Link {
  /** The canonical keys whose value it is. */
  readonly keys: RegExp
  readonly leads: RegExp
  /** Where the value stands behind the lead; at most its first group. */
  readonly value: RegExp
  readonly unless?: RegExp
  readonly needs?: RegExp
  /** Told by what is held. */
  readonly holds?: RegExp
  readonly fits?: (value: string, language: string) => boolean
}

/** A name, without an article: "the Corbel Inn", "Strand & Oyelowo". */
const NAMED = "\\p{Lu}[\\p{L}\\d&'’-]*(?: (?:(?:&|of|de|del|la|von|upon|the|am) )?(?!I(?:['’ ]|$))[\\p{Lu}\\d][\\p{L}\\d&'’-]*){0,3}"
const NAME = new RegExp(`(?:[Tt]he )?(${NAMED})`, 'uy')
const NTH = '(?:first|second|third|fourth|fifth|opening|day (?:one|two|three|four|five|\\d+)|(?:week|month) (?:one|two|three|four|\\d+))'
const WHILES = '(?:days?|shifts?|weeks?|months?|mornings?|fortnight|pay ?day|monday|tuesday|wednesday|thursday|friday)'
const PRONOUN = '(?:her|him|them|his|their)'

const LINKS: readonly Link[] = [
  {
    keys: /^work\.employer$/,
    leads: new RegExp(
      `(?<!(?:his|her|their|your|['’]s) )\\b(?:${NTH}(?: (?:ever|full|proper|real|official|whole))?(?: ${WHILES})? (?:at|with|for)|first payslip (?:from|at|with)|${WHILES} (?:in|into (?:it|the job|my (?:new )?job))? ?at|(?:since|after) (?:i )?(?:start(?:ed|ing)|join(?:ed|ing))(?: (?:at|with))?|(?:onboarding|induction|probation|my (?:new )?(?:badge|lanyard|desk|locker|uniform|colleagues|team|job|work laptop)) (?:at|with|for|from)|(?:they|everyone|folks|people) (?:here )?at) `,
      'giu',
    ),
    value: NAME,
    needs: /\b(?:i|i'm|i've|my|me|mine|we|our)\b/,
    unless:
      /\b(?:visit\w*|trip|holidays?|festival|tour of|lake|beach|tann\w*|sunburn\w*|pilates|yoga|gym|kids|spa|resort|ski\w*|theme park|customers?|guests?|patients?|interview\w*|applied|application|conference|camp|class|lesson|course)\b/,
  },
  {
    keys: /^work\.manager$/,
    leads:
      /\b(?:(?:been|now|i'm|i am|work(?:ing)?|moved|put me|placed|sit|sitting) (?:directly )?(?:under|beneath)|(?:managed|supervised|line-managed|led) by|(?:report|reporting|reported|answer|answering|answerable)(?: in| directly| straight)? to|takes? my orders from|my (?:one-to-ones?|1:1s?|one-on-ones?|appraisal|review) (?:is|are) (?:now )?with) /giu,
    value: new RegExp(
      `(${NAMED}|${PRONOUN}(?= (?:since|now|from|for|these|ever|as|until|and|but|so|again)\\b|[.,!?;]|$|(?<=her|his|their) (?:team|department|unit|group|squad|wing|ward)\\b))`,
      'uy',
    ),
    needs: /\b(?:since|now|from|these days|reorg\w*|reshuffle|restructur\w*|as of|new|lately|nowadays|weeks?|months?)\b/,
  },
  {
    keys: /^work\.manager$/,
    leads: /(?:^|(?<=\s))(?!(?:It|That|This|Now|So|But|And|Since|When|If|Who)(?:['’ ]|$))(?=\p{Lu})/gu,
    value: new RegExp(
      `(${NAMED})(?= (?:now )?(?:who )?(?:(?:now |usually |also )?(?:does|signs|approves|decides|handles|reads|writes|wrote|did|runs|ran|signed)(?: off)?(?: on)? (?:my|our) (?:appraisals?|reviews?|one-to-ones?|1:1s?|holidays?|leave|expenses|timesheets?|targets?|rotas?|annual leave|performance \\p{L}+|sick notes?)|(?:took over|has taken over|is taking over|leads|heads|runs|manages|supervises|inherited|took charge of|is in charge of) (?:(?:my|our) (?:team|department|unit|group|ward|shop|branch|lab|crew)|us|me))\\b)`,
      'uy',
    ),
    needs: /\b(?:since|now|from|these days|reorg\w*|as of|new|lately|took over|taken over|taking over|inherited|took charge|it's)\b/,
    unless: /\b(?:while|until|temporarily|on leave|standing in|covering|for (?:a|the|two) (?:day|week|month)s?)\b/,
  },
  {
    keys: /^home\.(?:city|address)$/,
    leads:
      /\b(?:unpack(?:ed|ing)|(?:moving|packing|cardboard) boxes|out of boxes|settl(?:ed|ing)(?: down| ourselves| myself)*|(?:new|our|my) (?:flat|house|home|place|cottage|landlord|landlady|neighbou?rs|street|keys|lease|tenancy|kitchen|letterbox|mortgage)|moved in|moving in|a local|locals|resident|residents|registered (?:my address|as|with the council|at the town hall)|boxes (?:everywhere|all over|piled|stacked|still)|(?:last|moving|cardboard) box(?:es)?|(?:our|my) (?:furniture|movers|wardrobe)|removal (?:van|men))\b[^.!?;]{0,40}?\b(?:in(?:to)?|of|near|down in|up in|over in) /giu,
    value: NAME,
    unless:
      /\b(?:holidays?|hotel|airbnb|hostel|camp\w*|tent|visit\w*|trip|suitcases?|weekend|fly back|look(?:ed|ing) (?:at|for|round)|view(?:ed|ing)s?|could|dream\w*|offer\w*|rental car|conference|business|(?:mum|dad|son|daughter|sister|brother|friend|parents|office)\b)/,
    needs: /\b(?:i|i'm|i've|i'll|my|we|we're|we've|our)\b|^(?:still|finally|just|unpack\w*|settl\w*|all)\b/,
  },
  {
    keys: /^home\.(?:city|address)$/,
    leads: /(?<=[^.!?] |^)(?:does|is|has|around|in|near|can) (?=(?:the )?\p{L})/giu,
    value: NAME,
    needs:
      /\b(?:unpacked|unpacking|(?:(?:i'm|we're|i am|we are) (?:officially |now |properly )*|(?:being|as) (?=an? ))(?:an? )?(?:official |proper )?(?:local|locals|resident|residents|townie)\b|(?:i|we) live here now|old (?:flat|house|place)(?:'s| is| has been)? (?:handed|empty|sold|gone|let)|(?:handed|gave|given) (?:back|in|over) (?:the|my|our) (?:old )?keys)/,
    unless: /\b(?:holidays?|hotel|airbnb|hostel|camp\w*|tent|visit\w*|trip|suitcases?|conference|(?:mum|dad|son|daughter|sister|brother|friend)(?:'s)?\b)/,
  },
  {
    keys: /^work\.role$/,
    leads:
      /\b(?:(?:half|most|much|part|a lot|lots|all|bit|thing|point|trouble|trick|joy|joys|perks?|downside|upside|beauty|side) (?:of|about|with|to) being|being|life as|(?:day|week|month) (?:one|two|three|four|five|six|\d+) as|first (?:day|week|month|shift|term|year|morning) as|as(?= an? (?:newly|brand-?new|new|fresh|freshly|rookie|first-(?:year|time)) )|(?:made|named|appointed|promoted|sworn|voted) me(?: in)?(?: up)?(?: to| as)?|(?:got|been|was) (?:made|promoted to|appointed|named)|since becoming|since i became|now that i'm) (?=(?:the|an?|new|head|chief|lead|senior|deputy|sous|acting|team|shift|\p{L}+ ?\p{L}*(?:er|or|ist|ian|chef|head|lead|manager))\b)/giu,
    value:
      /(?:an? |the )?(?:brand-?new |(?:newly|freshly)[ -]\w+ |new |rookie |fresh |first-(?:year|time) )?((?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)(?= (?:is|isn['’]t|means|involves|turns|comes|was|has|at|in|for|and|but|with|so|on|now|since|last|this|yesterday|[Ii]|we|it|my)\b|[,.;:!?]|$)/uy,
    needs:
      /\b(?:i|i'm|i've|my|me|mine)\b|\b(?:part|half|thing|side|joy|trouble) (?:of|about|with) being\b|\bturns out\b|\bis (?:mostly|mainly|largely|half|just|all)\b|\bapparently\b|\bnobody\b|\bno one\b|\bwho knew\b/,
    unless: /\b(?:dream\w*|think\w* (?:of|about)|consider\w*|imagin\w*|want\w* to|wonder\w*|his|her|their|movie|film|book|show|game)\b/,
    fits: isJob,
  },
  {
    keys: /^work\.(?:location|employer)$/,
    holds: /\b(?:home|remote\w*|office|desk|kitchen|shed|studio|co-?working|sofa|attic|hub|library)\b/,
    leads:
      /\b(?:i'm|i am|i've been|we're|we are|work(?:ing)?|sit(?:ting)?)\b[^.!?;,]{0,20}?\b(?:at|in|behind|back at|back in|to) (?:my|our|the|an?) (?:good |dear |same |usual )?(?:old |new |usual |own )?(?:desk|office|studio|lab|workshop|bench|cubicle|workstation|seat) (?:in|on|at|off|down in|over in) /giu,
    value: NAME,
    needs: /\b(?:again|now|every day|daily|these days|full time|full-time|from|since|back|days a week)\b/,
  },
  {
    keys: /^transport\.commute$/,
    leads:
      /\b(?:(?:days?|weeks?|months?|fortnight) of|(?:i|we)(?:'ve)?(?: now| been| have been| started| took to)?) (?=(?:cycling|driving|walking|running|rowing|skating|scooting|carpooling|biking|cycle|drive|walk|bike)\b[^.!?;]{0,20} to (?:work|the office|school|college|uni|campus)\b)/giu,
    value: /(\p{Ll}+)/uy,
    needs: /\b(?:weeks?|days?|months?|fortnight|now|since|these days|every)\b/,
    unless: /\b(?:yesterday|today|if|once|used to|strike|tomorrow|never|not|don't)\b/,
  },
  {
    keys: /^home\.(?:city|address)$/,
    leads: /\b(?:i['’]m|i am|we['’]re|we are) (?:now |all )*back (?:at|in) /giu,
    value: NAME,
    needs: /\b(?:the move|moved?|sublet|lease|house share|flat ?share|separation|fell through|swap|for good|tenancy|living abroad|landlord|home)\b/,
    unless: /\b(?:holidays?|hotel|visit\w*|trip|weekend|desk|office|work|meeting|conference|hospital|school)\b/,
  },
  {
    keys: /^person\.surname$/,
    leads: /\b(?:it['’]s|back to(?: plain| being(?: an?)?| my)?|[Ii]['’]m(?: an?)?|sign as|go by|use) (?=\p{Lu})/gu,
    value: NAME,
    needs: /\b(?:(?:birth|maiden|old|married|own|new) (?:sur|last |family )?name|divorced?)\b/,
  },
]

/** The values that the words of a message link to what is held of the same key. */
export function linkedIn(said: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (said.language !== 'en') return []
  const { text, language } = said
  const folded = fold(text)
  const found: News[] = []
  for (const { keys, leads, value, needs, unless, fits, holds } of LINKS) {
    const views = held.filter(
      (view) =>
        view.canonical !== null &&
        keys.test(view.canonical) &&
        (heldSubject(view) === null || view.canonical === 'work.manager') &&
        view.memory.kind !== 'rule' &&
        holds?.test(view.folded) !== false,
    )
    const [view] = views
    if (view === undefined || views.length > 1 || needs?.test(folded) === false || unless?.test(folded) === true) continue
    for (const lead of text.matchAll(leads)) {
      const at = lead.index + lead[0].length
      const told = groupAt(text, value, at)
      if (told === null || (fits !== undefined && (!fits(told.text, language) || isAsked(said, told.start)))) continue
      const named = /^(?:her|him|them|his|their)$/.test(told.text) ? nameBefore(text, lead.index) : told
      if (named !== null) found.push({ view, start: named.start, end: named.start + named.text.length })
      if (named !== null) break
    }
  }
  const owned = ownedIn(said, held)
  return [...found.filter(({ view }) => !owned.some((other) => other.view === view)), ...owned, ...mineIn(said, held, valueIn), ...bornIn(said, held)]
}

interface Part {
  readonly text: string
  readonly start: number
}

function groupAt(text: string, pattern: RegExp, at: number): Part | null {
  pattern.lastIndex = at
  const match = pattern.exec(text)
  const group = match?.[1]?.replace(/['’]s?$/, '')
  return match === null || group === undefined || group === '' ? null : { text: group, start: at + match[0].indexOf(match[1] ?? '') }
}

/** The last name that stands before: "Does Rosalind's department …? I've been under her". What begins a sentence may be any word. */
function nameBefore(text: string, end: number): Part | null {
  const last = [
    ...text.slice(0, end).matchAll(/(?<=[^.!?\s] )(?!I(?:['’ ]|$))\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=['’]s?\s|[\s,.?!])|^\p{Lu}\p{Ll}+(?=['’]s\s)/gu),
  ]
    .filter(({ 0: name }) => !isDated(fold(name)))
    .at(-1)
  return last === undefined ? null : { text: last[0], start: last.index }
}

function isAsked({ sentences, language }: Said, at: number): boolean {
  const sentence = sentences.find(({ start, end }) => start <= at && at < end)
  return sentence !== undefined && isQuestion(sentence, language) && !/^[^?]*[.!,] /.test(sentence.text)
}

/** What people are for a living, as far as the word tells. */
const JOBLIKE =
  /(?:\p{L}{3,}(?:er|or|ist|ian|ant|eer|yst|man|woman)|head|chef|lead|clerk|nurse|cook|judge|coach|officer|guard|deputy|chief|guide|agent|rep|dean|vet|medic|aide|principal|bursar|registrar|matron|skipper|captain|mate|foreman|producer|director)$/u
const NO_JOB =
  /(?:mother|father|parent|grandparent|sister|brother|daughter|owner|lover|beginner|foreigner|newcomer|comer|loser|winner|user|customer|member|stranger|teenager|renter|eater|drinker|smoker|sleeper|sufferer|worrier|over|ever|never|after|other|another|better|older|younger|taller|perfectionist|pessimist|optimist|tourist|feminist|cyclist|vegetarian|introvert|giant|(?:^|\s)(?:man|woman|human|adult|person|christian|pedestrian|runner|walker|gamer|hoarder|homeowner|godfather|godmother|speaker|grandmother|grandfather|dreamer|survivor|donor|bachelor))$/u

function isJob(value: string, language: string): boolean {
  if (NO_JOB.test(value)) return false
  return (
    /^(?:head|director|captain|chief|chair|dean|secretary|head teacher) of \p{L}/u.test(value) ||
    JOBLIKE.test(value) ||
    keyHits(toWords(value), language).some((hit) => hit.value && hit.key === 'work.role')
  )
}

/** Which of several things it is, told first; that it is the speaker's own, after it: "How do I oil the chain of a Gazelle? Two weeks of riding it to work". */
const OWN_THINGS: readonly { readonly keys: RegExp; readonly tells: RegExp }[] = [
  {
    keys: /^transport\.commute$/,
    tells:
      /\b(?:rid(?:e|ing|den)|rode|cycl(?:e|ing)|driv(?:e|ing|en)|drove|tak(?:e|ing)|took|pedall?ing|scoot(?:ing)?) (?:it|one|mine|that|this) (?:in(?:to)? )?(?:to |into |for )?(?:work|the office|school|college|uni|campus|the station|the shop|town|my commute|the commute)\b/,
  },
  {
    keys: /^transport\.(?:car|bike|boat)$/,
    tells:
      /\b(?:(?:days?|weeks?|months?|fortnight) (?:of|into|with|since) (?:own|hav|driv|buy|ride|rid|sail)ing (?:it|one)|(?:i|we)(?:'ve)? (?:only |just )*(?:had|bought|got|picked|collected|owned) (?:it|one|mine) (?:up |home |since |for |on |last |a |new |second|yesterday|this )|mine(?:'s| is| has| was| came| arrived)|(?:had|bought|collected|picked) (?:it|mine|one) (?:up |since |for |on |last |yesterday|this |second)|replaced (?:the|my|our) old )/,
  },
]
const LENT = /\b(?:rent\w*|hir(?:e|ed|ing)|airport|borrow\w*|lent|courtesy|test drive)\b/u
const OF_THING =
  /\b(?:of|on|in|for|with|from|to|does|is|can|do) (?:an?|my|the|our) ((?:\p{Lu}[\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){0,2})|(?:\p{Ll}+-)?(?:bike|scooter|moped|motorbike|unicycle|skateboard|tandem|trike|van))(?![\p{L}])/gu

function ownedIn({ text, sentences, language }: Said, held: readonly HeldView[]): readonly News[] {
  const found: News[] = []
  for (const { keys, tells } of OWN_THINGS) {
    const views = held.filter((view) => view.canonical !== null && keys.test(view.canonical) && heldSubject(view) === null)
    const at = views.length === 1 ? sentences.findIndex((sentence) => tells.test(fold(sentence.text))) : -1
    const [view, asked] = [views[0], sentences[at - 1]]
    if (view === undefined || LENT.test(fold(text)) || asked === undefined || !isQuestion(asked, language)) continue
    const things = [...text.slice(asked.start, asked.end).matchAll(OF_THING)]
    const thing = things.at(-1)
    if (thing?.[1] !== undefined) {
      const start = asked.start + thing.index + thing[0].length - thing[1].length
      found.push({ view, start, end: start + thing[1].length })
    }
  }
  return found
}

const MINE =
  /\bmine(?:'s| is| has| was| came| arrived| got)\b|\b(?:i|i've|i have) (?:just |only |finally |now )*(?:got|had|have|passed|earned|won|been given|was given|collected|picked up|received|put on|wear|wearing) (?:mine|it|one)\b/

/** "Is there a video on tying a brown belt? Mine's been on for five minutes": another one of what is held, and it is the speaker's. */
function mineIn({ sentences, statements, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  const at = sentences.findIndex((sentence, place) => place > 0 && MINE.test(fold(sentence.text)))
  const [asked, statement] = [sentences[at - 1], statements[at - 1]]
  if (asked === undefined || statement == null || !isQuestion(asked, language)) return []
  const stretches = stretchesIn(asked, statement)
  const told = toWords(sentences[at]?.text ?? '').map(({ lower }) => lower)
  return held.flatMap((view) => {
    const old = heldSubject(view) === null ? valueIn(view) : null
    // "Mine's blue": that is what is held.
    if (old === null || old.words.length < 2 || old.words.some((word) => told.includes(word))) return []
    const found = stretches.find((stretch) => stretch.words.length === old.words.length && (likeness(old, stretch)[HEAD] === 1 || isNextOf(old, stretch)))
    return found === undefined ? [] : [{ view, start: asked.start + found.start, end: asked.start + found.end }]
  })
}

/** "grade six" beside "grade five". */
function isNextOf(old: Stretch, stretch: Stretch): boolean {
  const [mine, theirs] = [old.words.at(-1) ?? '', stretch.words.at(-1) ?? '']
  return old.words[0] === stretch.words[0] && mine !== theirs && COUNT.test(mine) && COUNT.test(theirs)
}

const HEAD = 2

const EXPECTED = /\b(?:due|expect\w*|pregnan\w*|litter|on the way)\b/
const BORN =
  /\b(?:born (?:at|on|in|this|last|yesterday|today|just|early|late)\b|\b(?:was|were|been) born|(?:gave|given) birth|(?:he|she|it)['’]s (?:here|arrived|out)\b|they['’]re (?:here|out)\b|(?:she|he|they|twins|baby|daughter|son|girl|boy|kittens|puppies|foal|calf|lambs?)(?: \p{L}+){0,3}? (?:arrived|landed|made (?:it|an) |is here|is finally here|are here|hatched|came (?:early|at|in|last|this))|(?:had|delivered) (?:her|the|our|my|a) (?:babies|baby|kittens|puppies|pups|foal|litter|girl|boy)|(?:kittens|puppies|pups|lambs|foal|calf|colt|filly|heifer|piglets|ducklings|chicks|twins)!+|\b(?:colt|filly|heifer|foal|calf)\b.{0,40}\bhad (?:him|her|it)\b|on (?:its|her|his) feet\b)/u
const HOW_MANY =
  /\b((?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}))(?= (?:of them|kittens|puppies|pups|lambs|piglets|chicks|ducklings|healthy|little|tiny|fluffy|wriggl\p{L}+|squeak\p{L}+|perfect|in all|all told))/iu
const OTHERS_CHILD = /\b(?:my|our|his|her|their|a|the) (?:\p{L}+ )?(?:sister|brother|friend|neighbou?r|cousin|colleague|boss|aunt|niece|mate)(?:['’]s)?\b/u
const SEX = /\ba (?:little |tiny |big |healthy |bonny )?(colt|filly|heifer|bull calf|ewe lamb|ram lamb|girl|boy)\b/iu
const IS_THERE = /\b(born|arrived|hatched|here)\b/iu
const CALLED =
  /\b(?:[Ll]ittle|[Tt]iny|[Ww]ee|[Bb]aby|called|named|called (?:her|him)|[Ww]elcome|[Mm]eet) (?=\p{Lu})|[!:] (?=\p{Lu}\p{Ll}+, (?:\d|our|born|a ))/u

/** What was due is there: "puppies!!! seven of them, she did it all by herself". */
function bornIn({ text, language }: Said, held: readonly HeldView[]): readonly News[] {
  const folded = fold(text)
  if (language !== 'en' || !BORN.test(folded) || OTHERS_CHILD.test(folded)) return []
  const views = held.filter((view) => EXPECTED.test(view.folded))
  const [view] = views
  if (view === undefined || views.length > 1) return []
  const called = CALLED.exec(text)
  const name = called === null ? null : groupAt(text, NAME, called.index + called[0].length)
  const count = HOW_MANY.exec(text)
  if (name !== null) return [{ view, start: name.start, end: name.start + name.text.length, asTold: true, own: true }]
  const told = count?.[1] === undefined ? (SEX.exec(text) ?? IS_THERE.exec(text)) : count
  const value = told?.[1]
  return told === null || value === undefined
    ? []
    : [{ view, start: told.index + told[0].indexOf(value), end: told.index + told[0].indexOf(value) + value.length, asTold: true, own: true }]
}

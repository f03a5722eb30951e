import { isQuestion } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import type { News } from './news.ts'
import { heldSubject } from './parts.ts'
import type { Said } from './substitution.ts'

/** Of each of these one is so at a time: whoever is one of them is none of the others. */
const ALTERNATIVES: readonly (readonly string[])[] = [
  ['single', 'engaged', '(?:newly ?)?married|wife|husband|newlywed', 'divorced|divorcee', 'widow(?:ed|er)?', 'separated'],
  [
    'rent(?:s|ing|er)?|tenant|sublet(?:s|ting)',
    'lodger',
    '(?:liv(?:es|ing) )?with (?:my |their |his |her )?parents',
    'home-?owner|home ?owner|house owner|flat owner|own(?:s|ing)?(?: (?:the|my|our|a) (?:place|flat|house|home|cottage))?|bought (?:the|my|our|a) (?:place|flat|house|home|cottage)',
  ],
  [
    'employed|employee|salaried|agency',
    'self-employed|freelanc(?:e|er|ing)|own boss',
    'retired|pensioner',
    'unemployed|out of work',
    'students?',
    'graduated?',
    'apprentice|trainee|intern',
  ],
  ['expecting|pregnant', '(?:first-time |new )?(?:mother|mum|mom|father|dad|parent)s?'],
]
const HOURS = /^(?:works? )?(?:part|full)[- ]time$/u
/** What ends a job, whatever it was. */
const NO_JOB = /^(?:retired|pensioner|unemployed|out of work)$/u

/** How people own up to one in passing: "now that I'm a homeowner", "being married is mostly paperwork", "as a married man I …". */
const OWNED = new RegExp(
  `(?:\\b(?:now|since|seeing|given)(?: that)? (?:i['’]m|i am|i['’]ve|i have|we['’]re|we are|we['’]ve|we have|i|we)(?: (?:now|finally|officially|properly|both|also|actually|got|become|been|gone|my))* (?:an? )?|(?:^|[.!?;:,] |\\b(?:of|and|but|that|with|about|(?:told|warned|prepared) (?:me|us)|turns out|how \\p{L}+|said|says|mentions|mentioned|knew) )(?:being|life as|living as) (?:an? )?(?:newly |freshly |recently )?|(?:^|[.!?] )(?=[\\p{L}-]+ life (?:is|means|isn['’]t|has|turns|comes|suits)\\b)|(?:^|[.!?;:,] |\\b(?:and|but|so) )as (?:an? |the )?(?:newly |freshly |recently |brand-new |new )?|\\b(?:i['’]m|i am|we['’]re|we are) (?:(?:now|officially|finally) )?(?:an? )?(?:salaried )?)(${ALTERNATIVES.flat().join('|')})(?![\\p{L}-])(?!,? (?:she|he|they|my \\p{L}+ (?:is|was)|sister|brother|friend|neighbour|people|if|unless)\\b)`,
  'giu',
)

/** A state that shuts out the one that is held: "The boiler is my problem now that I'm a homeowner" beside "Is renting a flat". */
export function statesIn({ text, language, sentences }: Said, held: readonly HeldView[]): readonly News[] {
  if (language !== 'en') return []
  const found: News[] = []
  for (const match of text.matchAll(OWNED)) {
    const [whole, told] = match
    // "I'm single" alone may be said beside anything; that it is so now, or again, tells of a change.
    if (/^(?:i|we)(?:['’]| am| are)/iu.test(whole) && !/\b(?:now|officially|finally)\b/iu.test(whole) && !AGAIN.test(text.slice(match.index + whole.length)))
      continue
    const start = match.index + whole.length - (told?.length ?? 0)
    const sentence = sentences.find((each) => each.start <= match.index + 2 && start < each.end)
    if (
      told === undefined ||
      sentence === undefined ||
      (!TAKEN.test(sentence.text) && (ASKED.test(sentence.text) || (isQuestion(sentence, language) && !/^(?:now|since|as)\b/iu.test(sentence.text))))
    )
      continue
    for (const view of held) if (shutsOut(fold(told), view)) found.push({ view, start, end: start + told.length, asTold: true, own: true })
  }
  return found
}

const AGAIN = /^(?: \p{L}+)? (?:again|now|these days|once more|from today|since|as of)\b/iu

/** "What would being a homeowner cost me?" */
const ASKED = /\b(?:would|could|should|if|imagine|dream\p{L}*|one day|whether)\b|^(?:what|is|does|do|how)\b[^,]*\bbeing\b/iu

/** "Nobody told me being retired would be so busy": it is. */
const TAKEN =
  /(?:^|[.!?,] )(?:(?:and|but|so) )?(?:(?:nobody|no[ -]one|they never|you never)(?: ever)? (?:(?:told|warned|prepared) (?:me|us)|(?:says|said|mentions|mentioned|tells you|warns you))|(?:who|if only i['’]d|i never|little did i) (?:knew|know|known))\b[^.!?]{0,24} being\b/iu

function shutsOut(told: string, view: HeldView): boolean {
  const value = fold(view.memory.value ?? '')
  if (value === '' || heldSubject(view) !== null || view.memory.kind === 'rule') return false
  if ((view.canonical === 'work.role' || HOURS.test(value)) && NO_JOB.test(told)) return true
  return WHOLE.some((sorts) => {
    const now = sorts.findIndex((sort) => sort.test(told))
    const then = sorts.findIndex((sort) => sort.test(value))
    return now >= 0 && then >= 0 && now !== then
  })
}

const WHOLE = ALTERNATIVES.map((sorts) =>
  sorts.map((sort) => new RegExp(`^(?:an? )?(?:${sort})(?: (?:a |the )?(?:flat|house|room|man|woman|worker|child|baby))?$`, 'u')),
)

import { contentStems, fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isOfOthers } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import { heldSubject, partsOf } from './parts.ts'
import type { Said } from './substitution.ts'

const WORD = "(?!(?:up|in|on|at|to|it|that|this|him|her|them|me|us|i|we|and|but|never|once|all|over)\\b)[\\p{L}\\d][\\p{L}\\d'’-]*"
const VALUE = `(${WORD}(?: ${WORD}){0,2})`
const AGAIN = '(?:,? (?:for me|for us|in|here))?,? (?:again|once more|once again|as before)(?![\\p{L}-])'
/** "I'm waking up with the old radio alarm again", "it's print again". */
const BACK = new RegExp(
  `(?:\\b(?:with|on|to|by|at|in|from|under|into) (?:(?:the|my|our|an?|plain|good|old|trusty|usual|same) )*|\\b(?:it['’]s|it is|i['’]m|i am|we['’]re|we are|home is|is) (?:(?:the|my|our|an?|plain|good|old|back|all) )*)${VALUE}${AGAIN}`,
  'iu',
)

/** "I'm back in my old office chair." */
const RETURNED = new RegExp(
  `\\b(?:i['’]m|i am|we['’]re|it['’]s) back (?:in|on|to|at|with|under) (?:(?:the|my|our|an?|plain|good|old|trusty|usual|same) )*${VALUE}`,
  'iu',
)

const FOR_NOW = /\b(?:(?:for )?(?:today|now|tonight)|minutes?|hours?|(?:a|an|the) (?:hour|sec\p{L}*|moment|meeting)|town|touch|bed)\b/iu

/** Says that something is out of use, or that it was only tried. */
const LAID_BY =
  /\b(?:(?:stays?|sleeps?|lives?|sits?|stands?|goes|went|has gone|gathers?|is|are|['’]s) (?:(?:down|up|back|away|only|now) )?(?:in|on|to|into|at) (?:the|a|an|its) (?:kitchen|drawer|hall\w*|attic|cupboard|loft|shelf|garage|shed|cellar|box|bag|basement|wardrobe|corner|next room|charity shop|bin|tip)|dust|was (?:a|an|just|only|for) \p{L}+|(?:is|are|['’]s) (?:over|off|out|done|finished|closed|history|gone|not for me)|so much for|fell (?:through|apart)|ended|enough of|was enough|done with|sick of|fed up|call(?:ed|ing) it quits|wasn['’]t for|weren['’]t a match|gave up|given up|dropped|ditched|sold|stopped|quit)\b/iu

/** What is so again, where the message names what is held as what it took the place of, or what it is of. */
export function againIn({ text, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (language !== 'en' || !/\b(?:again|once more|as before|back)\b/iu.test(text) || isOfOthers(text)) return []
  const match = BACK.exec(text) ?? (FOR_NOW.test(text) ? null : RETURNED.exec(text))
  const value = match?.[1]
  if (match === null || value === undefined || /\?/u.test(text.slice(match.index).split(/[.!]/u)[0] ?? '')) return []
  const start = match.index + match[0].indexOf(value)
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  const stems = new Set(contentStems(rest, language))
  const views = held.filter((view) => {
    const old = heldSubject(view) === null && view.memory.kind !== 'rule' ? valueIn(view) : null
    if (old === null || fold(value).includes(fold(old.text)) || view.folded.includes(fold(value))) return false
    if (/^home\.(?:city|address)$/u.test(view.canonical ?? '')) return /\bhome is\b/iu.test(match[0]) && /\p{Lu}/u.test(value)
    return LAID_BY.test(rest) && [...partsOf(view, language).value].some((stem) => stems.has(stem))
  })
  const [view] = views
  return view === undefined || views.length > 1
    ? []
    : [{ view, start, end: start + value.length, ...(/\bhome is\b/iu.test(match[0]) ? { own: true as const } : {}) }]
}

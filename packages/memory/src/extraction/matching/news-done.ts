import { cutBetween, isQuestion } from '../language/sentences.ts'
import { contentStems } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isOfOthers } from './news-names.ts'
import type { News } from './news.ts'
import { heldSubject, partsOf } from './parts.ts'
import type { Said } from './substitution.ts'

/** Held as something that has a day on which it is to be there. */
const DATED = /\b(?:due|deadline|hand(?:ed)? in|submi\p{L}+|closes|completes|ends|by|on|in|at|until|runs)\b/u
const MET =
  '(submitted|handed (?:it |them )?in|turned (?:it |them )?in|sent off|sent|delivered|defended|passed|finished|done|sold|signed|filed|published|shipped|launched|completed|posted|uploaded)'
/** "submitted!!", "Done and dusted." */
const EXCLAIMED = new RegExp(
  `(?:^|[.!?] )(?:(?:just|finally|all|and|it['’]s|it is|i['’]ve|we['’]ve|i|we|yes+|phew|woo\\p{L}*|yay) )*${MET}(?: (?:it|them))?(?: (?:in|off|and dusted))?(?:!|\\.|,|…| -)`,
  'giu',
)
/** "the thesis is submitted", "I handed my thesis in". */
const TOLD = new RegExp(
  `(?:\\b(?:i|we)(?:['’]ve| have)?(?: just| finally| only just| actually)* |^(?:just |finally )|(?:^|[.!?] )(?:my |the |our )?\\p{L}+ (?=\\p{L}+(?: in| off)?!)|\\b(?:is|was|been|['’]s|got)(?: now| finally| officially| all)* )${MET}(?![\\p{L}-])`,
  'giu',
)
/** Only a part of it, or not yet. */
const OPEN =
  /\b(?:can wait|still|to go|left|next|now for|almost|nearly(?! killed| died)|half|part|chapters?|draft|theory|outline|section|tomorrow|soon|not|n['’]t|yet|will|wish|hope|until|if|when|once|want|should|could|would|how|needs? to|has to|have to)\b/iu

/** "Tickets for the concert": something of it. */
const BESIDE = /\b(?:for|about|before|after) (?:the|my|our|a) \p{L}|^(?:and |so |but )?now (?:the|my|for) \p{L}/iu

/** What was due is done, and no date is told: "submitted!! thesis went off to the exam office" beside "Thesis is due in mid-December". */
export function doneIn({ text, language, sentences }: Said, held: readonly HeldView[]): readonly News[] {
  if (language !== 'en' || isOfOthers(text)) return []
  const told = [...[...text.matchAll(EXCLAIMED)].map((match) => ({ match, out: true })), ...[...text.matchAll(TOLD)].map((match) => ({ match, out: false }))]
  if (told.length === 0) return []
  const clauses = cutBetween(text, GAP).filter(({ start }) => !sentences.some((each) => each.start <= start && start < each.end && isQuestion(each, language)))
  const found: News[] = []
  for (const view of held) {
    if (heldSubject(view) !== null || view.memory.kind === 'rule' || !DATED.test(view.folded) || !hasDay(view)) continue
    const { rest, key } = partsOf(view, language)
    const named = clauses.filter((clause) => contentStems(clause.text, language).some((stem) => key.has(stem) || (rest.has(stem) && !DATED.test(stem))))
    const [thing] = named
    if (thing === undefined || named.some((clause) => OPEN.test(clause.text) || BESIDE.test(clause.text))) continue
    for (const { match, out } of told) {
      const word = match[1]
      if (word === undefined) continue
      const start = match.index + match[0].indexOf(word)
      const clause = clauses.find((each) => each.start <= start && start < each.end)
      if (clause === undefined || OPEN.test(clause.text) || (!out && clause !== thing)) continue
      found.push({ view, start, end: start + word.length, asTold: true })
      break
    }
  }
  return found
}

/** Held as something that is to become the speaker's on a day. */
const TO_BE_OURS = /\b(?:purchase|completion|completes?|closing|closes|keys|hand-?over|handed over|pick-?up|delivery|move-?in)\b/u
const OURS = /\b(?:is|['’]s|are)(?: (?:now|finally|officially|all|at last|really))* (ours|mine)\b/iu
const ITSELF = /(?:^|[.!?,] )((?:\d+ )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/u
const GOT_KEYS =
  /\b(?:got|have|picked up|collected|been (?:handed|given)|holding) (?:the|our|my) (?:new )?(keys)\b(?! to (?:my|his|her|their|the (?!flat|house|place|door|cottage)))/iu

/** "We have the keys!! 4 Orchard Terrace is ours" beside "House purchase completes in mid-June". */
export function oursIn({ text, language, sentences }: Said, held: readonly HeldView[]): readonly News[] {
  if (language !== 'en') return []
  const told = sentences.filter((sentence) => !isQuestion(sentence, language) && !OPEN.test(sentence.text))
  const keys = told.map((sentence) => ({ sentence, match: GOT_KEYS.exec(sentence.text) })).find(({ match }) => match !== null)
  const ours = told.map((sentence) => ({ sentence, match: OURS.exec(sentence.text) })).find(({ match }) => match !== null)
  const [first, word] = ours?.match == null ? [keys, keys?.match?.[1]] : [ours, ours.match[1]]
  if (first?.match == null || word === undefined || isOfOthers(text)) return []
  const { sentence, match } = first
  const named = ours === undefined ? undefined : ITSELF.exec(sentence.text.slice(0, match.index).trimEnd())?.[1]
  const at = named === undefined ? match.index + match[0].lastIndexOf(word) : sentence.text.lastIndexOf(named, match.index)
  const start = sentence.start + at
  const end = start + (named ?? word).length
  return held.flatMap((view) => {
    const isMeant = TO_BE_OURS.test(view.folded) && hasDay(view) && heldSubject(view) === null && view.memory.kind !== 'rule'
    const { rest, key } = partsOf(view, language)
    const isIt = contentStems(/\p{L}+$/u.exec(sentence.text.slice(0, match.index).trimEnd())?.[0] ?? '', language).some(
      (stem) => rest.has(stem) || key.has(stem),
    )
    if (!isMeant || !(keys !== undefined || isIt)) return []
    if (keys !== undefined && !HOME.test(view.folded)) return []
    return [{ view, start, end, asTold: true as const, own: true as const }]
  })
}

const HOME = /\b(?:house|home|flat|apartment|cottage|place|bungalow|property|keys|move-?in)\b/u

function hasDay({ features, memory }: HeldView): boolean {
  return features.typed.some(({ sort }) => sort === 'date' || sort === 'weekday' || sort === 'time') || MONTH.test(memory.value ?? '')
}

const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|easter|christmas)\b/iu

const GAP = /[,;:.!?…–—]+(?:\s+|$)|\s+(?:and|but|so)\s+/gu

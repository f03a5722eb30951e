import { fold, stemOf } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isOfOthers } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import type { Said } from './substitution.ts'

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
/** "two chihuahuas", "three old lathes". */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d]|\\b(?:the|these|those|other|all) )(${NUMBERS}|\\d{1,2}) (?:(?:big|small|old|new|healthy|hungry|whole|working) )?([\\p{L}-]{3,20})`,
  'giu',
)
/** One has come or gone, or it is told as the sum. */
const SUMS =
  /\b(?:(?:down|up) to|that(?:'s| is| makes)|makes (?:it|us|that)|so it's|so we(?:'re| have| own| keep)|now (?:have|own|keep|run)|(?:a|the|my|our) (?:second|third|fourth|fifth|sixth|other|new) (?:one|\p{L}+)|another|one more|took in|adopted|added|(?:was|were) born|(?:died|arrived|came home|joined us)|lost one|sold one|gave one|(?:one|two|three|\p{L}+) (?:that|who|which|i|we) (?:just |only )?(?:came|arrived|moved in|hatched|turned up|joined|bought|got|caught|picked up|brought home|took on) (?:home |in )?(?:on|last|this|yesterday|today|two|a )|(?:the|my|our) (?:new (?:one|arrival|baby|\p{L}+)|newest|latest|newcomers?|youngest)|since the \p{L}+ (?:came|arrived|got|took|died)|since (?:we|i) (?:sold|lost|gave|bought|got|rehomed)|these days)\b/u

/** "The fox got one, so we're down to two hens" beside "Keeps three hens". */
export function countedIn({ text, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (language !== 'en' || !SUMS.test(fold(text)) || isOfOthers(text)) return []
  const found: News[] = []
  for (const match of text.matchAll(COUNTED)) {
    const [whole, count, noun] = match
    if (count === undefined || noun === undefined || MEASURES.test(noun)) continue
    const stem = stemOf(fold(noun), language)
    const views = held.filter((view) => {
      const words = valueIn(view)?.words ?? []
      return words.length === 2 && COUNT.test(words[0] ?? '') && words[0] !== fold(count) && stemOf(words[1] ?? '', language) === stem
    })
    const [view] = views
    if (view !== undefined && views.length === 1) found.push({ view, start: match.index, end: match.index + whole.length, own: true })
  }
  return found
}

const COUNT = new RegExp(`^(?:${NUMBERS}|\\d{1,2})$`, 'u')
const MEASURES = /^(?:years?|months?|weeks?|days?|hours?|minutes?|euros?|pounds|dollars|kilos?|miles?|times?|percent|km|cm|inch(?:es)?)$/iu

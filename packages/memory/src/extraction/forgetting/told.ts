import { type Features, featuresOf, hasAkin } from '../keys/features.ts'
import { stemsOf } from '../matching/closeness.ts'
import type { HeldView } from '../matching/held.ts'
import { fold } from '../language/words.ts'

/**
 * The one memory whose value, or nearly every word, stands in what the user said last. A question in between is passed over, but then
 * "forget it" may well mean the question: `isSure` says that it does not.
 */
export function toldBefore(earlier: readonly string[], held: readonly HeldView[], language: string, isSure: boolean): HeldView | null {
  for (let i = earlier.length - 1; i >= 0 && i >= earlier.length - 3; i -= 1) {
    const said = earlier[i] ?? ''
    if (said.trimEnd().endsWith('?')) {
      if (isSure) continue
      return null
    }
    const folded = fold(said)
    const features = featuresOf(said, language)
    const graded = held
      .map((view) => ({ view, share: shareIn(view, folded, features) }))
      .filter(({ share }) => share >= MOSTLY)
      .sort((a, b) => b.share - a.share)
    const [first, second] = graded
    return first !== undefined && (second === undefined || second.share < first.share) ? first.view : null
  }
  return null
}

/** What is held in other words of what was told: of the same value, and of nothing else besides. */
export function saysTheSame(told: HeldView, held: readonly HeldView[], language: string): readonly HeldView[] {
  const value = told.memory.value === null ? '' : fold(told.memory.value)
  if (value.length < 2) return []
  const features = featuresOf(`${told.memory.text} ${told.memory.value ?? ''}`, language)
  return held.filter(
    (view) => view !== told && view.memory.value !== null && fold(view.memory.value) === value && shareIn(view, told.folded, features) >= 1 + MOSTLY,
  )
}

/** "Forget it", "drop that": often said of what was asked, and not of what is held. */
export function dismisses(text: string): boolean {
  return /^(?:(?:oh|ah|ugh|no|nah|ok|okay|well|lol|hm+|actually|sorry|never ?mind|nvm|better|best|just|maybe|perhaps|then|so|you'd)[,. ]+)*(?:forget|drop|leave|skip|scratch|scrap|undo|ignore|never mind) (?:it|that|about it|about that)\b/.test(
    fold(text),
  )
}

/** "Better forget it", "ok, take that rule back": an order about what was just told, and about nothing else. */
export function takesWordBack(text: string): boolean {
  return WORD_BACK.test(fold(text))
}

const WORD_BACK =
  /^(?:(?:oh|ah|ugh|no|nah|nope|ok|okay|well|lol|hm+|actually|sorry|please|so|then|just|maybe|perhaps|better|best|rather|you'd|let's|you|can)[,. ]+)*(?:(?:forget|drop|scratch|scrap|undo|delete|erase|remove|cancel|withdraw|revoke|strike) (?:it|that|this)|take (?:it|that|this) back|(?:take|undo|drop|scrap|cancel|revoke|withdraw|lift|scratch) (?:that|this|the) (?:rule|instruction|order|request|wish|preference)(?: back)?)(?:,? (?:again|then|please|pls|thanks|after all|will you|would you|instead))*[.! ]*$/

const MOSTLY = 0.6

/** Share of a memory's words that a text has; a value that stands there counts as much again. */
function shareIn({ memory, features }: HeldView, folded: string, said: Features): number {
  const stems = stemsOf(features)
  let there = 0
  for (const stem of stems) if (hasAkin(said, stem)) there += 1
  const share = stems.size === 0 ? 0 : there / stems.size
  return share + Number(memory.value !== null && memory.value.length > 1 && folded.includes(fold(memory.value)))
}

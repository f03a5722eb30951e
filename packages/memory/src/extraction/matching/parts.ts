import { type Features, hasAkin } from '../keys/features.ts'
import type { HeldView } from './held.ts'
import { once, onceByLanguage } from '../once.ts'
import { type Subject, subjectOf } from '../language/subjects.ts'
import { contentStems, fold } from '../language/words.ts'

/** A held memory's words, by what they are there for. */
export interface Parts {
  /** Stems of the text without its value. */
  readonly rest: ReadonlySet<string>
  readonly key: ReadonlySet<string>
  readonly value: ReadonlySet<string>
}

export const partsOf: (view: HeldView, language: string) => Parts = onceByLanguage((view: HeldView, language): Parts => {
  const { key, text, value } = view.memory
  const at = value === null ? -1 : fold(text).indexOf(fold(value))
  const rest = at < 0 || value === null ? text : `${text.slice(0, at)} ${text.slice(at + value.length)}`
  return {
    rest: new Set(contentStems(rest, language)),
    key: new Set(contentStems((key ?? '').replace(/[._-]+/g, ' '), language)),
    value: new Set(contentStems(value ?? '', language)),
  }
})

/** Whom a held memory is about, where that is not the speaker. */
export const heldSubject: (view: HeldView) => Subject | null = once((view: HeldView): Subject | null => subjectOf(view.memory.text))

/** Share of the stems that a text has, rare ones counting more. */
export function shareOf(stems: ReadonlySet<string>, features: Features, rarity: (stem: string) => number): number {
  let all = 0
  let there = 0
  for (const stem of stems) {
    all += rarity(stem)
    if (hasAkin(features, stem)) there += rarity(stem)
  }
  return all === 0 ? 0 : there / all
}

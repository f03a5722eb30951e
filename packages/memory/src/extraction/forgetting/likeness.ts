import { type Features, featuresOf } from '../keys/features.ts'
import { heldGroups, heldKeys, heldStems } from '../matching/closeness.ts'
import type { HeldView } from '../matching/held.ts'
import { akinTo, type Aspect, countIn } from '../matching/held-index.ts'
import { once } from '../once.ts'
import { isAmong, kinIn } from './kin.ts'
import { topicStems } from './request-words.ts'
import { fold } from '../language/words.ts'

const OLD =
  /\b(?:old|former|previous|ex|past|earlier|(?:at|in|for|to|with) before|alte[nrsm]?|ehemalige[nrsm]?|früher\w*|antigu[oa]|viej[oa]|anterior|used to|ancien\w*|antig[oa]s?|velh[oa]s?)\b|قديم|前の|昔の|古い/
const NEW = /\b(?:new|current|present|neue[nrsm]?|aktuelle[nrsm]?|nuev[oa]|actual|nouve\w+|nov[oa]|atual)\b|جديد|新しい/
export const RULE: RegExp = /\b(?:rules?|instructions?|preferences?|style|format|regel\w*|anweisung\w*|instrucci[oó]n\w*|regla\w*)\b/
/** Words that may stand for anything. */
const VAGUE =
  /^(?:number|name|figur|date|detail|stori|place|peopl|time|inform|data|fact|nummer|numero|nombr|(?:old|alt|neu|new|viej|nuev|antigu|stuff|thing|busi|sach|cosa|asunt|monei|geld|diner)$)/

/** How well a text fits each held memory, by its words. */
export function likenesses(text: string, held: readonly HeldView[], language: string): readonly { readonly view: HeldView; readonly score: number }[] {
  const features = featuresOf(text, language)
  const stems = topicStems(features, language)
  const folded = fold(text)
  const score = topicScores({ features, stems, folded }, held)
  return held.map((view) => ({ view, score: score(view) }))
}

/** Whether a text names something that is held: a `fact` where a rule is not meant, and only a `rule` where nothing else is. */
export function namesHeld(text: string, held: readonly HeldView[], language: string, sort: 'any' | 'fact' | 'rule' = 'any'): boolean {
  const features = featuresOf(text, language)
  const stems = topicStems(features, language)
  const folded = fold(text)
  const score = topicScores({ features, stems, folded }, held)
  return stems.some((stem) => akinTo(held, stem).some((view) => (sort === 'any' || isRule(view) === (sort === 'rule')) && score(view) >= 0.9))
}

/** Whether it tells the assistant how to behave. */
export function isRule(view: HeldView): boolean {
  return view.memory.kind === 'rule' || RULE.test(fold(view.memory.key ?? ''))
}

/** The same where the words may be quite others, of one group of synonyms: for forms that are rare and mean nothing else. */
export function meansHeld(text: string, held: readonly HeldView[], language: string, sort: 'any' | 'rule' = 'any'): boolean {
  return likenesses(text, held, language).some(({ view, score }) => score >= 0.85 && (sort === 'any' || isRule(view)))
}

/** What is set against what is held, by its words. */
export interface Topic {
  readonly features: Features
  readonly stems: readonly string[]
  readonly folded: string
}

/** How well held memories fit: what does not depend on which of them is worked out once. */
export function topicScores({ features: asked, stems, folded }: Topic, held: readonly HeldView[]): (view: HeldView) => number {
  const rarity = rarities(held)
  const words = new Map<HeldView, number>()
  for (const stem of new Set(stems)) {
    const views = akinTo(held, stem)
    if (views.length === 0) continue
    const more = (VAGUE.test(stem) ? 0.4 : 1.2) * rarity.stem(stem)
    for (const view of views) words.set(view, (words.get(view) ?? 0) + more)
  }
  const named = [...asked.keys].filter(([key]) => key !== 'work.role' || !asked.hits.every((hit) => hit.key !== key || hit.value))
  const kin = kinIn(asked)
  const [old, fresh] = [OLD.test(folded), NEW.test(folded)]
  return (view) => {
    let score = words.get(view) ?? 0
    for (const group of asked.groups) if (view.features.groups.has(group)) score += 0.9 * rarity.group(group)
    let keys = 0
    for (const [key, weight] of named) {
      const there = view.features.keys.get(key) ?? (view.canonical === key ? 1 : 0)
      if (there > 0) keys = Math.max(keys, Math.min(weight, there, 1.2) * rarity.key(key) + (view.canonical === key ? 0.4 : 0))
    }
    score += keys
    for (const relation of kin) score += isAmong(relation, view.features.relations) ? 0.8 : -0.6
    if (old) score += isOld(view) ? 1.2 : 0
    if (fresh && !old) score += isNew(view) ? 0.8 : isOld(view) ? -0.8 : 0
    return score
  }
}

const isOld = once(({ folded }: HeldView): boolean => OLD.test(folded))
const isNew = once(({ folded }: HeldView): boolean => NEW.test(folded))

export interface Rarity {
  stem(stem: string): number
  group(group: string): number
  key(key: string): number
}

export const rarities: (held: readonly HeldView[]) => Rarity = once((held: readonly HeldView[]): Rarity => {
  const weigh = (aspect: Aspect, id: string): number => 1 / (1 + 0.7 * Math.log(Math.max(1, countIn(held, aspect, id))))
  return { stem: (id) => weigh(heldStems, id), group: (id) => weigh(heldGroups, id), key: (id) => weigh(heldKeys, id) }
})

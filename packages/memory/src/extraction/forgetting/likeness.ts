import { type Features, featuresOf, hasAkin } from '../keys/features.ts'
import type { HeldView } from '../matching/held.ts'
import { once } from '../once.ts'
import { topicStems } from './request-words.ts'
import { fold } from '../language/words.ts'

const OLD =
  /\b(?:old|former|previous|ex|past|earlier|alte[nrsm]?|ehemalige[nrsm]?|früher\w*|antigu[oa]|viej[oa]|anterior|used to|ancien\w*|antig[oa]s?|velh[oa]s?)\b|قديم|前の|昔の|古い/
const NEW = /\b(?:new|current|present|neue[nrsm]?|aktuelle[nrsm]?|nuev[oa]|actual|nouve\w+|nov[oa]|atual)\b|جديد|新しい/
export const RULE: RegExp = /\b(?:rules?|instructions?|preferences?|style|format|regel\w*|anweisung\w*|instrucci[oó]n\w*|regla\w*)\b/
/** Words that may stand for anything. */
const VAGUE = /^(?:number|name|figur|date|detail|stori|place|peopl|time|inform|data|fact|nummer|numero|nombr)/

/** How well a text fits each held memory, by its words. */
export function likenesses(text: string, held: readonly HeldView[], language: string): readonly { readonly view: HeldView; readonly score: number }[] {
  const features = featuresOf(text, language)
  const stems = topicStems(features, language)
  const folded = fold(text)
  const rarity = rarities(held)
  return held.map((view) => ({ view, score: topicScore(features, stems, folded, view, rarity) }))
}

/** Whether a text names something that is held: a `fact` where a rule is not meant. */
export function namesHeld(text: string, held: readonly HeldView[], language: string, sort: 'any' | 'fact' = 'any'): boolean {
  const features = featuresOf(text, language)
  const stems = topicStems(features, language)
  const folded = fold(text)
  return (
    stems.length > 0 &&
    held.some(
      (view) =>
        !(sort === 'fact' && isRule(view)) &&
        stems.some((stem) => hasAkin(view.features, stem)) &&
        topicScore(features, stems, folded, view, rarities(held)) >= 0.9,
    )
  )
}

/** Whether it tells the assistant how to behave. */
export function isRule(view: HeldView): boolean {
  return view.memory.kind === 'rule' || RULE.test(fold(view.memory.key ?? ''))
}

export function topicScore(asked: Features, stems: readonly string[], folded: string, view: HeldView, rarity: Rarity): number {
  let score = 0
  for (const stem of new Set(stems)) if (hasAkin(view.features, stem)) score += (VAGUE.test(stem) ? 0.4 : 1.2) * rarity.stem(stem)
  for (const group of asked.groups) if (view.features.groups.has(group)) score += 0.9 * rarity.group(group)
  let keys = 0
  for (const [key, weight] of asked.keys) {
    if (key === 'work.role' && asked.hits.every((hit) => hit.key !== key || hit.value)) continue
    const there = view.features.keys.get(key) ?? (view.canonical === key ? 1 : 0)
    if (there > 0) keys = Math.max(keys, Math.min(weight, there, 1.2) * rarity.key(key) + (view.canonical === key ? 0.4 : 0))
  }
  score += keys
  for (const relation of asked.relations) score += view.features.relations.has(relation) ? 0.8 : -0.6
  if (OLD.test(folded)) score += OLD.test(view.folded) ? 1.2 : 0
  if (NEW.test(folded) && !OLD.test(folded)) score += NEW.test(view.folded) ? 0.8 : OLD.test(view.folded) ? -0.8 : 0
  return score
}

export interface Rarity {
  stem(stem: string): number
  group(group: string): number
  key(key: string): number
}

export const rarities: (held: readonly HeldView[]) => Rarity = once((held: readonly HeldView[]): Rarity => {
  const stems = new Map<string, number>()
  const groups = new Map<string, number>()
  const keys = new Map<string, number>()
  for (const { features } of held) {
    for (const stem of new Set(features.stems)) stems.set(stem, (stems.get(stem) ?? 0) + 1)
    for (const group of features.groups) groups.set(group, (groups.get(group) ?? 0) + 1)
    for (const key of features.keys.keys()) keys.set(key, (keys.get(key) ?? 0) + 1)
  }
  const weigh = (counts: ReadonlyMap<string, number>, id: string): number => 1 / (1 + 0.7 * Math.log(Math.max(1, counts.get(id) ?? 1)))
  return { stem: (id) => weigh(stems, id), group: (id) => weigh(groups, id), key: (id) => weigh(keys, id) }
})

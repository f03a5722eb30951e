import { TARGETS } from '../src/extraction/forgetting/forget.ts'
import { INTENTS } from '../src/extraction/reading/intent.ts'
import { RELATIONS } from '../src/extraction/matching/relation.ts'
import type { Memory } from '../src/core/memory.ts'
import { SUBSTITUTES } from '../src/extraction/matching/substitution.ts'
import type { Softmax } from '../src/extraction/softmax.ts'
import { aspects } from '../src/retrieval/embed-text.ts'
import { intentRows, type NearOf, type Person, relationRows, substitutionRows, targetRows } from './examples.ts'
import { fit } from './fit.ts'

export interface Models {
  readonly INTENT: Softmax
  readonly RELATION: Softmax
  readonly RELATION_NEAR: Softmax
  readonly TARGET: Softmax
  readonly TARGET_NEAR: Softmax
  readonly SUBSTITUTION: Softmax
}

const BUCKETS = 16_384

/** The classifiers that know nearness are for the languages that the embedders which come with Locket were made for. */
const EMBEDDED = 'en'

/** Trains the extractor's classifiers on people whose messages were told by hand what they mean. */
export function train(people: readonly Person[], nearOf: NearOf): Models {
  const embedded = people.filter(({ language }) => language === EMBEDDED)
  return {
    INTENT: fit(intentRows(people), { classes: INTENTS, buckets: BUCKETS, penalty: 3 }),
    RELATION: fit(relationRows(people, null), { classes: RELATIONS, buckets: 0, penalty: 1 }),
    RELATION_NEAR: fit(relationRows(embedded, nearOf), { classes: RELATIONS, buckets: 0, penalty: 1 }),
    TARGET: fit(targetRows(people, null), { classes: TARGETS, buckets: 0, penalty: 1 }),
    TARGET_NEAR: fit(targetRows(embedded, nearOf), { classes: TARGETS, buckets: 0, penalty: 1 }),
    SUBSTITUTION: fit(substitutionRows(people, nearOf), { classes: SUBSTITUTES, buckets: BUCKETS, penalty: 1, wordPenalty: 12 }),
  }
}

/** Every text whose vector is wanted, to be embedded beforehand. */
export function textsToEmbed(people: readonly Person[]): readonly string[] {
  const texts = new Set<string>()
  const note: NearOf = (text, held) => {
    for (const each of [text, ...held.flatMap(aspects)]) texts.add(each)
    return null
  }
  const embedded = people.filter(({ language }) => language === EMBEDDED)
  relationRows(embedded, note)
  targetRows(embedded, note)
  substitutionRows(embedded, note)
  return [...texts]
}

/** Cosine to the best of a memory's vectors, as the recall index has it. */
export function nearnessBy(vectorOf: (text: string) => Float32Array | undefined): NearOf {
  return (text, held) => {
    const own = vectorOf(text)
    return own === undefined ? null : new Map(held.map((memory) => [memory.id, bestOf(own, memory, vectorOf)]))
  }
}

function bestOf(own: Float32Array, memory: Memory, vectorOf: (text: string) => Float32Array | undefined): number {
  return Math.max(
    ...aspects(memory).map((text) => {
      const other = vectorOf(text)
      return other === undefined ? 0 : own.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)
    }),
  )
}

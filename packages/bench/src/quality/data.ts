import * as v from 'valibot'
import { formatError } from '../public-data/issue-place.ts'

const Kind = v.picklist(['fact', 'rule', 'event'])

const RecallData = v.object({
  users: v.array(
    v.object({
      id: v.string(),
      language: v.string(),
      facts: v.array(
        v.object({
          key: v.string(),
          kind: Kind,
          versions: v.array(v.object({ day: v.number(), text: v.string(), value: v.string() })),
          deleted: v.optional(v.object({ day: v.number(), text: v.string() })),
          probes: v.object({ literal: v.string(), paraphrase: v.tuple([v.string(), v.string(), v.string()]) }),
        }),
      ),
      messages: v.array(
        v.object({
          day: v.number(),
          text: v.string(),
          key: v.nullable(v.string()),
          type: v.picklist(['state', 'update', 'delete', 'restate', 'distractor']),
        }),
      ),
    }),
  ),
})

const ExtractionData = v.object({
  cases: v.array(
    v.object({
      id: v.string(),
      language: v.string(),
      now: v.string(),
      turns: v.array(v.object({ role: v.picklist(['user', 'assistant', 'tool']), text: v.string() })),
      before: v.array(v.object({ key: v.string(), value: v.string(), text: v.string() })),
      expect: v.array(
        v.object({
          op: v.picklist(['add', 'update', 'delete']),
          about: v.string(),
          value: v.string(),
          notValue: v.optional(v.string()),
          kind: Kind,
          validFrom: v.optional(v.string()),
        }),
      ),
      forbid: v.array(v.string()),
    }),
  ),
})

export type RecallUser = v.InferOutput<typeof RecallData>['users'][number]
export type RecallFact = RecallUser['facts'][number]
export type ExtractionCase = v.InferOutput<typeof ExtractionData>['cases'][number]
export type Expectation = ExtractionCase['expect'][number]

/** @throws BenchError `other-format` with the path of what is wrong */
export function parseRecallData(data: unknown): readonly RecallUser[] {
  const parsed = v.safeParse(RecallData, data)
  if (!parsed.success) throw formatError('recall data', parsed.issues)
  return parsed.output.users
}

/** @throws BenchError `other-format` with the path of what is wrong */
export function parseExtractionData(data: unknown): readonly ExtractionCase[] {
  const parsed = v.safeParse(ExtractionData, data)
  if (!parsed.success) throw formatError('extraction data', parsed.issues)
  return parsed.output.cases
}

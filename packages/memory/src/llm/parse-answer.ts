import type { ReasonCode } from '../core/decision.ts'
import type { MemoryKind } from '../core/memory.ts'

/** One memory as the model put it, its fields of the right shape; whether it holds is checked later. */
export interface Candidate {
  readonly turn: number
  readonly quote: string
  readonly text: string
  readonly key: string | null
  readonly value: string | null
  readonly kind: MemoryKind
  readonly relation: 'new' | 'changed' | 'corrected' | 'same'
  readonly held: string | null
  readonly confidence: number
  readonly from: string | null
  readonly to: string | null
}

export interface Answer {
  readonly memories: readonly Candidate[]
  readonly nothing: readonly { readonly turn: number; readonly reason: ReasonCode }[]
  /** What was left out, and why, in words for the model. Holds no text of the answer. */
  readonly problems: readonly string[]
}

const KINDS = ['fact', 'event', 'rule'] as const
const RELATIONS = ['new', 'changed', 'corrected', 'same'] as const
const REASONS = ['question', 'hypothetical', 'fiction', 'quote', 'joke', 'task', 'uncertain', 'small-talk', 'forget-request', 'nothing'] as const

/** Reads an answer, keeping what is right of it; `null` when it is no JSON object with a list of memories. */
export function parseAnswer(text: string, turns: number): Answer | null {
  const value = findObject(text)
  if (value === null || !Array.isArray(value.memories)) return null
  const problems: string[] = []
  const memories = value.memories.flatMap((item: unknown, i) => {
    const { candidate, problem } = toCandidate(item, turns)
    if (problem !== null) problems.push(`memories[${i}]${problem}`)
    return candidate === null ? [] : [candidate]
  })
  const nothing = (Array.isArray(value.nothing) ? value.nothing : []).flatMap((item: unknown) => {
    const { turn, reason } = isRecord(item) ? item : {}
    const known = REASONS.find((name) => name === reason)
    return known === undefined || !isTurn(turn, turns) ? [] : [{ turn, reason: known }]
  })
  return { memories, nothing, problems }
}

/** The object in an answer: alone, in a Markdown fence, after thoughts, or amid other words. */
function findObject(answer: string): Readonly<Record<string, unknown>> | null {
  const text = answer.slice(answer.lastIndexOf('</think>') + 1)
  const inside = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    const value: unknown = JSON.parse(inside)
    return isRecord(value) ? value : null
  } catch {
    // The error would hold words of the answer; that it is no JSON is all that is told.
    return null
  }
}

function toCandidate(item: unknown, turns: number): { readonly candidate: Candidate | null; readonly problem: string | null } {
  const wrong = (problem: string) => ({ candidate: null, problem })
  if (!isRecord(item)) return wrong(' must be an object')
  const { turn, quote, text, key, value, held, from, to } = item
  const confidence = item.confidence ?? 0.6
  const kind = KINDS.find((name) => name === (item.kind ?? 'fact'))
  const relation = RELATIONS.find((name) => name === (item.relation ?? 'new'))
  if (!isTurn(turn, turns)) return wrong('.turn is not the number of a turn')
  if (typeof quote !== 'string' || quote.trim() === '') return wrong('.quote must be words of the turn')
  if (typeof text !== 'string' || text.trim() === '') return wrong('.text must be a sentence')
  if (kind === undefined) return wrong(`.kind must be one of ${KINDS.join(', ')}`)
  if (relation === undefined) return wrong(`.relation must be one of ${RELATIONS.join(', ')}`)
  if (typeof confidence !== 'number' || !(confidence >= 0 && confidence <= 1)) return wrong('.confidence must be a number from 0 to 1')
  const texts = { key: textOrNull(key), value: textOrNull(value), held: textOrNull(held), from: textOrNull(from), to: textOrNull(to) }
  return { candidate: { turn, quote, text, kind, relation, confidence, ...texts }, problem: null }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function isTurn(value: unknown, turns: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < turns
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

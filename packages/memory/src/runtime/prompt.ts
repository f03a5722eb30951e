import { checkInteger, checkNumber, checkName, checkText, fields, invalid, optional } from '../core/check.ts'
import { PER_TURN, steadyWindow, turnTokens } from '../core/thread-window.ts'
import { estimateTokens } from '../core/tokens.ts'
import type { Prompt, PromptPart, Recall } from '../locket.ts'
import type { Summaries } from './summaries.ts'
import type { ThreadLine, ThreadTurns } from './thread-turns.ts'

/** Shares of what is left of a prompt after its system part. */
const MEMORY_SHARE = 0.3
const SUMMARY_SHARE = 0.2

const KINDS = ['system', 'memory', 'summary', 'turn'] as const

export interface PromptParts {
  readonly turns: ThreadTurns
  readonly summaries: Summaries
  recall(query: string, options: { readonly tokens: number; readonly thread?: string | undefined }): Promise<Recall>
}

type Draft = Omit<PromptPart, 'cost'>

export async function assemblePrompt({ turns, summaries, recall }: PromptParts, value: unknown): Promise<Prompt> {
  const given = fields(value, 'options', ['system', 'thread', 'query', 'tokens', 'price'])
  const query = checkText(given.query, 'options.query')
  const system = optional(given.system, 'options.system', checkText)
  const thread = optional(given.thread, 'options.thread', checkName)
  const tokens = checkInteger(given.tokens, 'options.tokens', 100, 10_000_000)
  const price = optional(given.price, 'options.price', parsePrice) ?? null

  const parts: Draft[] = system === undefined ? [] : [toPart('system', 'system', system)]
  const room = tokens - total(parts)
  if (room < 0) throw invalid('options.tokens', 'must leave room for the system part')
  const forMemory = Math.floor(room * MEMORY_SHARE)
  const found = await recall(query, { tokens: Math.max(0, Math.min(100_000, forMemory - PER_TURN)), ...(thread === undefined ? {} : { thread }) })
  if (found.block !== '') parts.push(toPart('memory', 'user', found.block))

  if (thread !== undefined) {
    const lines = turns.of(thread).filter(({ role }) => role !== 'system')
    const whole = lines.reduce((sum, line) => sum + turnTokens(line), 0)
    const fits = whole <= tokens - total(parts)
    // What memories leave over is not given to turns: else their start would move with every question.
    const forSummary = fits ? 0 : Math.floor(room * SUMMARY_SHARE)
    const recent = steadyWindow(lines, fits ? whole : room - forMemory - forSummary)
    const summary = fits ? null : await summaries.of(thread, olderThan(lines, recent), forSummary - PER_TURN)
    if (summary !== null) parts.push(toPart('summary', 'user', summary.text))
    // A turn that was forgotten while the summary was made is not told.
    const kept = new Set(summary === null ? recent : turns.of(thread))
    for (const line of recent) if (kept.has(line)) parts.push({ kind: 'turn', role: line.role, text: line.text, tokens: turnTokens(line) })
  }
  const priced = parts.map((part): PromptPart => ({ ...part, cost: price === null ? null : (part.tokens * price[part.kind]) / 1_000_000 }))
  return { parts: priced, tokens: total(parts), cost: price === null ? null : priced.reduce((sum, { cost }) => sum + (cost ?? 0), 0), trace: found.trace }
}

/** The lines of a conversation that stand before its window. */
export function olderThan(lines: readonly ThreadLine[], recent: readonly ThreadLine[]): readonly ThreadLine[] {
  const first = recent[0]
  return first === undefined ? lines : lines.slice(0, lines.indexOf(first))
}

/** Price of a million tokens by kind of part; `input` where a kind has none of its own. */
function parsePrice(value: unknown, field: string): Readonly<Record<PromptPart['kind'], number>> {
  const given = fields(value, field, ['input', ...KINDS])
  const check = (v: unknown, f: string): number => checkNumber(v, f, 0, 1_000_000_000)
  const input = check(given.input, `${field}.input`)
  const of = (kind: PromptPart['kind']): number => optional(given[kind], `${field}.${kind}`, check) ?? input
  return { system: of('system'), memory: of('memory'), summary: of('summary'), turn: of('turn') }
}

function toPart(kind: PromptPart['kind'], role: PromptPart['role'], text: string): Draft {
  return { kind, role, text, tokens: estimateTokens(text) + PER_TURN }
}

function total(parts: readonly Draft[]): number {
  return parts.reduce((sum, part) => sum + part.tokens, 0)
}

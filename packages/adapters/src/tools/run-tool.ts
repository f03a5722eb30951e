import type { DecisionOp, ForgetTarget, Locket, MemoryKind, ReasonCode } from '@locket/memory'
import { parseToolInput, parseToolName, type ToolInput } from './parse-input.ts'

/** Whose words a call counts as, and where it belongs. */
export interface RunToolOptions {
  /**
   * Whose statement `remember` is. `app` (default): the app gave the model the tool, so what it remembers is active at once, apart
   * from rules, which wait for approval. `assistant`: all of it waits for approval, unless the policy says otherwise.
   */
  readonly origin?: 'app' | 'assistant' | undefined
  /** The conversation; kept in the trace and with what is remembered. */
  readonly thread?: string | undefined
}

/** What a tool answers: plain data that can be given to a model as JSON. */
export type ToolResult = RecallResult | RememberResult | ForgetResult

/** What `recall` brought. */
export interface RecallResult {
  readonly tool: 'recall'
  /** The same text as `recall().block`; empty when nothing is known. */
  readonly block: string
  /** What answers the question, best first; `block` has the profile besides. */
  readonly memories: readonly RecalledMemory[]
}

/** One memory that answers the question. */
export interface RecalledMemory {
  /** For `forget`. */
  readonly id: string
  /** Such as `home.city`; `null` for what has no such name. */
  readonly key: string | null
  readonly text: string
  /** 0 to 1, comparable between questions. */
  readonly score: number
  /** From when it is true: ISO 8601 UTC, or a plain date. */
  readonly validFrom: string
}

/** What became of a statement. */
export interface RememberResult {
  readonly tool: 'remember'
  readonly op: DecisionOp
  readonly reason: ReasonCode
  /** One English sentence for people. */
  readonly explanation: string
  /** Not there when nothing was kept. */
  readonly id?: string | undefined
}

/** What a forget took: nothing in it tells what. */
export interface ForgetResult {
  readonly tool: 'forget'
  /** How many memories went, older versions included. */
  readonly forgotten: number
  /** Id of the receipt, also for a count of 0. */
  readonly receipt: string
}

const KINDS: readonly MemoryKind[] = ['fact', 'event', 'rule']

/**
 * Runs a tool that a model called, its input being checked against the schema first.
 *
 * @throws MemoryError `INVALID_ARGUMENT` (details.field) for an unknown tool or an input that does not fit, before anything changes; and what the locket rejects with
 */
export async function runTool(locket: Locket, name: string, input: unknown, options: RunToolOptions = {}): Promise<ToolResult> {
  const tool = parseToolName(name)
  if (tool === 'recall') return runRecall(locket, input, options)
  return tool === 'remember' ? runRemember(locket, input, options) : runForget(locket, input)
}

export async function runRecall(locket: Locket, input: unknown, { thread }: RunToolOptions = {}): Promise<RecallResult> {
  const given = parseToolInput('recall', input)
  const { block, memories } = await locket.recall(given.text('query') ?? '', { limit: given.integer('limit'), at: given.text('at'), thread })
  return {
    tool: 'recall',
    block,
    memories: memories.map(({ memory: { id, key, text, validFrom }, score }) => ({ id, key, text, score, validFrom })),
  }
}

export async function runRemember(locket: Locket, input: unknown, { origin = 'app', thread }: RunToolOptions = {}): Promise<RememberResult> {
  const given = parseToolInput('remember', input)
  const kind = KINDS.find((one) => one === given.text('kind'))
  const [decision] = await locket.remember([{ text: given.text('text') ?? '', key: given.text('key'), kind, origin, actor: 'assistant', thread }])
  if (decision === undefined) return { tool: 'remember', op: 'noop', reason: 'nothing', explanation: 'Nothing was stated.' }
  const { op, reason, explanation, memory } = decision
  return { tool: 'remember', op, reason, explanation, ...(memory === undefined ? {} : { id: memory.id }) }
}

export async function runForget(locket: Locket, input: unknown): Promise<ForgetResult> {
  const { count, id } = await locket.forget(toForgetTarget(parseToolInput('forget', input)))
  return { tool: 'forget', forgotten: count, receipt: id }
}

/** What a parsed input of `forget` means. */
export function toForgetTarget(given: ToolInput): ForgetTarget {
  const [id, key] = [given.text('id'), given.text('key')]
  if (id !== undefined) return { id }
  return key === undefined ? { query: given.text('query') ?? '' } : { key }
}

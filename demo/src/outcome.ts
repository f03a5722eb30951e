import type { Decision, Memory } from '@locket/memory'
import type { Entry } from './conversation.ts'
import { words } from './words.ts'

/** The quiet line under a message: what came of it. `tone` says whether something was kept. */
export interface Outcome {
  readonly line: string
  readonly tone: 'working' | 'kept' | 'suggested' | 'gone' | 'nothing' | 'failed'
}

interface Circumstances {
  readonly paused?: boolean | undefined
  readonly planned?: boolean | undefined
}

export function outcomeOf(entry: Entry): Outcome {
  if (entry.state === 'working') return { line: words.outcome.working, tone: 'working' }
  if (entry.state === 'failed') return { line: entry.problem?.what ?? words.outcome.failed, tone: 'failed' }
  if (entry.text === null && entry.decisions.length === 0) return { line: words.outcome.forgotten, tone: 'gone' }
  return outcomeOfDecisions(entry.decisions, { paused: entry.paused })
}

/** The same for decisions alone; `planned` ones have not been carried out. */
export function outcomeOfDecisions(decisions: readonly Decision[], { paused = false, planned = false }: Circumstances = {}): Outcome {
  const telling = decisions.filter((decision) => decision.op !== 'reject')
  const [first, ...rest] = telling.length > 0 ? telling : decisions.slice(0, 1)
  if (first === undefined) return { line: paused ? words.outcome.paused : words.outcome.nothing, tone: 'nothing' }
  const line = [lineOf(first, planned), ...(rest.length > 0 ? [words.outcome.more(rest.length)] : [])].join(' · ')
  return { line, tone: TONES[first.op] }
}

const TONES: Readonly<Record<Decision['op'], Outcome['tone']>> = {
  add: 'kept',
  update: 'kept',
  delete: 'gone',
  noop: 'nothing',
  reject: 'nothing',
  pend: 'suggested',
}

function lineOf(decision: Decision, planned: boolean): string {
  const { op, memory, reason } = decision
  const what = memory === undefined ? '' : inLine(memory.text)
  const remembered = planned ? words.outcome.wouldRemember(what) : words.outcome.remembered(what)
  switch (op) {
    case 'add':
      return [remembered, ...roomOf(decision)].join(' · ')
    case 'update':
      return [remembered, ...replacesOf(decision)].join(' · ')
    case 'pend':
      return [words.outcome.suggested(what), ...roomOf(decision)].join(' · ')
    case 'delete':
      return planned ? words.outcome.wouldForget : words.outcome.deleted
    case 'noop':
      if (reason === 'repeated') return words.outcome.repeated
      return memory === undefined ? wordsFor(reason) : words.outcome.known(what)
    case 'reject':
      return wordsFor(reason)
  }
}

function replacesOf({ replaced }: Decision): readonly string[] {
  const before = replaced?.[0]
  return before === undefined ? [] : [words.outcome.replaces(before.value ?? inLine(before.text))]
}

function roomOf({ madeRoom }: Decision): readonly string[] {
  return madeRoom === undefined ? [] : [words.outcome.madeRoom(madeRoom)]
}

function wordsFor(reason: Decision['reason']): string {
  const reasons: Readonly<Partial<Record<Decision['reason'], string>>> = words.outcome.reasons
  return reasons[reason] ?? words.outcome.nothing
}

/** A sentence as part of a line: without its full stop, “You” small. */
export function inLine(text: Memory['text']): string {
  return text
    .trim()
    .replace(/^You(r?)(?=[\s’'])/, 'you$1')
    .replace(/(?<![.…])\.$/, '')
}

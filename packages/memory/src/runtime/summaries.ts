import type { StoredDocument } from '../core/records.ts'
import { splitSentences } from '../core/split-sentences.ts'
import { summarise } from '../core/summarise.ts'
import { turnTokens } from '../core/thread-window.ts'
import { estimateTokens } from '../core/tokens.ts'
import type { Summary } from '../locket.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'
import type { ThreadLine, ThreadTurns } from './thread-turns.ts'

/** A summary is at most this share of what it stands for. */
const SQUEEZE = 0.25
/** Under this, a summary says nothing. */
const LEAST_TOKENS = 16

export interface Summaries {
  /** What the lines before a window come to; `most`: most tokens. `null` for none. */
  of(thread: string, older: readonly ThreadLine[], most: number): Promise<Summary | null>
}

/** What was made of a stretch that ends with a line; goes with the line. */
interface Made {
  readonly older: readonly ThreadLine[]
  readonly tokens: number
  readonly summary: Summary | null
}

/**
 * The app's own summaries are kept with the thread until a turn of theirs is forgotten; where there is no such function, or
 * it fails, the extractive one is made of the turns as they are.
 */
export function createSummaries(context: Context, turns: ThreadTurns): Summaries {
  const made = new WeakMap<ThreadLine, Made>()

  return {
    async of(thread, older, most) {
      const last = older.at(-1)
      const whole = older.reduce((sum, line) => sum + turnTokens(line), 0)
      const tokens = Math.min(most, Math.ceil(whole * SQUEEZE))
      if (last === undefined || tokens < LEAST_TOKENS) return null
      const covers = older.map(({ turn }) => turn.id)
      const own = context.ports.summarise === null ? null : await ownText(context, turns, { thread, older, last, tokens })
      if (own !== null) return { text: own, covers, tokens: estimateTokens(own) }
      const known = made.get(last)
      if (known?.tokens === tokens && known.older.length === older.length && known.older.every((line, i) => line === older[i])) return known.summary
      const text = summarise(older, tokens)
      const summary = text === '' ? null : { text, covers, tokens: estimateTokens(text) }
      made.set(last, { older, tokens, summary })
      return summary
    },
  }
}

interface Asked {
  readonly thread: string
  readonly older: readonly ThreadLine[]
  readonly last: ThreadLine
  readonly tokens: number
}

/** `null` when the app's function failed, or a turn went while it was at work. */
async function ownText(context: Context, turns: ThreadTurns, { thread, older, last, tokens }: Asked): Promise<string | null> {
  const label = `${tokens}@${older[0]?.turn.order}`
  const held = summariesOf(context, thread)
  const fitting = held.find((each) => each.order === last.turn.order && each.label === label)
  const known = fitting === undefined ? null : await context.ports.store.body(fitting.id)
  if (known !== null) return known
  let text: string
  try {
    const said = older.map(({ turn, role, text }) => ({ role, text, id: turn.id, at: turn.at, thread }))
    text = fit(context.ports.redact((await context.ports.summarise?.(said, { tokens })) ?? '', null).text, tokens)
  } catch {
    return null
  }
  if (text === '') return null
  if (context.view.settings.get('readOnly') === true) return allThere(turns.of(thread), older) ? text : null
  const document: StoredDocument = { id: context.newId(), kind: 'summary', thread, at: context.now(), label, order: last.turn.order }
  return context.write(() => {
    if (!allThere(turns.of(thread), older)) return { changes: null, result: null }
    const removeDocuments = summariesOf(context, thread).map(({ id }) => id)
    return { changes: { documents: [document], bodies: new Map([[document.id, text]]), removeDocuments }, result: text }
  })
}

function summariesOf(context: Context, thread: string): readonly StoredDocument[] {
  const hidden = hiddenOf(context).documents
  return [...context.view.documents.values()].filter((each) => each.kind === 'summary' && each.thread === thread && !hidden.has(each.id))
}

function allThere(now: readonly ThreadLine[], older: readonly ThreadLine[]): boolean {
  const ids = new Set(now.map(({ turn }) => turn.id))
  return older.every(({ turn }) => ids.has(turn.id))
}

/** Whole sentences from the start, as many as there is room for. */
function fit(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text.trim()
  const kept: string[] = []
  for (const sentence of splitSentences(text)) {
    if (estimateTokens([...kept, sentence].join(' ')) > tokens) break
    kept.push(sentence)
  }
  return kept.join(' ')
}

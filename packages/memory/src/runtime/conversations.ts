import { checkBoolean, checkInteger, checkName, checkText, fields, invalid, optional } from '../core/check.ts'
import type { Turn } from '../core/memory.ts'
import { oneOrMore, parseTurn } from '../core/parse-input.ts'
import type { Receipt, StoredDocument, StoredTurn } from '../core/records.ts'
import { trimTurns } from '../core/thread-window.ts'
import type { Recall } from '../locket.ts'
import { branchThread, listCheckpoints, loadCheckpoint, saveCheckpoint } from './checkpoints.ts'
import type { Context } from './context.ts'
import { MOST_TURNS, placeOf, toStored } from './observe.ts'
import type { Conversations } from './conversation-calls.ts'
import { assemblePrompt, olderThan } from './prompt.ts'
import { createSummaries } from './summaries.ts'
import { listThreads } from './thread-list.ts'
import { createThreadTurns, type ThreadLine } from './thread-turns.ts'

const DEFAULT_WINDOW = 1_000
const MOST_TOKENS = 10_000_000
const MOST_TITLE = 256

export interface ConversationParts {
  forget(target: { readonly thread: string }): Promise<Receipt>
  recall(query: string, options: { readonly tokens: number; readonly thread?: string | undefined }): Promise<Recall>
  /** Starts on what is queued for extraction. */
  wake(): void
}

export function createConversations(context: Context, parts: ConversationParts): Conversations {
  const turns = createThreadTurns(context)
  const summaries = createSummaries(context, turns)

  async function linesOf(thread: unknown): Promise<readonly ThreadLine[]> {
    const name = checkName(thread, 'thread')
    await context.catchUp()
    return turns.of(name)
  }

  return {
    async threadAppend(thread, value) {
      await append(context, checkName(thread, 'thread'), value)
      parts.wake()
    },

    async threadTurns(thread, value) {
      const given = fields(value ?? {}, 'options', ['tokens', 'keepSystem'])
      const tokens = optional(given.tokens, 'options.tokens', (v, f) => checkInteger(v, f, 0, MOST_TOKENS))
      const keepSystem = optional(given.keepSystem, 'options.keepSystem', checkBoolean) ?? true
      const lines = await linesOf(thread)
      const kept = tokens === undefined ? lines.filter(({ role }) => keepSystem || role !== 'system') : trimTurns(lines, tokens, keepSystem)
      return kept.map(toTurn)
    },

    async threadSummary(thread, value) {
      const name = checkName(thread, 'thread')
      const given = fields(value ?? {}, 'options', ['tokens'])
      const tokens = optional(given.tokens, 'options.tokens', (v, f) => checkInteger(v, f, 1, MOST_TOKENS)) ?? DEFAULT_WINDOW
      const lines = (await linesOf(name)).filter(({ role }) => role !== 'system')
      return summaries.of(name, olderThan(lines, trimTurns(lines, tokens, false)), Number.MAX_SAFE_INTEGER)
    },

    threadSave: (thread, state, options) => saveCheckpoint(context, turns, thread, state, options),
    threadLoad: (thread, checkpoint) => loadCheckpoint(context, thread, checkpoint),
    threadCheckpoints: (thread) => listCheckpoints(context, thread),
    threadBranch: (thread, checkpoint, newThread) => branchThread(context, turns, thread, checkpoint, newThread),

    async threadRename(thread, value) {
      const name = checkName(thread, 'thread')
      const title = context.ports.redact(checkText(value, 'title'), null).text
      if (title.length > MOST_TITLE) throw invalid('title', `must have at most ${MOST_TITLE} characters`)
      const fresh = context.newId()
      await context.write(() => {
        const held = [...context.view.documents.values()].find((each) => each.kind === 'title' && each.thread === name)
        // Another document, so that the key of the old title goes: it may hold what is forgotten one day.
        const document: StoredDocument = { id: fresh, kind: 'title', thread: name, at: context.now(), label: title, order: 0 }
        return { changes: { documents: [document], removeDocuments: held === undefined ? [] : [held.id] }, result: undefined }
      })
    },

    threadForget: async (thread) => parts.forget({ thread: checkName(thread, 'thread') }),
    threads: (options) => listThreads(context, options),
    async prompt(options) {
      await context.catchUp()
      return assemblePrompt({ turns, summaries, recall: parts.recall }, options)
    },
  }
}

/** A turn whose id is known already, or was forgotten, changes nothing. While paused the conversation goes on, but nothing is learned from it, then or later. */
async function append(context: Context, thread: string, value: unknown): Promise<void> {
  const turns = oneOrMore(value, 'turns', parseTurn)
  turns.forEach((turn, i) => {
    if (turn.thread !== undefined && turn.thread !== thread) throw invalid(`turns[${i}].thread`, 'must be the thread itself')
  })
  if (turns.length > MOST_TURNS) throw invalid('turns', `must be at most ${MOST_TURNS} at once`)
  if (turns.length === 0) return
  const ids = turns.map((turn) => turn.id ?? context.newId())
  await context.write(
    () => {
      const paused = context.view.settings.get('paused') === true
      const now = context.now()
      const kept = turns.flatMap((turn, i): StoredTurn[] => {
        const id = ids[i]
        if (id === undefined || ids.indexOf(id) !== i || context.view.turns.has(id) || context.view.isForgottenMessage(id) !== undefined) return []
        const stored = toStored(context, { ...turn, thread }, id, now, placeOf(context, i, turns.length))
        return [paused ? { ...stored, state: 'done', live: undefined } : stored]
      })
      return { changes: kept.length === 0 ? null : { turns: kept }, result: undefined }
    },
    { redact: 'needs' },
  )
}

function toTurn({ turn, role, text }: ThreadLine): Turn {
  return { role, text, id: turn.id, at: turn.at, origin: turn.origin, ...(turn.thread === null ? {} : { thread: turn.thread }) }
}
